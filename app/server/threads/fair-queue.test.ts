import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const bounds = { running: 1, waiting: 2, all: 5 };
const job = (user: string, name: string) => ({ user, size: 1, name });

function queueOf(...jobs: [user: string, name: string][]) {
  const queue = new FairQueue<ReturnType<typeof job>>(bounds);
  for (const [user, name] of jobs) expect(queue.add(job(user, name))).toBe(true);
  return queue;
}

test("a user who has one running waits until it has ended", () => {
  const queue = queueOf(["ann", "first"], ["ann", "second"], ["bob", "his"]);
  expect([queue.next()?.name, queue.next()?.name, queue.next()]).toEqual(["first", "his", null]);
  queue.ended("ann");
  expect(queue.next()?.name).toBe("second");
});

test("those who have none running come before those who have", () => {
  const queue = new FairQueue<ReturnType<typeof job>>({ ...bounds, running: 2 });
  queue.add(job("ann", "first"));
  expect(queue.next()?.name).toBe("first");
  queue.add(job("ann", "second"));
  queue.add(job("bob", "his"));
  expect(queue.next()?.name).toBe("his");
  expect(queue.next()?.name).toBe("second");
});

test("a user's queue is full before everybody's is", () => {
  const queue = queueOf(["ann", "first"], ["ann", "second"]);
  expect(queue.add(job("ann", "third"))).toBe(false);
  for (const user of ["bob", "cleo", "dan"]) expect(queue.add(job(user, "one"))).toBe(true);
  expect(queue.add(job("eve", "one"))).toBe(false);
});

test("what was taken out does not run", () => {
  const queue = new FairQueue<ReturnType<typeof job>>(bounds);
  const dropped = job("ann", "dropped");
  queue.add(dropped);
  queue.remove(dropped);
  expect(queue.next()).toBeNull();
});
