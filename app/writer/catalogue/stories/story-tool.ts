/** What a story tool has beside an entry: where it stands, what becomes of its answer, and the kind of story. */

import { keptByRule } from "../../builtin/keep.ts";
import type { Entry } from "../../task.ts";
import { entry, option } from "../declare.ts";

export interface StoryTool extends Entry {
  category:
    | "Story Creation"
    | "Plot & Structure"
    | "Emotion & Style"
    | "Dialogue & Worldbuilding"
    | "Creative Exploration"
    | "Final Polish";
  /** `generate` stands beside the story, `continue` behind it, `transform` in place of it, `analyze` reports on it. */
  mode: "generate" | "continue" | "transform" | "analyze";
}

/** The kinds of story that a tool may be told about, the value of `storyType` in the call. */
const storyType = option(
  "Story Type",
  "book-open",
  "What kind of story it is.",
  "The answer keeps to the length, the form and the readers of this kind of story.",
  [
    ["Short story", "One change in few scenes, 800 to 5,000 words."],
    ["Flash fiction", "One moment that turns, under 300 words."],
    ["Novel chapter", "A part of a whole: it moves the plot and ends with a reason to read on."],
    ["Children's story", "Simple words, repetition, a small lesson, nothing that frightens without comfort."],
    ["Screenplay scene", "What can be seen and heard, in the present tense: heading, action, dialogue."],
    ["Memoir", "What the writer lived through, in the first person, as true as memory is."],
    ["Serial episode", "Picks up a thread, ties one off, leaves one open."],
    ["Fan fiction", "Keeps the known characters and rules of the world it belongs to."],
  ],
);

/** The eight kinds of story in the catalogue's order. */
export const storyTypes: readonly string[] = storyType.shown.values.map((value) => value.name);

type Declared = Omit<Parameters<typeof entry>[0], "suboptions" | "kind">;

/** Declares a story tool; its rule declines where it would break a hard promise. */
export function storyTool({
  category,
  mode,
  ...declared
}: Declared & Pick<StoryTool, "category" | "mode">): StoryTool {
  return { ...keptByRule(entry({ ...declared, kind: mode, suboptions: [storyType] })), category, mode };
}
