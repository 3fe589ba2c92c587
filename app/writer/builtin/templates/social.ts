/** Templates for the networks that are no plain sequence of sections. */

import { platformLimits } from "../../catalogue/social/platform-limits.ts";
import { keyphrasesOf } from "../../prose/keyphrases.ts";
import { contract } from "../../prose/contractions.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { isFragment, withoutLead } from "../leads.ts";
import { capital, stopped } from "../letters.ts";
import { requireEnglish } from "../limits.ts";
import { shorterForms } from "../sentences.ts";
import { imperative } from "../tables/imperatives.ts";
import { statementLines } from "../titles/forms.ts";
import { scoreOf, shows } from "./cues.ts";
import { headlineOf } from "./fills.ts";
import { slotOf, tighten } from "./frame.ts";
import { readUnits, type Unit } from "./units.ts";

/** Most characters of a post of a thread, and of a line about oneself. */
export const postCharacters = platformLimits["Twitter / X"].post.value;
export const bioCharacters = platformLimits.Instagram.bio.value;

/** Posts two to six. */
const ideas = 5;

/** Eight numbered posts: the promise, five ideas in the text's order, the takeaway, the call. */
export function thread(source: Source): string | Decline {
  requireEnglish("The Twitter / X Thread template", source.text);
  const reading = readUnits(source, "close");
  tighten(reading);
  const units = reading.units.filter((unit) => unit.kind !== "code" && unit.kind !== "table");
  if (units.length === 0) return { decline: "A thread needs at least one sentence." };
  const topic = keyphrasesOf(source.text, 1)[0]?.named ?? "";
  const total = reading.units.length;
  const best = (cues: Parameters<typeof scoreOf>[1], pool: readonly Unit[]) =>
    pool
      .map((unit) => ({ unit, ...scoreOf(unit, cues, total) }))
      .filter(({ evidence }) => evidence >= 1)
      .toSorted((a, b) => b.score - a.score)[0]?.unit;
  const fits = units.filter((unit) => within(unit) !== null);
  const hook = fits.find((unit) => shows(unit, "statement", total)) ?? fits[0];
  const call = best(
    { call: 3, late: 0.5 },
    fits.filter((unit) => unit !== hook),
  );
  const takeaway = best(
    { conclusion: 2, lesson: 2, late: 0.5, statement: 0.1 },
    fits.filter((unit) => unit !== hook && unit !== call),
  );
  const pool = fits.filter((unit) => ![hook, call, takeaway].includes(unit));
  const chosen = new Set(pool.toSorted((a, b) => b.weight - a.weight).slice(0, ideas));
  const told = pool.filter((unit) => chosen.has(unit)).map((unit) => within(unit) ?? "");
  while (told.length < ideas) told.push(slotOf("one more idea about {topic}", topic));
  const posts = [
    (hook && within(hook)) ?? slotOf("why to read on about {topic}", topic),
    ...told,
    (takeaway && within(takeaway)) ?? slotOf("what to remember about {topic}", topic),
    (call && within(call)) ?? "[what readers should do next]",
  ];
  return posts.map((post, index) => `${String(index + 1)}. ${post}`).join("\n");
}

/** A unit as one post: whole, or cut at a clause; null where it does not fit. */
function within(unit: Unit): string | null {
  const bare = withoutLead(unit.text);
  const text = isFragment(bare) ? unit.text : bare;
  const forms = [text, ...shorterForms(text)];
  return (
    forms.find(
      (form) =>
        Array.from(plainOf(form)).length <= postCharacters && Array.from(form).length <= postCharacters,
    ) ?? null
  );
}

/** Four lines about a person or a company, each within 150 characters. */
export function bio(source: Source): string | Decline {
  requireEnglish("The Social Media Bio template", source.text);
  const reading = readUnits(source, "none");
  if (reading.units.length === 0)
    return { decline: "A bio needs at least one sentence about the person or the company." };
  const total = reading.units.length;
  const lines = statementLines(source.text, bioCharacters - 1).map(({ text }) => text);
  const work = lines
    .map((text) => ({
      text,
      ...scoreOf(
        { ...reading.units[0], text } as Unit,
        { identity: 2, work: 1, company: 1, team: 1, proof: 1, skill: 0.5 },
        total,
      ),
    }))
    .toSorted((a, b) => b.evidence - a.evidence)
    .find(({ evidence }) => evidence >= 1)?.text;
  const own = lines.filter((text) => !imperative.test(text) && Array.from(text).length <= 70);
  const short =
    own.find((text) =>
      /^(?:I am|I'm|We are|We're|\p{Lu}[\p{L}’' ]{1,40} is) (?:an?|the|based)\b/u.test(text),
    ) ?? headlineOf(reading, 60);
  const terms = keyphrasesOf(source.text, 8).map(({ text }) => text);
  const keywords = terms.reduce(
    (line, term) =>
      Array.from(line).length + term.length + 3 <= bioCharacters
        ? `${line}${line === "" ? "" : " | "}${term}`
        : line,
    "",
  );
  const playful = lines
    .filter((text) => text !== work && text !== short)
    .map((text) => stopped(capital(contract(text))));
  const rows: [string, string][] = [
    ["Short", short ?? "[who you are in a few words]"],
    ["Professional", work ? stopped(work) : "[what you do, and for whom]"],
    [
      "Playful",
      `${playful.find((text) => Array.from(text).length <= 110) ?? ""} [a detail that makes people smile]`.trim(),
    ],
    ["With keywords", keywords === "" ? "[terms that people search for]" : capital(keywords)],
  ];
  return rows.map(([label, text]) => `**${label}:** ${text}`).join("\n\n");
}
