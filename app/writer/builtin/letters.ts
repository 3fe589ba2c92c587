/** First letters: a sentence's capital where it begins one, its small letter where it goes on in another. */

import { namesOf } from "../prose/facts.ts";
import { plurals, singulars } from "./grammar/nouns.ts";

/** The text with a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const small =
  /^(?:the|an?|our|my|your|his|her|their|its|this|that|these|those|each|every|all|some|many|most|no|nobody|everybody|in|on|at|by|for|from|with|after|before|since|when|while|if|because|as|to|there|it|he|she|we|they|you|what|why|how|who|where|two|three|four|five|although|though|even|most|people|everyone|more|less|fewer|such|when|one|setup|staff|management|revenue|demand|delivery)$/i;

/** The text to go on in the middle of a sentence: small at its start where its first word is no name, as far as the whole shows. */
export function inner(text: string, whole: string): string {
  const first = /^[\p{L}’'-]+/u.exec(text)?.[0] ?? "";
  if (first === "" || /^I(?:['’]|$)/.test(first) || /^\p{Lu}[\p{Lu}\p{N}]/u.test(first)) return text;
  const lower = first.charAt(0).toLowerCase() + first.slice(1);
  const known =
    small.test(first) ||
    ((plurals.has(lower) || singulars.has(lower) || /[a-z]{3}(?:ing|tion|ment|ness|ity)$/.test(lower)) &&
      !namesOf(whole).includes(first)) ||
    new RegExp(`(?<![\\p{L}])${lower}(?![\\p{L}])`, "u").test(whole);
  return known ? lower + text.slice(first.length) : text;
}

/** The sentence without its final full stop. */
export function unstopped(sentence: string): string {
  return sentence.replace(/(?<!\.)[.]$/u, "");
}

/** The sentence with a full stop, if it ends in nothing. */
export function stopped(sentence: string): string {
  return /[.!?:…]["”’)\]*_]*$/u.test(sentence) || sentence.endsWith("]") ? sentence : `${sentence}.`;
}
