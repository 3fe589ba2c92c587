import { randomUUID } from "node:crypto";
import type { IdKind } from "./access-people.ts";
import { testPassword } from "./samples.ts";

/** Who is let in to a call. */
type CallAccess =
  /** Anybody; the answer holds nothing of anybody. */
  | "public"
  /** Whoever is signed in, to what is theirs. */
  | "own"
  /** The product's own pages, which sign their calls: 404 for everybody else. */
  | "pages"
  /** Not there until it is set up: 404. */
  | "not set up";

export interface CallRow {
  access: CallAccess;
  /** What is sent; ids that the body names are tried as those of the path. */
  body?: (id: string) => object;
  /** Somebody else's ids that must be refused where the call takes them, the kind that it is made for first. */
  guards?: IdKind[];
  /** The body names the id of what the call makes: a new one is free, and whether a reserved one is has a test of its own. */
  makes?: true;
  /** The caller's session does not outlive it. */
  ends?: true;
  /** It needs a plan that is paid for, and perhaps about to be cancelled. */
  paid?: "active" | "cancelled";
  /** A call that its owner makes first, which answers with the version that this one is for. */
  version?: string;
  /** The built-in writer answers whoever is let in with 501. */
  needsModel?: true;
}

const auth = "/api/v1/auth";
const plans = "/api/v1/subscriptions";
export const madeUpToken = { token: "made-up" };
export const stranger = (): string => `stranger-${randomUUID()}@example.com`;
export const publicCall = (body?: () => object): CallRow => ({ access: "public", ...(body ? { body } : {}) });
export const own: CallRow = { access: "own" };
const all = (access: CallAccess, calls: readonly string[]): Record<string, CallRow> =>
  Object.fromEntries(calls.map((call) => [call, { access }]));

/** The calls of accounts, plans and payments. */
export const accountCalls: Record<string, CallRow> = {
  [`POST ${auth}/signup`]: publicCall(() => ({
    email: stranger(),
    password: testPassword,
    firstName: "A",
    lastName: "Stranger",
    username: "stranger",
  })),
  [`POST ${auth}/login`]: publicCall(() => ({ email: stranger(), password: testPassword })),
  [`POST ${auth}/activate-account`]: publicCall(() => madeUpToken),
  [`POST ${auth}/refresh`]: own,
  [`POST ${auth}/logout`]: { access: "public", ends: true },
  [`POST ${auth}/forgot-password`]: publicCall(() => ({ email: stranger() })),
  [`POST ${auth}/reset-password`]: publicCall(() => ({ ...madeUpToken, newPassword: testPassword })),
  [`POST ${auth}/verify-email`]: publicCall(() => madeUpToken),
  [`POST ${auth}/resend-verification`]: publicCall(() => ({ email: stranger() })),
  [`POST ${auth}/contact-support`]: publicCall(() => ({
    name: "A",
    email: stranger(),
    subject: "Hm",
    message: "Ten letters and more.",
  })),
  [`GET ${auth}/me`]: own,
  [`GET ${auth}/verify-token`]: own,
  [`GET ${auth}/trial-info`]: own,
  [`POST ${auth}/disable-account`]: { access: "own", body: () => ({ mode: "deactivate" }), ends: true },
  "GET /api/v1/user/sessions": own,
  "DELETE /api/v1/user/sessions": own,
  "DELETE /api/v1/user/sessions/:id": { access: "own", guards: ["session"] },
  "GET /api/v1/user/export": own,
  "GET /api/v1/user/preferences": own,
  "PUT /api/v1/user/preferences": { access: "own", body: () => ({ houseStyle: "Taken over" }) },
  ...all("not set up", [
    `POST ${auth}/login/google`,
    `POST ${auth}/signup/google`,
    `GET ${auth}/google`,
    `POST ${auth}/google/callback`,
  ]),
  [`PUT ${auth}/draft`]: { access: "pages", body: () => ({ id: "x".repeat(30), body: "text" }) },
  [`POST ${auth}/draft/read`]: { access: "pages", body: () => ({ id: "x".repeat(30) }) },
  [`GET ${auth}/outbox`]: { access: "pages" },
  "GET /api/v1/user/statement": own,
  [`GET ${plans}/plans`]: publicCall(),
  [`GET ${plans}/plans/:id`]: publicCall(),
  [`GET ${plans}/me`]: own,
  "GET /api/v1/subscription": own,
  [`GET ${plans}/billing`]: own,
  [`POST ${plans}/create-checkout`]: {
    access: "own",
    body: () => ({ priceId: "pri_test_pro", successUrl: "/", cancelUrl: "/" }),
  },
  [`POST ${plans}/upgrade`]: { access: "own", body: () => ({ priceId: "pri_test_pro" }) },
  [`POST ${plans}/cancel`]: { access: "own", paid: "active" },
  [`POST ${plans}/resume`]: { access: "own", paid: "cancelled" },
  [`POST ${plans}/portal`]: { access: "own", paid: "active" },
  [`GET ${plans}/checkout/:id`]: { access: "own", guards: ["purchase"] },
  [`GET ${plans}/invoices/:id`]: { access: "own", guards: ["purchase"], paid: "active" },
  [`POST ${plans}/webhooks/paddle`]: publicCall(() => ({ id: "evt_unsigned", type: "subscription.created" })),
  [`POST ${plans}/test-payment`]: {
    access: "pages",
    body: (transactionId) => ({ transactionId, outcome: "pay" }),
  },
  [`POST ${plans}/test-portal`]: { access: "pages", body: () => ({ happen: "renew" }) },
};
