import type { Page } from "playwright/test";
import { type Behaviour } from "../model/behaviours.ts";
import { startFakeModel } from "../model/fake-model.ts";
import { buy } from "./buy.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { bakery, expect, faultlessInBoth, frameRunsNothing, ready, tabTo, test as base } from "./stet.ts";

base(
  "by keys alone, without a model: a session is begun, ends, and a message of it is added",
  async ({ writer, page, expectedOnConsole }) => {
    expectedOnConsole.push(frameRunsNothing, "401", "422");
    await page.goto("/brainstorm");
    await expect(page.getByRole("link", { name: "Upgrade" })).toBeVisible();
    await faultlessInBoth(page, "locked");
    await buy(page);
    await page.goto("/brainstorm");
    await ready(page);
    await expect(page.getByText("Worksheet", { exact: true })).toBeVisible();
    await faultlessInBoth(page, "the start");
    await tabTo(page, page.getByLabel("What is it about?"));
    await page.keyboard.insertText(bakery);
    await tabTo(page, page.getByRole("radio", { name: "Choose for me" }));
    await page.keyboard.press("ArrowDown");
    await tabTo(page, page.getByLabel("First role"));
    await page.keyboard.insertText("Strategist");
    await tabTo(page, page.getByLabel("Second role"));
    await page.keyboard.insertText("Critic");
    await tabTo(page, page.getByRole("button", { name: "Start Brainstorm" }));
    await page.keyboard.press("Enter");
    await count(page, 4);
    await tabTo(page, page.getByRole("link", { name: "Another perspective" }).first());
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Whose perspective?")).toBeFocused();
    await page.keyboard.insertText("Editor");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("complementary", { name: "Perspective of Editor" })).toBeFocused();
    await tabTo(page, goOn(page));
    await page.keyboard.press("Enter");
    // Of a short text there is not more to ask, and nothing of it has failed.
    await expect(page.getByText(/^The two have asked what they can\./)).toBeVisible();
    await count(page, 4);
    const ended = page.url();
    const isOver = async (): Promise<void> => {
      await expect(page.getByText(/^The two have asked what they can\./)).toHaveCount(1);
      await expect(goOn(page)).toHaveCount(0);
      await expect(page.getByText("more turns")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Save as a document" })).toBeVisible();
    };
    await isOver();
    await page.reload();
    await ready(page);
    await isOver();
    await faultlessInBoth(page, "a session in which nothing more is asked");

    // What is added to a document is said where it was asked for, and nowhere else.
    await writer.newDocument();
    await writer.retype("A document of my own.");
    await expect(page.getByText("Last saved just now")).toBeVisible();
    await page.goto(ended);
    await ready(page);
    const turn = page.locator("article.turn").nth(1);
    await turn.getByRole("link", { name: "Add to document" }).click();
    await page.getByRole("button", { name: /^Untitled|^A document of my own/ }).click();
    const added = turn.getByRole("status");
    await expect(added).toContainText("Added at the end of");
    await expect(added).toBeFocused();
    await faultlessInBoth(page, "a message that was added");
    await added.getByRole("link", { name: "Open it" }).click();
    await expect(writer.editor).toContainText("A document of my own.");
    await expect(writer.editor.locator("p")).toHaveCount(2);

    await page.goto("/brainstorm");
    await ready(page);
    await page.getByLabel("What is it about?").fill(bakery);
    await page.getByRole("button", { name: "Start Brainstorm" }).click();
    await count(page, 4);
    await expect(goOn(page)).toBeVisible();
    const session = page.url();

    // Signed out meanwhile: what was said stays, with the reason why nothing more comes.
    await page.goto(session);
    await ready(page);
    const begun = await page.context().newPage();
    await fillStart(begun);
    await begun.reload();
    await expect(begun.getByLabel("What is it about?")).toHaveValue(bakery);
    await expect(begun.getByRole("radio", { name: "I choose" })).toBeChecked();
    await expect(begun.getByLabel("First role")).toHaveValue("Strategist");
    await expect(begun.getByText("10 / 50")).toBeVisible();
    await page.context().clearCookies();
    await begun.getByRole("button", { name: "Start Brainstorm" }).click();
    await expect(begun).toHaveURL(/\/login\?from=/);
    await goOn(page).press("Enter");
    await expect(
      page.getByText("Failed to generate continue messages: User not authenticated"),
    ).toBeVisible();
    await count(page, 4);
    await faultlessInBoth(page, "a session whose writer was signed out");

    // The log-in leads back to what was to begin; once it has begun it is forgotten.
    await writer.signIn(begun);
    await expect(begun.getByLabel("What is it about?")).toHaveValue(bakery);
    await expect(begun.getByLabel("Second role")).toHaveValue("Critic");
    await begun.getByRole("button", { name: "Start Brainstorm" }).click();
    await expect(turns(begun).first()).toBeVisible();
    await begun.goto("/brainstorm");
    await ready(begun);
    await expect(begun.getByLabel("What is it about?")).toHaveValue("");
    await begun.close();
  },
);

