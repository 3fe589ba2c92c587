/** A text with what was searched underlined, each time, whatever its case. */
export function Hit({ text, query }: { text: string; query: string }) {
  const wanted = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Where lower case is longer, its places are not those of the text.
  if (wanted === "" || lower.length !== text.length || !lower.includes(wanted)) return text;
  const parts = lower.split(wanted);
  let at = 0;
  return parts.map((part, index) => {
    const end = at + part.length;
    const after = end + wanted.length;
    const shown = (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which have nothing but their order
      <span key={index}>
        {text.slice(at, end)}
        {index < parts.length - 1 ? <b className="hit">{text.slice(end, after)}</b> : null}
      </span>
    );
    at = after;
    return shown;
  });
}
