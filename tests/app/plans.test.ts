import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinStet, logIn } from "#tests/support/app-stories.ts";
import { buyPlan, choosePlan } from "#tests/support/buying.ts";
import type { HtmlElement } from "#tests/support/page-tree.ts";
import { signupFields } from "#tests/support/samples.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { activationToken } from "#tests/support/test-services.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

const address = (): string => `buyer-${randomUUID()}@example.com`;
const columns = (page: Page): HtmlElement[] =>
  page.root.findAll("section").filter((section) => section.attribute("class")?.startsWith("plan"));
const said = (element: HtmlElement | undefined): string => element?.text().replace(/\s+/g, " ").trim() ?? "";

/** What each plan's button says, and where it leads; null for one that posts, "disabled" for one that cannot. */
const buttons = (page: Page): [string, string | null][] =>
  columns(page).map((column) => {
    const links = column.findAll("a").filter((one) => one.attribute("class")?.includes("btn"));
    const button = column.findAll("button")[0];
    if (links[0]) return [said(links[0]), links[0].attribute("href")];
    return [said(button), button?.attribute("disabled") === null ? null : "disabled"];
  });

async function member(email = address()): Promise<Visitor> {
  const visitor = stet.visitor();
  await joinStet(stet, visitor, email);
  return visitor;
}

const typed = { text: "The shop moves on Friday.", roles: "custom", primary: "A", secondary: "B" };

describe("/plans", () => {
  test("a guest sees four plans, the advised one, and ways to the sign-up", async () => {
    const page = await stet.visitor().open("/plans");
    for (const text of [
      "Choose the plan that fits your creativity.",
      "Upgrades are prorated",
      "A token is a credit: the measure of what a generation uses.",
      "until they end the meter shows 40,000. After them the Free plan goes on.",
      "Need help choosing?",
      "Contact Support",
    ])
      expect(page.text).toContain(text);
    expect(columns(page).map((column) => said(column))).toEqual([
      expect.stringMatching(/^Free .* Free 20k Tokens a month 7-day free trial/),
      expect.stringContaining("$6.99 per month 200k Tokens a month"),
      expect.stringMatching(/^Pro our pick .*\$12\.99 per month 600k Tokens a month/),
      expect.stringContaining("$19.99 per month 1500k Tokens a month"),
    ]);
    expect(buttons(page)).toEqual([
      ["Start 7-Day Trial", "/signup?plan=1"],
      ["Choose plan", "/signup?plan=2"],
      ["Choose plan", "/signup?plan=3"],
      ["Choose plan", "/signup?plan=4"],
    ]);
    expect(page.root.findAll("header").length).toBe(1);
    expect(page.root.findAll("footer").length).toBe(0);
  });

  test("?plan= marks the plan that was wanted", async () => {
    const marked = (page: Page) => columns(page).map((column) => said(column).includes("Your choice"));
    expect(marked(await stet.visitor().open("/plans?plan=4"))).toEqual([false, false, false, true]);
    for (const plan of ["", "9", "x"])
      expect(marked(await stet.visitor().open(`/plans?plan=${plan}`))).not.toContain(true);
  });

  test("from the free plan everything else is an upgrade, which leads to the checkout with what it shows", async () => {
    const visitor = await member();
    expect(buttons(await visitor.open("/plans"))).toEqual([
      ["You're currently on Free", "disabled"],
      ["Upgrade plan", null],
      ["Upgrade plan", null],
      ["Upgrade plan", null],
    ]);
    const checkout = await choosePlan(visitor, 2);
    expect(checkout.url.pathname).toBe("/checkout");
    expect(Object.fromEntries(checkout.url.searchParams)).toEqual({
      _ptxn: expect.stringMatching(/^txn_/),
      planName: "Lite",
      planPrice: "6.99",
      planPeriod: "per month",
      planCredits: "200000",
      planFeatures: expect.stringContaining("Everything in Free,"),
    });
  });

  test("on a paid plan: up at once, down when the period ends, Free by cancelling, and nothing while that is scheduled", async () => {
    const visitor = await member();
    await buyPlan(visitor, 3);
    const plans = await visitor.open("/plans");
    expect(buttons(plans)).toEqual([
      ["Downgrade", "disabled"],
      ["Downgrade", null],
      ["You're currently on Pro", "disabled"],
      ["Upgrade", null],
    ]);
    expect(said(columns(plans)[0])).toContain("You return to Free by cancelling. Cancel in your profile");

    const lowered = await choosePlan(visitor, 2);
    expect(lowered.url.pathname).toBe("/plans");
    expect(lowered.text).toMatch(/Your plan changes to Lite on \d{1,2} [A-Z][a-z]{2}\. Until then/);
    expect((await visitor.open("/plans")).text).not.toContain("Your plan changes to Lite");

    const raised = await choosePlan(visitor, 4);
    expect(raised.url.pathname).toBe("/subscription/success");
    expect(buttons(await visitor.open("/plans"))[3]).toEqual(["You're currently on Power", "disabled"]);

    await visitor.press(await visitor.open("/profile?cancel=ask"), { button: "Cancel subscription" });
    const cancelled = await visitor.open("/plans");
    expect(buttons(cancelled).map(([, way]) => way)).toEqual(Array(4).fill("disabled"));
    expect(cancelled.text.match(/Your subscription ends on [^.]+\.\s+Reactivate it first/g)).toHaveLength(1);
    const sent = new URLSearchParams({ intent: "choose", planId: "2" });
    const refused = await visitor.submit(cancelled, "/plans", null, sent);
    expect(refused.url.pathname).toBe("/plans");
    expect(refused.text).toContain("Reactivate it first.");
  });

  test("a guest who posts is led to the log-in and back; what is no plan is refused", async () => {
    const guest = stet.visitor();
    const page = await guest.open("/plans");
    const post = (fields: Record<string, string>) =>
      guest.submit(page, "/plans", null, new URLSearchParams(fields));
    const login = await post({ intent: "choose", planId: "3" });
    expect(login.url.pathname + login.url.search).toBe("/login?redirect=%2Fplans%3Fplan%3D3");
    expect((await post({ intent: "choose" })).status).toBe(400);
    expect((await post({ intent: "choose", planId: "x" })).status).toBe(400);
    expect((await post({ planId: "3" })).status).toBe(400);
    const visitor = await member();
    const free = await visitor.submit(
      await visitor.open("/plans"),
      "/plans",
      null,
      new URLSearchParams({ intent: "choose", planId: "1" }),
    );
    expect(free.text).toContain("You return to Free by cancelling your subscription.");
    const unknown = await visitor.submit(
      free,
      "/plans",
      null,
      new URLSearchParams({ intent: "choose", planId: "99" }),
    );
    expect([unknown.url.pathname, unknown.text.includes("Not found.")]).toEqual(["/plans", true]);
  });

  test("every form answers with 303", async () => {
    const visitor = await member();
    const sent = new URLSearchParams({ intent: "choose", planId: "3" });
    const answer = await visitor.request("/plans", { method: "POST", body: sent });
    expect([answer.status, answer.headers.get("Location")?.split("?")[0]]).toEqual([303, "/checkout"]);
  });
});

