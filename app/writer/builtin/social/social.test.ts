import { describe, expect, it } from "vitest";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { platformLimits } from "../../catalogue/social/platform-limits.ts";
import { socialTools } from "../../catalogue/social/social-tools.ts";
import { NeedsModel } from "../../faults.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask, declineOf } from "../../promises/check.ts";
import { tagsOf } from "../../promises/tags.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline } from "../../task.ts";

const bakery = `# Hollin Bakery

Hollin Bakery opens at five in the morning and usually sells out by nine. We are the oldest bakery in the valley, and we bake the best rye bread you will ever taste. Our customers can order online until 8 p.m. for the next day.

## What we bake

- Rye bread
- Oat rolls
- Plum cake on Fridays

Every loaf rests for 18 hours. That is why it keeps for a week. "I drive 40 minutes for this bread," says Martin Hale, who runs the mill next door.

Order your bread for tomorrow at https://example.com/order.`;
const saas =
  "Our cutting-edge platform leverages AI to deliver seamless workflows for mission-critical teams. Going forward, we will circle back with actionable insights that move the needle. Over 1,200 companies, including Brightwater and Lund & Co, use it to plan their week. Setup takes 20 minutes. If you want to see it, book a demo at https://example.com/demo.";
const note =
  "Team visited three farms in May. Soil moisture up 12% after cover crops. One farmer, Rosa, cut irrigation from 5 days to 3.";
const texts = new Map([
  ["bakery", bakery],
  ["saas", saas],
  ["note", note],
  ...readSamples(),
  ...classics.map((name) => [name, readText(name)] as const),
]);

function tool(id: string) {
  const found = socialTools.find((one) => one.id === `social/${id}`);
  if (!found?.rule) throw new Error(`no rule for ${id}`);
  return found;
}

async function tried(id: string, text: string): Promise<string | Decline> {
  return (await tool(id).rule?.({ text }, {}, new AbortController().signal)) ?? "";
}

async function written(id: string, text: string): Promise<string> {
  const result = await tried(id, text);
  if (typeof result !== "string") throw new Error(result.decline);
  return result;
}

