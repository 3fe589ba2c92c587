/** The order of ideas, and why each stands where it stands. */

import { shareOfNew } from "../../promises/ideas.ts";
import { countWords } from "../../prose/words.ts";
import type { Idea } from "./brainstorm.ts";

interface Order {
  /** More is earlier. */
  score: (idea: Idea, own: ReadonlySet<string>) => number;
  /** From the first to the last of the list. */
  reasons: readonly string[];
}

const orders: Readonly<Record<string, Order>> = {
  "Fastest to write": {
    score: (idea, own) => -shareOfNew(idea.text, own) * 10 - countWords(idea.text) * 0.2,
    reasons: [
      "text ready",
      "nearly written",
      "little research",
      "an interview",
      "some reading",
      "slow, all new",
    ],
  },
  "Highest impact": {
    score: (idea) => idea.topic.score,
    reasons: [
      "main subject",
      "strong subject",
      "supporting subject",
      "side subject",
      "smaller readership",
      "niche",
    ],
  },
  "Most original": {
    score: (idea, own) => shareOfNew(idea.text, own),
    reasons: [
      "farthest from your wording",
      "unexpected",
      "unusual",
      "familiar twist",
      "known ground",
      "closest to your words",
    ],
  },
  "Best for search": {
    score: (idea) => -idea.text.toLowerCase().indexOf(idea.topic.phrase.toLowerCase()) + idea.topic.count * 2,
    reasons: [
      "key phrase first",
      "phrase near front",
      "phrase early",
      "phrase later",
      "phrase late",
      "narrow phrase",
    ],
  },
};

/** Ideas in the asked order with the reason for each rank; without an order, as they came. Equal ones keep their places. */
export function ranked(
  ideas: readonly Idea[],
  by: string | undefined,
  own: ReadonlySet<string>,
): { idea: Idea; reason: string }[] {
  const order = orders[by ?? ""];
  if (!order) return ideas.map((idea) => ({ idea, reason: "" }));
  const sorted = ideas
    .map((idea, index) => ({ idea, index, score: order.score(idea, own) }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
  const [high = 0, low = 0] = [sorted[0]?.score, sorted.at(-1)?.score];
  return sorted.map(({ idea, score }) => {
    const depth = high === low ? 0 : (high - score) / (high - low);
    return {
      idea,
      reason:
        order.reasons[Math.min(order.reasons.length - 1, Math.floor(depth * order.reasons.length))] ?? "",
    };
  });
}
