import { setTimeout as after } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WriterFault } from "#app/writer/faults.ts";
import { createModelWriter, type ModelWriterOptions } from "#app/writer/providers/model-writer.ts";
import type { Behaviour, FaultName, OddityName } from "./behaviours.ts";
import { faultTable } from "./fault-table.ts";
import { begun, explanation } from "./faults.ts";
import { startFakeModel, type FakeModel } from "./fake-model.ts";
import { listenSilently, printed, run, sampleTask, until, type Outcome } from "./run-writer.ts";

const limits = { connect: 200, firstByte: 300, idle: 300, total: 1_500 };
const userText = "Confidential: the otters return on Thursday.";
const apiKey = "key-that-stays-secret";

const task = sampleTask(userText);

let fake: FakeModel;
const rejected: unknown[] = [];
const keep = (reason: unknown) => void rejected.push(reason);

/** What was printed; tests/support/quiet-console.ts watches console.error and console.warn. */
const said: unknown[] = [];

beforeEach(async () => {
  fake = await startFakeModel();
  for (const voice of ["log", "info", "debug"] as const) {
    vi.spyOn(console, voice).mockImplementation((...words) => void said.push(...words));
  }
  vi.spyOn(process, "emitWarning").mockImplementation((...words) => void said.push(...words));
  process.on("unhandledRejection", keep);
});
afterEach(async () => {
  await fake.close();
  process.off("unhandledRejection", keep);
  if (said.splice(0).length + rejected.splice(0).length > 0)
    throw new Error("Something was printed or rejected unseen");
});

function writer(changes: Partial<ModelWriterOptions> = {}) {
  return createModelWriter({
    id: "compatible:sample-model",
    baseUrl: fake.baseUrl,
    apiKey,
    limits,
    retryDelay: 10,
    compose: ({ source }) => ({ system: "Be brief.", prompt: source.text }),
    ...changes,
  });
}

function write(changes: Partial<ModelWriterOptions> = {}): Promise<Outcome> {
  return run(writer(changes).write(task, new AbortController().signal));
}

