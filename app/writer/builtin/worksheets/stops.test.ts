import { describe, expect, it } from "vitest";
import { statementsOf } from "../layout/statements.ts";
import { texts } from "./kinds.fixture.ts";
import type { Place, SignName } from "./signs/place.ts";
import { signs } from "./signs/signs.ts";
import { stopsOf } from "./stops.ts";

const allForms: Readonly<Record<string, readonly string[]>> = {
  story: ["story", "scene", "fiction"],
  news: ["news", "account"],
  case: ["opinion", "case"],
  letter: ["letter", "business"],
  offer: ["product", "offer"],
  plan: ["how-to", "plan"],
  notice: ["circular", "announcement"],
  recipe: ["recipe", "plan"],
  review: ["review", "case"],
};

/** What a sign shows at a sentence between others, each a paragraph of its own. */
function shown(sign: SignName, form: string, line: string, before = "", behind = ""): string | null {
  const text = [before, line, behind].filter(Boolean).join("\n\n");
  const all = statementsOf(text);
  const at = all.findIndex((one) => line.startsWith(one.text.slice(0, 20)));
  const one = all[at];
  const rows = signs.filter(([name]) => name === sign);
  if (!one || rows.length === 0) throw new Error(`nothing to look at in ${text}`);
  const place: Place = {
    told: line.replace(/["“][^"“”]*["”]/g, " "),
    line,
    words: one.words,
    item: false,
    before: all[at - 1],
    next: all[at + 1],
    around: text.replaceAll("\n\n", " "),
    text: text.replaceAll("\n\n", " "),
    earlier: before,
    lines: all.map((other) => other.text),
    at,
    closes: true,
    question: before.endsWith("?") ? before : "",
    forms: new Set(allForms[form]),
  };
  const [first = null] = rows.map(([, , , shows]) => shows(place)).filter((found) => found !== null);
  return first === null || typeof first === "string" ? first : `${first.other} <> ${first.word}`;
}

describe("a reader stops at", () => {
  it.each<[SignName, string, string, string]>([
    ["short", "notice", "You need two references and a DBS check.", "DBS"],
    ["short", "case", "It said “disc. alloc.” on the slip that he gets.", "disc. alloc."],
    ["scheme", "news", "She said they would not be taking the Hendry offer.", "the Hendry offer"],
    ["scheme", "news", "The field is to be built on under the Phase 3 plans.", "the Phase 3 plans"],
    ["theOne", "case", "The rent has gone up, and the levy comes in next year.", "the levy"],
    ["person", "notice", "The telephone will be answered by Carol.", "Carol"],
    ["unit", "plan", "Sheds may be no bigger than 6 x 4 on this site.", "6 x 4"],
    ["figure", "case", "Two thirds of shoppers come by bus.", "Two thirds of shoppers"],
    ["scale", "news", "The film drew 61,000 views in six weeks.", "61,000 views"],
    ["number", "notice", "In a surprising number of cases they came in a bag.", "a surprising number"],
    ["people", "case", "Everybody hates it.", "Everybody"],
    [
      "people",
      "case",
      "Parents who have tried this elsewhere love it.",
      "Parents who have tried this elsewhere",
    ],
    ["thought", "news", "It's thought to be the first nest in the town.", "It's thought"],
    ["thought", "news", "The work is expected to cost a great deal.", "is expected"],
    ["unnamed", "case", "Studies show that burglars need light.", "Studies show"],
    ["passive", "news", "The march was called off at noon.", "was called off"],
    ["cause", "news", "Kestrels have declined because of modern farming.", "modern farming"],
    ["withheld", "letter", "There is also Ewan, which I don't think I need to go into.", ""],
    ["withheld", "story", "How he came by it is another story.", ""],
    ["reasons", "story", "I learned it at thirteen for the usual reasons.", "the usual reasons"],
    ["rule", "plan", "Plots by the river may not keep bees.", ""],
    ["soon", "letter", "We will send you the form in due course.", "in due course"],
    ["or", "case", "They could sell the hall, or perhaps let it.", "or perhaps let it"],
    ["praise", "review", "The photography by Ines Caldwell is superb throughout.", "superb"],
    ["promise", "offer", "In a week you'll wonder how you did without it.", "you'll wonder how"],
    ["buyers", "offer", "Customers tell us they have sat on theirs all day.", "Customers tell us"],
    ["guess", "case", "I suspect that somebody prefers it tidy.", "I suspect"],
    ["elsewhere", "case", "It has been tried up and down the country.", "up and down the country"],
    ["ago", "case", "The law changed a while ago.", "a while ago"],
    ["ask", "letter", "Could you send the frame back to the shop?", ""],
    ["measure", "recipe", "Press it down lightly and smooth the top.", "lightly"],
    ["feeling", "story", "My brother was furious all the way home.", "furious"],
    ["quiet", "story", "For a mile neither of them spoke.", "neither of them spoke"],
  ])("%s, in a %s: %s", (sign, form, line, word) => {
    expect(shown(sign, form, line)).toBe(word);
  });

  it.each<[SignName, string, string, string?, string?]>([
    ["short", "notice", "You need a DBS check.", "The Disclosure and Barring Service (DBS) keeps a list."],
    ["short", "news", "The BBC and the NHS have both moved out."],
    ["short", "news", "The sign over HARLOW FALLS was lit at noon."],
    ["scheme", "news", "She would not be taking the Hendry offer.", "Hendry Homes made a bid on Monday."],
    ["scheme", "news", "The Pinder scheme, which was tried in 2019, came to nothing."],
    ["theOne", "case", "The levy comes in next year.", "Parliament has passed a levy on bread."],
    ["theOne", "case", "The levy on bread comes in next year."],
    ["person", "notice", "Ring Maureen, who keeps the list."],
    ["person", "letter", "The telephone will be answered by Carol."],
    ["unit", "plan", "Sheds may be no bigger than 6 x 4 metres."],
    ["unit", "plan", "The frame of 9 x 15 metre size will fit."],
    ["figure", "case", "Two thirds of shoppers come by bus, a survey found."],
    ["figure", "story", "Two thirds of shoppers come by bus."],
    ["scale", "news", "The film drew 61,000 views, twice more than the last one."],
    ["scale", "offer", "It costs £1,200 with the oak frame."],
    ["people", "case", "People say that they feel less safe."],
    ["people", "case", "Parents were told in March."],
    ["people", "story", "Everybody hates it."],
    ["thought", "news", "Officials said the work was expected to cost more."],
    ["thought", "story", "It's thought to be the first."],
    ["unnamed", "case", "Studies show it.", "", "A journal printed them in 2019."],
    ["passive", "news", "The march was called off by the police."],
    ["passive", "news", "The march was called off at noon.", "The council met at ten."],
    ["cause", "news", "He said they declined because of modern farming."],
    ["cause", "story", "She stayed because of heavy rain."],
    ["withheld", "letter", "I need to go into town on Monday."],
    ["reasons", "case", "It failed for several reasons.", "", "First, there was no money."],
    ["rule", "plan", "Plots by the river may not keep bees, because of the footpath."],
    ["rule", "plan", "No bonfires on this site.", "", "The smoke will reach the school."],
    ["scale", "news", "The film drew 1.1 million views, against 900 of the last one."],
    ["soon", "story", "He would do it in due course."],
    ["soon", "letter", "We saw it soon after the rain."],
    ["praise", "review", "The photography is superb because one sees the cold in it."],
    ["promise", "letter", "You'll never guess who came."],
    ["buyers", "case", "Customers tell us they like it."],
    ["ago", "news", "It happened as long ago as 2021."],
    ["ask", "letter", "Could you send the frame back by Friday?"],
    ["measure", "story", "She pressed it down lightly."],
    ["quiet", "story", "“They said nothing,” he told us."],
  ])("no %s, in a %s: %s (%s) (%s)", (sign, form, line, before, behind) => {
    expect(shown(sign, form, line, before, behind)).toBeNull();
  });

  it("two parts of one whole, and not at the same part twice", () => {
    const first = "Cut down two of the thirds and cover them.";
    expect(shown("clash", "plan", "At least half of the plot must be dug by May.", first)).toContain(
      "half of",
    );
    expect(shown("clash", "plan", "Keep two of the thirds covered.", first)).toBeNull();
    expect(shown("clash", "story", "At least half of the plot must be dug.", first)).toBeNull();
  });

  it("time that goes by in a short sentence beside a longer one, and at a question that nobody speaks to", () => {
    const long =
      "She got out and left the door open, so that the snow blew in, and walked to the wall and stood there.";
    const short = "It was nearly two minutes before she came back.";
    expect(shown("passed", "story", short, long)).toBe("nearly two minutes");
    expect(shown("passed", "story", short, "She got out.")).toBeNull();
    expect(shown("passed", "news", short, long)).toBeNull();
    const question = "“Where have you been all night?”";
    const quiet = `${long} The kettle was on. The cat slept beside the stove, and nothing else moved in all the house.`;
    expect(shown("unanswered", "story", question, "", quiet)).toContain("Where have you been");
    expect(shown("unanswered", "story", question, "", `“Out,” he said. ${quiet}`)).toBeNull();
  });
});

describe("the stops of a text", () => {
  it("are whole sentences of it, in its order, each with the writer's own words", () => {
    for (const text of Object.values(texts)) {
      const plain = text.replace(/[*_]/g, "").replace(/\s+/g, " ");
      const all = stopsOf(text);
      for (const { line, word } of all) {
        expect(plain).toContain(line);
        expect(line).toContain(word);
      }
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => one - other));
    }
  });

  it("hear a question of an interview that stands over its answer", () => {
    const text =
      "# The last ferryman\n\n**How many people have you carried?**\n\nA fair few. You don't count.\n\n**How old is the boat?**\n\nShe was built in 1951 at the yard below the church.";
    expect(stopsOf(text).filter(({ sign }) => sign === "dodged")).toMatchObject([
      { line: "A fair few. You don't count.", other: "How many people have you carried?" },
    ]);
  });
});
