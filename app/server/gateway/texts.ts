import { data } from "react-router";
import { type Bytes, encode } from "#app/document/document-tasks.ts";
import type { Content, Version } from "#app/services/smart-actions/contract.ts";
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

/** The text of a content item at a revision, null: the present one. @throws a response with the status of a refusal */
export const loadText = (gateway: Gateway, { guid, revision }: { guid: string; revision: number | null }) =>
  load(gateway, `${contents}/${guid}/document${revision === null ? "" : `?revision=${revision}`}`);

/** The same; null where no version keeps that revision. @throws a response with the status of any other refusal */
export const findText = (gateway: Gateway, { guid, revision }: Pick<Content, "guid" | "revision">) =>
  find(gateway, `${contents}/${guid}/document?revision=${revision}`);

/** The text of one of its versions. @throws a response with the status of a refusal */
export const loadVersionText = (gateway: Gateway, guid: string, number: number): Promise<Bytes> =>
  load(gateway, `${contents}/${guid}/versions/${number}/document`);

async function load(gateway: Gateway, path: string): Promise<Bytes> {
  const text = await find(gateway, path);
  if (text === null) throw data(null, { status: 404 });
  return text;
}

async function find(gateway: Gateway, path: string): Promise<Bytes | null> {
  const response = await gateway.fetch(path).catch((error: unknown) => {
    if (error instanceof Unreachable) throw data(null, { status: 503 });
    throw error;
  });
  if (response.status === 404) return null;
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
  /** The state that the save overwrites becomes a version first. */
  keep_before?: boolean;
}

/** Saves a text, as it is stored. */
export const saveText = (
  gateway: Gateway,
  guid: string,
  change: Change,
  document: Bytes,
): Promise<Answer<{ content: Content }>> =>
  ask(
    gateway.fetch(`${contents}/${guid}?text=none`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: bodyWith(change, document),
    }) as unknown as Saved,
  );

/** Saves what the stored text of a content item stands under, and makes a version of that. */
export const saveTitles = (
  gateway: Gateway,
  guid: string,
  titles: Pick<Change, "title" | "sub_title" | "revision">,
): Promise<Answer<{ content: Content }>> =>
  ask(
    gateway.smartActions["smart-actions"].recentContent[":id"].$put({
      param: { id: guid },
      query: { text: "none" },
      json: titles,
    }),
  );

type Created = Parameters<typeof ask<{ guid: string }>>[0];

/** Makes a content item of a text, as it is stored; sent twice with one guid, it is made once. */
export const createText = (
  gateway: Gateway,
  made: {
    guid: string;
    title: string;
    sub_title: string;
    mode: "document" | "story" | "post";
    /** It was read from a file. */
    imported?: true;
  },
  document: Bytes,
): Promise<Answer<{ guid: string }>> =>
  ask(
    gateway.fetch("/api/v1/smart-actions/createContent", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: bodyWith({ ...made, content_output: { text: "" } }, document),
    }) as unknown as Created,
  );

type Met = Parameters<typeof ask<{ version: Version }>>[0];

/** Keeps a text, as it is stored, that met another one and was not saved, as a version. */
export const keepMet = (
  gateway: Gateway,
  guid: string,
  text: { title: string; sub_title: string; revision: number },
  document: Bytes,
): Promise<Answer<{ version: Version }>> =>
  ask(
    gateway.fetch(`${contents}/${guid}/versions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: bodyWith(text, document),
    }) as unknown as Met,
  );

/** JSON of some fields with a document, as it is stored, beside them. */
function bodyWith(fields: object, document: Bytes): Bytes {
  const before = encode(`${JSON.stringify(fields).slice(0, -1)},"document":`);
  const body = new Uint8Array(before.length + document.length + 1);
  body.set(before);
  body.set(document, before.length);
  body.set(encode("}"), body.length - 1);
  return body;
}
