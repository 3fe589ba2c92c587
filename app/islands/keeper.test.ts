import { expect, test, vi } from "vitest";
import { Keeper } from "./keeper.ts";

test("what is typed without a pause is kept every 400 ms, the newest, and at once at the end", () => {
  vi.useFakeTimers();
  const kept: string[] = [];
  const keeper = new Keeper<string>((text) => kept.push(text), 400);
  for (let at = 1; at <= 10; at++) {
    keeper.touch("x".repeat(at));
    vi.advanceTimersByTime(100);
  }
  expect(kept.map(({ length }) => length)).toEqual([4, 8]);
  keeper.flush();
  keeper.flush();
  vi.advanceTimersByTime(1_000);
  expect(kept.map(({ length }) => length)).toEqual([4, 8, 10]);
  vi.useRealTimers();
});
