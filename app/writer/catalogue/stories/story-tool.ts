/** What a story tool has beside an entry: where it stands, what becomes of its answer, and the kind of story. */

import type { Entry } from "../../task.ts";
import { entry, option, type Row } from "../declare.ts";

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
  "What suits this kind of story, its readers and its limits.",
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

/** What the kind of story means for a tool: of one that writes a piece of a story the form, of the others the background. */
const kindTold = {
  piece:
    "What you write suits this kind of story; a length that it names is the whole story's and not your answer's.",
  background:
    "The story type says to what kind of story the text belongs: background. The form and the length of the answer are those that are asked for here.",
};

type StoryRow = Omit<Row, "suboptions" | "kind" | "toldBesides"> & Pick<StoryTool, "mode"> & { piece?: true };

/** Declares the tools of a category. */
export function storyTable(category: StoryTool["category"], rows: readonly StoryRow[]): StoryTool[] {
  return rows.map(({ mode, piece = false, ...row }) => ({
    ...entry({
      fiction: mode !== "analyze",
      ...row,
      kind: mode,
      suboptions: [storyType],
      toldBesides: (values) =>
        values["Story Type"] === undefined ? "" : kindTold[piece ? "piece" : "background"],
    }),
    category,
    mode,
  }));
}
