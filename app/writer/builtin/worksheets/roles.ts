/** What the roles of a brainstorm ask, each in its own voice. */

import asked from "./sheets/roles.json" with { type: "json" };
import type { TextKind } from "../text-kind/kinds.ts";

interface Questions {
  opening: readonly string[];
  deeper: readonly string[];
  challenge: readonly string[];
  closing: readonly string[];
}

const questions: Readonly<Record<string, Questions>> = asked;

/** A role's questions in the order in which it asks them. */
export function questionsOf(role: string): readonly string[] {
  const found = questions[role];
  return found ? [...found.opening, ...found.deeper, ...found.challenge, ...found.closing] : [];
}

/** What it asks about a text that others have spoken of already. */
export const deeperOf = (role: string): readonly string[] => questions[role]?.deeper ?? [];

/** Three who would read a text of a kind with other eyes than its writer. */
export const otherReaders: Readonly<Record<TextKind, readonly [string, string, string]>> = {
  story: [
    "the one who is mentioned and never seen",
    "somebody who only passes by",
    "the one who is in the wrong",
  ],
  memoir: [
    "the person who taught you or stood beside you",
    "somebody who has never had the trouble",
    "yourself a year before",
  ],
  news: [
    "somebody whom it hits and nobody asked",
    "one of those who decided it",
    "somebody who comes from elsewhere and will pay for it",
  ],
  letter: [
    "the one who gets it, in a hurry",
    "a colleague who is named in it",
    "whoever has to find it again in half a year",
  ],
  complaint: [
    "the one who has to act on it, with ten others on the desk",
    "somebody who decides later who was right, and has only this letter",
    "yourself in a week, if nothing has happened",
  ],
  report: [
    "a member who looks at the figures first",
    "a new member who knows none of the names",
    "somebody who has to decide next year and goes by this",
  ],
  notes: [
    "yourself on the evening before you need them",
    "somebody who was not there and borrows them",
    "the one who has to do what stands there",
  ],
  minutes: [
    "a member who was away",
    "somebody who was outvoted",
    "somebody whom a decision concerns and who is no member",
  ],
  "how-to": [
    "somebody who does it for the first time",
    "somebody who does it for a living",
    "somebody who has done it wrong already",
  ],
  recipe: [
    "somebody who has never cooked it",
    "a guest who may not eat one of the things in it",
    "the cook you have it from",
  ],
  product: [
    "a buyer who sent it back",
    "somebody who has used it every day for years",
    "somebody who makes do without",
  ],
  opinion: [
    "somebody for whom the sum comes out the other way",
    "somebody who would have to pay for it",
    "somebody who has changed their mind",
  ],
  review: [
    "somebody who was there too and saw it otherwise",
    "the one who made it",
    "somebody who can afford such a thing once a month",
  ],
  speech: [
    "somebody in the last row",
    "the one whom it is about",
    "somebody who reads it next day and was not there",
  ],
  notice: [
    "somebody who walks past and has ten seconds",
    "somebody who would come and cannot manage steps or late hours",
    "somebody who lives next door",
  ],
  career: [
    "somebody who has to choose among fifty",
    "a colleague from then",
    "somebody who did the work after you",
  ],
  travel: [
    "somebody who lives there",
    "somebody who is going there next month",
    "the one whom you met for a minute and wrote down",
  ],
  circular: [
    "somebody who reads two lines and puts it away",
    "somebody whom it hits harder than the others",
    "the one at whose telephone the questions arrive",
  ],
  application: [
    "the one who has forty letters to read",
    "somebody who would work beside you",
    "a referee, who knows what it was like",
  ],
  answers: [
    "somebody who is angry already",
    "somebody whose question is not among them",
    "the one who has given these answers for years",
  ],
  interview: [
    "somebody who was there and is not named",
    "somebody who has never heard of either of you",
    "the one who is asked, ten years on",
  ],
  vacancy: [
    "the right person, who is not sure whether to answer",
    "somebody who did it before",
    "somebody who answered last time and was not taken",
  ],
  verse: ["somebody who hears it once", "the one whom it is about", "yourself in ten years"],
  article: [
    "somebody new to the subject",
    "somebody who works on it every day",
    "somebody who has to live with what it says",
  ],
  other: [
    "somebody new to the subject",
    "somebody who has to live with what it says",
    "somebody who would rather leave things as they are",
  ],
};
