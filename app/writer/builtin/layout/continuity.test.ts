/** What the check of a story lists, and what it leaves out. */

import { describe, expect, it } from "vitest";
import { continuity } from "./continuity.ts";
import { written } from "./written.fixture.ts";

describe("continuity", () => {
  it.each([
    ["I was six years at it before anybody asked.", false],
    ["I was eleven years in the foundry.", false],
    ["My father was thirty years with the same firm.", false],
    ["I was nine years old when it shut.", true],
    ["I was nine at the time.", true],
    ["My brother Sam was thirteen in May.", true],
  ])("tells an age from a length of time: %s", async (line, isAge) => {
    const checked = await written(
      "stories/check-continuity",
      `I remember Tom in 1971, and Tom's coat. ${line} Tom laughed on Friday. I never told my mother. We drove home on Monday, and Tom sang.`,
    );
    expect(checked.split("### Ages")[1]?.split("###")[0]?.includes(`- ${line}`) === true).toBe(isAge);
  });
});

describe("names", () => {
  const names = (text: string): string => {
    const made = continuity({ text });
    return (typeof made === "string" ? made : made.decline).split("### Names that differ")[0] ?? "";
  };
  const tale = (line: string): string =>
    `Anselm came to the mill in 1971. ${line} On Friday Anselm left for good. We were nine at the time.`;

  it.each([
    ["Volvo", "He had a Volvo with no doors. The Volvo stood in the yard, and Volvo parts lay in the grass."],
    ["Hanomag", "There was no Hanomag in the shed. Hanomag or not, my aunt said, we needed a Hanomag."],
    ["Miele", "They sold us another old Miele. We called it Miele, and Miele it stayed."],
    [
      "Long Tim Harker",
      "Long Tim Harker hung over the bar, in paint. Tim is a short name. Long days went by, a long time.",
    ],
  ])("are not what is bought: %s", (name, line) => {
    expect(names(tale(line))).not.toContain(name);
    expect(names(tale(line))).toContain("Anselm: 2 sentences");
  });

  it.each([
    [
      "Brenda Koslow: 3 sentences",
      "Brenda Koslow kept the keys. Koslow was her father's name. Then Brenda sold them.",
    ],
    ["Jorun: 2 sentences", "Jorun had the boat. Nobody asked Jorun for it."],
    ["Tveit: 2 sentences", "Old Tveit laughed. We gave the keys to Tveit."],
  ])("are counted by the sentences that have them: %s", (listed, line) => {
    expect(names(tale(line))).toContain(listed);
  });
});

