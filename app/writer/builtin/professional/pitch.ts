/** The built-in Pitch / Proposal Writer: the text's sentences under problem, solution, proof and ask. */

import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { lacks } from "../needs.ts";
import { byWeight, inOrder, pointsOf, type Point } from "../matter/points.ts";
import { topicsOf } from "../matter/topics.ts";

type Part = "Problem" | "Solution" | "Proof" | "Ask";

const cues: Readonly<Record<Part, readonly (readonly [RegExp, number])[]>> = {
  Problem: [
    [
      /\b(?:problem|trouble|struggle|difficult|hard to|too (?:late|slow|much|many|few|high|long|warm)|nobody|not (?:able|enough|arrived)|lack|missing|(?:too|was|were|out) late|lost|mess|waste|(?<!fewer )(?:mistakes?|errors?)|complain|wrong|delay|failed|cannot|can't|still)\b/i,
      2,
    ],
    [/\b(?:cost|expensive|risk|stood idle|tired|uncertain\p{L}*|overtime|queues?)\b/iu, 1],
  ],
  Solution: [
    [
      /\b(?:we (?:offer|built|made|moved|introduced|plan)|is an? (?:\p{L}+ ){0,3}(?:that|for|app|tool|tracker|lamp|service)|helps?|can (?:help|be|sync)|lets? you|allows?|reads?|solution|introduced|banned|by \p{L}+ing|remembers|keeps|should|works?|new)\b/iu,
      2,
    ],
    [/\b(?:app|tool|plan|service|setup|system|method|pilot)\b/i, 1],
  ],
  Proof: [
    [/\d/, 2],
    [
      /\b(?:study|found|rose|fell|grew|saved?|cut|increased?|improved|reported|survey|results?|customers?|rated|used by|shows?|on average|“|")/i,
      2,
    ],
  ],
  Ask: [
    [
      /\b(?:asks? (?:for|you)|propos\w*|recommend\w*|decision|decide|please|sign up|try it|we (?:want|need|ask)|approve|invest|next|would like)\b/i,
      3,
    ],
    [/\bfree for|are free|free trial/i, 3],
    [/\b(?:trial|book|order|by (?:May|June|July|Friday|Monday|Thursday|\p{Lu}\p{Ll}+ \d+))\b/u, 1],
  ],
};
const parts = ["Problem", "Solution", "Proof", "Ask"] as const;

/** Four parts with headings; each part the text does not carry is a [slot] to fill. */
export function writePitch(source: Source): string | Decline {
  requireEnglish("Pitch / Proposal Writer", source.text);
  const lack = lacks("A pitch", "offer", source.text);
  if (lack) return lack;
  const points = pointsOf(source.text);
  if (points.length === 0)
    return { decline: "A pitch needs at least one whole sentence about what is offered." };
  const placed = new Map<Part, Point[]>(parts.map((part) => [part, []]));
  for (const point of byWeight(points)) {
    const scored = parts
      .map((part) => ({
        part,
        score: scoreOf(point, part),
        full: (placed.get(part)?.length ?? 0) >= (part === "Ask" ? 2 : 3),
      }))
      .filter(({ score, full }) => score >= 2 && !full)
      .toSorted((a, b) => b.score - a.score);
    const best = scored[0]?.part;
    if (best) placed.get(best)?.push(point);
  }
  const told = new Set([...placed.values()].flat());
  const solution = placed.get("Solution") ?? [];
  for (const point of byWeight(points))
    if (solution.length < 3 && !told.has(point) && !point.quote) solution.push(point);
  const topic = topicsOf(source)[0]?.named ?? "your idea";
  return parts.map((part) => `## ${part}\n\n${filled(part, placed.get(part) ?? [], topic)}`).join("\n\n");
}

function scoreOf(point: Point, part: Part): number {
  const cued = cues[part].reduce(
    (sum, [pattern, weight]) => sum + (pattern.test(point.text) ? weight : 0),
    0,
  );
  if (point.command && (part === "Problem" || part === "Proof")) return 0;
  return cued + (part === "Ask" && point.call ? 2 : 0) + (part === "Ask" ? point.conclusion * 0.3 : 0);
}

/** The part's sentences and, where it has fewer than two, what is still to be said. */
function filled(part: Part, points: readonly Point[], topic: string): string {
  const said = inOrder(points).map((point) => point.text);
  const missing: Readonly<Record<Part, readonly string[]>> = {
    Problem: ["[Who has the problem, and what it costs them today.]", "[Why it has not been solved yet.]"],
    Solution: [
      `[What ${topic} does about it, in one sentence.]`,
      "[How it works, step by step, without jargon.]",
    ],
    Proof: ["[A result with its figure and source.]", "[A customer, test or expert who confirms it.]"],
    Ask: ["[What you ask for: a decision, an amount, a meeting.]", "[By when, and what happens next.]"],
  };
  const open = missing[part].slice(said.length > 0 ? 1 : 0, said.length > 1 ? 0 : 2);
  return [...said, ...open].join(" ");
}
