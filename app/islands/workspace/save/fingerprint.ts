/** A text's fingerprint: its length, and 64 bits of all its characters. Equal texts have equal ones. */
export function fingerprint(text: string): string {
  let left = 0x811c9dc5;
  let right = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    left = Math.imul(left ^ code, 0x01000193);
    right = Math.imul(right ^ code, 0x85ebca6b);
    right ^= right >>> 15;
  }
  return `${text.length}.${left >>> 0}.${right >>> 0}`;
}
