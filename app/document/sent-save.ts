/** A document as its page's script saves it: read in one go, its text left as bytes. */

import { type Bytes, decode, encode, markdownAsStored } from "./document-tasks.ts";
import { type LanguageOf, tellingLength } from "./language-of.ts";

interface SentSave {
  /** All fields but the text, unchecked. */
  fields: Record<string, unknown>;
  /** The stored document as JSON, unchecked; null where there is no text. */
  document: Bytes | null;
  /** BCP 47 code of the text's language; null where that cannot be told. */
  language: string | null;
}

/**
 * Reads the JSON of a save, whose text is `document`, as stored, or `text`, Markdown; null for what is no JSON object.
 * @throws TooManyParts
 */
export function readSave({ body }: { body: Bytes }, languageOf: LanguageOf): SentSave | null {
  const asked = readObject(decode(body));
  if (asked === null) return null;
  const { document, text, ...fields } = asked;
  if (typeof text === "string") {
    const language = languageOf(text.slice(0, tellingLength));
    return { fields, document: markdownAsStored({ markdown: encode(text) }), language };
  }
  const stored = document === undefined ? null : writeJson(document);
  return { fields, document: stored, language: stored && languageOf(firstWords(document)) };
}

/** The first texts in what may be a stored document, as many as tell a language. */
function firstWords(document: unknown): string {
  const left: unknown[] = [document];
  let words = "";
  while (left.length > 0 && words.length < tellingLength) {
    const node = left.pop();
    if (typeof node !== "object" || node === null) continue;
    if ("text" in node && typeof node.text === "string") words += node.text.slice(0, tellingLength);
    else if ("content" in node && Array.isArray(node.content)) {
      words += "\n";
      for (let at = node.content.length - 1; at >= 0; at -= 1) left.push(node.content[at]);
    }
  }
  return words;
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
