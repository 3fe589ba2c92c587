import type { Page } from "playwright/test";
import { signupFields } from "../support/samples.ts";
import { bakery, expect, faultlessInBoth, ready, tabTo, test, Writer } from "./stet.ts";

test("the sign-up form is remembered without its passwords, and forgotten on success", async ({ page }) => {
  const writer = new Writer(page);
  const kept = () => page.evaluate(() => localStorage.getItem("signupFormData"));
  await page.goto("/signup");
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Lindqvist");
  await page.getByLabel("Email").fill(writer.account.email);
  await page.getByLabel("Password", { exact: true }).fill(writer.account.password);
  await page.getByLabel("Confirm password").fill(writer.account.password);
  await page.getByRole("checkbox", { name: /agree/ }).check();
  expect(await kept()).not.toContain(writer.account.password);

  await page.goto("/about");
  await page.goto("/signup");
  await expect(page.getByLabel("First name")).toHaveValue("Nora");
  await expect(page.getByLabel("Last name")).toHaveValue("Lindqvist");
  await expect(page.getByLabel("Email")).toHaveValue(writer.account.email);
  await expect(page.getByRole("checkbox", { name: /agree/ })).toBeChecked();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Confirm password")).toHaveValue("");

  await writer.signUp();
  await expect.poll(kept).toBeNull();
  await page.goto("/signup");
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("what the sign-up refuses, in two lines too, moves nothing", async ({ page, expectedOnConsole }) => {
  expectedOnConsole.push("422");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/signup");
  await page.getByLabel("First name").fill("N".repeat(101));
  await page.getByLabel("Last name").fill("Lindqvist");
  await page.getByLabel("Email").fill("nora@example.com");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password").fill("other");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  const tops = (): Promise<number[]> =>
    page
      .locator("form :is(input:not([type=hidden]), button, .label)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await tops();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("Password must be at least 8 characters and include")).toBeVisible();
  await expect(page.getByText("At most 100 characters.")).toBeVisible();
  // Each error keeps its distance from the field that it is about.
  const gaps = await page.locator("form .error").evaluateAll((all) =>
    all.map((error) => {
      const field = error.closest(".field")?.querySelector("input:not([type=checkbox])");
      return error.getBoundingClientRect().top - (field?.getBoundingClientRect().bottom ?? 0);
    }),
  );
  expect(gaps).toHaveLength(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  const after = await tops();
  expect(Math.max(...after.map((top, at) => Math.abs(top - (before[at] ?? 0))))).toBeLessThanOrEqual(1);
});

test("what the ways in refuse over the form moves nothing in it, and has the focus", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("401", "422", "400");
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path, fill, button } of [
    { path: "/login", fill: ["Email", "Password"], button: "Sign In" },
    {
      path: "/reset-password?token=x",
      fill: ["New password", "Confirm password"],
      button: "Set new password",
    },
  ]) {
    await page.goto(path);
    await ready(page);
    for (const label of fill) {
      const value = label === "Email" ? "nobody@example.com" : "a long pass 7";
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    const tops = (): Promise<number[]> =>
      page
        .locator("main :is(h1, form input:not([type=hidden]), form button, .auth-alt)")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeInViewport();
    await expect(page.locator(".auth-said .banner")).toBeFocused();
    const after = await tops();
    expect(Math.max(...after.map((top, at) => Math.abs(top - (before[at] ?? 0))))).toBeLessThanOrEqual(1);
  }
});

test.describe("640 px", () => {
  test.use({ viewport: { width: 640, height: 900 } });

  const guestPages = [
    "/",
    "/login",
    "/signup",
    "/plans",
    "/login?forgot=1",
    "/reset-password?token=x",
    "/support",
  ];
  const readable = ["/account-deactivated", "/features", "/about", "/help", "/privacy", "/terms"];

  async function look(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(path);
      await expect(page, path).toHaveURL(path);
      const beyond = await page.evaluate(() => {
        const root = document.documentElement;
        return root.scrollWidth - root.clientWidth;
      });
      expect.soft(beyond, `${path} overflows by px`).toBe(0);
      await faultlessInBoth(page, path);
    }
  }

  test("a guest is led to /mobile, and continues anyway", async ({ page }) => {
    await page.goto("/about");
    await page.waitForURL("/mobile?from=%2Fabout");
    await faultlessInBoth(page, "/mobile");
    await page.getByRole("button", { name: "Continue anyway" }).click();
    await expect(page).toHaveURL("/about");
    await look(page, [...guestPages, ...readable]);
  });

  test("so does a writer", async ({ writer, page, expectedOnConsole }) => {
    expectedOnConsole.push("400");
    await page.goto("/");
    await page.waitForURL("/mobile?from=%2F");
    await page.getByRole("button", { name: "Continue anyway" }).click();
    await expect(page).toHaveURL("/");
    await look(page, ["/", "/plans", "/profile", "/profile?close=delete", "/checkout", "/create"]);
    await page.goto("/");
    await writer.generate();
    await look(page, [new URL(page.url()).pathname]);
  });
});

test("769 px is wide enough, 768 px is not", async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto("/about");
  await ready(page);
  await expect(page).toHaveURL("/about");
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/about");
  await page.waitForURL("/mobile?from=%2Fabout");
});

test("the bar changes after 20 px of scrolling, with a script and without", async ({ page }) => {
  const bar = page.locator("header.topbar");
  const scroll = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  const settled = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  const look = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const path of ["/", "/privacy"]) {
    await page.goto(path);
    await ready(page);
    const before = await look();
    await scroll(18);
    await settled();
    expect(await look(), path).toBe(before);
    await scroll(22);
    await expect.poll(look, path).not.toBe(before);
    await scroll(0);
    await expect.poll(look, path).toBe(before);
  }
  await page.goto("/");
  await ready(page);
  await scroll(20);
  await settled();
  await expect(bar).not.toHaveClass(/is-scrolled/);
  await scroll(21);
  await expect(bar).toHaveClass(/is-scrolled/);
});

