import { Link } from "react-router";
import { PlainText } from "../proof/plain-text.tsx";
import type { Branch, Talk } from "./talk.ts";

const longestShown = 600;

/** Beside the conversation: what it is about, who talks and why, and what branches off. */
export function TalkSide({ talk }: { talk: Talk }) {
  const { id, text, voices, reason, tree } = talk;
  const short = text.length > longestShown;
  return (
    <aside className="bs-side" aria-label="About this session">
      <div className="bs-about-it">
        <h2 className="note">The text</h2>
        {short ? (
          <details className="bs-topic">
            <summary dir="auto">{`${text.slice(0, longestShown).toWellFormed().trimEnd()}…`}</summary>
            <PlainText text={text} />
          </details>
        ) : (
          <div className="bs-topic">
            <PlainText text={text} />
          </div>
        )}
        <h2 className="note">The voices</h2>
        <ul className="voices">
          {voices.map(({ name, lens }) => (
            <li key={name}>
              <b dir="auto">{name}</b>
              {lens ? <span>{lens}</span> : null}
            </li>
          ))}
        </ul>
        {reason === "" ? null : <p className="sm muted">{reason}</p>}
        <Link className="btn btn-line btn-sm" to={`/brainstorm?again=${id}`}>
          Choose other voices
        </Link>
        <h2 className="note" id="branches">
          Branches
        </h2>
        <ol className="branches" aria-labelledby="branches">
          <Leaf branch={tree} here={id} />
        </ol>
        <Link className="btn btn-bare btn-sm bs-all" to="/brainstorm">
          All sessions
        </Link>
      </div>
    </aside>
  );
}

function Leaf({ branch, here }: { branch: Branch; here: string }) {
  const { id, title, branches } = branch;
  return (
    <li>
      <Link to={`/brainstorm?branch=${id}`} aria-current={id === here ? "page" : undefined} dir="auto">
        {title || "Untitled"}
      </Link>
      {branches.length > 0 ? (
        <ol>
          {branches.map((one) => (
            <Leaf key={one.id} branch={one} here={here} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}