describe("the plan that a sign-up names", () => {
  async function signedUpFor(plan: number): Promise<Page> {
    const email = address();
    const visitor = stet.visitor();
    const form = await visitor.open(`/signup?plan=${plan}`);
    await visitor.press(form, { button: "Sign up", fill: signupFields(email) });
    const path = `/activate-account?token=${await activationToken(stet.db, email)}`;
    await visitor.press(await visitor.open(path), { button: "Activate account" });
    const first = await logIn(visitor, email);
    const again = await logIn(stet.visitor(), email);
    expect(again.url.pathname).toBe("/");
    return first;
  }

  test("is marked after the first log-in, and only then", async () => {
    const first = await signedUpFor(3);
    expect(first.url.pathname + first.url.search).toBe("/plans?plan=3");
    expect(first.text).toContain("Your choice");
    expect(first.text).toContain("Login successful! Redirecting...");
  });

  test("leads nowhere else when it is the free one", async () => {
    expect((await signedUpFor(1)).url.pathname).toBe("/");
  });
});

describe("the bar", () => {
  test("names Pricing for everybody, and the way up for whoever has an account", async () => {
    const guest = await stet.visitor().open("/about");
    const pricing = guest.root.findAll("a").filter((link) => said(link) === "Pricing");
    expect(pricing.map((link) => link.attribute("href"))).toEqual(["/plans", "/plans"]);
    expect(guest.text).not.toContain("Upgrade to Premium");

    const visitor = await member();
    const free = await visitor.open("/about");
    for (const text of [
      "Upgrade to Premium",
      "Upgrade plan",
      "Unlock higher limits & features",
      "7 days left in trial",
    ])
      expect(free.text).toContain(text);
    expect(free.text).not.toContain("Resets");

    await buyPlan(visitor, 2);
    const paid = await visitor.open("/about");
    expect(paid.text).toMatch(/Resets \d{1,2} [A-Z][a-z]{2}/);
    expect(paid.text).toContain("Unlock higher limits & features");
    for (const text of ["Upgrade to Premium", "left in trial"]) expect(paid.text).not.toContain(text);
  });

  test("Brainstorm wears the Upgrade badge until a plan has it", async () => {
    const visitor = await member();
    const start = async (who = visitor) => {
      const home = await who.open("/");
      const link = home.root.findAll("a").find((one) => said(one).startsWith("Brainstorm"));
      return [said(link), link?.attribute("href")];
    };
    expect(await start()).toEqual(["Brainstorm Upgrade", "/plans?for=brainstorm"]);
    // A guest is promised no more than the account then has, and the plan that has it says so.
    expect(await start(stet.visitor())).toEqual(["Brainstorm Upgrade", "/plans?for=brainstorm"]);
    const reason = "Brainstorm is part of the paid plans: Lite, Pro and Power have it.";
    expect((await stet.visitor().open("/plans?for=brainstorm")).text).toContain(reason);
    const offered = (await stet.visitor().open("/plans")).text;
    expect(offered).not.toContain(reason);
    expect(offered.split("Brainstorm with two roles")).toHaveLength(2);
    expect(offered).toMatch(/Lite.*Brainstorm with two roles.*Everything in Lite/s);
    const locked = await visitor.open("/brainstorm");
    expect(locked.text).toContain("Brainstorm is part of the paid plans");
    expect(locked.text).toContain("Lite, Pro and Power have it.");
    const refused = await visitor.submit(locked, "/brainstorm", null, new URLSearchParams(typed));
    expect(refused.status).toBe(403);
    await buyPlan(visitor, 2);
    expect(await start()).toEqual(["Brainstorm", "/brainstorm"]);
    expect((await visitor.open("/brainstorm")).text).toContain("Who should think it through?");
  });
});

test("what the page asks for while it stands: the account, and whether a purchase has arrived", async () => {
  const read = async (visitor: Visitor) => (await visitor.request("/subscription/status")).json();
  expect(await read(stet.visitor())).toEqual({ user: null, subscribed: false });
  const visitor = await member();
  expect(await read(visitor)).toMatchObject({ user: { plan: { id: 1 } }, subscribed: false });
  await buyPlan(visitor, 4);
  expect(await read(visitor)).toMatchObject({
    user: { plan: { id: 4, name: "Power" }, resets: expect.any(String) },
    subscribed: true,
  });
});
