/** What a page about a product says first of all: what the thing is, in its sentences or by its title. */

import { tokensOf } from "../../prose/english/tokens.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline } from "../../task.ts";
import { isOrder } from "../text-kind/orders.ts";
import { tellsOf } from "./opening.ts";

interface Page {
  /** The sentence that the page begins with. */
  opening: string;
  title: string;
  subtitle: string;
  isList: boolean;
  most: number;
  count: number;
}

const hasVerb = (sentence: string): boolean =>
  tokensOf(plainOf(sentence)).some(({ tag }) => tag === "VERB" || tag === "AUX");

/** Whether somebody who reads only this knows from the beginning what is sold. */
const saysWhatItIs = (made: string, { opening, title }: Page): boolean =>
  /(?<!\bthere )\b(?:is|are) (?:an?|the|made)\b/i.test(opening) ||
  /(?<!\b(?:there|this|that|these|those|it) )\b(?:is|are) (?:an?|the|made)\b/i.test(made) ||
  (title !== "" &&
    !/[?!]$/.test(title) &&
    (tellsOf(title, opening) || (tellsOf(title, made) && !hasVerb(opening))));

/** Whether a title is the name of a thing: two words or more, and nothing that is said or asked. */
const names = (title: string): boolean =>
  countWords(title) >= 2 &&
  countWords(title) <= 20 &&
  !/[?!:]$/.test(title) &&
  !isOrder(title) &&
  !tokensOf(title).some(({ tag }) => tag === "AUX");

const stopped = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

/** A summary of a page about a product; where only its title says what is sold, that and the sentences it begins with. */
export function withThing(made: string, begun: string, page: Page): string | Decline | { tooTight: string } {
  const { title, subtitle, isList, most, count } = page;
  if (saysWhatItIs(made, page)) return made;
  const head = [title, subtitle].filter((line) => line !== "");
  if (subtitle === "" && !names(title)) return unnamed;
  if (isList || count === 1 || begun === "") return inTitle;
  const whole = [...head.map(stopped), begun].join(" ");
  return countWords(whole) <= most
    ? whole
    : {
        tooTight: `Only the title of this page says what is sold, and a summary of this size (${String(most)} words) has no room for it beside the first sentences.`,
      };
}

const unnamed: Decline = {
  decline:
    "The first sentences of this page do not say what the thing is, and a summary by rule begins there. A first sentence that names the thing and says what it is would help, or a model.",
};
const inTitle: Decline = {
  decline:
    "The title of this page says what is sold and its sentences do not, so that none of them can stand in front of the others. A first sentence that names the thing would help, or a model.",
};
