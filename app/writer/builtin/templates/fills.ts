/** Sections that are written from the whole text instead of sorted out of it. Each answers null where the text has nothing. */

import { keyphrasesOf } from "../../prose/keyphrases.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { capital, stopped, unstopped } from "../letters.ts";
import { imperative } from "../tables/imperatives.ts";
import { asQuestion, questionLines, statementLines } from "../titles/forms.ts";
import type { Reading } from "./units.ts";

/** A line to stand over the text, at most so many characters: its own heading, its best statement, or its subject. */
export function headlineOf({ title, whole }: Reading, most: number): string | null {
  if (title !== "" && Array.from(title).length <= most) return title;
  const lines = statementLines(whole, most).filter(({ text }) => !/[“"]/.test(text));
  const apart = lines.filter(
    ({ text }) => !/^(?:I|We|You|My|There|If|When)\b/u.test(text) && !imperative.test(text),
  );
  const better = apart.find(({ from }) => from === 0) ?? apart[0] ?? lines[0];
  const subject = keyphrasesOf(whole, 1)[0];
  const line = better?.text ?? (subject ? capital(subject.named) : null);
  return line === null || Array.from(line).length > most ? null : line.replace(/[.,;:]+$/u, "");
}

/** Hashtags of the text's own terms, in small letters. */
export function hashtagsOf(whole: string, most: number): string[] {
  const tags = keyphrasesOf(whole, most * 2).map(
    ({ text }) => `#${text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")}`,
  );
  return [...new Set(tags)].filter((tag) => tag.length > 3 && tag.length < 28).slice(0, most);
}

/** Web addresses as they stand. */
export function linksOf(whole: string): string[] {
  return [...new Set(whole.match(/\bhttps?:\/\/[^\s<>")\]]{3,300}[^\s<>")\].,;:!?]/g) ?? [])];
}

function contactsOf(whole: string): string[] {
  return [
    ...new Set(whole.match(/[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30})+|\+\d[\d ()-]{7,20}\d/g) ?? []),
    ...linksOf(whole),
  ];
}

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const placed = /\b(?:in|at|near) ((?:\p{Lu}[\p{L}’'-]+)(?: \p{Lu}[\p{L}’'-]+)?)/gu;
const noPlace = new RegExp(
  `^(?:${month}|Q\\d|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)`,
  "u",
);

const quantity =
  /\b\d{1,5}(?:[.,]\d{1,3})?\s?(?:g|kg|ml|l|cl|oz|lb|cm|mm|m|tsp|tbsp|cups?|grams?|kilos?|litres?|metres?|slices?|sheets?|pieces?)(?: of)? \p{L}{2,20}(?: (?:flour|water|oil|sugar|butter|paper|wood|wire|salt|milk|cheese))?/gu;

/** Where the news is from; the day of the release is for the writer to name. */
function datelineOf(whole: string): string {
  const place = [...whole.matchAll(placed)]
    .map((match) => match[1] ?? "")
    .find((name) => !noPlace.test(name));
  return `**${place ?? "[city]"}, [date]**`;
}

