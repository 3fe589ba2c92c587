/** A document as its page's script saves it: read in one go, its text left as bytes. */

import { type Bytes, decode, encode, markdownAsStored } from "./document-tasks.ts";

interface SentSave {
  /** All fields but the text, unchecked. */
  fields: Record<string, unknown>;
  /** The stored document as JSON, unchecked; null where there is no text. */
  document: Bytes | null;
}

/**
 * Reads the JSON of a save, whose text is `document`, as stored, or `text`, Markdown; null for what is no JSON object.
 * @throws TooManyParts
 */
export function readSave({ body }: { body: Bytes }): SentSave | null {
  const asked = readObject(decode(body));
  if (asked === null) return null;
  const { document, text, ...fields } = asked;
  if (typeof text === "string") return { fields, document: markdownAsStored({ markdown: encode(text) }) };
  return { fields, document: document === undefined ? null : writeJson(document) };
}

function readObject(json: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Null for what is nested too deep to be a text. */
function writeJson(value: unknown): Bytes | null {
  try {
    return encode(JSON.stringify(value));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
