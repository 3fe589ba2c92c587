import { createHmac, randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { PaddleEvent } from "./paddle-shapes.ts";

/** What becomes of the webhooks of one act, which stand in the order in which they occurred. */
export type Arrangement = (batch: readonly PaddleEvent[]) => readonly PaddleEvent[];

export const arrangements = {
  inOrder: (batch) => batch,
  reversed: (batch) => batch.toReversed(),
  twice: (batch) => [...batch, ...batch],
  shuffled: (batch) =>
    batch
      .map((event) => ({ event, place: randomInt(1_000_000) }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ event }) => event),
  lost: () => [],
} satisfies Record<string, Arrangement>;

export interface Delivery {
  event: PaddleEvent;
  /** Of the receiver's answer; null when there was none within five seconds. */
  status: number | null;
}

/** Sends events to one address, signed like Paddle's. Nothing is sent again by itself. */
export class Webhooks {
  /** Where they go; null: nowhere. */
  url: string | null;
  readonly secret: string;
  arrange: Arrangement = arrangements.inOrder;
  /** Milliseconds before each one. */
  delayMs = 0;
  /** All of a batch at the same time. */
  atOnce = false;
  readonly deliveries: Delivery[] = [];
  readonly #clock: { now(): number };
  #underway: Promise<unknown> = Promise.resolve();

  constructor(url: string | null, secret: string, clock: { now(): number }) {
    this.url = url;
    this.secret = secret;
    this.#clock = clock;
  }

  /** Begins to send a batch, arranged, after those before it. */
  send(batch: readonly PaddleEvent[]): void {
    const events = this.arrange(batch);
    this.#underway = this.#underway.then(() => this.#sendAll(events));
  }

  /** Sends events as they are, arranged or not before. */
  async resend(events: readonly PaddleEvent[]): Promise<Delivery[]> {
    const sent: Delivery[] = [];
    for (const event of events) sent.push(await this.#deliver(event));
    return sent;
  }

  /** Waits for what is being sent. */
  async settled(): Promise<void> {
    await this.#underway;
  }

  /** The header for a body that is sent now. */
  sign(body: string): string {
    const time = Math.floor(this.#clock.now() / 1_000);
    return `ts=${time};h1=${createHmac("sha256", this.secret).update(`${time}:${body}`).digest("hex")}`;
  }

  async #sendAll(events: readonly PaddleEvent[]): Promise<void> {
    if (this.atOnce) await Promise.all(events.map((event) => this.#deliver(event)));
    else await this.resend(events);
  }

  async #deliver(event: PaddleEvent): Promise<Delivery> {
    if (this.delayMs > 0) await delay(this.delayMs);
    const delivery = { event, status: await this.#post(JSON.stringify(event)) };
    this.deliveries.push(delivery);
    return delivery;
  }

  async #post(body: string): Promise<number | null> {
    if (this.url === null) return null;
    const headers = {
      "content-type": "application/json",
      "user-agent": "Paddle",
      "paddle-version": "1",
      "paddle-signature": this.sign(body),
    };
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(this.url, { method: "POST", headers, body, signal, redirect: "manual" }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    return answer?.status ?? null;
  }
}
