import { describe, expect, it } from "vitest";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { findEntry } from "../../catalogue/catalogue.ts";
import { NeedsModel } from "../../faults.ts";
import { checkTask, declineOf } from "../../promises/check.ts";
import { prepareTask } from "../../prepare.ts";
import type { Values } from "../../task.ts";
import { pick } from "./pick.ts";
import { summarize } from "./summarize.ts";

const texts = new Map([...readSamples(), ...classics.map((name) => [name, readText(name)] as const)]);
const entry = findEntry("create/summarize");
if (!entry) throw new Error("no entry");
const values = (name: string) => [
  "",
  ...(entry.suboptions.find((one) => one.name === name)?.values.map((value) => value.name) ?? []),
];
const choices: Values[] = values("Format").flatMap((format) =>
  values("Length").map((length) => ({
    ...(format ? { Format: format } : {}),
    ...(length ? { Length: length } : {}),
  })),
);
for (const name of ["Focus", "Reader"])
  for (const value of values(name).slice(1)) choices.push({ [name]: value });

describe("summarize", () => {
  it.each(choices)("keeps the promises of %o on every text it takes", (chosen) => {
    let taken = 0;
    for (const [name, text] of texts) {
      const task = prepareTask(entry, chosen, { text });
      if (declineOf(task)) continue;
      try {
        const result = summarize({ text }, chosen);
        if (typeof result !== "string") continue;
        taken += 1;
        const broken = checkTask(task, result).filter(
          (promise) => promise.strength === "hard" && !promise.kept,
        );
        expect({ name, result, broken }).toMatchObject({ broken: [] });
      } catch (error) {
        if (!(error instanceof NeedsModel)) throw error;
      }
    }
    expect(taken).toBeGreaterThan(2);
  });

  it("takes weighty whole sentences and no fragments", () => {
    const blog = { text: texts.get("loose blog") ?? "" };
    const gist = summarize(blog, {});
    expect(gist).not.toMatch(/This, |\?|(?:Finally|Secondly|However),/);
    expect(typeof gist === "string" ? gist.split(/[.] /).length : 0).toBeLessThan(8);
    expect(typeof gist === "string" ? gist.split(/[.] /).length : 0).toBeGreaterThan(3);
    const speech = summarize({ text: readText("gettysburg") }, { Format: "Executive summary" });
    expect(speech).not.toMatch(/(?:^|\n|- )that we here/);
    expect(summarize({ text: texts.get("story with a dog") ?? "" }, { Format: "Bullet points" })).not.toMatch(
      /- ["“](?:He always|Is he)/,
    );
    expect(summarize({ text: texts.get("minutes") ?? "" }, { Format: "Executive summary" })).not.toContain(
      "Present:",
    );
  });

  it("puts the conclusion first for a busy executive", () => {
    const report = texts.get("pilot report") ?? "";
    expect(summarize({ text: report }, { Reader: "Busy executive" })).toMatch(/^The team proposes/);
    expect(summarize({ text: report }, { Format: "Executive summary", Length: "50 words" })).toMatch(
      /^The team proposes[^\n]+\n\n- .+\n- /,
    );
  });

  it("picks decisions and commands first", () => {
    const actions = summarize(
      { text: texts.get("loose blog") ?? "" },
      { Focus: "Decisions and actions", Format: "Bullet points" },
    );
    expect(actions).toContain("- The company decided to ban meetings on Wednesdays.");
    expect(actions).toContain("- Write down decisions in one place.");
    expect(actions).toContain("- Every decision should have an owner and a date.");
    expect(actions).not.toContain("What should you do");
  });

  it("follows the focus", () => {
    const notes = texts.get("meeting notes") ?? "";
    expect(summarize({ text: notes }, { Focus: "Decisions and actions", Length: "One sentence" })).toMatch(
      /decided|will/,
    );
    expect(
      summarize(
        { text: texts.get("pilot report") ?? "" },
        { Focus: "Numbers and dates", Length: "One sentence" },
      ),
    ).toMatch(/\d.*\d/);
  });

  it.each([
    [
      "Hebrew",
      "החברה פתחה סניף חדש בחיפה. הסניף מעסיק עשרים עובדים והמכירות בו גדלו מאוד מאז הפתיחה. המנהלת אמרה שהלקוחות מרוצים מן השירות. בחודש הבא ייפתח סניף נוסף בירושלים. העובדים החדשים יעברו הכשרה של שבועיים לפני הפתיחה. החברה מקווה שהמכירות בסניף החדש יגדלו גם הן.",
      "he",
    ],
    [
      "Russian",
      "Компания открыла новый магазин в Казани. В магазине работают двадцать человек, и продажи там быстро растут. Директор сказала, что покупатели довольны. В следующем месяце откроется ещё один магазин. Новые сотрудники пройдут обучение. Компания надеется, что продажи вырастут и там.",
      "ru",
    ],
    [
      "Chinese",
      "公司在上海开了一家新店。新店有二十名员工，销售额增长很快。经理说顾客对服务很满意。下个月公司还会在北京开一家店。新员工会先接受两周的培训。公司希望新店的销售额也会增长。",
      "zh",
    ],
    [
      "Hindi",
      "कंपनी ने दिल्ली में एक नई दुकान खोली। दुकान में बीस लोग काम करते हैं और बिक्री तेज़ी से बढ़ रही है। प्रबंधक ने कहा कि ग्राहक सेवा से खुश हैं। अगले महीने एक और दुकान खुलेगी। नए कर्मचारियों को पहले प्रशिक्षण मिलेगा। कंपनी को उम्मीद है कि बिक्री बढ़ेगी।",
      "hi",
    ],
  ])("works in %s with the text's own sentences", (_name, text) => {
    const result = summarize({ text }, { Length: "One sentence" });
    expect(typeof result).toBe("string");
    expect(text).toContain(result);
    const task = prepareTask(entry, {}, { text });
    const gist = summarize({ text }, {});
    const broken = typeof gist === "string" ? checkTask(task, gist).filter((promise) => !promise.kept) : [];
    expect(broken).toEqual([]);
  });

  it("says what a text would need", () => {
    expect(summarize({ text: "It rains." }, {})).toEqual({
      decline: "A summary needs a text of at least 15 words; this one has 2.",
    });
    expect(summarize({ text: texts.get("CV bullet") ?? "" }, {})).toMatchObject({
      decline: expect.stringMatching(/would need a text of about \d+ words/),
    });
  });

  it("leaves unexplained acronyms for newcomers to a model", () => {
    const text =
      "The XQA board met in Leeds on Monday. The XQA board closed the shop because costs rose. Staff of the XQA board will look for a new place in the north of the city before the summer ends.";
    expect(() => summarize({ text }, { Reader: "Newcomer", Length: "One sentence" })).toThrow("XQA");
  });
});

const slot = (words: number, value: number, hangs = false) => ({
  options: [{ text: "", words, value }],
  hangs,
});

describe("pick", () => {
  it("finds the best set within the bounds", () => {
    expect(pick([slot(5, 1), slot(6, 3), slot(4, 2)], 8, 10)?.map((one) => one.slot)).toEqual([1, 2]);
    expect(pick([slot(5, 1)], 8, 10)).toBeNull();
  });
  it("takes a hanging sentence only behind its neighbour", () => {
    expect(pick([slot(5, 0.1), slot(5, 9, true)], 5, 5)?.map((one) => one.slot)).toEqual([0]);
    expect(pick([slot(5, 0.1), slot(5, 9, true)], 5, 10)?.map((one) => one.slot)).toEqual([0, 1]);
  });
});
