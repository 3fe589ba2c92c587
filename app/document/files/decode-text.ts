/** Bytes of a text file as text. */

const marks: readonly [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Bytes that tell how a text is written. */
const looked = 4_096;

/**
 * Reads a text in whatever it is written: what its first bytes say, what an HTML file says of itself, UTF-8 where it is
 * that, UTF-16 where every other byte is none, else Windows-1252. Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return isText(text) ? text : null;
}

function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[1];
  const wide = wideEncoding(bytes.subarray(0, looked));
  if (wide !== null) return wide;
  if (isUtf8(bytes)) return "utf-8";
  return namedEncoding(bytes) ?? "windows-1252";
}

/** UTF-16 without a mark: of most characters of most languages one byte of two is the same, of English ones it is 0. */
function wideEncoding(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = bytes.length / 8;
  if (odd > many && even < odd / 8) return "utf-16le";
  if (even > many && odd < even / 8) return "utf-16be";
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** What an HTML file says of itself. */
function namedEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, looked));
  const name = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1];
  // Whoever could write that in letters of one byte did not write in two.
  if (name === undefined || /^(?:utf|ucs)-?\d/i.test(name)) return null;
  try {
    return new TextDecoder(name).encoding;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether it has no more control characters than a text may have by accident. */
function isText(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what tells a picture from a text
  const odd = text.slice(0, 100_000).match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g)?.length ?? 0;
  return odd <= Math.min(text.length, 100_000) / 200;
}
