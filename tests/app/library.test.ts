import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FoundTool, findTools } from "#app/islands/workspace/tools/find-tools.ts";
import { joinStet } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

let stet: TestApp;
let visitor: Visitor;
let userId: string;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

const email = (): string => `nora-${crypto.randomUUID()}@example.com`;
const now = Date.now();
const dayMs = 24 * 60 * 60_000;

beforeEach(async () => {
  visitor = stet.visitor();
  const address = email();
  await joinStet(stet, visitor, address);
  const found = stet.db.selectFrom("users").select("id").where("email_key", "=", address);
  userId = (await found.executeTakeFirstOrThrow()).id;
});

/** Rows as a save makes them, the first one the newest. */
async function stock(
  count: number,
  of: (at: number) => { mode?: string; ago?: number; text?: string } = () => ({}),
) {
  for (let at = 0; at < count; at++) {
    const { mode = "document", ago = at * 1_000, text = `Text ${at}.` } = of(at);
    const id = crypto.randomUUID();
    const document = JSON.stringify({
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text }] }],
    });
    const moment = now - ago;
    await stet.db
      .insertInto("contents")
      .values({
        id,
        user_id: userId,
        title: `Piece ${at}`,
        sub_title: "",
        preview: text.slice(0, 150),
        heading: `piece ${at}\n\n`,
        text_number: 1,
        mode,
        content_input: null,
        smart_actions: '["Shorter","Improve","Expand"]',
        actions_applied: null,
        folder_id: null,
        positions: null,
        view: null,
        revision: 1,
        generation_id: null,
        created_at: moment,
        updated_at: moment,
      })
      .execute();
    const bytes = document.length + text.length;
    await stet.db
      .insertInto("texts")
      .values({ content_id: id, number: 1, bytes: document.length, words: 1, document })
      .execute();
    await stet.db.insertInto("searches").values({ content_id: id, body: text.toLowerCase() }).execute();
    await stet.db
      .insertInto("search_signatures")
      .values({ content_id: id, part: 0, user_id: userId })
      .execute();
    await stet.db.insertInto("content_sizes").values({ content_id: id, user_id: userId, bytes }).execute();
    await stet.db
      .insertInto("versions")
      .values({
        content_id: id,
        number: 1,
        revision: 1,
        title: `Piece ${at}`,
        sub_title: "",
        text_number: 1,
        reason: "created",
        action: null,
        restored: null,
        name: null,
        generation_id: null,
        created_at: moment,
      })
      .execute();
  }
}

const titles = (page: Page): string[] => page.root.findAll("h3").map((title) => title.text().trim());
const links = (page: Page): string[] => page.root.findAll("a").map((link) => link.attribute("href") ?? "");
const guidOf = (page: Page, title: string): string => {
  const link = page.root.findAll("a").find((one) => one.text().trim() === title);
  return (link?.attribute("href") ?? "").replace("/create/", "");
};

