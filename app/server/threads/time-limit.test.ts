import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitTime } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A limit of 100 ms of work within 400 ms, whose thread works `share` of the time that passes. */
function limited(worked: (ms: number) => Promise<number>) {
  const began = performance.now();
  const over = vi.fn<() => void>();
  const end = limitTime({
    workMs: 100,
    wallMs: 400,
    worked: () => worked(performance.now() - began),
    over,
  });
  return { over, end };
}

test("what works all the time has the time of work", async () => {
  const { over } = limited(async (ms) => ms);
  await vi.advanceTimersByTimeAsync(99);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(over).toHaveBeenCalledOnce();
});

test("what gets half of a core has twice the time", async () => {
  const { over } = limited(async (ms) => ms / 2);
  await vi.advanceTimersByTimeAsync(170);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40);
  expect(over).toHaveBeenCalledOnce();
});

test("what does not get to work has its time nevertheless", async () => {
  const { over } = limited(async () => 0);
  await vi.advanceTimersByTimeAsync(380);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40);
  expect(over).toHaveBeenCalledOnce();
});

test.each([
  ["fails to tell", () => Promise.reject(new Error("gone")), 110],
  ["never tells", () => new Promise<number>(() => undefined), 410],
])("what %s is ended all the same", async (_, worked, ms) => {
  const { over } = limited(worked);
  await vi.advanceTimersByTimeAsync(ms);
  expect(over).toHaveBeenCalledOnce();
});

test("what is done is not ended", async () => {
  const { over, end } = limited(async (ms) => ms / 2);
  await vi.advanceTimersByTimeAsync(120);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(over).not.toHaveBeenCalled();
});
