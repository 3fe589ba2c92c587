import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinStet } from "#tests/support/app-stories.ts";
import { mostDrafts } from "#app/services/auth/pages/drafts.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bakery, testPassword } from "#tests/support/samples.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

test("on the way to an account without a script what is typed on home waits", async () => {
  const email = `guest-${randomUUID()}@example.com`;
  await joinStet(stet, stet.visitor(), email);
  for (const [button, path] of [
    ["Join and Start Creating Perfect Content", "/signup"],
    ["Get Started", "/signup"],
    ["Login", "/login"],
  ] as const) {
    const guest = stet.visitor();
    const led = await guest.press(await guest.open("/"), { button, fill: { text: bakery } });
    expect(led.url.pathname).toBe(path);
    expect(led.text).toContain("Your text is safe.");
    expect((await guest.open("/")).field("text")).toBe(bakery);
    const login = await guest.open("/login");
    const home = await guest.press(login, { button: "Sign In", fill: { email, password: testPassword } });
    expect(home.field("text")).toBe(bakery);
  }
  const blank = await stet.visitor().press(await stet.visitor().open("/"), { button: "Login" });
  expect(blank.text).not.toContain("Your text is safe.");
  const other = await stet
    .visitor()
    .press(await stet.visitor().open("/"), { button: "Login", fill: { intent: "go://elsewhere.example" } });
  expect(other.url.host).toBe(new URL(stet.settings.appUrl).host);
});

test("what a writer typed on home without a script waits for them where they sign out, and for nobody else", async () => {
  const email = `out-${randomUUID()}@example.com`;
  const writer = stet.visitor();
  const home = await joinStet(stet, writer, email);
  const out = await writer.press(home, { button: "Sign out", fill: { text: bakery } });
  expect([out.url.pathname, out.field("text")]).toEqual(["/", ""]);
  expect(out.text).toContain("You are signed out. Your text is kept for a day");
  const another = `other-${randomUUID()}@example.com`;
  await joinStet(stet, stet.visitor(), another);
  const signIn = async (by: string) =>
    writer.press(await writer.open("/login"), {
      button: "Sign In",
      fill: { email: by, password: testPassword },
    });
  const theirs = await signIn(another);
  expect(theirs.field("text")).toBe("");
  await writer.press(theirs, { button: "Sign out" });
  expect((await signIn(email)).field("text")).toBe(bakery);
});

test("what a log-in has said is not said to a guest after it", async () => {
  const email = `said-${randomUUID()}@example.com`;
  const visitor = stet.visitor();
  await joinStet(stet, visitor, email);
  await visitor.press(await visitor.open("/"), { button: "Sign out" });
  const login = await visitor.open("/login?from=/about");
  const about = await visitor.press(login, { button: "Sign In", fill: { email, password: testPassword } });
  expect(about.url.pathname).toBe("/about");
  expect((await visitor.press(about, { button: "Sign out" })).text).not.toContain("Login successful!");
});

