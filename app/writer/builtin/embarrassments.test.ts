import { afterAll, describe, expect, it } from "vitest";
import { kindOf } from "#app/document/builtin-kind.ts";
import { entries } from "../catalogue/catalogue.ts";
import { Declined, NeedsModel } from "../faults.ts";
import type { Entry, Values } from "../task.ts";
import { closeGrammar } from "./grammar/linter.ts";

afterAll(closeGrammar);

/** What an editor once found in outputs, by the text it came from: none of it may come back from any entry. */
const found: Readonly<Record<string, { text: string; never: readonly string[] }>> = {
  "a rough e-mail": {
    text: "Hi Marcus,\n\nthank you for you're email. theres a couple of things we dont understand in the March invoice, and the greater part of the week it's spent waiting. can you guys send a new one asap?\n\nMany thank's,\nDilan",
    never: [
      "can you guy send",
      "could you please guys",
      "can you colleagues",
      "you are email",
      "Subject:\\*\\* Many thank",
      "of it's spent",
      "Dilan Hi Marcus",
    ],
  },
  "a casual e-mail": {
    text: "Hi Tom, so i wanted to reach out real quick. The March one (no. 20417) was kinda wrong, and Lena ok'd it anyway. I'm sorry for the hassle and I'll get it paid by Friday, promise! Kind regards, Sam",
    never: [
      "Acceptable'd",
      "Subject:\\*\\* Kind regards",
      "Subject:\\*\\* Tom and Lena",
      "promise! cheers, Sam\n\nThe March",
    ],
  },
  "a learner's paragraph": {
    text: "Nowadays many peoples uses social media for to stay in touch. It have both advantage and disadvantage. For example, my sister which lives in Canada send me photos every days. We took a two week trip there.",
    never: ["DECLINED I found nothing", "two weeks trip", "many peoples uses", "It have both"],
  },
  "a wordy refusal": {
    text: "The purpose of this email is to inform you that, at this point in time, we are not in a position to be able to process your request. In order to proceed, we would need a signed form.",
    never: ["The purpose of, now", "purpose of now"],
  },
  "a memoir": {
    text: "I became very good at holding towels. It began, as these things do, with a lie. The next Monday Reg said, without looking at me, that the water had asked where I was. Reg did not believe in floats. He walked in very slowly. I would like to say that there was a moment. People want there to be one. In fact it was more like learning a language.",
    never: [
      "(?:^|[^t]) There was a moment\\.",
      "excellent at holding",
      "sluggishly",
      "Try not to laugh",
      "(?:>|towels\\.) It began, as these things do\\.$",
    ],
  },
  "a council report": {
    text: "Councillors in Fairhaven voted 11 to 8 on Tuesday to close the town's last public car park. The plan, which passed after two hours of debate, will take 14 months. Paul Reinholt said four in ten of his customers arrive by car. The Fairhaven Chamber of Commerce would have asked for a six-month trial. Work is due to start in January, and the rest will be added later. A study came out in May. The council will review the scheme after one year.",
    never: [
      "^Councillors in Fairhaven voted$",
      "Close the town's last public car park before",
      "Will you take 14 months",
      "Add the rest later",
      "Did the Fairhaven Chamber",
      "How to take 14 months",
      "Ignore councillors",
      "Is Work due",
      "What customers gain",
      "(?<![^])The plan, which passed",
    ],
  },
  "a bakery": {
    text: "In winter we bake 40 loaves fewer. We baked for the customers we hoped for, and on wet Tuesdays they did not come. Lotte, who is 22, told us she had always thought bakeries were for people who get up early. Within three months waste fell by half, and the loaves that were left had already been paid for. Nobody throws bread away now.",
    never: [
      "Winter: what to know",
      "Winter at a glance",
      "trying winter",
      "argue against winter",
      "What do 22",
      "22, told us tell",
      "Still, Within",
      "beside bakeries",
      "already paid\\*\\*",
    ],
  },
  "a brief": {
    text: "Write a blog post about why small bakeries should take pre-orders. Mention that it reduces waste, helps planning and brings in younger customers. It should be about 600 words.",
    never: [
      "know about the blog post",
      "looks at the blog post",
      "(?:^|\\n)#+ Mention that",
      "It shows that Write",
      "As it is written",
      "against the blog post",
    ],
  },
  "a tricycle": {
    text: "Our new trike comes with a quiet motor and 20 inch wheels. Its front box swallows 210 litres, which is enough for two children and a week of groceries. Delivery takes 6 to 8 weeks. The trike costs £2,450.",
    never: [
      "box swallows\\b(?! 210)",
      "litreswhich",
      "warned me about motor",
      "Last call for",
      "part of box",
      "InchWheels",
    ],
  },
  "a bike light": {
    text: "This is the bike light you'll never have to charge. Everything about it is well made. A small dynamo in the hub turns every ride into light, and the case is made of one piece of aluminium.",
    never: ["bike light you'll\\.", "bike light you'll$", "BikeLightYoull", "WellPost"],
  },
  "an opinion": {
    text: "In practice the quiet ones said more, and the loud ones said less. The number of meetings fell from 31 a week to 14. With one list on one wall, nobody would need to remember a password. There is no good reason to go back. It takes no app and no training.",
    never: [
      "said less in practice the quiet",
      "Cons:\\*\\*",
      "There is a good case for the",
      "It speaks for itself that nobody",
      "greater part of it's",
    ],
  },
  "a tense scene": {
    text: '"What\'s out there?" Fenwick asked.\n\n"Nothing," said Ilse. "Nothing\'s out there."\n\nThe bell rang a third time. Fenwick flinched. The lamp was lit at six, as it always was, and Ilse put down the knife. The voice was low and cracked, the way it had rung all those years before. I said that I had slept like a log. The ferryman had not come.',
    never: [
      "low\\. It cracked",
      "This is because it always was",
      "### The log",
      "Kind: Object",
      "meets flakes",
      "always been to Lisbon",
    ],
  },
  "a complaint": {
    text: "Dear Sir or Madam, my order 8812 has not come. I have written twice and got only an automatic reply. Please send it by Friday or give me my money back. Ingrid Solheim",
    never: ["Worksheet[^>]*I have written twice"],
  },
  "a wedding speech's notes": {
    text: "Speech for my sister Orla's wedding. Want to be funny but end warm. She once drove to Cork and back for a sandwich. Her husband Callum can't cook.",
    never: ["So much for Callum", "(?:^|\\n)Want to be funny but end warm\\.$"],
  },
};

