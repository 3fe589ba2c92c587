import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { PaddleSettings } from "#app/server/payments/provider.ts";
import { end, recover, renew } from "./paddle-billing.ts";
import { Books } from "./paddle-books.ts";
import { decline, pay } from "./paddle-checkout.ts";
import { priceOf } from "./paddle-entities.ts";
import { type FaultName, playFault } from "./paddle-faults.ts";
import { answerRest, type RestCall } from "./paddle-rest.ts";
import type { PaddleEvent, Price, Subscription } from "./paddle-shapes.ts";
import { Stamps } from "./paddle-stamps.ts";
import { Webhooks } from "./paddle-webhooks.ts";

const priceId = (name: string): string => `pri_${`01htest${name}`.padEnd(26, "0")}`;
const standardPrices: readonly Price[] = [
  priceOf(priceId("lite"), "Lite", 699),
  priceOf(priceId("pro"), "Pro", 1_299),
  priceOf(priceId("power"), "Power", 1_999),
];
/** Price ids by plan id, as PADDLE_PRICES gives them. */
export const testPrices: ReadonlyMap<number, string> = new Map([
  [2, priceId("lite")],
  [3, priceId("pro")],
  [4, priceId("power")],
]);

export interface FakePaddleOptions {
  port?: number;
  /** Where webhooks go; `webhooks.url` can be set later. */
  webhookUrl?: string;
  /** The receiver's clock: signatures and times are made by it. */
  clock?: { now(): number };
}

export interface RecordedCall {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/**
 * Paddle as far as Stet deals with it, on 127.0.0.1: its REST API, its customers and cards, which the methods move, and
 * its webhooks. A method that moves something resolves when its webhooks have been sent; after a call of the REST API,
 * `webhooks.settled()` does.
 */
export class FakePaddle {
  readonly apiKey = "pdl_sdbx_apikey_of_the_tests";
  readonly books: Books;
  readonly webhooks: Webhooks;
  readonly calls: RecordedCall[] = [];
  /** Played by the next calls, one each. */
  readonly faults: FaultName[] = [];
  /** Played by every call while it is set. */
  fault: FaultName | null = null;
  /** Calls whose connection is open and which were not answered to the end. */
  open = 0;
  readonly #server: Server;

  private constructor(options: FakePaddleOptions) {
    const clock = options.clock ?? Date;
    this.books = new Books(standardPrices, new Stamps(clock));
    this.webhooks = new Webhooks(options.webhookUrl ?? null, "pdl_ntfset_of_the_tests", clock);
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : new Error(String(error)));
      });
    });
    // A slow test must not meet a connection that is just being let go.
    this.#server.keepAliveTimeout = 60_000;
  }

  static async start(options: FakePaddleOptions = {}): Promise<FakePaddle> {
    const fake = new FakePaddle(options);
    await new Promise<void>((resolve, reject) => {
      fake.#server.once("error", reject);
      fake.#server.listen(options.port ?? 0, "127.0.0.1", resolve);
    });
    return fake;
  }

  /** Origin, such as `http://127.0.0.1:4200`. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("the fake Paddle does not listen");
    return `http://127.0.0.1:${address.port}`;
  }

  /** What a server needs to take this for Paddle. */
  get settings(): PaddleSettings {
    return {
      apiKey: this.apiKey,
      clientToken: "test_client_token_of_the_tests",
      webhookSecret: this.webhooks.secret,
      environment: "sandbox",
      apiUrl: this.url,
      prices: testPrices,
    };
  }

  /** Every event, oldest first. */
  get events(): readonly PaddleEvent[] {
    return this.books.events;
  }

  async close(): Promise<void> {
    await this.webhooks.settled();
    await new Promise<void>((resolve, reject) => {
      this.#server.close((error) => (error ? reject(error) : resolve()));
      this.#server.closeAllConnections();
    });
  }

  /** The customer pays at the checkout. */
  pay(transactionId: string): Promise<Subscription> {
    return this.#act(() => structuredClone(pay(this.books, transactionId)));
  }

  /** The customer's card is declined at the checkout. */
  decline(transactionId: string): Promise<void> {
    return this.#act(() => decline(this.books, transactionId));
  }

  /** The next charges of saved cards are declined: upgrades and renewals. */
  declineNext(times = 1): void {
    this.books.declines = times;
  }

  renew(subscriptionId: string): Promise<void> {
    return this.#act(() => {
      renew(this.books, this.books.requireSubscription(subscriptionId), !this.books.takeDecline());
    });
  }

  failRenewal(subscriptionId: string): Promise<void> {
    return this.#act(() => {
      renew(this.books, this.books.requireSubscription(subscriptionId), false);
    });
  }

  /** What is due after a failed renewal is paid. */
  recover(subscriptionId: string): Promise<void> {
    return this.#act(() => recover(this.books, this.books.requireSubscription(subscriptionId)));
  }

  /** The period ends: a scheduled cancellation takes effect, otherwise the subscription renews. */
  endPeriod(subscriptionId: string): Promise<void> {
    const { scheduled_change: scheduled } = this.books.requireSubscription(subscriptionId);
    return scheduled ? this.cancelNow(subscriptionId) : this.renew(subscriptionId);
  }

  pause(subscriptionId: string): Promise<void> {
    return this.#act(() => end(this.books, this.books.requireSubscription(subscriptionId), "paused"));
  }

  /** Cancelled at once: by the merchant, or because what was due was never paid. */
  cancelNow(subscriptionId: string): Promise<void> {
    return this.#act(() => end(this.books, this.books.requireSubscription(subscriptionId), "canceled"));
  }

  /** Sends events once more, all of them if none are named. */
  async replay(events: readonly PaddleEvent[] = this.events): Promise<void> {
    await this.webhooks.resend(events);
  }

  async #act<T>(run: () => T): Promise<T> {
    const before = this.events.length;
    try {
      return run();
    } finally {
      this.webhooks.send(this.events.slice(before));
      await this.webhooks.settled();
    }
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/", headers } = request;
    const body = await text(request);
    this.calls.push({ method, path, headers, body });
    this.open += 1;
    response.once("close", () => (this.open -= 1));
    const call: RestCall = {
      method,
      url: new URL(path, this.url),
      authorization: headers.authorization,
      body,
    };
    const fault = this.faults.shift() ?? this.fault;
    const before = this.events.length;
    const answer = () => answerRest(this.books, call, this.apiKey);
    if (fault) {
      playFault(response, fault, answer);
    } else {
      const { status, json } = answer();
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
    }
    this.webhooks.send(this.events.slice(before));
  }
}