test("what a guest typed on home is there after the log-in, and gone once it became a text", async () => {
  const email = `guest-${randomUUID()}@example.com`;
  await joinStet(stet, stet.visitor(), email);
  const guest = stet.visitor();
  const chosen = await guest.press(await guest.open("/"), {
    button: "Show the options",
    fill: { text: bakery, action: "Summarize" },
  });
  const login = await guest.press(chosen, {
    button: "Generate",
    fill: { "option:Length": "One sentence", context: "For customers" },
  });
  expect(login.url.pathname).toBe("/login");
  const safe = "Your text is safe. It waits while you sign in or make an account.";
  expect(login.text).toContain(safe);
  expect((await guest.open("/signup")).text).toContain(safe);
  // Whoever has just made an account is offered no other.
  const made = "Make an account";
  expect(login.text).toContain(made);
  const after = await guest.open("/login?after=activation");
  expect(after.text).toContain("Your text is safe. It waits while you sign in.");
  expect(after.text).not.toContain(made);
  expect((await stet.visitor().open("/login")).text).not.toContain(safe);
  const home = await guest.press(login, { button: "Sign In", fill: { email, password: testPassword } });
  expect(home.url.pathname).toBe("/");
  expect(home.field("text")).toBe(bakery);
  expect(home.field("context")).toBe("For customers");
  expect(home.text).toContain("Here is the text that you wrote before you signed in.");
  const written = await guest.press(home, { button: "Generate" });
  expect(written.url.pathname).toMatch(/^\/create\//);
  expect((await guest.open("/")).field("text")).toBe("");
});

test("an example takes the place of a text only until the writer wants it back; a chip leaves it", async () => {
  const guest = stet.visitor();
  const chosen = await guest.press(await guest.open("/"), {
    button: "Show the options",
    fill: { text: bakery, context: "For customers" },
  });
  const listed = chosen.root
    .findAll("button")
    .filter((one) => one.attribute("value")?.startsWith("chip:"))
    .map((one) => one.text().trim());
  // What works without a model with most texts comes first.
  expect(listed).toEqual([
    "Fix the grammar",
    "Turn into a LinkedIn Post",
    "Make it shorter",
    "Summarize in 50 words",
  ]);
  const chip = await guest.press(chosen, { button: "Summarize in 50 words" });
  expect([chip.field("text"), chip.field("context")]).toEqual([bakery, "For customers"]);
  expect(chip.html).toMatch(/value="50 words"[^>]*selected|selected[^>]*value="50 words"/);
  expect(chip.html).toContain('<option value="">Remove this choice</option>');

  const fields = new URLSearchParams({ text: bakery, context: "For customers", mode: "create" });
  fields.append("intent", "example:create-4");
  const example = await guest.submit(chip, "/?index", "multipart/form-data", fields);
  expect(example.field("text")).toMatch(/^The pilot ran from January/);
  expect(example.text).toContain("The example stands in place of your text.");
  const back = await guest.press(example, { button: "Bring my text back" });
  expect([back.field("text"), back.field("context")]).toEqual([bakery, "For customers"]);

  // What was typed over the example is set aside in its turn.
  const mine = "Typed over the example.";
  const swapped = await guest.press(example, { button: "Bring my text back", fill: { text: mine } });
  expect(swapped.field("text")).toBe(bakery);
  expect(swapped.text).toContain("Another text of yours is set aside.");
  const found = await guest.press(swapped, { button: "Bring my text back" });
  expect(found.field("text")).toBe(mine);
});

test("what the built-in writer cannot do stands in the menu with the reason, and cannot be chosen", async () => {
  const page = await stet.visitor().open("/");
  const choices = page.root.findAll("input").filter((one) => one.attribute("name") === "action");
  const locked = choices.filter((one) => one.attribute("disabled") !== null);
  expect(locked.map((one) => one.attribute("value"))).toEqual(["Expand", "Creative Tools"]);
  expect(locked[1]?.attribute("aria-label")).toMatch(/^Creative Tools: .* \(needs a model\)$/);
  expect(page.text).toContain("Some actions need a model. Connect a model");
  expect(page.text).toContain("Worksheet: questions and patterns to fill in; you write the words.");
  const some = choices.find((one) => one.attribute("value") === "Rewrite");
  expect(some?.attribute("aria-label")).toMatch(/^Rewrite: .* \(some need a model\)$/);
  const chosen = choices.find((one) => one.attribute("value") === "Summarize");
  expect(chosen?.attribute("aria-label")).not.toContain("needs a model");
});

const council =
  "The town council has agreed to open a second reading room in the old post office next spring. It will hold forty seats and six good lamps. Members may book them by letter or by telephone. A small fee pays for the heating. Children under ten come free on Saturdays with a parent.";
const misspelt = council.replace("to open a", "to recieve a");

test("what the built-in writer declines is told before the sign-up, with the length that works, and waits as typed", async () => {
  const guest = stet.visitor();
  const declined = await guest.press(await guest.open("/"), {
    button: "Generate",
    fill: { text: council, action: "Summarize", context: "For members" },
  });
  expect([declined.status, declined.url.pathname]).toEqual([422, "/"]);
  expect(declined.text).toContain("Choose “One sentence” under Length");
  expect([declined.field("text"), declined.field("context")]).toEqual([council, "For members"]);
  expect((await guest.open("/login")).text).toContain("Your text is safe.");
  const set = await guest.press(declined, { button: "Choose Length: One sentence" });
  expect(set.text).not.toContain("under Length");
  expect([set.field("text"), set.field("option:Length")]).toEqual([council, "One sentence"]);
  expect((await guest.press(set, { button: "Generate" })).url.pathname).toBe("/login");
});

test("what needs a model is told before the sign-up, with the values that need none as buttons", async () => {
  const guest = stet.visitor();
  const told = await guest.press(await guest.open("/"), {
    button: "Generate",
    fill: { text: council, action: "Rewrite" },
  });
  expect([told.status, told.url.pathname, told.field("text")]).toEqual([501, "/", council]);
  expect(told.text).toContain("Rewrite needs a model where none of these is chosen: Plain English, Tighten");
  const set = await guest.press(told, { button: "Tighten" });
  expect([set.field("text"), set.field("option:Clarity")]).toEqual([council, "Tighten"]);
  expect(set.text).not.toContain("needs a model where");
});

test("a slip that keeps a text from being summed up is corrected in the form, which keeps its action and its values", async () => {
  const email = `slip-${randomUUID()}@example.com`;
  const visitor = stet.visitor();
  await joinStet(stet, visitor, email);
  const fill = { text: misspelt, action: "Summarize" };
  const chosen = await visitor.press(await visitor.open("/"), { button: "Show the options", fill });
  const declined = await visitor.press(chosen, {
    button: "Generate",
    fill: { "option:Length": "One sentence" },
  });
  expect(declined.text).toContain("Fix Grammar corrects it first.");
  const button = declined.root
    .findAll("button")
    .find((one) => one.attribute("value") === "correct")
    ?.text()
    .trim();
  expect(button).toMatch(/^Fix Grammar here, at most [\d,]+ credits$/);
  const corrected = await visitor.press(declined, { button: button ?? "" });
  expect(corrected.field("text")).toContain("has agreed to receive a second");
  expect(corrected.field("option:Length")).toBe("One sentence");
  expect(corrected.text).toContain("“recieve” to “receive”");
  const back = await visitor.press(corrected, { button: "Bring my text back" });
  expect(back.field("text")).toBe(misspelt);
  const made = await visitor.press(corrected, { button: "Generate" });
  expect(made.url.pathname).toMatch(/^\/create\//);

  // Whoever has not signed in is told the same; the button leads on with the text, and waits for one press then.
  const guest = stet.visitor();
  const asked = await guest.press(await guest.open("/"), { button: "Show the options", fill });
  const told = await guest.press(asked, {
    button: "Generate",
    fill: { "option:Length": "One sentence" },
  });
  expect(told.text).toContain("Fix Grammar corrects it first.");
  const named = told.root.findAll("button").find((one) => one.attribute("value") === "correct");
  expect((await guest.press(told, { button: named?.text().trim() ?? "" })).url.pathname).toBe("/login");
  const home = await joinStet(stet, guest);
  expect(home.text).toContain("Here is the text that you wrote before you signed in.");
  const done = await guest.press(home, { button: named?.text().trim() ?? "" });
  expect(done.field("text")).toBe(misspelt.replace("recieve", "receive"));
  expect(done.field("option:Length")).toBe("One sentence");
});

test("a kept text is its own browser's", async () => {
  const email = `guest-${randomUUID()}@example.com`;
  await joinStet(stet, stet.visitor(), email);
  const guest = stet.visitor();
  await guest.press(await guest.open("/"), {
    button: "Generate",
    fill: { text: bakery, action: "Summarize" },
  });
  const cookie = guest.cookies.get("stet_draft") ?? "";
  const stored = JSON.stringify(await stet.db.selectFrom("drafts").selectAll().execute());
  expect(cookie.length).toBeGreaterThan(20);
  expect(stored).not.toContain(cookie);
  const other = stet.visitor();
  await joinStet(stet, other);
  expect((await other.open("/")).field("text")).toBe("");
});

test("where no room is left for guests' texts, the page says so and keeps the text", async () => {
  const planted = { hash: "planted", created_at: Date.now(), expires_at: Date.now() + 60_000 };
  await stet.db
    .insertInto("drafts")
    .values({ ...planted, body: "x".repeat(mostDrafts) })
    .execute();
  const guest = stet.visitor();
  const fill = { text: bakery, action: "Summarize" };
  const full = await guest.press(await guest.open("/"), { button: "Generate", fill });
  expect([full.status, full.url.pathname, full.field("text")]).toEqual([507, "/", bakery]);
  expect(full.text).toContain(
    "Too many texts are waiting for a sign-in at the moment. Your text is still here: copy it, sign in, and paste it there.",
  );
  expect(guest.cookies.has("stet_draft")).toBe(false);
  await stet.db.deleteFrom("drafts").where("hash", "=", planted.hash).execute();
  expect((await guest.press(full, { button: "Generate" })).url.pathname).toBe("/login");
});

test.each([
  [{ text: "", action: "Summarize" }, "Write or paste a text first."],
  [{ text: bakery }, "Choose a smart action first."],
  [{ text: bakery, action: "Summarize", context: "x".repeat(2_001) }, "At most 2000 characters."],
])("home's form says what is missing and keeps the rest: %#", async (fill, said) => {
  const guest = stet.visitor();
  const page = await guest.press(await guest.open("/"), { button: "Generate", fill });
  expect(page.status).toBe(422);
  expect(page.text).toContain(said);
  expect(page.field("text")).toBe(fill.text);
  // It was a redirect: nothing is sent again on the way back, and the text is on home without what was said of it.
  expect(page.url.search).toBe("?told");
  const home = await guest.open("/");
  expect([home.status, home.field("text"), home.field("context")]).toEqual([
    200,
    fill.text,
    page.field("context"),
  ]);
  expect(home.text).not.toContain(said);
  expect((await stet.visitor().open("/?told")).field("text")).toBe("");
});

test("without a script a refused text waits on home for whoever sent it, until it has become one", async () => {
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  const asked = await visitor.press(await visitor.open("/"), { button: "Generate", fill: { text: bakery } });
  expect(asked.text).toContain("Choose a smart action first.");
  await visitor.open("/plans");
  const home = await visitor.open("/");
  expect(home.field("text")).toBe(bakery);
  expect(home.text).not.toContain("before you signed in");
  // What was set aside for an example is there on the way back, too.
  const fields = new URLSearchParams({ text: bakery, mode: "create", intent: "example:create-4" });
  await visitor.submit(home, "/?index", "multipart/form-data", fields);
  const returned = await visitor.press(await visitor.open("/"), { button: "Bring my text back" });
  expect(returned.field("text")).toBe(bakery);
  // Each press keeps it anew in the place of the one before.
  const count = async () => (await stet.db.selectFrom("drafts").select("hash").execute()).length;
  const before = await count();
  await visitor.press(returned, { button: "Show the options", fill: { action: "Summarize" } });
  expect(await count()).toBe(before);

  // Somebody else who signs in in this browser does not see it.
  const cookie = visitor.cookies.get("stet_draft") ?? "";
  const other = stet.visitor();
  await joinStet(stet, other);
  const headers = {
    Cookie: [...other.cookies, ["stet_draft", cookie]].map((pair) => pair.join("=")).join("; "),
  };
  const elses = await stet.app.fetch(new Request(new URL("/", stet.settings.appUrl), { headers }), {
    requestId: randomUUID(),
    nonce: "n",
    hostname: "localhost",
    client: { address: "127.0.0.1", direct: true },
  });
  expect(await elses.text()).not.toContain(bakery.slice(0, 60));

  const made = await visitor.press(await visitor.open("/"), { button: "Generate" });
  expect(made.url.pathname).toMatch(/^\/create\//);
  // Home begins anew, and says where it is: the way back to the form shows it with its action, to its writer alone.
  const anew = await visitor.open("/", made);
  expect(anew.field("text")).toBe("");
  expect(anew.html).toContain("Your last text is kept for a day");
  // Back gets its page as it was come by.
  expect((await visitor.open("/")).field("text")).toBe(bakery);
  const back = await visitor.open("/?told");
  expect([back.status, back.field("text")]).toEqual([200, bakery]);
  expect(back.html).toMatch(/name="action"[^>]*value="Summarize"[^>]*checked|checked[^>]*value="Summarize"/);
  expect(back.html).not.toContain("Your last text is kept");
  expect((await stet.visitor().open("/?told")).field("text")).toBe("");
  // What is sent after it takes its place.
  await visitor.press(back, { button: "Show the options", fill: { text: council } });
  expect((await visitor.open("/")).field("text")).toBe(council);
});

test("what an example took the place of is on home once a text was made in its place without a script", async () => {
  const visitor = stet.visitor();
  const home = await joinStet(stet, visitor);
  const fields = new URLSearchParams({ text: council, mode: "create", intent: "example:create-4" });
  const example = await visitor.submit(home, "/?index", "multipart/form-data", fields);
  const made = await visitor.press(example, {
    button: "Generate",
    fill: { text: bakery, "option:Format": "", "option:Length": "One sentence" },
  });
  expect(made.url.pathname).toMatch(/^\/create\//);
  expect((await visitor.open("/")).field("text")).toBe(council);
  expect((await visitor.open("/?told")).field("text")).toBe(bakery);
});

test("a long text survives home's form", async () => {
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  const long = `${bakery}\n\n`.repeat(400).trim();
  const page = await visitor.press(await visitor.open("/"), {
    button: "Show the options",
    fill: { text: long, action: "Rewrite" },
  });
  expect(page.field("text")).toBe(long);
});

test("the outbox is shown to a direct visitor of this machine only", async () => {
  const path = new URL("/outbox", stet.settings.appUrl);
  const info = { requestId: randomUUID(), nonce: "n", hostname: "localhost" };
  expect(
    (await stet.app.fetch(new Request(path), { ...info, client: { address: "127.0.0.1", direct: true } }))
      .status,
  ).toBe(200);
  for (const client of [
    { address: "127.0.0.1", direct: false },
    { address: "192.0.2.7", direct: true },
  ]) {
    expect((await stet.app.fetch(new Request(path), { ...info, client })).status).toBe(404);
  }
  const rebound = { ...info, hostname: "rebound.example", client: { address: "127.0.0.1", direct: true } };
  expect((await stet.app.fetch(new Request(path), rebound)).status).toBe(404);
});
