import { describe, expect, test } from "vitest";
import { countMarks, diffDocuments, type DiffBlock } from "./diff.ts";
import { readMarkdown } from "./markdown.ts";
import { readText } from "./plain-text.ts";

const diff = (before: string, after: string) => diffDocuments(readMarkdown(before), readMarkdown(after));
const words = (seed: number) => Array.from({ length: 10_000 }, (_, at) => `w${(at * seed) % 4099}`);
const signs = { same: "", ins: "+", del: "-" };

function shown(blocks: readonly DiffBlock[]): string[] {
  return blocks.map(({ kind, segments }) => {
    const texts = segments.map(({ type, text, marks }) => {
      const names = marks.map((mark) => mark.type.name).join();
      return `${signs[type]}[${names ? `${names}:` : ""}${text}]`;
    });
    return `${kind} ${texts.join("")}`;
  });
}

describe("diffDocuments", () => {
  test("words, not letters, with their marks", () => {
    expect(shown(diff("The quick **brown** fox.", "The slow **brown** foxes."))).toEqual([
      "changed [The ]-[quick]+[slow][ ][strong:brown][ ]-[fox]+[foxes][.]",
    ]);
  });

  test("a sign that comes in behind a word takes no space away", () => {
    expect(shown(diff("To live she needs forty.", "To live, she needs forty."))).toEqual([
      "changed [To live]+[,][ she needs forty.]",
    ]);
  });

  test("the space before a deleted sentence goes with it", () => {
    const [block] = diffDocuments(readMarkdown("One hour. It was not a strike."), readMarkdown("One hour."));
    expect(block?.segments.map(({ type, text }) => [type, text])).toEqual([
      ["same", "One hour."],
      ["del", " It was not a strike."],
    ]);
  });

  test("a new mark is a change", () => {
    expect(shown(diff("a b c", "a *b* c"))[0]).toContain("+[em:b]");
  });

  test("words of languages without spaces", () => {
    expect(shown(diff("我喜欢写作。", "我喜欢阅读。"))).toEqual(["changed [我喜欢]-[写作]+[阅读][。]"]);
  });

  test("whole blocks come and go; the others stay", () => {
    const blocks = diff(
      "one two three\n\nfour five six",
      "one two three\n\nquite other words\n\nfour five six",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["same", "ins", "same"]);
    expect(countMarks(blocks)).toBe(1);
  });

  test("a changed block is paired with its likeness, not with its neighbour", () => {
    const blocks = diff("alpha beta gamma delta", "something new up here\n\nalpha beta gamma epsilon");
    expect(blocks.map((block) => block.kind)).toEqual(["ins", "changed"]);
  });

  test("a sentence that comes behind another has its own full stop", () => {
    expect(shown(diff("It is dear.", "It is dear. A smell was near."))).toEqual([
      "changed [It is dear.]+[ A smell was near.]",
    ]);
  });

  test("paragraphs that begin alike, each much shortened, are marked word by word", () => {
    const said = (n: number) =>
      `Paragraph ${n}. The committee has made a decision, after a long discussion with everyone who had come, to close office ${n} until further notice, and nobody was in a position to say when it would open again.`;
    const numbers = Array.from({ length: 30 }, (_, at) => at + 1);
    const before = numbers.map(said).join("\n\n");
    const after = numbers
      .map((n) => `Paragraph ${n}. The committee decided to close office ${n}.`)
      .join("\n\n");
    const blocks = diff(before, after);
    expect(blocks.map(({ kind }) => kind)).toEqual(numbers.map(() => "changed"));
    const third = numbers.filter((n) => n % 3 > 0);
    const fewer = diff(before, third.map((n) => `Paragraph ${n}. The committee decided.`).join("\n\n"));
    expect(fewer.filter(({ kind }) => kind === "changed")).toHaveLength(third.length);
    expect(fewer.filter(({ kind }) => kind === "del")).toHaveLength(numbers.length - third.length);
  });

  test("in a long text each paragraph finds its likeness behind many new ones", () => {
    const line = (n: number) =>
      `The ferry number ${n} to the island of ${n * 7919} leaves at ten in the morning.`;
    const numbers = Array.from({ length: 5_000 }, (_, at) => at + 1);
    const before = numbers.map(line).join("\n\n");
    const news = Array.from({ length: 40 }, (_, at) => `Quite other news have come, part ${at} of them.`);
    const after = [...news, ...numbers.map((n) => line(n).replace("leaves at", "goes at"))].join("\n\n");
    const blocks = diffDocuments(readText(before), readText(after));
    expect(blocks.filter(({ kind }) => kind === "changed")).toHaveLength(numbers.length);
  });

  test("says what a block is and where it stands", () => {
    const blocks = diff("- a\n- b\n\n  c\n\n> 3. q", "- new words\n- a\n- b\n\n  c\n\n> 3. q");
    expect(blocks.map((block) => block.kind)).toEqual(["ins", "same", "same", "same", "same"]);
    expect(blocks.at(-1)?.block).toEqual({
      type: "paragraph",
      list: "ordered",
      number: 3,
      first: true,
      depth: 1,
      quotes: 1,
    });
    expect(blocks[3]?.block).toEqual({ type: "paragraph", list: "bullet", depth: 1, quotes: 0 });
  });

  test("a change of kind is told", () => {
    const [block] = diff("A title here", "## A title here");
    expect(block).toMatchObject({
      kind: "changed",
      block: { type: "heading", level: 2 },
      was: { type: "paragraph" },
    });
    expect(countMarks(diff("A title here", "## A title here"))).toBe(1);
  });

  test("a deletion and the insertion beside it are one mark", () => {
    expect(countMarks(diff("one two three four five", "one 2 three four five and six"))).toBe(2);
    expect(countMarks(diff("same", "same"))).toBe(0);
  });

  test("nothing is lost: either side can be put together again", () => {
    const before = Array.from(
      { length: 40 },
      (_, at) => `Line ${at} speaks of ${at % 7} things, and of ${at * at}.`,
    );
    const after = before.flatMap((line, at) => {
      if (at % 5 === 0) return [];
      return at % 3 === 0 ? [line.replace("speaks", "does not speak"), "An addition!"] : [line];
    });
    const blocks = diffDocuments(readText(before.join("\n\n")), readText(after.join("\n\n")));
    const side = (without: "ins" | "del") =>
      blocks
        .filter((block) => block.kind !== without)
        .map((block) =>
          block.segments
            .filter((part) => part.type !== without)
            .map((part) => part.text)
            .join(""),
        );
    expect(side("del")).toEqual(after);
    expect(side("ins")).toEqual(before);
  });

  test("long texts without anything in common end before the test times out", () => {
    const [block] = diffDocuments(readText(words(17).join(" ")), readText(words(31).join(" ")));
    expect(block?.segments.some((part) => part.type === "ins")).toBe(true);
    const blocks = diffDocuments(readText(words(17).join("\n\n")), readText(words(31).join("\n\n")));
    expect(blocks.filter((each) => each.kind !== "del")).toHaveLength(10_000);
  });
});