let model: Awaited<ReturnType<typeof startFakeModel>>;
let server: OwnServer;
/** Beside a server of its own, whose model can be told what to do and which can be killed. */
const test = base.extend({
  baseURL: async ({}, use) => {
    model = await startFakeModel();
    server = await startOwnServer({
      MODEL: "compatible:talker",
      MODEL_BASE_URL: model.baseUrl,
      MODEL_IDLE_MS: "2000",
    });
    await use(server.origin);
    await server.close();
    await model.close();
  },
});

/** What the model says next: another sentence each time, so that a message that came twice is seen. */
let told = 0;
const thought = (): string =>
  `The oven is thought about for the ${ordinal(told++)} time. Who would walk to it at noon?`;
const message = (delayMs = 0): Behaviour => ({
  kind: "echo",
  delayMs,
  answer: thought,
});
/** A message of which more comes than is waited for. */
const endless = (): Behaviour => ({
  kind: "text",
  text: `The oven is thought about for the ${ordinal(told++)} time. ${"Who would walk to it at noon? ".repeat(15)}`,
  delayMs: 250,
});
const ordinal = (at: number): string =>
  `${["dry", "warm", "cold", "late", "slow", "old", "new"][at % 7]} ${["red", "blue", "green", "grey", "brown"][Math.floor(at / 7) % 5]}`;
const german =
  "Der Ofen der Bäckerei ist alt und wird bald in die neue Straße getragen. Wer würde dafür am Mittag zu uns kommen?";

const count = (page: Page, said: number) =>
  expect(page.getByText(`${said} of 20`, { exact: true })).toBeVisible();
const goOn = (page: Page) => page.getByRole("button", { name: "Keep the Ideas Flowing" });
const turns = (page: Page) => page.locator("article.turn[id]");

async function fillStart(page: Page): Promise<void> {
  await page.goto("/brainstorm");
  await ready(page);
  await page.getByLabel("What is it about?").fill(bakery);
  await page.getByRole("radio", { name: "I choose" }).check();
  await page.getByLabel("First role").fill("Strategist");
  await page.getByLabel("Second role").fill("Critic");
  await expect(page.getByText("10 / 50")).toBeVisible();
}

async function start(page: Page): Promise<void> {
  await fillStart(page);
  await page.getByRole("button", { name: "Start Brainstorm" }).click();
  await page.waitForURL(/branch=/);
}

