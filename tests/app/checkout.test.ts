import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinStet } from "#tests/support/app-stories.ts";
import { buyPlan, choosePlan, openFrame } from "#tests/support/buying.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

async function member(): Promise<Visitor> {
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  return visitor;
}

const links = (page: Page): (string | null)[] => page.root.findAll("a").map((link) => link.attribute("href"));
const refresh = (page: Page): string | null =>
  /<noscript><meta http-equiv="refresh" content="([^"]+)"/i.exec(page.html)?.[1]?.replaceAll("&amp;", "&") ??
  null;

describe("/checkout", () => {
  test("shows the order and the frame, which is plainly a test", async () => {
    const visitor = await member();
    const page = await choosePlan(visitor, 3);
    expect([page.status, page.url.pathname]).toEqual([200, "/checkout"]);
    for (const text of [
      "Order summary",
      "Pro",
      "$12.99 per month",
      "600k Tokens a month",
      "Room for long documents",
      "Subtotal $12.99",
      "Add promotion code",
      "Tax $0.00",
      "Total due today $12.99",
      "Return to Plans",
    ])
      expect(page.text).toContain(text);
    const frame = await openFrame(visitor, page);
    expect(frame.url.pathname).toBe("/checkout/test");
    for (const text of ["This is a test.", "no money changes hands", "Plan Pro", "Price $12.99 per month"])
      expect(frame.text).toContain(text);
    expect(frame.html).not.toContain("<script");
    const form = frame.root.findAll("form")[0];
    expect([form?.attribute("target"), form?.attribute("method")]).toEqual(["_top", "post"]);
    expect(form?.findAll("button").map((button) => button.text().trim())).toEqual(["Pay", "Decline"]);
  });

  test("the promotion code's button submits nothing", async () => {
    const page = await choosePlan(await member(), 2);
    const apply = page.root.findAll("button").find((button) => button.text().trim() === "Apply");
    expect([apply?.attribute("type"), apply?.closest("form")]).toEqual(["button", null]);
  });

  test("declined: the checkout says so, with the same order, and can be paid after all", async () => {
    const visitor = await member();
    const frame = await openFrame(visitor, await choosePlan(visitor, 2));
    const declined = await visitor.press(frame, { button: "Decline" });
    expect(declined.url.pathname).toBe("/checkout");
    expect(declined.text).toContain("An error occurred during checkout. Please try again.");
    expect(declined.text).toContain("Total due today $6.99");
    expect(links(declined).filter((link) => link === "/plans")).toHaveLength(2);
    expect((await visitor.open("/profile")).text).toContain("You are on the Free plan.");
    const paid = await visitor.press(await openFrame(visitor, declined), { button: "Pay" });
    expect(paid.url.pathname).toBe("/subscription/success");
    expect((await visitor.open("/profile")).text).toContain("$6.99 per month, next charged");
  });

  test("what is paid already is not paid twice", async () => {
    const visitor = await member();
    const checkout = await choosePlan(visitor, 2);
    const frame = await openFrame(visitor, checkout);
    await visitor.press(frame, { button: "Pay" });
    const again = await visitor.open(checkout.url.pathname + checkout.url.search);
    expect(again.url.pathname).toBe("/subscription/success");
    expect((await visitor.press(frame, { button: "Pay" })).url.pathname).toBe("/subscription/success");
    const shown = await visitor.open(frame.url.pathname + frame.url.search);
    expect(shown.text).toContain("This order is paid.");
    expect(shown.root.findAll("button")).toEqual([]);
    const profile = await visitor.open("/profile");
    expect(profile.text.match(/Invoice of/g)).toHaveLength(1);
  });

  test("without a transaction it says so, over the defaults", async () => {
    const page = await (await member()).open("/checkout");
    expect(page.status).toBe(400);
    for (const text of [
      "No transaction ID found. Please try again from the plans page.",
      "Pro 1",
      "$25.00 per month",
      "Total due today $25.00",
    ])
      expect(page.text).toContain(text);
    expect(page.root.findAll("iframe")).toEqual([]);
    expect(links(page).filter((link) => link === "/plans")).toHaveLength(2);
  });

  test("an address that names nothing but the transaction shows what that is for", async () => {
    const visitor = await member();
    const transaction = (await choosePlan(visitor, 2)).url.searchParams.get("_ptxn");
    const page = await visitor.open(`/checkout?_ptxn=${transaction}`);
    for (const text of ["Lite", "$6.99 per month", "200k Tokens a month", "Total due today $6.99"])
      expect(page.text).toContain(text);
    expect(page.text).not.toContain("Pro 1");
  });

  test("display parameters are taken in either spelling, as words alone", async () => {
    const visitor = await member();
    const short = await visitor.open(
      "/checkout?plan=A+%3Cb%3E&price=7&period=per+year&credits=3000&features=One,Two",
    );
    for (const text of ["A <b>", "$7.00 per year", "3k Tokens a month", "One", "Two"])
      expect(short.text).toContain(text);
    expect(short.html).not.toContain("A <b>");
  });

  test("somebody else's transaction, and one that there is not, cannot be opened or paid", async () => {
    const owner = await member();
    const checkout = await choosePlan(owner, 4);
    const frame = await openFrame(owner, checkout);
    const thief = await member();
    for (const path of [checkout.url.pathname + checkout.url.search, "/checkout?_ptxn=txn_none"]) {
      const page = await thief.open(path);
      expect(page.status).toBe(404);
      expect(page.text).toContain("Failed to initialize checkout. Please try again.");
      expect(page.root.findAll("iframe")).toEqual([]);
    }
    expect((await thief.open(frame.url.pathname + frame.url.search)).status).toBe(404);
    expect((await thief.open("/checkout/test")).status).toBe(404);
    const stolen = await thief.press(frame, { button: "Pay" });
    expect(stolen.url.pathname).toBe("/checkout");
    expect((await thief.open("/profile")).text).toContain("You are on the Free plan.");
    expect((await owner.open("/profile")).text).toContain("You are on the Free plan.");
  });

  test("leads where its address says, and never off this site", async () => {
    const visitor = await member();
    const { search } = (await choosePlan(visitor, 2)).url;
    const page = await visitor.open(`/checkout${search}&success=%2Fcreate&cancel=%2Fabout`);
    expect(links(page)).toContain("/about");
    const paid = await visitor.press(await openFrame(visitor, page), { button: "Pay" });
    expect(paid.url.pathname).toBe("/create");
    const other = await member();
    const bad = await other.open(
      `/checkout${(await choosePlan(other, 2)).url.search}&success=https%3A%2F%2Fevil.example%2F&cancel=%2F%2Fevil.example`,
    );
    expect(links(bad).filter((link) => /^(https?:)?\/\//.test(link ?? ""))).toEqual([]);
    expect((await other.press(await openFrame(other, bad), { button: "Pay" })).url.pathname).toBe("/");
  });

  test("is for who is signed in, and brings a guest back", async () => {
    for (const path of ["/checkout?_ptxn=1", "/subscription/success", "/payment-success?plan=trial"]) {
      const page = await stet.visitor().open(path);
      expect(page.url.pathname + page.url.search).toBe(`/login?from=${encodeURIComponent(path)}`);
    }
  });

  test("a form that says nothing is refused", async () => {
    const visitor = await member();
    const frame = await openFrame(visitor, await choosePlan(visitor, 2));
    const answer = await visitor.submit(
      frame,
      frame.url.href,
      null,
      new URLSearchParams({ intent: "steal" }),
    );
    expect(answer.status).toBe(400);
  });
});

describe("/subscription/success", () => {
  test("leads to / once there is a subscription", async () => {
    const visitor = await member();
    const page = await buyPlan(visitor, 3);
    expect(page.text).toContain("Subscription Activated");
    expect(page.text).toContain("Refreshing your account...");
    expect(refresh(page)).toBe("2;url=/");
  });

  test("leads back to where the plans were opened from, and to no other site", async () => {
    const here = "/brainstorm?branch=b-1";
    const visitor = await member();
    const checkout = await choosePlan(visitor, 2, here);
    const declined = await visitor.press(await openFrame(visitor, checkout), { button: "Decline" });
    expect(links(declined).filter((link) => link === `/plans?from=${encodeURIComponent(here)}`)).toHaveLength(
      2,
    );
    const paid = await visitor.press(await openFrame(visitor, declined), { button: "Pay" });
    expect(refresh(paid)).toBe(`2;url=${here}`);
    const asked = await visitor.open(checkout.url.pathname + checkout.url.search);
    expect(refresh(asked)).toBe(`2;url=${here}`);
    for (const from of [
      "https://elsewhere.example/x",
      "//elsewhere.example",
      "/plans?plan=2",
      "/login",
      "x",
    ]) {
      const other = await member();
      const page = await choosePlan(other, 2, from);
      expect(page.url.searchParams.get("success")).toBeNull();
      const success = `/subscription/success?from=${encodeURIComponent(from)}`;
      expect(refresh(await other.open(success))).toBe("2;url=/subscription/success?tries=1");
    }
  });

  test("without a script it asks every two seconds, thirty times, and then says what to expect", async () => {
    const visitor = await member();
    expect(refresh(await visitor.open("/subscription/success"))).toBe("2;url=/subscription/success?tries=1");
    expect(refresh(await visitor.open("/subscription/success?tries=29"))).toBe(
      "2;url=/subscription/success?tries=30",
    );
    const over = await visitor.open("/subscription/success?tries=30");
    expect(refresh(over)).toBeNull();
    expect(over.text).toContain("Your payment is on its way");
    expect(links(over)).toEqual(expect.arrayContaining(["/", "/profile#usage"]));
    for (const tries of ["-5", "x", "1e99", ""])
      expect((await visitor.open(`/subscription/success?tries=${tries}`)).status).toBe(200);
  });
});

test.each([
  ["trial", "Trial, Free Trial"],
  ["explorer", "Explorer, $12.00 per month"],
  ["creator", "Creator, $20.00 per month"],
  ["master", "Master, $40.00 per month"],
])("/payment-success?plan=%s", async (plan, said) => {
  const visitor = await member();
  const page = await visitor.open(`/payment-success?plan=${plan}`);
  expect(page.text).toContain(said);
  const buttons = page.root.findAll("a").filter((link) => link.attribute("class")?.includes("btn-lg"));
  expect(buttons.map((link) => link.attribute("href"))).toEqual(["/login", "/plans"]);
  expect(page.text).toContain("Start writing");
  expect(page.text).not.toContain("Go to Login");
  expect((await visitor.open("/login")).url.pathname).toBe("/");
});

test("/payment-success without a plan, or with one that there is not, names none", async () => {
  const visitor = await member();
  for (const path of [
    "/payment-success",
    "/payment-success?plan=gold",
    "/payment-success?plan=constructor",
  ]) {
    const page = await visitor.open(path);
    expect(page.text).toContain("Payment successful");
    expect(page.text).not.toContain("per month");
  }
});
