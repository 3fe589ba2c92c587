import { Form, Link } from "react-router";
import { Button } from "../button.tsx";
import type { ShownDate } from "../content-card.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Icon } from "../icon.tsx";
import { formatCount } from "../meter.tsx";

/** A session as the list shows it. */
export interface ListedTalk {
  id: string;
  title: string;
  roles: readonly string[];
  /** Messages that were said in it. */
  count: number;
  isBranch: boolean;
  date: ShownDate;
}

interface TalkListProps {
  talks: readonly ListedTalk[];
  page: number;
  pages: number;
  total: number;
  failed: boolean;
}

/** All sessions, the newest change first; each can be called by a name, and deleted. */
export function TalkList({ talks, page, pages, total, failed }: TalkListProps) {
  return (
    <section className="bs-list" aria-labelledby="sessions">
      <h2 className="title" id="sessions">
        Your sessions {total > 0 ? <span className="faint sm num">{formatCount(total)}</span> : null}
      </h2>
      {failed ? (
        <EmptyState sign="query" title="The sessions could not be read" text="Please try again.">
          <Link className="btn btn-line" to={`/brainstorm?page=${page}`}>
            Try again
          </Link>
        </EmptyState>
      ) : null}
      {!failed && talks.length === 0 ? (
        <p className="note">Nothing was thought through yet. What you begin above stays here.</p>
      ) : null}
      <ul>
        {talks.map((talk) => (
          <li key={talk.id}>
            <Link className="bs-row" to={`/brainstorm?branch=${talk.id}`} dir="auto">
              {talk.title || "Untitled"}
            </Link>
            <span className="faint sm bs-about">
              {talk.isBranch ? <Icon name="git-branch" size={13} /> : null}
              {talk.roles.join(" and ")}, {talk.count} of 20
            </span>
            <time className="faint sm num" dateTime={talk.date.iso}>
              {talk.date.label}
            </time>
            <TalkForms talk={talk} page={page} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav className="bs-pages" aria-label="Pages of sessions">
          {page > 1 ? <Link to={`/brainstorm?page=${page - 1}`}>Previous</Link> : null}
          <span className="faint sm num">
            {page} of {pages}
          </span>
          {page < pages ? <Link to={`/brainstorm?page=${page + 1}`}>Next</Link> : null}
        </nav>
      ) : null}
    </section>
  );
}

function TalkForms({ talk, page }: { talk: ListedTalk; page: number }) {
  const hidden = (
    <>
      <input type="hidden" name="session" value={talk.id} />
      <input type="hidden" name="page" value={page} />
    </>
  );
  return (
    <div className="bs-forms">
      <details className="bs-do" name={`do-${talk.id}`}>
        <summary className="btn btn-bare btn-sm" aria-label={`Rename ${talk.title}`}>
          <Icon name="pen-line" size={14} />
          Rename
        </summary>
        <Form method="post" action="/brainstorm/sessions" preventScrollReset className="bs-name">
          {hidden}
          <input
            className="input input-sm"
            name="title"
            defaultValue={talk.title}
            key={talk.title}
            maxLength={100}
            aria-label="Name"
            dir="auto"
          />
          <Button kind="ink" size="sm" name="intent" value="rename">
            Save name
          </Button>
        </Form>
      </details>
      <details className="bs-do" name={`do-${talk.id}`}>
        <summary className="btn btn-bare btn-sm" aria-label={`Delete ${talk.title}`}>
          <Icon name="trash-2" size={14} />
          Delete
        </summary>
        <Form method="post" action="/brainstorm/sessions" preventScrollReset className="bs-name">
          {hidden}
          <span className="sm">Delete this session? What branches off it stays.</span>
          <Button kind="danger-fill" size="sm" name="intent" value="delete">
            Delete session
          </Button>
        </Form>
      </details>
    </div>
  );
}
