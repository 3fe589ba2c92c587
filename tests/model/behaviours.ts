import { z } from "zod";

/** What the fake model can be told to do with one request. Plain data, so that another process can send it as JSON. */

const faultNames = [
  "bad-key",
  "forbidden",
  "model-missing",
  "rejected",
  "too-long",
  "too-many",
  "out-of-quota",
  "server-error",
  "bad-gateway",
  "unavailable",
  "overloaded",
  "redirect",
  "html",
  "json-error",
  "not-http",
  "hang-before-headers",
  "hang-after-headers",
  "hang-mid-stream",
  "reset-before-headers",
  "reset-before-text",
  "reset-mid-stream",
  "clean-end",
  "clean-end-at-once",
  "error-event",
  "error-event-first",
  "broken-json",
  "broken-json-first",
  "content-filter",
  "refusal",
  "empty",
  "endless",
  "flood",
  "byte-by-byte",
] as const;
export type FaultName = (typeof faultNames)[number];

export const oddityNames = [
  "split-utf8",
  "crlf",
  "comments",
  "one-byte",
  "no-usage",
  "no-done",
  "thinking",
  "more-after-done",
  "open-after-done",
] as const;
export type OddityName = (typeof oddityNames)[number];

export const manners = [
  "obeys",
  "over-writes",
  "truncates",
  "invents-number",
  "switches-language",
  "adds-preamble",
] as const;
export type Manner = (typeof manners)[number];

export interface Message {
  role: string;
  content: string;
}

export interface TextBehaviour {
  kind: "text";
  text: string;
  /** Characters per delta, 24 unless given. */
  chunk?: number;
  /** Report token figures, true unless given. */
  usage?: boolean;
  /** Reported in place of the true figures. */
  figures?: unknown;
  finish?: "stop" | "length";
  /** Before every delta. */
  delayMs?: number;
  /** Waited for after the first delta; only within the same process. */
  held?: () => Promise<void>;
  /** Stops where the tokens that the caller allows are used up, as a real model does. */
  heedsRoom?: boolean;
}

export interface FaultBehaviour {
  kind: "fault";
  name: FaultName;
  /** Sent as the header of a refusal. */
  retryAfter?: string;
  /** Between two bytes or deltas of the slow and endless ones, 20 unless given. */
  everyMs?: number;
}

export interface OddityBehaviour {
  kind: "oddity";
  name: OddityName;
  text: string;
}

interface ContentBehaviour {
  kind: "content";
  manner: Manner;
  chunk?: number;
  delayMs?: number;
}

/** Answers with what a function makes of the conversation; only within the same process. */
interface EchoBehaviour {
  kind: "echo";
  answer: (messages: readonly Message[]) => string;
  chunk?: number;
  delayMs?: number;
}

export type Behaviour = TextBehaviour | FaultBehaviour | OddityBehaviour | ContentBehaviour | EchoBehaviour;

/** The behaviour that a model's name asks for (`reset-mid-stream`, `one-byte`, `over-writes`), if any. */
export function findNamedBehaviour(model: string): Behaviour | undefined {
  const fault = faultNames.find((name) => name === model);
  if (fault) return { kind: "fault", name: fault };
  const oddity = oddityNames.find((name) => name === model);
  if (oddity) return { kind: "oddity", name: oddity, text: "Plain words, naïve café – ✓ 🙂." };
  const manner = manners.find((name) => name === model);
  return manner && { kind: "content", manner };
}

/** Whether a value from another process is a list of behaviours; functions cannot travel, so no echo. */
export function isScript(value: unknown): value is Behaviour[] {
  return Array.isArray(value) && value.every((item) => behaviour.safeParse(item).success);
}

const shape = { chunk: z.int().min(1).optional(), delayMs: z.number().min(0).optional() };
const behaviour = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("text"),
    text: z.string(),
    usage: z.boolean().optional(),
    figures: z.unknown().optional(),
    finish: z.enum(["stop", "length"]).optional(),
    heedsRoom: z.boolean().optional(),
    ...shape,
  }),
  z.strictObject({
    kind: z.literal("fault"),
    name: z.enum(faultNames),
    retryAfter: z.string().optional(),
    everyMs: z.number().min(0).optional(),
  }),
  z.strictObject({ kind: z.literal("oddity"), name: z.enum(oddityNames), text: z.string() }),
  z.strictObject({ kind: z.literal("content"), manner: z.enum(manners), ...shape }),
]);
