import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinStet, written } from "#tests/support/app-stories.ts";
import { buyPlan, choosePlan } from "#tests/support/buying.ts";
import { bakery } from "#tests/support/samples.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

async function member(planId?: number): Promise<Visitor> {
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  if (planId !== undefined) await buyPlan(visitor, planId);
  return visitor;
}

const day = "\\d{1,2} [A-Z][a-z]{2}";
const hasButton = (page: Page, label: string): boolean =>
  page.root.findAll("button").some((button) => button.text().trim() === label);
const hrefOf = (page: Page, label: string): string | null =>
  page.root
    .findAll("a")
    .find((link) => link.text().replace(/\s+/g, " ").trim().startsWith(label))
    ?.attribute("href") ?? null;

const askedToCancel = (visitor: Visitor): Promise<Page> => visitor.open("/profile?cancel=ask");
const cancel = async (visitor: Visitor): Promise<Page> =>
  visitor.press(await askedToCancel(visitor), { button: "Cancel subscription" });
/** How often a page says something. */
const times = (page: Page, said: string): number => page.text.split(said).length - 1;

async function generate(visitor: Visitor, text = bakery): Promise<Page> {
  const home = await visitor.open("/");
  return visitor.press(home, { button: "Generate", fill: { text, action: "Summarize" } });
}

describe("Usage & Plan", () => {
  test("on the free plan", async () => {
    const visitor = await member();
    const page = await visitor.open("/profile");
    for (const text of [
      "Overview",
      "Account Info",
      "Usage & Plan",
      "Billing",
      "Security",
      "Settings",
      "You are on the Free plan.",
      "of 40,000 credits used this month.",
      "Prompts used 0 / 60",
      "Storage 0 / 100 MB",
      "7 days left in trial",
      "Nothing is charged.",
      "No invoices yet.",
    ])
      expect(page.text).toContain(text);
    expect(page.text).toMatch(new RegExp(`Resets ${day}\\.`));
    expect(hrefOf(page, "Upgrade")).toBe("/plans");
    expect([hasButton(page, "Reactivate"), hrefOf(page, "Cancel subscription")]).toEqual([false, null]);
    expect((await askedToCancel(visitor)).text).not.toContain("Cancel your subscription?");
    expect(hrefOf(page, "Manage payment method")).toBeNull();
  });

  test("cancelled and taken back: each is said once, with its day", async () => {
    const visitor = await member(3);
    const paid = await visitor.open("/profile");
    expect(paid.text).toMatch(new RegExp(`\\$12\\.99 per month, next charged ${day}`));
    expect(paid.text).toMatch(
      new RegExp(`If you cancel, you keep Pro until ${day} and return to the free plan`),
    );
    expect(paid.text).toContain("Your first purchase can be refunded until");
    expect([hrefOf(paid, "Downgrade"), hasButton(paid, "Reactivate")]).toEqual(["/plans", false]);

    expect(hasButton(paid, "Cancel subscription")).toBe(false);
    const asked = await visitor.open(hrefOf(paid, "Cancel subscription") ?? "");
    expect(asked.text).toMatch(
      new RegExp(`Cancel your subscription\\? You keep Pro until ${day} and return`),
    );
    expect(times(asked, "keep Pro until")).toBe(1);
    expect(hrefOf(asked, "Keep it")).toBe("/profile");
    expect((await visitor.open("/profile")).text).toContain("next charged");

    const cancelled = await visitor.press(asked, { button: "Cancel subscription" });
    expect(cancelled.url.pathname + cancelled.url.hash).toBe("/profile#usage");
    for (const said of ["Your subscription is cancelled.", "You keep Pro until", "ends on"])
      expect([said, times(cancelled, said)]).toEqual([said, 1]);
    expect(cancelled.text).toMatch(new RegExp(`per month, ends on ${day}`));
    expect([hrefOf(cancelled, "Cancel subscription"), hrefOf(cancelled, "Downgrade")]).toEqual([null, null]);
    expect(hasButton(await askedToCancel(visitor), "Cancel subscription")).toBe(false);

    const back = await visitor.press(cancelled, { button: "Reactivate" });
    expect(back.text).toContain("Subscription reactivated successfully.");
    expect(hrefOf(back, "Cancel subscription")).not.toBeNull();
    expect((await visitor.open("/profile")).text).not.toContain("reactivated successfully");
  });

  test("a downgrade is shown with its day, and can be taken back", async () => {
    const visitor = await member(3);
    await choosePlan(visitor, 2);
    const page = await visitor.open("/profile");
    expect(page.text).toMatch(new RegExp(`per month until ${day}, then Lite`));
    expect(page.text).toMatch(
      new RegExp(`Your plan changes to Lite on ${day}\\. Until then you keep Pro\\.`),
    );
    const kept = await visitor.press(page, { button: "Keep Pro" });
    expect(kept.text).toContain("You stay on Pro.");
    expect(hasButton(kept, "Keep Pro")).toBe(false);
  });

  test("what is refused is said in the service's words; a form that says nothing is refused", async () => {
    const visitor = await member();
    const page = await visitor.open("/profile");
    const send = (intent: string) =>
      visitor.submit(page, "/profile/subscription", null, new URLSearchParams({ intent }));
    expect((await send("cancel")).text).toContain("You are on the Free plan.");
    expect((await send("steal")).status).toBe(400);
    expect((await visitor.open("/profile/subscription")).url.pathname).toBe("/profile");
  });
});

