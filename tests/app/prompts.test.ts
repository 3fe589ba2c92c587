import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joinStet, written } from "#tests/support/app-stories.ts";
import { bakery } from "#tests/support/samples.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

let stet: TestApp;
let visitor: Visitor;
let userId: string;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

beforeEach(async () => {
  visitor = stet.visitor();
  const address = `nora-${crypto.randomUUID()}@example.com`;
  await joinStet(stet, visitor, address);
  const found = stet.db.selectFrom("users").select("id").where("email_key", "=", address);
  userId = (await found.executeTakeFirstOrThrow()).id;
});

const titles = (page: Page): string[] => page.root.findAll("h3").map((title) => title.text().trim());
const links = (page: Page, words: string): string[] =>
  page.root
    .findAll("a")
    .filter((link) => link.text().trim() === words)
    .map((link) => link.attribute("href") ?? "");
const linkNamed = (page: Page, name: string): string =>
  page.root.find((element) => element.attribute("aria-label") === name)?.attribute("href") ?? "";

/** Where a prompt's card leads to use it: home and the chat. */
const uses = (page: Page, title: string): string[] =>
  page.root
    .find((element) => element.attribute("aria-label") === `Use ${title}`)
    ?.closest("details")
    ?.findAll("a")
    .map((link) => link.attribute("href") ?? "") ?? [];

/** Saved prompts, the last one updated last. */
async function save(count: number, of: (at: number) => { domain?: string; text?: string; tags?: string[] }) {
  for (let at = 0; at < count; at++) {
    const { domain = "General", text = `Write text ${at}.`, tags = [] } = of(at);
    await stet.db
      .insertInto("saved_prompts")
      .values({
        id: crypto.randomUUID(),
        user_id: userId,
        folder_id: null,
        title: `Prompt ${at}`,
        title_key: `prompt ${at}`,
        content: text,
        domain,
        domain_key: domain.toLowerCase(),
        model: "GPT-4",
        is_public: at === 0 ? 1 : 0,
        tags: JSON.stringify(tags),
        search_text: `prompt ${at}\n${text}`.toLowerCase(),
        created_at: Date.UTC(2026, 10, 20) + at * 1_000,
        updated_at: Date.UTC(2026, 10, 20) + at * 1_000,
      })
      .execute();
  }
}

test("the vault by links and forms alone: empty, pages, search, order, folders, deleted after a question", async () => {
  const empty = await visitor.open("/library");
  expect(empty.text).toContain("No prompts found Create your first prompt to get started");
  expect(links(empty, "New Prompt")).toEqual(["/editPrompt"]);
  await save(26, (at) => ({
    ...(at === 3 ? { text: `${"Nothing much. ".repeat(30)}The Ferry leaves.` } : {}),
    ...(at < 2 ? { domain: "Bakery" } : {}),
    tags: at === 0 ? ["bread", "weekly", "caption", "loaf", "mill"] : [],
  }));
  const first = await visitor.open("/library");
  expect([titles(first).length, titles(first)[0]]).toEqual([24, "Prompt 25"]);
  expect(first.text).toContain("26 prompts");
  expect(first.text).toContain("24 of 26 shown");
  expect(links(first, "Previous")).toEqual([]);
  const second = await visitor.open(links(first, "Load more")[0] ?? "");
  expect(titles(second)).toEqual(["Prompt 1", "Prompt 0"]);
  expect(second.text).toMatch(/Bakery ?GPT-4 ?Public ?Prompt 0/);
  expect(second.text).toMatch(/bread ?weekly ?caption ?\+2/);
  expect(second.text).toContain("Updated Nov 20, 2026");

  const found = await visitor.open("/library?q=the%20FERRY");
  expect([titles(found), found.field("q")]).toEqual([["Prompt 3"], "the FERRY"]);
  expect(found.text).toContain("26 prompts");
  const none = await visitor.open("/library?q=%25");
  expect(none.text).toContain("No prompts found Try adjusting your search terms");
  const oldest = await visitor.open("/library?sort=title&order=asc");
  expect([titles(oldest)[0], oldest.field("sort"), oldest.field("order")]).toEqual([
    "Prompt 0",
    "title",
    "asc",
  ]);

  const make = (name: string, back: string) =>
    visitor.submit(first, "/library", null, new URLSearchParams({ intent: "new-folder", name, back }));
  const made = await make("bakery", "/library?sort=title");
  expect([made.url.search, made.text.includes("The folder is there.")]).toEqual(["?sort=title", true]);
  expect((await make("Bakery", "//evil.example/library")).text).toContain(
    "You have a folder of that name already.",
  );
  const folder = made.root
    .findAll("a")
    .map((link) => link.attribute("href") ?? "")
    .find((place) => place.includes("folder="));
  const inside = await visitor.open(folder ?? "");
  expect(titles(inside)).toEqual(["Prompt 1", "Prompt 0"]);
  const asking = await visitor.open(`${folder}&ask=drop`);
  expect(asking.text).toContain("Its 2 prompts stay.");
  const dropped = await visitor.press(asking, { button: "Delete folder" });
  expect(dropped.text).toContain("26 prompts");

  const [home = "", chat = ""] = uses(first, "Prompt 24");
  const used = await visitor.open(home);
  expect([used.url.pathname, used.field("context"), used.field("text")]).toEqual(["/", "Write text 24.", ""]);
  const chatting = await visitor.open(chat);
  expect([chatting.url.pathname, chatting.field("instruction")]).toEqual(["/create", "Write text 24."]);
  const long = stet.db.updateTable("saved_prompts").set({ content: "Write. ".repeat(400) });
  await long.where("user_id", "=", userId).where("title", "=", "Prompt 24").execute();
  const tooLong = await visitor.open(home);
  expect(tooLong.text).toContain("has 2,800 characters, and the context takes 2,000.");
  expect((await visitor.open(chat)).text).toContain("has 2,800 characters, and the chat takes 300.");

  const question = await visitor.open(linkNamed(first, "Delete Prompt 25"));
  expect(question.text).toContain("Are you sure you want to delete this prompt?");
  const deleted = await visitor.press(question, { button: "Delete" });
  expect([deleted.text.includes("25 prompts"), titles(deleted)[0]]).toEqual([true, "Prompt 24"]);
  const twice = await visitor.press(question, { button: "Delete" });
  expect(twice.text).toContain("That prompt was deleted somewhere else.");
});