const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const dated = new RegExp(
  `(?:${weekday},? )?(?:\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?(?!\\d))(?:,? \\d{4})?|${weekday}(?: (?:morning|afternoon|evening|night))?`,
  "u",
);
const clock = /\b\d{1,2}(?::\d\d)?\s?(?:a\.?m|p\.?m)\b|\b\d{1,2}:\d\d\b|\b(?:noon|midnight)\b/iu;
const venue =
  /\b(?:in|at) ((?:the )?\p{Lu}[\p{L}’'-]+(?: (?:(?:of|the) )?\p{Lu}[\p{L}’'-]+){0,4}(?:, \p{Lu}[\p{L}’'-]+)?)/gu;

/** Day, time and place as the text gives them, slots for the rest. */
function whenAndWhere(whole: string): string {
  const place = [...whole.matchAll(venue)].map((match) => match[1] ?? "").find((name) => !noPlace.test(name));
  return [dated.exec(whole)?.[0] ?? "[date]", clock.exec(whole)?.[0] ?? "[time]", place ?? "[place]"]
    .map((line) => `- ${capital(line)}`)
    .join("\n");
}

/** What the text itself asks to do, in at most five words. */
export function commandLines(whole: string): string[] {
  return statementLines(whole, 40, 5)
    .map(({ text }) => unstopped(text))
    .filter(
      (line) => imperative.test(line) && countWords(line) <= 5 && !/^(?:See|Do|Don't|Never|Let)\b/.test(line),
    );
}

/** Questions with the text's own answers, to so many; slots for the rest. */
function answersOf(whole: string, count: number): string {
  const lines = statementLines(whole, 90).flatMap(({ text }) => {
    const question = asQuestion(text, whole);
    return question ? [`- **${question}** ${stopped(text)}`] : [];
  });
  const slot = "- **[a question that readers ask]** [the answer]";
  return [...lines, ...Array.from({ length: count }, () => slot)].slice(0, count).join("\n");
}

/** One line a heading or paragraph, for whom to find the place. */
function chaptersOf({ units, whole }: Reading): string | null {
  const headings = [...new Set(units.map((unit) => unit.heading).filter(Boolean))].map(capital);
  const openers = units
    .filter((unit, index) => unit.block !== units[index - 1]?.block)
    .flatMap((unit) => statementLines(plainOf(unit.text), 60)[0]?.text ?? []);
  const lines =
    headings.length > 1 ? headings : [...openers, ...statementLines(whole, 60).map(({ text }) => text)];
  const own = [...new Set(lines)].slice(0, 6);
  return own.length === 0 ? null : own.map((line) => `- [time] ${line}`).join("\n");
}

function tagLine(whole: string): string {
  const tags = hashtagsOf(whole, 5);
  const short = tags.length < 3 ? ["[more hashtags]"] : [];
  return [...tags, ...short].join(" ");
}

const fills = {
  headline: (reading: Reading) => headlineOf(reading, 90),
  subject: (reading: Reading) => headlineOf(reading, 60),
  preview: (reading: Reading) => {
    const subject = headlineOf(reading, 60);
    return statementLines(reading.whole, 90).find(({ text }) => text !== subject)?.text ?? null;
  },
  greeting: ({ greeting }: Reading) => (greeting === "" ? "Hello [name]," : greeting),
  letterGreeting: ({ greeting }: Reading) => (greeting === "" ? "Dear [name of the reader]," : greeting),
  warmGreeting: ({ greeting }: Reading) => (greeting === "" ? "Hello everyone," : greeting),
  signOff: ({ signOff }: Reading) => (signOff === "" ? "Kind regards,\\\n[your name]" : signOff),
  hashtags: ({ whole }: Reading) => tagLine(whole),
  tags: ({ whole }: Reading) => {
    const terms = keyphrasesOf(whole, 8).map(({ text }) => text.toLowerCase());
    return terms.length === 0 ? null : terms.join(", ");
  },
  button: ({ whole }: Reading) => commandLines(whole)[0] ?? null,
  whenAndWhere: ({ whole }: Reading) => whenAndWhere(whole),
  links: ({ whole }: Reading) => {
    const links = linksOf(whole);
    return links.length === 0 ? null : links.map((link) => `- ${link}`).join("\n");
  },
  contact: ({ whole }: Reading) => {
    const contacts = contactsOf(whole);
    return contacts.length === 0 ? null : contacts.map((one) => `- ${one}`).join("\n");
  },
  dateline: ({ whole }: Reading) => datelineOf(whole),
  answers: ({ whole }: Reading) => answersOf(whole, 3),
  chapters: (reading: Reading) => chaptersOf(reading),
  question: ({ whole }: Reading) => questionLines(whole, 140).at(-1) ?? null,
  onScreen: (reading: Reading) => {
    const line = headlineOf(reading, 32);
    return line === null ? null : unstopped(line);
  },
  needs: ({ whole }: Reading) => {
    const found = whole.match(quantity) ?? [];
    const unique = [...new Set(found.map((one) => one.replace(/ of /, " ").trim()))];
    return unique.length === 0 ? null : unique.map((one) => `- ${one}`).join("\n");
  },
} satisfies Record<string, (reading: Reading) => string | null>;

export type Fill = keyof typeof fills;

/** What a fill writes; null where the text has nothing for it. */
export function fillOf(fill: Fill, reading: Reading): string | null {
  return fills[fill](reading);
}
