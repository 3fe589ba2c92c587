import { beforeEach, expect, test } from "vitest";
import { createStatusCache } from "./status-cache.ts";

let asked: number;
let now: number;
let answers: PromiseWithResolvers<number | null>[];
let cache: ReturnType<typeof createStatusCache<number>>;
beforeEach(() => {
  asked = 0;
  now = 1_000;
  answers = Array.from({ length: 4 }, () => Promise.withResolvers<number | null>());
  cache = createStatusCache<number>(
    () => answers[asked++]!.promise,
    () => now,
  );
});

test("an answer is kept for five seconds, unless a new one is forced", async () => {
  for (const [at, answer] of answers.entries()) answer.resolve(at);
  expect(await cache.read()).toBe(0);
  now += 4_999;
  expect(await cache.read()).toBe(0);
  expect(await cache.read({ force: true })).toBe(1);
  now += 5_000;
  expect(await cache.read()).toBe(2);
  expect(asked).toBe(3);
});

test("those who ask at once share one question", async () => {
  const all = Promise.all([cache.read(), cache.read({ force: true }), cache.read()]);
  answers[0]!.resolve(7);
  expect([await all, asked]).toEqual([[7, 7, 7], 1]);
});

test("a failed answer is not kept", async () => {
  answers[0]!.resolve(null);
  answers[1]!.resolve(1);
  expect(await cache.read()).toBeNull();
  expect(await cache.read()).toBe(1);
});

test("a question that throws leaves room for the next", async () => {
  answers[0]!.reject(new Error("lost"));
  answers[1]!.resolve(1);
  await expect(cache.read()).rejects.toThrow("lost");
  expect(await cache.read()).toBe(1);
});
