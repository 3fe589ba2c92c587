/** A piece of opinion in short: what it begins with and what it asks for. */

import { isCall } from "../../prose/calls.ts";
import type { Decline } from "../../task.ts";
import { asProse, leadOf } from "./choose.ts";
import { tellsOf } from "./opening.ts";
import type { Statement } from "./statements.ts";

/** A piece of opinion: what it begins with and what it ends on, which is what it is for. */
export function argued(
  statements: readonly Statement[],
  { most, count }: { most: number; count: number },
  bullets: boolean,
  title: string,
): string | Decline {
  const lead = leadOf(statements);
  const closing = closingOf(statements);
  const words = [lead, ...closing].reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0);
  if (
    bullets ||
    lead < 0 ||
    statements[lead]?.fragment === true ||
    closing.length === 0 ||
    closing.includes(lead) ||
    words > most ||
    closing.length >= count
  )
    return {
      decline:
        "This text is a piece of opinion. A summary of it has to keep what it comes to, and its last sentences cannot stand here without the others. A model can write one.",
    };
  const made = asProse(statements, [lead, ...closing]);
  if (!tellsOf(title, made, 1 / 3))
    return {
      decline: `This text is a piece of opinion, and its title says what for (“${title}”); its first sentence and its last ones do not name that. The title is its shortest summary; a model can write a longer one.`,
    };
  return made;
}

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
    return claims && !run.some(({ courtesy, item, question }) => courtesy || item || question)
      ? run.map((_one, at) => first + at)
      : [];
  }
  return [];
}