describe("the statement", () => {
  test("has a line for what was given and what each text cost, with its document", async () => {
    const visitor = await member();
    const made = await written(visitor, await generate(visitor));
    expect(made.url.pathname).toMatch(/^\/create\//);
    const page = await visitor.open("/profile");
    const rows = page.root.findAll("tr").map((row) => row.text().replace(/\s+/g, " ").trim());
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Credits of the month \+20,000$/),
        expect.stringMatching(/Trial credits \+20,000$/),
        expect.stringMatching(/Summarize, .+ Built-in writer \d+ \d+ −\d+$/),
      ]),
    );
    expect(page.root.findAll("a").map((link) => link.attribute("href"))).toContain(made.url.pathname);
    expect(page.text).toContain("Storage 1 / 100 MB");
    const bars = page.root.findAll("figure")[0];
    expect(bars?.findAll("rect")).toHaveLength(20);
    const days = bars
      ?.findAll("tbody")[0]
      ?.findAll("td")
      .map((cell) => cell.text().trim());
    const used = /(\d+) of 40,000 credits used/.exec(page.text)?.[1];
    expect(rows.find((row) => row.includes("Summarize"))).toContain(`−${used}`);
    expect(days).toEqual([...Array<string>(19).fill("0"), used]);
    expect((await (await member()).open("/profile")).root.findAll("figure")).toEqual([]);
  });

  test("goes on page by page, and a place that there is not is said", async () => {
    const visitor = await member();
    const texts = Array.from({ length: 30 }, (_, at) => `${bakery} And again, for the ${at}th time.`);
    for (const text of texts) await generate(visitor, text);
    const newest = await visitor.open("/profile");
    const lines = (page: Page) =>
      page.root
        .find((one) => one.attribute("class") === "inv")
        ?.findAll("tbody")[0]
        ?.findAll("tr").length;
    expect([lines(newest), hrefOf(newest, "Newest")]).toEqual([30, null]);
    const older = await visitor.open(hrefOf(newest, "Older") ?? "");
    expect([lines(older), hrefOf(older, "Older"), hrefOf(older, "Newest")]).toEqual([
      2,
      null,
      "/profile#statement",
    ]);
    expect(older.text).toContain("Trial credits");
    const nowhere = await visitor.open("/profile?before=nowhere");
    expect([nowhere.status, nowhere.text.includes("Your statement could not be loaded.")]).toEqual([
      200,
      true,
    ]);
  });
});

