/** What a reader of proofs checks in a story: names, ages, days, each with the lines that show them. */

import { tokensOf } from "../../prose/english/tokens.ts";
import { knows } from "../grammar/dictionary.ts";
import { capitalised, months, weekdays } from "../../prose/english/word-classes.ts";
import { blocksOf } from "../../prose/blocks.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { isOrder } from "../text-kind/orders.ts";
import { addressedTo } from "./addressed.ts";
import { listed } from "./choose.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { mayTellAge, mayTellTime, tellsAge, tellsTime } from "./ages-and-times.ts";

/** Lists names that nearly agree, ages and times as the text has them. Quotes whole sentences. */
export function continuity({ text }: Source): string | Decline {
  requireEnglish("Check continuity", text);
  const statements = statementsOf(text);
  if (statements.length < 4)
    return {
      decline: `Continuity is checked across a story; this text has ${String(statements.length)} sentences.`,
    };
  if (asksForSomething(text, statements)) return noTale;
  const names = namesIn(statements);
  const near = [...names.keys()].flatMap((one, index, all) =>
    all
      .slice(index + 1)
      .filter((other) => nearly(one, other))
      .map((other) => [one, other] as const),
  );
  const lines = linesOf(text, statements);
  const aged = lines.filter(tellsAge);
  const times = lines.filter(tellsTime);
  const speakers = speakersIn(statements);
  const own = namesOf(names, statements, speakers);
  const told = namesCounted(names, own, statements);
  const called = spokenTo(names, statements).filter((name) => own.includes(name));
  if (told.length + called.length + near.length === 0 && aged.length + times.length < least)
    return {
      decline: `This text names nobody twice${speakers.size > 0 ? " but those who speak" : ""}, and ${String(aged.length + times.length)} of its sentences tell an age, a day or a time: there is little to hold against each other. A model, or a reader, sees more.`,
    };
  const whole = lines.join("\n");
  return [
    section(
      "Names in more than one sentence",
      [...speakers.values(), ...told].join("\n"),
      names.size > 0
        ? ""
        : "None was found. A name is looked for by its capital; what children call their parents is not counted.",
    ),
    section("Names that somebody is called by, in one sentence alone", listed(called), ""),
    section(
      "Names that differ by a letter",
      near.map(([one, other]) => `- ${one} and ${other}: are they the same?`).join("\n"),
      "None.",
    ),
    section(
      "Ages",
      listed(aged),
      mayTellAge(whole) ? "" : "None was found: no number stands in the text, and no word for old or young.",
    ),
    section(
      "Days and times, in the order of the text",
      listed(times),
      mayTellTime(whole)
        ? ""
        : "None was found: no number stands in the text, and no word for a day or a time.",
    ),
    "Names are found by their capital, ages and times by the forms that are usual; another name in one sentence alone, and what is told in other words, is not listed.",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What a story says, its headings among its sentences: a scene is often dated in the line over it. */
function linesOf(text: string, statements: readonly Statement[]): string[] {
  const headings = blocksOf(text).filter(({ kind }) => kind === "heading");
  const bySection = Map.groupBy(statements, ({ section: at }) => at);
  const last = Math.max(headings.length, ...bySection.keys());
  return Array.from({ length: last + 1 }, (_, at) => [
    ...(at > 0 && headings[at - 1] && !lasting.test(headings[at - 1]?.text ?? "")
      ? [plainOf(headings[at - 1]?.text ?? "").trim()]
      : []),
    ...(bySection.get(at) ?? []).map((one) => plainOf(one.text)),
  ]).flat();
}

/** `Two winters on the barge`: how long a tale is, over it, and no time in it. */
const lasting = /^(?:\p{L}+|\d+) (?:years?|days?|weeks?|months?|hours?|nights?|winters?|summers?)\b/iu;

/** So many ages, days and times are a list worth reading where no name comes back. */
const least = 3;

/** Who writes so wants something done, and tells no tale. */
const asking: readonly RegExp[] = [
  /\bI (?:would|['’]d|must|do) (?:also )?(?:ask|urge|beg) (?:that|you|them|the|for)\b|\bI['’]d ask (?:that|you|them|the|for)\b|\b(?:all )?(?:I|we) (?:am|['’]m|are|['’]re) asking (?:for|that|is)\b|\b(?:signatures?|petition)\b/i,
  /^So,? (?!\p{L}+ (?:was|were|is|are|had|has|did|would)\b)(?:please )?(?:paint|put|give|let|build|fix|mend|open|keep|move|make|bring|change|stop|leave|pay|take|ring|tell|ask|write|print|charge|vote|send)\b/iu,
  /\b(?:the|that) (?:council|hospital|school|company|board|trust|committee|landlord|ministry|firm|club|church|management) (?:says|say|argues|claims|tells us|told me)\b|\b(?:they|some|people) (?:also |will |['’]ll )+say\b|\bto be fair\b|\bI still say\b/i,
  /\b(?:should|ought to|must) (?:be|have|go|stay|come|stop|pay)\b/i,
];

/** Whether a text asks for something in two ways or more, its title that wants it among them. */
function asksForSomething(text: string, statements: readonly Statement[]): boolean {
  const told = statements.map((one) => plainOf(one.text).replace(/["“][^"“”]*["”]/g, " "));
  const [head] = blocksOf(text);
  const title = head?.kind === "heading" ? plainOf(head.text).trim() : "";
  const found = asking.filter((sign) => told.some((one) => sign.test(one.trim()))).length;
  return found + (title !== "" && isOrder(title) ? 1 : 0) >= 2 || addressedTo(text) !== "";
}

const noTale: Decline = {
  decline:
    "This text asks for something or is written to somebody, and continuity is checked in what is told: a story, a scene, a life. Fix Grammar, or a check of its claims, would help more.",
};

/** Those who speak in a script, each with a line that counts what they say: two or more, each twice or more. */
function speakersIn(statements: readonly Statement[]): ReadonlyMap<string, string> {
  const labels = statements
    .map(({ label }) => label)
    .filter((label) => /^\p{Lu}[\p{Lu}.’' -]+$/u.test(label));
  const counts = [...Map.groupBy(labels, (label) => label)].filter(([, { length }]) => length > 1);
  return new Map(
    counts.length < 2
      ? []
      : counts.map(([name, { length }]) => [name, `- ${name}: speaks ${String(length)} times`]),
  );
}

const sentencesIn = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ text }) => plainOf(text).split(/(?<=[.!?]) (?=\p{Lu})/u));

/** Names of somebody, and of none who speaks in a script. */
function namesOf(
  names: ReadonlyMap<string, readonly number[]>,
  statements: readonly Statement[],
  speakers: ReadonlyMap<string, string>,
): string[] {
  const sentences = sentencesIn(statements);
  return [...names.keys()].filter(
    (name) =>
      !speakers.has(name.toUpperCase()) &&
      (sentences.some((one) => acts(one, name)) || !sentences.some((one) => isThing(one, name))),
  );
}

/** A line for each name that comes back. */
function namesCounted(
  names: ReadonlyMap<string, readonly number[]>,
  own: readonly string[],
  statements: readonly Statement[],
): string[] {
  const sentences = sentencesIn(statements);
  const small = new Set(sentences.flatMap((one) => one.match(/(?<![\p{L}’'])\p{Ll}+/gu) ?? []));
  return own
    .filter((name) => {
      const [at = -1, second] = names.get(name) ?? [];
      return second !== undefined || plainOf(statements[at]?.text ?? "").split(name).length > 2;
    })
    .map((name) => [name, sentences.filter((one) => isNamedIn(one, name, small)).length] as const)
    .filter(([, found]) => found > 1)
    .map(([name, found]) => `- ${asWritten(name, sentences)}: ${String(found)} sentences`);
}

/** `Arby’s`, of what never stands without its ending and now and then at the end of what is said. */
function asWritten(name: string, sentences: readonly string[]): string {
  const all = sentences.join(" ");
  const ending = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})(['’]s(?!\\p{L}))?( ?\\p{L})?`, "gu");
  const found = [...all.matchAll(ending)];
  const owned = found.every(([, own = ""]) => own !== "") && found.some(([, , next = ""]) => next === "");
  return owned ? `${name}${found[0]?.[1] ?? ""}` : name;
}

/** `Odile didn’t sign`: what no thing does. */
const acts = (sentence: string, name: string): boolean =>
  new RegExp(
    `(?<!\\p{L}|\\b(?:the|an?|no|this|that|our|my|his|her|their) )${name} (?:said|says|asked|told|laughed|thought|knew|wanted|nodded|smiled|(?:did|does|would|could|had|was)n['’]t)\\b`,
    "iu",
  ).test(sentence);

/** `a blue Skoda`, `no Skoda`: what is bought or driven, and not somebody; `there is a Piet Verhaag` tells of somebody. */
const isThing = (sentence: string, name: string): boolean =>
  new RegExp(
    `(?<!\\b[Tt]here(?:['’]s| is| was) ${name.includes(" ") ? "" : "(?!)"})\\b(?:an?|no|another|two|three) (?:\\p{Ll}+ )?${name}(?!\\p{L})`,
    "u",
  ).test(sentence);

/** Whether a sentence has a name, or its first or last word where the text has that for nothing besides. */
const isNamedIn = (sentence: string, name: string, small: ReadonlySet<string>): boolean => {
  const [first = "", ...others] = name.split(" ");
  const parts = [first, others.at(-1) ?? ""].filter(
    (word) => word.length > 2 && !small.has(word.toLowerCase()),
  );
  return [name, ...parts].some((one) => new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "u").test(sentence));
};

/** Names that stand in one sentence alone, in which somebody is called by it: often the one who tells the story. */
const spokenTo = (
  names: ReadonlyMap<string, readonly number[]>,
  statements: readonly Statement[],
): string[] =>
  [...names].flatMap(([name, places]) => {
    const [at = -1] = places;
    const line = plainOf(statements[at]?.text ?? "");
    const called = new RegExp(`["“][^"“”]*, ${name}[.!?,]`, "u").test(line);
    return places.length === 1 && called && line.split(name).length === 2 ? [name] : [];
  });

/** A list under its head; empty where there is none and `none` does not say so. */
function section(title: string, list: string, none: string): string {
  return list === "" && none === "" ? "" : `### ${title}\n\n${list || none}`;
}

const titles =
  /^(?:(?:Old|Young|Poor|Dear) )?(?:Mrs?|Ms|Miss|Dr|St|Sir|Lady|Councillor|Captain|Mayor|Professor|The)\.? /u;

const titledName = /^(?:Mrs?|Ms|Miss|Dr)\.? \p{Lu}/u;
/** A title whose name stands in letters of another kind. */
const bareTitle = /^(?:Mrs?|Ms|Miss|Dr|St|Rev|Prof|Capt|Sir|Lady)$/;

/** What is written with a capital and names nobody. */
const nobody = new Set(
  "somebody someone nobody anybody anyone everybody everyone dad daddy mum mummy mam mammy mom nan nana gran granny grandad grandpa grandma tha thee ye aye god lord catholic protestant presbyterian methodist muslim hindu jewish facebook google whatsapp internet bible".split(
    " ",
  ),
);

const kin = /^(?:Aunt|Auntie|Uncle|Granny|Grandpa|Cousin|Father|Mother|Sister|Brother) \p{Lu}/u;

const stressed = /(?<![*_\p{L}])([*_])(?![*_\s])[^*_]{1,60}\1(?![*_\p{L}])/gu;
const firm = /\p{Lu}\p{Ll}+ (?:& \p{Lu}\p{Ll}+ )?(?:Bros|Ltd|Co|Inc|Sons|Brothers)\b\.?/gu;

/** `In August Will found it`: a month is no first name where a name stands behind it. */
const feasts =
  "Ramadan Eid Easter Christmas Advent Lent Whitsun Michaelmas Diwali Passover Hanukkah Thanksgiving Halloween";
const afterDay = new RegExp(
  `^(?:${[...weekdays, ...months, ...feasts.split(" ")].join("|")}) (?=\\p{Lu})`,
  "iu",
);
/** `In London Mary found it`: a place is no first name where who does something stands behind it. */
const placed = /\b(?:in|at|from|to|near|outside) \p{Lu}\p{Ll}+ \p{Lu}[\p{L}’']+$/iu;
/** One name or more side by side, as they are written: `Ann O’Dea`, `St. Ives`. */
const written =
  /(?<![\p{L}-])(?<!\p{L}[’'])(?:\p{Lu}[’'](?=\p{Lu}))?\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)?(?:(?<=\b(?:Mrs?|Ms|Dr|St|Rev|Prof|Capt))\.)?(?:[ -](?:\p{Lu}[’'](?=\p{Lu}))?\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)?)*/gu;

/** `the Red Lion sign`: of what make a thing is. */
const isMake = (line: string, at: number, name: string): boolean =>
  name.includes(" ") &&
  /\b(?:the|an?|other) $/i.test(line.slice(0, at)) &&
  /^ (?!(?:and|or|who|had|has|was|were|is|are|said|says|would|will|did|does|in|on|at|of|to|for|from|with|by|when|as|that|never|always|came|went|got|took|made|kept|put|told|still|just|then|too|again|once|also)\b)\p{Ll}+(?<!ed)\b/u.test(
    line.slice(at + name.length),
  );

const beforeName =
  /(?<=\p{L},? )(?<!\b(?:the|an?|in|on|at|of|from|near|down|up|along|through|past|to) )(\p{Lu}\p{Ll}+) (?=(\p{Lu}\p{Ll}+))/gu;

const isWord = (word: string): boolean => knows("British", word) || knows("American", word);

/** Names as they stand, first and last together; one that begins a sentence only where it stands elsewhere too. */
function namesIn(statements: readonly Statement[]): Map<string, number[]> {
  // A word in italics is a word that somebody writes or stresses, and a firm is nobody.
  const lines = statements.map(({ text }) => plainOf(text.replace(stressed, " ").replace(firm, " ")));
  const small = new Set(lines.flatMap((line) => line.match(/(?<![\p{L}’'])\p{Ll}+/gu) ?? []));
  // A word that no dictionary has in small letters is a name wherever it stands.
  const proper = new Set(
    lines.flatMap((line) =>
      tokensOf(line)
        .map(({ tag, text }) => ({ tag, text: text.replace(/['’]s$/u, "") }))
        .filter(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text) && !small.has(text.toLowerCase()))
        .filter(({ tag, text }) => tag === "PROPN" || !isWord(text.toLowerCase()))
        .map(({ text }) => text),
    ),
  );
  // `a man called Will Okafor`: a word of the dictionary is a name where one that is none stands behind it.
  for (const line of lines)
    for (const [, first = "", last = ""] of line.matchAll(beforeName))
      if (proper.has(last) && !small.has(first.toLowerCase())) proper.add(first);
  const alone = new Set(
    lines.flatMap((line) => line.match(written) ?? []).filter((name) => !/[ -]/.test(name)),
  );
  const found = lines.flatMap((line, index) =>
    [...line.matchAll(written)].flatMap((match) => {
      let name = match[0].replace(titles, "").replace(/\.$/, "");
      // The word that a sentence begins with is no part of a name that follows.
      const initial = match.index === 0 || /[.!?“"‘']\s*$/.test(line.slice(0, match.index));
      if (
        initial &&
        !proper.has(name.split(/[ -]/)[0] ?? "") &&
        !kin.test(name) &&
        !titledName.test(match[0])
      )
        name = name.split(" ").slice(1).join(" ");
      name = name.replace(afterDay, "");
      const [place = "", ...behind] = name.split(" ");
      const isPlaced = placed.test(line.slice(0, match.index) + match[0]) && behind.length === 1;
      if (isPlaced && alone.has(place) && alone.has(behind[0] ?? "")) name = behind[0] ?? "";
      const titled = titledName.test(match[0]);
      const key = name.toLowerCase();
      // `for the Cokes`: what is drunk, driven or sold, or a family, which has no first name to hold against others.
      const many = /\bthe\s$/i.test(line.slice(0, match.index)) && /^\p{L}+s$/u.test(name);
      const known = titled || (name !== "" && name.split(/[ -]/).some((word) => proper.has(word)));
      const dated = [key, key.replace(/s$/, "")].some((one) => weekdays.has(one) || months.has(one));
      // `like a Christian`, `the Methodists`: a kind of people, and not one of them.
      const before = line.slice(0, match.index);
      const kind =
        /\b(?:an?|some|many|any|every|two|three)\s$/i.test(before) &&
        !(name.includes(" ") && /\bthere(?:['’]s| is| was) an?\s$/i.test(before));
      const people =
        /(?:ian|ish|ist|ese|an|ans|ians|ists)$/.test(key) &&
        /\b(?:the|like|was|were|is|in)\s$/i.test(line.slice(0, match.index));
      const isNobody = nobody.has(key) || capitalised.has(key) || bareTitle.test(name);
      if (!known || dated || kind || people || many || isNobody || isMake(line, match.index, match[0]))
        return [];
      return [{ name, index, initial }];
    }),
  );
  const names = new Map<string, number[]>();
  for (const { name, index, initial } of found) {
    const others = found.filter((one) => one.name.split(" ").includes(name) && one.index !== index);
    const invented = !isWord(name.toLowerCase());
    if (initial && !name.includes(" ") && others.length === 0 && !invented) continue;
    const full = found.find((one) => one.name !== name && one.name.split(" ").includes(name))?.name ?? name;
    const places = names.get(full) ?? [];
    if (!places.includes(index)) places.push(index);
    names.set(full, places);
  }
  return names;
}

/** One letter more, less or other. */
function nearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return (
    short.slice(at) === long.slice(at + 1) ||
    (short.length === long.length && short.slice(at + 1) === long.slice(at + 1))
  );
}
