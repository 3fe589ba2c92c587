import { expect, test } from "vitest";
import { ruleOf } from "../rules.ts";

/** A text as Change point of view tells it. */
async function retold(text: string): Promise<string> {
  const result = await ruleOf("stories/change-point-of-view")({ text }, {}, new AbortController().signal);
  return typeof result === "object" && "text" in result ? result.text : JSON.stringify(result);
}

test("keeps the I of somebody else who says it", async () => {
  const told = "I stood by the gate and waited. The skipper was saying I want six men. I said I had a rope.";
  expect(await retold(told)).toBe(
    "You stood by the gate and waited. The skipper was saying I want six men. You said you had a rope.",
  );
});

test("keeps the capitals of a title", async () => {
  const told = "Why I Prefer the Bishop\n\nWhen I was seven, I loved the queen and my mother's rook.";
  expect(await retold(told)).toBe(
    "Why You Prefer the Bishop\n\nWhen you were seven, you loved the queen and your mother's rook.",
  );
});

test("parts the person from the clause behind it", async () => {
  const told = "I stood by the gate and waited. Dad had warned me I would. I walked home.";
  expect(await retold(told)).toBe(
    "You stood by the gate and waited. Dad had warned you that you would. You walked home.",
  );
});
