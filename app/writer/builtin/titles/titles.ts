/** The built-in titles and subtitles: several lines in a style, best first, all from the text's own words. */

import { expandContractions } from "../../prose/contractions.ts";
import { keyphrasesOf } from "../../prose/keyphrases.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { noSlang } from "../../promises/style.ts";
import { hasFigure } from "../../promises/titles.ts";
import type { Decline, Source } from "../../task.ts";
import { capital, inner } from "../letters.ts";
import { requireEnglish } from "../limits.ts";
import { candidatesOf } from "../sentences.ts";
import { inTurn } from "../inspire/choose.ts";
import type { Topic } from "../matter/topics.ts";
import { explained, headingLines, questionLines, statementLines } from "./forms.ts";
import { headlineForms } from "./headline-forms.ts";

/** At most this many lines are offered. */
export const optionLimit = 5;

type Style = (text: string) => string[];

/** A rule that gives the lines of a style, or says what it would need. */
export function lineRule(style: Style, kind: "title" | "subtitle") {
  return (source: Source): string | Decline => {
    const words = countWords(source.text);
    if (words < 3)
      return { decline: `The text has ${String(words)} words; a ${kind} needs at least one sentence.` };
    requireEnglish(kind === "title" ? "A title" : "A subtitle", source.text);
    const taken = new Set([source.title, source.subTitle].map((line) => line?.trim().toLowerCase()));
    const lines = unique(style(source.text)).filter((line) => !taken.has(line.toLowerCase()));
    if (lines.length > 0) return lines.slice(0, optionLimit).join("\n");
    return {
      decline: `No sentence of this text can be cut to such a ${kind}; it would need a sentence that states the subject, or a model.`,
    };
  };
}

/** So many letters and figures of a line that stand in another one make it the same choice twice. */
const sameChoice = 8;

/** Lines in their order, without those that only say less or more of an earlier one. */
function unique(lines: readonly string[]): string[] {
  const seen: string[] = [];
  return lines
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => {
      const key = line.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
      const again = seen.some(
        (one) =>
          one === key ||
          (Math.min(one.length, key.length) >= sameChoice && (one.includes(key) || key.includes(one))),
      );
      if (key !== "" && !again) seen.push(key);
      return key !== "" && !again;
    });
}

function within(lines: readonly string[], most: number, least = 1): string[] {
  return lines.filter((line) => Array.from(line).length <= most && Array.from(line).length >= least);
}

