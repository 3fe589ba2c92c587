/** What a writer is asked for and what it answers. Types only: every other file of this room builds on these. */

import type { BuiltinKind } from "#app/document/builtin-kind.ts";

/** Chosen suboption values by suboption name, e.g. `{ Tone: "Friendly" }`. Values are the catalogue's own words. */
export type Values = Readonly<Record<string, string>>;

/** The writer's own text with what surrounds it. `text` is Markdown, everything else plain text. */
export interface Source {
  text: string;
  title?: string;
  subTitle?: string;
  context?: string;
  examples?: string;
  /** What was written before for the same text and is not to be repeated: versions (`versions.ts`) or messages (`conversation.ts`). */
  earlier?: string;
  /** All versions that there ever were of it, for what must not be brought again; no model is told them. */
  said?: string;
  /** What the writer asks to be done with the text, in their own words. */
  request?: string;
  /** Who speaks, and with whom, in a conversation of two roles. */
  role?: string;
  partner?: string;
  /** What stands right before and behind the text in its document; not to be changed. */
  before?: string;
  after?: string;
  /** Who reads it. */
  audience?: string;
  /** How the writer wants everything to sound, in their own words. */
  houseStyle?: string;
}

/** Why a task cannot be done as asked, in one sentence that says what it would need. Nothing was written or charged. */
export interface Decline {
  decline: string;
  /** What would carry it, where that is known. */
  help?: Help;
}

/** What makes a text carry a task: another action on it first, or another value of the same one. */
export type Help = { action: string } | { option: string; value: string };

export type Verdict = "kept" | "broken" | "unmeasured";

/** What a promise check saw. `found` is the measured fact in plain words ("61 % of the words"). */
export interface Check {
  verdict: Verdict;
  found: string;
  /** A hard promise is broken by so little that it counts as a soft one. */
  strength?: "soft";
}

export type RemarkKind = "figure" | "name" | "date" | "link" | "amount" | "slot";

/** A fact that is new in an output or gone from the text: shown to the writer, never a breach. */
export interface Remark {
  kind: RemarkKind;
  /** As the output has it, or the text where it is gone. */
  words: string;
  where: "new" | "gone";
}

/** Which facts are looked for. */
export interface Facts {
  new: readonly RemarkKind[];
  gone: readonly RemarkKind[];
  /** What else counts as given: the words that a choice brings along. */
  also?: string;
  /** The part of an output that is looked at; all of it if absent. */
  read?: (output: string) => string;
}

/**
 * One checkable property of an action's output (the product calls it a promise).
 * Hard vows are repaired once and decide the charge; soft vows are told and shown only.
 */
export interface Vow {
  id: string;
  strength: "hard" | "soft";
  /** One sentence in the second person imperative, told to a model and shown to the reader; with figures of the source. */
  say(values: Values, source?: Source): string;
  /** The same for a model, where it needs other words than a reader; nothing where there is nothing to tell. */
  tell?(values: Values, source: Source): string;
  /** Asked before anything is written: is the source able to keep this vow at all? */
  possible?(source: Source): true | Decline;
  check(source: Source, output: string): Check;
  /** A vow about facts: its breaches are remarks, listed by themselves and not among the promises. */
  facts?: Facts;
  /** How long an output may be under this vow: words, or a share of the text's. */
  most?: { words?: number; share?: number };
}

/** A vow after its check, as answered by every generating call. */
export interface KeptPromise {
  id: string;
  say: string;
  verdict: Verdict;
  /** The verdict in one word; null for what was not measured. */
  kept: boolean | null;
  found: string;
  strength: "hard" | "soft";
}

/**
 * The built-in writer's work for one entry: Markdown in, Markdown out, deterministic, nothing invented.
 * Throws NeedsModel for a value that no rule covers.
 */
export type Rule = (source: Source, values: Values, signal: AbortSignal) => RuleResult | Promise<RuleResult>;

