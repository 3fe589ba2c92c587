/** What a writer is asked for and what it answers. Types only: every other file of this room builds on these. */

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
  /** What the writer asks to be done with the text, in their own words. */
  request?: string;
  /** Who speaks, and with whom, in a conversation of two roles. */
  role?: string;
  partner?: string;
}

/** Why a task cannot be done as asked, in one sentence that says what it would need. Nothing was written or charged. */
export interface Decline {
  decline: string;
}

/** What a promise check saw. `found` is the measured fact in plain words ("61 % of the words"). */
export interface Check {
  kept: boolean;
  found: string;
}

/**
 * One checkable property of an action's output (the product calls it a promise).
 * Hard vows are repaired once and decide the charge; soft vows are told and shown only.
 */
export interface Vow {
  id: string;
  strength: "hard" | "soft";
  /** One sentence in the second person imperative, told to a model and shown to the reader. */
  say(values: Values): string;
  /** Asked before anything is written: is the source able to keep this vow at all? */
  possible?(source: Source): true | Decline;
  check(source: Source, output: string): Check;
}

/** A vow after its check, as answered by every generating call. */
export interface KeptPromise {
  id: string;
  say: string;
  kept: boolean;
  found: string;
  strength: "hard" | "soft";
  /** True when another chosen value makes this promise impossible: it was not checked, `found` says why. */
  unchecked?: true;
}

/**
 * The built-in writer's work for one entry: Markdown in, Markdown out, deterministic, nothing invented.
 * Throws NeedsModel for a value that no rule covers.
 */
export type Rule = (
  source: Source,
  values: Values,
  signal: AbortSignal,
) => string | Decline | Promise<string | Decline>;

export interface Suboption {
  name: string;
  icon: string;
  /** One line shown in menus. */
  shortDescription: string;
  description: string;
  values: readonly { name: string; description: string }[];
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
  /** How the built-in writer does it: by editing the text, by framing its sentences, or not at all. */
  class: "edit" | "frame" | "model";
  suboptions: readonly Suboption[];
  /** Instruction for models, Markdown, without the user's text. */
  instruction: string;
  vows(values: Values): Vow[];
  rule?: Rule;
}

export interface Task {
  entry: Entry;
  values: Values;
  source: Source;
  /** The vows that the output will be checked against; those a chosen value makes impossible are already left out. */
  vows: readonly Vow[];
  /** Promises left out because another value makes them impossible, ready to be shown. */
  unchecked?: readonly KeptPromise[];
  /** Set on the one repair try: the first try's text and what was found wrong with it. */
  repair?: { text: string; broken: readonly KeptPromise[] };
}

/** Tokens as the writer reports them; absent when it reports none. */
export interface Usage {
  input: number;
  output: number;
}

/** What comes out of a writer: deltas of Markdown, then exactly one end. A stream without an end has failed. */
export type Piece =
  | { type: "text"; delta: string }
  | { type: "end"; finish: "stop" | "length"; usage?: Usage };

/** A model behind a provider, or the built-in writer. */
export interface Writer {
  /** `builtin` or `provider:model`, as in the MODEL setting. */
  id: string;
  /** What people read: "Built-in writer", "gpt-5". */
  name: string;
  /**
   * Writes once. Aborting `signal` closes the upstream connection at once and ends the iteration.
   * Throws WriterFault for anything the model did wrong, NeedsModel when the built-in writer has no rule,
   * Declined when the source cannot carry the task.
   */
  write(task: Task, signal: AbortSignal): AsyncIterable<Piece>;
}
