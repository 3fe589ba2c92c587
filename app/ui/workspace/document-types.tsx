import type { ReactNode } from "react";
import { type ContentMode, ModeBadge } from "../mode-badge.tsx";

interface DocumentType {
  mode: ContentMode;
  about: string;
  figure: ReactNode;
}

const types: readonly DocumentType[] = [
  {
    mode: "document",
    about: "Reports, letters, notes: anything with a beginning and an end.",
    figure: (
      <>
        <b>Members’ report</b>
        <i />
        <i />
        <i />
      </>
    ),
  },
  {
    mode: "story",
    about: "Scenes and chapters, with plot, dialogue and emotion tools.",
    figure: (
      <>
        <span className="drop">
          <b>T</b>he first entry was weather. So was the second.
        </span>
        <i />
      </>
    ),
  },
  {
    mode: "post",
    about: "Short pieces for a feed, a blog or a newsletter.",
    figure: (
      <>
        <b>We waited an hour.</b>
        <i />
        <span className="faint">#slowreply</span>
      </>
    ),
  },
];

/** What a new document is to be: each is a button of the form around it, and posts its `mode`. */
export function DocumentTypes() {
  return (
    <div className="types3">
      {types.map(({ mode, about, figure }) => (
        <button key={mode} type="submit" className="type3" name="mode" value={mode}>
          <span className="type3-fig" aria-hidden="true">
            {figure}
          </span>
          <ModeBadge mode={mode} />
          <span>{about}</span>
        </button>
      ))}
    </div>
  );
}
