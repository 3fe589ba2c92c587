import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { OverLimit } from "#app/writer/faults.ts";
import { Crowded } from "./crowded.ts";
import { standardThreads, Threads } from "./threads.ts";

const silent = pino({ level: "silent" });
const cold = { ...standardThreads, threads: 1, warmMs: null, loadMs: 60_000, waitMs: 60_000 };
// From source a thread loads some hundred files.
vi.setConfig({ testTimeout: 60_000 });
const receive = (html: string) => ({
  body: new TextEncoder().encode(JSON.stringify({ content_output: { text: html } })),
});
const stored = (json: string) => ({ document: new TextEncoder().encode(json) });
const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
const rain = `<p>${"It rains on Harbour Street. ".repeat(200)}</p>`;
/** Some milliseconds of work at least. */
const long = receive("<p>x".repeat(50_000));
const ann = { user: "ann" };

let threads: Threads;
let hurried: Threads;
let narrow: Threads;

beforeAll(() => {
  threads = new Threads(silent, cold);
  hurried = new Threads(silent, { ...cold, runMs: 1 });
  narrow = new Threads(silent, { ...cold, heapMb: 24 });
});

afterAll(async () => {
  await Promise.all([threads.close(), hurried.close(), narrow.close()]);
});

test("a long text is read in a thread as it is read here", async () => {
  const here = await threads.run("receive", receive("<p>It rains.</p>"), ann);
  expect([here.text?.preview, decode(here.text?.lower)]).toEqual(["It rains.", "it rains."]);
  const there = await threads.run("receive", receive(rain), ann);
  expect(decode(there.text?.lower)).toBe("it rains on harbour street. ".repeat(200).trim());
});

test("an entry of the catalogue is found by its id, in a thread too", async () => {
  const source = { text: "It rains on Harbour Street. ".repeat(100) };
  const named = { entry: "writing/shorter", values: {}, source };
  expect(await threads.run("prepare", { ...named, forModel: true }, ann)).toMatchObject({
    instruction: { prompt: expect.stringContaining("Harbour Street") as unknown },
  });
  const output = "It rains on Harbour Street.";
  const checked = await threads.run("check", { ...named, output, byRule: false, isCut: false }, ann);
  expect(checked.promises.length).toBeGreaterThan(0);
});

test("a text that takes too long is refused, and the next one is read", async () => {
  const refused = await hurried.run("receive", long, ann).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OverLimit);
  expect(String(refused)).toContain("too long or too unusual to be worked on here");
  expect(
    decode(await threads.run("showStored", stored('{"type":"doc","content":[{"type":"paragraph"}]}'), ann)),
  ).toBe('"<p></p>"');
});

test("a text that takes too much room is refused", async () => {
  const html = "<p>x".repeat(90_000);
  await expect(narrow.run("receive", receive(html), ann)).rejects.toBeInstanceOf(OverLimit);
});

test("a text of too many parts is refused with a reason", async () => {
  const html = "<li>x".repeat(60_000);
  await expect(threads.run("receive", receive(html), ann)).rejects.toThrow("at most 100,000 paragraphs");
});

test("one user's texts beyond the queue are not taken", async () => {
  const all = Array.from({ length: 20 }, () => threads.run("receive", receive(rain), ann));
  const settled = await Promise.allSettled(all);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(3);
  expect(refused.every((reason) => reason instanceof Crowded)).toBe(true);
});

test("who leaves gets the reason, and waits for nothing", async () => {
  const stop = new AbortController();
  const asked = threads.run("receive", long, { user: "ann", signal: stop.signal });
  stop.abort(new Error("left"));
  await expect(asked).rejects.toThrow("left");
});
