import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import { openServices, type Services } from "#app/server/services.ts";
import { keptText, oneSentence, plantRunning } from "#tests/support/generations.ts";
import { says, scriptedWriter } from "#tests/support/scripted-writer.ts";
import {
  freshSettings,
  onBothDatabases,
  openTestServices,
  silent,
  type TestServices,
} from "#tests/support/test-services.ts";

onBothDatabases("the audit", (kind) => {
  let services: TestServices;
  let made: { generation: string; guid: string };
  let db: Db;
  let userId: string;

  beforeEach(async () => {
    services = await openTestServices(kind, [scriptedWriter(says(keptText))]);
    db = services.db;
    const user = await services.newUser();
    userId = user.userId;
    const answer = await services.call<typeof made>("POST", "/api/v1/smart-actions/generateSmart", {
      body: oneSentence(),
      token: user.token,
    });
    made = answer.data;
    expect(await auditDatabase(db)).toEqual([]);
  });
  afterEach(async () => {
    await services.end(0);
    await db.deleteFrom("users").execute();
    await services.close();
  });

  const rules = async (): Promise<string[]> =>
    [...new Set((await auditDatabase(db)).map(({ rule }) => rule))].sort();
  const oneEntry = () =>
    db
      .selectFrom("entries")
      .selectAll()
      .where("generation_id", "=", made.generation)
      .where("kind", "=", "settle")
      .orderBy("bucket_id")
      .limit(1)
      .executeTakeFirstOrThrow();

  test("finds a balance that its entries do not make", async () => {
    await db
      .updateTable("buckets")
      .set((eb) => ({ balance: eb("balance", "+", 5) }))
      .where("unit", "=", "credits")
      .execute();
    expect(await rules()).toContain("entries sum to the balance");
  });

  test("finds an entry that does not continue the one before", async () => {
    const { bucket_id, seq, balance_after } = await oneEntry();
    await db
      .updateTable("entries")
      .set({ balance_after: balance_after + 1 })
      .where("bucket_id", "=", bucket_id)
      .where("seq", "=", seq)
      .execute();
    expect(await rules()).toEqual(["every entry continues the one before"]);
  });

  test("finds a hole in the entries", async () => {
    const { bucket_id, seq } = await oneEntry();
    await db
      .updateTable("entries")
      .set({ seq: seq + 7 })
      .where("bucket_id", "=", bucket_id)
      .where("seq", "=", seq)
      .execute();
    expect(await rules()).toContain("every entry continues the one before");
  });

  test("finds a hold that nothing will end", async () => {
    const id = await plantRunning(services, userId, {});
    expect(await rules()).toEqual([]);
    await db
      .updateTable("generations")
      .set({ state: "failed", error: "{}", charged: 0, ended_at: 1 })
      .where("id", "=", id)
      .execute();
    expect(await rules()).toContain("an open hold belongs to a running generation");
    await db.deleteFrom("generations").where("id", "=", id).execute();
    expect(await rules()).toContain("an open hold belongs to a running generation");
  });

  test("finds an ended generation without its answer, its error or its end", async () => {
    const rule = "an ended generation has its answer or its error";
    await db.updateTable("generations").set({ answer: null }).where("id", "=", made.generation).execute();
    expect(await rules()).toEqual([rule]);
    await db
      .updateTable("generations")
      .set({ answer: "{}", ended_at: null })
      .where("id", "=", made.generation)
      .execute();
    expect(await rules()).toEqual([rule]);
    await db
      .updateTable("generations")
      .set({ ended_at: 1, state: "failed", answer: null })
      .where("id", "=", made.generation)
      .execute();
    expect(await rules()).toContain(rule);
  });

  test("finds content that no delivered generation made", async () => {
    const rule = "a generated content has a delivered generation";
    await db
      .updateTable("contents")
      .set({ generation_id: randomUUID() })
      .where("id", "=", made.guid)
      .execute();
    expect(await rules()).toEqual([rule]);
  });

  test("finds a charge that no entry carries", async () => {
    const rule = "a generation is charged what its entries say";
    await db
      .updateTable("generations")
      .set((eb) => ({ charged: eb("charged", "+", 1) }))
      .where("id", "=", made.generation)
      .execute();
    expect(await rules()).toEqual([rule]);
    await db.updateTable("generations").set({ charged: null }).where("id", "=", made.generation).execute();
    expect(await rules()).toEqual([rule]);
  });

  test("finds a charge without any entry", async () => {
    await db.updateTable("generations").set({ id: "renamed" }).where("id", "=", made.generation).execute();
    await db.updateTable("contents").set({ generation_id: "renamed" }).execute();
    expect(await rules()).toContain("a generation is charged what its entries say");
  });

  test("finds a text that differs from the version of its revision", async () => {
    await db
      .updateTable("contents")
      .set((eb) => ({ text_number: eb("text_number", "+", 1) }))
      .where("id", "=", made.guid)
      .execute();
    expect(await rules()).toEqual(["a version of the current revision holds the current text"]);
  });

  test("finds what is filed in no folder, or in somebody else's", async () => {
    const rule = "what is filed is in a folder of its owner's";
    const file = (folder_id: string) =>
      db.updateTable("contents").set({ folder_id }).where("id", "=", made.guid).execute();
    await file(randomUUID());
    expect(await rules()).toEqual([rule]);
    const other = await services.newUser();
    const { data } = await services.call<{ folder: { id: string } }>("POST", "/api/v1/folders", {
      body: { name: "Not yours" },
      token: other.token,
    });
    await file(data.folder.id);
    expect(await rules()).toEqual([rule]);
    await db.updateTable("folders").set({ user_id: userId }).execute();
    expect(await rules()).toEqual([]);
  });

  test("finds a gap in a brainstorm, and what was delivered to nobody", async () => {
    const session = {
      id: randomUUID(),
      user_id: userId,
      text: "A text.",
      primary_role: "A",
      secondary_role: "B",
    };
    const at = { created_at: 1, updated_at: 1 };
    await db
      .insertInto("brainstorm_sessions")
      .values({ ...session, ...at, parent_message_id: null, title: "", reason: "" })
      .execute();
    const gap = "a session's messages are numbered without a gap";
    expect(await rules()).toEqual([gap]);
    const message = { id: randomUUID(), session_id: session.id, role: "A", text: "Said.", created_at: 1 };
    await db
      .insertInto("brainstorm_messages")
      .values({ ...message, position: 2, generation_id: randomUUID() })
      .execute();
    const undelivered = "what was said in a brainstorm was delivered to its owner";
    expect(await rules()).toEqual([gap, undelivered]);
    await db
      .updateTable("brainstorm_messages")
      .set({ position: 1, generation_id: made.generation })
      .execute();
    expect(await rules()).toEqual([]);
    const seen = { message_id: message.id, role: "C", text: "Seen.", created_at: 1 };
    await db
      .insertInto("perspectives")
      .values({ ...seen, generation_id: null })
      .execute();
    expect(await rules()).toEqual([undelivered]);
  });

  test("finds a saved prompt in somebody else's folder", async () => {
    const [owner, other] = [await services.newUser(), await services.newUser()];
    const folder = await services.call("POST", "/api/v1/user/prompt-folders", {
      body: { name: "Drafts" },
      token: owner.token,
    });
    const prompt = await services.call("POST", "/api/v1/user/prompts", {
      body: { title: "A", content: "B", domain: "Drafts" },
      token: owner.token,
    });
    expect([folder.status, prompt.status]).toEqual([200, 200]);
    expect(await rules()).toEqual([]);
    await db.updateTable("prompt_folders").set({ user_id: other.userId }).execute();
    expect(await rules()).toEqual(["what is filed is in a folder of its owner's"]);
  });

  test("finds a content without a version of its revision", async () => {
    await db.deleteFrom("versions").where("content_id", "=", made.guid).execute();
    expect(await rules()).not.toEqual([]);
  });
});

onBothDatabases("a second start", (kind) => {
  test("finds its migrations applied and its data in order", async () => {
    const { settings, drop } = await freshSettings(kind);
    const first: Services = await openServices(settings, silent, []);
    await first.check();
    await first.close(0);
    const second = await openServices(settings, silent, []);
    await second.check();
    const db = openDatabase(settings, silent);
    expect(await auditDatabase(db)).toEqual([]);
    const names = (await db.selectFrom("migrations").select("name").execute()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    await db.destroy();
    await second.close(0);
    await drop();
  });

  test("beside a running one: SQLite refuses with a clear line, PostgreSQL migrates once", async () => {
    const { settings, drop } = await freshSettings(kind);
    const starts = await Promise.allSettled([
      openServices(settings, silent, []),
      openServices(settings, silent, []),
    ]);
    const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    const refused = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
    if (kind === "postgres") expect(refused).toEqual([]);
    else expect(refused).toEqual([expect.stringContaining("Another Stet server is using")]);
    for (const services of running) await services.close(0);
    await drop();
  });
});
