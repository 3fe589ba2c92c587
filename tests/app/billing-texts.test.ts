import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeAuth, type Said, startFakeAuth } from "#tests/support/fake-auth.ts";
import { testPassword } from "#tests/support/samples.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

const silence: Said = { status: 400, body: {} };
const defect: Said = { status: 500, body: {} };
const proxy: Said = { status: 502, body: "<h1>Bad gateway</h1>" };
const said: Said = { status: 402, body: { detail: "The card was declined." } };
const kinds = [
  ["nothing", silence],
  ["a defect", defect],
  ["a proxy's page", proxy],
] as const;

const subscriptions = "/api/v1/subscriptions";
const pro = {
  id: 3,
  name: "pro",
  displayName: "Pro",
  price: 12.99,
  billingPeriod: "monthly",
  tokenLimit: 600_000,
  promptLimit: 2_000,
  tagline: "For people who write every day.",
  features: ["Everything in Lite"],
  isActive: true,
  sortOrder: 3,
  paddlePriceId: "pri_pro",
};
const mine = {
  planId: 3,
  planName: "pro",
  planDisplayName: "Pro",
  price: 12.99,
  tokensUsed: 62_400,
  tokenLimit: 600_000,
  promptsUsed: 12,
  promptLimit: 2_000,
  currentPeriodEnd: "2026-12-14T10:00:00.000Z",
  cancelAtPeriodEnd: false,
  status: "active",
  subscriptionId: "sub_1",
  provider: "paddle",
  scheduledChange: null,
  refund: null,
};
const paddleTransaction = {
  transactionId: "txn_1",
  plan: pro,
  state: "open",
  provider: { kind: "paddle", token: "live_token", environment: "production" },
};

let auth: FakeAuth;
let stet: TestApp;
beforeAll(async () => {
  auth = await startFakeAuth();
  stet = await openTestApp("sqlite", { remote: { auth: auth.url } });
});
afterAll(async () => {
  await stet.close();
  await auth.close();
});

let visitor: Visitor;
beforeEach(async () => {
  visitor = stet.visitor();
  answer("GET", `${subscriptions}/plans`, { plans: [pro] });
  answer("GET", `${subscriptions}/plans/3`, { plan: pro });
  answer("GET", `${subscriptions}/me`, mine);
  const fill = { email: "nora@example.com", password: testPassword };
  await visitor.press(await visitor.open("/login"), { button: "Sign In", fill });
});
afterEach(() => auth.answers.clear());

const refuse = (method: string, path: string, says: Said): void =>
  void auth.answers.set(`${method} ${path}`, says);
const answer = (method: string, path: string, body: object): void =>
  refuse(method, path, { status: 200, body });
const post = async (path: string, fields: Record<string, string>): Promise<Page> =>
  visitor.submit(await visitor.open("/about"), path, null, new URLSearchParams(fields));

describe("plans that cannot be loaded", () => {
  test.each(kinds)("%s", async (_name, says) => {
    refuse("GET", `${subscriptions}/plans`, says);
    expect((await visitor.open("/plans")).text).toContain("Failed to load plans");
    expect(await (await visitor.request("/plans/offers")).json()).toEqual({
      offers: null,
      failure: "Failed to load plans",
    });
  });

  test("silence", async () => {
    refuse("GET", `${subscriptions}/plans`, "hang up");
    const page = await visitor.open("/plans");
    expect(page.text).toContain("Network error while loading plans");
    expect(page.text).toContain("Need help choosing?");
  });

  test("a sign-up goes on without them", async () => {
    refuse("GET", `${subscriptions}/plans`, defect);
    const page = await stet.visitor().open("/signup?plan=3");
    expect([page.status, page.field("planId")]).toEqual([200, "1"]);
    expect(page.text).not.toContain("You are choosing");
  });

  test("who cannot be told the plan is offered them by what the account says", async () => {
    refuse("GET", `${subscriptions}/me`, defect);
    expect((await visitor.open("/plans")).text).toContain("Upgrade plan");
  });
});

