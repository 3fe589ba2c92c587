/** What is asked for, over every family and thirteen languages. */

import { entries } from "#app/writer/catalogue/catalogue.ts";
import { roles } from "#app/writer/catalogue/roles/roles.ts";
import { countWords } from "#app/writer/prose/words.ts";
import { declineOf } from "#app/writer/promises/check.ts";
import type { Entry, Values } from "#app/writer/task.ts";
import { type AskedCase, taskFor } from "./cases.ts";
import { type AnswerText, answerTexts } from "./texts.ts";

/** So many cases of a family in English; all entries of a family that is not named. */
const inEnglish: Readonly<Record<string, number>> = {
  create: 28,
  inspire: 8,
  stories: 18,
  templates: 20,
  social: 12,
  adapt: 5,
  assist: 3,
  purpose: 4,
};
/** So many cases in each other language. */
const elsewhere = 11;

/** Texts that a family or an entry can work on; any text of the others. */
const fitting: readonly [RegExp, readonly string[]][] = [
  [
    /^stories\/|templates\/(?:short-story|scene|flash|fable|children|dialogue|character)/,
    ["memoir", "dialogue", "story"],
  ],
  [/cv-|cover-letter|bio\b/, ["cv-notes"]],
  [/email|letter|customer-support|pitch/, ["faulty-email", "notes", "event"]],
  [/meeting|project-update|minutes/, ["minutes", "notes"]],
  [/bug|troubleshooting|release|postmortem|api|readme|technical|incident/, ["bug-report"]],
  [/user-guide|product|ad-copy|sales|landing|value|call-to-action|promotional/, ["product", "event"]],
  [/fix-grammar|improve/, ["learner", "faulty-email", "notes"]],
  [/speech/, ["speech"]],
  [/how-to|listicle/, ["recipe"]],
  [/press|news/, ["news", "event", "report"]],
  [/opinion/, ["op-ed"]],
];
const general = ["report", "news", "op-ed", "memoir", "product", "event", "minutes", "recipe", "learner"];

const familyOf = ({ id }: Entry): string => id.slice(0, id.indexOf("/"));

/** Counts up from a number of its own for each name, so that neighbours meet different texts. */
const turns = new Map<string, number>();
function turn(name: string, of: number): number {
  const at =
    turns.get(name) ?? Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  turns.set(name, at + 1);
  return at % of;
}

function pick<T>(name: string, from: readonly T[]): T {
  const found = from[turn(name, from.length)];
  if (found === undefined) throw new Error(`nothing to pick for ${name}`);
  return found;
}

/** The choices of a case: one suboption's value, the next one each time; none for every fifth. */
function valuesFor(entry: Entry): Values {
  const all = entry.suboptions.filter(({ name }) => name !== "Language");
  if (all.length === 0) return {};
  const at = turn(`${entry.id} choice`, all.length + 1);
  const suboption = all[at];
  return suboption ? { [suboption.name]: pick(`${entry.id} ${suboption.name}`, suboption.values).name } : {};
}

const contexts = [
  "For the members of a small club, who know the people named here.",
  "Goes out with the spring newsletter.",
  "For colleagues who were not there.",
];
const houseStyles = [
  "We write British English, short sentences, no exclamation marks.\nAvoid: leverage, exciting, seamless",
  "Warm but never cute. Figures as digits from ten on.\nNever use: delve, unlock",
];
const audiences = ["New residents who have just moved here", "People who read on a phone, standing up"];
const requests = [
  "Make the ending warmer",
  "Say it in half the words",
  "Turn it into three bullet points for my boss",
];
const conversations = new Set(["brainstorm/message", "brainstorm/inspiration", "brainstorm/perspective"]);

function makeCase(entry: Entry, text: AnswerText, values: Values, number: number): AskedCase {
  const [role, partner] = [roles[number % roles.length], roles[(number + 9) % roles.length]];
  const english = text.language === "English";
  return {
    id: `${String(number).padStart(3, "0")}-${entry.id.replace("/", "-")}`,
    entry: entry.id,
    values: { ...values },
    source: {
      of: text.name,
      ...(entry.id === "assist/chat" ? { request: pick("requests", requests) } : {}),
      ...(conversations.has(entry.id) && role && partner ? { role: role.name, partner: partner.name } : {}),
      ...(english && number % 6 === 1 ? { context: pick("contexts", contexts) } : {}),
      ...(english && number % 7 === 2 ? { houseStyle: pick("styles", houseStyles) } : {}),
      ...(english && number % 9 === 4 ? { audience: pick("audiences", audiences) } : {}),
    },
  };
}

/** The cases in their order. Deterministic; what a text cannot carry is left out. */
export function plannedCases(): AskedCase[] {
  turns.clear();
  const planned: AskedCase[] = [];
  const add = (entry: Entry, text: AnswerText, values: Values): boolean => {
    const made = makeCase(entry, text, values, planned.length + 1);
    if (declineOf(taskFor(made))) return false;
    planned.push(made);
    return true;
  };
  for (const [family, members] of Map.groupBy(entries, familyOf)) {
    const wanted = inEnglish[family] ?? members.length;
    for (let tries = 0, made = 0; made < wanted && tries < wanted * 4; tries += 1) {
      const entry =
        wanted < members.length ? spread(members, tries, wanted) : members[tries % members.length];
      if (!entry) break;
      const names = fitting.find(([pattern]) => pattern.test(entry.id))?.[1] ?? general;
      const text = answerTexts.get(pick(`${family} text`, names));
      if (text && add(entry, text, valuesFor(entry))) made += 1;
    }
  }
  const translating = entries.find(({ id }) => id === "adapt/adapt");
  const foreign = [...answerTexts.values()].filter(({ language }) => language !== "English");
  const usual = entries.filter(({ id }) => !/^(?:prompts|brainstorm|assist)\/|keyword|hashtag/.test(id));
  for (const [at, text] of foreign.entries()) {
    for (let tries = 0, made = 0; made < elsewhere - 2 && tries < 60; tries += 1) {
      const entry = usual[(at * 17 + tries * 23) % usual.length];
      if (entry && suits(entry, text) && add(entry, text, valuesFor(entry))) made += 1;
    }
    const other = answerTexts.get(pick("translated", ["report", "product", "news", "event"]));
    if (translating && other) add(translating, other, { Language: text.language });
    if (translating) add(translating, text, { Language: "English" });
  }
  return planned;
}

/** Every so many-th of a family, from another start in each round. */
function spread(members: readonly Entry[], tries: number, wanted: number): Entry | undefined {
  const step = members.length / wanted;
  return members[Math.floor((tries % wanted) * step + Math.floor(tries / wanted)) % members.length];
}

/** Whether a short text of news or letters in another language can carry an entry at all. */
function suits(entry: Entry, { text }: AnswerText): boolean {
  if (
    /^read-time\/(?:5|10)|cv-|cover-letter|api-|bug|readme|incident|postmortem|troubleshoot|release-notes|check-continuity/.test(
      entry.id,
    )
  )
    return false;
  return countWords(text) > 30;
}
