/** A text as a prompt by rule: which of its sentences say who answers, what is to be done, from what, in which form, within which limits. */

import { proseSentences } from "../../prose/grade.ts";
import { plainOf } from "../../prose/words.ts";
import type { Source } from "../../task.ts";
import { isBase } from "../matter/verbs.ts";

export interface Framed {
  role: string;
  task: string;
  context: string;
  format: string;
  constraints: string;
}

const role = /^(?:you are|act as|take the role|pretend to be|imagine you are)\b/i;
const limit =
  /^(?:do not|don['’]t|never|avoid|keep|use only|only|no more than|without)\b|\b(?:at most|at least|(?:no|not) more than|(?:under|up to) \d+ (?:words|characters|sentences|lines)|(?:must|should)(?: not)? (?:be|have|contain|include|mention|sound|use))\b/i;
const form =
  /\b(?:format|table|bullets?|bullet points?|list of|headings?|paragraphs?|JSON|Markdown|e-?mail|thread|outline|words long|in \d+ (?:words|sentences|lines)|tone)\b/i;
const wish = /^(?:i|we) (?:need|want|would like)\b|^(?:please|can you|could you|help me)\b/i;

/** A wish or a command. */
const asks = (sentence: string): boolean =>
  wish.test(sentence) || isBase((sentence.split(/\s/)[0] ?? "").toLowerCase());

/** What the text does not say is a [slot] that says what belongs there. */
export function frame({ text }: Pick<Source, "text">): Framed {
  const sentences = proseSentences(text)
    .map((sentence) => plainOf(sentence).trim())
    .filter(Boolean);
  const left = new Set(sentences);
  const take = (test: (sentence: string) => boolean, most = Number.POSITIVE_INFINITY): string => {
    const taken = [...left].filter(test).slice(0, most);
    for (const sentence of taken) left.delete(sentence);
    return taken.join(" ");
  };
  const framed = {
    role: take((sentence) => role.test(sentence)),
    task: take((sentence) => asks(sentence) && !/^(?:do not|don['’]t|avoid|never|keep)\b/i.test(sentence), 1),
    constraints: take((sentence) => limit.test(sentence)),
    format: take((sentence) => form.test(sentence)),
  };
  const more = take(asks);
  const task = [framed.task, more].filter(Boolean).join(" ");
  return {
    role: framed.role || "[who should answer, such as an editor of this field]",
    task: task || "[what is to be done with what stands under Context]",
    context: [...left].join(" ") || "[what the answer needs to know]",
    format: framed.format || "[what the answer should look like, and how long]",
    constraints: framed.constraints || "Use only what is given here; ask where a fact is missing.",
  };
}
