import type { Logger } from "pino";
import type { Db } from "../database/database.ts";
import type { Job } from "../jobs/jobs.ts";
import type { Settings } from "../settings.ts";
import { openPayments, type OpenPayments } from "./payments.ts";
import type { PaddleSettings } from "./provider.ts";
import { testPrices, TestProvider } from "./test-checkout/test-provider.ts";

interface Deps {
  db: Db;
  clock: { now(): number };
  log: Logger;
}

const minute = 60 * 1000;
const hour = 60 * minute;

/** The sale of plans, and what it does by itself. */
interface Merchant {
  payments: OpenPayments;
  jobs: Job[];
  /** Begins a server: applies what a killed one left, so that nobody waits for a job that was not yet due. Never throws. */
  catchUp(): Promise<void>;
}

/** The sale of plans as the settings want it. */
export async function openMerchant(settings: Settings, deps: Deps): Promise<Merchant> {
  const { payments, jobs } = settings.paddle
    ? await throughPaddle(settings.paddle, { ...deps, appUrl: settings.appUrl })
    : atTestCheckout(settings, deps);
  const own: Job[] = [
    {
      name: "apply payment events",
      everyMs: minute,
      run: async () => void (await payments.inbox.applyStored()),
    },
    {
      name: "reconcile payments",
      everyMs: hour,
      async run(signal) {
        const missing = await payments.inbox.reconcile(signal);
        if (missing > 0) deps.log.warn({ events: missing }, "payment events had been missed");
      },
    },
    {
      name: "take second purchases back",
      everyMs: minute,
      run: (signal) => payments.undoSeconds(signal),
    },
    {
      name: "cancel subscriptions of deleted accounts",
      everyMs: minute,
      run: (signal) => payments.cancelOfDeleted(signal),
    },
  ];
  return {
    payments,
    jobs: [...own, ...jobs],
    async catchUp() {
      try {
        await payments.inbox.applyStored();
        // Paddle sends its webhooks again until they are taken; the test checkout ended with the server.
        if (payments.provider === "test") await payments.inbox.reconcile();
      } catch (error) {
        deps.log.error({ err: error }, "payment events of before the start wait for their job");
      }
    },
  };
}

/** Loaded only where it is set up: the provider's library takes its time. */
async function throughPaddle(paddle: PaddleSettings, deps: Deps & { appUrl: string }) {
  const { openPaddle } = await import("./paddle/paddle.ts");
  const provider = openPaddle(paddle, deps);
  return { payments: openPayments({ ...deps, provider, test: null, prices: paddle.prices }), jobs: [] };
}

function atTestCheckout({ secretKey, appUrl }: Settings, deps: Deps) {
  const test = new TestProvider({ ...deps, secretKey, appUrl });
  const payments = openPayments({ ...deps, appUrl, provider: test, test, prices: testPrices });
  const passing: Job = {
    name: "pass time at the test checkout",
    everyMs: minute,
    run: (signal) => test.passTime(signal),
  };
  return { payments, jobs: [passing] };
}
