import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import pino from "pino";
import { describe, expect, inject } from "vitest";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import { Switchboard } from "#app/server/gateway/switchboard.ts";
import { type LimitValues, standardLimits } from "#app/server/limits/values.ts";
import { standardThreads, type ThreadLimits, Threads } from "#app/server/threads/threads.ts";
import { openServices, type ServerValues } from "#app/server/services.ts";
import { readSettings, type Settings } from "#app/server/settings.ts";
import type { PasswordCost } from "#app/services/auth/host.ts";
import type { Writer } from "#app/writer/task.ts";
import { eventually } from "./eventually.ts";
import { testPassword } from "./samples.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** JSON of an answer; tests name the shape that they expect. */
export interface Called<T> {
  status: number;
  data: T;
  headers: Headers;
}

export interface TestUser {
  token: string;
  userId: string;
  email: string;
}

/** The five services over a fresh database, called as from outside. */
export interface TestServices {
  settings: Settings;
  clock: { now(): number; pass(ms: number): void };
  /** Opened beside the services, for looking at rows. */
  db: Db;
  fetch(path: string, init?: RequestInit, from?: string): Promise<Response>;
  /** Sends JSON and reads JSON. */
  call<T = Record<string, unknown>>(method: string, path: string, more?: Call): Promise<Called<T>>;
  /** A new activated account and its bearer token. */
  newUser(): Promise<TestUser>;
  /** The same user with a new session: an access token outlives two hours of the test's clock no more than of a real one. */
  login(user: TestUser): Promise<TestUser>;
  /** A request straight to the auth service, past what the gateway adds or takes away. */
  send(request: Request): Promise<Response>;
  /** Throws while they are not ready to work. */
  check(): Promise<void>;
  /** Ends the services, running generations after `graceMs`; the rows can still be looked at. */
  end(graceMs: number): Promise<void>;
  /** Proves the stored data's invariants, ends the services and deletes the database. */
  close(): Promise<void>;
}

export interface Call {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The client's address; this machine's own if absent. */
  from?: string;
}

/** What a test hands in instead of what a server has. */
export interface TestSetup extends Partial<ServerValues> {
  settings?: Partial<Settings>;
}

/** Limits that no test reaches by accident. */
export const wideLimits: LimitValues = {
  calls: mapValues(standardLimits.calls, ({ windowMs }) => ({ most: 1_000_000, windowMs })),
  tries: { ...standardLimits.tries, free: 1_000_000 },
};

function mapValues<K extends string, T>(from: Record<K, T>, change: (value: T) => T): Record<K, T> {
  const entries = Object.entries<T>(from).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<K, T>;
}

/** Nobody guesses at the tests' passwords: most of the time of a new user would be hashing. */
export const cheapPasswords: PasswordCost = { memory: 8, passes: 1 };

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onBothDatabases(title: string, body: (kind: DatabaseKind) => void): void {
  describe.each(["sqlite", "postgres"] as const)(`${title} (%s)`, body);
}

export const silent = pino({ level: "silent" });

/** Threads that start for very long texts alone: most tests have none. */
export const coldThreads: ThreadLimits = { ...standardThreads, threads: 1, warmMs: null, inline: 20_000 };

/** Tasks on texts for parts of the server that a test opens by themselves; short texts start no thread. */
export const { run: runTask } = new Threads(silent);

