import { hostname } from "node:os";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { usage } from "#app/server/credits/ledger.ts";
import { ownerName } from "#app/server/generations/recover.ts";
import { Runner } from "#app/server/generations/runner.ts";
import { eventually } from "#tests/support/eventually.ts";
import { eventsOf, keptText, plantRunning } from "#tests/support/generations.ts";
import { says, type Script, slowly } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices, runTask, silent } from "#tests/support/test-services.ts";
import { long, Writing } from "#tests/support/writing.ts";

onBothDatabases("stop", (kind) => {
  const writing = Writing.forTests(kind, slowly(long, 3));
  /** Remembers when the upstream call was cancelled. */
  const watched = (script: Script): { script: Script; at: () => number } => {
    let at = 0;
    return {
      at: () => at,
      script: (task, signal) => {
        signal.addEventListener("abort", () => (at = performance.now()));
        return script(task, signal);
      },
    };
  };

  test("cancels the upstream call within 200 ms, keeps and charges what was shown", async () => {
    const { script, at } = watched(slowly(long, 3));
    writing.script = script;
    const { generation, guid } = await writing.begin();
    await eventually(async () => (await writing.view(generation)).data.text.length > 250);
    const asked = performance.now();
    const stopped = await writing.stop(generation);
    expect(at() - asked).toBeLessThan(200);
    const { text, charged } = stopped.data;
    expect(stopped).toMatchObject({ status: 200, data: { state: "stopped", finish: "stopped" } });
    expect(long.join(" ").startsWith(text)).toBe(true);
    const output = Math.ceil(text.length / 4);
    expect(charged).toBeGreaterThan(output);
    expect(await writing.spent()).toEqual({ credits: charged, prompts: 1 });
    expect(await writing.content(guid)).toBe(`<p>${text}</p>`);
    expect((await writing.stop(generation)).data).toEqual(stopped.data);
  });

  test("before the first word charges and counts nothing", async () => {
    writing.script = async function* write(_task, signal) {
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      yield* [];
    };
    const { generation, guid } = await writing.begin();
    expect(await writing.stop(generation)).toMatchObject({
      data: { state: "stopped", charged: 0, text: "" },
    });
    expect(await writing.spent()).toEqual({ credits: 0, prompts: 0 });
    expect(await writing.content(guid)).toBe(404);
  });

  test("a stream that is stopped ends with what was kept", async () => {
    const events = eventsOf(await writing.stream());
    let shown = "";
    let last: unknown;
    for await (const { event, data } of events) {
      last = { event, finish: data["finish"] };
      if (event !== "text") continue;
      shown += String(data["delta"]);
      if (shown.length > 250) {
        const rows = await writing.services.db
          .selectFrom("generations")
          .select("id")
          .where("user_id", "=", writing.user.userId)
          .execute();
        await writing.stop(rows[0]?.id ?? "");
      }
    }
    expect(last).toEqual({ event: "done", finish: "stopped" });
    const [row] = await writing.services.db
      .selectFrom("generations")
      .select("output")
      .where("user_id", "=", writing.user.userId)
      .execute();
    expect(row?.output).toBe(shown.trimEnd());
  });

  test("a flag that another process set is read soon", async () => {
    const { script, at } = watched(slowly(long, 5));
    writing.script = script;
    const { generation } = await writing.begin();
    const asked = performance.now();
    await writing.services.db
      .updateTable("generations")
      .set({ stop_asked: 1 })
      .where("id", "=", generation)
      .execute();
    expect((await writing.ended(generation)).state).toBe("stopped");
    expect(at() - asked).toBeLessThan(400);
  });

  test("is the writer's own", async () => {
    const { generation } = await writing.begin();
    const other = await writing.services.newUser();
    expect((await writing.stop(generation, other.token)).status).toBe(404);
    expect((await writing.view(generation, "smart-actions", other.token)).status).toBe(404);
    expect((await writing.view(generation, "freestyle")).status).toBe(404);
    expect((await writing.ended(generation)).state).toBe("done");
  });

  test("the text so far is written down while it runs", async () => {
    writing.script = slowly(long, 15);
    const { generation } = await writing.begin();
    const row = await eventually(async () => {
      const found = await writing.services.db
        .selectFrom("generations")
        .selectAll()
        .where("id", "=", generation)
        .executeTakeFirstOrThrow();
      return found.output === "" ? null : found;
    });
    expect(row.state).toBe("running");
    expect(long.join(" ").startsWith(row.output.trimEnd())).toBe(true);
    await writing.stop(generation);
  });
});