describe("ages and times in words", () => {
  const told = (text: string): string => {
    const made = continuity({ text });
    return typeof made === "string" ? made : made.decline;
  };
  const checked = (line: string): string =>
    told(`I remember Tom in 1971, and Tom's coat. ${line} Tom laughed on Friday. We drove home on Monday.`);
  const under = (page: string, head: string): string => page.split(`### ${head}`)[1]?.split("###")[0] ?? "";

  it.each([
    ["Ages", "A girl of about twelve with a torch let us in."],
    ["Ages", "His sister, nearly forty, still slept with the light on."],
    ["Ages", "The driver was in her sixties and hummed."],
    ["Ages", "She might have been thirty, or a little more."],
    ["Ages", "The vicar was pushing seventy."],
    ["Days and times", "The ferry office shuts at half ten."],
    ["Days and times", "It was quarter past six, and nobody had eaten."],
    ["Days and times", "The gate stayed open until nearly four."],
    ["Days and times", "They came home at one or two in the morning."],
    ["Days and times", "My uncle learned it before the war."],
    ["Days and times", "The queue had doubled before lunch."],
    ["Days and times", "Nobody opened it until after supper."],
    ["Days and times", "Late afternoon."],
    ["Days and times", "The clock stood at two."],
  ])("are listed under %s: %s", (head, line) => expect(under(checked(line), head)).toContain(`- ${line}`));

  it.each([
    ["Ages", "He was a man of twelve stone."],
    ["Ages", "We counted the sheep, nearly forty, and shut the gate."],
    ["Ages", "She kept it in her pocket."],
    ["Days and times", "He cut the loaf in half, two slices each."],
    ["Days and times", "The rope ran past three bollards."],
    ["Days and times", "I gave the cake to six people."],
    ["Days and times", "The lead stood at two."],
    ["Days and times", "They put the missing spoons at nine."],
    ["Days and times", "The bidding was stuck at four, and so were we."],
    ["Days and times", "He ran the after school club."],
    ["Days and times", "Her lunch went to the dog."],
  ])("are not listed under %s: %s", (head, line) =>
    expect(under(checked(line), head)).not.toContain(`- ${line}`),
  );

  const scene = `"Is that the key?" said Marta. "Hull, mostly."\n\n"It was." Marta shut the drawer.\n\n"And Hull?" asked Marta.\n\n"What about it?"`;

  it.each([
    "# Sunday, 10.15 p.m., the quay",
    "## Tuesday, the boiler house",
    "# The bridge, half past eleven",
  ])("stand in a heading too: %s", (heading) =>
    expect(under(told(`${heading}\n\n${scene}`), "Days and times")).toContain(
      `- ${heading.replace(/^#+ /, "")}`,
    ),
  );

  it.each([
    ["Ages", '"He has seen thirty winters, that one."'],
    ["Ages", '"He is old for it," she said.'],
    ["Days and times", '"She rang twice before you did."'],
  ])("are said to be missing only where none could be meant: %s", (head, line) => {
    expect(told(scene)).toContain(
      `${head === "Ages" ? "### Ages" : "### Days and times, in the order of the text"}\n\nNone was found`,
    );
    expect(told(`${scene}\n\n${line}`)).not.toContain(`### ${head}`);
  });
});

describe("names", () => {
  const told = (lines: string): string => {
    const checked = continuity({ text: `${lines} It rained for three days. Nobody came on Friday.` });
    return typeof checked === "string" ? checked : checked.decline;
  };

  it.each([
    [
      "There was a man called Will Okonjo. Will had the key. In August Will lost it.",
      "- Will Okonjo: 3 sentences",
    ],
    [
      "My boss was one Grace Tollemer. I told Grace. On Monday Grace laughed.",
      "- Grace Tollemer: 3 sentences",
    ],
    ["She married Jack Vasquel in the end. Jack drank. We buried Jack here.", "- Jack Vasquel: 3 sentences"],
  ])("that are words as well are found where a name stands behind them: %s", (lines, found) =>
    expect(told(lines)).toContain(found),
  );

  it.each([
    ["Will you come? I asked her twice, and will she answer?", "- Will"],
    ["We lived in Long Wittenham. Long days, those. We left Long Wittenham in May.", "- Long:"],
    ["Rain came in June. Rain, and more rain. We stayed in.", "- Rain:"],
  ])("are none elsewhere: %s", (lines, found) => expect(told(lines)).not.toContain(found));

  it.each([
    [
      "“There's a Piet Verhaag on the list,” she said. “And who is Piet?” Nobody had seen Piet.",
      "- Piet Verhaag: 3 sentences",
    ],
    ["“We had a Bixby once.” Bixby didn't sign. “Then strike Bixby.”", "- Bixby: 3 sentences"],
    ["“Ask at Dobbin's.” Dobbin's was shut. He worked at the Dobbin's.", "- Dobbin's: 3 sentences"],
  ])("are counted in what is said, and at the head of a sentence: %s", (lines, found) =>
    expect(told(lines)).toContain(found),
  );

  it.each([
    ["“You may not speak, Odile.” They wrote it down. Anselm left. We all heard Anselm.", "Odile"],
    ["“Come in, Wim!” It was cold. Anselm had the soup. The soup was Anselm's.", "Wim"],
    ["Somebody laughed. “Sit down, Tarnow.” Anselm sat down. So Anselm stayed.", "Tarnow"],
  ])("that stand once stand under their own head: %s", (lines, name) => {
    const [before = "", behind = ""] = told(lines).split("### Names that somebody is called by");
    expect(before).not.toContain(name);
    expect(behind).toContain(`- ${name}`);
  });
});
