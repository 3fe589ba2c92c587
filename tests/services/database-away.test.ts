import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { type Generated, keptText, oneSentence } from "#tests/support/generations.ts";
import { scriptedWriter, slowly } from "#tests/support/scripted-writer.ts";
import { freshSettings, openTestServices, type TestServices } from "#tests/support/test-services.ts";

/** A way to PostgreSQL that can be cut. */
class Way {
  readonly #sockets = new Set<Socket>();
  #open = true;
  readonly #server = createServer((socket) => {
    if (!this.#open) {
      socket.destroy();
      return;
    }
    const { hostname, port } = new URL(inject("postgres"));
    const onward = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        to.destroy();
        this.#sockets.delete(from);
      });
      from.pipe(to);
    }
  });

  async open(): Promise<number> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#open = false;
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  mend(): void {
    this.#open = true;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

let way: Way;
let services: TestServices;
let drop: () => Promise<void>;
beforeEach(async () => {
  way = new Way();
  const port = await way.open();
  const fresh = await freshSettings("postgres");
  drop = fresh.drop;
  const url = new URL(fresh.settings.databaseUrl ?? "");
  url.port = String(port);
  const words = keptText.split(" ");
  services = await openTestServices("postgres", [scriptedWriter(slowly(words, 2_500 / words.length))], {
    settings: { databaseUrl: url.href },
  });
});
afterEach(async () => {
  way.mend();
  await services.close();
  way.close();
  await drop();
});

test("texts that end while PostgreSQL is away are kept and charged when it is back", async () => {
  const { token, userId } = await services.newUser();
  const ask = () =>
    services.call<Generated>("POST", "/api/v1/smart-actions/generateSmart", { body: oneSentence(), token });
  const asked = [ask(), ask(), ask()];
  await eventually(async () => {
    const rows = await services.db.selectFrom("generations").select("id").where("output", "<>", "").execute();
    return rows.length === 3;
  });
  way.cut();
  const meanwhile = await services.call<{ code: string }>("GET", "/api/v1/auth/me", { token });
  expect([meanwhile.status, meanwhile.data.code]).toEqual([503, "database_away"]);
  await delay(3_000);
  way.mend();
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { data } of answers) expect(data.usage.charged).toBeGreaterThan(0);
  expect((await ask()).status).toBe(200);
  const kept = await services.db.selectFrom("contents").select("id").where("user_id", "=", userId).execute();
  expect(kept).toHaveLength(4);
});