describe("Billing", () => {
  test("plan, invoices with their documents, and what the provider says", async () => {
    const visitor = await member(2);
    await choosePlan(visitor, 3);
    const page = await visitor.open("/profile");
    for (const text of [
      "Test card ending 4242, charged monthly",
      "Pro, prorated from Lite",
      "$6.99",
      "Next billing date",
      "Billing cycle monthly",
      "Scheduled change None",
    ])
      expect(page.text).toContain(text);
    const invoice = await visitor.open(hrefOf(page, "Invoice of") ?? "");
    expect(invoice.url.pathname).toMatch(/^\/checkout\/test\/invoice\/txn_test_/);
    expect(invoice.text).toContain("Test invoice");
    expect(invoice.text).toContain("This is a test.");
    expect(invoice.text).toContain("Pro, prorated from Lite");
    expect(invoice.text).toContain("Nora Lindqvist");
    const receipt = await visitor.open(hrefOf(page, "Receipt of") ?? "");
    expect(receipt.text).toContain("Test receipt");
  });

  test("documents of nobody, and of somebody else, are not there", async () => {
    const owner = await member(2);
    const path = hrefOf(await owner.open("/profile"), "Invoice of") ?? "";
    const invoice = (await owner.open(path)).url.pathname;
    const thief = await member(2);
    for (const wanted of [
      path,
      invoice,
      "/profile/invoices/none?kind=invoice",
      "/checkout/test/invoice/none",
    ])
      expect((await thief.open(wanted)).status, wanted).toBe(404);
    const free = await member();
    const portal = await free.open("/profile/portal");
    expect(portal.url.pathname + portal.url.hash).toBe("/profile#billing");
    expect(portal.text).toContain("You are on the Free plan.");
  });

  test("at most five invoices", async () => {
    const visitor = await member(2);
    let portal = await visitor.open("/profile/portal");
    expect(portal.url.pathname).toBe("/checkout/test/portal");
    for (let at = 0; at < 5; at++) portal = await visitor.press(portal, { button: "Renew now" });
    expect((await visitor.open("/profile")).text.match(/Invoice of/g)).toHaveLength(5);
  });
});

describe("the test checkout's portal", () => {
  test("a renewal that fails, and is paid after all", async () => {
    const visitor = await member(3);
    const portal = await visitor.open("/profile/portal");
    expect(portal.text).toContain("This is a test.");
    const failed = await visitor.press(portal, { button: "Fail the renewal" });
    expect(failed.text).toContain("Done: Pro, past due");
    const due = await visitor.open("/profile");
    expect(due.text).toContain("Your last payment failed.");
    expect(due.text).toContain("you keep Pro meanwhile");
    expect(hrefOf(due, "Manage payment method")).toBe("/profile/portal");
    const paid = await visitor.press(failed, { button: "Pay what is due" });
    expect(paid.text).toContain("Done: Pro, active");
    const again = await visitor.press(paid, { button: "Pay what is due" });
    expect([again.status, again.text.includes("Nothing is due.")]).toEqual([409, true]);
    expect((await visitor.open("/profile")).text).not.toContain("Your last payment failed.");
  });

  test("a cancelled subscription ends with its period", async () => {
    const visitor = await member(3);
    const portal = await visitor.open("/profile/portal");
    const renewed = await visitor.press(portal, { button: "End the period" });
    expect(renewed.text).toContain("Done: Pro, active");
    await cancel(visitor);
    const ended = await visitor.press(await visitor.open("/profile/portal"), { button: "End the period" });
    expect(ended.url.pathname).toBe("/profile");
    expect(ended.text).toContain("The subscription has ended.");
    expect(ended.text).toContain("You are on the Free plan.");
    expect((await visitor.open("/checkout/test/portal")).status).toBe(404);
  });

  test("is not there on the free plan, and takes nothing else", async () => {
    const free = await member();
    expect((await free.open("/checkout/test/portal")).status).toBe(404);
    const visitor = await member(2);
    const portal = await visitor.open("/checkout/test/portal");
    const sent = new URLSearchParams({ happen: "a gift" });
    expect((await visitor.submit(portal, portal.url.href, null, sent)).status).toBe(400);
  });
});