test("by links and forms alone: pages, filters, folders, one and several moved and deleted", async () => {
  expect((await visitor.open("/recent-content")).text).toContain("No content yet");
  await stock(30, (at) => ({
    mode: at % 3 === 0 ? "story" : "post",
    ...(at === 7 ? { text: `${"Nothing much. ".repeat(30)}The Ferry leaves.` } : {}),
  }));
  const first = await visitor.open("/recent-content");
  expect(titles(first)).toHaveLength(24);
  expect(first.text).toContain("30 items");
  expect(first.text).toContain("24 of 30 shown");
  expect(first.text).toMatch(/Shorter ?Improve ?\+1/);
  const second = await visitor.open("/recent-content?page=1");
  expect(titles(second)[0]).toBe("Piece 24");
  expect(second.text).toContain("25 to 30 of 30 shown");
  expect(links(second)).toContain("/recent-content");

  const stories = await visitor.open("/recent-content?category=story&type=stories");
  expect([titles(stories).length, stories.field("category")]).toEqual([10, "story"]);
  const found = await visitor.open("/recent-content?q=the%20FERRY");
  expect(titles(found)).toEqual(["Piece 7"]);
  expect(found.html).toMatch(/<b class="hit">The Ferry<\/b>/);
  expect((await visitor.open("/recent-content?q=%25")).text).toContain("No results");

  const withFolder = await visitor.submit(
    first,
    "/recent-content",
    null,
    new URLSearchParams({ intent: "new-folder", name: "Bakery", back: "/recent-content?category=story" }),
  );
  expect([withFolder.url.search, withFolder.text.includes("Bakery")]).toEqual(["?category=story", true]);
  const again = await visitor.submit(
    first,
    "/recent-content",
    null,
    new URLSearchParams({ intent: "new-folder", name: "bakery", back: "//evil.example/recent-content" }),
  );
  expect([again.url.pathname, again.text]).toEqual([
    "/recent-content",
    expect.stringContaining("You have a folder of that name already."),
  ]);

  const moved = await visitor.press(again, { button: "Bakery" });
  expect(moved.text).toContain("1 item is now in “Bakery”.");
  const folder =
    links(moved).find((place) => place.includes("folder=") && !place.includes("uncategorized")) ?? "";
  const inside = await visitor.open(folder);
  expect(titles(inside)).toEqual(["Piece 0"]);
  const guid = new URLSearchParams(folder.split("?")[1]).get("folder") ?? "";
  const late = new URLSearchParams({ intent: "move", folder: guid, back: "/recent-content" });
  late.append("id", guidOf(again, "Piece 5"));
  const asked = await visitor.open(`${folder}&ask=drop`);
  expect(asked.text).toContain("Its item stays, uncategorized.");
  const dropped = await visitor.press(asked, { button: "Delete folder" });
  expect(dropped.text).toContain("30 items");
  const astray = await visitor.submit(first, "/recent-content", null, late);
  expect(astray.text).toContain("That folder was deleted somewhere else.");
  expect(titles(astray)).toContain("Piece 5");

  const choosing = await visitor.open("/recent-content?select=1");
  const chosen = new URLSearchParams({ intent: "move", ask: "delete", back: "/recent-content?select=1" });
  for (const title of ["Piece 1", "Piece 2"]) chosen.append("id", guidOf(choosing, title));
  const question = await visitor.submit(choosing, "/recent-content", null, chosen);
  expect(question.text).toMatch(
    /Delete this content\?.*This action cannot be undone\. ?2 items ?Piece 1.*Piece 2/,
  );
  const deleted = await visitor.press(question, { button: "Delete 2 items" });
  expect([deleted.text.includes("2 items deleted."), deleted.text.includes("28 items")]).toEqual([
    true,
    true,
  ]);
  const gone = await visitor.press(question, { button: "Delete 2 items" });
  expect(gone.text).toContain("2 items are gone: deleted somewhere else.");
});

test("days are the reader's own, and another's items and folders are as absent as none", async () => {
  await stock(4, (at) => ({ ago: at * dayMs }));
  expect(titles(await visitor.open("/recent-content?since=yesterday"))).toEqual(["Piece 1"]);
  expect(titles(await visitor.open("/recent-content?since=today"))).toEqual(["Piece 0"]);
  expect(titles(await visitor.open("/recent-content?since=30-days"))).toHaveLength(4);
  const mine = await visitor.open("/recent-content");
  const guid = guidOf(mine, "Piece 0");
  const other = stet.visitor();
  await joinStet(stet, other, email());
  const page = await other.open(`/recent-content?delete=${guid}`);
  expect(page.text).not.toContain("Piece 0");
  const tried = await other.submit(
    page,
    "/recent-content",
    null,
    new URLSearchParams({ intent: "delete", id: guid, back: "/recent-content" }),
  );
  expect(tried.text).toContain("1 item is gone: deleted somewhere else.");
  expect(titles(await visitor.open("/recent-content"))).toContain("Piece 0");
  const guest = await stet.visitor().open("/recent-content?category=story");
  expect(guest.url.pathname + guest.url.search).toBe(
    `/login?from=${encodeURIComponent("/recent-content?category=story")}`,
  );
});