test("from sign-up to sign-out by the keyboard alone", async ({ page }) => {
  const writer = new Writer(page);
  const { account } = writer;
  const type = async (label: RegExp | string, text: string): Promise<void> => {
    await tabTo(page, page.getByRole("textbox", { name: label }));
    await page.keyboard.type(text);
  };
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Get Started" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("/signup");
  const fields = signupFields(account.email);
  await type("First name", fields["firstName"] ?? "");
  await type("Last name", fields["lastName"] ?? "");
  await type("Email", account.email);
  await type(/^Password/, account.password);
  await type(/^Confirm password/, account.password);
  await tabTo(page, page.getByRole("checkbox", { name: /agree/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Open the outbox" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("/outbox");
  await page.goto(await writer.activationLink());
  await page.waitForURL("/login?after=activation");
  await type("Email", account.email);
  await type(/^Password/, account.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("/");
  const menu = page.locator("details.account > summary");
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Profile Settings" }));
  await page.keyboard.press("Enter");
  const profile = page.getByRole("dialog", { name: "Profile" });
  await expect(profile.getByText(account.email).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile).toBeHidden();
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Sign out" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});

test.describe("the session", () => {
  const openProfile = async (page: Page): Promise<void> => {
    await page.locator("details.account > summary").click();
    await page.getByRole("link", { name: "Profile Settings" }).click();
  };

  test("is being verified: a slow page behind the guard says so", async ({ writer: _writer, page }) => {
    await page.goto("/");
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/create.data*", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("link", { name: "New Workspace" }).first().click();
    const spinner = page.getByText("Verifying session...");
    await expect(spinner).toBeVisible();
    answer();
    await expect(page).toHaveURL("/create");
    await expect(spinner).toBeHidden();
  });

  test("is verified at once a day; where nobody can tell, nothing ends", async ({
    writer: _writer,
    page,
    expectedOnConsole,
  }) => {
    expectedOnConsole.push("ERR_FAILED");
    await page.clock.install();
    await page.goto("/");
    await ready(page);
    const asked = page.waitForResponse("**/session");
    await page.clock.fastForward("24:00:01");
    expect((await asked).status()).toBe(200);
    await page.route("**/session", (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await page.clock.fastForward("24:00:01");
    await lost;
    await expect(page.locator("details.account")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Transform");
  });

  test("over at the daily check on a public page: the account leaves the bar, and /login comes", async ({
    writer,
    page,
    request,
  }) => {
    await page.clock.install();
    await page.goto("/plans?plan=2");
    await ready(page);
    await writer.endSessions(request);
    await page.clock.fastForward("24:00:01");
    await expect(page).toHaveURL("/login?from=%2Fplans%3Fplan%3D2");
    await page.goBack();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  });

  test("over at the daily check while something is typed: the text stays, for a guest to send", async ({
    writer,
    page,
    request,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await ready(page);
    await writer.deskText.fill(bakery);
    await writer.endSessions(request);
    await page.clock.fastForward("24:00:01");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(writer.deskText).toHaveValue(bakery);
    await expect(page).toHaveURL("/");
  });

  test("ended elsewhere: the next click loads the document of /login", async ({ writer, page, request }) => {
    await page.goto("/");
    await writer.endSessions(request);
    await openProfile(page);
    await expect(page).toHaveURL("/login?from=%2Fprofile");
    await page.getByLabel("Email").fill(writer.account.email);
    await page.getByLabel("Password", { exact: true }).fill(writer.account.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL("/profile");
  });

  for (const { when, pauseMs } of [
    { when: "a second before Save", pauseMs: 1_000 },
    { when: "at once before Save", pauseMs: 20 },
  ]) {
    test(`ended elsewhere: a document's words typed ${when} are kept`, async ({
      writer,
      page,
      request,
      expectedOnConsole,
    }) => {
      expectedOnConsole.push("401");
      page.on("dialog", (dialog) => void dialog.accept());
      await page.goto("/");
      await writer.generate();
      const address = new URL(page.url()).pathname;
      await writer.enterText();
      await writer.endSessions(request);
      const save = await page.getByRole("button", { name: "Save", exact: true }).elementHandle();
      await page.evaluate(
        async ({ button, pause }) => {
          document.execCommand("insertText", false, "Typed before the end. ");
          await new Promise((done) => setTimeout(done, pause));
          if (button instanceof HTMLElement) button.click();
        },
        { button: save, pause: pauseMs },
      );
      await expect(page.getByText("Signed out. Kept in this browser. Sign in")).toBeVisible();
      await page.goto(address);
      await page.waitForURL(/\/login\?from=/);
      await page.getByLabel("Email").fill(writer.account.email);
      await page.getByLabel("Password", { exact: true }).fill(writer.account.password);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await page.waitForURL(`**${address}*`);
      await expect(writer.editor).toContainText("Typed before the end.");
    });
  }

  test("ended elsewhere: home's text is kept", async ({ writer, page, request, expectedOnConsole }) => {
    expectedOnConsole.push("401");
    await page.goto("/");
    await writer.deskText.fill(bakery);
    await writer.choose("Summarize");
    await writer.endSessions(request);
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await page.waitForURL(/\/login\?from=/);
    await writer.logIn();
    await expect(writer.deskText).toHaveValue(bakery);
  });
});
