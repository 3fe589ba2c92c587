import { Form, Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";
import type { HistoryList, ListedVersion } from "./editor-state.ts";

interface HistoryPanelProps {
  guid: string;
  history: HistoryList;
}

/** The versions of a document at the right of it: links, and a form that names the one that is shown. */
export function HistoryPanel({ guid, history }: HistoryPanelProps) {
  const { only, counts, page, hasOlder, isZoned, days } = history;
  const here = `/create/${guid}?panel=history`;
  const filtered = only === "all" ? here : `${here}&only=${only}`;
  return (
    <aside className="panel hist" aria-labelledby="history">
      <div className="panel-head">
        <h2 className="title" id="history">
          History
        </h2>
        <Link
          className="btn btn-bare btn-icon btn-sm"
          to={`/create/${guid}`}
          aria-label="Close the history"
          preventScrollReset
        >
          <Icon name="x" />
        </Link>
      </div>
      <p className="muted sm">Marks show what bringing a version back would put in and take out.</p>
      <nav className="seg seg-sm seg-links" aria-label="Which versions">
        {(["all", "kept", "named"] as const).map((kind) => (
          <Link
            key={kind}
            to={kind === "all" ? here : `${here}&only=${kind}`}
            aria-current={kind === only ? "true" : undefined}
            preventScrollReset
          >
            {kinds[kind]} {formatCount(counts[kind])}
          </Link>
        ))}
      </nav>
      {days.length === 0 ? <Nothing only={only} /> : null}
      <div className="hist-list">
        {days.map(({ name, versions }) => (
          <section key={name} aria-label={name}>
            <h3 className="note">{name}</h3>
            <ol>
              {versions.map((version) => (
                <Entry
                  key={version.number}
                  version={version}
                  isShown={version.number === history.shown}
                  address={`${filtered}${page > 1 ? `&page=${page}` : ""}&version=${version.number}`}
                  guid={guid}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {page > 1 || hasOlder ? (
        <nav className="hist-pages" aria-label="Pages of the history">
          {page > 1 ? <Link to={`${filtered}&page=${page - 1}`}>Newer</Link> : null}
          {hasOlder ? <Link to={`${filtered}&page=${page + 1}`}>Older</Link> : null}
        </nav>
      ) : null}
      <p className="note hist-foot">
        Kept for as long as the document.{isZoned ? null : " Times are in UTC."}
      </p>
    </aside>
  );
}

const kinds = { all: "All", kept: "Kept", named: "Named" } as const;
const nothing = {
  all: { title: "No versions yet", text: "The first one comes with the first save." },
  kept: { title: "No edits kept yet", text: "What you keep of an edit is a version." },
  named: { title: "No version has a name", text: "Open one and name it, and you find it here." },
} as const;

function Nothing({ only }: Pick<HistoryList, "only">) {
  const { title, text } = nothing[only];
  return (
    <div className="hist-none">
      <ProofSign name={only === "named" ? "closeup" : "caret"} size={32} />
      <p className="title">{title}</p>
      <p className="muted sm">{text}</p>
    </div>
  );
}

interface EntryProps {
  version: ListedVersion;
  isShown: boolean;
  address: string;
  guid: string;
}

function Entry({ version: { number, time, what, name, more }, isShown, address, guid }: EntryProps) {
  return (
    <li className={classNames("hv", isShown && "is-on")}>
      <Link className="hv-a" to={address} aria-current={isShown ? "true" : undefined} preventScrollReset>
        <span className="hv-t num">{time}</span>
        <span className="hv-c">
          {name === null ? null : (
            <b className="stet" dir="auto">
              {name}
            </b>
          )}
          <span>{what}</span>
        </span>
        {more === null ? null : (
          <span className="hv-n num">
            {signed(more)}
            <span className="sr"> words</span>
          </span>
        )}
      </Link>
      {isShown ? (
        <Form className="hv-name" method="post" action={`/create/${guid}/history`} preventScrollReset>
          <input type="hidden" name="version" value={number} />
          <input
            className="input input-sm"
            name="name"
            aria-label="Name this version"
            placeholder="Name this version"
            maxLength={60}
            dir="auto"
            defaultValue={name ?? ""}
          />
          <button className="btn btn-line btn-sm" name="intent" value="name" type="submit">
            Name
          </button>
        </Form>
      ) : null}
    </li>
  );
}

const signed = (words: number): string =>
  words === 0 ? "0" : `${words > 0 ? "+" : "−"}${formatCount(Math.abs(words))}`;
