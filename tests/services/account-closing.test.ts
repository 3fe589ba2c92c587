import { strFromU8, unzipSync } from "fflate";
import { readDocx } from "#app/document/files/docx-in.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { ownJobs } from "#app/server/jobs/own-jobs.ts";
import { tableRules } from "#app/server/user-data/rules.ts";
import type { Tables } from "#app/server/database/database.ts";
import { lettersTo, tokenFrom } from "#tests/mail/letters.ts";
import { oneSentence } from "#tests/support/generations.ts";
import { testPassword } from "#tests/support/samples.ts";
import { says, scriptedWriter } from "#tests/support/scripted-writer.ts";
import {
  onBothDatabases,
  openTestServices,
  runTask,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const day = 24 * 60 * 60 * 1000;
const base = "/api/v1/auth";

onBothDatabases("closing an account", (kind) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(kind, [scriptedWriter(says("We are moving to Leeds."))]);
  });
  afterAll(() => services.close());

  const logIn = ({ email }: Pick<TestUser, "email">) =>
    services.call<{ access_token: string; user: { id: string } }>("POST", `${base}/login`, {
      body: { email, password: testPassword },
    });
  const me = async (token: string): Promise<number> =>
    (await services.call("GET", `${base}/me`, { token })).status;
  const disable = (user: Pick<TestUser, "token">, body?: { mode: string }) =>
    services.call("POST", `${base}/disable-account`, { token: user.token, ...(body ? { body } : {}) });
  const write = async (user: TestUser, title: string): Promise<string> => {
    const { data } = await services.call<{ guid: string }>("POST", "/api/v1/smart-actions/createContent", {
      token: user.token,
      body: {
        title,
        sub_title: "Notes",
        content_output: { text: "<p>The <strong>first</strong> draft.</p>" },
        mode: "create",
      },
    });
    return data.guid;
  };
  const keepTo = (houseStyle: string, { token }: TestUser) =>
    services.call("PUT", "/api/v1/user/preferences", { body: { houseStyle }, token });
  /** Does what the server's own loop does each hour. */
  async function runJobs(): Promise<void> {
    for (const job of ownJobs(services.db, services.clock, runTask))
      await job.run(new AbortController().signal);
  }
  const tables = async (): Promise<string[]> => {
    const { rows } =
      kind === "sqlite"
        ? await sql<{
            name: string;
          }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(
            services.db,
          )
        : await sql<{
            name: string;
          }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
            services.db,
          );
    return rows.map(({ name }) => name).sort();
  };
  const allRows = async (): Promise<Record<string, unknown[]>> => {
    const found: Record<string, unknown[]> = {};
    for (const name of await tables())
      found[name] = await services.db
        .selectFrom(name as keyof Tables)
        .selectAll()
        .execute();
    return found;
  };

  test("every table has a rule for erasure and download", async () => {
    expect(Object.keys(tableRules).sort()).toEqual(await tables());
  });

  describe("deactivated", () => {
    test.each([[undefined], [{ mode: "deactivate" }]])(
      "%j ends every session at once and keeps everything",
      async (body) => {
        const user = await services.newUser();
        const id = await write(user, "Kept");
        const other = (await logIn(user)).data.access_token;
        expect(await disable(user, body)).toMatchObject({ status: 200, data: { success: true } });
        expect([await me(user.token), await me(other)]).toEqual([401, 401]);
        services.clock.pass(365 * day);
        await runJobs();
        const back = await logIn(user);
        expect(back.status).toBe(200);
        const read = await services.call("GET", `/api/v1/smart-actions/recentContent/${id}`, {
          token: back.data.access_token,
        });
        expect(read.status).toBe(200);
      },
    );

    test("a wrong password brings nothing back", async () => {
      const user = await services.newUser();
      await disable(user);
      await services.call("POST", `${base}/login`, {
        body: { email: user.email, password: "wrong password 1" },
      });
      const row = await services.db
        .selectFrom("users")
        .selectAll()
        .where("id", "=", user.userId)
        .executeTakeFirstOrThrow();
      expect(row.deactivated_at).not.toBeNull();
    });

    test("only its own user closes an account", async () => {
      expect((await services.call("POST", `${base}/disable-account`, { body: {} })).status).toBe(401);
    });
  });

  describe("deleted", () => {
    test("is signed out at once, told by letter until when it can come back, and comes back by logging in", async () => {
      const user = await services.newUser();
      await write(user, "Kept");
      expect(await disable(user, { mode: "delete" })).toMatchObject({ status: 200, data: { success: true } });
      expect(await me(user.token)).toBe(401);
      const [letter] = await lettersTo(services.db, user.email, "deletion");
      const until = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
        services.clock.now() + 30 * day,
      );
      expect(letter?.text_body).toContain(until);
      services.clock.pass(29 * day);
      await runJobs();
      expect((await logIn(user)).status).toBe(200);
      services.clock.pass(2 * day);
      await runJobs();
      expect((await logIn(user)).status).toBe(200);
    });

    test("is erased everywhere 30 days later, and nobody else is touched", async () => {
      const [user, neighbour] = [await services.newUser(), await services.newUser()];
      for (const one of [user, neighbour]) {
        await write(one, "Secret plans");
        for (const [path, body] of [
          ["/api/v1/folders", { name: "Secret" }],
          ["/api/v1/user/prompt-folders", { name: "Secret" }],
          ["/api/v1/user/prompts", { title: "Secret", content: "Plans", domain: "Secret" }],
        ] as const) {
          expect((await services.call("POST", path, { token: one.token, body })).status).toBe(200);
        }
        await services.call("POST", `${base}/forgot-password`, { body: { email: one.email } });
        await services.call("POST", `${base}/contact-support`, {
          body: { name: "", email: one.email.toUpperCase(), subject: "", message: "long enough to be sent" },
        });
        await keepTo("Sound warm.", one);
        const body = oneSentence();
        expect(
          (await services.call("POST", "/api/v1/smart-actions/generateSmart", { token: one.token, body }))
            .status,
        ).toBe(200);
      }
      const before = await allRows();
      await disable(user, { mode: "delete" });
      services.clock.pass(29 * day);
      const message = { name: "", email: user.email, subject: "", message: "Is my text gone yet?" };
      await services.call("POST", `${base}/contact-support`, { body: message });
      services.clock.pass(day);
      await runJobs();
      const after = await allRows();
      const mentions = (rows: Record<string, unknown[]>, { userId, email }: TestUser): string[] =>
        Object.keys(rows).filter((name) =>
          new RegExp(`${userId}|${email}`, "i").test(JSON.stringify(rows[name])),
        );
      expect(mentions(before, user)).toEqual(
        expect.arrayContaining([
          "buckets",
          "contents",
          "folders",
          "generations",
          "outbox",
          "preferences",
          "prompt_folders",
          "saved_prompts",
          "users",
        ]),
      );
      expect(mentions(after, user)).toEqual([]);
      expect(mentions(after, neighbour)).toEqual(expect.arrayContaining(["buckets", "contents", "users"]));
      expect(after["versions"]?.length).toBe((before["versions"]?.length ?? 0) - 3);
      expect((await logIn(neighbour)).status).toBe(200);
      expect(await logIn(user)).toMatchObject({
        status: 401,
        data: { detail: "Login failed. Please check your credentials." },
      });
    });

    test("an erased address can sign up anew", async () => {
      const user = await services.newUser();
      await disable(user, { mode: "delete" });
      services.clock.pass(30 * day);
      await runJobs();
      const body = {
        email: user.email,
        password: testPassword,
        firstName: "Ada",
        lastName: "Again",
        username: "ada",
      };
      await services.call("POST", `${base}/signup`, { body });
      const token = await tokenFrom(services.db, user.email, "activation");
      expect((await services.call("POST", `${base}/activate-account`, { body: { token } })).status).toBe(200);
      expect((await logIn(user)).data.user.id).not.toBe(user.userId);
    });
  });

  describe("the download", () => {
    const download = async (token: string) => {
      const response = await services.fetch("/api/v1/user/export", {
        headers: { Authorization: `Bearer ${token}` },
      });
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    };

    test("is a zip of every row about the user as JSON, and of the documents as Markdown and Word files", async () => {
      const [user, stranger] = [await services.newUser(), await services.newUser()];
      const ids = [
        await write(user, "Über den Fluß / 1"),
        await write(user, ""),
        await write(user, "../../etc"),
      ];
      await write(stranger, "Not yours");
      await keepTo("Sound warm.", user);
      await keepTo("Not yours.", stranger);
      const { response, bytes } = await download(user.token);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("application/zip");
      expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="stet-export.zip"');
      const files = Object.fromEntries(
        Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]),
      );
      const withRows = Object.entries(tableRules).flatMap(([table, rule]) =>
        "nobody" in rule ? [] : [`data/${table}.json`],
      );
      const documents = [
        `documents/Über den Fluß 1-${ids[0]}`,
        `documents/Untitled-${ids[1]}`,
        `documents/etc-${ids[2]}`,
      ];
      const both = documents.flatMap((name) => [`${name}.md`, `${name}.docx`]);
      expect(Object.keys(files).sort()).toEqual([...withRows, ...both].sort());
      expect(files[`${documents[0]}.md`]).toBe("# Über den Fluß / 1\n\n*Notes*\n\nThe **first** draft.\n");
      expect(await readDocx(unzipSync(bytes)[`${documents[0]}.docx`] ?? new Uint8Array())).toMatchObject({
        title: "Über den Fluß / 1",
        subTitle: "Notes",
        html: "<p>The <strong>first</strong> draft.</p>",
      });
      const rows = (table: string) =>
        JSON.parse(files[`data/${table}.json`] ?? "") as Record<string, unknown>[];
      expect(rows("users")).toMatchObject([{ id: user.userId, email: user.email }]);
      expect(new Set(rows("contents").map(({ id }) => id))).toEqual(new Set(ids));
      expect(rows("preferences")).toMatchObject([{ user_id: user.userId, house_style: "Sound warm." }]);
      expect(rows("versions")).toHaveLength(3);
      expect(rows("generations")).toEqual([]);
      expect(rows("sessions").length).toBeGreaterThan(0);
      expect(rows("outbox").length).toBeGreaterThan(0);
      const everything = Object.values(files).join("\n");
      expect(everything).not.toContain("argon2");
      expect(everything).not.toContain("token=");
      expect(everything).not.toContain(stranger.userId);
      expect(everything).not.toContain("Not yours");
    });

    test("reads more rows than one batch", async () => {
      const user = await services.newUser();
      const { userId } = user;
      const now = services.clock.now();
      const session = {
        user_id: userId,
        generation: 1,
        rotated_at: now,
        last_seen_at: now,
        device: "",
        remembered: 0 as const,
        created_at: now,
        expires_at: now + day,
        ended_at: now,
      };
      const many = Array.from({ length: 450 }, (_, at) => ({ id: `${userId} ${at}`, ...session }));
      for (let at = 0; at < many.length; at += 50) {
        await services.db
          .insertInto("sessions")
          .values(many.slice(at, at + 50))
          .execute();
      }
      const files = unzipSync((await download(user.token)).bytes);
      const rows = JSON.parse(strFromU8(files["data/sessions.json"] ?? new Uint8Array())) as { id: string }[];
      expect(new Set(rows.map(({ id }) => id)).size).toBe(451);
    });

    test("is for its own user alone", async () => {
      expect((await services.fetch("/api/v1/user/export")).status).toBe(401);
    });
  });

  test("the audit finds an account that is erased while open, and a letter that has gone with its link", async () => {
    const user = await services.newUser();
    const rules = async () => new Set((await auditDatabase(services.db)).map(({ rule }) => rule));
    expect(await rules()).toEqual(new Set());
    const ofUser = services.db.updateTable("users").where("id", "=", user.userId);
    const letters = services.db.updateTable("outbox").where("to_address", "=", user.email);
    await ofUser.set({ delete_at: services.clock.now() + day }).execute();
    await letters.set({ sent_at: 1 }).execute();
    expect(await rules()).toEqual(
      new Set(["an account to be erased is closed", "a letter that has gone keeps no text"]),
    );
    await ofUser.set({ delete_at: null }).execute();
    await letters.set({ sent_at: null }).execute();
  });

  test("what has lapsed is swept away, and nothing else", async () => {
    const user = await services.newUser();
    await services.call("POST", `${base}/forgot-password`, { body: { email: user.email } });
    await services.call("POST", `${base}/forgot-password`, { body: { email: "unknown@example.com" } });
    const now = services.clock.now();
    const draft = { body: "a", created_at: now };
    await services.db
      .insertInto("drafts")
      .values([
        { hash: "over", ...draft, expires_at: now },
        { hash: "alive", ...draft, expires_at: now + day },
      ])
      .execute();
    services.clock.pass(60 * 60 * 1000 + 1);
    await runJobs();
    const drafts = await services.db.selectFrom("drafts").select("hash").execute();
    expect(drafts.map(({ hash }) => hash)).toEqual(["alive"]);
    expect(
      await services.db.selectFrom("outbox").select("id").where("to_address", "=", "").execute(),
    ).toEqual([]);
    const limits = await services.db.selectFrom("rate_limits").select("key").execute();
    expect(limits.filter(({ key }) => key.startsWith("reset"))).toEqual([]);
    expect(await lettersTo(services.db, user.email, "reset")).toHaveLength(1);
    services.clock.pass(31 * day);
    await runJobs();
    expect(await lettersTo(services.db, user.email)).toEqual([]);
    const links = await services.db
      .selectFrom("one_time_links")
      .select("hash")
      .where("user_id", "=", user.userId)
      .execute();
    expect(links).toEqual([]);
    const sessions = await services.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", user.userId)
      .execute();
    expect(sessions).toEqual([]);
  });
});
