/** What the grammar thread is asked and answers. Positions are in characters (code points), as the checker counts. */

export type Variety = "British" | "American";

export interface Ask {
  id: number;
  text: string;
  dialect: Variety;
}

export interface Finding {
  start: number;
  end: number;
  /** The checker's own kind: Spelling, Grammar, Agreement and so on. */
  kind: string;
  problem: string;
  message: string;
  /** 0 replaces the problem, 1 removes it, 2 inserts after it. */
  suggestions: readonly { kind: number; text: string }[];
  /** For spelling: the suggestions that a second dictionary has too, and the word itself where it has it as a name; null where it was not asked. */
  second: readonly string[] | null;
}

export type Answer = { id: number; findings: Finding[] } | { id: number; fault: string };
