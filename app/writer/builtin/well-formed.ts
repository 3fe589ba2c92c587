/** Single sentences made fit to stand somewhere else than in their text. */

import { isFragment, withoutLead } from "./leads.ts";
import { tightened } from "./tightened.ts";

/** The sentence tightened and without what leaned on its neighbours, or as it stood where that breaks it. */
export function wellFormed(sentence: string): string {
  const tight = withoutLead(tightened(sentence)).replace(/ for this(?: purpose| reason)?(?=[.!]$)/u, "");
  return isFragment(tight) && !isFragment(sentence) ? sentence : tight;
}