/** A text; a text with the edits over the source that made it, each with its reason; or why there is none. */
export type RuleResult = string | Decline | { text: string; edits: readonly Edit[] };

/** A change of the source from one place to another, in UTF-16 units. */
export interface Edit {
  from: number;
  to: number;
  replacement: string;
  /** Why, in a few words for the margin: `Subject and verb agree`. */
  reason: string;
}

export interface Suboption {
  name: string;
  icon: string;
  /** One line shown in menus. */
  shortDescription: string;
  description: string;
  /** A value's own `builtin` stands before the entry's. */
  values: readonly { name: string; description: string; builtin?: BuiltinKind }[];
}

/** One thing a writer can be asked to do: a catalogue row with its instruction, its vows and perhaps its rule. */
export interface Entry {
  /** Unique, kebab-case, `<family>/<entry>`: `create/rewrite`, `writing/shorter`. */
  id: string;
  /** The specification's name, as it travels in calls: `Rewrite`, `Shorter`. */
  name: string;
  /** lucide icon name. */
  icon: string;
  /** One line shown in menus. */
  shortDescription: string;
  purpose: string;
  kind: "generate" | "continue" | "transform" | "analyze" | "template";
  /** What the built-in writer does of it where no value says otherwise; see `document/builtin-kind.ts`. */
  builtin: BuiltinKind;
  suboptions: readonly Suboption[];
  /** The longest that one text of an answer gets where no promise bounds it; absent: what its kind needs. */
  longest?: { words: number; share: number };
  /** Instruction for models, Markdown, without the user's text. */
  instruction: string;
  /** What a model is told besides: what a choice, a missing one, or what is given means here. */
  toldBesides?(values: Values, source: Source): string;
  vows(values: Values): Vow[];
  /** Invents: only the spelling of the text's names is looked at. */
  fiction?: boolean;
  /** Absent where everything needs a model. */
  rule?: Rule;
}

/** What is known of a task before it is written. */
export interface Prepared {
  /** What a model is told; null where no model writes. */
  instruction: { system: string; prompt: string } | null;
  /** What the text itself begins and closes with, as `ownWrappings` tells it. */
  own: { thought: boolean; preamble: boolean; fence: boolean; closing: boolean };
}

export interface Task {
  entry: Entry;
  values: Values;
  source: Source;
  /** The vows that the output will be checked against; those a chosen value makes impossible are already left out. */
  vows: readonly Vow[];
  /** Promises left out because another value makes them impossible, ready to be shown. */
  unchecked?: readonly KeptPromise[];
  /** What was found out before writing begins, since of a long text it takes long. */
  prepared?: Prepared;
  /** Set on the one repair try: the first try's text, what it broke, and what it states that the text does not. */
  repair?: { text: string; broken: readonly KeptPromise[]; remarks?: readonly Remark[] };
}

/** Tokens as the writer reports them; absent when it reports none. */
export interface Usage {
  input: number;
  output: number;
}

/** What comes out of a writer: deltas of Markdown, then exactly one end. A stream without an end has failed. */
export type Piece =
  | { type: "text"; delta: string }
  | { type: "end"; finish: "stop" | "length"; usage?: Usage; edits?: readonly Edit[] };

/** A model behind a provider, or the built-in writer. */
export interface Writer {
  /** `builtin` or `provider:model`, as in the MODEL setting. */
  id: string;
  /** What people read: "Built-in writer", "gpt-5". */
  name: string;
  /** Tokens that it may think before it answers; none if absent. */
  thinking?: number;
  /**
   * Writes once. Aborting `signal` closes the upstream connection at once and ends the iteration.
   * Throws WriterFault for anything the model did wrong, NeedsModel when the built-in writer has no rule,
   * Declined when the source cannot carry the task. `user` is whom it is written for.
   */
  write(task: Task, signal: AbortSignal, user?: string): AsyncIterable<Piece>;
}
