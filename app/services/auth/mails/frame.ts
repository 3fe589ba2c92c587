/** The plain HTML frame of every letter: readable without images, in light and dark mail programs alike. */
export function letterHtml(paragraphs: readonly string[], link?: { href: string; label: string }): string {
  const texts = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join("");
  const button = link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="font:16px/24px Georgia,serif;max-width:560px;margin:32px auto;padding:0 16px">${texts}${button}</body></html>`;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
