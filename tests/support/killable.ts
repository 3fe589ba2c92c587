import { expect } from "vitest";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import type { Settings } from "#app/server/settings.ts";
import { type FakeModel, startFakeModel } from "#tests/model/fake-model.ts";
import { eventually } from "./eventually.ts";
import { eventsOf, type Generated, type SentEvent } from "./generations.ts";
import { Launched } from "./launcher.ts";
import { bakery } from "./samples.ts";
import { type Called, type DatabaseKind, freshSettings, silent } from "./test-services.ts";

const smart = "/api/v1/smart-actions";

/** One generation as its client sees it: what came so far, and its last word when there is one. */
export interface Asked {
  token: string;
  events: SentEvent[];
  /** Resolves when the stream has ended, however it did. */
  over: Promise<void>;
}

/** What stands in a database after a kill and a restart. */
export interface Standing {
  acknowledged: number;
  done: number;
  interrupted: number;
  charged: number;
  heldMs: number;
}

/** A real server over a database of its own that can be killed and started again, with a fake model behind it. */
export class Killable {
  readonly settings: Settings;
  readonly db: Db;
  readonly model: FakeModel;
  stet!: Launched;
  readonly #drop: () => Promise<void>;

  private constructor(settings: Settings, model: FakeModel, drop: () => Promise<void>) {
    this.settings = settings;
    this.model = model;
    this.db = openDatabase(settings, silent);
    this.#drop = drop;
  }

  static async start(kind: DatabaseKind): Promise<Killable> {
    const { settings, drop } = await freshSettings(kind);
    const model = await startFakeModel({
      fallback: { kind: "content", manner: "obeys", chunk: 40, delayMs: 40 },
    });
    const killable = new Killable(settings, model, drop);
    await killable.restart();
    return killable;
  }

  get env(): Record<string, string> {
    const { databaseUrl, dataDir, secretKey } = this.settings;
    return {
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      MODEL: "compatible:obedient",
      MODEL_BASE_URL: this.model.baseUrl,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
  }

  async restart(): Promise<void> {
    this.stet = await Launched.start(this.env);
  }

  async kill(): Promise<void> {
    this.stet.child.kill("SIGKILL");
    await this.stet.ended;
  }

  call<T = Record<string, unknown>>(
    token: string,
    path: string,
    body?: object,
  ): Promise<Pick<Called<T>, "status" | "data">> {
    return this.stet
      .fetch(path, {
        method: body ? "POST" : "GET",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      .then(async (response) => ({ status: response.status, data: (await response.json()) as T }));
  }

  /** Asks for a generation and reads along until the server or the stream ends. */
  ask(token: string): Asked {
    const events: SentEvent[] = [];
    const read = async (): Promise<void> => {
      const response = await this.stet.fetch(`${smart}/generateSmart`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "text/event-stream",
          Authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({
          content: bakery,
          mode: "generate",
          smart_actions: { main_action: "Rewrite", sub_options: [] },
        }),
      });
      if (!response.ok) return;
      for await (const event of eventsOf(response)) events.push(event);
    };
    // A killed server breaks the connection; what came before it is what counts.
    const over = read().catch(() => undefined);
    return { token, events, over };
  }

  /**
   * What stands now that the server runs again: every hold is back, the audit finds nothing, and whoever was told `done`
   * has the content and was charged what was said.
   */
  async standing(asked: readonly Asked[]): Promise<Standing> {
    const restarted = performance.now();
    await eventually(async () => (await this.openHolds()) === 0, 1_000);
    const heldMs = Math.round(performance.now() - restarted);
    expect(await auditDatabase(this.db)).toEqual([]);
    const acknowledged = asked.flatMap(({ token, events }) => {
      const last = events.at(-1);
      return last?.event === "done" ? [{ token, said: last.data as unknown as Generated }] : [];
    });
    for (const { token, said } of acknowledged) {
      const { status, data } = await this.call<{ content: { content_output: { text: string } } }>(
        token,
        `${smart}/recentContent/${said.guid}`,
      );
      expect([status, data.content?.content_output.text]).toEqual([200, said.content_output.text]);
    }
    const rows = await this.db
      .selectFrom("generations")
      .leftJoin("contents", "contents.generation_id", "generations.id")
      .select(["generations.id", "generations.state", "charged", "contents.id as content"])
      .execute();
    // Nothing is charged without its content, and nothing delivered is without one.
    for (const row of rows) expect([row.id, row.content !== null]).toEqual([row.id, row.state === "done"]);
    const charges = new Map(rows.map(({ id, charged }) => [id, charged]));
    for (const { said } of acknowledged) {
      expect(charges.get(said.generation)).toBe(said.usage.charged);
      expect(said.usage.charged).toBeGreaterThan(0);
    }
    return {
      acknowledged: acknowledged.length,
      done: rows.filter(({ state }) => state === "done").length,
      interrupted: rows.filter(({ state }) => state === "interrupted").length,
      charged: rows.reduce((sum, { charged }) => sum + (charged ?? 0), 0),
      heldMs,
    };
  }

  /** Credits that the ledger says are spent or held. */
  async spent(): Promise<number> {
    const { sum } = await this.db
      .selectFrom("entries")
      .innerJoin("buckets", "buckets.id", "entries.bucket_id")
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>("entries.amount"), eb.lit(0)).as("sum"))
      .where("entries.kind", "in", ["hold", "settle", "release"])
      .where("buckets.unit", "=", "credits")
      .executeTakeFirstOrThrow();
    return 0 - Number(sum);
  }

  async openHolds(): Promise<number> {
    const { holds } = await this.db
      .selectFrom("entries as held")
      .leftJoin("entries as outcome", (join) =>
        join.onRef("outcome.bucket_id", "=", "held.bucket_id").onRef("outcome.hold_seq", "=", "held.seq"),
      )
      .select((eb) => eb.fn.countAll<number>().as("holds"))
      .where("held.kind", "=", "hold")
      .where("outcome.seq", "is", null)
      .executeTakeFirstOrThrow();
    return holds;
  }

  async close(): Promise<void> {
    await this.stet.close();
    await this.model.close();
    await this.db.destroy();
    await this.#drop();
  }
}
