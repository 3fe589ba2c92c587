import { describe, expect, it } from "vitest";
import { findEntry } from "../catalogue/catalogue.ts";
import { prepareTask } from "../prepare.ts";
import { graveRemarks, remarksOf } from "../promises/check.ts";
import type { Source, Values } from "../task.ts";

function seen(id: string, source: string | Source, output: string, values: Values = {}): string[] {
  const entry = findEntry(id);
  if (!entry) throw new Error(`no ${id}`);
  const task = prepareTask(entry, values, typeof source === "string" ? { text: source } : source);
  return remarksOf(task, output).map(({ where, words }) => `${where}: ${words}`);
}

const mail =
  "hi Ms Varga, thanks for the contract from Febuary 12. theres a couple of things i dont get: the deposit was 850 euro and it says 950.";

describe("what is no remark in a good answer", () => {
  const bakery =
    "Our bakery cut its waste by a third with pre-orders. On wet Tuesdays we used to throw away 40 loaves. Since January we bake what was ordered, and Lotte, who is 22, runs the list.";
  const story =
    "Fenwick lit the lamp at six. He had kept the light in Ghent since January, and on Tuesdays nobody came. Ilse put down the knife.";
  it.each<[string, string, string | Source, string, Values?]>([
    [
      "a misspelt month put right",
      "writing/fix-grammar",
      mail,
      "Hi Ms Varga, thanks for the contract from February 12. There are a couple of things I don't get: the deposit was 850 euros and it says 950.",
    ],
    [
      "two questions",
      "writing/rewrite",
      mail,
      "Dear Ms Varga,\n\nThank you for the contract of 12 February. I have two questions: the deposit was to be 850 euros, and two points say 950.\n\nKind regards",
    ],
    [
      "Title Case",
      "blog/headline-generator",
      bakery,
      "1. How a Bakery Cut Waste and Stopped Throwing Loaves Away\n2. Wasted No More: The Pre-Order List That Works",
    ],
    [
      "a title line",
      "marketing/seo-optimize",
      bakery,
      "Title: Cut Bakery Waste With Pre-Orders\nDescription: How one bakery bakes what was ordered.\n\n## Pre-orders\n\nOur bakery cut its waste by a third with pre-orders. On wet Tuesdays we used to throw away 40 loaves. Since January we bake what was ordered, and Lotte, who is 22, runs the list.",
    ],
    [
      "a hiring manager, a range split",
      "professional/cover-letter-creator",
      "Nurse at Alder Clinic 2019-2023. Led 4 people.",
      "Dear Hiring Manager,\n\nFrom 2019 to 2023 I was a nurse at Alder Clinic, where I led four people.\n\nKind regards,\n[name]",
    ],
    [
      "an en dash",
      "professional/cv-resume-writer",
      "Nurse at Alder Clinic 2019-2023. Led 4 people.",
      "## Experience\n\n**Nurse**, Alder Clinic, 2019–2023\n\n- Led 4 people",
    ],
    [
      "an abbreviation spelled out",
      "writing/simplify",
      "The PMO signs off all changes before the release.",
      "The Project Management Office (PMO) must agree to every change before the release.",
    ],
    [
      "bold labels and a list's numbers",
      "create/brainstorm",
      bakery,
      "1. **Forecast board:** a wall chart of orders\n2. **Compare streets:** who orders where\n3. **Five quiet mornings:** what to bake on them\n4. **Day-old shelf:** sell what is left\n5. **Tell Lotte:** one text a night",
    ],
    [
      "weekdays of a post",
      "templates/blog-post",
      bakery,
      "# A bakery that bakes to order\n\nOn Friday the list fills; on Saturday it is baked.",
    ],
    [
      "three reasons",
      "blog/blog-intro-writer",
      bakery,
      "There are three reasons why a bakery throws bread away, and all of them are guesses. Ours cut its waste by a third.",
    ],
    [
      "a poem without the names",
      "templates/poem",
      story,
      "The lamp at six\na wick, a hand,\n\nthe quiet stair,\nthe patient land,\n\nand no one comes\nto understand.",
    ],
    [
      "a man of nearly fifty",
      "stories/alternate-ending",
      story,
      "Fenwick, a man of nearly fifty, closed the door at seven and did not look at Ilse.",
    ],
    [
      "a Spanish letter's label",
      "adapt/adapt",
      "Subject: Bins\n\nThe bins will be emptied on Monday at 7 by Greenway, so please put them out on Sunday evening.",
      "**Asunto:** Contenedores\n\nLos contenedores se vaciarán el lunes a las 7 por Greenway; por favor, sáquelos el domingo por la tarde.",
      { Language: "Spanish" },
    ],
    [
      "thousands, decimals, percent signs",
      "writing/improve",
      "In 2019 we sold 1,200 units at 3.5 per cent.",
      "In 2019 we sold 1200 units at 3.5 %.",
    ],
    [
      "half of it in digits",
      "writing/rewrite",
      "Half of the fourteen stalls were wet by 9:30 pm.",
      "By 21:30, 50 % of the 14 stalls were wet.",
    ],
    [
      "a context's figures",
      "writing/rewrite",
      {
        text: "We met and agreed on the plan for the hall.",
        context: "The hall seats 90, and Maud Ellery paid.",
      },
      "We met and agreed on the plan for the hall of 90 seats that Maud Ellery paid for.",
    ],
    [
      "a Russian name in another case",
      "writing/rewrite",
      "Театром руководит Анна Гордеева, и в этом году на сцену выйдут тридцать четыре ученика.",
      "Под руководством Анны Гордеевой в этом году на сцену выйдут 34 ученика.",
    ],
    [
      "German nouns",
      "writing/rewrite",
      "Der Bus kostet 2,50 Euro und hält an 46 Punkten in Lindenau.",
      "In Lindenau hält der Bus an 46 Haltestellen; eine Fahrt kostet 2,50 Euro.",
    ],
    [
      "Chinese numerals",
      "writing/rewrite",
      "房间有五十八平方米，放了三千四百本书，每次最多十二人。",
      "图书室58平方米，藏书3400本，每次最多12人。",
    ],
    [
      "a five-year guarantee in digits",
      "adapt/adapt",
      "It has a five-year guarantee and is made in Trondheim, in batches of 400, by hand.",
      "5年保証付きで、トロンハイムで400台ずつ手作りされています。",
      { Language: "Japanese" },
    ],
    [
      "Hebrew letters for numbers",
      "adapt/adapt",
      "בחודש הבא יתחילו שם שיעורי עזר במתמטיקה לתלמידי כיתות ז' עד ט', פעמיים בשבוע, ובהמשך גם לכיתות י\"ב.",
      "Next month lessons in maths will begin there for pupils in grades 7 to 9, twice a week, and later for grade 12.",
      { Language: "English" },
    ],
    [
      "a figure in round terms",
      "create/brainstorm",
      "The sea wall is 89 years old.",
      "1. Let the wall, nearing ninety, tell its doctors where it hurts.",
    ],
    [
      "capitals of German address",
      "templates/job-description",
      "Der Bus in Lindenau sucht Fahrerinnen und Fahrer für den Dienst am Abend.",
      "Schicken Sie Ihre Bewerbung an [Adresse]. Wir freuen uns auf Sie.",
    ],
  ])("%s", (_name, id, source, output, values) => {
    expect(seen(id, source, output, values)).toEqual([]);
  });
});

