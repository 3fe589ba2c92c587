/**
 * What works on the text that is there: these actions of the sidebar propose marks on the open document. All others
 * make a text beside it.
 */
const edits = new Set([
  "Hashtag & Emoji Optimizer",
  "Call-to-Action Enhancer",
  "SEO Optimize",
  "Email Polisher",
  "Expand Blog Section",
  "Add Facts & Stats",
]);

/** Whether an action of the sidebar makes a text of its own. */
export const isMaker = ({ name, group }: { name: string; group: string }): boolean =>
  group !== "writing" && !edits.has(name);

/** Modes of story tools that work on the story itself, or write behind it. */
export const editsStory = (mode: string): boolean => mode === "transform" || mode === "continue";
