/** The form of a document's page as it is sent: read in one go, its text left as bytes. */

import type { Bytes } from "./document-tasks.ts";

interface SentSheet {
  /** All fields but the text; files count as empty. */
  fields: Record<string, string>;
  /** Markdown. */
  text: Bytes;
}

/** Reads the body of a form of content type `type`; null for what is no form. */
export async function readSheet({ body, type }: { body: Bytes; type: string }): Promise<SentSheet | null> {
  try {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    const fields: Record<string, string> = {};
    for (const [name, value] of form) fields[name] ??= typeof value === "string" ? oneLineEnd(value) : "";
    const { text = "", ...rest } = fields;
    return { fields: rest, text: new TextEncoder().encode(text) };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const oneLineEnd = (text: string): string => text.replace(/\r\n?/g, "\n");
