import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { eventsOf, keptText, oneSentence } from "#tests/support/generations.ts";
import { testPassword } from "#tests/support/samples.ts";
import { scriptedWriter, slowly } from "#tests/support/scripted-writer.ts";
import {
  openTestServices,
  signupOf,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const smart = "/api/v1/smart-actions";
const mib = 1024 * 1024;

/** A database's disk that can be filled up. */
interface Disk {
  services: TestServices;
  fill(): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

const writers = [scriptedWriter(slowly(keptText.split(" "), 40))];

/** A disk of 48 MB at a folder of its own; null where the system does not give one: to root on Linux alone. */
function mountSmall(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "stet-small-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

function unmount(folder: string): void {
  spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true });
}

async function smallDisk(): Promise<Disk> {
  const dataDir = mountSmall();
  if (dataDir === null) throw new Error("there is no small disk");
  const services = await openTestServices("sqlite", writers, { settings: { dataDir } });
  const filler = join(dataDir, "filler");
  return {
    services,
    async fill() {
      for (const size of [mib, 4_096, 1])
        for (let full = false; !full;) {
          try {
            appendFileSync(filler, Buffer.alloc(size));
          } catch {
            full = true;
          }
        }
    },
    empty: async () => rmSync(filler),
    async close() {
      await services.close();
      unmount(dataDir);
    },
  };
}

/** PostgreSQL with every write refused as it refuses them on a full disk. */
async function refusingDisk(): Promise<Disk> {
  const services = await openTestServices("postgres", writers);
  const { db } = services;
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  return {
    services,
    async fill() {
      for (const { name } of rows)
        await sql`create trigger full_disk before insert or update on ${sql.table(name)} execute function full_disk()`.execute(
          db,
        );
    },
    async empty() {
      for (const { name } of rows) await sql`drop trigger full_disk on ${sql.table(name)}`.execute(db);
    },
    close: () => services.close(),
  };
}

const tried = mountSmall();
if (tried !== null) unmount(tried);
const kinds: [string, () => Promise<Disk>][] =
  tried === null
    ? [
        [
          "postgres; SQLite needs a disk of its own, which root on Linux has alone: not tried here",
          refusingDisk,
        ],
      ]
    : [
        ["sqlite, on a disk that root on Linux has alone", smallDisk],
        ["postgres", refusingDisk],
      ];

describe.each(kinds)("a full disk (%s)", (_kind, open) => {
  let disk: Disk;
  let user: TestUser;
  const post = (path: string, body: unknown) =>
    disk.services.call<{ code?: string; detail: string }>("POST", path, { body, token: user.token });
  beforeAll(async () => {
    disk = await open();
    user = await disk.services.newUser();
  });
  afterAll(() => disk.close());

  test("calls say so, the server is not ready, reading goes on, and nothing stays held", async () => {
    const { services } = disk;
    const running = await services.fetch(`${smart}/generateSmart`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "text/event-stream",
        Authorization: `Bearer ${user.token}`,
      },
      body: JSON.stringify(oneSentence()),
    });
    await delay(100);
    await disk.fill();
    const long = "A line of a long text.</p><p>".repeat(8_000);
    const save = () =>
      post(`${smart}/createContent`, {
        title: "Long",
        content_output: { text: `<p>${long}</p>` },
        mode: "document",
      });
    // The first ones may still find room in what a file has already.
    let saved = await save();
    for (let times = 0; times < 20 && saved.status === 200; times++) saved = await save();
    expect([saved.status, saved.data.code]).toEqual([507, "disk_full"]);
    expect(saved.data.detail).toMatch(/no room/);
    await expect(services.check()).rejects.toThrow();
    // Small writes may still find room in what a file has already.
    const small = [
      await post(`${smart}/generateSmart`, oneSentence()),
      await post("/api/v1/auth/login", { email: user.email, password: testPassword }),
      await post("/api/v1/auth/signup", signupOf("somebody@example.com")),
    ];
    for (const { status, data } of small) {
      expect([200, 507]).toContain(status);
      if (status === 507) expect(data.code).toBe("disk_full");
    }
    const read = await services.call("GET", `${smart}/recentContent/user/${user.userId}`, {
      token: user.token,
    });
    expect(read.status).toBe(200);
    const events: string[] = [];
    for await (const { event } of eventsOf(running)) events.push(event);
    expect(["done", "error"]).toContain(events.at(-1));

    await disk.empty();
    await eventually(async () => {
      const left = await services.db
        .selectFrom("generations")
        .select("id")
        .where("state", "=", "running")
        .execute();
      return left.length === 0;
    }, 3_000);
    await services.check();
    expect((await post(`${smart}/generateSmart`, oneSentence())).status).toBe(200);
  });
});
