/** How much room an answer has, in tokens: what the promises allow, and what a model thinks besides. */

import type { OutputBound } from "#app/document/credits.ts";
import type { Entry, Task, Vow, Writer } from "./task.ts";
import { versionsAsked } from "./versions.ts";

/** Tokens of a word that is to be written. */
const tokensOfWord = 2;
/** For headings, marks and what a model says before it begins. */
const spare = 300;
/** What is written in another alphabet takes half as much again. */
const otherLetters = 1.5;

/** Words of an output that neither a promise nor its entry bounds, and what share of the text comes on top, by kind. */
const unbounded: Readonly<Record<Entry["kind"], { words: number; share: number }>> = {
  generate: { words: 1_200, share: 1 },
  template: { words: 1_200, share: 1.6 },
  continue: { words: 600, share: 0 },
  analyze: { words: 800, share: 0.5 },
  transform: { words: 100, share: 1.6 },
};

/** The room for a task's answer: by the widest bound of its promises, else by what its kind needs. */
export function boundOf(
  { entry, vows, values }: Pick<Task, "entry" | "vows" | "values">,
  writer: Pick<Writer, "thinking">,
): OutputBound {
  const bounds = vows.flatMap(({ most }) => most ?? []);
  const bound = (key: "words" | "share") => Math.max(0, ...bounds.map((one) => one[key] ?? 0));
  const { words, share } =
    bounds.length > 0
      ? { words: bound("words"), share: bound("share") }
      : (entry.longest ?? unbounded[entry.kind]);
  const times = versionsOf(vows) * (values["Language"] === undefined ? 1 : otherLetters);
  return {
    share: share * times,
    fixed: Math.ceil(words * tokensOfWord * times) + spare,
    thinking: writer.thinking ?? 0,
  };
}

/** How many texts one answer holds. */
const versionsOf = (vows: readonly Vow[]): number =>
  vows.some(({ id }) => id === "version-count") ? versionsAsked : 1;

/** Model families that think before they answer, and the tokens that they take for it at most. */
const thinkers: readonly [provider: RegExp, model: RegExp, tokens: number][] = [
  [/^openai$/, /^o\d/, 8_000],
  [/^openai$/, /^gpt-5(?!.*chat)/, 8_000],
  [/^google$/, /^gemini-(?:2\.5|[3-9])/, 8_000],
  [/^anthropic$/, /thinking/, 8_000],
  [
    /^(?:ollama|compatible)$/,
    /deepseek-r1|qwq|qwen3(?!.*instruct)|gpt-oss|magistral|phi-4-reasoning|thinking|reasoner/,
    4_000,
  ],
];

/** The tokens that a model may think besides its answer. `setting` is MODEL_THINKING_TOKENS. */
export function thinkingTokens(id: string, setting?: number): number {
  if (setting !== undefined) return setting;
  const at = id.indexOf(":");
  const provider = id.slice(0, at);
  const model = id.slice(at + 1).toLowerCase();
  return thinkers.find(([who, what]) => who.test(provider) && what.test(model))?.[2] ?? 0;
}
