import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Script } from "#tests/support/scripted-writer.ts";
import { says, scriptedWriter, slowly } from "#tests/support/scripted-writer.ts";
import type { Task } from "#app/writer/task.ts";
import { Declined, NeedsModel, WriterFault } from "#app/writer/faults.ts";
import {
  brokenText,
  eventsOf,
  eventually,
  type Generated,
  keptText,
  oneSentence,
  type SentEvent,
  sourceText,
} from "#tests/support/generations.ts";
import { onBothDatabases, openTestServices, type TestServices, type TestUser } from "#tests/support/test-services.ts";

const smart = "/api/v1/smart-actions";
const long = Array.from({ length: 200 }, (_, at) => `word${at}`);

onBothDatabases("a generation", (kind) => {
  let services: TestServices;
  let user: TestUser;
  let script: Script;
  let tasks: Task[];
  beforeAll(async () => {
    const write: Script = (task, signal) => {
      tasks.push(task);
      return script(task, signal);
    };
    services = await openTestServices(kind, [scriptedWriter(write)]);
  });
  beforeEach(async () => {
    user = await services.newUser();
    script = says(keptText);
    tasks = [];
  });
  afterAll(() => services.close());

  const ask = <T = Generated>(headers: Record<string, string> = {}, body: object = oneSentence(), token = user.token) =>
    services.call<T>("POST", `${smart}/generateSmart`, { body, token, headers });
  const stream = (body: object = oneSentence(), headers: Record<string, string> = {}) =>
    services.fetch(`${smart}/generateSmart`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", Accept: "text/event-stream", Authorization: `Bearer ${user.token}`, ...headers },
    });
  const view = async (id: string, service = "smart-actions", token = user.token) =>
    (await services.call<{ state: string; text: string; charged: number | null; decision: string | null; error: { code: string } | null }>(
      "GET",
      `/api/v1/${service}/generations/${id}`,
      { token },
    ));
  const used = async (): Promise<number> => {
    const { data } = await services.call<{ tokensUsed: number }>("GET", "/api/v1/auth/me", { token: user.token });
    return data.tokensUsed;
  };
  const prompts = async (): Promise<number> => {
    const { taken } = await services.db
      .selectFrom("entries")
      .innerJoin("buckets", "buckets.id", "entries.bucket_id")
      .select((eb) => eb.fn.sum<number>("entries.amount").as("taken"))
      .where("buckets.user_id", "=", user.userId)
      .where("buckets.unit", "=", "prompts")
      .where("entries.kind", "<>", "grant")
      .executeTakeFirstOrThrow();
    return -Number(taken ?? 0);
  };
  const ended = (id: string) =>
    eventually(async () => {
      const { data } = await view(id);
      return data.state === "running" ? null : data;
    });
  const stop = (id: string, token = user.token) => services.call<{ state: string; text: string }>("POST", `${smart}/generations/${id}/stop`, { token });

  describe("ways to receive it", () => {
    test("JSON waits for the end", async () => {
      const { status, data } = await ask();
      expect(status).toBe(200);
      expect(data).toMatchObject({
        writer: "compatible:scripted",
        finish: "stop",
        usage: { input: 40, output: Math.ceil(keptText.length / 4), source: "reported" },
        content_output: { text: `<p>${keptText}</p>` },
      });
      expect(data.usage.charged).toBe(data.usage.input + data.usage.output);
      expect(data.promises.length).toBeGreaterThan(0);
      for (const promise of data.promises) expect(promise, promise.id).toMatchObject({ kept: true, found: expect.any(String) });
      expect([await used(), await prompts()]).toEqual([data.usage.charged, 1]);
      const { data: kept } = await services.call<{ content: object }>("GET", `${smart}/recentContent/${data.guid}`, { token: user.token });
      expect(kept.content).toMatchObject({ guid: data.guid, mode: "generate", revision: 1, generation: data.generation, content_output: data.content_output });
    });

    test("a stream brings start, text and done, in this order and with offsets as ids", async () => {
      script = slowly(long, 1);
      const response = await stream();
      expect(response.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
      expect(response.headers.get("Cache-Control")).toBe("no-cache, no-transform");
      const events = await Array.fromAsync(eventsOf(response));
      expect(events[0]).toMatchObject({ event: "start", data: { generation: expect.any(String), guid: expect.any(String) } });
      expect(events.at(-1)?.event).toBe("done");
      const texts = events.filter(({ event }) => event === "text");
      expect(texts.length).toBeGreaterThan(3);
      expect(events.slice(1, -1).every(({ event }) => event === "text" || event === "reset")).toBe(true);
      let written = "";
      for (const { event, id, data } of events.slice(1, -1)) {
        written = event === "reset" ? "" : written + String(data["delta"]);
        expect(Number(id)).toBe(written.length);
      }
      const done = events.at(-1)?.data as unknown as Generated;
      expect((await view(done.generation)).data).toMatchObject({ state: "done", text: written, charged: done.usage.charged });
    });

    test("the done event is the JSON of the plain call", async () => {
      const events = await Array.fromAsync(eventsOf(await stream(oneSentence(), { "Idempotency-Key": "both-ways" })));
      const plain = await ask({ "Idempotency-Key": "both-ways" });
      expect(events.at(-1)?.data).toEqual(plain.data);
    });

    test("who asks not to wait gets 202 and finds it by its id and by its guid", async () => {
      script = slowly(long, 5);
      const { status, data, headers } = await ask<{ generation: string; guid: string }>({ Prefer: "respond-async, wait=0" });
      expect([status, headers.get("Preference-Applied")]).toEqual([202, "respond-async"]);
      expect((await view(data.generation)).data.state).toBe("running");
      expect((await view(data.guid)).data).toMatchObject({ state: "running", generation: data.generation });
      expect((await services.call("GET", `${smart}/recentContent/${data.guid}`, { token: user.token })).status).toBe(404);
      expect((await ended(data.generation)).state).toBe("done");
      expect((await services.call("GET", `${smart}/recentContent/${data.guid}`, { token: user.token })).status).toBe(200);
    });

    test("who asks not to wait gets the answer when it is there in time", async () => {
      expect(await ask({ Prefer: "respond-async, wait=2" })).toMatchObject({ status: 200, data: { finish: "stop" } });
    });

    test("a reader joins a running stream at an offset, and reads an ended one from its row", async () => {
      script = slowly(long, 5);
      const { data } = await ask<{ generation: string }>({ Prefer: "respond-async, wait=0" });
      await eventually(async () => (await view(data.generation)).data.text.length > 250);
      const read = async (from: string): Promise<SentEvent[]> => {
        const headers = { Accept: "text/event-stream", Authorization: `Bearer ${user.token}`, "Last-Event-ID": from };
        return Array.fromAsync(eventsOf(await services.fetch(`${smart}/generations/${data.generation}`, { headers })));
      };
      const textOf = (events: SentEvent[]): string => events.map(({ event, data: sent }) => (event === "text" ? String(sent["delta"]) : "")).join("");
      script = says(long.join(" "));
      const live = await read("120");
      const whole = (await view(data.generation)).data.text;
      const reset = live.findIndex(({ event }) => event === "reset");
      expect(reset === -1 ? textOf(live) : textOf(live.slice(reset))).toBe(reset === -1 ? whole.slice(120) : whole);
      expect(live.at(-1)?.event).toBe("done");
      expect(textOf(await read("120"))).toBe(whole.slice(120));
      expect(textOf(await read("nonsense"))).toBe(whole);
      expect((await read("0")).map(({ event }) => event)).toEqual(["start", "text", "done"]);
    });

    test("the client's going away changes nothing", async () => {
      script = slowly(long, 3);
      const left = new AbortController();
      const response = await services.fetch(`${smart}/generateSmart`, {
        method: "POST",
        body: JSON.stringify(oneSentence()),
        headers: { "Content-Type": "application/json", Accept: "text/event-stream", Authorization: `Bearer ${user.token}` },
        signal: left.signal,
      });
      const { value } = await eventsOf(response).next();
      left.abort();
      await response.body?.cancel().catch((error: unknown) => expect(error).toBeInstanceOf(TypeError));
      const { generation, guid } = value?.data as { generation: string; guid: string };
      expect((await ended(generation)).state).toBe("done");
      expect((await services.call("GET", `${smart}/recentContent/${guid}`, { token: user.token })).status).toBe(200);
    });
  });

  describe("idempotency", () => {
    test("the same key and body give the stored answer at no charge", async () => {
      const key = { "Idempotency-Key": "click-1" };
      const first = await ask(key);
      const before = await used();
      const again = await ask(key);
      expect([again.status, again.data]).toEqual([200, first.data]);
      expect([await used(), await prompts(), tasks.length]).toEqual([before, 1, 1]);
    });

    test("the same key with another body answers 422", async () => {
      await ask({ "Idempotency-Key": "click-2" });
      const other = await ask({ "Idempotency-Key": "click-2" }, { ...oneSentence(), title: "Another" });
      expect(other).toMatchObject({ status: 422, data: { code: "key_reused" } });
    });

    test("a key belongs to its user", async () => {
      await ask({ "Idempotency-Key": "click-3" });
      const other = await services.newUser();
      expect((await ask({ "Idempotency-Key": "click-3" }, { ...oneSentence(), title: "Another" }, other.token)).status).toBe(200);
    });

    test("while the first is running the second answers 409 with its generation", async () => {
      script = slowly(long, 5);
      const key = { "Idempotency-Key": "click-4" };
      const first = await ask<{ generation: string; guid: string }>({ ...key, Prefer: "respond-async, wait=0" });
      const second = await ask(key);
      expect(second).toMatchObject({
        status: 409,
        data: { code: "still_running", generation: first.data.generation, guid: first.data.guid },
      });
      await ended(first.data.generation);
      expect((await ask(key)).status).toBe(200);
      expect(tasks.filter((task) => !task.repair)).toHaveLength(1);
    });

    test("of sixteen clicks at once one generation is made", async () => {
      const clicks = await Promise.all(Array.from({ length: 16 }, () => ask({ "Idempotency-Key": "click-5" })));
      const statuses = clicks.map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 409), statuses.join()).toBe(true);
      expect(new Set(clicks.map(({ data }) => data.generation)).size).toBe(1);
      expect([tasks.length, await prompts()]).toEqual([1, 1]);
    });

    test("a failed one is told again, not tried again", async () => {
      script = throws(new WriterFault("The model is busy.", 503, true, 7));
      const key = { "Idempotency-Key": "click-6" };
      const first = await ask(key);
      script = says(keptText);
      expect(await ask(key)).toMatchObject({ status: first.status, data: { code: "model_failed" } });
      expect(tasks).toHaveLength(1);
    });

    test("an endless key is refused or taken, never our fault", async () => {
      const key = Array.from({ length: 250 }, () => randomUUID()).join("");
      expect((await ask({ "Idempotency-Key": key })).status).toBeLessThan(500);
    });
  });

  describe("stop", () => {
    test("cancels the upstream call within 200 ms, keeps and charges what was shown", async () => {
      let cancelled = 0;
      script = async function* write(task, signal) {
        signal.addEventListener("abort", () => (cancelled = performance.now()));
        yield* slowly(long, 3)(task, signal);
      };
      const { data } = await ask<{ generation: string; guid: string }>({ Prefer: "respond-async, wait=0" });
      await eventually(async () => (await view(data.generation)).data.text.length > 250);
      const asked = performance.now();
      const stopped = await stop(data.generation);
      expect(cancelled - asked).toBeLessThan(200);
      expect(stopped).toMatchObject({ status: 200, data: { state: "stopped", finish: "stopped" } });
      expect(long.join(" ").startsWith(stopped.data.text)).toBe(true);
      const input = Number((await view(data.generation)).data.charged) - Math.ceil(stopped.data.text.length / 4);
      expect(input).toBeGreaterThan(0);
      expect([await used(), await prompts()]).toEqual([input + Math.ceil(stopped.data.text.length / 4), 1]);
      const { data: kept } = await services.call<{ content: { content_output: { text: string } } }>("GET", `${smart}/recentContent/${data.guid}`, { token: user.token });
      expect(kept.content.content_output.text).toBe(`<p>${stopped.data.text}</p>`);
      expect((await stop(data.generation)).data.text).toBe(stopped.data.text);
    });

    test("before the first word charges and counts nothing", async () => {
      script = async function* write(_task, signal) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
        yield* [];
      };
      const { data } = await ask<{ generation: string; guid: string }>({ Prefer: "respond-async, wait=0" });
      expect(await stop(data.generation)).toMatchObject({ data: { state: "stopped", charged: 0, text: "" } });
      expect([await used(), await prompts()]).toEqual([0, 0]);
      expect((await services.call("GET", `${smart}/recentContent/${data.guid}`, { token: user.token })).status).toBe(404);
    });

    test("a flag that another process set is read within 200 ms", async () => {
      let cancelled = 0;
      script = async function* write(task, signal) {
        signal.addEventListener("abort", () => (cancelled = performance.now()));
        yield* slowly(long, 5)(task, signal);
      };
      const { data } = await ask<{ generation: string }>({ Prefer: "respond-async, wait=0" });
      const asked = performance.now();
      await services.db.updateTable("generations").set({ stop_asked: 1 }).where("id", "=", data.generation).execute();
      await ended(data.generation);
      expect(cancelled - asked).toBeLessThan(300);
    });

    test("is the writer's own", async () => {
      script = slowly(long, 3);
      const { data } = await ask<{ generation: string }>({ Prefer: "respond-async, wait=0" });
      const other = await services.newUser();
      expect((await stop(data.generation, other.token)).status).toBe(404);
      expect((await view(data.generation, "smart-actions", other.token)).status).toBe(404);
      expect((await view(data.generation, "freestyle")).status).toBe(404);
      expect((await ended(data.generation)).state).toBe("done");
    });
  });

  describe("limits", () => {
    test("three run at once, a fourth is told to wait", async () => {
      script = slowly(long, 10);
      const asked = await Promise.all(Array.from({ length: 8 }, () => ask<{ generation: string; code?: string }>({ Prefer: "respond-async, wait=0" })));
      const running = asked.filter(({ status }) => status === 202);
      expect(running).toHaveLength(3);
      for (const { status, data, headers } of asked.filter((one) => one.status !== 202)) {
        expect([status, data.code]).toEqual([429, "too_many_running"]);
        expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      }
      await Promise.all(running.map(({ data }) => stop(data.generation)));
      script = says(keptText);
      expect((await ask()).status).toBe(200);
    });

    test("without credits nothing is written, and the answer carries no code", async () => {
      await services.db.updateTable("users").set({ created_at: services.clock.now() - 20 * 24 * 3_600_000 }).where("id", "=", user.userId).execute();
      script = reports(keptText, { input: 1_000_000, output: 1_000_000 });
      let last = await ask(undefined, oneSentence(`${sourceText}\n\n${"More of the same words. ".repeat(700)}`));
      for (let at = 0; at < 40 && last.status === 200; at++) last = await ask(undefined, oneSentence(`${sourceText}\n\n${"More of the same words. ".repeat(700)}`));
      const tried = tasks.length;
      expect(last.status).toBe(429);
      expect(last.data).not.toHaveProperty("code");
      expect(last.data).toMatchObject({
        detail: { status: "token_limit_exceeded", current_usage: expect.any(Number), max_allowed: expect.any(Number), planName: "Free", response: expect.any(String) },
      });
      expect((await ask(undefined, oneSentence("One sentence. ".repeat(20_000)))).status).toBe(429);
      expect(tasks.length).toBe(tried);
    });

    test("without prompts the answer is the specification's sentence", async () => {
      await ask();
      await services.db
        .updateTable("buckets")
        .set({ granted: 1 })
        .where("user_id", "=", user.userId)
        .where("unit", "=", "prompts")
        .execute();
      const buckets = services.db.selectFrom("buckets").select("id").where("user_id", "=", user.userId).where("unit", "=", "prompts");
      await services.db.updateTable("entries").set({ amount: 1, balance_after: 1 }).where("kind", "=", "grant").where("bucket_id", "in", buckets).execute();
      await services.db.updateTable("entries").set({ balance_after: 0 }).where("kind", "<>", "grant").where("bucket_id", "in", buckets).execute();
      await services.db.updateTable("buckets").set({ balance: 0 }).where("user_id", "=", user.userId).where("unit", "=", "prompts").execute();
      const refused = await ask();
      expect(refused).toMatchObject({ status: 429, data: { detail: "Prompt limit reached: you are out of prompts per month on the Free plan." } });
      expect(refused.data).not.toHaveProperty("code");
    });

    test("a settle is at most its hold, whatever the model reports", async () => {
      script = reports(keptText, { input: 5_000_000, output: 5_000_000 });
      const { data } = await ask();
      const held = await services.db.selectFrom("entries").select("amount").where("generation_id", "=", data.generation).where("kind", "=", "hold").execute();
      expect(data.usage.charged).toBeLessThanOrEqual(held.reduce((sum, { amount }) => sum - amount, 0));
      expect(data.usage.charged).toBeGreaterThan(0);
    });

    test("a model that reports nothing is estimated", async () => {
      script = async function* write() {
        yield { type: "text", delta: keptText };
        yield { type: "end", finish: "stop" };
      };
      const { data } = await ask();
      expect(data.usage).toMatchObject({ output: Math.ceil(keptText.length / 4), source: "estimated" });
    });
  });

  describe("promises", () => {
    test("a broken hard promise is tried once more, and only the delivered try is charged", async () => {
      const tries = [brokenText, keptText];
      script = (task, signal) => says(tries.shift() ?? "")(task, signal);
      const events = await Array.fromAsync(eventsOf(await stream()));
      expect(events.filter(({ event }) => event === "reset")).toHaveLength(1);
      expect(events.map(({ event }) => event).join(" ")).toMatch(/^start (text )+reset (text )+done$/);
      const done = events.at(-1)?.data as unknown as Generated;
      expect(done.content_output.text).toBe(`<p>${keptText}</p>`);
      expect(done.usage).toMatchObject({ output: Math.ceil(keptText.length / 4), charged: 40 + Math.ceil(keptText.length / 4) });
      expect(tasks[1]?.repair).toMatchObject({ text: brokenText, broken: [expect.objectContaining({ kept: false, strength: "hard" })] });
    });

    test("still broken is delivered, marked and free, but counts as a prompt", async () => {
      script = says(brokenText);
      const { status, data } = await ask();
      expect([status, tasks.length]).toEqual([200, 2]);
      expect(data.promises.some(({ kept, strength }) => !kept && strength === "hard")).toBe(true);
      expect(data.usage.charged).toBe(0);
      expect([await used(), await prompts()]).toEqual([0, 1]);
      expect((await services.call("GET", `${smart}/recentContent/${data.guid}`, { token: user.token })).status).toBe(200);
    });

    test("a repair try that fails loses nothing that the first brought", async () => {
      script = (task, signal) => (task.repair ? throws(new WriterFault("The model is gone.", 503, true)) : says(brokenText))(task, signal);
      const { status, data } = await ask();
      expect([status, data.content_output?.text]).toEqual([200, `<p>${brokenText}</p>`]);
      expect(data.usage.charged).toBe(0);
    });

    test("stopped during the repair try keeps what is shown then", async () => {
      script = (task, signal) => (task.repair ? slowly(long, 5) : says(brokenText))(task, signal);
      const { data } = await ask<{ generation: string }>({ Prefer: "respond-async, wait=0" });
      await eventually(async () => (await view(data.generation)).data.text.startsWith("word0"));
      const stopped = await stop(data.generation);
      expect(stopped.data.state).toBe("stopped");
      expect(long.join(" ").startsWith(stopped.data.text)).toBe(true);
    });
  });

  describe("faults", () => {
    test.each([502, 503, 504] as const)("a writer's %i says whether trying again helps, and costs nothing", async (status) => {
      script = throws(new WriterFault("The model did not answer.", status, status !== 502, status === 503 ? 7 : undefined));
      const answer = await ask<{ generation: string }>();
      expect(answer).toMatchObject({
        status,
        data: { detail: "The model did not answer.", code: "model_failed", retryable: status !== 502, generation: expect.any(String) },
      });
      expect(answer.headers.get("Retry-After")).toBe(status === 503 ? "7" : null);
      expect((await view(answer.data.generation)).data).toMatchObject({ state: "failed", charged: 0, error: { code: "model_failed" } });
      expect([await used(), await prompts()]).toEqual([0, 0]);
    });

    test("text that came before a fault is offered, not kept", async () => {
      const words = long.join(" ");
      script = async function* write() {
        yield { type: "text", delta: words };
        throw new WriterFault("The connection broke.", 502, true);
      };
      const events = await Array.fromAsync(eventsOf(await stream()));
      expect(events.at(-1)).toMatchObject({ event: "error", data: { detail: "The connection broke.", code: "model_failed", retryable: true } });
      const { generation, text } = events.at(-1)?.data as { generation: string; text: string };
      expect(words.startsWith(text) && text.length > 200).toBe(true);
      expect((await view(generation)).data).toMatchObject({ state: "failed", text });
      const contents = await services.db.selectFrom("contents").select("id").where("user_id", "=", user.userId).execute();
      expect(contents).toEqual([]);
      expect(await used()).toBe(0);
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
      script = faulty;
      expect(await ask()).toMatchObject({ status: 502, data: { code: "model_failed", retryable: true } });
      expect([await used(), await prompts()]).toEqual([0, 0]);
    });

    test("a defect of ours answers 500 without its words, and costs nothing", async () => {
      script = throws(new Error("secret internals"));
      const { status, data } = await ask();
      expect(status).toBe(500);
      expect(JSON.stringify(data)).not.toContain("secret");
      expect([await used(), await prompts()]).toEqual([0, 0]);
    });

    test("what needs a model answers 501, what cannot be answers 422, both free", async () => {
      script = throws(new NeedsModel("This needs a model."));
      expect(await ask()).toMatchObject({ status: 501, data: { code: "needs_model", detail: "This needs a model." } });
      script = throws(new Declined("This needs two sentences."));
      expect(await ask()).toMatchObject({ status: 422, data: { code: "not_possible", detail: "This needs two sentences." } });
      expect([await used(), await prompts()]).toEqual([0, 0]);
    });

    test("a text that is cut off by its length says so", async () => {
      script = async function* write() {
        yield { type: "text", delta: keptText };
        yield { type: "end", finish: "length", usage: { input: 1, output: 1 } };
      };
      expect((await ask()).data.finish).toBe("length");
    });

    test("a writer that this server does not have is named", async () => {
      expect(await ask({}, { ...oneSentence(), writer: "openai:gpt-9" })).toMatchObject({
        status: 422,
        data: { detail: expect.stringContaining("openai:gpt-9") },
      });
    });
  });

  describe("proposals", () => {
    let document: string;
    beforeEach(async () => {
      const body = { title: "Mine", content_output: { text: `<p>${sourceText}</p>` }, mode: "create" };
      document = (await services.call<{ guid: string }>("POST", `${smart}/createContent`, { body, token: user.token })).data.guid;
    });
    const propose = (body: object = {}) =>
      services.call<Generated>("POST", "/api/v1/freestyle", { token: user.token, body: { aiAction: "Shorter", text: sourceText, document, ...body } });
    const put = (id: string, body: object) => services.call("PUT", `${smart}/recentContent/${id}`, { token: user.token, body });
    const decision = async (id: string) => (await view(id, "freestyle")).data.decision;
    const keep = (generation: string, revision: number, id = document) =>
      put(id, { content_output: { text: `<p>${keptText}</p>` }, revision, generation });
    const discard = (generation: string) =>
      services.call("POST", `${smart}/recentContent/${document}/discard`, { token: user.token, body: { generation } });

    test("an action on a document never writes it", async () => {
      const { status, data } = await propose();
      expect(status).toBe(200);
      expect(await decision(data.generation)).toBe("proposed");
      const { data: read } = await services.call<{ content: object }>("GET", `${smart}/recentContent/${document}`, { token: user.token });
      expect(read.content).toMatchObject({ revision: 1, content_output: { text: `<p>${sourceText}</p>` } });
    });

    test("keeping is a save that names it", async () => {
      const { data } = await propose();
      expect(await keep(data.generation, 1)).toMatchObject({ status: 200, data: { content: { revision: 2, generation: data.generation } } });
      expect(await decision(data.generation)).toBe("kept");
      const versions = await services.db.selectFrom("versions").select(["reason", "generation_id"]).where("content_id", "=", document).orderBy("number").execute();
      expect(versions.at(-1)).toMatchObject({ reason: "kept", generation_id: data.generation });
    });

    test("keeping over a newer text decides nothing", async () => {
      const { data } = await propose();
      await put(document, { title: "Newer", revision: 1 });
      expect(await keep(data.generation, 1)).toMatchObject({ status: 409, data: { code: "revision_conflict" } });
      expect(await decision(data.generation)).toBe("proposed");
    });

    test("discarding leaves the document as it is", async () => {
      const { data } = await propose();
      expect((await discard(data.generation)).status).toBe(200);
      expect(await decision(data.generation)).toBe("discarded");
    });

    test("what was kept stays kept", async () => {
      const { data } = await propose();
      await keep(data.generation, 1);
      await discard(data.generation);
      expect(await decision(data.generation)).toBe("kept");
    });

    test("a proposal is kept in its own document only", async () => {
      const { data } = await propose();
      const body = { title: "Other", content_output: { text: "<p>Other.</p>" }, mode: "create" };
      const other = (await services.call<{ guid: string }>("POST", `${smart}/createContent`, { body, token: user.token })).data.guid;
      expect((await keep(data.generation, 1, other)).status).toBe(404);
      expect(await decision(data.generation)).toBe("proposed");
    });

    test("somebody else's document and proposal are absent", async () => {
      const { data } = await propose();
      const stranger = await services.newUser();
      const asked = { aiAction: "Shorter", text: sourceText, document };
      expect((await services.call("POST", "/api/v1/freestyle", { token: stranger.token, body: asked })).status).toBe(404);
      const body = { title: "Theirs", content_output: { text: "<p>Theirs.</p>" }, mode: "create" };
      const theirs = (await services.call<{ guid: string }>("POST", `${smart}/createContent`, { body, token: stranger.token })).data.guid;
      const stolen = await services.call("PUT", `${smart}/recentContent/${theirs}`, { token: stranger.token, body: { title: "x", generation: data.generation } });
      expect(stolen.status).toBe(404);
      expect(await decision(data.generation)).toBe("proposed");
    });

    test("a stopped or failed edit proposes nothing that was not shown", async () => {
      script = throws(new WriterFault("The model is gone.", 503, true));
      const { data } = await propose();
      expect(await decision(data.generation)).toBeNull();
      expect((await discard(data.generation)).status).toBe(404);
    });
  });
});

function throws(error: Error): Script {
  // eslint-disable-next-line require-yield
  return async function* write() {
    throw error;
  };
}

function reports(text: string, usage: { input: number; output: number }): Script {
  return async function* write() {
    yield { type: "text", delta: text };
    yield { type: "end", finish: "stop", usage };
  };
}
