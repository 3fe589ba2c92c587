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

/** The sale of plans as the settings want it, and what it does by itself. */
export async function openMerchant(
  settings: Settings,
  deps: Deps,
): Promise<{ payments: OpenPayments; jobs: Job[] }> {
  const { payments, jobs } = settings.paddle
    ? await throughPaddle(settings.paddle, deps)
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
      name: "cancel subscriptions of deleted accounts",
      everyMs: minute,
      run: (signal) => payments.cancelOfDeleted(signal),
    },
  ];
  return { payments, jobs: [...own, ...jobs] };
}

/** Loaded only where it is set up: the provider's library takes its time. */
async function throughPaddle(paddle: PaddleSettings, deps: Deps) {
  const { openPaddle } = await import("./paddle/paddle.ts");
  const provider = openPaddle(paddle, deps);
  return { payments: openPayments({ ...deps, provider, test: null, prices: paddle.prices }), jobs: [] };
}

function atTestCheckout({ secretKey, appUrl }: Settings, deps: Deps) {
  const test = new TestProvider({ ...deps, secretKey, appUrl });
  const payments = openPayments({ ...deps, provider: test, test, prices: testPrices });
  const passing: Job = {
    name: "pass time at the test checkout",
    everyMs: minute,
    run: (signal) => test.passTime(signal),
  };
  return { payments, jobs: [passing] };
}