/** What a screen reader is told by the page, whenever it changes. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction("stetTells", (words: string) => heard.push(words));
  await page.addInitScript(() => {
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("output, [role=status], [role=alert], [aria-live]")) {
        const words = (region.textContent ?? "").trim();
        if (words === (last.get(region) ?? "")) continue;
        last.set(region, words);
        (window as unknown as { stetTells: (words: string) => void }).stetTells(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}

test("twenty messages come once each, whatever happens between them, and the ledger is exact", async ({
  writer,
  page,
  browser,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(frameRunsNothing, "409", "503", "504", "ERR_", "network error");
  void writer;
  model.fallback = message();
  await buy(page);
  const heard = await listen(page);

  await test.step("four come by themselves, by turns", async () => {
    await start(page);
    await count(page, 4);
    await expect(page.locator("article.turn h3")).toHaveText([
      "Strategist",
      "Critic",
      "Strategist",
      "Critic",
    ]);
  });

  await test.step("two tabs that go on at once get two messages, not four", async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await ready(other);
    model.fallback = message(40);
    await Promise.all([goOn(page).click(), goOn(other).click()]);
    await count(page, 6);
    await expect(goOn(page)).toBeVisible();
    await expect(goOn(other)).toBeVisible();
    await other.reload();
    await count(other, 6);
    await other.close();
  });

  await test.step("Stop within a message keeps what came, and nothing follows", async () => {
    model.fallback = endless();
    // What stands under the newest message stays where it is when the next one begins.
    const row = turns(page).nth(5).locator(".turn-do");
    const place = () => row.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    await expect(turns(page).nth(5).locator(".turn-proof")).toBeVisible();
    const before = await place();
    await goOn(page).click();
    await expect(page.locator("article.turn").nth(6)).toContainText("The oven is thought");
    expect(await place()).toBe(before);
    await page.getByRole("button", { name: "Stop" }).click();
    await count(page, 7);
    await page.waitForTimeout(1_500);
    await expect(goOn(page)).toBeVisible();
    await expect(turns(page)).toHaveCount(7);
  });

  await test.step("Stop between two messages", async () => {
    model.fallback = message();
    await goOn(page).click();
    await count(page, 8);
    await page.getByRole("button", { name: "Stop" }).click();
    await page.waitForTimeout(1_500);
    await expect(turns(page)).toHaveCount(8);
  });

  await test.step("a message that stalls is told, and what was said stays", async () => {
    model.script({ kind: "fault", name: "hang-mid-stream" });
    await goOn(page).click();
    await expect(page.getByText(/^Failed to generate continue messages: /)).toBeVisible();
    await expect(page.getByText("It broke off here")).toBeVisible();
    await expect(turns(page)).toHaveCount(8);
    model.script({ kind: "fault", name: "bad-key" });
    await goOn(page).click();
    await expect(page.getByText(/^Failed to generate continue messages: /)).toBeVisible();
    await expect(goOn(page)).toBeVisible();
  });

  await test.step("one in another language is written again", async () => {
    model.script({ kind: "text", text: german });
    await goOn(page).click();
    await count(page, 10);
    await expect(page.getByText("Bäckerei")).toHaveCount(0);
    await expect(goOn(page)).toBeVisible();
  });

  await test.step("a reload in the middle of a message loses none, and asks before it goes on", async () => {
    const { promise, resolve: comeOn } = Promise.withResolvers<void>();
    model.fallback = { kind: "text", text: thought(), held: () => promise };
    await goOn(page).click();
    // Its first words: the page says that it writes before the server has been asked.
    await expect(page.locator("article.turn").nth(10)).toContainText("The oven");
    await page.reload();
    await ready(page);
    comeOn();
    await count(page, 11);
    await expect(goOn(page)).toBeVisible();
    await page.waitForTimeout(1_500);
    await expect(turns(page)).toHaveCount(11);
  });

  await test.step("another perspective is one, for good", async () => {
    model.fallback = message();
    await page.getByRole("link", { name: "Another perspective" }).first().click();
    await page.getByLabel("Whose perspective?").fill("Librarian");
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(page.getByText("Perspective added")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Perspective of Librarian" })).toBeVisible();
  });

  await test.step("at twenty it is complete", async () => {
    for (const said of [13, 15, 17, 19, 20]) {
      await goOn(page).click();
      await count(page, said);
      if (said < 20) await expect(goOn(page)).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "Session Complete (20/20)" })).toBeVisible();
    await expect(page.getByText("Brainstorm Complete!")).toBeVisible();
    const all = await turns(page).locator(".turn-body .doc").allInnerTexts();
    expect(new Set(all).size).toBe(20);
    await faultlessInBoth(page, "20 of 20");
  });

  await test.step("each of them was told to a screen reader once, and each once that one is written", () => {
    const numbers = heard.flatMap((words) =>
      [...words.matchAll(/message (\d+) of 20: The oven/g)].map((one) => Number(one[1])),
    );
    // The first stood there when the page came.
    expect(numbers).toEqual(Array.from({ length: 19 }, (_, at) => at + 2));
    expect(heard).toContain("Writing…");
    expect(heard.filter((words) => words.startsWith("Failed to generate"))).toHaveLength(2);
  });

  await test.step("a server that is killed in any of the first four messages loses that one alone", async () => {
    const slow = message(300);
    const asked = async (): Promise<void> => {
      const before = model.requests.length;
      await expect.poll(() => model.requests.length).toBe(before + 1);
    };
    const comeBack = async (): Promise<void> => {
      await server.kill();
      await server.restart();
    };
    await fillStart(page);
    model.script(slow);
    const first = asked();
    await page.getByRole("button", { name: "Start Brainstorm" }).click();
    await first;
    await comeBack();
    await expect(page.getByText("Network error. Please check your connection.")).toBeVisible();
    await page.getByRole("button", { name: "Start Brainstorm" }).click();
    await expect(page.getByText(/^Failed to initialize brainstorm session: /)).toBeVisible();
    await expect(page.getByLabel("What is it about?")).toHaveValue(bakery);
    model.script(message(), slow);
    await page.getByRole("button", { name: "Start Brainstorm" }).click();
    await page.waitForURL(/branch=/);
    for (const shown of [1, 2]) {
      await expect(page.locator("article.turn").nth(shown)).toContainText("The oven");
      await comeBack();
      await page.reload();
      await count(page, shown);
      await expect(page.getByText(/^Failed to generate continue messages: /)).toBeVisible();
      await expect(turns(page)).toHaveCount(shown);
      if (shown === 1) {
        model.script(message(), slow);
        await goOn(page).click();
      }
    }
    // The other two by forms.
    const bare = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: server.origin,
      storageState: await page.context().storageState(),
    });
    const form = await bare.newPage();
    await form.goto(page.url());
    const next = form.getByRole("button", { name: "Next message" });
    await next.click();
    await count(form, 3);
    model.script(slow);
    const fourth = asked();
    const left = next.click().catch(() => undefined);
    await fourth;
    await comeBack();
    await left;
    await form.goto(page.url());
    await count(form, 3);
    await expect(form.getByText(/^Failed to generate continue messages: /)).toBeVisible();
    await next.click();
    await count(form, 4);
    await bare.close();
    await page.reload();
    await count(page, 4);
    await expect(page.locator("article.turn h3")).toHaveText([
      "Strategist",
      "Critic",
      "Strategist",
      "Critic",
    ]);
  });

  expect(server.audit()).toBe("");
  const said =
    "select count(*) as all_said, count(distinct text) as texts, count(distinct generation_id) as runs";
  expect(server.read(`${said} from brainstorm_messages`)).toEqual([{ all_said: 24, texts: 24, runs: 24 }]);
  const ended = `select g.state, count(*) as runs, sum(g.charged > 0) as charged from generations g
    group by g.state order by g.state`;
  expect(server.read(ended)).toEqual([
    { state: "done", runs: 24, charged: 24 },
    { state: "failed", runs: 2, charged: 0 },
    { state: "interrupted", runs: 4, charged: 0 },
    { state: "stopped", runs: 1, charged: 1 },
  ]);
});
