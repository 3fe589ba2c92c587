/** What a piece of writing with a goal is made of: its parts in order, what sorts the text under them, what is asked for where it is silent. */

import type { Cue } from "../templates/cues.ts";
import { part, type Part } from "../templates/layout.ts";

type Row = readonly [name: string, slot: string, cues: Partial<Record<Cue, number>>, own?: Partial<Part>];

function partsOf(rows: readonly Row[]): Part[] {
  return rows.map(([title, slot, cues, own]) =>
    part({ title, mark: "block", belongs: slot, slot, cues, needed: true, ...own }),
  );
}

const rest = { rest: true, needed: false } as const;
const opening = { needed: false, most: 2 } as const;

/** The parts by goal. `{audience}` and `{topic}` in a slot are filled in. */
export const goals: Readonly<Record<string, readonly Part[]>> = {
  "Drive signups": partsOf([
    ["Opening", "what {audience} want and do not have yet", { first: 2, audience: 2, problem: 1 }, opening],
    [
      "What they get",
      "what they get on the first day, and what it costs them",
      { benefit: 1.5, feature: 1 },
      rest,
    ],
    ["Proof", "who uses it already: a figure, a name, a review", { proof: 2, quote: 2, result: 1 }],
    [
      "Sign up",
      "where to sign up, how long it takes, what happens then",
      { call: 2.5, offer: 1.5, entry: 1.5 },
    ],
  ]),
  "Generate leads": partsOf([
    [
      "Problem",
      "the problem that {audience} would pay to be rid of",
      { problem: 2, question: 1, first: 0.5 },
      opening,
    ],
    ["What helps", "what helps, in two or three sentences", { solution: 1, benefit: 1 }, rest],
    [
      "Result",
      "what changed for somebody like them, with a figure",
      { result: 2, proof: 2, quote: 1.5, percent: 1 },
    ],
    ["Contact", "what they can ask for, and whom to write to", { call: 2, contact: 2.5, offer: 1 }],
  ]),
  "Build authority": partsOf([
    [
      "Claim",
      "what you hold about {topic} that others do not say",
      { first: 2, belief: 1.5, conclusion: 1 },
      opening,
    ],
    ["Evidence", "the figures, cases or years behind it", { proof: 2, number: 1, result: 1.5 }, rest],
    ["The other side", "what speaks against it, and why it does not hold", { doubt: 1.5, risk: 1 }],
    [
      "What follows",
      "what {audience} should do differently from now on",
      { lesson: 2, recommend: 2, future: 1 },
    ],
  ]),
  "Increase engagement": partsOf([
    ["Opening", "a first line that {audience} cannot pass by", { first: 2, short: 1, feeling: 1 }, opening],
    ["What happened", "what happened, told in short sentences", { past: 0.5, person: 0.5 }, rest],
    ["Why it matters", "why it matters to {audience}", { lesson: 1.5, belief: 1, cause: 0.7 }],
    ["Question", "one question about {topic} that is easy to answer", { question: 4 }, { most: 1 }],
  ]),
  "Drive sales": partsOf([
    ["Opening", "the moment in which {audience} need it", { first: 2, problem: 1, audience: 1.5 }, opening],
    [
      "What it does",
      "what it does for them, one benefit after the other",
      { benefit: 1.5, feature: 1 },
      rest,
    ],
    ["Proof", "who bought it, what they say, what was tested", { proof: 2, quote: 2, guarantee: 1.5 }],
    ["Price", "price, what is included, how long the offer stands", { money: 2, offer: 1.2 }],
    ["Order", "where to order, and how soon it arrives", { call: 2.5, contact: 1 }],
  ]),
  "Educate audience": partsOf([
    ["Question", "the question about {topic} that {audience} ask", { question: 2, first: 1.5 }, opening],
    ["Explanation", "the answer, one step at a time", { cause: 0.5, solution: 0.3 }, rest],
    ["Example", "one example that {audience} know from their own day", { example: 2, person: 0.4, quote: 1 }],
    [
      "To remember",
      "the one thing to remember about {topic}",
      { lesson: 2, conclusion: 2, tip: 0.7 },
      { most: 3 },
    ],
  ]),
  "Build community": partsOf([
    [
      "Welcome",
      "who belongs here, and what you have in common",
      { first: 1.5, company: 1, thanks: 1.5 },
      opening,
    ],
    ["What we did", "what you did together, with names where people agree", { past: 0.5, person: 0.5 }, rest],
    ["What comes next", "what comes next, with day and place", { future: 2, date: 1, entry: 1 }],
    [
      "Invitation",
      "what each of {audience} can bring or say",
      { question: 3, call: 2, help: 1.5 },
      { most: 2 },
    ],
  ]),
  "Announce product/feature": partsOf([
    ["News", "what is new, in one sentence", { first: 2, fresh: 2 }, opening],
    [
      "What it does",
      "what {audience} can do now that they could not do before",
      { benefit: 1, feature: 1 },
      rest,
    ],
    ["Why", "why you made it, and who asked for it", { cause: 1.5, problem: 1.2, belief: 0.7 }],
    [
      "How to get it",
      "where it is, from when, at what price",
      { call: 2, offer: 1.5, money: 1.5, date: 0.7 },
    ],
  ]),
  "Share insights": partsOf([
    [
      "Insight",
      "what you found out about {topic}, in one sentence",
      { first: 1.5, conclusion: 2, lesson: 1.5 },
      opening,
    ],
    [
      "Where it comes from",
      "the data, the case or the day it comes from",
      { number: 0.5, proof: 1, past: 0.3 },
      rest,
    ],
    ["What it means", "what it means for {audience}", { cause: 1, belief: 1, recommend: 1.5 }],
    ["Question", "what you would like to hear from {audience}", { question: 4 }, { most: 1 }],
  ]),
  "Tell a story": partsOf([
    ["Moment", "the moment in which it began, seen and heard", { first: 2, scene: 1 }, { needed: false }],
    ["What stood in the way", "what stood in the way", { obstacle: 1, problem: 1 }, rest],
    ["Turn", "what changed everything", { change: 1.5 }],
    ["What stayed", "what {audience} can take home from it", { lesson: 1.5, last: 2, late: 0.5 }],
  ]),
};
