import { href, Link } from "react-router";
import type { ArticleSection } from "#app/ui/article/article.tsx";

/** The sections of /terms. */
export const termsSections: readonly ArticleSection[] = [
  {
    id: "service",
    title: "The service",
    body: (
      <p>
        Stet helps you to write and to improve texts. You need an account, an email address that is yours, and
        you keep your password to yourself. By using Stet you agree to these terms.
      </p>
    ),
  },
  {
    id: "subscriptions",
    title: "Subscriptions",
    body: (
      <>
        <p>
          Paid plans are subscriptions for a month. Subscriptions renew automatically until you cancel them.
        </p>
        <p>
          You can cancel at any time. Cancelling keeps your access until the period ends; your account then
          reverts to the free plan.
        </p>
      </>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    body: (
      <>
        <p>
          Payments are handled by a merchant-of-record provider, who sells the subscription to you, charges
          your card and issues the invoice, taxes included.
        </p>
        <p>
          If a payment fails, the provider retries automatically, and access to the paid plan may be suspended
          until it is resolved.
        </p>
      </>
    ),
  },
  {
    id: "refunds",
    title: "Refunds",
    body: (
      <p>
        A first purchase can be refunded within 14 days if less than 20% of the monthly credits have been
        used.
      </p>
    ),
  },
  {
    id: "prices",
    title: "Price changes",
    body: (
      <p>
        Prices may change. We tell you in advance; using the plan after the change means that you accept it,
        and you can cancel before.
      </p>
    ),
  },
  {
    id: "billing-contact",
    title: "Billing contact",
    body: (
      <p>
        For a question about an invoice or a charge,{" "}
        <Link className="link" to={href("/support")}>
          write to us
        </Link>{" "}
        and name the invoice.
      </p>
    ),
  },
  {
    id: "use",
    title: "Acceptable use",
    body: (
      <>
        <p>You may not use Stet for</p>
        <ul>
          <li>illegal or harmful content,</li>
          <li>hate speech,</li>
          <li>spam or malware,</li>
          <li>impersonation of other people,</li>
          <li>reverse engineering of the service,</li>
          <li>sharing your credentials with others,</li>
          <li>commercial use beyond what your plan allows.</li>
        </ul>
      </>
    ),
  },
  {
    id: "content",
    title: "Your content",
    body: (
      <p>
        You keep the ownership of what you write and of what is written for you. You grant us a limited
        licence to process and store it, for no purpose but to provide the service to you. It is not used to
        train models without your consent.
      </p>
    ),
  },
  {
    id: "machine",
    title: "What the machine writes",
    body: (
      <p>
        A generated text can be wrong, or like a text that exists already. Read it before you use it: what you
        keep and publish is your decision and your responsibility.
      </p>
    ),
  },
  {
    id: "availability",
    title: "Availability",
    body: (
      <p>
        We work to keep Stet available and your texts safe, but we cannot promise that it never fails. Parts
        may change, pause or end; where we can, we say so beforehand.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        As far as the law allows, we are not liable for indirect damage or lost profit, and for other damage
        up to what you paid in the twelve months before. Rights that the law gives you as a consumer stay as
        they are.
      </p>
    ),
  },
  {
    id: "termination",
    title: "Termination",
    body: (
      <p>
        You can close your account at any time in your profile. We may suspend or end an account that breaks
        these terms; in serious cases this may be immediate and without notice.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        We may change these terms. The current ones are on this page, and a change that matters is announced
        before it takes effect. Using Stet after that means that you accept it.
      </p>
    ),
  },
  {
    id: "law",
    title: "Governing law",
    body: (
      <p>
        The law of the country in which the operator of this site is established applies, without taking away
        the protection that the law of your own country gives you as a consumer.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: (
      <p>
        Questions about these terms:{" "}
        <Link className="link" to={href("/support")}>
          write to us
        </Link>
        .
      </p>
    ),
  },
];