describe("what is sent", () => {
  it("asks for a stream with usage, within the protocol, and hands on text, end and figures", async () => {
    fake.script({ kind: "text", text: "The otters return on Thursday." });
    const outcome = await write();
    expect(outcome).toMatchObject({
      text: "The otters return on Thursday.",
      finish: "stop",
      fault: undefined,
    });
    expect(outcome.usage).toEqual({ input: 14, output: 8 });
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${apiKey}` },
      body: {
        model: "sample-model",
        stream: true,
        stream_options: { include_usage: true },
        temperature: 0.4,
        max_tokens: 1_024,
        messages: [
          { role: "system", content: "Be brief." },
          { role: "user", content: userText },
        ],
      },
    });
  });

  it("gives OpenAI its own name for the token bound, and its reasoning models no temperature", async () => {
    fake.script({ kind: "text", text: "One." }, { kind: "text", text: "Two." });
    await write({ id: "openai:gpt-5" });
    await write({ id: "openai:gpt-4.1" });
    const [reasoning, plain] = fake.requests.map((request) => request.body);
    expect(reasoning).toMatchObject({ model: "gpt-5", max_completion_tokens: 1_024 });
    expect(reasoning).not.toHaveProperty("temperature");
    expect(reasoning).not.toHaveProperty("max_tokens");
    expect(plain).toMatchObject({ max_completion_tokens: 1_024, temperature: 0.4 });
  });

  it("sends no key where none is set", async () => {
    fake.script({ kind: "text", text: "One." });
    await write({ apiKey: undefined });
    expect(fake.requests[0]?.headers).not.toHaveProperty("authorization");
  });

  it("composes the instruction itself, with the text between its marks", async () => {
    const outcome = await write({ compose: undefined });
    expect(outcome.text).toBe(userText);
    expect(fake.requests[0]?.body.messages?.[0]?.content).toContain("Say the same in fewer words.");
  });

  it("tells that the bound cut the answer off", async () => {
    fake.script({ kind: "text", text: "The otters", finish: "length" });
    expect(await write()).toMatchObject({ text: "The otters", finish: "length" });
  });

  it("hands text on while the answer is still being written", async () => {
    fake.script({ kind: "text", text: "abcdef", chunk: 1, delayMs: 30 });
    const times: number[] = [];
    for await (const piece of writer().write(task, new AbortController().signal)) {
      if (piece.type === "text") times.push(performance.now());
    }
    expect(times).toHaveLength(6);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(100);
  });

  it("blames nobody while its own reader is slow", async () => {
    fake.script({ kind: "text", text: "a".repeat(8_000_000), chunk: 20_000 });
    const patient = { ...limits, total: 15_000 };
    let length = 0;
    for await (const piece of writer({ limits: patient }).write(task, new AbortController().signal)) {
      if (length === 0) await after(2 * limits.idle);
      if (piece.type === "text") length += piece.delta.length;
    }
    expect(length).toBe(8_000_000);
  });
});

describe("oddities", () => {
  const text = "Naïve café – ✓ 🙂 мир 日本語.\n\nSecond paragraph.";
  const names: OddityName[] = [
    "split-utf8",
    "crlf",
    "comments",
    "one-byte",
    "no-done",
    "thinking",
    "more-after-done",
    "open-after-done",
    "no-usage",
  ];
  it.each(names)("%s", async (name) => {
    fake.script({ kind: "oddity", name, text });
    const outcome = await write({ limits: { ...limits, total: 8_000 } });
    expect(outcome).toMatchObject({ text, finish: "stop", fault: undefined });
    expect(outcome.usage !== undefined).toBe(name !== "no-usage");
    expect(fake.requests).toHaveLength(1);
  });
});

describe("faults", () => {
  it.each(faultTable)("$name", async ({ name, status, retryable, says, tries, text = "" }) => {
    fake.fallback = { kind: "fault", name };
    const { fault, took, ...outcome } = await write();
    expect(fault).toBeInstanceOf(WriterFault);
    expect(fault).toMatchObject({ status, retryable });
    expect(fault?.message).toMatch(says);
    expect(outcome).toMatchObject({ text, finish: undefined });
    expect(fake.requests).toHaveLength(tries);
    expect(took).toBeLessThan(limits.total);
    for (const secret of [userText, apiKey, "127.0.0.1", explanation]) {
      expect(printed(fault)).not.toContain(secret);
    }
    await until(() => fake.requests.every((request) => request.closedAt !== undefined));
  });

  it.each([
    { name: "endless", text: /and on/ },
    { name: "byte-by-byte", text: /^$/ },
  ] as const)("$name: the total limit ends it, although bytes keep coming", async ({ name, text }) => {
    fake.script({ kind: "fault", name, everyMs: 30 });
    const outcome = await write({ limits: { ...limits, total: 700 } });
    expect(outcome.fault).toMatchObject({ status: 504, retryable: true });
    expect(outcome.fault?.message).toMatch(/too long to finish/);
    expect(outcome.text).toMatch(text);
    expect(outcome.took).toBeGreaterThan(650);
    expect(outcome.took).toBeLessThan(900);
    expect(fake.requests).toHaveLength(1);
    await until(() => fake.requests[0]?.cut === true);
  });

  it("a flood is cut off by its size", async () => {
    fake.script({ kind: "fault", name: "flood" });
    const { fault, text } = await write({ limits: { ...limits, total: 15_000 } });
    expect(fault).toMatchObject({
      status: 502,
      retryable: true,
      message: expect.stringMatching(/did not stop writing/),
    });
    expect(text.length).toBeLessThan(16 * 1024 * 1024);
    await until(() => fake.requests[0]?.cut === true);
  });

  it("nobody listens there", async () => {
    const { baseUrl } = fake;
    await fake.close();
    const { fault } = await write({ baseUrl });
    expect(fault).toMatchObject({
      status: 503,
      retryable: true,
      message: expect.stringMatching(/cannot be reached/),
    });
    expect(printed(fault)).not.toContain("127.0.0.1");
    fake = await startFakeModel();
  });

  it("a name that does not exist", async () => {
    const { fault } = await write({ baseUrl: "http://model.invalid/v1" });
    expect(fault).toMatchObject({ status: 503, message: expect.stringMatching(/cannot be reached/) });
  });

  it("a server that never answers the connection's handshake", async () => {
    const { server, port } = await listenSilently();
    const { fault, took } = await write({ baseUrl: `https://127.0.0.1:${port}/v1` });
    server.close();
    expect(fault).toMatchObject({
      status: 504,
      retryable: true,
      message: expect.stringMatching(/does not answer/),
    });
    expect(took).toBeGreaterThan(3 * limits.connect - 50);
    expect(took).toBeLessThan(3 * limits.connect + 400);
  });
});

