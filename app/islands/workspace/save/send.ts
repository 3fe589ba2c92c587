import type { DocumentJson } from "#app/document/stored.ts";
import { mostSaved } from "#app/document/most-saved.ts";
import type { Words } from "./records.ts";

/** The save route's answer, as far as the machine goes by it. */
export type Answer =
  /** `language`: of the text that was saved, as a BCP 47 code; null where that cannot be told. */
  | { kind: "saved"; revision: number; language: string | null }
  /** What the server has in the place of the revision that the save went on from. */
  | { kind: "conflict"; current: Current | null }
  | { kind: "signed-out" | "failed" }
  /** `gone`: the document was deleted. */
  | { kind: "refused"; reason: string; gone?: true };

/** A text of the server with its revision. */
export interface Current {
  title: string;
  subTitle: string;
  document: DocumentJson;
  revision: number;
}

interface Sent extends Words {
  guid: string;
  revision: number;
  /** Sent while the writer types; otherwise a version is made of it. */
  autosave: boolean;
  /** What the save overwrites becomes a version first. */
  keepBefore: boolean;
  /** The page is about to go: the browser may send it after the page. */
  hidden: boolean;
}

/** Browsers send 64 KiB after a page that is gone, headers of others included. */
const keptAliveBytes = 60 * 1024;
/** A save that has no answer by then is sent again. */
const patienceMs = 30_000;

/** Sends a text to the save route. */
export async function sendText({
  guid,
  title,
  subTitle,
  body,
  revision,
  autosave,
  keepBefore,
  hidden,
}: Sent): Promise<Answer> {
  const text = "document" in body ? { document: body.document } : { text: body.markdown };
  const kept = keepBefore ? { keepBefore } : {};
  const bytes = new TextEncoder().encode(
    JSON.stringify({ title, subTitle, revision, autosave, ...kept, ...text }),
  );
  try {
    const response = await fetch(`/create/${guid}/save`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: bytes,
      keepalive: hidden && bytes.byteLength <= keptAliveBytes,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === tooLarge) return { kind: "refused", reason: tooLong(bytes.byteLength) };
    return toAnswer(response.status, await readJson(response));
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return { kind: "failed" };
    throw error;
  }
}

const tooLarge = 413;

/** How much too long a text is, told as a part of it. */
function tooLong(bytes: number): string {
  const percent = Math.max(1, Math.ceil((100 * (bytes - mostSaved)) / bytes));
  return `Too long to be saved: ${percent} % of it must go.`;
}

/** The JSON of an answer; null where it has none. */
async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("json")) return null;
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What an answer means; of what the route does not answer, that it failed. */
export function toAnswer(status: number, said: unknown): Answer {
  const fields = (said ?? {}) as Partial<{
    revision: number;
    language: string;
    current: Current;
    detail: string;
  }>;
  if (status === 200 && fields.revision !== undefined)
    return { kind: "saved", revision: fields.revision, language: fields.language ?? null };
  if (status === 401) return { kind: "signed-out" };
  if (status === 409) return { kind: "conflict", current: fields.current ?? null };
  if (status === 404) return { kind: "refused", reason: "This document is not here any more.", gone: true };
  const isFinal = status === 400 || status === 422 || status === storageFull;
  if (!isFinal) return { kind: "failed" };
  const why =
    typeof fields.detail === "string" && fields.detail !== "" ? fields.detail : "This was not saved.";
  return { kind: "refused", reason: why };
}

const storageFull = 507;