/** The editor, once prompts for some models are written. */
async function write(...models: string[]): Promise<Page> {
  const fields = new URLSearchParams({
    intent: "write",
    click: crypto.randomUUID(),
    original: `Write a short news story about our move. ${bakery}`,
    view: "structured",
    model: "GPT-4",
  });
  for (const model of models) fields.append("wanted", model);
  return written(
    visitor,
    await visitor.submit(await visitor.open("/editPrompt"), "/editPrompt", null, fields),
  );
}

const parts = (page: Page): string[] =>
  page.root
    .findAll("label")
    .filter((label) => label.attribute("for")?.startsWith("part-"))
    .map((label) => label.text().trim());
const buttons = (page: Page): string[] => page.root.findAll("button").map((one) => one.text().trim());

test("the editor by forms alone: written for two models, parts and raw are one prompt, asked before it gives way, saved", async () => {
  const empty = await visitor.open("/editPrompt");
  expect(parts(empty)).toEqual(["Role", "Task", "Context", "Format", "Constraints"]);
  expect((await visitor.press(empty, { button: "Write" })).text).toContain(
    "Say what the prompt is for first.",
  );

  const made = await write("GPT-4", "Midjourney");
  expect(made.url.search).toMatch(/^\?generation=/);
  expect(made.text).toContain("Generated Prompt - GPT-4");
  expect(parts(made)).toEqual(["Role", "Task", "Context", "Format", "Constraints"]);
  expect(made.text).toMatch(/\d+ credits?\. Statement/);
  const added = await visitor.press(made, { button: "Add a part", fill: { "new-part": "Tone" } });
  expect(parts(added).at(-1)).toBe("Tone");
  const raw = await visitor.press(added, { button: "Raw" });
  expect(raw.field("content")).toMatch(/^### Role\n/);
  expect(raw.field("content")).not.toContain("Tone");
  const mine = "### Task\n\nWrite the story.\n\n### Tone\n\nPlain.";
  const structured = await visitor.press(raw, { button: "Structured", fill: { content: mine } });
  expect(parts(structured)).toEqual(["Task", "Tone", "Role", "Context", "Format", "Constraints"]);

  const asking = await visitor.press(structured, { button: "Midjourney Image prompts" });
  expect(asking.text).toContain("takes the place of what you typed in the one for GPT-4.");
  const kept = await visitor.press(asking, { button: "Keep mine" });
  expect([kept.field("content"), buttons(kept).includes("Keep mine")]).toEqual([mine, false]);
  const writing = await visitor.press(kept, { button: "Write again" });
  expect(writing.text).toContain("The new prompts take the place of what you typed.");
  const other = await visitor.press(asking, { button: "Show the one for Midjourney" });
  expect(other.text).toContain("Generated Prompt - Midjourney");
  expect(parts(other)).toContain("Subject");

  const panel = await visitor.press(kept, { button: "Save…" });
  const refused = await visitor.press(panel, { button: "Save", fill: { title: " " } });
  expect([refused.status, refused.field("content")]).toEqual([422, mine]);
  expect(refused.text).toContain("Please provide both title and prompt content.");
  const saved = await visitor.press(refused, {
    button: "Save",
    fill: { title: "The move", tags: "news, , move", isPublic: "on", domain: "" },
  });
  expect([saved.url.pathname, saved.text.includes("Prompt saved successfully!")]).toEqual(["/library", true]);
  // Sent twice it is one prompt, as it was said last.
  const twice = { title: "The move", tags: "news, move", isPublic: "on", content: mine };
  expect(titles(await visitor.press(refused, { button: "Save", fill: twice }))).toEqual(["The move"]);
  expect(saved.text).toMatch(/General ?GPT-4 ?Public ?The move/);
  expect(saved.text).toMatch(/news ?move/);

  const again = await visitor.open(links(saved, "The move")[0] ?? "");
  expect(parts(again).slice(0, 2)).toEqual(["Task", "Tone"]);
  const whole = await visitor.press(await visitor.press(again, { button: "Raw" }), { button: "Save…" });
  const better = "### Task\n\nWrite it well.\n\n### Tone\n\nPlain.";
  const changed = await visitor.press(whole, { button: "Save", fill: { content: better } });
  expect(changed.text).toContain("Prompt updated successfully!");
  const { content } = await stet.db
    .selectFrom("saved_prompts")
    .select("content")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  expect(content).toBe(better);
  const foreign = await visitor.open(`/editPrompt?id=${crypto.randomUUID()}`);
  expect(foreign.status).toBe(404);
});

/** Generations as they end without a text, the last one made last. */
async function fail(
  count: number,
  state: "failed" | "interrupted",
  service: "smart-actions" | "inspire" = "smart-actions",
): Promise<void> {
  for (let at = 0; at < count; at++) {
    await stet.db
      .insertInto("generations")
      .values({
        ...(await stet.db.selectFrom("generations").selectAll().executeTakeFirstOrThrow()),
        id: crypto.randomUUID(),
        user_id: userId,
        service,
        call: "generateSmart",
        action: "Repurpose",
        options: '{"Format":"Newsletter"}',
        input: JSON.stringify({
          content: bakery,
          mode: "generate",
          smart_actions: {
            main_action: "Repurpose",
            sub_options: [{ name: "Format", selected_value: "Newsletter" }],
          },
        }),
        content_id: crypto.randomUUID(),
        state,
        output: "",
        words: 0,
        answer: null,
        error: JSON.stringify({
          status: 502,
          detail: "The model failed.",
          code: "model_failed",
          retryable: true,
        }),
        promises: "[]",
        finish: null,
        input_tokens: null,
        output_tokens: null,
        usage_source: null,
        charged: 0,
        idempotency_key: null,
        created_at: Date.UTC(2026, 0, 1) + at * 60_000,
      })
      .execute();
  }
}

test("recent prompts by links and forms alone: empty, what came of each, pages, details, the same once more", async () => {
  const empty = await visitor.open("/recentprompts");
  expect(links(empty, "Create Content")).toEqual(["/"]);
  await write("GPT-4", "Claude");
  await fail(10, "failed");
  await fail(1, "interrupted");
  await fail(1, "interrupted", "inspire");
  const first = await visitor.open("/recentprompts");
  expect(first.text).toContain("13 in all, 1–10 shown");
  expect(first.text).toMatch(/Write a short news story about our move\..{100,140}… ?Prompts ?GPT-4, Claude/);
  expect(first.text).toContain("Failed, not charged");
  expect([links(first, "Previous").length, links(first, "Next")]).toEqual([0, ["/recentprompts?page=1"]]);
  const second = await visitor.open("/recentprompts?page=1");
  expect(second.text).toContain("13 in all, 11–13 shown");
  expect([links(second, "Next").length, links(second, "Previous")]).toEqual([0, ["/recentprompts"]]);
  expect(second.text).toMatch(/01:00|00:0\d/);
  expect(`${first.text} ${second.text}`).toContain("Interrupted, not charged");
  const inspired = [...links(first, "Try again"), ...links(second, "Try again")];
  expect(inspired).toEqual([expect.stringMatching(/^\/inspiration\?id=[\w-]{36}$/)]);

  const result = links(first, "Open result")[0] ?? "";
  expect(result).toMatch(/^\/editPrompt\?id=/);
  const id = result.split("=")[1] ?? "";
  const details = await visitor.open(`/recentprompts?prompt=${id}`);
  expect(details.text).toMatch(/Original prompt ?Write a short news story .+ Suggestions ?Prompts/);
  expect(details.text).toContain("Written for two models, ");
  expect(details.root.findAll("dt").map((one) => one.text().trim())).toContain("Constraints");
  expect(links(details, "Open in the editor")).toEqual([`/editPrompt?id=${id}`]);
  expect((await visitor.open(`/recentprompts?prompt=${crypto.randomUUID()}`)).status).toBe(404);

  const again = await written(visitor, await visitor.press(first, { button: "Try again" }));
  expect([again.url.pathname.startsWith("/create/"), again.status]).toEqual([true, 200]);
  expect((await visitor.open("/recentprompts")).text).toContain("14 in all");
  // What was asked of another action is a prompt by itself.
  const failed = second.root.findAll("a").find((link) => link.attribute("href")?.includes("prompt="));
  const asked = await visitor.open(
    (failed?.attribute("href") ?? "")
      .replace("/recentprompts", "/editPrompt")
      .replace(/page=1&prompt=/, "id="),
  );
  expect(asked.text).toContain("Repurpose");
});
