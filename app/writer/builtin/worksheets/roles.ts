/** What the roles of a brainstorm ask, each in its own voice. */

import asked from "./sheets/roles.json" with { type: "json" };
import type { TextKind } from "./text-kind.ts";

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
    "the one who said it, and hears what was understood",
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
    "somebody who sat beside you and disliked it",
    "the one who made it",
    "somebody who has the money for one evening this month",
  ],
  speech: [
    "somebody in the last row",
    "the one whom it is about",
    "somebody who reads it next day and was not there",
  ],
  notice: [
    "the right person, who is not sure whether to answer",
    "somebody who did it before",
    "somebody who answered last time and was not taken",
  ],
  career: [
    "somebody who has to choose among fifty",
    "a colleague from then",
    "somebody who did the work after you",
  ],
  other: [
    "somebody new to the subject",
    "somebody who has to live with what it says",
    "somebody who would rather leave things as they are",
  ],
};