describe("what is a remark", () => {
  const notice =
    "The pool opens on 14 June. Repairs cost £260,000, and 61,000 people used it. Dolores Quick chairs the trust; see www.pool.example/refunds.";
  it.each<[string, string, string, string, string[]]>([
    ["a figure", "writing/rewrite", notice, `${notice} It was built in 1934.`, ["new: 1934"]],
    [
      "an amount changed",
      "writing/rewrite",
      notice,
      notice.replace("£260,000", "£280,000"),
      ["new: £280,000", "gone: £260,000"],
    ],
    [
      "a percentage",
      "writing/summarize",
      notice,
      "Repairs cost £260,000, 12 % more than last year.",
      ["new: 12 %"],
    ],
    ["a name", "writing/rewrite", notice, `${notice} The mayor, Ellen Marsh, agreed.`, ["new: Ellen Marsh"]],
    [
      "a link",
      "writing/rewrite",
      notice,
      `${notice} Or write to help@pool.example.`,
      ["new: help@pool.example"],
    ],
    [
      "a figure dropped",
      "writing/shorter",
      notice,
      "The pool opens on 14 June. Repairs cost £260,000. Dolores Quick chairs the trust; see www.pool.example/refunds.",
      ["gone: 61,000"],
    ],
    [
      "a name dropped",
      "writing/rewrite",
      notice,
      notice.replace("Dolores Quick chairs", "Somebody chairs"),
      ["gone: Dolores Quick"],
    ],
    ["another month", "writing/rewrite", notice, notice.replace("June", "July"), ["new: July"]],
    [
      "another currency",
      "writing/rewrite",
      notice,
      notice.replace("£260,000", "$260,000"),
      ["new: $260,000"],
    ],
    [
      "a blank of a mail merge",
      "writing/rewrite",
      "Dear {{first_name}}, the pool opens on 14 June and we hope to see you.",
      "Dear reader, the pool opens on 14 June and we hope to see you.",
      ["gone: {{first_name}}"],
    ],
    [
      "a name of a story in another spelling",
      "stories/alternate-ending",
      "Fenwick kept the light. Then Fenwick slept, and Ilse watched.",
      "In the end Fenwik put it out.",
      ["new: Fenwik"],
    ],
    [
      "a name of a story misspelt where a sentence begins",
      "stories/change-tense",
      "The piano was gone. Ines looked at Bastian, and Bastian looked at the wall.",
      "The piano is gone. Bastien looks at the wall.",
      ["new: Bastien"],
    ],
    [
      "a Spanish figure",
      "writing/rewrite",
      "El año pasado recogimos 64 kilos de tomates en el huerto de la estación.",
      "El año pasado recogimos 84 kilos de tomates en el huerto de la estación.",
      ["new: 84", "gone: 64"],
    ],
  ])("%s", (_name, id, text, output, expected) => {
    expect(seen(id, text, output)).toEqual(expected);
  });

  it("is grave in an edit where it is a link, an amount, a share or a figure of two digits, and never in fiction", () => {
    const remarks = [
      { kind: "figure", words: "7", where: "new" },
      { kind: "figure", words: "17", where: "new" },
      { kind: "figure", words: "7 %", where: "new" },
      { kind: "link", words: "a.example", where: "new" },
      { kind: "amount", words: "£5", where: "new" },
      { kind: "name", words: "Ann", where: "new" },
      { kind: "figure", words: "2019", where: "gone" },
    ] as const;
    const grave = (id: string) => {
      const entry = findEntry(id);
      if (!entry) throw new Error(`no ${id}`);
      return graveRemarks(prepareTask(entry, {}, { text: "It rains." }), remarks).map(({ words }) => words);
    };
    expect(grave("writing/rewrite")).toEqual(["17", "7 %", "a.example", "£5"]);
    expect(grave("create/brainstorm")).toEqual([]);
    expect(grave("stories/change-tense")).toEqual([]);
  });
});
