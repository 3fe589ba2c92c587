import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { Breaker } from "#app/writer/providers/breaker.ts";
import { createModelWriter } from "#app/writer/providers/model-writer.ts";
import type { Writer } from "#app/writer/task.ts";
import type { Behaviour, FaultName } from "./behaviours.ts";
import { type FakeModel, startFakeModel } from "./fake-model.ts";
import { type Outcome, run, sampleTask, until } from "./run-writer.ts";

const rest = 10_000;
const task = sampleTask("The otters return on Thursday.");
const good: Behaviour = { kind: "text", text: "They return." };
const fault = (name: FaultName): Behaviour => ({ kind: "fault", name });

const realNow = performance.now.bind(performance);
/** Milliseconds by which the process's clock has been put on. */
let ahead = 0;
/** Lets the breaker's time pass without waiting for it. */
const pass = (milliseconds: number): void => void (ahead += milliseconds);

let clock: MockInstance<() => number>;
let fake: FakeModel;
let writer: Writer;
const writerWith = (total: number): Writer =>
  createModelWriter({
    id: "compatible:sample-model",
    baseUrl: fake.baseUrl,
    limits: { connect: 200, firstByte: 5_000, idle: 300, total },
    retryDelay: 5,
    breaker: { failures: 5, rest, longestRest: 3 * rest },
  });
beforeEach(async () => {
  ahead = 0;
  clock = vi.spyOn(performance, "now").mockImplementation(() => realNow() + ahead);
  fake = await startFakeModel();
  writer = writerWith(10_000);
});
afterEach(async () => {
  clock.mockRestore();
  await fake.close();
});

const write = (signal = new AbortController().signal): Promise<Outcome> => run(writer.write(task, signal));
const refused = {
  status: 503,
  retryable: true,
  retryAfter: expect.any(Number) as number,
  message: expect.stringMatching(/left alone/) as string,
};

async function failUntilRest(): Promise<void> {
  fake.fallback = fault("server-error");
  await write();
  await write();
  expect(fake.requests).toHaveLength(5);
}

it("a model that failed five tries in a row is left alone, and writers hear it at once", async () => {
  fake.fallback = fault("server-error");
  expect((await write()).fault).toMatchObject({ status: 502 });
  expect((await write()).fault).toMatchObject({ status: 502, retryable: true });
  expect(fake.requests).toHaveLength(5);
  const { fault: told } = await write();
  expect(told).toMatchObject({ ...refused, retryAfter: rest / 1000 });
  expect(fake.requests).toHaveLength(5);
});

it("a model that does not answer within the whole time has failed too", async () => {
  fake.fallback = fault("hang-before-headers");
  writer = writerWith(100);
  for (let tries = 0; tries < 5; tries++)
    expect((await write()).fault).toMatchObject({ message: expect.stringMatching(/too long/) as string });
  expect((await write()).fault).toMatchObject(refused);
  expect(fake.requests).toHaveLength(5);
});

it("after the rest one writer asks; once it is answered, all may", async () => {
  await failUntilRest();
  pass(rest);
  fake.fallback = { ...good, delayMs: 100 };
  const [probe, other] = await Promise.all([write(), write()]);
  expect(probe).toMatchObject({ text: "They return.", fault: undefined });
  expect(other.fault).toMatchObject(refused);
  const all = await Promise.all([write(), write(), write()]);
  expect(all.map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => "They return."));
});

it("each rest that ends in a failure is followed by one twice as long, up to the longest", async () => {
  await failUntilRest();
  for (const expected of [rest, 2 * rest, 3 * rest, 3 * rest]) {
    pass(expected - 5_000);
    expect((await write()).fault).toMatchObject(refused);
    pass(5_000);
    const before = fake.requests.length;
    expect((await write()).fault).toMatchObject({ status: 502 });
    expect(fake.requests).toHaveLength(before + 1);
  }
});

it("what the model answers, if only to refuse, begins the count anew", async () => {
  fake.fallback = fault("server-error");
  for (const answered of ["bad-key", "reset-mid-stream"] as const) {
    await write();
    fake.script(fault("server-error"), fault(answered));
    await write();
  }
  await write();
  expect((await write()).fault).toMatchObject({ status: 502 });
  expect(fake.requests).toHaveLength(15);
});

it.each(["refusal", "empty", "broken-json-first", "clean-end-at-once", "error-event-first"] as const)(
  "what one text may bring about (%s) keeps nobody else from the model",
  async (name) => {
    fake.fallback = fault(name);
    for (let asked = 0; asked < 4; asked++) expect((await write()).fault).toMatchObject({ status: 502 });
    fake.fallback = good;
    expect(await write()).toMatchObject({ text: "They return.", fault: undefined });
  },
);

it("a try that its writer stopped tells nothing: the next one asks", async () => {
  await failUntilRest();
  pass(rest);
  fake.script(fault("hang-before-headers"));
  const stop = new AbortController();
  const stopped = write(stop.signal);
  await until(() => fake.requests.length === 6);
  stop.abort();
  expect(await stopped).toMatchObject({ text: "", fault: undefined });
  fake.fallback = good;
  expect(await write()).toMatchObject({ text: "They return." });
});

it("a try from before the rest that is answered ends it; one failure after that begins no other", () => {
  const breaker = new Breaker({ failures: 2, rest, longestRest: rest });
  const early = breaker.admit();
  breaker.admit().failed();
  breaker.admit().failed();
  pass(rest);
  const probe = breaker.admit();
  expect(breaker.resting).toBe(true);
  early.answered();
  expect(breaker.resting).toBe(false);
  probe.failed();
  expect(breaker.resting).toBe(false);
  breaker.admit().failed();
  expect(breaker.resting).toBe(true);
});
