import type { GenerationService } from "#app/services/generation-services.ts";

export type GenerationState = "running" | "done" | "stopped" | "failed" | "interrupted";
type Decision = "proposed" | "kept" | "discarded";

/** A row of `generations`. `options`, `input`, `answer`, `error`, `promises`, `remarks`, `taken_off`, `edits` and `stood` hold JSON; times are milliseconds since 1970. */
export interface GenerationRow {
  id: string;
  user_id: string;
  service: GenerationService;
  call: string;
  action: string;
  options: string;
  input: string;
  /** The document that an action works on; its result is a proposal. */
  document_id: string | null;
  base_revision: number | null;
  /** The guid reserved for the content item that this generation makes. */
  content_id: string | null;
  writer: string;
  state: GenerationState;
  /** While it is running: it waits until fewer of its user's are written at once. */
  waiting: 0 | 1;
  decision: Decision | null;
  /** Text so far, Markdown. */
  output: string;
  /** Words of the text that was delivered; 0 until then. */
  words: number;
  answer: string | null;
  error: string | null;
  promises: string;
  /** Facts that are new or gone. */
  remarks: string;
  /** What was taken off the answer. */
  taken_off: string;
  /** What the built-in writer changed in the text that it worked on, and why. */
  edits: string;
  /** Of a kept proposal: ids of the marks that were let stand. */
  stood: string;
  finish: "stop" | "length" | "stopped" | null;
  input_tokens: number | null;
  output_tokens: number | null;
  usage_source: "reported" | "estimated" | null;
  charged: number | null;
  counts: 0 | 1;
  listed: 0 | 1;
  idempotency_key: string | null;
  body_hash: string;
  /** With a decision before its end: what it was written for was deleted. */
  stop_asked: 0 | 1;
  /** The process that runs it, and until when it has promised to be alive. */
  owner: string;
  lease_until: number;
  created_at: number;
  ended_at: number | null;
}

export interface GenerationTables {
  generations: GenerationRow;
}
