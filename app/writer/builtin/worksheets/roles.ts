/** What the roles of a brainstorm ask, each in its own voice. */

import asked from "./sheets/roles.json" with { type: "json" };

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
