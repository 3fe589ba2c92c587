/** What a reader of proofs checks in a story: names, ages, days, each with the lines that show them. */

import { tokensOf } from "../../prose/english/tokens.ts";
import { knows } from "../grammar/dictionary.ts";
import { capitalised, months, weekdays } from "../../prose/english/word-classes.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { type Statement, statementsOf } from "./statements.ts";

/** Lists names that nearly agree, ages and times as the text has them. Quotes whole sentences. */
export function continuity({ text }: Source): string | Decline {
  requireEnglish("Check continuity", text);
  const statements = statementsOf(text);
  if (statements.length < 4)
    return {
      decline: `Continuity is checked across a story; this text has ${String(statements.length)} sentences.`,
    };
  const names = namesIn(statements);
  const near = [...names.keys()].flatMap((one, index, all) =>
    all
      .slice(index + 1)
      .filter((other) => nearly(one, other))
      .map((other) => [one, other] as const),
  );
  const aged = statements.filter(({ text: line }) => ages.test(line) || agesNamed.test(line));
  const times = statements.filter(({ text: line }) => clock.test(line.replace(/\bage of \w+/gi, "")));
  const counted = namesCounted(names, statements);
  if (counted.length + near.length === 0 && aged.length + times.length < least)
    return {
      decline: `This text names nobody twice, and ${String(aged.length + times.length)} of its sentences tell an age, a day or a time: there is little to hold against each other. A model, or a reader, sees more.`,
    };
  return [
    section(
      "Names in more than one sentence",
      counted,
      "None was found. A name is looked for by its capital; what children call their parents is not counted.",
    ),
    section(
      "Names that differ by a letter",
      near.map(([one, other]) => `- ${one} and ${other}: are they the same?`),
      "None.",
    ),
    section(
      "Ages",
      quotes(aged),
      "None was found. An age is looked for behind aged, turned and was, and before years old.",
    ),
    section(
      "Days and times, in the order of the text",
      quotes(times),
      "None was found. Years, months, days of the week, hours and spans of time are looked for.",
    ),
    "Names are found by their capital, ages and times by the forms that are usual; a name in one sentence alone, and what is told in other words, is not listed.",
  ].join("\n\n");
}

/** So many ages, days and times are a list worth reading where no name comes back. */
const least = 3;

/** A line for each name that comes back. */
function namesCounted(
  names: ReadonlyMap<string, readonly number[]>,
  statements: readonly Statement[],
): string[] {
  return [...names]
    .map(
      ([name, places]) =>
        [name, places.reduce((sum, at) => sum + sentencesWith(name, statements[at]), 0)] as const,
    )
    .filter(([, found]) => found > 1)
    .map(([name, found]) => `- ${name}: ${String(found)} sentences`)
    .concat(
      spokenTo(names, statements).map((name) => `- ${name}: 1 sentence, in which somebody is called so`),
    );
}

/** Names that stand in one sentence alone, in which somebody is called by it: often the one who tells the story. */
const spokenTo = (
  names: ReadonlyMap<string, readonly number[]>,
  statements: readonly Statement[],
): string[] =>
  [...names].flatMap(([name, places]) => {
    const [at = -1] = places;
    const line = plainOf(statements[at]?.text ?? "");
    const called = new RegExp(`["“][^"“”]*, ${name}[.!?,]`, "u").test(line);
    return places.length === 1 && called && sentencesWith(name, statements[at]) === 1 ? [name] : [];
  });

/** How many sentences of what somebody says name a name, one at least. */
function sentencesWith(name: string, statement: Statement | undefined): number {
  const words = name.split(" ");
  const parts = plainOf(statement?.text ?? "").split(/(?<=[.!?]) (?=\p{Lu})/u);
  return Math.max(1, parts.filter((part) => words.some((word) => part.includes(word))).length);
}

const number =
  "(?:\\d{1,3}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?)(?![\\w-]))";
