import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtinWriter } from "#app/writer/builtin/writer.ts";
import { Declined, NeedsModel } from "#app/writer/faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { answeredByAll, generatingCalls, goesOn, inspiredKeys } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { eventsOf, plantRunning } from "#tests/support/generations.ts";
import {
  cutsOff,
  says,
  type Script,
  scriptedWriter,
  slowly,
  throws,
} from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { long } from "#tests/support/writing.ts";

const scripted = { writer: "compatible:scripted" };
const nothing = { credits: 0, prompts: 0 };
const sentence = "The bakery moves to Mill Lane.";

interface Answer {
  generation: string;
  guid?: string;
  writer: string;
  usage: { charged: number };
  finish: string;
  taken_off?: string[];
  continue_option?: string;
  code?: string;
  detail: unknown;
  content_output?: Record<string, string>;
}

onBothDatabases("every generating call", (kind) => {
  let services: TestServices;
  let script: Script;
  beforeAll(async () => {
    const write: Script = (task, signal) => script(task, signal);
    services = await openTestServices(kind, [builtinWriter, scriptedWriter(write)]);
  });
  afterAll(() => services.close());

  describe.each(generatingCalls)("$name", (call) => {
    const asking = () => Asking.as(services, call);
    const keeps = { content: 0, message: 0, ...(call.keeps ? { [call.keeps]: 1 } : {}) };
    const keys = [...answeredByAll, ...call.answers].sort();

    test("by the built-in writer", async () => {
      const me = await asking();
      const { status, data } = await me.ask<Answer>(call);
      expect(status, JSON.stringify(data)).toBe(call.builtin);
      if (call.builtin === 501) {
        expect(data.code).toBe("needs_model");
        expect([await me.spent(), await me.kept()]).toEqual([nothing, { content: 0, message: 0 }]);
        return;
      }
      expect(Object.keys(data).sort()).toEqual(keys);
      if (call.answers.includes("styles")) {
        // Patterns and questions that belong together; a text may have fewer than eight of them.
        const given = Object.keys(data.content_output ?? {}).sort();
        expect(given.length).toBeGreaterThanOrEqual(4);
        expect(given).toEqual(inspiredKeys.slice(0, given.length).toSorted());
      }
      expect(data.usage.charged).toBeGreaterThan(0);
      expect(await me.spent()).toEqual({ credits: data.usage.charged, prompts: call.prompt });
      expect([await me.kept(), await me.listed()]).toEqual([keeps, call.prompt]);
      if (call.keeps === "content") {
        const item = await me.get<{ content: object }>(`/api/v1/smart-actions/recentContent/${data.guid}`);
        expect(item.data.content).toMatchObject({ content_output: data.content_output ?? {} });
      }
    });

    test("streams, and its done event is the answer that is kept", async () => {
      script = says(sentence);
      const me = await asking();
      const events = await Array.fromAsync(eventsOf(await me.stream(call, scripted)));
      expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(["start", "text", "done"]));
      const done = events.at(-1)?.data as unknown as Answer;
      expect([events.at(-1)?.event, done.writer]).toEqual(["done", "compatible:scripted"]);
      expect(Object.keys(done).sort()).toEqual(keys);
      const view = await me.view(call.service, done.generation);
      expect(view).toMatchObject({ state: "done", service: call.service, text: sentence, answer: done });
      expect(await me.kept()).toEqual(keeps);
    });

    test("answers 202 and can be stopped, which keeps and charges what was shown", async () => {
      script = slowly(long, 5);
      const me = await asking();
      const begun = await me.ask<Answer>(call, scripted, { Prefer: "respond-async, wait=0" });
      expect([begun.status, Boolean(begun.data.guid)]).toEqual([202, call.keeps !== undefined]);
      const { generation } = begun.data;
      await eventually(async () => (await me.view(call.service, generation)).text.length > 250);
      const view = await me.stop(call.service, generation);
      expect(view).toMatchObject({ state: "stopped", finish: "stopped" });
      expect(long.join(" ").startsWith(view.text)).toBe(true);
      expect(await me.spent()).toEqual({ credits: view.charged, prompts: call.prompt });
      expect(await me.kept()).toEqual(keeps);
    });

    test("keeps nothing of what a model puts around its text", async () => {
      script = says(`Sure! Here is the rewritten text:\n\n${sentence}\n\nWould you like me to shorten it?`);
      const me = await asking();
      const events = await Array.fromAsync(eventsOf(await me.stream(call, scripted)));
      const done = events.at(-1)?.data as unknown as Answer;
      expect((await me.view(call.service, done.generation)).text).toBe(sentence);
      const { taken_off: takenOff, ...answer } = done;
      expect(takenOff).toContain("Sure! Here is the rewritten text:");
      expect(JSON.stringify([...events.slice(0, -1), answer])).not.toMatch(/Sure!|rewritten/);
    });

    test("marks a text that was cut off, and says what goes on from it", async () => {
      script = cutsOff(sentence);
      const me = await asking();
      const { status, data } = await me.ask<Answer>(call, scripted);
      expect([status, data.finish], JSON.stringify(data)).toEqual([200, "length"]);
      expect((await me.view(call.service, data.generation)).finish).toBe("length");
      expect(data.continue_option).toBe(goesOn(call) ? "continue writing" : undefined);
      if (data.continue_option === undefined) return;
      script = says("Its ovens go with it.");
      const more = await me.ask<Answer>(
        { path: "/api/v1/smart-actions/continueWrite", body: { content: sentence } },
        { ...scripted, continue_option: data.continue_option },
      );
      expect(more).toMatchObject({
        status: 200,
        data: { finish: "stop", content_output: { text: "<p>Its ovens go with it.</p>" } },
      });
      expect(more.data).not.toHaveProperty("continue_option");
    });

    test("declines, and says when it needs a model, at no charge", async () => {
      const me = await asking();
      script = throws(new Declined("This needs two sentences."));
      expect(await me.ask(call, scripted)).toMatchObject({ status: 422, data: { code: "not_possible" } });
      script = throws(new NeedsModel("This needs a model."));
      expect(await me.ask(call, scripted)).toMatchObject({ status: 501, data: { code: "needs_model" } });
      if (call.declined) {
        expect(await me.ask(call, call.declined)).toMatchObject({
          status: 422,
          data: { code: "not_possible" },
        });
      }
      expect([await me.spent(), await me.kept()]).toEqual([nothing, { content: 0, message: 0 }]);
    });

    test("names what it cannot be asked with", async () => {
      const me = await asking();
      if (call.wrong) {
        const [body, field] = call.wrong;
        const { status, data } = await me.ask<Answer>(call, body);
        expect([status, data.detail]).toEqual([422, expect.stringContaining(field)]);
      }
      const text = "content" in call.body ? "content" : "text";
      expect((await me.ask(call, { [text]: " \n " })).status).toBe(422);
      expect((await me.ask(call, { [text]: 7 })).status).toBe(422);
      expect(await me.ask(call, { writer: "openai:gpt-9" })).toMatchObject({
        status: 422,
        data: { detail: expect.stringContaining("openai:gpt-9") },
      });
      expect(await me.spent()).toEqual(nothing);
    });

    test("is asked for by whoever is signed in, on a plan that has it", async () => {
      const guest = await services.call("POST", call.path, { body: call.body });
      expect(guest.status).toBe(401);
      if (!call.paid) return;
      const me = await Asking.as(services, {});
      expect(await me.ask(call)).toMatchObject({ status: 403, data: { code: "upgrade_required" } });
    });

    test("once per idempotency key", async () => {
      script = says(sentence);
      const me = await asking();
      const key = { "Idempotency-Key": "click" };
      const first = await me.ask(call, scripted, key);
      const spent = await me.spent();
      const again = await me.ask(call, scripted, key);
      expect([again.status, again.data]).toEqual([200, first.data]);
      expect([await me.spent(), await me.kept()]).toEqual([spent, keeps]);
      expect(await me.ask(call, {}, key)).toMatchObject({ status: 422, data: { code: "key_reused" } });
    });

    test("for a document is a proposal, which changes nothing", async () => {
      script = says(sentence);
      const [me, other] = [await asking(), await asking()];
      const [document, theirs] = [await me.newDocument(), await other.newDocument()];
      expect((await me.ask(call, { ...scripted, document: theirs })).status).toBe(404);
      const { status, data } = await me.ask<Answer>(call, { ...scripted, document });
      if (call.answers.includes("styles")) {
        expect([status, data.detail]).toEqual([422, "document: is not an inspiration."]);
        return;
      }
      expect(status, JSON.stringify(data)).toBe(200);
      const view = await me.view(call.service, data.generation);
      expect(view).toMatchObject({ decision: "proposed", document, base_revision: 1 });
      const item = await me.get<{ content: { revision: number } }>(
        `/api/v1/smart-actions/recentContent/${document}`,
      );
      expect(item.data.content.revision).toBe(1);
      expect((await me.kept()).content).toBe(1);
    });

    test("within the limits of the plan", async () => {
      script = says(sentence);
      const me = await asking();
      const planted = await plantRunning(services, me.user.userId, {
        credits: { input: (await me.left()) - 1, output: 1 },
      });
      const refused = await me.ask<Answer>(call, scripted);
      expect(refused).toMatchObject({ status: 429, data: { detail: { status: "token_limit_exceeded" } } });
      expect(refused.data).not.toHaveProperty("code");
      expect(await me.kept()).toEqual({ content: 0, message: 0 });
      await me.stop("smart-actions", planted);
    });
  });

  test("without prompts what counts as one is refused, and the small calls go on", async () => {
    script = says(sentence);
    const me = await Asking.as(services, {});
    const free = generatingCalls.filter(({ paid }) => !paid);
    const [first] = free.filter(({ prompt }) => prompt === 1);
    if (!first) throw new Error("no call counts");
    for (let at = 0; at < 60; at++) expect((await me.ask(first, scripted)).status).toBe(200);
    for (const call of free) {
      const { status, data } = await me.ask<Answer>(call, scripted);
      expect([call.name, status]).toEqual([call.name, call.prompt ? 429 : 200]);
      if (call.prompt) {
        expect(data).toEqual({
          detail: "Prompt limit reached: you are out of prompts per month on the Free plan.",
        });
      }
    }
  });
});