describe("retries", () => {
  const good: Behaviour = { kind: "text", text: "At last." };

  it("a third try may still succeed, and only its text is shown", async () => {
    fake.script({ kind: "fault", name: "overloaded" }, { kind: "fault", name: "reset-before-headers" }, good);
    expect(await write()).toMatchObject({ text: "At last.", finish: "stop", fault: undefined });
    expect(fake.requests).toHaveLength(3);
  });

  it("wait as long as the provider asks", async () => {
    fake.script({ kind: "fault", name: "too-many", retryAfter: "1" }, good);
    expect(await write()).toMatchObject({ text: "At last." });
    const [first, second] = fake.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950);
  });

  it("are not begun when the wait goes beyond the total limit, and the wait is told", async () => {
    fake.script({ kind: "fault", name: "too-many", retryAfter: "7" }, good);
    const { fault, took } = await write();
    expect(fault).toMatchObject({ status: 503, retryable: true, retryAfter: 7 });
    expect(fake.requests).toHaveLength(1);
    expect(took).toBeLessThan(300);
  });

  it("end with the total limit", async () => {
    fake.fallback = { kind: "fault", name: "hang-before-headers" };
    const { fault, took } = await write({ limits: { ...limits, total: 400 } });
    expect(fault).toMatchObject({ status: 504, retryable: true });
    expect(took).toBeLessThan(600);
    expect(fake.requests).toHaveLength(2);
  });

  it("never follow the first character", async () => {
    fake.script({ kind: "fault", name: "reset-mid-stream" }, good);
    const { fault, text } = await write();
    expect(fault).toMatchObject({ status: 502 });
    expect(text).toBe(begun);
    expect(fake.requests).toHaveLength(1);
  });
});

describe("stopping", () => {
  const moments: { name: FaultName; when: string; retryAfter?: string }[] = [
    { name: "endless", when: "while text comes" },
    { name: "hang-mid-stream", when: "while the model is silent" },
    { name: "hang-before-headers", when: "before the answer begins" },
  ];
  it.each(moments)("$when closes the connection within 200 ms and ends quietly", async ({ name }) => {
    fake.script({ kind: "fault", name });
    const stop = new AbortController();
    const ended = run(writer().write(task, stop.signal));
    await until(() => fake.requests.length === 1);
    await after(60);
    const at = performance.now();
    stop.abort();
    const outcome = await ended;
    expect(performance.now() - at).toBeLessThan(200);
    expect(outcome).toMatchObject({ fault: undefined, finish: undefined });
    await until(() => fake.requests[0]?.closedAt !== undefined);
    expect(fake.requests[0]).toMatchObject({ cut: true });
    expect((fake.requests[0]?.closedAt ?? Infinity) - at).toBeLessThan(200);
    expect(fake.requests).toHaveLength(1);
  });

  it("during the wait for a retry asks nobody again", async () => {
    fake.script({ kind: "fault", name: "too-many", retryAfter: "1" });
    const stop = new AbortController();
    const ended = run(writer().write(task, stop.signal));
    await until(() => fake.requests[0]?.closedAt !== undefined);
    stop.abort();
    expect(await ended).toMatchObject({ fault: undefined, text: "" });
    expect(fake.requests).toHaveLength(1);
  });

  it("before the start asks nobody", async () => {
    expect(await run(writer().write(task, AbortSignal.abort()))).toMatchObject({
      fault: undefined,
      text: "",
    });
    expect(fake.requests).toHaveLength(0);
  });

  it("closes the connection although nobody reads", async () => {
    fake.script({ kind: "fault", name: "endless" });
    const stop = new AbortController();
    const pieces = writer().write(task, stop.signal)[Symbol.asyncIterator]();
    expect(await pieces.next()).toMatchObject({ done: false, value: { type: "text" } });
    const at = performance.now();
    stop.abort();
    await until(() => fake.requests[0]?.cut === true);
    expect((fake.requests[0]?.closedAt ?? Infinity) - at).toBeLessThan(200);
    while (!(await pieces.next()).done);
  });

  it("a reader who leaves the loop closes the connection too", async () => {
    fake.script({ kind: "fault", name: "endless" });
    for await (const piece of writer().write(task, new AbortController().signal)) {
      if (piece.type === "text") break;
    }
    const at = performance.now();
    await until(() => fake.requests[0]?.cut === true);
    expect(performance.now() - at).toBeLessThan(200);
  });
});
