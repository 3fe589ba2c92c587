/** Names that Windows keeps for its devices, with any ending. */
const devices = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;
const most = { characters: 80, bytes: 180 };

/** A title as the name of a file that every system takes, without an ending; 'Untitled' where nothing of it can stay. */
export function fileBase(title: string): string {
  const plain = title
    .toWellFormed()
    .normalize("NFC")
    // What no system or only some take in a name, and what would turn or hide the rest of it.
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>:"/\\|?*\ufffd])+/gu, " ")
    .replace(/\s+/gu, " ");
  const name = withoutEdges(shortened(withoutEdges(plain)));
  if (name === "") return "Untitled";
  return devices.test(name.split(".", 1)[0]?.trim() ?? "") ? `${name.split(".", 1)[0]?.trim()}_` : name;
}

/** Spaces and dots at the ends are dropped by some systems, and hide a file on others. */
function withoutEdges(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && /[\s.~-]/.test(name.charAt(from))) from += 1;
  while (to > from && /[\s.]/.test(name.charAt(to - 1))) to -= 1;
  return name.slice(from, to);
}

/** As much of a name as every system keeps; no sign is cut in two. */
function shortened(name: string): string {
  let short = "";
  let bytes = 0;
  let characters = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)) {
    bytes += new TextEncoder().encode(segment).byteLength;
    characters += 1;
    if (bytes > most.bytes || characters > most.characters) break;
    short += segment;
  }
  return short;
}

/** The header that has a browser save an answer under a name (RFC 6266), which any language may be in (RFC 5987). */
export function saveAs(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["%\\;]/gu, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
