/** One sentence said in fewer words. */

import { draftOf, lockFacts, textOf } from "./draft.ts";
import { cutWordiness } from "./rewrite/edit.ts";

/** The last sentences asked for: one piece of work comes back to the same ones. */
const recent = new Map<string, string>();
const remembered = 500;

/** The sentence without wordy phrases, as long as its facts stay. */
export function tightened(sentence: string): string {
  const known = recent.get(sentence);
  if (known !== undefined) return known;
  const draft = draftOf(sentence);
  cutWordiness(draft, 0);
  lockFacts(draft);
  const text = textOf(draft);
  if (recent.size >= remembered) recent.clear();
  recent.set(sentence, text);
  return text;
}
