import { describe, expect, it } from "vitest";
import { findTemplate, templateCategories, templates } from "../../catalogue/templates/templates.ts";
import { NeedsModel } from "../../faults.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask } from "../../promises/check.ts";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { achievement } from "./achievement.ts";

const documents = readSamples("documents");
const samples = readSamples();
const none = new AbortController().signal;

async function written(value: string, text: string): Promise<string> {
  const answer = await findTemplate(value)?.rule?.({ text }, {}, none);
  return typeof answer === "string" ? answer : (answer?.decline ?? "no rule");
}

const document = (name: string) => documents.get(name) ?? samples.get(name) ?? "";

/** What stands under a heading. */
function under(heading: string, markdown: string): string {
  const start = markdown.indexOf(`## ${heading}\n`);
  const rest = start < 0 ? "" : markdown.slice(start + heading.length + 4);
  const end = rest.indexOf("\n## ");
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

describe("sixty templates", () => {
  it("stand in seven categories, each with its skeleton", () => {
    expect(
      templateCategories.map((category) => templates.filter((one) => one.category === category).length),
    ).toEqual([9, 8, 10, 10, 9, 8, 6]);
    for (const one of templates) {
      expect(one.skeleton.length).toBeGreaterThanOrEqual(3);
      expect(one.instruction.length).toBeGreaterThan(120);
      expect(one.vows({}).some(({ strength }) => strength === "hard")).toBe(true);
    }
    expect(templates.filter((one) => one.class === "model").map(({ value }) => value)).toEqual([
      "short-story",
      "slogans-and-taglines",
    ]);
  });

  it("keep every hard promise on documents, samples and classics", async () => {
    const texts = [
      ...documents,
      ...[...samples].slice(0, 12),
      ...classics.map((name) => [name, readText(name)] as const),
    ];
    const broken: string[] = [];
    let declined = 0;
    let unfit = 0;
    let kept = 0;
    for (const one of templates)
      for (const [name, text] of texts) {
        const answer = await one.rule?.({ text }, {}, none);
        if (typeof answer !== "string") {
          const lacking = /has nothing of the kind/.test(answer?.decline ?? "");
          if (lacking) expect(one.category).not.toMatch(/Stories|Creative/);
          unfit += lacking ? 1 : 0;
          declined += answer === undefined || lacking ? 0 : 1;
          continue;
        }
        const wrong = checkTask(prepareTask(one, {}, { text }), answer).filter(
          (promise) => !promise.kept && promise.strength === "hard",
        );
        kept += wrong.length === 0 ? 1 : 0;
        if (wrong.length > 0)
          broken.push(`${one.value} / ${name}: ${wrong.map(({ found }) => found).join("; ")}`);
      }
    expect(broken).toEqual([]);
    expect(kept + unfit).toBeGreaterThan(1600);
    expect(unfit).toBeLessThan(440);
    expect(declined).toBeLessThan(20);
  }, 180_000);

  it("need a model outside English and decline a text without a sentence", async () => {
    const text = "La biblioteca está abierta todos los días y no cierra hasta las nueve de la noche.";
    await expect(written("press-release", text)).rejects.toThrow(NeedsModel);
    expect(await written("press-release", "Rain.")).toContain("at least one sentence");
  });

  it("stay quick on hostile input", async () => {
    const hostile = [
      "the very ".repeat(2000),
      `Open ${"“".repeat(1000)} it.`,
      "1.".repeat(2000),
      "- a\n".repeat(1000),
    ];
    for (const value of ["tweet", "case-study", "blog-post", "haiku", "press-release"])
      for (const text of hostile) {
        const start = performance.now();
        await written(value, text).catch((error: unknown) => {
          expect(error).toBeInstanceOf(NeedsModel);
        });
        expect(performance.now() - start).toBeLessThan(5000);
      }
  }, 120_000);
});

describe("each family sorts by cues of its own", () => {
  it("a case study: before, after, numbers, the customer's words", async () => {
    const text = await written("case-study", document("order sheets"));
    expect(under("Challenge", text)).toContain("typed twice");
    expect(under("Solution", text)).toContain("shared web form");
    expect(under("Results", text)).toBe(
      "Errors fell from 9% to 2%, and delivery time dropped from three days to one.",
    );
    expect(under("Quote", text)).toContain("says Priya Nair");
  });

  it("a CV: bullets without a person, begun with their verb", async () => {
    const text = await written("cv-resume", document("support lead"));
    expect(under("Name and contact", text)).toContain("maria@example.com");
    expect(under("Experience", text)).toContain("- Managed a team of five");
    expect(under("Education", text)).toContain("- Studied tourism");
  });

  it("an API page: method, parameters, errors, the code as it stands", async () => {
    const text = await written("api-documentation", document("orders endpoint"));
    expect(under("Method and path", text)).toContain("GET /v1/orders");
    expect(under("Errors", text)).toContain("- An unknown token returns 401");
    expect(under("Example", text)).toContain("```\ncurl");
  });

  it("a fable keeps its order and ends with its moral", async () => {
    expect(await written("fable", document("snail and hare"))).toMatch(
      /^A snail and a hare.*\*\*Moral:\*\* Those who hurry do not always arrive\.$/s,
    );
  });

  it("an interview: questions on the text's subjects, in their number", async () => {
    const text = await written("interview-questions", document("ferry news"));
    expect(text).toContain("What part do passengers play in it?");
  });

  it("an event: day, time and place on lines of their own, slots where they are missing", async () => {
    expect(under("When and where", await written("event-announcement", document("choir concert")))).toBe(
      "- Saturday, 12 December\n- 7:30 pm\n- St Mary's Church, Whitby",
    );
    expect(under("When and where", await written("event-announcement", document("lamp page")))).toContain(
      "[date]",
    );
  });

  it("a guide: quantities first, then one action a step", async () => {
    const text = await written("how-to-guide", document("bread steps"));
    expect(under("You need", text)).toBe("- 500 g flour\n- 10 g salt\n- 350 ml lukewarm water");
    expect(under("Steps", text)).toMatch(/^1\. Mix 500 g of flour/);
  });

  it("minutes: who decided what, who does what, what stays open", async () => {
    const text = await written("meeting-notes", document("minutes"));
    expect(under("Decisions", text)).toContain("ticket price");
    expect(under("Actions", text)).toContain("Adaeze will ask the school");
    expect(under("Open questions", text)).toBe("- What do we do if it rains?");
  });

  it("a script: speakers in capitals, their words without marks", async () => {
    const text = await written("screenplay-page", document("story with a dog"));
    expect(text).toContain("**HER UNCLE**\n\nHe'll have gone down to the river.");
    expect(text).toContain("**BOY**\n\nIs he yours?");
  });

  it("takes no word behind before or by for a date", async () => {
    const made = await written(
      "business-proposal",
      "All are equal before the law. We paint the hall by hand. The work ends before May.",
    );
    expect(under("Timeline", made)).toContain("The work ends before May.");
    expect(under("Timeline", made)).not.toMatch(/law|hand/);
  });

  it("lists and labels of the text lead to their sections", async () => {
    const text = await written(
      "business-proposal",
      "Price: 900 euros in all.\n\nTimeline: from 3 May to 9 June.\n\nWe will paint the hall.",
    );
    expect(under("Price", text)).toBe("900 euros in all.");
    expect(under("Timeline", text)).toBe("From 3 May to 9 June.");
  });
});

describe("achievement", () => {
  it.each([
    ["I was responsible for the proofs of 14 books.", "Responsible for the proofs of 14 books"],
    [
      "In my current job in Cork, I also built a style sheet.",
      "Built a style sheet (in my current job in Cork)",
    ],
    ["Before that I worked as a clerk.", "Worked as a clerk"],
    ["Sales rose by 4%.", "Sales rose by 4%"],
    ["[what you did]", "[what you did]"],
  ])("%s", (sentence, line) => expect(achievement(sentence)).toBe(line));
});