export async function openTestServices(
  kind: DatabaseKind,
  writers: readonly Writer[],
  { settings: change, ...values }: TestSetup = {},
): Promise<TestServices> {
  const { settings: fresh, deadlocks, drop } = await freshSettings(kind);
  const settings = { ...fresh, ...change };
  const offset = { ms: 0 };
  const clock = {
    now: () => Date.now() + offset.ms,
    pass(ms: number) {
      offset.ms += ms;
    },
  };
  const services = await openServices(settings, silent, writers, clock, {
    limits: wideLimits,
    threads: coldThreads,
    passwordCost: cheapPasswords,
    ...values,
  });
  const db = openDatabase(settings, silent);
  const switchboard = new Switchboard({ secretKey: settings.secretKey, embedded: services.call, remote: {} });

  const fetch: TestServices["fetch"] = (path, init, from = "127.0.0.1") =>
    switchboard.forward(new Request(`http://localhost${path}`, init), {
      requestId: randomUUID(),
      client: { address: from, direct: true },
    });

  const call: TestServices["call"] = async (method, path, { body, token, headers, from } = {}) => {
    const init: RequestInit = {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const response = await fetch(path, init, from);
    return { status: response.status, data: (await response.json()) as never, headers: response.headers };
  };

  async function newUser(): Promise<TestUser> {
    const email = `writer-${randomUUID()}@example.com`;
    const signup = await call("POST", "/api/v1/auth/signup", { body: signupOf(email) });
    expect(signup.status).toBe(200);
    const token = await activationToken(db, email);
    expect((await call("POST", "/api/v1/auth/activate-account", { body: { token } })).status).toBe(200);
    return login({ email });
  }

  async function login({ email }: Pick<TestUser, "email">): Promise<TestUser> {
    const { data } = await call<{ access_token: string; user: { id: string } }>(
      "POST",
      "/api/v1/auth/login",
      {
        body: { email, password: testPassword },
      },
    );
    return { token: data.access_token, userId: data.user.id, email };
  }

  let ended: Promise<void> | null = null;
  const end: TestServices["end"] = (graceMs) => (ended ??= services.close(graceMs));
  return {
    settings,
    clock,
    db,
    fetch,
    call,
    newUser,
    login,
    send: (request) => services.call.auth(request),
    check: () => services.check(),
    end,
    async close() {
      await end(0);
      const broken = await auditDatabase(db);
      await db.destroy();
      const deadlocked = await deadlocks();
      await drop();
      expect(broken).toEqual([]);
      expect(deadlocked, "transactions that waited for each other").toBe(0);
    },
  };
}

export const signupOf = (email: string) => ({
  email,
  password: testPassword,
  firstName: "Test",
  lastName: "Writer",
  username: email.split("@")[0],
});

/** The token in the newest letter to an address. */
export async function activationToken(db: Db, email: string): Promise<string> {
  const letter = await db
    .selectFrom("outbox")
    .select("text_body")
    .where("to_address", "=", email)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]+)/.exec(letter.text_body)?.[1];
  if (!token) throw new Error("the letter has no activation link");
  return token;
}

/** Settings over a database of their own, what counts its deadlocks once nobody uses it, and what deletes it. */
export interface FreshSettings {
  settings: Settings;
  deadlocks: () => Promise<number>;
  drop: () => Promise<void>;
}

export async function freshSettings(kind: DatabaseKind): Promise<FreshSettings> {
  const dataDir = mkdtempSync(join(tmpdir(), "stet-data-"));
  const secret = randomUUID() + randomUUID();
  if (kind === "sqlite") {
    cpSync(inject("migrated"), dataDir, { recursive: true });
    const settings = readSettings({ DATA_DIR: dataDir, SECRET_KEY: secret });
    return {
      settings,
      deadlocks: async () => 0,
      drop: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  }
  const name = `stet_${randomUUID().replaceAll("-", "")}`;
  const server = inject("postgres");
  // Written past the log, which halves what a database costs that lives for one test.
  await command(server, `create database ${name} strategy file_copy`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  return {
    settings: readSettings({ DATA_DIR: dataDir, DATABASE_URL: url, SECRET_KEY: secret }),
    deadlocks: () => countDeadlocks(server, name),
    async drop() {
      await command(server, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The server's count is complete when the last connection to the database has gone. */
async function countDeadlocks(server: string, name: string): Promise<number> {
  await eventually(async () => {
    const open = await command(server, "select 1 from pg_stat_activity where datname = $1", [name]);
    return open.length === 0;
  });
  const [row] = await command(server, "select deadlocks from pg_stat_database where datname = $1", [name]);
  return Number(row?.["deadlocks"]);
}

async function command(
  server: string,
  sql: string,
  values: string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server);
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows as Record<string, unknown>[];
}
