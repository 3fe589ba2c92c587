/** What a letter says, in the order in which it is read. */
interface Wording {
  paragraphs: readonly string[];
  link?: { href: string; label: string };
  /** What follows the link. */
  end?: string;
}

/** Both bodies of a letter; they say the same. The HTML is readable without images and on a dark ground. */
export function bodiesOf({ paragraphs, link, end }: Wording): { text: string; html: string } {
  const after = end === undefined ? [] : [end];
  return {
    text: [...paragraphs, ...(link ? [link.href] : []), ...after].join("\n\n"),
    html: framed([
      ...paragraphs.map(paragraph),
      ...(link
        ? [`<p style="${space}"><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`]
        : []),
      ...after.map(paragraph),
    ]),
  };
}

/** "Hello Ada," or, for an account without a first name, "Hello,". */
export const greeting = (firstName: string): string => (firstName === "" ? "Hello," : `Hello ${firstName},`);

const space = "margin:0 0 16px";
const paragraph = (text: string): string =>
  `<p style="${space}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

const framed = (parts: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></head>` +
  `<body style="font:16px/24px Georgia,serif;max-width:560px;margin:32px auto;padding:0 16px">${parts.join("")}</body></html>`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
