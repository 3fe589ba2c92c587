import { useState } from "react";
import { escapeHtml } from "#app/document/html-out.ts";

interface EarlyTextProps {
  /** Markdown. */
  text: string;
  /** Its beginning, more than a screen of it, as HTML from `writeHtml`, every text in it escaped. */
  html: string;
  /** BCP 47 code of its language, where that is known. */
  language: string | null;
  /** Nothing works on a part of it. */
  whole?: boolean;
  /** The number of a paragraph that was sent, where that was refused. */
  paragraph?: string | undefined;
}

/**
 * The text's field before, or without, a script. Where scripts run, the text stands as the editor will show it, and the
 * field lies over it in the same box: it can be typed into at once, and nothing moves when the editor takes its place.
 */
export function EarlyText({ text, html, language, whole = false, paragraph }: EarlyTextProps) {
  // As it came: what is typed stands in it, whatever is read from the server meanwhile.
  const [field] = useState(() => ({ __html: earlyHtml(text, html, language) }));
  return (
    <>
      <div className="fmt is-early" aria-hidden="true" />
      {/* As HTML: React would write the text of a field of its own anew whenever it looks at it, and all of it be laid out again. */}
      <div className="early" dangerouslySetInnerHTML={field} />
      <p className="note doc-help" id="text-help">
        Written in Markdown: **strong**, *emphasis*, ## heading, - list, &gt; quote.
      </p>
      {whole ? null : (
        <p className="note doc-part">
          An action works on the whole text, or on one paragraph:{" "}
          <label>
            number{" "}
            <input
              className="input input-sm num"
              name="paragraph"
              inputMode="numeric"
              maxLength={6}
              defaultValue={paragraph}
            />
          </label>
          . Headings and points of lists are counted with the paragraphs.
        </p>
      )}
    </>
  );
}

/** A field drops the line end that it begins with. */
const earlyHtml = (text: string, html: string, language: string | null): string =>
  `<div class="doc early-text" aria-hidden="true">${html}</div>` +
  `<textarea class="doc doc-area" name="text" aria-label="Text" aria-describedby="text-help" placeholder="Write here." dir="auto"${
    language === null ? "" : ` lang="${escapeHtml(language)}"`
  }>${text.startsWith("\n") ? "\n" : ""}${escapeHtml(text)}</textarea>`;
