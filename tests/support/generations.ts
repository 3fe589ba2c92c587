import { randomUUID } from "node:crypto";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { hold } from "#app/server/credits/ledger.ts";
import { transact } from "#app/server/database/database.ts";
import { unwritten } from "#app/server/generations/start.ts";
import type { GenerationRow } from "#app/server/generations/tables.ts";
import type { TestServices } from "./test-services.ts";

/** Two sentences that a scripted writer can shorten to one without inventing anything. */
export const sourceText =
  "The bakery on Harbour Street moves to the old post office on Mill Lane after 31 years. " +
  "The sourdough starter travels on Sunday, in a cool box, on the front seat, with a seat belt on.";
/** Keeps every promise of `oneSentence`. */
export const keptText =
  "The bakery on Harbour Street moves to the old post office on Mill Lane after 31 years.";
/** Two sentences where one was promised. */
export const brokenText = sourceText;

/** A generateSmart body whose hard promise is exactly one sentence. */
export const oneSentence = (content = sourceText) => ({
  content,
  mode: "generate",
  smart_actions: {
    main_action: "Summarize",
    sub_options: [{ name: "Length", selected_value: "One sentence" }],
  },
});

/** What every generating call answers. */
export interface Generated {
  generation: string;
  guid: string;
  writer: string;
  finish: string;
  usage: { input: number; output: number; charged: number; source: string };
  remarks: { kind: string; words: string; where: string }[];
  taken_off: string[];
  promises: { id: string; verdict: string; kept: boolean | null; strength: string; found: string }[];
  content_output: { text: string };
}

export interface SentEvent {
  event: string;
  id: string | undefined;
  data: Record<string, unknown>;
}

/** The server-sent events of a response, one by one as they come. */
export async function* eventsOf(response: Response): AsyncGenerator<SentEvent> {
  if (!response.body) throw new Error("the answer has no body");
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event = "message", id, data } of events) {
    yield { event, id, data: JSON.parse(data) as Record<string, unknown> };
  }
}

/** A running generation with its hold, as a process leaves them that dies in the middle of it. */
export async function plantRunning(
  services: Pick<TestServices, "db" | "clock">,
  userId: string,
  change: Partial<GenerationRow> & { credits?: { input: number; output: number } } = {},
): Promise<string> {
  const now = services.clock.now();
  const { credits = { input: 100, output: 300 }, ...columns } = change;
  const id = columns.id ?? randomUUID();
  await transact(services.db, async (trx) => {
    await hold(trx, userId, { ...credits, prompts: 1, generation: id }, now);
    await trx
      .insertInto("generations")
      .values({ ...emptyRow(now), id, user_id: userId, ...columns })
      .execute();
  });
  return id;
}

const emptyRow = (now: number): Omit<GenerationRow, "id" | "user_id"> => ({
  service: "smart-actions",
  call: "generateSmart",
  action: "Summarize",
  options: "{}",
  input: "{}",
  document_id: null,
  base_revision: null,
  content_id: null,
  writer: "compatible:scripted",
  ...unwritten,
  counts: 1,
  listed: 1,
  idempotency_key: null,
  body_hash: "planted",
  owner: "another-machine 1 planted",
  lease_until: now + 15_000,
  created_at: now,
});
