import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createModelWriter } from "#app/writer/providers/model-writer.ts";
import type { FaultName } from "#tests/model/behaviours.ts";
import { explanation } from "#tests/model/faults.ts";
import { type FakeModel, startFakeModel } from "#tests/model/fake-model.ts";
import { eventually } from "#tests/support/eventually.ts";
import { generatingCalls } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";

/** One before the first word, and one in the middle of the text. */
const faults: readonly (readonly [FaultName, status: number])[] = [
  ["overloaded", 503],
  ["reset-mid-stream", 502],
];

onBothDatabases("a model's fault costs nothing", (kind) => {
  let model: FakeModel;
  let services: TestServices;
  beforeAll(async () => {
    model = await startFakeModel();
    const limits = { connect: 500, firstByte: 800, idle: 800, total: 4_000 };
    const id = "compatible:faulty";
    services = await openTestServices(kind, [
      createModelWriter({ id, baseUrl: model.baseUrl, apiKey: undefined, limits, retryDelay: 5 }),
    ]);
  });
  beforeEach(() => model.reset());
  afterAll(async () => {
    await services.close();
    await model.close();
  });

  describe.each(generatingCalls)("$name", (call) => {
    test.each(faults)("%s", async (name, status) => {
      model.fallback = { kind: "fault", name };
      const me = await Asking.as(services, call);
      const answer = await me.ask<{ detail: string; generation: string; retryable: boolean }>(call);
      expect([answer.status, answer.data], JSON.stringify(answer.data)).toMatchObject([
        status,
        { code: "model_failed", retryable: true, detail: expect.stringMatching(/try|again/i) },
      ]);
      expect(JSON.stringify(answer.data)).not.toContain(explanation);
      const held = performance.now();
      await eventually(async () => {
        const { credits, prompts } = await me.spent();
        return credits === 0 && prompts === 0;
      });
      expect(performance.now() - held).toBeLessThan(1_000);
      expect(await me.view(call.service, answer.data.generation)).toMatchObject({
        state: "failed",
        charged: 0,
        error: { code: "model_failed", retryable: true },
      });
      expect(await me.kept()).toEqual({ content: 0, message: 0 });
    });
  });
});
