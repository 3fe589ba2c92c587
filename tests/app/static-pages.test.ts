import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinStet } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page } from "#tests/support/visitor.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

const titles = {
  "/features": "Top Features",
  "/about": "About Stet",
  "/help": "Help Center",
  "/privacy": "Privacy Policy",
  "/terms": "Terms of Service",
} as const;
const open = (path: string): Promise<Page> => stet.visitor().open(path);
const headings = (page: Page, tag: string): string[] =>
  page.root.findAll(tag).map((heading) => heading.text().replace(/\s+/g, " ").trim());
const scripts = (page: Page): (string | null)[] =>
  page.root.findAll("script").map((script) => script.attribute("src"));

describe.each(Object.entries(titles))("%s", (path, title) => {
  test("has its one title, the bar and the foot", async () => {
    const page = await open(path);
    expect([page.status, headings(page, "h1")]).toEqual([200, [title]]);
    expect(page.root.findAll("header").some((header) => header.attribute("class") === "topbar")).toBe(true);
    const [footer] = page.root.findAll("footer");
    expect(footer?.text()).toContain("Smart text area where everything happens. One click, instant results.");
    expect(footer?.text()).toContain("© 2025");
    for (const name of ["About", "Help", "Privacy", "Terms"]) expect(footer?.text()).toContain(name);
  });

  test("leads nowhere that is not there, signed in or not", async () => {
    const writer = stet.visitor();
    await joinStet(stet, writer);
    for (const visitor of [stet.visitor(), writer]) {
      const page = await visitor.open(path);
      const targets = new Set(
        page.root.findAll("a").map((link) => new URL(link.attribute("href") ?? "", page.url)),
      );
      expect(targets.size).toBeGreaterThan(5);
      for (const target of targets) {
        const found = await visitor.open(target.pathname + target.search);
        expect([target.pathname, found.status]).toEqual([target.pathname, 200]);
        if (target.hash === "" || target.hash === "#main") continue;
        const anchor = found.root.find((element) => `#${element.attribute("id")}` === target.hash);
        expect(anchor, target.href).not.toBeNull();
      }
    }
  });
});

test("home leads a guest to the sign-up, and says of the kinds of text no more than it shows", async () => {
  const page = await open("/");
  // Without a script it keeps what is typed on the way.
  const join = page.root.findAll("button").find((one) => one.text().includes("Join and Start"));
  expect(join?.attribute("value")).toBe("go:/signup");
  expect(page.text).not.toContain("places to start");
});

test("pages that only inform come without scripts but for the one that knows narrow windows", async () => {
  for (const path of ["/features", "/about", "/privacy", "/terms", "/account-deactivated"]) {
    expect([path, scripts(await open(path))]).toEqual([path, ["/narrow.js"]]);
  }
  expect(scripts(await open("/help")).length).toBeGreaterThan(1);
});

test("the policy's facts stand on the pages", async () => {
  const terms = (await open("/terms")).text;
  for (const fact of [
    "Subscriptions renew automatically",
    "Cancelling keeps your access until the period ends",
    "reverts to the free plan",
    "within 14 days if less than 20% of the monthly credits",
    "merchant-of-record provider",
    "the provider retries automatically",
    "may be suspended until it is resolved",
    "in advance",
    "means that you accept it",
    "illegal or harmful content",
    "spam or malware",
    "impersonation",
    "reverse engineering",
    "sharing your credentials",
    "commercial use beyond",
    "hate speech",
    "keep the ownership",
    "limited licence to process and store it",
    "immediate and without notice",
    "Billing contact",
    "Availability",
    "Liability",
    "Changes to these terms",
    "Governing law",
    "Contact",
  ]) {
    expect(terms).toContain(fact);
  }
  const privacy = (await open("/privacy")).text;
  expect(privacy).toContain("not used to train models without your consent");
  expect(privacy).toContain("answered within 30 days");
  expect((await open("/about")).text).toMatch(
    /What is a credit\? The measure of what a generation uses; where a plan counts tokens, a token is a credit\./,
  );
});

test("/features holds nine cards in three categories", async () => {
  const page = await open("/features");
  expect(headings(page, "h2")).toEqual(["Writing Spaces", "AI Powered Features", "App Management"]);
  expect(headings(page, "h3")).toEqual([
    "Everyday Space",
    "Social Writing Space",
    "Story Mode",
    "Freestyle Space",
    "Smart Actions Center",
    "Brainstorm Lab",
    "Inspiration Hub",
    "Smart Results",
    "Recent Creations",
  ]);
});

test("/help holds its four categories, questions that open, and the way to people", async () => {
  const page = await open("/help");
  expect(headings(page, "h2").slice(0, 4)).toEqual([
    "Getting Started",
    "Features Guide",
    "Account & Billing",
    "Troubleshooting",
  ]);
  expect(page.root.findAll("details").length).toBeGreaterThan(12);
  expect(page.root.findAll("a").map((link) => link.attribute("href"))).toContain("/support");
  expect((await open("/about")).root.findAll("summary").length).toBeGreaterThan(4);
});

