import { expect, test } from "vitest";
import { entries } from "./catalogue/catalogue.ts";
import { composeInstruction } from "./instruction.ts";
import { prepareTask } from "./prepare.ts";
import { declineOf } from "./promises/check.ts";
import type { Entry, Source, Values } from "./task.ts";

const english: Source = {
  text: "The bakery on Mill Lane throws away a third of its bread. Since March the baker asks people to order before noon, and what is left goes to the shelter in the evening. Waste fell by half within three months, and nobody goes home without a loaf. The council has asked two other bakeries to try the same.",
};
const french: Source = {
  text: "La bibliothèque de la rue des Tanneurs ferme pendant deux mois pour des travaux. Les lecteurs peuvent garder leurs livres jusqu'à la réouverture, et un bibliobus passera chaque mardi devant la mairie. Le toit, qui fuyait depuis l'hiver, sera refait en premier.",
  before: "Rien ne change pour les enfants.",
  after: "Merci de votre patience.",
  audience: "Les habitants du quartier",
  context: "Pour le bulletin de la mairie.",
};

/** Two phrases that must not stand in one instruction. */
const pairs: readonly (readonly [why: string, one: RegExp, other: RegExp])[] = [
  [
    "free to invent, and nothing may be new",
    /\binvent (?:it|what|the|boldly)|may be invented|decide boldly/i,
    /\bno (?:new|other) (?:names?|numbers?|people)|\binvent no\b|add no number, name|leave a \[slot\]/i,
  ],
  ["invents, and asks the writer", /nothing for a part, invent it/, /question to the writer/],
  [
    "every fact stays, and half of it goes",
    /every fact|Keep every number, date, name/i,
    /half the words|choose different parts of the text/i,
  ],
  [
    "as long as the text, and shorter",
    /about the length|roughly its length/i,
    /Use (?:at most )?\d[^;]*; the text has/,
  ],
  ["another order, and the same", /better order|in another order/i, /in the order of the text/],
  [
    "longer than the text, and nothing to do it with",
    /or more have to be added/,
    /^(?![\s\S]*general knowledge)/,
  ],
  ["no padding, and nothing to do it with", /at least 1000 words/, /^(?![\s\S]*general knowledge)/],
  ["only whole numbers of things", /\b(\d+) to \1\b|\b0 to \d/, /^/],
  ["a word of the tool", /\bslots?\b(?![\]\w])(?!.*never write the word slot)/i, /^(?![\s\S]*\[slots?\])/],
  [
    "a kind of story as form, and a report",
    /What you write suits this kind of story/,
    /Judge the structure|Add nothing|Mend nothing/,
  ],
  [
    "nobody spoke before, and an answer to it",
    /Nothing was said yet|^(?![\s\S]*EARLIER)/,
    /what the last message said|of an earlier message/,
  ],
  ["ends with a question, and asks nothing", /End with one question/, /ask nothing/],
  [
    "numbers stay letter for letter, and are written anew",
    /numbers[^.]*stay exactly/i,
    /written the way the language/,
  ],
  [
    "a choice that was not made, and nothing for that case",
    /^(?![\s\S]*The writer chose:)[\s\S]*(?:the writer chose|was chosen|(?:is|are) asked for)/,
    /^(?![\s\S]*(?:(?:none|neither) was chosen|(?:No|Nothing)[^.]* (?:was|were) chosen|as far as|[Ww]here (?:the text has nothing|the writer chose)|A (?:device|promise)[^.]* that was chosen|unless))/,
  ],
  [
    "longer than its place has room for",
    /Length: (?:Long|Very long)[\s\S]*Keep it within (?:2200|3000) characters/,
    /^(?![\s\S]*no room for this length)/,
  ],
  ["a number in every line of a text that may have none", /Put a number in every/, /^/],
  ["brackets, and none", /\[slot\]/, /no brackets/],
];

/** What an answer in French cannot have. */
const notInFrench: readonly (readonly [why: string, phrase: RegExp])[] = [
  ["headings in English", /as they stand here or/],
  ["a bracket that is given in English", /\[source needed\]|the slot \[/],
  ["the text's language twice", /Write in the language of the text|(?:Answer in[\s\S]*){2}/],
];

function* asked(entry: Entry): Generator<Values> {
  yield {};
  for (const { name, values } of entry.suboptions) for (const value of values) yield { [name]: value.name };
  const depth = Math.max(0, ...entry.suboptions.map(({ values }) => values.length));
  for (let at = 0; at < depth && entry.suboptions.length > 1; at += 1)
    yield Object.fromEntries(
      entry.suboptions.map(({ name, values }, index) => [
        name,
        values[(at + index) % values.length]?.name ?? "",
      ]),
    );
}

const tell = (entry: Entry, values: Values, source: Source): string => {
  const task = prepareTask(entry, values, source);
  return declineOf(task) ? "" : composeInstruction(task).system;
};

test.each(entries.map((entry) => [entry.id, entry] as const))("%s never contradicts itself", (id, entry) => {
  const besides = id.startsWith("brainstorm/") ? { role: "Critic", partner: "Editor" } : {};
  const faults = [...asked(entry)].flatMap((values) =>
    [english, french].flatMap((source) => {
      const said = tell(entry, values, { ...source, ...besides });
      const both = pairs.filter(([, one, other]) => one.test(said) && other.test(said));
      const foreign = source === french ? notInFrench.filter(([, phrase]) => phrase.test(said)) : [];
      const lines = said.split("\n").filter((line) => line.trim().startsWith("- "));
      const twice = lines.filter((line, at) => lines.indexOf(line) !== at).map((line) => [line]);
      return [...both, ...foreign, ...twice].map(([why]) => `${JSON.stringify(values)}: ${why}`);
    }),
  );
  expect(faults).toEqual([]);
});

test("a contradiction of the table is seen", () => {
  const [entry] = entries;
  if (!entry) throw new Error("no entries");
  const planted = { ...entry, instruction: "Invent what is missing. No new names." };
  const said = tell(planted, {}, english);
  expect(pairs.filter(([, one, other]) => one.test(said) && other.test(said)).map(([why]) => why)).toEqual([
    "free to invent, and nothing may be new",
  ]);
});
