import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ShownDate } from "#app/ui/content-card.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";

/** A letter that was written but not sent; from the outbox table. */
interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  date: ShownDate;
  /** The plain text part. */
  text: string;
  /** Addresses in the text, in their order; each becomes an anchor. */
  links: readonly string[];
}

interface OutboxPageProps {
  user: ShellUser | null;
  /** Newest first. */
  mails: readonly OutboxMail[];
}

/** /outbox: the letters of a server that cannot send any. */
export function OutboxPage({ user, mails }: OutboxPageProps) {
  return (
    <>
      <SkipLink />
      <TopBar user={user} />
      <main id="main" className="page outbox">
        <h1 className="display">Outbox</h1>
        <p>
          No mail server is set up, so letters stay here instead of being sent. This page is shown only on
          this computer.
        </p>
        {mails.length === 0 ? (
          <div className="pt-8">
            <EmptyState
              sign="caret"
              title="No letters yet"
              text="Sign up, and the first one appears here."
              level={2}
            />
          </div>
        ) : (
          <ul className="mails">
            {mails.map((mail) => (
              <li key={mail.id}>
                <div className="sm">
                  <p>
                    <time className="faint" dateTime={mail.date.iso}>
                      {mail.date.label}
                    </time>
                  </p>
                  <p className="break-words">To {mail.to}</p>
                </div>
                <article>
                  <h2>{mail.subject}</h2>
                  <p className="mail-body" dir="auto">
                    <Linked text={mail.text} links={mail.links} />
                  </p>
                </article>
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}

/** The text with its addresses as anchors, each where it stands. */
function Linked({ text, links }: Pick<OutboxMail, "text" | "links">) {
  const [link, ...rest] = links;
  const at = link ? text.indexOf(link) : -1;
  if (!link || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <a className="link" href={link}>
        {link}
      </a>
      <Linked text={text.slice(at + link.length)} links={rest} />
    </>
  );
}
