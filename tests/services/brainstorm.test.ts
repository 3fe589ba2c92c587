import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { builtinWriter } from "#app/writer/builtin/writer.ts";
import type { Task } from "#app/writer/task.ts";
import type { Session } from "#app/services/brainstorm/contract.ts";
import { eventually } from "#tests/support/eventually.ts";
import { Asking } from "#tests/support/generating.ts";
import { bakery } from "#tests/support/samples.ts";
import { says, type Script, scriptedWriter, slowly, throws } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { long } from "#tests/support/writing.ts";
import { WriterFault } from "#app/writer/faults.ts";

interface Message {
  id: string | null;
  role: string;
  text: string;
  session: string | null;
  generation: string;
  code?: string;
  detail?: unknown;
  current?: Record<string, unknown>;
}

const scripted = { writer: "compatible:scripted" };
const roles = { primary_role: "Marketer", secondary_role: "Customer" };
const begin = { path: "/api/v1/brainstorm/generate", body: { text: bakery, ...roles } };
const perspective = { path: "/api/v1/otherPerspectives", body: { text: bakery, role: "Skeptic" } };

onBothDatabases("a brainstorm", (kind) => {
  let services: TestServices;
  let me: Asking;
  let script: Script;
  let tasks: Task[];
  beforeAll(async () => {
    const write: Script = (task, signal) => {
      tasks.push(task);
      return script(task, signal);
    };
    services = await openTestServices(kind, [builtinWriter, scriptedWriter(write)]);
  });
  beforeEach(async () => {
    me = await Asking.as(services, { paid: true });
    script = says("Who exactly is this for?");
    tasks = [];
  });
  afterAll(() => services.close());

  const goOn = (session: string | null, more: object = {}) =>
    me.ask<Message>({ path: begin.path, body: { session, ...more } });
  const read = async (id: string | null): Promise<Session> =>
    (await me.get<{ session: Session }>(`/api/v1/brainstorm/sessions/${id}`)).data.session;

  test("takes turns by rule, repeats no message, and counts as one prompt", async () => {
    const first = await me.ask<Message>(begin);
    expect(first).toMatchObject({ status: 200, data: { role: "Marketer" } });
    const { session } = first.data;
    for (const role of ["Customer", "Marketer", "Customer"]) {
      expect(await goOn(session)).toMatchObject({ status: 200, data: { role, session } });
    }
    const { messages, ...said } = await read(session);
    expect(said).toMatchObject({ text: bakery, ...roles, parent: null, message_count: 4 });
    expect(messages.map(({ role }) => role)).toEqual(["Marketer", "Customer", "Marketer", "Customer"]);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(4);
    expect([(await me.spent()).prompts, await me.listed()]).toEqual([1, 1]);
  });

  test("hands what was said to the writer, with who speaks to whom", async () => {
    const { data } = await me.ask<Message>(begin, scripted);
    await goOn(data.session, scripted);
    const [first, second] = tasks.filter(({ repair }) => !repair).map(({ source }) => source);
    expect(first).toEqual({ text: bakery, role: "Marketer", partner: "Customer" });
    expect(second).toMatchObject({ role: "Customer", partner: "Marketer" });
    expect(second?.earlier).toBe("## Marketer\n\nWho exactly is this for?");
  });

  test("begins with what was said before, and ends at twenty messages", async () => {
    const messages = Array.from({ length: 18 }, (_, at) => ({
      role: at % 2 === 0 ? "Marketer" : "Customer",
      text: `What was said as number ${at}.`,
    }));
    const { data } = await me.ask<Message>(begin, { ...scripted, messages });
    expect(data.role).toBe("Marketer");
    expect((await goOn(data.session, scripted)).status).toBe(200);
    const refused = await goOn(data.session, scripted);
    expect(refused).toMatchObject({ status: 422, data: { code: "not_possible" } });
    const { messages: kept } = await read(data.session);
    expect(kept.slice(0, 2).map(({ text }) => text)).toEqual([messages[0]?.text, messages[1]?.text]);
    expect(kept).toHaveLength(20);
    const full = [...messages, ...messages.slice(0, 2)];
    expect((await me.ask(begin, { ...scripted, messages: full })).status).toBe(422);
  });

  test("answers a repeated click with the stored message, also at the end", async () => {
    const { data } = await me.ask<Message>(begin, scripted);
    const key = { "Idempotency-Key": randomUUID() };
    const next = { path: begin.path, body: { session: data.session, ...scripted } };
    const first = await me.ask<Message>(next, {}, key);
    expect((await me.ask<Message>(next, {}, key)).data).toEqual(first.data);
    expect((await read(data.session)).messages).toHaveLength(2);
  });

  test("writes one message at a time", async () => {
    const { data } = await me.ask<Message>(begin, scripted);
    script = slowly(long, 5);
    const wait = { Prefer: "respond-async, wait=0" };
    const next = { path: begin.path, body: { session: data.session, ...scripted } };
    const asked = await Promise.all(Array.from({ length: 4 }, () => me.ask<Message>(next, {}, wait)));
    const statuses = asked.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([202, 409, 409, 409]);
    const running = asked.find(({ status }) => status === 202)?.data.generation ?? "";
    for (const { status, data: refused } of asked) {
      if (status === 409) expect(refused).toMatchObject({ code: "still_running", generation: running });
    }
    expect(await me.view("brainstorm", data.session ?? "")).toMatchObject({ generation: running });
    await me.stop("brainstorm", running);
    expect((await goOn(data.session)).status).toBe(200);
  });

  test("that fails or is stopped before its first word makes no session", async () => {
    script = throws(new WriterFault("The model is gone.", 503, true));
    expect((await me.ask(begin, scripted)).status).toBe(503);
    script = async function* write(_task, signal) {
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      yield* [];
    };
    const { data } = await me.ask<Message>(begin, scripted, { Prefer: "respond-async, wait=0" });
    const view = await me.stop("brainstorm", data.generation);
    expect(view.answer).toMatchObject({ id: null, session: null, text: "" });
    expect(await me.get("/api/v1/brainstorm/sessions")).toMatchObject({
      data: { sessions: [], pagination: { total: 0 } },
    });
    expect(await me.spent()).toEqual({ credits: 0, prompts: 0 });
  });

  test("writes the message that was asked for and no other, at once or again", async () => {
    const { data } = await me.ask<Message>(begin, scripted);
    const second = { path: begin.path, body: { session: data.session, position: 2, ...scripted } };
    const both = await Promise.all([me.ask<Message>(second), me.ask<Message>(second)]);
    const statuses = both.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, 409]);
    expect(await me.ask(second)).toMatchObject({ status: 409, data: { code: "revision_conflict" } });
    expect((await read(data.session)).messages).toHaveLength(2);
  });

  test("is called by its text until it has a name, and is deleted with what was said", async () => {
    const { data } = await me.ask<Message>(begin, { ...scripted, reason: "They disagree." });
    const path = `/api/v1/brainstorm/sessions/${data.session}`;
    const { token } = me.user;
    expect(await read(data.session)).toMatchObject({
      title: expect.stringMatching(/^We are closing .{20,50}…$/),
      reason: "They disagree.",
    });
    const leaf = await me.ask<Message>(begin, { ...scripted, text: "A branch.", parent: data.id });
    const named = await services.call("PUT", path, { token, body: { title: " The  move " } });
    expect([named.status, (await read(data.session)).title]).toEqual([200, "The move"]);
    expect((await read(leaf.data.session)).family).toEqual([
      { id: data.session, title: "The move", parent_session: null },
      { id: leaf.data.session, title: "A branch.", parent_session: data.session },
    ]);
    expect((await services.call("DELETE", path, { token })).status).toBe(200);
    expect((await me.get(path)).status).toBe(404);
    expect((await read(leaf.data.session)).family).toHaveLength(1);
  });

  test("that is deleted stops what is written in it, and gives the hold back", async () => {
    const { data } = await me.ask<Message>(begin, scripted);
    const before = await me.spent();
    script = slowly(long, 5);
    const wait = { Prefer: "respond-async, wait=0" };
    const next = { path: begin.path, body: { session: data.session, ...scripted } };
    const running = [
      await me.ask<Message>(next, {}, wait),
      await me.ask<Message>(perspective, { ...scripted, message: data.id }, wait),
    ];
    expect(running.map(({ status }) => status)).toEqual([202, 202]);
    expect((await me.spent()).credits).toBeGreaterThan(before.credits);
    const path = `/api/v1/brainstorm/sessions/${data.session}`;
    expect((await services.call("DELETE", path, { token: me.user.token })).status).toBe(200);
    for (const { data: one } of running) {
      const ended = await eventually(async () => {
        const view = await me.view("brainstorm", one.generation);
        return view.state !== "running" && view;
      });
      expect(ended).toMatchObject({ state: "stopped", charged: 0 });
    }
    expect(await me.spent()).toEqual(before);
    expect(await me.kept()).toMatchObject({ message: 0 });
    expect((await me.get(path)).status).toBe(404);
  });

  test("branches off a message", async () => {
    const { data } = await me.ask<Message>(begin, scripted);
    const branch = await me.ask<Message>(begin, { ...scripted, text: data.text.repeat(2), parent: data.id });
    expect((await read(branch.data.session)).parent).toBe(data.id);
    expect((await me.ask(begin, { ...scripted, parent: randomUUID() })).status).toBe(404);
    const { data: list } = await me.get<{ sessions: Session[] }>("/api/v1/brainstorm/sessions?limit=1");
    expect(list).toMatchObject({
      sessions: [{ id: branch.data.session, message_count: 1 }],
      pagination: { has_more: true, next_offset: 1, total: 2 },
    });
    expect(list.sessions[0]).not.toHaveProperty("text");
  });

  test("needs a text and two roles to begin", async () => {
    for (const body of [
      { ...roles },
      { text: bakery },
      { text: bakery, primary_role: "Marketer" },
      { text: bakery, primary_role: "Marketer", secondary_role: " Marketer " },
      { text: bakery, primary_role: " ", secondary_role: "Customer" },
    ]) {
      expect((await me.ask({ path: begin.path, body })).status, JSON.stringify(body)).toBe(422);
    }
  });

  describe("another perspective", () => {
    test("is kept with its message, once", async () => {
      const { data } = await me.ask<Message>(begin, scripted);
      script = throws(new WriterFault("The model is gone.", 503, true));
      expect((await me.ask(perspective, { ...scripted, message: data.id })).status).toBe(503);
      script = says("I would want to see the numbers.");
      const seen = await me.ask(perspective, { ...scripted, message: data.id });
      expect(seen).toMatchObject({ status: 200, data: { response: "I would want to see the numbers." } });
      expect(tasks.at(-1)?.source).toMatchObject({ role: "Skeptic", context: bakery });
      const kept = { role: "Skeptic", response: "I would want to see the numbers." };
      expect((await read(data.session)).messages[0]?.perspective).toEqual(kept);
      expect(await me.ask(perspective, { ...scripted, role: "Critic", message: data.id })).toMatchObject({
        status: 409,
        data: { code: "revision_conflict", current: kept },
      });
      expect((await me.spent()).prompts).toBe(1);
    });

    test("of somebody else's message or session is not there", async () => {
      const { data } = await me.ask<Message>(begin, scripted);
      me = await Asking.as(services, { paid: true });
      expect((await me.ask(perspective, { ...scripted, message: data.id })).status).toBe(404);
      expect((await goOn(data.session)).status).toBe(404);
      expect((await me.ask(begin, { parent: data.id })).status).toBe(404);
      expect((await me.get(`/api/v1/brainstorm/sessions/${data.session}`)).status).toBe(404);
    });
  });

  test("is for paid plans, its generations included", async () => {
    const { data } = await me.ask<Message>(begin, scripted);
    const free = await Asking.as(services, {});
    for (const path of [
      "/api/v1/brainstorm/sessions",
      `/api/v1/brainstorm/sessions/${data.session}`,
      `/api/v1/brainstorm/generations/${data.generation}`,
    ]) {
      expect(await free.get(path), path).toMatchObject({ status: 403, data: { code: "upgrade_required" } });
    }
    expect((await free.get("/api/v1/brainstorm/catalogue")).status).toBe(200);
  });
});
