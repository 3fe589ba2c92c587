interface EarlyTextProps {
  /** Markdown. */
  text: string;
  /** Its beginning, more than a screen of it, as HTML from `writeHtml`, every text in it escaped. */
  html: string;
  /** BCP 47 code of its language, where that is known. */
  language: string | null;
  /** Nothing works on a part of it. */
  whole?: boolean;
}

/**
 * The text's field before, or without, a script. Where scripts run, the text stands as the editor will show it, and the
 * field lies over it in the same box: it can be typed into at once, and nothing moves when the editor takes its place.
 */
export function EarlyText({ text, html, language, whole = false }: EarlyTextProps) {
  return (
    <>
      <div className="fmt is-early" aria-hidden="true" />
      <div className="early">
        <div className="doc early-text" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
        <textarea
          className="doc doc-area"
          name="text"
          aria-label="Text"
          aria-describedby="text-help"
          placeholder="Write here."
          dir="auto"
          lang={language ?? undefined}
          defaultValue={text}
        />
      </div>
      <p className="note doc-help" id="text-help">
        Written in Markdown: **strong**, *emphasis*, ## heading, - list, &gt; quote.
      </p>
      {whole ? null : (
        <p className="note doc-part">
          An action works on the whole text, or on one paragraph:{" "}
          <label>
            number <input className="input input-sm num" name="paragraph" inputMode="numeric" maxLength={6} />
          </label>
        </p>
      )}
    </>
  );
}