/** Nothing chosen, then each value alone. */
const choices = (entry: Entry): Values[] => [
  {},
  ...(kindOf(entry, {}) === "worksheet"
    ? []
    : entry.suboptions.flatMap(({ name, values }) => values.map((value) => ({ [name]: value.name })))),
];

/** What an entry delivers, or why it does not. */
async function deliver(entry: Entry, values: Values, text: string): Promise<string> {
  const source = { text, request: "make it more professional", role: "Critic", partner: "Customer" };
  try {
    const result = await entry.rule?.(source, values, AbortSignal.timeout(30_000));
    if (typeof result === "string") return result;
    if (!result) return "";
    return "decline" in result ? `DECLINED ${result.decline}` : result.text;
  } catch (error) {
    if (error instanceof NeedsModel || error instanceof Declined) return `DECLINED ${error.message}`;
    throw error;
  }
}

/** Without the writer's own text, which a worksheet quotes whole. */
const ours = (output: string): string => output.replace(/^>.*$/gm, ">");

describe("what an editor found once", () => {
  it.each(Object.entries(found))("does not come back from %s", async (_name, { text, never }) => {
    const patterns = never.map((one) => new RegExp(one, "im"));
    for (const entry of entries.filter(({ rule }) => rule))
      for (const values of choices(entry)) {
        if (kindOf(entry, values) === "model") continue;
        const output = await deliver(entry, values, text);
        const corrects = /fix-grammar|improve|line-edit/.test(entry.id);
        if (output.startsWith("DECLINED") && !corrects) continue;
        for (const pattern of patterns)
          if (corrects || !pattern.test(text))
            expect(ours(output), `${entry.id} ${Object.values(values).join()}`).not.toMatch(pattern);
      }
  });

  it("mends what was left or spoilt", async () => {
    const fix = async (id: string, text: string) => {
      const entry = entries.find((one) => one.id === id);
      return entry ? deliver(entry, {}, text) : "";
    };
    const email = await fix("writing/fix-grammar", found["a rough e-mail"]?.text ?? "");
    expect(email).toContain("Thank you for your email. There's a couple of things we don't understand");
    expect(email).toContain("Can you guys send a new one asap?");
    expect(email).toContain("Many thanks,\nDilan");
    expect(await fix("writing/shorter", found["a wordy refusal"]?.text ?? "")).toMatch(
      /^At present, we cannot process your request\. To proceed, /,
    );
    expect(await fix("writing/formalize", found["a rough e-mail"]?.text ?? "")).toContain("your email");
  });
});

const minutes =
  "Committee, 4 May\n\nPresent: Ann Lee, Bo Frank.\n\n1. Leak: passed by 17 votes to 5; the repair costs 1,850 pounds. Bo calls the plumber by Friday.\n2. Show: 21 June.";
const cv =
  "Worked at Greenleaf Garden Centre, 2019-2023, in charge of 4 people, cut plant losses from 18% to 7%. Brought in a new watering rota. HND in horticulture. Before that two years at Costa.";
const nurse =
  "Registered nurse, 9 years. Charge nurse on a 24-bed ward since 2018, mentor of six students. Degree from Leeds. Cut falls by a third in one year.";
const customer =
  "Brightside Dental used paper cards until last spring. Three people spent 11 hours a week on the phone. Since they moved to our calendar, missed visits fell from 14% to 5%.";
const scientist =
  "Dr Ines Falk has studied eels for thirty years. Her team at the river station tags 400 of them each autumn. In 2021 she found that they sleep in winter.";
const trike =
  "The trike carries two children. Its box holds 210 litres and its motor is quiet, so that neighbours sleep on. Delivery takes 6 to 8 weeks. It costs £2,450.";

describe("what was declined by a false word about the text", () => {
  it.each([
    ["templates/meeting-notes", minutes],
    ["templates/cv-resume", cv],
    ["templates/cover-letter", cv],
    ["professional/cv-resume-writer", cv],
    ["professional/cover-letter-creator", cv],
    ["templates/cv-resume", nurse],
    ["professional/cv-resume-writer", nurse],
    ["templates/case-study", customer],
    ["templates/interview-questions", scientist],
    ["templates/ad-copy", trike],
  ])("is delivered: %s", async (id, text) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error(`there is no ${id}`);
    const output = await deliver(entry, {}, text);
    expect(output).toMatch(/^## Worksheet: /);
    for (const line of text.split("\n").filter(Boolean).slice(0, 1))
      expect(output).toContain(line.slice(0, 30));
  });
});