describe("a plan that cannot be changed", () => {
  const choose = () => post("/plans", { intent: "choose", planId: "3" });

  test.each(kinds)("%s", async (_name, says) => {
    refuse("POST", `${subscriptions}/upgrade`, says);
    const page = await choose();
    expect(page.url.pathname).toBe("/plans");
    expect(page.text).toContain("The plan could not be changed. Please try again.");
  });

  test("the service's own words, and silence", async () => {
    refuse("POST", `${subscriptions}/upgrade`, said);
    expect((await choose()).text).toContain("The card was declined.");
    refuse("POST", `${subscriptions}/upgrade`, "hang up");
    expect((await choose()).text).toContain("Network error. Please check your connection.");
  });
});

describe("the subscription's controls that fail", () => {
  const press = (intent: string) => post("/profile/subscription", { intent });

  test.each(kinds)("%s", async (_name, says) => {
    refuse("POST", `${subscriptions}/cancel`, says);
    refuse("POST", `${subscriptions}/resume`, says);
    expect((await press("cancel")).text).toContain("Failed to cancel subscription.");
    expect((await press("resume")).text).toContain("Failed to reactivate subscription.");
    expect((await press("keep")).text).toContain("Failed to reactivate subscription.");
  });

  test("the service's own words", async () => {
    refuse("POST", `${subscriptions}/cancel`, said);
    expect((await press("cancel")).text).toContain("The card was declined.");
  });
});

test("a profile whose parts cannot be loaded says so in their places", async () => {
  for (const path of ["me", "billing", "plans"]) refuse("GET", `${subscriptions}/${path}`, defect);
  refuse("GET", "/api/v1/user/statement", defect);
  const page = await visitor.open("/profile");
  expect(page.status).toBe(200);
  for (const text of [
    "Failed to load billing details.",
    "Your plan could not be loaded.",
    "Your statement could not be loaded.",
    "Nora Lindqvist",
  ])
    expect(page.text).toContain(text);
});

test.each(["/profile/portal", "/profile/invoices/txn_1?kind=receipt"])(
  "%s that fails leads back",
  async (path) => {
    refuse("POST", `${subscriptions}/portal`, defect);
    refuse("GET", `${subscriptions}/invoices/txn_1`, defect);
    const page = await visitor.open(path);
    expect(page.url.pathname + page.url.hash).toBe("/profile#billing");
    expect(page.text).toContain("could not be opened. Please try again.");
  },
);

test("documents and the portal lead to the provider", async () => {
  answer("POST", `${subscriptions}/portal`, { url: "https://customer-portal.paddle.com/cpl_1" });
  answer("GET", `${subscriptions}/invoices/txn_1`, { url: "https://files.paddle.com/invoice.pdf" });
  const to = async (path: string) => (await visitor.request(path)).headers.get("Location");
  expect(await to("/profile/portal")).toBe("https://customer-portal.paddle.com/cpl_1");
  expect(await to("/profile/invoices/txn_1?kind=invoice")).toBe("https://files.paddle.com/invoice.pdf");
});

describe("the checkout of a payment provider", () => {
  test("needs JavaScript, and says so", async () => {
    answer("GET", `${subscriptions}/checkout/txn_1`, paddleTransaction);
    const page = await visitor.open("/checkout?_ptxn=txn_1&planName=Pro&planPrice=12.99");
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<noscript>.*card form needs JavaScript.*nothing has been charged/);
    expect(page.text).toContain("Total due today $12.99");
    expect(page.root.findAll("iframe")).toEqual([]);
    expect((await visitor.open("/checkout/test?_ptxn=txn_1")).status).toBe(404);
  });

  test.each([...kinds, ["silence", "hang up"] as const])("that cannot begin: %s", async (_name, says) => {
    refuse("GET", `${subscriptions}/checkout/txn_1`, says);
    const page = await visitor.open("/checkout?_ptxn=txn_1");
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.text).toContain("Failed to initialize checkout. Please try again.");
    expect(page.text).toContain("Return to Plans");
  });
});

test("a day that the subscription names stands in the bar", async () => {
  answer("GET", "/api/v1/auth/me", {
    id: "reader",
    username: "nora",
    firstName: "Nora",
    lastName: "Lindqvist",
    email: "nora@example.com",
    isActive: true,
    isEmailVerified: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    tokensUsed: 62_400,
    maxTokensAllowed: 600_000,
    plan: "Pro",
    planId: 3,
    wantedPlan: null,
    houseStyleCharacters: 0,
  });
  expect((await visitor.open("/about")).text).toContain("Resets 14 Dec");
});