/** What may follow an age: `was nineteen that spring`, and no thing that is counted; `was nine years at the mill` is how long. */
const after =
  '(?! and (?:a |three )?(?:half|quarters?|third|bit)\\b)(?= (?:when|years(?! (?:at|in|there|here|with|on|under|down|aboard|behind)\\b)|and|or|that|before|after|at|in|on|he|she|I|we|they|it|my|his|her|the|then)\\b|[,.;:!?)”"]|$)';
const ages = new RegExp(
  `\\b(?:${number}[ -]years?[ -]old|(?:aged|turned|(?:the )?age of) ${number}|(?:(?:I|he|she|who|him|her|ours|mine|hers|his|theirs|yours) (?:is|was|am)|(?:he|she|I)['’](?:s|m)|until (?:I|he|she) was|when (?:I|he|she) was) (?:only |just |barely |nearly |about )?${number}(?: or ${number})?${after}|\\w+th birthday|in (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|through (?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade)`,
  "i",
);
/** `Ruth was nineteen`, `At fourteen she left school`; an hour is no more than twelve. */
const agesNamed = new RegExp(
  `(?<!\\p{L})(?!(?:It|One|Two|This|That|These|There|The|What|Which|Number|Page) )(?:\\p{Lu}\\p{Ll}+|(?:mother|father|brother|sister|son|daughter|aunt|uncle|cousin|husband|wife|girl|boy|baby|child|man|woman|eldest|youngest)) (?:is|was) (?:only |just |barely |nearly |about )?${number}${after}|(?<!\\p{L})[Aa]t (?:\\p{L}{3,5}teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?),? (?:he|she|I|they|we)(?!\\p{L})`,
  "u",
);
const days = [...weekdays, ...months].filter((word) => word !== "may" && word !== "march" && word.length > 2);
const clock = new RegExp(
  `\\b(?:(?:${days.join("|")})s?|(?:in|since|last|next|early|late|by|of|until) (?:May|March)|yesterday|tomorrow|tonight|\\d{1,2}(?:[:.]\\d\\d)? ?(?:a\\.?m\\.?|p\\.?m\\.?)|\\d{1,2}[:.]\\d\\d (?:in the|at night)|${number} o['’]clock|(?:at|from|until|till|past) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:as|in|on|until|till|to|and|each|every|that|the|when)\\b|[,.;:!?”"]|$)|midnight|noon|(?:19|20)\\d\\d|${number} (?:years?|days?|weeks?|months?|hours?|minutes?)(?! old)|(?:(?:that|this|the (?:next|same|first|second|third|fourth|last|following)|one) (?:morning|afternoon|evening|night)|(?:that|the (?:next|same|first|second|third|fourth|last|following)|one) day)|(?:years?|days?|weeks?|months?) (?:ago|later|before)|(?:for|in|during|after|by|until) the (?:first|second|third|last|next|whole|following|same) (?:${number} )?(?:years?|days?|weeks?|months?|hours?|term|season)|(?:last|next|this) (?:year|week|month|spring|summer|autumn|fall|winter|night)|(?:the|one|that|in|every|all) (?:spring|summer|autumn|winter)|half[- ]past|(?:five|ten|twenty|quarter|twenty-five) (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b|quarter (?:past|to)|getting dark|dawn|dusk|sunset|sunrise)\\b`,
  "i",
);

function section(title: string, lines: readonly string[], none: string): string {
  return `### ${title}\n\n${lines.length > 0 ? lines.join("\n") : none}`;
}

function quotes(statements: readonly Statement[]): string[] {
  return statements.map(({ text }) => `- ${plainOf(text)}`);
}

const titles =
  /^(?:(?:Old|Young|Poor|Dear) )?(?:Mrs?|Ms|Miss|Dr|St|Sir|Lady|Councillor|Captain|Mayor|Professor|The)\.? /u;

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
const afterDay = new RegExp(`^(?:${[...weekdays, ...months].join("|")}) (?=\\p{Lu})`, "iu");

