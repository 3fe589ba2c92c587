import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createModelWriter } from "#app/writer/providers/model-writer.ts";
import { type Behaviour, oddityNames } from "#tests/model/behaviours.ts";
import { type FakeModel, startFakeModel } from "#tests/model/fake-model.ts";
import { type FaultCase, faultTable } from "#tests/model/fault-table.ts";
import { begun, explanation } from "#tests/model/faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { Asking } from "#tests/support/generating.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";

const call = {
  service: "freestyle",
  path: "/api/v1/freestyle",
  body: { aiAction: "chat", text: "The otters return on Thursday.", context: "Say it more plainly" },
} as const;

type Case = Pick<FaultCase, "status" | "retryable" | "says"> & { name: string; text?: string | RegExp };
/** Those that no limit on silence ends: the total limit does, or the size of the answer. */
const unending: readonly Case[] = [
  { name: "endless", status: 504, retryable: true, says: /too long to finish/, text: /and on/ },
  { name: "byte-by-byte", status: 504, retryable: true, says: /too long to finish/ },
  {
    name: "flood",
    status: 502,
    retryable: true,
    says: /did not stop writing/,
    text: /^The harbour was.*and on/,
  },
];
const table: readonly Case[] = [...faultTable, ...unending];

onBothDatabases("the fault table against the runner", (kind) => {
  let model: FakeModel;
  let services: TestServices;
  beforeAll(async () => {
    model = await startFakeModel();
    const limits = { connect: 200, firstByte: 300, idle: 300, total: 1_500 };
    const patient = { failures: Infinity, rest: 0, longestRest: 0 };
    services = await openTestServices(kind, [
      createModelWriter({
        id: "compatible:sample-model",
        baseUrl: model.baseUrl,
        limits,
        retryDelay: 5,
        breaker: patient,
      }),
      createModelWriter({
        id: "compatible:nowhere",
        baseUrl: "http://127.0.0.1:1/v1",
        limits,
        retryDelay: 5,
      }),
    ]);
  });
  beforeEach(() => model.reset());
  afterAll(async () => {
    await services.close();
    await model.close();
  });

  /** The error as events tell it, once nothing is held any more, a second after it at most. */
  async function askInVain(me: Asking, writer: string): Promise<Record<string, unknown>> {
    const stream = await me.stream(call, { writer });
    expect(stream.status).toBe(200);
    const events = (await stream.text()).split("\n\n");
    const told = performance.now();
    const last = events.findLast((event) => event.startsWith("event: error"));
    await eventually(async () => {
      const { credits, prompts } = await me.spent();
      return credits === 0 && prompts === 0;
    });
    expect(performance.now() - told).toBeLessThan(1_000);
    expect(await me.kept()).toEqual({ content: 0, message: 0 });
    return JSON.parse(last?.slice(last.indexOf("data: ") + "data: ".length) ?? "{}") as Record<
      string,
      unknown
    >;
  }

  const named = (name: string): Behaviour => ({ kind: "fault", name, everyMs: 20 }) as Behaviour;
  test.each(table)("$name: said plainly, free, with what had come", async (expected) => {
    model.fallback = named(expected.name);
    const me = await Asking.as(services, {});
    const error = await askInVain(me, "compatible:sample-model");
    expect(error).toMatchObject({
      code: "model_failed",
      retryable: expected.retryable,
      detail: expect.stringMatching(expected.says) as string,
    });
    const { text = "" } = expected;
    if (text instanceof RegExp) expect(error["text"]).toMatch(text);
    else expect(error["text"]).toBe(text === "" ? "" : begun);
    expect(JSON.stringify(error)).not.toContain(explanation);
    const kept = await me.view(call.service, String(error["generation"]));
    expect(kept).toMatchObject({ state: "failed", charged: 0, error: { status: expected.status } });
    expect(await me.listed()).toBe(1);
  });

  test("a model that nobody serves: said plainly, free", async () => {
    const me = await Asking.as(services, {});
    expect(await askInVain(me, "compatible:nowhere")).toMatchObject({
      code: "model_failed",
      retryable: true,
      detail: expect.stringMatching(/cannot be reached/) as string,
    });
  });

  describe("figures that cannot be true are estimated, and the statement can be read", () => {
    test.each([-1_000, 10_000_001, 3e9, 1e300, 2 ** 53 + 2, 1.5, "12", null])("%s", async (figure) => {
      const figures = { prompt_tokens: figure, completion_tokens: 1_100 };
      model.fallback = { kind: "text", text: "They return on Thursday.", figures };
      const me = await Asking.as(services, {});
      const answer = await me.ask<{ usage: { charged: number; source: string } }>(call, {
        writer: "compatible:sample-model",
      });
      expect([answer.status, answer.data.usage.source]).toEqual([200, "estimated"]);
      expect((await me.spent()).credits).toBe(answer.data.usage.charged);
      const { status, data } = await me.get<{ entries: { source: string | null }[] }>(
        "/api/v1/user/statement",
      );
      expect([status, data.entries[0]?.source]).toEqual([200, "estimated"]);
    });
  });

  describe("oddities that are no faults", () => {
    test.each(oddityNames)("%s", async (name) => {
      const text = "Naïve café – ✓ 🙂 мир 日本語.";
      model.fallback = { kind: "oddity", name, text };
      const me = await Asking.as(services, {});
      const answer = await me.ask<{ usage: { charged: number; source: string } }>(call, {
        writer: "compatible:sample-model",
      });
      expect([answer.status, answer.data]).toMatchObject([200, { finish: "stop" }]);
      expect(JSON.stringify(answer.data)).toContain("мир 日本語");
      expect(answer.data.usage.source).toBe(name === "no-usage" ? "estimated" : "reported");
      expect((await me.spent()).credits).toBe(answer.data.usage.charged);
    });
  });
});
