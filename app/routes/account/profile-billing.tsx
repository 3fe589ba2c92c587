import { Fragment } from "react";
import { href } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { fullDay } from "../frame/dates.ts";
import { type Billing, detailRows, periodLine, shownAmount } from "./billing-words.ts";

/** Plan, invoices and what the provider says of the subscription; null while it cannot be told. */
export function BillingSection({ billing }: { billing: Billing | null }) {
  if (!billing) return <Banner kind="danger">Failed to load billing details.</Banner>;
  const { plan_name: plan, recent_invoices: invoices, paddle: details } = billing;
  return (
    <>
      <div className="setting">
        <div>
          <h3>{plan}</h3>
          <p className="muted">{details ? periodLine(details) : "Nothing is charged."}</p>
        </div>
        {details ? (
          <a className="btn btn-line" href={href("/profile/portal")}>
            Manage payment method
          </a>
        ) : null}
      </div>
      {invoices.length > 0 ? (
        <Invoices invoices={invoices} />
      ) : (
        <p className="muted py-4">No invoices yet.</p>
      )}
      {details ? (
        <details className="faq prof-more">
          <summary>Provider details</summary>
          <dl className="facts">
            {detailRows(details).map(([name, words]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd className="break-all">{words}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  );
}

function Invoices({ invoices }: { invoices: Billing["recent_invoices"] }) {
  return (
    <div className="table-wide">
      <table className="inv">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Plan</th>
            <th scope="col">Amount</th>
            <th scope="col" className="right">
              <span className="sr">Documents</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.id}>
              <td className="num nowrap">{fullDay(invoice.date)}</td>
              <td>{invoice.description}</td>
              <td className="num">{shownAmount(invoice.amount, invoice.currency)}</td>
              <td className="right">
                <Document invoice={invoice} kind="invoice" />
                <Document invoice={invoice} kind="receipt" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const labels = { invoice: "Invoice", receipt: "Receipt" } as const;

/** A link to our own address, which leads to the provider's: that one is made anew each time. */
function Document({
  invoice,
  kind,
}: {
  invoice: Billing["recent_invoices"][number];
  kind: keyof typeof labels;
}) {
  const { id, date, invoice_url: invoiceUrl, receipt_url: receiptUrl } = invoice;
  if ((kind === "invoice" ? invoiceUrl : receiptUrl) === null) return null;
  return (
    <a className="link" href={`${href("/profile/invoices/:id", { id })}?kind=${kind}`}>
      {labels[kind]}
      <span className="sr"> of {fullDay(date)}</span>
    </a>
  );
}