onBothDatabases("the end of a process", (kind) => {
  const creditsUsed = async (
    services: { db: Parameters<typeof usage>[0]; clock: { now(): number } },
    userId: string,
  ) => (await usage(services.db, userId, services.clock.now())).credits.used;

  test("ends what runs as interrupted, with its hold given back and its text kept", async () => {
    const services = await openTestServices(kind, [
      { id: "compatible:slow", name: "Slow", write: slowly(long, 20) },
    ]);
    const user = await services.newUser();
    const body = { content: keptText, mode: "generate", smart_actions: { main_action: "Rewrite" } };
    const started = await services.call<{ generation: string }>(
      "POST",
      "/api/v1/smart-actions/generateSmart",
      {
        body,
        token: user.token,
        headers: { Prefer: "respond-async, wait=1" },
      },
    );
    expect(started.status).toBe(202);
    expect(await creditsUsed(services, user.userId)).toBeGreaterThan(0);
    await services.end(0);
    const row = await services.db
      .selectFrom("generations")
      .selectAll()
      .where("id", "=", started.data.generation)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "interrupted", charged: 0 });
    expect(await creditsUsed(services, user.userId)).toBe(0);
    expect(await services.db.selectFrom("contents").select("id").execute()).toEqual([]);
    await services.close();
  });

  test("within its grace lets a generation finish", async () => {
    const services = await openTestServices(kind, [
      { id: "compatible:slow", name: "Slow", write: slowly(long, 2) },
    ]);
    const user = await services.newUser();
    const body = { content: keptText, mode: "generate", smart_actions: { main_action: "Rewrite" } };
    const headers = { Prefer: "respond-async, wait=0" };
    await services.call("POST", "/api/v1/smart-actions/generateSmart", { body, token: user.token, headers });
    await services.end(5_000);
    expect(await services.db.selectFrom("generations").select("state").execute()).toMatchObject([
      { state: "done" },
    ]);
    await services.close();
  });

  test("a new process gives back what a dead one of this machine held, and leaves what another machine holds", async () => {
    const services = await openTestServices(kind, [scriptedNothing]);
    const user = await services.newUser();
    const dead = await plantRunning(services, user.userId, {
      owner: `${hostname()} 4194305 gone`,
      output: "Half a sent",
    });
    const predecessor = await plantRunning(services, user.userId, {
      owner: `${hostname()} ${process.pid} 1 gone`,
    });
    const neighbour = await plantRunning(services, user.userId, { owner: ownerName(randomUUID()) });
    const alive = await plantRunning(services, user.userId, { owner: "another-machine 1 alive" });
    const lapsed = await plantRunning(services, user.userId, {
      owner: "another-machine 2 gone",
      lease_until: services.clock.now() - 1,
    });
    const runner = new Runner({
      db: services.db,
      clock: services.clock,
      log: silent,
      run: runTask,
      writers: [],
      owner: ownerName(randomUUID()),
      houseStyleOf: async () => "",
    });
    const began = performance.now();
    await runner.open(false);
    expect(performance.now() - began).toBeLessThan(1_000);
    const states = Object.fromEntries(
      (await services.db.selectFrom("generations").select(["id", "state"]).execute()).map(({ id, state }) => [
        id,
        state,
      ]),
    );
    expect(states).toEqual({
      [dead]: "interrupted",
      [predecessor]: "interrupted",
      [neighbour]: "running",
      [alive]: "running",
      [lapsed]: "interrupted",
    });
    expect(await creditsUsed(services, user.userId)).toBe(800);
    const view = await services.call("GET", `/api/v1/smart-actions/generations/${dead}`, {
      token: user.token,
    });
    expect(view.data).toMatchObject({
      state: "interrupted",
      text: "Half a sent",
      charged: 0,
      error: { retryable: true },
    });
    await runner.close(0);
    await services.close();
  });

  test("a server alone on its database takes every running generation over, and a lapsed lease is taken over in passing", async () => {
    const services = await openTestServices(kind, [scriptedNothing]);
    const user = await services.newUser();
    const alive = await plantRunning(services, user.userId, {});
    const runner = new Runner({
      db: services.db,
      clock: services.clock,
      log: silent,
      run: runTask,
      writers: [],
      owner: ownerName(randomUUID()),
      houseStyleOf: async () => "",
    });
    await runner.open(true);
    await runner.close(0);
    expect(
      (await services.call("GET", `/api/v1/smart-actions/generations/${alive}`, { token: user.token })).data[
        "state"
      ],
    ).toBe("interrupted");
    const left = await plantRunning(services, user.userId, {});
    services.clock.pass(20_000);
    await eventually(async () => {
      const { data } = await services.call("GET", `/api/v1/smart-actions/generations/${left}`, {
        token: user.token,
      });
      return data["state"] === "interrupted";
    });
    expect(await creditsUsed(services, user.userId)).toBe(0);
    await services.close();
  });
});

const scriptedNothing = { id: "compatible:nothing", name: "Nothing", write: says("") };
