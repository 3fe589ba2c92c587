/** Answers and bodies with long texts, which are never read on the main thread. */

import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Bytes, StoredText } from "#app/document/document-tasks.ts";
import type { CallerEnv } from "../access.ts";
import { ServiceError } from "../errors.ts";

const encoder = new TextEncoder();

/** Places in an answer where long texts are laid in. */
export class Holes {
  readonly #texts = new Map<string, Bytes>();

  /** @param json a string of JSON @returns what stands for it until then */
  lay(json: Bytes): string {
    const place = randomUUID();
    this.#texts.set(place, json);
    return place;
  }

  /** A value as JSON with the texts in their places. */
  fill(value: object): Bytes[] {
    const parts: Bytes[] = [];
    let rest = JSON.stringify(value);
    for (const [place, text] of this.#texts) {
      const [before = "", ...behind] = rest.split(`"${place}"`);
      parts.push(encoder.encode(before), text);
      rest = behind.join("");
    }
    return [...parts, encoder.encode(rest)];
  }
}

/** The answer that `make` makes of what it lays into its holes, in their order. */
export async function answerAround(make: (holes: Holes) => Promise<object>, status = 200): Promise<Response> {
  const holes = new Holes();
  const value = await make(holes);
  return new Response(streamOf(holes.fill(value)), {
    status,
    headers: { "Content-Type": "application/json" },
  });
}

/** Parts one after the other, as they are. */
export const streamOf = (parts: readonly Bytes[]): ReadableStream<Bytes> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) if (part.length > 0) controller.enqueue(part);
      controller.close();
    },
  });

type LongBodyEnv = CallerEnv & {
  Variables: {
    /** The text of the body, as it is to be stored; null where it has none. */
    text: StoredText | null;
  };
};

/**
 * Middleware of a call whose JSON may have a long text, `content_output` (HTML) or `document` (as stored): it is read
 * where it holds up nobody, and the call's own shape is judged without it.
 * @throws ServiceError 422 for a document that is none
 */
export const longBody: MiddlewareHandler<LongBodyEnv> = async (c, next) => {
  const body = new Uint8Array(await c.req.raw.arrayBuffer());
  const { rest, text, fault } = await c.env.run("receive", { body }, { user: c.var.caller.userId });
  if (fault !== undefined) throw new ServiceError(422, `document: ${fault}`);
  c.req.bodyCache = { text: Promise.resolve(rest) as unknown as string };
  c.set("text", text);
  await next();
};
