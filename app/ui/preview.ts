const longest = 150;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first 150 characters, as people count them, with an ellipsis where something was cut. */
export function preview(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= longest) return flat;
  let count = 0;
  for (const { index } of graphemes.segment(flat)) {
    if (count === longest) return `${flat.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return flat;
}

/** A text that begins with its own title goes on behind it: it would be read twice. */
export function behindTitle(text: string, title: string): string {
  const rest =
    title !== "" && text.startsWith(title)
      ? text
          .slice(title.length)
          .replace(/^[.,;:!?…]{1,9}(?=\s|$)/, "")
          .trimStart()
      : "";
  return rest === "" ? text : rest;
}