test("home finds tools without a script, and opens one on the text, or on what it asks for", async () => {
  await stock(1);
  const home = await visitor.open("/?find=zzzz");
  expect(home.text).toContain("No templates found Try a different search term");
  expect(home.text).toContain("View All");
  const text = "The last ferry leaves at ten. Nobody on the island says so.";
  const found = await visitor.press(home, {
    form: "desk",
    button: "Show the options",
    fill: { find: "dialogue", text },
  });
  expect(found.field("text")).toBe(text);
  const buttons = found.root
    .findAll("button")
    .filter((one) => (one.attribute("value") ?? "").startsWith("tool:"));
  expect(buttons.length).toBeGreaterThan(0);
  const tool = buttons.find((one) => (one.attribute("value") ?? "").startsWith("tool:story"));
  const fields = { intent: tool?.attribute("value") ?? "", text, click: crypto.randomUUID() };
  const opened = await visitor.submit(found, "/?index", "multipart/form-data", new URLSearchParams(fields));
  expect([opened.url.searchParams.get("panel"), opened.field("text")]).toEqual(["story", text]);
  const again = await visitor.submit(found, "/?index", "multipart/form-data", new URLSearchParams(fields));
  expect(again.url.pathname).toBe(opened.url.pathname);
  const blank = new URLSearchParams({ ...fields, text: " ", intent: "tool:templates&template=tweet" });
  const templates = await visitor.submit(found, "/?index", "multipart/form-data", blank);
  expect(templates.url.pathname + templates.url.search).toBe("/create/templates?template=tweet");
  const guest = stet.visitor();
  const kept = await guest.submit(
    await guest.open("/"),
    "/?index",
    "multipart/form-data",
    new URLSearchParams(fields),
  );
  expect(kept.url.pathname).toBe("/login");
});

test("a tool that a guest picked waits on home for one press after the sign-up, with the text or without", async () => {
  const text = "The last ferry leaves at ten. Nobody on the island says so.";
  const pick = async (typed: string) => {
    const guest = stet.visitor();
    const fields = { intent: "tool:tool&tool=Headline%20Generator", text: typed };
    const home = await guest.open("/");
    await guest.submit(home, "/?index", "multipart/form-data", new URLSearchParams(fields));
    return { guest, home: await joinStet(stet, guest) };
  };
  const { guest, home } = await pick(text);
  expect(home.text).toContain("Here is the text that you wrote before you signed in.");
  const opened = await guest.press(home, { button: "Open Headline Generator" });
  expect(opened.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
  expect([opened.url.searchParams.get("tool"), opened.field("text")]).toEqual(["Headline Generator", text]);
  expect((await guest.open("/")).text).not.toContain("Open Headline Generator");
  const blank = await pick("");
  expect(blank.home.text).toContain("You picked Headline Generator before you signed in.");
  expect(blank.home.text).not.toContain("Here is the text");
});

test("home finds by its name whatever has one in the workspace, and leads to it", async () => {
  const list = async (address: string) =>
    (await (await visitor.request(address)).json()) as readonly FoundTool[];
  const [known, inWorkspace] = [await list("/tools"), await list("/create/tools")];
  const named = inWorkspace.filter(({ way }) => !("apply" in way && way.apply.startsWith("readTime:")));
  for (const { name } of named) {
    expect(findTools(known, name)[0]?.name).toBe(name);
    expect(findTools(inWorkspace, name)[0]?.name).toBe(name);
  }
  const home = await visitor.open("/");
  const open = async (name: string) => {
    const way = findTools(known, name)[0]?.way;
    const intent = `tool:${way && "panel" in way ? way.panel : ""}`;
    const fields = { intent, text: "The last ferry leaves at ten.", click: crypto.randomUUID() };
    return visitor.submit(home, "/?index", "multipart/form-data", new URLSearchParams(fields));
  };
  const panel = await open("Headline Generator");
  expect(panel.url.searchParams.get("tool")).toBe("Headline Generator");
  const edit = await open("Shorter");
  expect(edit.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
  const rows = edit.root.findAll("button").filter((one) => one.attribute("class") === "find-row");
  expect(rows[0]?.attribute("value")).toBe("Shorter");
});

test("what a service refuses is said in the specification's words", async () => {
  await stock(1);
  const page = await visitor.open("/recent-content");
  const guid = guidOf(page, "Piece 0");
  const database = stet.db.schema;
  await database.alterTable("folders").renameTo("folders_away").execute();
  try {
    expect((await visitor.open("/recent-content")).text).toContain("Failed to load recent content");
  } finally {
    await database.alterTable("folders_away").renameTo("folders").execute();
  }
  await database.alterTable("workspace_cards").renameTo("cards_away").execute();
  try {
    const refused = await visitor.submit(
      page,
      "/recent-content",
      null,
      new URLSearchParams({ intent: "delete", id: guid, back: "/recent-content" }),
    );
    expect(refused.text).toContain("Failed to delete content");
  } finally {
    await database.alterTable("cards_away").renameTo("workspace_cards").execute();
  }
  expect(titles(await visitor.open("/recent-content"))).toEqual(["Piece 0"]);
});
