import { describe, expect, it } from "vitest";
import { factsOf, namesOf, numbersOf } from "./facts.ts";
import { guard } from "./guard.ts";
import { gradeOf } from "./grade.ts";
import { isEnglish, languageOf } from "./language.ts";
import { countWords } from "./words.ts";

describe("facts", () => {
  it("spells numbers in one way", () => {
    expect(numbersOf("1,200 people, twelve cats, 3.5 %, 9:30")).toEqual(["1200", "3.5", "9:30", "12"]);
    expect(numbersOf("The one thing")).toEqual([]);
  });

  it("finds names inside sentences, not their first words", () => {
    expect(namesOf("The team met Rosa in Leeds. Nobody spoke. NASA called.")).toEqual([
      "Rosa",
      "Leeds",
      "NASA",
    ]);
  });

  it("finds links and slots", () => {
    const facts = factsOf("See [it](https://example.com/a), write to a@example.com, cite [source needed].");
    expect([...facts.links]).toEqual(["https://example.com/a", "a@example.com"]);
    expect([...facts.slots]).toEqual(["[source needed]"]);
  });

  it("reads no names in brackets, and after one that nobody closes it does", () => {
    expect(namesOf("We met [name of Ann] and Rosa.")).toEqual(["Rosa"]);
    expect(namesOf("We met [the friend of Ann and [Bob] there.")).toEqual(["Ann"]);
  });

  // What the test of expressions cannot see: work that grows with the square of such a length outlasts any test.
  it.each(["*a ", "[a](", "a! "])("reads %j over and over before the test times out", (unit) => {
    expect(namesOf(unit.repeat(200_000 / unit.length))).toEqual([]);
  });
});

describe("guard", () => {
  it("hides quotations, code, links and slots, and brings them back", () => {
    const text = 'He said "it is very bad" about `very` in [very](https://x.org/very) and [very good].';
    const { text: open, restore } = guard(text);
    expect(open).not.toContain("very");
    expect(restore(open)).toBe(text);
  });

  it("lets code end with as many ticks as it began with", () => {
    const { text } = guard("Open with ``` and write `code` or ``a ` b`` there.");
    expect(text).toMatch(/^Open with ``` and write \uE0000\uE001 or \uE0001\uE001 there\.$/);
  });
});

describe("guard and private-use characters", () => {
  it("brings back what the text itself had", () => {
    const text = "a \uE0003\uE001 b \uE000";
    const { text: open, restore } = guard(text);
    expect(restore(open)).toBe(text);
  });
});

describe("language", () => {
  it.each([
    ["The quick brown fox jumps over the lazy dog and runs to the river.", "en"],
    ["Un caracol y una liebre comparten el mismo jardín. La liebre presume de su velocidad.", "es"],
    ["Le chat est sur la table et il ne veut pas descendre.", "fr"],
    ["Der Hund ist nicht im Haus und die Katze auch nicht.", "de"],
    ["הקפה של סבתא תמיד הריח כמו שבת בבוקר", "he"],
    ["القهوة جاهزة في المطبخ", "ar"],
    ["今日はとても良い天気です。", "ja"],
    ["今天天气很好。", "zh"],
    ["Кошка сидит на столе.", "ru"],
    ["यह एक वाक्य है।", "hi"],
  ])("%s", (text, code) => expect(languageOf(text).code).toBe(code));

  it("tells English questions about one subject from Portuguese", () => {
    expect(
      languageOf("Should time tracking take less than a minute a day?\nWhy do agencies matter?").code,
    ).toBe("en");
  });

  it("lets English rules touch English only", () => {
    expect(isEnglish("Rosa visited farms.")).toBe(true);
    expect(isEnglish("Wir haben das Treffen auf Montag verschoben und alle sind einverstanden.")).toBe(false);
  });
});

describe("counting", () => {
  it("counts what a reader sees", () => {
    expect(countWords("**Two** [words](https://example.com/not/these)")).toBe(2);
    expect(countWords("a ten-minute walk — at 9:30")).toBe(5);
    expect(countWords("今天天气")).toBeGreaterThan(1);
  });

  it("grades hard prose above easy prose", () => {
    const hard =
      "Applicants who have failed to furnish the requisite documentation shall be deemed ineligible.";
    expect(gradeOf(hard)).toBeGreaterThan((gradeOf("The cat sat on the mat. It was fat.") ?? 0) + 8);
    expect(gradeOf("今天天气很好。")).toBeNull();
  });
});
