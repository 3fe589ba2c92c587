import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { followRow, getGeneration } from "#app/server/generations/read.ts";
import { WriterFault } from "#app/writer/faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import {
  eventsOf,
  type Generated,
  keptText,
  oneSentence,
  plantRunning,
  type SentEvent,
} from "#tests/support/generations.ts";
import { says, slowly, throws } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, runTask, silent } from "#tests/support/test-services.ts";
import { long, smart, Writing } from "#tests/support/writing.ts";

/** The text that events bring, one after the other. */
const textOf = (events: SentEvent[]): string =>
  events.reduce(
    (text, { event, data }) =>
      event === "reset" ? "" : event === "text" ? text + String(data["delta"]) : text,
    "",
  );

onBothDatabases("a generation is received", (kind) => {
  const writing = Writing.forTests(kind, says(keptText));

  test("as JSON at its end", async () => {
    const { status, data } = await writing.ask();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      writer: "compatible:scripted",
      finish: "stop",
      usage: { input: 40, output: Math.ceil(keptText.length / 4), source: "reported" },
      content_output: { text: `<p>${keptText}</p>` },
    });
    expect(data.usage.charged).toBe(data.usage.input + data.usage.output);
    expect(data.promises.length).toBeGreaterThan(0);
    for (const promise of data.promises)
      expect(promise, promise.id).toMatchObject({
        kept: promise.verdict === "kept" || null,
        found: expect.any(String),
      });
    expect(await writing.spent()).toEqual({ credits: data.usage.charged, prompts: 1 });
    expect(await writing.content(data.guid)).toBe(data.content_output.text);
  });

  test("by its id alone, or by its text's guid, whichever service made it", async () => {
    const { data } = await writing.ask();
    const { services } = writing;
    const { token } = writing.user;
    const edit = await services.call<Generated>("POST", "/api/v1/freestyle", {
      token,
      body: { aiAction: "Shorter", text: keptText },
    });
    for (const [id, service] of [
      [data.generation, "smart-actions"],
      [data.guid, "smart-actions"],
      [edit.data.generation, "freestyle"],
    ] as const) {
      const found = await services.call("GET", `/api/v1/generations/${id}`, { token });
      expect(found).toMatchObject({ status: 200, data: { service, state: "done" } });
    }
  });

  test("without the control characters that a model may write; what is written beside it is stored", async () => {
    const more = [...long, ...long, ...long];
    const tries = [slowly([...long, "\0", ...more], 5), slowly([...long, ...more], 5)];
    writing.script = (task, signal) => (tries.shift() ?? says(keptText))(task, signal);
    const { generation: odd } = await writing.begin();
    await eventually(async () => writing.tasks.length === 1);
    const { generation: other } = await writing.begin();
    const running = () =>
      writing.services.db
        .selectFrom("generations")
        .select("output")
        .where("id", "in", [odd, other])
        .where("state", "=", "running")
        .execute();
    await eventually(async () => {
      const rows = await running();
      return rows.length === 2 && rows.every(({ output }) => output.length > 1_600);
    }, 10_000);
    for (const id of [odd, other]) expect((await writing.ended(id)).state).toBe("done");
  });

  test("as events: start, text and done, in this order and with offsets as ids", async () => {
    writing.script = slowly(long, 1);
    const response = await writing.stream();
    expect(response.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("Cache-Control")).toBe("no-cache, no-transform");
    const events = await Array.fromAsync(eventsOf(response));
    expect(events[0]).toMatchObject({
      event: "start",
      data: { generation: expect.any(String), guid: expect.any(String) },
    });
    expect(events.at(-1)?.event).toBe("done");
    expect(events.filter(({ event }) => event === "text").length).toBeGreaterThan(3);
    let written = "";
    for (const { event, id, data } of events.slice(1, -1)) {
      expect(["text", "reset"]).toContain(event);
      written = event === "reset" ? "" : written + String(data["delta"]);
      expect(Number(id)).toBe(written.length);
    }
    const done = events.at(-1)?.data as unknown as Generated;
    expect((await writing.view(done.generation)).data).toMatchObject({
      state: "done",
      text: written,
      charged: done.usage.charged,
    });
  });

  test("the done event is the JSON of the plain call", async () => {
    const events = await Array.fromAsync(eventsOf(await writing.stream({ "Idempotency-Key": "both-ways" })));
    const plain = await writing.ask({ "Idempotency-Key": "both-ways" });
    expect(events.at(-1)?.data).toEqual(plain.data);
  });

  test("as 202 by who asks not to wait, who finds it by its id and by its guid", async () => {
    writing.script = slowly(long, 5);
    const { status, data, headers } = await writing.ask<{ generation: string; guid: string }>({
      Prefer: "respond-async, wait=0",
    });
    expect([status, headers.get("Preference-Applied")]).toEqual([202, "respond-async"]);
    expect((await writing.view(data.generation)).data.state).toBe("running");
    expect((await writing.view(data.guid)).data).toMatchObject({
      state: "running",
      generation: data.generation,
    });
    expect(await writing.content(data.guid)).toBe(404);
    expect((await writing.ended(data.generation)).state).toBe("done");
    expect(await writing.content(data.guid)).toContain("word199");
  });

  test("as the answer when it is there in time", async () => {
    expect(await writing.ask({ Prefer: "respond-async, wait=2" })).toMatchObject({
      status: 200,
      data: { finish: "stop" },
    });
  });

  test("on from an offset, while it runs and after it has ended", async () => {
    writing.script = slowly(long, 5);
    const { generation } = await writing.begin();
    await eventually(async () => (await writing.view(generation)).data.text.length > 250);
    const read = async (from: string): Promise<SentEvent[]> => {
      const headers = {
        Accept: "text/event-stream",
        Authorization: `Bearer ${writing.user.token}`,
        "Last-Event-ID": from,
      };
      return Array.fromAsync(
        eventsOf(await writing.services.fetch(`${smart}/generations/${generation}`, { headers })),
      );
    };
    writing.script = says(long.join(" "));
    const live = await read("120");
    const whole = (await writing.view(generation)).data.text;
    expect(textOf(live)).toBe(live.some(({ event }) => event === "reset") ? whole : whole.slice(120));
    expect(live.at(-1)?.event).toBe("done");
    expect(textOf(await read("120"))).toBe(whole.slice(120));
    expect(textOf(await read("nonsense"))).toBe(whole);
    expect((await read("0")).map(({ event }) => event)).toEqual(["start", "text", "done"]);
  });

  test("from another process with a sign of life while nothing comes", async () => {
    const id = await plantRunning(writing.services, writing.user.userId, { output: "It rains" });
    const { db, clock } = writing.services;
    const row = await getGeneration(db, writing.user.userId, "smart-actions", id);
    const deps = {
      db,
      clock,
      log: silent,
      owner: "another",
      writers: [],
      live: new Map(),
      closing: new AbortController().signal,
      run: runTask,
      houseStyleOf: async () => "",
    };
    const { body } = followRow(deps, row, 0, { pollMs: 5, pingMs: 25 });
    const reader = body?.pipeThrough(new TextDecoderStream());
    let read = "";
    for await (const part of reader ?? []) {
      read += part;
      if (read.split(": ping\n\n").length > 3) break;
    }
    expect(read).toMatch(/^event: start\n.*\n\nevent: text\nid: 8\n.*It rains.*\n\n(: ping\n\n){3,}$/);
  });

  test("from another process that begins anew with a longer text", async () => {
    const id = await plantRunning(writing.services, writing.user.userId, { output: "It rains" });
    const { db, clock } = writing.services;
    const row = await getGeneration(db, writing.user.userId, "smart-actions", id);
    const deps = {
      db,
      clock,
      log: silent,
      owner: "another",
      writers: [],
      live: new Map(),
      closing: new AbortController().signal,
      run: runTask,
      houseStyleOf: async () => "",
    };
    let [read, begun] = ["", false];
    for await (const sent of eventsOf(followRow(deps, row, 0, { pollMs: 5, pingMs: 25 }))) {
      read = sent.event === "reset" ? "" : read + textOf([sent]);
      if (read === "It snows in the north") break;
      if (read === "It rains" && !begun) {
        begun = true;
        await db
          .updateTable("generations")
          .set({ output: "It snows in the north" })
          .where("id", "=", id)
          .execute();
      }
      expect(read, "a text that was never written").toMatch(/^(It rains)?$/);
    }
    expect(read).toBe("It snows in the north");
  });

  test("by nobody, and is finished and kept all the same", async () => {
    writing.script = slowly(long, 3);
    const left = new AbortController();
    const response = await writing.stream({}, left.signal);
    const events = eventsOf(response);
    const { value } = await events.next();
    left.abort();
    await events.return(undefined);
    const { generation, guid } = (value as SentEvent).data as { generation: string; guid: string };
    expect((await writing.ended(generation)).state).toBe("done");
    expect(await writing.content(guid)).toContain("word199");
  });

  describe("once per idempotency key", () => {
    test("the same key and body give the stored answer at no charge", async () => {
      const key = { "Idempotency-Key": "click-1" };
      const first = await writing.ask(key);
      const before = await writing.spent();
      const again = await writing.ask(key);
      expect([again.status, again.data]).toEqual([200, first.data]);
      expect(await writing.spent()).toEqual(before);
      expect(writing.tasks).toHaveLength(1);
    });

    test("the same key with another body answers 422", async () => {
      await writing.ask({ "Idempotency-Key": "click-2" });
      const other = await writing.ask(
        { "Idempotency-Key": "click-2" },
        { ...oneSentence(), title: "Another" },
      );
      expect(other).toMatchObject({ status: 422, data: { code: "key_reused" } });
    });

    test("a key belongs to its user", async () => {
      await writing.ask({ "Idempotency-Key": "click-3" });
      const other = await writing.services.newUser();
      const theirs = await writing.ask(
        { "Idempotency-Key": "click-3" },
        { ...oneSentence(), title: "Another" },
        other.token,
      );
      expect(theirs.status).toBe(200);
    });

    test("while the first is running the second answers 409 with its generation", async () => {
      writing.script = slowly(long, 5);
      const key = { "Idempotency-Key": "click-4" };
      const first = await writing.ask<{ generation: string; guid: string }>({
        ...key,
        Prefer: "respond-async, wait=0",
      });
      expect(await writing.ask(key)).toMatchObject({
        status: 409,
        data: { code: "still_running", generation: first.data.generation, guid: first.data.guid },
      });
      await writing.ended(first.data.generation);
      expect((await writing.ask(key)).status).toBe(200);
      expect(writing.tasks.filter((task) => !task.repair)).toHaveLength(1);
    });

    test("of sixteen clicks at once one generation is made", async () => {
      const clicks = await Promise.all(
        Array.from({ length: 16 }, () => writing.ask({ "Idempotency-Key": "click-5" })),
      );
      const statuses = clicks.map(({ status }) => status);
      expect(
        statuses.every((status) => status === 200 || status === 409),
        statuses.join(),
      ).toBe(true);
      expect(new Set(clicks.map(({ data }) => data.generation)).size).toBe(1);
      expect([writing.tasks.length, (await writing.spent()).prompts]).toEqual([1, 1]);
    });

    test("a failed one is told again, not tried again", async () => {
      writing.script = throws(new WriterFault("The model is busy.", 503, true, 7));
      const key = { "Idempotency-Key": "click-6" };
      const first = await writing.ask(key);
      writing.script = says(keptText);
      expect(await writing.ask(key)).toMatchObject({ status: first.status, data: { code: "model_failed" } });
      expect(writing.tasks).toHaveLength(1);
    });

    test("an endless key is refused or taken, never our fault", async () => {
      const key = Array.from({ length: 250 }, () => randomUUID()).join("");
      expect((await writing.ask({ "Idempotency-Key": key })).status).toBeLessThan(500);
    });
  });
});