describe("/mobile", () => {
  test("asks for the desktop site, and the choice to continue is kept", async () => {
    const visitor = stet.visitor();
    const before = await visitor.open("/about");
    expect(scripts(before)).toContain("/narrow.js");
    const notice = before.root.findAll("a").find((link) => link.attribute("href")?.startsWith("/mobile"));
    expect(notice?.attribute("href")).toBe("/mobile?from=%2Fabout");
    const page = await visitor.open("/mobile?from=%2Fabout");
    expect(page.text).toContain("Please use the desktop site.");
    const after = await visitor.press(page, { button: "Continue anyway" });
    expect(after.url.pathname).toBe("/about");
    expect(scripts(after)).toEqual([]);
    expect(after.root.findAll("a").some((link) => link.attribute("href")?.startsWith("/mobile"))).toBe(false);
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
    "never leads off this site: %s",
    async (from) => {
      const visitor = stet.visitor();
      const page = await visitor.open(`/mobile?from=${encodeURIComponent(from)}`);
      const after = await visitor.press(page, { button: "Continue anyway" });
      expect(after.url.href).toBe(`${stet.settings.appUrl}/`);
      expect(page.html).not.toContain("evil.example/</");
    },
  );
});

test("features lead to the plans", async () => {
  const link = (await open("/features")).root
    .findAll("a")
    .find((found) => found.text().trim() === "See plans");
  expect(link?.attribute("href")).toBe("/plans");
});

describe("what the operator names", () => {
  const linksTo = (page: Page, start: string) =>
    page.root
      .findAll("a")
      .filter((link) => link.attribute("href")?.startsWith(start))
      .map((link) => [link.text().trim(), link.attribute("href"), link.attribute("rel")]);

  test("stands in the foot and in Help, beside the form", async () => {
    const named = await openTestApp("sqlite", {
      supportEmail: "help@stet.example",
      socialUrl: "https://www.linkedin.com/company/stet",
    });
    const help = await named.visitor().open("/help");
    expect(linksTo(help, "mailto:")).toEqual([["help@stet.example", "mailto:help@stet.example", null]]);
    expect(linksTo(help, "/support")[0]?.[0]).toBe("Contact Support");
    for (const path of ["/", "/about"]) {
      expect(linksTo(await named.visitor().open(path), "https:")).toEqual([
        ["LinkedIn", "https://www.linkedin.com/company/stet", "noopener noreferrer"],
      ]);
    }
    await named.close();
  });

  test("is nowhere while nothing is named", async () => {
    const help = await open("/help");
    expect([...linksTo(help, "mailto:"), ...linksTo(help, "https:")]).toEqual([]);
  });
});

describe("the theme, without a script", () => {
  const themeOf = (page: Page) => page.root.attribute("data-theme");
  const pressed = (page: Page) =>
    page.root
      .findAll("button")
      .filter((button) => button.attribute("aria-pressed") === "true")
      .map((button) => button.text().trim());

  test("is chosen in the foot, shows on the page where it was chosen and on every other", async () => {
    const visitor = stet.visitor();
    const before = await visitor.open("/terms");
    expect([themeOf(before), pressed(before)]).toEqual([null, ["System"]]);
    const dark = await visitor.press(before, { button: "Dark" });
    expect([dark.url.pathname, themeOf(dark), pressed(dark)]).toEqual(["/terms", "dark", ["Dark"]]);
    expect(themeOf(await visitor.open("/login"))).toBe("dark");
    const system = await visitor.press(await visitor.open("/"), { button: "System" });
    expect([themeOf(system), pressed(system)]).toEqual([null, ["System"]]);
  });

  test("who is signed in finds it in the account menu; it leads back into this site alone", async () => {
    const visitor = stet.visitor();
    await joinStet(stet, visitor);
    const plans = await visitor.press(await visitor.open("/plans?plan=2"), { button: "Light" });
    expect([plans.url.pathname + plans.url.search, themeOf(plans)]).toEqual(["/plans?plan=2", "light"]);
    const body = new URLSearchParams({ theme: "no such", from: "https://elsewhere.example/" });
    const odd = await visitor.request("/theme", { method: "POST", body });
    expect([odd.status, odd.headers.get("Location")]).toEqual([303, "/"]);
    expect(odd.headers.get("Set-Cookie")).toMatch(/^theme=system; /);
  });
});

test("the contact form has no rule for its address", async () => {
  const visitor = stet.visitor();
  const page = await visitor.open("/support");
  const email = page.root.find((element) => element.attribute("name") === "email");
  expect([email?.attribute("type"), email?.attribute("inputmode")]).toEqual(["text", "email"]);
  const sent = await visitor.press(page, {
    button: "Send message",
    fill: { name: "Ada", email: "room 7, ask for Ada", subject: "Hm", message: "Ten letters and more." },
  });
  expect(sent.text).toContain("Message sent. We will get back to you shortly.");
});
