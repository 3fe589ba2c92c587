import type { Logger } from "pino";
import type { Db } from "../database/database.ts";
import type { Job } from "../jobs/jobs.ts";
import type { Settings } from "../settings.ts";
import { openPayments, type OpenPayments } from "./payments.ts";
import { testPrices, TestProvider } from "./test-checkout/test-provider.ts";

interface Deps {
  db: Db;
  clock: { now(): number };
  log: Logger;
}

const minute = 60 * 1000;
const hour = 60 * minute;

/** The sale of plans as the settings want it: through Paddle, or at the built-in test checkout; and what it does by itself. */
export function openMerchant(settings: Settings, deps: Deps): { payments: OpenPayments; jobs: Job[] } {
  const { secretKey, appUrl } = settings;
  const test = new TestProvider({ ...deps, secretKey, appUrl });
  const payments = openPayments({ ...deps, provider: test, test, prices: testPrices });
  const jobs: Job[] = [
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
  jobs.push({
    name: "pass time at the test checkout",
    everyMs: minute,
    run: (signal) => test.passTime(signal),
  });
  return { payments, jobs };
}
