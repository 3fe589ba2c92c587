import { randomUUID } from "node:crypto";
import { vouch } from "#app/server/http/client-address.ts";
import { JobLoop } from "#app/server/jobs/jobs.ts";
import { ownJobs } from "#app/server/jobs/own-jobs.ts";
import { openMerchant } from "#app/server/payments/merchant.ts";
import { type Call, type Called, runTask, silent, type TestServices } from "./test-services.ts";

/** A call with the gateway's own signature, as the product's pages make it. */
export async function asPages<T = Record<string, unknown>>(
  services: TestServices,
  method: string,
  path: string,
  { token, body }: Pick<Call, "token" | "body">,
): Promise<Called<T>> {
  const response = await services.send(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        "X-Request-Id": randomUUID(),
        "X-Stet-Client": vouch(services.settings.secretKey, "pages", "127.0.0.1"),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, data: (await response.json()) as T, headers: response.headers };
}

/** What the server does by itself, done now: every job that is due by the test's clock. */
export async function runJobs(services: TestServices): Promise<void> {
  const { db, clock, settings } = services;
  const merchant = await openMerchant(settings, { db, clock, log: silent });
  const jobs = [...merchant.jobs, ...ownJobs(db, clock, runTask)];
  await new JobLoop({ db, clock, log: silent, owner: randomUUID() }, jobs).runDue();
  await merchant.payments.inbox.settled();
}
