/** Single sentences made fit to stand somewhere else than in their text. */

import { draftOf, lockFacts, textOf } from "./draft.ts";
import { isFragment, withoutLead } from "./leads.ts";
import { cutWordiness } from "./rewrite/edit.ts";

/** The sentence tightened and without what leaned on its neighbours, or as it stood where that breaks it. */
export function wellFormed(sentence: string): string {
  const tight = withoutLead(tightened(sentence)).replace(/ for this(?: purpose| reason)?(?=[.!]$)/u, "");
  return isFragment(tight) && !isFragment(sentence) ? sentence : tight;
}

/** The sentence without wordy phrases, as long as its facts stay. */
function tightened(sentence: string): string {
  const draft = draftOf(sentence);
  cutWordiness(draft, 0);
  lockFacts(draft);
  return textOf(draft);
}
