import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transact } from "#app/server/database/database.ts";
import { closeFailed } from "#app/server/generations/run.ts";
import { WriterFault } from "#app/writer/faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { answeredByAll, generatingCalls } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { eventsOf, plantRunning, type SentEvent } from "#tests/support/generations.ts";
import { says, type Script, scriptedWriter, slowly, throws } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { long } from "#tests/support/writing.ts";

interface Answer {
  generation: string;
  guid?: string | null;
  code?: string;
  retryable?: boolean;
}

const sentence = "The bakery moves to Mill Lane.";
const gone = { status: 503, detail: "Gone.", code: "model_failed", retryable: true };
const nothing = { credits: 0, prompts: 0 };
const written = long.join(" ");
const short = long.slice(0, 80);

/** What a reader of events has in front of it at their end. */
const textOf = (events: SentEvent[], begun = ""): string =>
  events.reduce(
    (text, { event, data }) =>
      event === "reset" ? "" : event === "text" ? text + String(data["delta"]) : text,
    begun,
  );

onBothDatabases("every generating call is received", (kind) => {
  let services: TestServices;
  let script: Script;
  beforeAll(async () => {
    services = await openTestServices(kind, [scriptedWriter((task, signal) => script(task, signal))]);
  });
  afterAll(() => services.close());

  describe.each(generatingCalls)("$name", (call) => {
    const asking = () => Asking.as(services, call);
    const keys = [...answeredByAll, ...call.answers].sort();

    test("at its end by who waits long enough, or asks for a wait without leave to answer later", async () => {
      script = says(sentence);
      const me = await asking();
      for (const prefer of ["respond-async, wait=5", "wait=0", "return=minimal", ""]) {
        const { status, data } = await me.ask(call, {}, prefer === "" ? {} : { Prefer: prefer });
        expect([prefer, status]).toEqual([prefer, 200]);
        expect(Object.keys(data).sort()).toEqual(keys);
      }
    });

    test("as 409 while the same click is still running, however it asks, and once it has ended by both ways", async () => {
      const me = await asking();
      const key = { "Idempotency-Key": "click" };
      script = slowly(long, 5);
      const first = await me.ask<Answer>(call, {}, { ...key, Prefer: "respond-async, wait=0" });
      expect(first.status).toBe(202);
      const { generation, guid } = first.data;
      const running = { code: "still_running", generation, guid };
      expect(await me.ask(call, {}, key)).toMatchObject({ status: 409, data: running });
      const refused = await me.stream(call, {}, key);
      expect([refused.status, await refused.json()]).toMatchObject([409, running]);
      await eventually(async () => (await me.view(call.service, generation)).text.length > 250);
      const { answer, text } = await me.stop(call.service, generation);
      const events = await Array.fromAsync(eventsOf(await me.stream(call, {}, key)));
      expect(events.map(({ event }) => event)).toEqual(["start", "text", "done"]);
      expect(events[0]?.data).toEqual({ generation, guid });
      expect(textOf(events)).toBe(text);
      expect(events.at(-1)?.data).toEqual(answer);
      expect(await me.ask(call, {}, key)).toMatchObject({ status: 200, data: answer ?? {} });
      expect((await me.spent()).prompts).toBe(call.prompt);
    });

    test("as 429 beside three that are running, which costs nothing", async () => {
      script = says(sentence);
      const me = await asking();
      const ids = await Promise.all([1, 2, 3].map(() => plantRunning(services, me.user.userId)));
      const held = await me.spent();
      const refused = await me.ask<Answer>(call);
      expect([refused.status, refused.data.code]).toEqual([429, "too_many_running"]);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await me.stream(call)).status).toBe(429);
      expect(await me.spent()).toEqual(held);
      await transact(services.db, (trx) => closeFailed(trx, ids[0] ?? "", "failed", gone, null, 1));
      expect((await me.ask(call)).status).toBe(200);
    });

    test("on from where a reader left, while it runs and afterwards", async () => {
      const me = await asking();
      let tries = 0;
      script = (task, signal) => (tries++ === 0 ? slowly(short, 3) : says(short.join(" ")))(task, signal);
      const { data } = await me.ask<Answer>(call, {}, { Prefer: "respond-async, wait=0" });
      const { generation } = data;
      await eventually(async () => (await me.view(call.service, generation)).text.length > 250);
      const live = await Array.fromAsync(eventsOf(await me.follow(call.service, generation, "120")));
      const view = await me.view(call.service, generation);
      expect(textOf(live, view.text.slice(0, 120))).toBe(view.text);
      expect(live.at(-1)).toMatchObject({ event: "done", data: view.answer ?? {} });
      const after = await Array.fromAsync(eventsOf(await me.follow(call.service, generation, "120")));
      expect(after.map(({ event }) => event)).toEqual(["start", "text", "done"]);
      expect(textOf(after)).toBe(view.text.slice(120));
      const other = call.service === "freestyle" ? "smart-actions" : "freestyle";
      expect((await me.follow(other, generation, "0")).status).toBe(404);
    });

    test("as an error event with what came, and the same error to the same click, at no charge", async () => {
      const me = await asking();
      script = async function* write() {
        yield { type: "text", delta: written };
        throw new WriterFault("The connection broke. Please try again.", 502, true);
      };
      const key = { "Idempotency-Key": "faulty" };
      const events = await Array.fromAsync(eventsOf(await me.stream(call, {}, key)));
      const last = events.at(-1);
      const data: Record<string, unknown> = last?.data ?? {};
      expect([last?.event, data]).toMatchObject([
        "error",
        { code: "model_failed", retryable: true, detail: "The connection broke. Please try again." },
      ]);
      expect(data["text"]).toBe(textOf(events));
      expect(String(data["text"]).length).toBeGreaterThan(200);
      const again = await me.stream(call, {}, key);
      expect([again.status, await again.json()]).toMatchObject([
        502,
        { code: "model_failed", retryable: true, generation: data["generation"] },
      ]);
      script = throws(new WriterFault("The model is busy. Please try again.", 503, true, 7));
      const busy = await me.ask<Answer>(call);
      expect([busy.status, busy.headers.get("Retry-After"), busy.data.retryable]).toEqual([503, "7", true]);
      expect(await me.spent()).toEqual(nothing);
      expect(await me.kept()).toEqual({ content: 0, message: 0 });
    });
  });

  test("a reader that left a text which was begun anew forgets what it had", async () => {
    const [call] = generatingCalls;
    if (!call) throw new Error("there is no call");
    const me = await Asking.as(services, call);
    let tries = 0;
    script = (task, signal) => (tries++ === 0 ? says(written) : slowly([...long, "again"], 15))(task, signal);
    const { data } = await me.ask<Answer>(call, {}, { Prefer: "respond-async, wait=0" });
    const { generation } = data;
    await eventually(async () => {
      const { text } = await me.view(call.service, generation);
      return tries === 2 && text.length > 300 && text.length < written.length - 300;
    });
    for (const from of ["120", String(written.length)]) {
      const reader = eventsOf(await me.follow(call.service, generation, from));
      const events: SentEvent[] = [];
      for await (const event of reader) {
        events.push(event);
        if (event.event === "text") break;
      }
      expect(events.map(({ event }) => event)).toEqual(["start", "reset", "text"]);
      expect(textOf(events, "stale")).toMatch(/^word0 word1 /);
    }
    await me.stop(call.service, generation);
  });
});
