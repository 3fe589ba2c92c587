/** What says why a text was written and not what it is about: `Our teacher asked us to write about something that we know.` */

import { plainOf } from "../../prose/words.ts";

const written =
  "(?:write|describe|compose|put down|hand in|say (?:a few words|something)|tell (?:the class|you|them|everybody) about|talk about)";
const pieces =
  "(?:essay|text|homework|composition|assignment|exercise|piece|page|paragraph|article|post|blog post|story|entry|report|letter)";

const preambles: readonly RegExp[] = [
  new RegExp(
    `^(?:for [^,.]{3,40}, )?(?:our|my|the) (?:\\p{L}+ )?(?:teacher|tutor|professor|lecturer|instructor|course leader|group leader|class|course|editor|workshop) (?:(?:has|have|had) )?(?:asked|told|wants?|wanted|set|gave|invited) (?:us|me|everybody|everyone|the class|each of us|all of us)\\b[^.!?]{0,30} (?:${written}\\b|(?:an?|this|one|\\d+|two) (?:\\p{L}+ )?${pieces}s?\\b)`,
    "iu",
  ),
  new RegExp(
    `^(?:for [^,.]{3,40}, )?(?:I|we) (?:was|were|have been|had been|am|are)(?: \\p{L}+ly)? (?:asked|invited|told|supposed|meant|required|given the task) (?:by [^,.]{3,30} )?to (?:write|describe|tell|put down|say|contribute|talk)\\b(?: (?:about|on|of|something|some|a few|a couple|this|down|here|you|\\d+|(?:an?|one) (?:\\p{L}+ )?${pieces}\\b))`,
    "iu",
  ),
  new RegExp(
    `^(?:this|my|the) ${pieces} (?:is|was|has to be|should be|must be|will be) (?:for|my|our|part of|written for|supposed to|about (?:what|how|why|who|the (?:topic|question)))\\b`,
    "iu",
  ),
  /^(?:for|in|at) [^.!?]{3,60} (?:I|we) (?:had|have|were asked|was asked|were told|got) to (?:write|describe|tell|bring)\b/iu,
  /^for (?:our |my |the |this |today['’]s |this week['’]s )?(?:home ?work|class|lesson|course|assignment|exercise)[^,.]{0,20},? (?:I|we)\b/iu,
  new RegExp(`^in this (?:short |little )?${pieces},? (?:I|we)\\b`, "iu"),
  /^(?:the|our|this week['’]s|today['’]s) (?:topic|task|theme|subject|title|homework|assignment|question|prompt)(?: (?:this|for) (?:week|today|this week|the week|the class|homework))? (?:is|was)\b/iu,
  /^(?:so )?I(?:['’]m| am| have|['’]ve)?(?: decided| chosen| chose| want| would like|['’]d like| going|['’]ll| will)? (?:to )?(?:write|tell(?: you)?|talk) about\b|^I (?:have )?(?:chose|chosen|decided on|picked) (?:this|the) (?:topic|subject|theme)\b/iu,
  /^(?:this is|here is) my (?:homework|essay|text|composition|assignment|exercise)\b/iu,
  /^(?:sorry|excuse me),? (?:that )?(?:it|this|my (?:text|essay|homework|english))\b/iu,
];

const tasks =
  /^(?:\p{L}+ )?(?:home ?work|assignment|exercise|writing task|essay task|task|composition|coursework|essay|text|unit|lesson|module)(?:$| \d|[,:(–—-] ?| for )/iu;
const ofCourses =
  /\d|\b(?:class|course|week|unit|lesson|module|level|term|group|due|teacher|school|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;

/** Whether a line names a task and no matter: `Homework, Tuesday evening class`. */
export const isTaskTitle = (line: string): boolean =>
  tasks.test(line.trim()) &&
  line.length <= 80 &&
  (ofCourses.test(line) || /^(?:home ?work|assignment|exercise|coursework|composition)$/i.test(line.trim()));

/** Whether a sentence says why a text was written. */
export const isPreamble = (sentence: string): boolean => {
  const plain = plainOf(sentence).trim();
  return preambles.some((sign) => sign.test(plain));
};

/** The sentences of a text’s first two paragraphs that say why it was written, with what follows them in their paragraph, and an excuse at its end. */
export function preambleIn(sentences: readonly { text: string; paragraph: number }[]): ReadonlySet<number> {
  const found = new Set<number>();
  const first = sentences[0]?.paragraph ?? 0;
  const last = sentences.at(-1)?.paragraph;
  for (const [index, { text, paragraph }] of sentences.entries()) {
    const follows = found.has(index - 1) && sentences[index - 1]?.paragraph === paragraph;
    if (paragraph <= first + 1 && (follows || isPreamble(text))) found.add(index);
    if (paragraph === last && paragraph !== first && /^(?:sorry|excuse me)\b/i.test(text)) found.add(index);
  }
  return found;
}
