import { afterAll, describe, expect, it } from "vitest";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { findEntry } from "../../catalogue/catalogue.ts";
import { NeedsModel } from "../../faults.ts";
import { checkTask } from "../../promises/check.ts";
import { prepareTask } from "../../prepare.ts";
import { fixGrammar } from "./fix-grammar.ts";
import { closeGrammar, findFaults } from "./linter.ts";
import { ownFixes } from "./own-rules.ts";
import { varietyOf } from "./variety.ts";

const going = () => new AbortController().signal;
const samples = readSamples();

afterAll(closeGrammar);

async function fixed(text: string): Promise<string> {
  const result = await fixGrammar({ text }, {}, going());
  return typeof result === "string" ? result : text;
}

describe("fixGrammar", () => {
  it.each([
    ["She dont know that its a important meeting.", "She doesn't know that it's an important meeting."],
    ["i recieved you're email yesterday.", "I received your email yesterday."],
    ["Their is many error in the the report.", "There are many errors in the report."],
    ["We should of checked it alot sooner.", "We should have checked it a lot sooner."],
    ["Lets meet on monday, him goes to Leeds.", "Let's meet on Monday, he goes to Leeds."],
    ["Everyone know that the internet have changed.", "Everyone knows that the internet has changed."],
    ["He have three childs.", "He has three children."],
    [
      "If your planning to come, I look forward to see you.",
      "If you're planning to come, I look forward to seeing you.",
    ],
    ["It had no affect on his too kids.", "It had no effect on his two kids."],
    ["You should come to, its amazing!", "You should come too, it's amazing!"],
    ["👩‍👩‍👧 and 👍🏽: i recieved it, i did.", "👩‍👩‍👧 and 👍🏽: I received it, I did."],
    ["Less screens , please.", "Fewer screens, please."],
    [
      "Teams that write things down makes fewer mistakes, because people dont have to remember what was said.",
      "Teams that write things down make fewer mistakes, because people don't have to remember what was said.",
    ],
    [
      "A good document can be read by anyone at any time, it can be improved by the people who come later.",
      "A good document can be read by anyone at any time; it can be improved by the people who come later.",
    ],
    [
      "Entries which are older than 15 minutes gets removed.",
      "Entries which are older than 15 minutes get removed.",
    ],
  ])("%s", async (before, after) => expect(await fixed(before)).toBe(after));

  it("touches no name, quotation, code, link or slot", async () => {
    const text =
      'Zyntrix and Acmeon met. He said "we was recieved" and ran `dont recieve`. See https://example.com/recieve and [alot of it].';
    expect(await fixed(text)).toBe(text);
  });

  it.each([
    "The colour of the organised theatre programme was grey.",
    "The color of the organized theater program was gray.",
  ])("keeps the variety of: %s", async (text) => expect(await fixed(text)).toBe(text));

  it("leaves `one` where it counts", async () => {
    for (const text of [
      "He is considered the rightful property of some one or other of their daughters.",
      "You may choose any one of the three lamps.",
    ])
      expect(await fixed(text)).toBe(text);
  });

  it("finds nothing to change in sound prose", async () => {
    for (const name of [
      "launch email",
      "status report",
      "support apology",
      "pilot report",
      "policy",
      "product page",
      "meeting notes",
      "essay opening",
    ])
      expect(await fixed(samples.get(name) ?? "")).toBe(samples.get(name));
    for (const name of ["pride", "gettysburg"] as const)
      expect((await fixed(readText(name))).split(" ").length).toBeCloseTo(
        readText(name).split(" ").length,
        -1,
      );
  });

  it("keeps its promises on every text", async () => {
    const entry = findEntry("writing/fix-grammar");
    if (!entry) throw new Error("no entry");
    for (const text of [...samples.values(), ...classics.map(readText)]) {
      const result = await fixGrammar({ text }, {}, going());
      if (typeof result !== "string") continue;
      for (const promise of checkTask(prepareTask(entry, {}, { text }), result))
        expect({ ...promise, result }).toMatchObject({ kept: true });
    }
  });

  it("leaves other languages to a model", async () => {
    await expect(
      fixGrammar({ text: "Wir haben das Treffen verschoben und alle sind einverstanden." }, {}, going()),
    ).rejects.toThrow(NeedsModel);
  });
});

describe("the grammar thread", () => {
  it("ends with its signal and comes back after its end", async () => {
    const stop = new AbortController();
    const asked = findFaults("This are wrong.", "British", stop.signal);
    stop.abort();
    await expect(asked).rejects.toThrow("aborted");
    const lost = findFaults("This are wrong.", "British", going());
    const [, end] = await Promise.allSettled([closeGrammar(), lost]);
    expect(end).toMatchObject({ status: "rejected", reason: { status: 503, retryable: true } });
    expect(await findFaults("I has a the the dog.", "British", going())).not.toHaveLength(0);
  });
});

describe("own rules", () => {
  it.each([
    "Let them go and see everyone have fun.",
    "I helped him and them.",
    "Many a day passed.",
    "The team have won, and its name is known.",
    "Did everyone know that?",
    "Two of these are mine.",
    "The price of the houses is high.",
    "Its great size and your going there are known.",
    "We wanted to affect the vote.",
    "I saw him go.",
    "Everything we do matters; nobody was there.",
    "Teams that know what Tom makes win.",
    "People who believe the manager makes mistakes should say so.",
    "Readers that like the story goes to show this.",
    "When the house can be seen from the road, it is near.",
    "The moment the bell was heard, they were gone from the yard.",
    "The shop is open, it seems.",
    "The house was old, it was cold.",
  ])("leaves alone: %s", (text) => expect(ownFixes(text)).toBe(text));
});

describe("varietyOf", () => {
  it("tells British from American", () => {
    expect(varietyOf("We organise colour.")).toBe("British");
    expect(varietyOf("We organize color.")).toBe("American");
    expect(varietyOf("We promise to advise you.")).toBe("British");
  });
});
