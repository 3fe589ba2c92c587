import { describe, expect, test } from "vitest";
import { Declined, NeedsModel, WriterFault } from "#app/writer/faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import {
  brokenText,
  eventsOf,
  type Generated,
  type SentEvent,
  keptText,
  oneSentence,
  sourceText,
} from "#tests/support/generations.ts";
import { reports, says, type Script, slowly, throws } from "#tests/support/scripted-writer.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { long, Writing } from "#tests/support/writing.ts";

const nothing = { credits: 0, prompts: 0 };

onBothDatabases("a generation is charged", (kind) => {
  const writing = Writing.forTests(kind, says(keptText));

  describe("within the limits", () => {
    test("three run at once, a fourth is told to wait", async () => {
      writing.script = slowly(long, 10);
      const wait = { Prefer: "respond-async, wait=0" };
      const asked = await Promise.all(
        Array.from({ length: 8 }, () => writing.ask<{ generation: string; code?: string }>(wait)),
      );
      const running = asked.filter(({ status }) => status === 202);
      expect(running).toHaveLength(3);
      for (const { status, data, headers } of asked.filter((one) => one.status !== 202)) {
        expect([status, data.code]).toEqual([429, "too_many_running"]);
        expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      }
      await Promise.all(running.map(({ data }) => writing.stop(data.generation)));
      writing.script = says(keptText);
      expect((await writing.ask()).status).toBe(200);
    });

    test("without credits nothing is written, and the answer carries no code", async () => {
      writing.script = reports(keptText, { input: 1_000_000, output: 1_000_000 });
      const body = oneSentence(`${sourceText}\n\n${"More of the same words. ".repeat(700)}`);
      let last = await writing.ask({}, body);
      for (let at = 0; at < 20 && last.status === 200; at++) last = await writing.ask({}, body);
      const tried = writing.tasks.length;
      expect(last.status).toBe(429);
      expect(last.data).not.toHaveProperty("code");
      expect(last.data).toMatchObject({
        detail: {
          status: "token_limit_exceeded",
          current_usage: expect.any(Number),
          max_allowed: expect.any(Number),
          planName: "Free",
          response: expect.any(String),
        },
      });
      expect((await writing.ask({}, body)).status).toBe(429);
      expect(writing.tasks.length).toBe(tried);
    });

    test("without prompts the answer is the specification's sentence", async () => {
      let last = await writing.ask();
      for (let at = 1; at < 60; at++) last = await writing.ask();
      expect(last.status).toBe(200);
      const refused = await writing.ask();
      expect(refused).toMatchObject({
        status: 429,
        data: { detail: "Prompt limit reached: you are out of prompts per month on the Free plan." },
      });
      expect(refused.data).not.toHaveProperty("code");
    });

    test("a settle is at most its hold, whatever the model reports", async () => {
      writing.script = reports(keptText, { input: 5_000_000, output: 5_000_000 });
      const { data } = await writing.ask();
      const held = await writing.services.db
        .selectFrom("entries")
        .innerJoin("buckets", "buckets.id", "entries.bucket_id")
        .select("entries.amount")
        .where("entries.generation_id", "=", data.generation)
        .where("entries.kind", "=", "hold")
        .where("buckets.unit", "=", "credits")
        .execute();
      expect(data.usage.charged).toBe(held.reduce((sum, { amount }) => sum - amount, 0));
    });

    test("a model that reports nothing is estimated", async () => {
      writing.script = async function* write() {
        yield { type: "text", delta: keptText };
        yield { type: "end", finish: "stop" };
      };
      expect((await writing.ask()).data.usage).toMatchObject({
        output: Math.ceil(keptText.length / 4),
        source: "estimated",
      });
    });
  });

  describe("by its promises", () => {
    test("a broken hard promise is tried once more, and only the delivered try is charged", async () => {
      const tries = [brokenText, keptText];
      writing.script = (task, signal) => says(tries.shift() ?? "")(task, signal);
      const events = await Array.fromAsync(eventsOf(await writing.stream()));
      expect(events.map(({ event }) => event).join(" ")).toMatch(/^start (text )+reset (text )+done$/);
      const done = events.at(-1)?.data as unknown as Generated;
      expect(done.content_output.text).toBe(`<p>${keptText}</p>`);
      const output = Math.ceil(keptText.length / 4);
      expect(done.usage).toMatchObject({ input: 40, output, charged: 40 + output });
      expect(writing.tasks[1]?.repair).toMatchObject({
        text: brokenText,
        broken: [expect.objectContaining({ kept: false, strength: "hard" })],
      });
    });

    test("still broken is delivered, marked and free, but counts as a prompt", async () => {
      writing.script = says(brokenText);
      const { status, data } = await writing.ask();
      expect([status, writing.tasks.length]).toEqual([200, 2]);
      expect(data.promises.some(({ verdict, strength }) => verdict === "broken" && strength === "hard")).toBe(
        true,
      );
      expect(data.usage.charged).toBe(0);
      expect(await writing.spent()).toEqual({ credits: 0, prompts: 1 });
      expect(await writing.content(data.guid)).toBe(`<p>${brokenText}</p>`);
    });

    test("a repair try that fails loses nothing that the first brought", async () => {
      writing.script = (task, signal) =>
        (task.repair ? throws(new WriterFault("The model is gone.", 503, true)) : says(brokenText))(
          task,
          signal,
        );
      const { status, data } = await writing.ask();
      expect([status, data.content_output?.text]).toEqual([200, `<p>${brokenText}</p>`]);
      expect(data.usage.charged).toBe(0);
    });

    test("stopped during the repair try leaves the first, which was whole, marked and free", async () => {
      writing.script = (task, signal) => (task.repair ? slowly(long, 5) : says(brokenText))(task, signal);
      const { generation, guid } = await writing.begin();
      await eventually(async () => (await writing.view(generation)).data.text.startsWith("word0"));
      await writing.stop(generation);
      expect(await writing.ended(generation)).toMatchObject({ text: brokenText, charged: 0 });
      expect(await writing.content(guid)).toBe(`<p>${brokenText}</p>`);
    });
  });

  describe("nothing for a fault", () => {
    test.each([502, 503, 504] as const)("a writer's %i says whether trying again helps", async (status) => {
      writing.script = throws(
        new WriterFault("The model did not answer.", status, status !== 502, status === 503 ? 7 : undefined),
      );
      const answer = await writing.ask();
      expect(answer).toMatchObject({
        status,
        data: {
          detail: "The model did not answer.",
          code: "model_failed",
          retryable: status !== 502,
          generation: expect.any(String),
        },
      });
      expect(answer.headers.get("Retry-After")).toBe(status === 503 ? "7" : null);
      expect((await writing.view(answer.data.generation)).data).toMatchObject({
        state: "failed",
        charged: 0,
        error: { code: "model_failed" },
      });
      expect(await writing.spent()).toEqual(nothing);
    });

    test("text that came before a fault is offered, not kept", async () => {
      const words = long.join(" ");
      writing.script = async function* write() {
        yield { type: "text", delta: words };
        throw new WriterFault("The connection broke.", 502, true);
      };
      const events = await Array.fromAsync(eventsOf(await writing.stream()));
      expect(events.at(-1)).toMatchObject({
        event: "error",
        data: { detail: "The connection broke.", code: "model_failed", retryable: true },
      });
      const { generation, text } = (events.at(-1) as SentEvent).data as { generation: string; text: string };
      expect(words.startsWith(text) && text.length > 200).toBe(true);
      expect((await writing.view(generation)).data).toMatchObject({ state: "failed", text });
      const contents = await writing.services.db
        .selectFrom("contents")
        .select("id")
        .where("user_id", "=", writing.user.userId)
        .execute();
      expect(contents).toEqual([]);
      expect(await writing.spent()).toEqual(nothing);
    });

    test.each<[string, Script]>([
      [
        "ends without saying so",
        async function* write() {
          yield { type: "text", delta: "Half a sentence" };
        },
      ],
      [
        "says nothing",
        async function* write() {
          yield { type: "end", finish: "stop" };
        },
      ],
      [
        "never ends",
        async function* write() {
          for (;;) yield { type: "text", delta: "again and again ".repeat(1_000) };
        },
      ],
    ])("a model that %s has failed", async (_how, faulty) => {
      writing.script = faulty;
      expect(await writing.ask()).toMatchObject({
        status: 502,
        data: { code: "model_failed", retryable: true },
      });
      expect(await writing.spent()).toEqual(nothing);
    });

    test("a defect of ours answers 500 without its words", async () => {
      writing.script = throws(new Error("secret internals"));
      const { status, data } = await writing.ask();
      expect(status).toBe(500);
      expect(JSON.stringify(data)).not.toContain("secret");
      expect(await writing.spent()).toEqual(nothing);
    });

    test("what needs a model answers 501, what cannot be answers 422", async () => {
      writing.script = throws(new NeedsModel("This needs a model."));
      expect(await writing.ask()).toMatchObject({
        status: 501,
        data: { code: "needs_model", detail: "This needs a model." },
      });
      writing.script = throws(new Declined("This needs two sentences."));
      expect(await writing.ask()).toMatchObject({
        status: 422,
        data: { code: "not_possible", detail: "This needs two sentences." },
      });
      expect(await writing.spent()).toEqual(nothing);
    });

    test("a text that is cut off by its length says so", async () => {
      writing.script = async function* write() {
        yield { type: "text", delta: keptText };
        yield { type: "end", finish: "length", usage: { input: 1, output: 1 } };
      };
      expect((await writing.ask()).data.finish).toBe("length");
    });

    test("a writer that this server does not have is named", async () => {
      expect(await writing.ask({}, { ...oneSentence(), writer: "openai:gpt-9" })).toMatchObject({
        status: 422,
        data: { detail: expect.stringContaining("openai:gpt-9") },
      });
    });
  });
});
