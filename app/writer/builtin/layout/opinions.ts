/** A piece of opinion in short: what it begins with and what it asks for. */

import { isCall } from "../../prose/calls.ts";
import type { Decline } from "../../task.ts";
import { asProse, leadOf } from "./choose.ts";
import { isOvertaken } from "./expecting.ts";
import { standsFirm } from "./endings.ts";
import { tellsOf } from "./opening.ts";
import type { Statement } from "./statements.ts";

/** A piece of opinion: what it begins with and what it ends on, which is what it is for. */
export function argued(
  statements: readonly Statement[],
  { most, count }: { most: number; count: number },
  bullets: boolean,
  title: string,
  otherwise: string,
): string | Decline {
  const lead = leadOf(statements);
  const claim = claimIn(statements);
  const closing = claim > lead ? [claim] : closingOf(statements);
  const words = [lead, ...closing].reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0);
  if (
    bullets ||
    lead < 0 ||
    statements[lead]?.fragment === true ||
    (isOvertaken(statements, lead) && !closing.includes(lead + 1)) ||
    closing.length === 0 ||
    closing.includes(lead) ||
    words > most ||
    closing.length >= count
  )
    return {
      decline: `This text is a piece of opinion. A summary of it has to keep what it comes to, and its last sentences cannot stand here without the others. ${otherwise}`,
    };
  const made = asProse(statements, [lead, ...closing]);
  if (!tellsOf(title, made, 1 / 3))
    return {
      decline: `This text is a piece of opinion, and its title says what for (“${title}”); its first sentence and its last ones do not name that. The title is its shortest summary; a model can write a longer one.`,
    };
  return made;
}

/** `I want the rule made unlawful.`: what is asked for in so many words; -1 where that needs other sentences. */
const claimIn = (statements: readonly Statement[]): number =>
  statements.findIndex(
    (one, index) =>
      /^(?:I|We)(?: (?:want|propose|ask for|call for|am asking for|are asking for)|['’]m asking for|['’]re asking for) (?:the|an?|every|all|no)\b/.test(
        one.text,
      ) &&
      one.words >= 8 &&
      !one.item &&
      standsFirm(statements, index, true) &&
      !one.points,
  );

/** `Somebody go first.`, of what nothing here names. */
const ofNothing =
  /(?:^|[:,] )(?:some(?:one|body) (?:go|do|try|start|make)\b|(?:just )?(?:do (?:it|so|this|that)|go first|get on with it|sort it out|try it)[.!])/i;

/** The last call or claim with what leads to it, three sentences at most; empty where it needs more. */
function closingOf(statements: readonly Statement[]): number[] {
  const last = statements.findLastIndex(({ courtesy }) => !courtesy);
  for (let first = last; first >= Math.max(0, last - 2); first -= 1) {
    const run = statements.slice(first, last + 1);
    const claims = run.some(({ text }) => isCall(text) || /\b(?:should|must|need|let us)\b/i.test(text));
    const opening = statements[first];
    const heads = statements[first - 1]?.paragraph !== opening?.paragraph;
    if (!opening || opening.paragraph !== statements[last]?.paragraph) return [];
    if (/^(?:but|and|or|yet)\b/i.test(opening.text) || (opening.points && !/^So\b/.test(opening.text)))
      continue;
    if (!heads && !/^So\b/.test(opening.text)) continue;
    if (run.some(({ text }) => ofNothing.test(text))) return [];
    return claims && !run.some(({ courtesy, item, question }) => courtesy || item || question)
      ? run.map((_one, at) => first + at)
      : [];
  }
  return [];
}