function statements(text: string, most: number, least = 12): string[] {
  const lines = statementLines(text, most, least)
    .map((line) => line.text)
    .filter((line) => !/^[“"]/.test(line));
  const clear = lines.filter(explained);
  return clear.length > 0 ? clear : lines;
}

const endless = (line: string) => line.replace(/[.!?,;:…]+$/u, "");

/** States the subject: the text's heading, its lead statements, what it is about; a story's people and places first. At most 60 characters. */
export function plainTitles(text: string): string[] {
  const { claims, names, subjects, story, topics } = headlineForms({ text }, 60);
  const said = [...headingLines(text), ...statements(text, 60).slice(0, 4)];
  const about = [...names, ...subjects].filter((line) => !line.endsWith("?"));
  const bare = topics.slice(0, 1).map((topic) => capital(topic.named));
  const lines = story
    ? [...about.slice(0, 3), ...claims.slice(0, 3), ...bare]
    : [...said, ...about.slice(0, 2), ...(said.length + about.length > 0 ? [] : bare)];
  return within(lines.map(endless), 60).filter((line) => !/[“"]/.test(line));
}

/** Formal and specific: as plain, in full forms, without the writer's own person where the text allows. */
export function professionalTitles(text: string): string[] {
  const formal = plainTitles(text).map((line) =>
    expandContractions(line)
      .replace(/^Our (?=\p{Ll})/u, "The ")
      .replace(/[!]|\p{Extended_Pictographic}\uFE0F?/gu, "")
      .trim(),
  );
  const impersonal = formal.filter((line) => !/\b(?:I|we|my|our|you|your)\b/i.test(line));
  return (impersonal.length > 0 ? impersonal : formal).filter(
    (line) => noSlang.check({ text: "" }, line).kept,
  );
}

/** Leads with what readers search for. The phrase within the first 30 characters, 60 in all. */
export function searchTitles(text: string): string[] {
  const phrases = keyphrasesOf(text, 12).filter((phrase) => Array.from(phrase.named).length <= 28);
  const early = (line: string) =>
    phrases.some((phrase) =>
      Array.from(line).slice(0, 30).join("").toLowerCase().includes(phrase.text.toLowerCase()),
    );
  const { steps, names, why, how, questions, subjects, story, people } = headlineForms({ text }, 60);
  const said = [...headingLines(text), ...statements(text, 60)].map(endless).filter(early);
  const turned = inTurn([said.slice(2), names, steps, how, why, questions, subjects]).filter(early);
  const main = [...phrases.filter((phrase) => phrase.text.includes(" ")), ...phrases].slice(0, 3);
  const told = people.slice(0, 2).map(({ named }) => `The story of ${named}`);
  const lines = story
    ? [...turned.filter((line) => subjects.includes(line)).slice(0, 2), ...told, ...said.slice(0, 2)]
    : [...said.slice(0, 2), ...turned.slice(0, 4)];
  if (lines.length < 3 && !story)
    lines.push(...main.map((phrase) => `${capital(phrase.named)}: what to know`));
  return within(lines, 60).filter(early);
}

/** Asks what the text answers: its own questions, its statements turned, its reasons. */
export function questionTitles(text: string): string[] {
  const { questions, story, topics, subjects } = headlineForms({ text }, 70);
  const headings = headingLines(text).filter((line) => line.endsWith("?"));
  const about = story
    ? topics.slice(0, 2).map(({ named }) => `What becomes of ${named}?`)
    : [
        ...subjects.filter((line) => asksWhat.test(line)).map((line) => `What is ${inner(line, text)}?`),
        ...topics
          .slice(0, 4)
          .filter(({ phrase }) => valued(phrase, text))
          .slice(0, 2)
          .map(({ named, plural }) => `Why ${plural ? "do" : "does"} ${named} matter?`),
      ];
  const own = [...headings, ...questions];
  const lines = within([...own, ...(own.length < 3 ? about : [])], 70);
  const bare = topics.slice(0, 1).map(({ named }) => `What is there to know about ${named}?`);
  return lines.length > 0 ? lines : within(bare, 70);
}

/** What a text about it says what it is: `The Cause of Reflexion`. */
const asksWhat =
  /^The (?:cause|reason|purpose|meaning|nature|effect|price|cost|future|history|point|difference|role|task|limit|aim|origin|right) of \S/iu;

/** Whether a text itself says of a thing why it matters: what it saves, what it is needed for. */
function valued(phrase: string, text: string): boolean {
  const said = new RegExp(
    `^(?:(?:The|An?|Our|My|Your|All|Every|Most) )?${phrase.replace(/[^\p{L}\p{N} ’'-]/gu, ".")} (?:\\S+ ){0,3}?(?:matters?|important|saves?|helps?|easier|better|needed|should|must|deserves?|protects?|keeps?|free|equal)\\b`,
    "iu",
  );
  return candidatesOf(text).some(({ text: sentence }) => said.test(plainOf(sentence)));
}

/** An image or a twist from the text's own words; every line holds a figure of speech. At most 70 characters. */
export function creativeTitles(text: string): string[] {
  const { topics, claims, voices, names, subjects } = headlineForms({ text }, 70);
  const [first, second, third] = topics;
  if (!first) return within(statements(text, 70).filter(hasFigure), 70);
  const lines = inTurn([
    [...figuredStatements(text), ...voices.filter(hasFigure), ...claims.filter(hasFigure).slice(0, 2)],
    spans(text),
    second && third ? [`${capital(first.named)}, ${second.named} and ${third.named}`] : [],
    alliterations(topics.slice(0, 6)),
    names.filter(hasFigure),
  ]);
  if (lines.length < 3) lines.push(...subjects.filter(hasFigure).slice(0, 2));
  if (lines.length < 3)
    lines.push(
      ...(second ? [`${capital(first.named)} and ${second.named}: [what is old] and [what is new]`] : []),
      `The secret life of ${first.named}`,
    );
  return within(lines.map(endless), 70).filter(hasFigure);
}

/** The distances that a text names: `From Bach to Britten`. */
function spans(text: string): string[] {
  return candidatesOf(text).flatMap(({ text: sentence }) =>
    [
      ...plainOf(sentence).matchAll(
        /\bfrom (?:(?:the |an? )?[\p{L}\p{N}.,%-]*[\p{L}\p{N}%](?: [\p{Ll}]+s)?) to (?:(?:the |an? )?[\p{L}\p{N}.,%-]*[\p{L}\p{N}%])(?=[.,;:]| and | in | on |$)/gu,
      ),
    ]
      .map((match) => capital(match[0]))
      .filter((line) => !/\b(?:us|him|her|them|it|me|you|be|work)$/.test(line)),
  );
}

function figuredStatements(text: string): string[] {
  return statements(text, 70)
    .filter((line) =>
      /\b(?:like an?|from [\p{L}]+ to|not [\p{L} ]+ but|more [\p{L}]+, less|less [\p{L}]+, more)\b/u.test(
        line,
      ),
    )
    .slice(0, 2);
}

/** Two subjects of the text that begin with the same letter and are not two forms of one word. */
function alliterations(topics: readonly Topic[]): string[] {
  const lines: string[] = [];
  for (const [index, { phrase }] of topics.entries())
    for (const { phrase: other } of topics.slice(index + 1)) {
      const same = phrase.charAt(0).toLowerCase() === other.charAt(0).toLowerCase();
      if (!same || phrase.slice(0, 4).toLowerCase() === other.slice(0, 4).toLowerCase() || lines.length > 1)
        continue;
      if (phrase.split(" ").length + other.split(" ").length > 4) continue;
      lines.push(`${capital(phrase)} and ${other}`);
    }
  return lines;
}

/** The text's lines that its title has not said yet. */
function after(text: string, lines: readonly string[]): string[] {
  const title = plainTitles(text)[0]?.toLowerCase() ?? "";
  const fresh = lines.filter((line) => endless(line).toLowerCase() !== title);
  return fresh.length > 0 ? fresh : [...lines];
}

/** Adds the missing fact: a statement with a number, name or date first. At most 90 characters. */
export function plainSubtitles(text: string): string[] {
  const lines = statements(text, 90);
  const facts = lines.filter((line) => /\d/.test(line));
  return within(after(text, [...facts.slice(0, 3), ...lines]), 90);
}

/** Adds rhythm or a surprise: short statements, a contrast, a question of the text. At most 80 characters. */
export function catchySubtitles(text: string): string[] {
  const lines = statements(text, 80);
  const short = lines.filter((line) => countWords(line) <= 9);
  const turns = lines.filter((line) => /\b(?:but|yet|not|never|only|without|until|even)\b/i.test(line));
  return within(
    after(text, [...turns.slice(0, 2), ...questionLines(text, 80).slice(0, 1), ...short, ...lines]),
    80,
  );
}

/** A few words only. At most six. */
export function shortSubtitles(text: string): string[] {
  const phrases = keyphrasesOf(text, 6);
  const lines = [
    ...statements(text, 60, 6).filter((line) => countWords(line) <= 6),
    ...phrases.slice(0, 2).map((phrase) => `What to know about ${phrase.named}`),
    ...phrases.map((phrase) => capital(phrase.named)),
  ];
  return lines.filter((line) => countWords(line) <= 6);
}

/** Says what follows: a whole statement, or two that stand together. 90 to 160 characters. */
export function descriptiveSubtitles(text: string): string[] {
  const whole = candidatesOf(text)
    .filter((candidate) => !candidate.unfit && !candidate.hangs)
    .toSorted((a, b) => b.weight - a.weight)
    .map((candidate) => plainOf(candidate.text));
  const lines = [...statements(text, 160, 90), ...within(whole, 160, 90).map(endless)];
  const neighbours = candidatesOf(text).map((candidate) => ({ ...candidate, text: plainOf(candidate.text) }));
  for (const [index, part] of neighbours.entries()) {
    const next = neighbours[index + 1];
    if (part.unfit || part.hangs || !next || next.unfit) continue;
    lines.push(`${part.text} ${endless(next.text)}`);
  }
  const parts = statementLines(text, 100, 30);
  for (const [index, part] of parts.entries())
    for (const other of parts.slice(index + 1))
      if (lines.length < optionLimit && other.from !== part.from) lines.push(`${part.text}. ${other.text}`);
  const about = keyphrasesOf(text, 6).map((phrase) => phrase.named);
  if (about.length >= 3)
    lines.push(`On ${listOf(about.slice(0, 4))}`, `What follows is about ${listOf(about.slice(0, 5))}`);
  return within(lines, 160, 90);
}

function listOf(items: readonly string[]): string {
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}
