import { describe, expect, it } from "vitest";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { factsOf } from "../../prose/facts.ts";
import { guard } from "../../prose/guard.ts";
import { proseSentences } from "../../prose/grade.ts";
import { draftOf, textOf } from "../draft.ts";
import { speakerFirst } from "./constructions.ts";
import { reword } from "./edit.ts";
import { turns } from "./turns.ts";

/** All forms that the turns give a sentence. */
function formsOf(sentence: string, text = sentence): string[] {
  const { text: bare, restore } = guard(sentence);
  return turns.flatMap((turn) => {
    const made = turn(bare, text);
    return made === null ? [] : [restore(made)];
  });
}

describe("turns of a sentence", () => {
  it.each([
    [
      "The pilot was a success, but surveys showed little interest.",
      "Although the pilot was a success, surveys showed little interest.",
    ],
    [
      "Although the pilot was a success, surveys showed little interest.",
      "The pilot was a success, but surveys showed little interest.",
    ],
    [
      "The switch was damaged, so we will send you a new lamp.",
      "Because the switch was damaged, we will send you a new lamp.",
    ],
    ["We missed the date because the parts came late.", "The parts came late, so we missed the date."],
    ["The meeting was opened by Tom at 9:30.", "At 9:30, the meeting was opened by Tom."],
    ["On 3 June the site was down for 47 minutes.", "The site was down for 47 minutes on 3 June."],
    ["There will be mulled wine in the interval.", "In the interval there will be mulled wine."],
    ["You can now drag tasks between days.", "Now you can drag tasks between days."],
    ["Our bakery opens at five and sells out by nine.", "Our bakery opens at five. It sells out by nine."],
    ["The theatre sold 1,200 tickets.", "1,200 tickets were sold by the theatre."],
    ["Critics say that the bus is late.", "The bus is late, critics say."],
    ["The cause was a missing variable.", "A missing variable was the cause."],
    ["You need a bin and a dry corner.", "What you need is a bin and a dry corner."],
    ["Mr. Bennet made no answer.", "Mr. Bennet did not make any answer."],
    ["Import from Drive and Dropbox.", "Import from Dropbox and Drive."],
    ["It is hard to build trust on a screen.", "To build trust on a screen is hard."],
    ["Please put the old lamp into its box.", "Put the old lamp into its box, please."],
  ])("%s", (sentence, turned) => expect(formsOf(sentence)).toContain(turned));

  it.each([
    "We moved the bakery to Mill Street.",
    "It closes because it is late.",
    "The gardener left the basket and walked home.",
    "The meeting on Monday is the last one of the year.",
    "They sell bread and butter.",
    "We will have to go.",
  ])("leaves alone: %s", (sentence) => expect(formsOf(sentence)).toEqual([]));

  it("puts the speaker first and keeps the words", () => {
    expect(speakerFirst('"I fell asleep," said Tom.', "")).toBe('Tom said: "I fell asleep."');
    expect(speakerFirst('"Is he single?" cried his wife impatiently.', "")).toBe(
      'His wife cried impatiently: "Is he single?"',
    );
  });

  it("loses no number and makes no name of its own in any text", () => {
    const texts = [...readSamples("documents").values(), ...classics.map((name) => readText(name))];
    let made = 0;
    for (const text of texts)
      for (const sentence of proseSentences(text))
        for (const form of formsOf(sentence, text)) {
          made += 1;
          const [was, is] = [factsOf(sentence), factsOf(form)];
          expect([...is.numbers].toSorted(), form).toEqual([...was.numbers].toSorted());
          expect(
            [...is.names].filter((name) => !sentence.includes(name)),
            form,
          ).toEqual([]);
        }
    expect(made).toBeGreaterThan(15);
  });
});

describe("reword", () => {
  const said = (text: string, choice: 0 | 1 = 0, register: "neutral" | "formal" | "casual" = "neutral") => {
    const draft = draftOf(text);
    reword(draft, { choice, register, words: true });
    return textOf(draft);
  };

  it("changes set phrases, each once", () => {
    expect(said("I think that more than 40 people often come.")).toBe(
      "I believe that over 40 people frequently come.",
    );
    expect(said("I believe that it is hard to wait.")).toBe("I think that it is difficult to wait.");
    expect(said("Revenue rose by 12%.", 0)).toBe("Revenue went up by 12%.");
    expect(said("Revenue rose by 12%.", 1)).toBe("Revenue climbed by 12%.");
  });

  it("knows who is spoken to", () => {
    expect(said("She bought the lamp.", 0, "formal")).toBe("She purchased the lamp.");
    expect(said("She bought the lamp.", 0, "casual")).toBe("She bought the lamp.");
    expect(said("We receive the children.", 0, "casual")).toBe("We get the kids.");
  });

  it.each([
    "You do not have to pay.",
    "We will have to pay.",
    "Later starts upset the parents.",
    "However little is known, it stays.",
    "Many beginners add too much grass at once.",
  ])("leaves what would say another thing: %s", (text) =>
    expect(said(text)).toMatch(/have to pay|starts upset|However little|at once/),
  );
});
