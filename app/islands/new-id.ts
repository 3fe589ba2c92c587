/** A random name for something of this browser's; on a page of plain http too, where `crypto.randomUUID` is not there. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
