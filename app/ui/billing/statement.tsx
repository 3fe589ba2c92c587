import { Link } from "react-router";
import type { ShownDate } from "../content-card.tsx";
import type { UsedDay } from "./day-chart.tsx";

/** One line of the statement, in words. */
interface StatementLine {
  id: string;
  date: ShownDate;
  /** The action, or what credits were given for. */
  title: string;
  /** Where it was made; null also where the line before is of the same one. */
  document: { href: string; title: string } | null;
  writer: string | null;
  input: string | null;
  output: string | null;
  /** The writer did not say how many tokens it used. */
  estimated: boolean;
  /** "+20,000", "−312". */
  credits: string;
  /** Kept back for a text that is being written. */
  reserved: boolean;
}

export interface StatementView {
  lines: readonly StatementLine[];
  /** What texts took on each of the last days, the oldest first. */
  days: readonly UsedDay[];
  /** Ways to the other pages; null where there is none. */
  newest: string | null;
  older: string | null;
}

/** What was given and what each generation cost, newest first. null while it cannot be told. */
export function Statement({ statement }: { statement: StatementView | null }) {
  if (!statement) return <p className="muted py-4">Your statement could not be loaded. Please try again.</p>;
  const { lines, newest, older } = statement;
  return (
    <>
      <div className="table-wide">
        <table className="inv">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">What</th>
              <th scope="col">Model</th>
              <th scope="col" className="right">
                Tokens in
              </th>
              <th scope="col" className="right">
                Tokens out
              </th>
              <th scope="col" className="right">
                Credits
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {lines.some(({ estimated }) => estimated) ? (
        <p className="note pt-2">Where the model counts no tokens, they are estimated.</p>
      ) : null}
      {lines.length === 0 ? <p className="muted py-4">Nothing yet.</p> : null}
      {newest || older ? (
        <nav aria-label="Statement" className="pager">
          {newest ? (
            <Link className="btn btn-line" to={newest}>
              Newest
            </Link>
          ) : null}
          {older ? (
            <Link className="btn btn-line" to={older}>
              Older
            </Link>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { date, title, document, writer, input, output, credits, reserved } = line;
  return (
    <tr>
      <td className="num nowrap">
        <time dateTime={date.iso}>{date.label}</time>
      </td>
      <td>
        {title}
        {document ? (
          <>
            ,{" "}
            <Link className="link" to={document.href} dir="auto">
              {document.title}
            </Link>
          </>
        ) : null}
      </td>
      <td className="faint nowrap">{writer}</td>
      <td className="num right">{input}</td>
      <td className="num right">{output}</td>
      <td className="num right nowrap">
        {credits}
        {reserved ? <span className="faint sm"> reserved</span> : null}
      </td>
    </tr>
  );
}
