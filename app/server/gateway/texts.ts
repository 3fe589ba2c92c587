import { data } from "react-router";
import { type Bytes, encode } from "#app/document/document-tasks.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { type Answer, ask } from "./answer.ts";
import type { Gateway } from "./gateway.ts";
import { Unreachable } from "./switchboard.ts";

/** Texts between pages and services: as they are stored, and never read on the way. */

type Saved = Parameters<typeof ask<{ content: Content }>>[0];

const contents = "/api/v1/smart-actions/recentContent";

/** A content item of the signed-in user; its text is its preview. */
export const getContent = (gateway: Gateway, guid: string): Promise<Answer<{ content: Content }>> =>
  ask(
    gateway.smartActions["smart-actions"].recentContent[":id"].$get({
      param: { id: guid },
      query: { text: "none" },
    }),
  );

/** The text of a content item at a revision. @throws a response with the status of a refusal */
export const loadText = (gateway: Gateway, { guid, revision }: Pick<Content, "guid" | "revision">) =>
  load(gateway, `${contents}/${guid}/document?revision=${revision}`);

/** The same; null for a revision that was only autosaved, and by now again. */
export async function findText(
  gateway: Gateway,
  content: Pick<Content, "guid" | "revision">,
): Promise<Bytes | null> {
  try {
    return await loadText(gateway, content);
  } catch (error) {
    const { init } = error as { init?: ResponseInit | null };
    if (init?.status === 404) return null;
    throw error;
  }
}

/** The text of one of its versions. @throws a response with the status of a refusal */
export const loadVersionText = (gateway: Gateway, guid: string, number: number): Promise<Bytes> =>
  load(gateway, `${contents}/${guid}/versions/${number}/document`);

async function load(gateway: Gateway, path: string): Promise<Bytes> {
  const response = await gateway.fetch(path).catch((error: unknown) => {
    if (error instanceof Unreachable) throw data(null, { status: 503 });
    throw error;
  });
  if (!response.ok) throw data(null, { status: response.status });
  return new Uint8Array(await response.arrayBuffer());
}

interface Change {
  title?: string;
  sub_title?: string;
  revision: number;
  /** Sent while the writer types. */
  autosave?: boolean;
  /** The proposal that the save keeps, and the ids of its marks that were let stand. */
  generation?: string;
  stood?: string[];
}

/** Saves a text, as it is stored. */
export function saveText(
  gateway: Gateway,
  guid: string,
  change: Change,
  document: Bytes,
): Promise<Answer<{ content: Content }>> {
  const before = encode(`${JSON.stringify(change).slice(0, -1)},"document":`);
  const body = new Uint8Array(before.length + document.length + 1);
  body.set(before);
  body.set(document, before.length);
  body.set(encode("}"), body.length - 1);
  return ask(
    gateway.fetch(`${contents}/${guid}?text=none`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body,
    }) as unknown as Saved,
  );
}
