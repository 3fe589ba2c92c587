import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Db, openMigrated } from "#app/server/database/database.ts";
import { postLetter } from "#app/server/mail/outbox.ts";
import { Sender, type SendingTimes } from "#app/server/mail/sender.ts";
import { resetLetter } from "#app/services/auth/mails/reset.ts";
import type { Letter } from "#app/services/context.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/postgres.ts";
import { type FreshSettings, freshSettings, onBothDatabases, silent } from "#tests/support/test-services.ts";
import type { Manner } from "./smtp-process.ts";
import { headerOf, type Smtp, startSmtp } from "./smtp.ts";

const appUrl = "https://stet.example";
const link = `${appUrl}/reset-password?token=abc`;
const times: SendingTimes = { everyMs: 20, totalMs: 3_000, waitsMs: [100, 200, 400], givenUpMs: 60_000 };

onBothDatabases("sending mail", (kind) => {
  let fresh: FreshSettings;
  let db: Db;
  let port: number;
  const running: { stop(): Promise<void> }[] = [];

  beforeEach(async () => {
    fresh = await freshSettings(kind);
    db = await openMigrated(fresh.settings, silent);
    port = await freePort();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
    await db.destroy();
    await fresh.drop();
  });

  async function smtp(manner: Manner): Promise<Smtp> {
    const server = await startSmtp(port, manner);
    running.push(server);
    return server;
  }

  function sender(change: Partial<SendingTimes> = {}, log = silent): Sender {
    const made = new Sender({
      db,
      clock: { now: () => Date.now() },
      log,
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: "Stet <stet@stet.example>",
      appUrl,
      times: { ...times, ...change },
    });
    made.open();
    running.push({ stop: () => made.close(0) });
    return made;
  }

  const post = (to: string, more: Partial<Letter> = {}) =>
    db
      .transaction()
      .execute((trx) => postLetter(trx, { ...resetLetter(to, "Ada", link), ...more }, Date.now()));
  const rows = () => db.selectFrom("outbox").selectAll().orderBy("created_at").execute();
  const sent = () =>
    eventually(async () => {
      const all = await rows();
      return all.length > 0 && all.every((row) => row.sent_at !== null) ? all : null;
    }, 10_000);

  test("a letter arrives as plain text and HTML, and its links are kept no longer", async () => {
    const server = await smtp("accept");
    sender();
    await post("ada@example.com", { replyTo: "bob@example.com" });
    const [row] = await sent();
    expect(server.received).toHaveLength(1);
    const [letter] = server.received;
    if (!letter) throw new Error("no letter");
    expect(letter.to).toEqual(["ada@example.com"]);
    expect(headerOf(letter, "From")).toBe("Stet <stet@stet.example>");
    expect(headerOf(letter, "To")).toBe("ada@example.com");
    expect(headerOf(letter, "Reply-To")).toBe("bob@example.com");
    expect(headerOf(letter, "Subject")).toBe("Reset your Stet password");
    expect(headerOf(letter, "Message-ID")).toBe(`<${row?.id}@stet.example>`);
    expect(headerOf(letter, "Auto-Submitted")).toBe("auto-generated");
    expect(letter.raw).toMatch(/Content-Type: text\/plain/);
    expect(letter.raw).toMatch(/Content-Type: text\/html/);
    const body = letter.raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
    expect(body.split(link)).toHaveLength(3);
    expect(row).toMatchObject({ text_body: "", html_body: "", attempts: 1, failed_at: null });
  });

  test("with the server down letters wait, and go when it is up, with growing waits", async () => {
    const warned: { nextTryInMs: number }[] = [];
    const log = pino(
      { level: "warn" },
      { write: (line: string) => void warned.push(JSON.parse(line) as never) },
    );
    sender({}, log);
    await post("ada@example.com");
    await eventually(async () => warned.length >= 4);
    expect(warned.slice(0, 4).map(({ nextTryInMs }) => nextTryInMs)).toEqual([100, 200, 400, 400]);
    expect((await rows())[0]).toMatchObject({ sent_at: null, failed_at: null });
    expect(JSON.stringify(warned)).not.toContain("ada@example.com");
    expect(JSON.stringify(warned)).not.toContain("token");
    const server = await smtp("accept");
    await sent();
    expect(server.received).toHaveLength(1);
  });

  test("a connection that drops after the text leaves the letter unsent; it goes again under the same name", async () => {
    const server = await smtp("drop");
    sender();
    await post("ada@example.com");
    await eventually(async () => server.received.length >= 2);
    expect((await rows())[0]?.sent_at).toBeNull();
    await server.stop();
    const good = await smtp("accept");
    await sent();
    const names = [...server.received, ...good.received].map((letter) => headerOf(letter, "Message-ID"));
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(new Set(names).size).toBe(1);
  });

  test("two servers send each letter once, also when the mail server is slow", async () => {
    const server = await smtp("slow");
    for (let at = 0; at < 8; at++) await post(`writer-${at}@example.com`);
    sender();
    sender();
    const all = await sent();
    expect(all.map(({ attempts }) => attempts)).toEqual(Array(8).fill(1));
    const addresses = server.received.flatMap(({ to }) => to);
    expect(addresses.sort()).toEqual(all.map((row) => row.to_address).sort());
  });

  test("a server that never answers costs a letter its time limit and no more", async () => {
    const silentOne = await smtp("never");
    sender({ totalMs: 400 });
    await post("ada@example.com");
    await eventually(async () => silentOne.received.length >= 2);
    expect((await rows())[0]?.sent_at).toBeNull();
    await silentOne.stop();
    await smtp("accept");
    await sent();
  });

  test("a full mailbox is tried again; an address that does not exist is given up, its links with it", async () => {
    const full = await smtp("full");
    sender();
    await post("ada@example.com");
    await eventually(async () => ((await rows())[0]?.attempts ?? 0) >= 2);
    expect((await rows())[0]?.failed_at).toBeNull();
    await full.stop();
    const strict = await smtp("unknown recipient");
    const row = await eventually(async () => (await rows()).find(({ failed_at }) => failed_at !== null));
    expect(row).toMatchObject({ sent_at: null, text_body: "", html_body: "" });
    expect(strict.received).toEqual([]);
  });

  test("a letter that cannot be sent for long is given up", async () => {
    sender({ givenUpMs: 300 });
    await post("ada@example.com");
    const row = await eventually(async () => (await rows()).find(({ failed_at }) => failed_at !== null));
    expect(row.attempts).toBeGreaterThan(1);
  });

  test("an ending server lets letters on their way arrive; a dead one's letters are sent by another", async () => {
    const server = await smtp("slow");
    const first = sender();
    await post("ada@example.com");
    await eventually(async () => server.received.length === 1);
    await first.close(5_000);
    expect((await rows())[0]?.sent_at).not.toBeNull();
    await post("bob@example.com");
    await db
      .updateTable("outbox")
      .set({ attempts: 1, next_try_at: Date.now() + 500 })
      .where("sent_at", "is", null)
      .execute();
    sender();
    await sent();
    expect(server.received.map(({ to }) => to)).toEqual([["ada@example.com"], ["bob@example.com"]]);
  });
});