describe("social tools", () => {
  it("are the 21 of the catalogue, three a platform, all with a rule", () => {
    expect(socialTools).toHaveLength(21);
    const platforms = Map.groupBy(socialTools, (one) => one.platform);
    expect([...platforms.values()].map((row) => row.length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(socialTools.filter((one) => one.class === "model" || !one.rule)).toEqual([]);
    for (const limits of Object.values(platformLimits))
      for (const limit of Object.values(limits)) expect(limit.checked).toBe("2026-11-20");
  });

  it.each(socialTools.map((one) => one.id))("%s keeps its hard promises on every text", async (id) => {
    let taken = 0;
    for (const [name, text] of texts) {
      const task = prepareTask(tool(id.replace("social/", "")), {}, { text });
      if (declineOf(task)) continue;
      const result = await tried(id.replace("social/", ""), text);
      if (typeof result !== "string") {
        expect(result.decline.length).toBeGreaterThan(30);
        continue;
      }
      taken += 1;
      const broken = checkTask(task, result).filter((one) => one.strength === "hard" && !one.kept);
      expect({ name, result, broken }).toMatchObject({ broken: [] });
    }
    expect(taken).toBeGreaterThan(texts.size * 0.5);
  });

  it("writes a post that ends with the text's own call", async () => {
    const post = await written("write-a-post", bakery);
    expect(post).toMatch(/^Hollin Bakery opens/);
    expect(post.split("\n\n").at(-1)).toBe("Order your bread for tomorrow at https://example.com/order.");
    expect(await written("write-a-post", texts.get("pilot report") ?? "")).toMatch(
      /\n\n\[Call to action: .+\]$/,
    );
    expect(await tried("write-a-post", note)).toMatchObject({
      decline: expect.stringContaining("40 to 120 words"),
    });
  });

  it("replaces superlatives and buzzwords by plain words", async () => {
    const warm = await written("warm-and-friendly-voice", bakery);
    expect(warm).toContain("We're a very old bakery in the valley, and we bake a very good rye bread.");
    expect(warm).toContain("You can order online until 8 p.m.");
    const polished = await written("professional-polish", saas);
    expect(polished).toContain(
      "Our modern platform uses AI to deliver smooth workflows for essential teams.",
    );
    expect(polished).toContain("practical insights that make a difference");
  });

  it("splits for plain reading and for speech", async () => {
    expect(await written("plain-language-pass", texts.get("CV bullet") ?? "")).toContain(
      "the support inbox. I think it went down from about 400 open tickets to 90 in six months. This is because",
    );
    const spoken = await written(
      "spoken-flow-pass",
      `${bakery}\n\nShe sold six silver sandwiches to the sailors.`,
    );
    expect(spoken).toContain("We're the oldest bakery in the valley. We bake the best rye bread");
    expect(spoken).toContain("[Say slowly: sold six silver sandwiches]");
  });

  it("breaks speech where a thought begins, never inside a list", async () => {
    const answer = await written(
      "spoken-flow-pass",
      "We talked about race, colour, sex, language, religion, and other opinion with the people who came to the hall. It was late.",
    ).catch((error: unknown) => String(error));
    expect(answer).not.toMatch(/(?:race|colour|sex|language|religion)\. /);
  });

  it("builds a thread that loses nothing and a post that fits", async () => {
    const thread = await written("thread-builder", texts.get("pilot report") ?? "");
    expect(thread).toMatch(/^1\/4 The pilot ran/);
    expect(thread).toMatch(/\n\n4\/4 The team proposes/);
    expect(await written("fit-to-280", note)).toBe(note);
    expect(await written("fit-to-280", texts.get("pilot report") ?? "")).toContain("The team proposes");
  });

  it("makes tags, a poll and a hook from the text's own words", async () => {
    const tags = await written("hashtag-set", bakery);
    expect(tagsOf(tags)).toEqual(expect.arrayContaining(["#RyeBread", "#MartinHale", "#HollinBakery"]));
    expect(await written("poll-and-question-maker", bakery)).toContain("- Oat rolls");
    const hook = await written("three-second-hook", saas);
    expect(hook).toMatch(/^\*\*SAY:\*\* Setup takes 20 minutes\.\n\n\*\*SHOW:\*\* /);
  });

  it("asks about a story's people, and names no heading that only counts", async () => {
    const ruth = readText("ruth");
    expect(await written("conversation-starter", ruth)).toContain("- What has surprised you about Naomi?");
    expect(await written("poll-and-question-maker", ruth)).toBe(
      "Whom would you like to hear more of?\n\n- Naomi\n- Boaz\n- Ruth\n- Somebody else",
    );
    expect(await written("story-teaser", readText("rights"))).not.toContain("## Article 1");
    expect(await written("hashtag-set", readText("pride"))).toContain("#MrBennet #MrBingley");
  });

  it("takes a company's name for one", async () => {
    const sheets = readSamples("documents").get("order sheets") ?? "";
    expect(await written("first-line-hook", sheets)).toContain("Northwind Foods deserves a second look.");
  });

  it("asks what nobody answers by yes or no", async () => {
    const lines = (await written("conversation-starter", texts.get("blog on remote work") ?? "")).split("\n");
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^- (?:What|Which) .+\?$/);
    expect((await written("community-post", bakery)).trim()).toMatch(/\?$/);
  });

  it.each([
    [
      "Chinese",
      "公司在上海开了一家新店。新店有二十名员工，销售额增长很快。经理说顾客对服务很满意。下个月公司还会在北京开一家店。".repeat(
        5,
      ),
    ],
    [
      "Hebrew",
      "החברה פתחה סניף חדש בחיפה. הסניף מעסיק עשרים עובדים והמכירות בו גדלו מאוד מאז הפתיחה. המנהלת אמרה שהלקוחות מרוצים מן השירות. ".repeat(
        4,
      ),
    ],
    [
      "Hindi",
      "कंपनी ने दिल्ली में एक नई दुकान खोली। दुकान में बीस लोग काम करते हैं और बिक्री तेज़ी से बढ़ रही है। प्रबंधक ने कहा कि ग्राहक सेवा से खुश हैं। ".repeat(
        4,
      ),
    ],
  ])("works by structure in %s and leaves the rest to a model", async (_name, text) => {
    for (const id of ["thread-builder", "fit-to-280", "line-break-formatter", "quote-worthy-line"]) {
      const result = await tried(id, text);
      if (typeof result !== "string") continue;
      const broken = checkTask(prepareTask(tool(id), {}, { text }), result).filter((one) => !one.kept);
      expect({ id, broken }).toMatchObject({ broken: [] });
    }
    expect(typeof (await tried("thread-builder", text))).toBe("string");
    await expect(tried("write-a-post", text)).rejects.toThrow(NeedsModel);
  });

  it("takes well under a second for 1,000 words", async () => {
    const text = readText("pride").split(/\s+/).slice(0, 1000).join(" ");
    expect(countWords(text)).toBeGreaterThan(900);
    for (const one of socialTools) {
      await tried(one.id.replace("social/", ""), text);
      const start = performance.now();
      await tried(one.id.replace("social/", ""), text);
      expect({ id: one.id, quick: performance.now() - start < 900 }).toEqual({ id: one.id, quick: true });
    }
  });
});
