import type { ExpressionBuilder } from "kysely";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Db, Tables } from "../database/database.ts";
import { pause } from "../jobs/pause.ts";
import type { OutboxRow } from "./tables.ts";

/** Times of sending, in milliseconds. */
export interface SendingTimes {
  /** How often the outbox is looked into. */
  everyMs: number;
  /** The most that one letter may take, from connecting to the server's last word. */
  totalMs: number;
  /** Waits after the first, second, … failure; the last one repeats. */
  waitsMs: readonly number[];
  /** A letter that could not be sent for so long is given up. */
  givenUpMs: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

export const standardTimes: SendingTimes = {
  everyMs: second,
  totalMs: minute,
  waitsMs: [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour],
  givenUpMs: 48 * hour,
};

interface SenderDeps {
  db: Db;
  clock: { now(): number };
  log: Logger;
  smtpUrl: string;
  from: string;
  appUrl: string;
  times: SendingTimes;
}

const atOnce = 5;
const permanent = 500;
const longestGraceMs = 5_000;

/**
 * Sends the outbox's letters over SMTP, of all servers on one database each letter by one: sending starts with a claim
 * that lapses. A letter counts as sent when the server has accepted its text; when the connection drops between, it
 * goes again under the same Message-ID.
 */
export class Sender {
  readonly #deps: SenderDeps;
  readonly #transport: ReturnType<typeof smtp>;
  /** Ends the loop between letters; `#stop` ends letters that are on their way. */
  readonly #closing = new AbortController();
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(deps: SenderDeps) {
    this.#deps = deps;
    this.#transport = smtp(deps.smtpUrl);
  }

  /** Begins to look into the outbox. */
  open(): void {
    this.#running = this.#loop();
  }

  /** Lets letters on their way arrive for `graceMs`, at most five seconds; those that do not go again later. */
  async close(graceMs: number): Promise<void> {
    const timer = setTimeout(() => this.#stop.abort(), Math.min(graceMs, longestGraceMs));
    this.#closing.abort();
    await this.#running;
    clearTimeout(timer);
  }

  async #loop(): Promise<void> {
    const { log, times } = this.#deps;
    while (!this.#closing.signal.aborted) {
      try {
        await this.#sendWaiting();
      } catch (error) {
        log.error({ err: error }, "looking into the outbox failed");
      }
      await pause(times.everyMs, this.#closing.signal);
    }
  }

  async #sendWaiting(): Promise<void> {
    const { db, clock, times } = this.#deps;
    while (!this.#closing.signal.aborted) {
      const waiting = await db
        .selectFrom("outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where(dueBy(clock.now(), times))
        .orderBy("next_try_at")
        .limit(atOnce)
        .execute();
      if (waiting.length === 0) return;
      await Promise.all(waiting.map(({ id }) => this.#sendOne(id)));
    }
  }

  async #sendOne(id: string): Promise<void> {
    const letter = await this.#claim(id);
    if (!letter) return;
    const { clock, log, times, from, appUrl } = this.#deps;
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(times.totalMs)]);
    try {
      await this.#transport.sendMail({
        messageId: `<${letter.id}@${new URL(appUrl).hostname}>`,
        date: new Date(letter.created_at),
        from,
        to: { name: "", address: letter.to_address },
        ...(letter.reply_to ? { replyTo: { name: "", address: letter.reply_to } } : {}),
        subject: letter.subject,
        text: letter.text_body,
        html: letter.html_body,
        headers: { "Auto-Submitted": "auto-generated" },
        signal,
      });
      await this.#end(letter, { sent_at: clock.now() });
      log.info({ letter: letter.id, kind: letter.kind }, "a letter was sent");
    } catch (error) {
      await this.#failed(letter, error);
    }
  }

  /** The letter, if nobody else is sending it; the claim lapses some time after the letter's own limit. */
  async #claim(id: string): Promise<OutboxRow | undefined> {
    const { db, clock, times } = this.#deps;
    const now = clock.now();
    return db
      .updateTable("outbox")
      .set((eb) => ({ next_try_at: now + 2 * times.totalMs, attempts: eb("attempts", "+", 1) }))
      .where("id", "=", id)
      .where("sent_at", "is", null)
      .where("failed_at", "is", null)
      .where(dueBy(now, times))
      .returningAll()
      .executeTakeFirst();
  }

  async #failed(letter: OutboxRow, error: unknown): Promise<void> {
    const { db, clock, log, times } = this.#deps;
    const now = clock.now();
    const { command, responseCode, code } = error as {
      command?: string;
      responseCode?: number;
      code?: string;
    };
    const refused = (command === "RCPT TO" || command === "DATA") && (responseCode ?? 0) >= permanent;
    const told = { letter: letter.id, kind: letter.kind, code, responseCode, attempts: letter.attempts };
    if (refused || now - letter.created_at >= times.givenUpMs) {
      await this.#end(letter, { failed_at: now });
      log.error(told, "a letter could not be delivered and was given up");
      return;
    }
    const wait = times.waitsMs[Math.min(letter.attempts, times.waitsMs.length) - 1] ?? 0;
    await db
      .updateTable("outbox")
      .set({ next_try_at: now + wait })
      .where("id", "=", letter.id)
      .execute();
    log.warn({ ...told, nextTryInMs: wait }, "a letter could not be sent");
  }

  async #end(letter: OutboxRow, end: { sent_at: number } | { failed_at: number }): Promise<void> {
    await this.#deps.db
      .updateTable("outbox")
      .set({ ...end, text_body: "", html_body: "" })
      .where("id", "=", letter.id)
      .execute();
  }
}

/** A letter's time has come, or lies so far ahead that it was set before the clock was set back. */
const dueBy =
  (now: number, { totalMs, waitsMs }: SendingTimes) =>
  (eb: ExpressionBuilder<Tables, "outbox">) =>
    eb.or([
      eb("next_try_at", "<=", now),
      eb("next_try_at", ">", now + 2 * Math.max(2 * totalMs, ...waitsMs)),
    ]);

function smtp(url: string) {
  return createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