const beforeName =
  /(?<=\p{L},? )(?<!\b(?:the|an?|in|on|at|of|from|near|down|up|along|through|past|to) )(\p{Lu}\p{Ll}+) (?=(\p{Lu}\p{Ll}+))/gu;

/** Names as they stand, first and last together; one that begins a sentence only where it stands elsewhere too. */
function namesIn(statements: readonly Statement[]): Map<string, number[]> {
  // A word in italics is a word that somebody writes or stresses, and a firm is nobody.
  const lines = statements.map(({ text }) => plainOf(text.replace(stressed, " ").replace(firm, " ")));
  const small = new Set(lines.flatMap((line) => line.match(/(?<![\p{L}’'])\p{Ll}+/gu) ?? []));
  // A word that no dictionary has in small letters is a name wherever it stands.
  const proper = new Set(
    lines.flatMap((line) =>
      tokensOf(line)
        .filter(({ key, text }) => !small.has(key) && /^\p{Lu}\p{Ll}+$/u.test(text))
        .filter(({ tag, key }) => tag === "PROPN" || !(knows("British", key) || knows("American", key)))
        .map(({ text }) => text),
    ),
  );
  // `a man called Will Okafor`: a word of the dictionary is a name where one that is none stands behind it.
  for (const line of lines)
    for (const [, first = "", last = ""] of line.matchAll(beforeName))
      if (proper.has(last) && !small.has(first.toLowerCase())) proper.add(first);
  const found = lines.flatMap((line, index) =>
    [
      ...line.matchAll(
        /(?<![\p{L}-])(?<!\p{L}[’'])\p{Lu}\p{Ll}+(?:(?<=\b(?:Mrs?|Ms|Dr|St|Rev|Prof|Capt))\.)?(?:[ -]\p{Lu}\p{Ll}+)*/gu,
      ),
    ].flatMap((match) => {
      let name = match[0].replace(titles, "").replace(/\.$/, "");
      // The word that a sentence begins with is no part of a name that follows.
      const initial = match.index === 0 || /[.!?“"‘']\s*$/.test(line.slice(0, match.index));
      if (
        initial &&
        !proper.has(name.split(/[ -]/)[0] ?? "") &&
        !kin.test(name) &&
        !/^(?:Mrs?|Ms|Miss|Dr)\.? \p{Lu}/u.test(match[0])
      )
        name = name.split(" ").slice(1).join(" ");
      name = name.replace(afterDay, "");
      const titled = /^(?:Mrs?|Ms|Miss|Dr)\.? \p{Lu}/u.test(match[0]);
      const key = name.toLowerCase();
      // `for the Cokes`: what is drunk, driven or sold, or a family, which has no first name to hold against others.
      const many = /\bthe\s$/i.test(line.slice(0, match.index)) && /^\p{L}+s$/u.test(name);
      const known = titled || (name !== "" && name.split(/[ -]/).some((word) => proper.has(word)));
      const dated = [key, key.replace(/s$/, "")].some((one) => weekdays.has(one) || months.has(one));
      // `like a Christian`, `the Methodists`: a kind of people, and not one of them.
      const kind = /\b(?:an?|some|many|any|every|two|three)\s$/i.test(line.slice(0, match.index));
      const people =
        /(?:ian|ish|ist|ese|an|ans|ians|ists)$/.test(key) &&
        /\b(?:the|like|was|were|is|in)\s$/i.test(line.slice(0, match.index));
      if (!known || dated || kind || people || many || nobody.has(key) || capitalised.has(key)) return [];
      return [{ name, index, initial }];
    }),
  );
  const names = new Map<string, number[]>();
  for (const { name, index, initial } of found) {
    const others = found.filter((one) => one.name.split(" ").includes(name) && one.index !== index);
    const invented = !knows("British", name.toLowerCase()) && !knows("American", name.toLowerCase());
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
