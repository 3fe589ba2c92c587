/** Who and where: the people and places that an English story names. */

import { termsOf } from "../../prose/weights.ts";
import { isVerbForm } from "../matter/verbs.ts";

export interface Person {
  /** The form that stands most often: `Hannah`, `the boy`. */
  named: string;
  /** The fullest form: `Ana Reyes`. */
  full: string;
  count: number;
  /** Sentences that name the person, by index. */
  at: number[];
}

export interface Cast {
  people: Person[];
  places: string[];
}

const titles =
  "Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Lord|Captain|Detective|Inspector|King|Queen|Prince|Princess|Aunt|Uncle|Professor|Doctor|Colonel|Sergeant|Saint";
const run = new RegExp(
  `(?:(?:${titles})\\.?\\s)?(?<![\\p{L}’'])\\p{Lu}[\\p{L}\\p{M}’'-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}’'-]+){0,2}`,
  "gu",
);
const calendar =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Michaelmas|English|British|American|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Greek|Latin|Hebrew|Arabic|Turkish|Hindi|Chinese|Japanese|Korean|Kind|God|Lord|LORD|Almighty|Internet|OK|TV|AI)$/;
const speaks =
  /^\s*(?:[,]?\s*(?:who|and)\s)?(?:said|says|asked|asks|replied|answered|cried|whispered|shouted|told|called|took|looked|went|was|had|thought|knew|felt|walked|ran|turned|smiled|laughed|ended|arose|died|stood|sat)\b/u;
const spokenBy =
  /(?:said|asked|cried|replied|returned|answered|whispered|shouted|called|named|told|unto|with|and|dear|\bnames? (?:of [^,;.]{1,30} )?was)\s$/iu;
const placed =
  /(?:\b(?:in|at|from|near|into|towards|through|across|to|of|outside|on)\s(?:the\s)?|\bthe\s)$/iu;
const roles =
  "boy|girl|man|woman|child|mother|father|grandmother|grandfather|uncle|aunt|brother|sister|son|daughter|wife|husband|king|queen|prince|princess|witch|wizard|knight|soldier|captain|teacher|doctor|nurse|priest|servant|farmer|baker|fisherman|stranger|friend|neighbour|neighbor|thief|detective|ghost|dragon|wolf|fox|dog|cat|horse|bear|hare|snail|old man|old woman|young man|young woman|mother in law|customer|manager|driver|student|boss|colleague|judge";
const role = new RegExp(
  `\\b(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Mm]y|[Oo]ur|[Tt]heir|[Yy]our) (?:\\p{Ll}+ )?(${roles})\\b(?! (?:of|named) )`,
  "gu",
);

interface Found {
  forms: Map<string, number>;
  at: number[];
  person: number;
  place: number;
}

/** The people and places of plain sentences, the most frequent first. */
export function castOf(sentences: readonly string[]): Cast {
  const found = new Map<string, Found>();
  const lower = new Set(
    sentences.flatMap((sentence) => sentence.match(/(?<![\p{L}’'-])\p{Ll}[\p{L}’'-]+/gu) ?? []),
  );
  for (const [index, sentence] of sentences.entries())
    for (const match of sentence.matchAll(run)) {
      const before = sentence.slice(0, match.index);
      if (/\b(?:this|these)\s$/iu.test(before)) continue;
      const opens = /(?:^|[.!?:]["”’]?\s|[“"‘*_(]\s*)$/u.test(before) || before.trim() === "";
      const words = match[0].split(/\s/);
      while (words.length > 0 && isCommon(words[0] ?? "", lower)) words.shift();
      const name = words.join(" ").replace(/[’']s?$/u, "");
      if (name === "" || calendar.test(words.at(-1) ?? "") || /^\p{Lu}{2,}$/u.test(name) || name.length < 2)
        continue;
      const after = sentence.slice(match.index + match[0].length);
      const alone = opens && words.length === match[0].split(/\s/).length && words.length === 1;
      if (alone && /[^s]s$/.test(name) && ![...found.keys()].some((key) => shares(key, name))) continue;
      if (
        alone &&
        !speaks.test(after) &&
        !/^\s*\p{Ll}+ly\b/u.test(after) &&
        !isVerbForm(/^\s*(\p{Ll}+)/u.exec(after)?.[1] ?? "")
      )
        if (![...found.keys()].some((key) => key.split(" ").includes(name))) continue;
      const key = [...found.keys()].find((other) => shares(other, name)) ?? name;
      const one = found.get(key) ?? { forms: new Map<string, number>(), at: [], person: 0, place: 0 };
      one.forms.set(name, (one.forms.get(name) ?? 0) + 1);
      if (one.at.at(-1) !== index) one.at.push(index);
      if (
        speaks.test(after) ||
        (opens && isVerbForm(/^\s*(\p{Ll}+)/u.exec(after)?.[1] ?? "")) ||
        /[’']s$/u.test(match[0]) ||
        spokenBy.test(before) ||
        new RegExp(`^(?:${titles})\\b`).test(name)
      )
        one.person += 1;
      else if (placed.test(before)) one.place += 1;
      found.set(key, one);
    }
  const people: Person[] = [];
  const places: string[] = [];
  for (const { forms, at, person, place } of found.values()) {
    const byCount = [...forms].toSorted((a, b) => b[1] - a[1] || a[0].length - b[0].length);
    const single = byCount.find(([form]) => !form.includes(" "));
    const titled = new RegExp(`^(?:${titles})\\b`).test(byCount[0]?.[0] ?? "");
    const named =
      (!titled || (byCount[0]?.[0] ?? "").split(" ").length > 2 ? single?.[0] : undefined) ??
      byCount[0]?.[0] ??
      "";
    const full = [...forms.keys()].toSorted((a, b) => b.length - a.length)[0] ?? named;
    if (place > person) places.push(named);
    else if (person > 0 || at.length > 1) people.push({ named, full, count: at.length + person, at });
  }
  return { people: [...people, ...rolesOf(sentences)].toSorted((a, b) => b.count - a.count), places };
}

function isCommon(word: string, lower: ReadonlySet<string>): boolean {
  if (new RegExp(`^(?:${titles})\\.?$`).test(word)) return false;
  const small = word.toLowerCase().replace(/[’']\p{L}+$/u, "");
  return (
    lower.has(small) ||
    termsOf(small).length === 0 ||
    /^(?:i|then|suddenly|finally|nobody|everybody|everyone|somebody|something|nothing|however|perhaps|maybe|yes|oh|well|please|today|tomorrow|yesterday|wherefore|surely|inside|outside|although|because|since|unless|whatever|let|go|order|see|due|working|throughout|next|setup|staff)$/.test(
      small,
    )
  );
}

function shares(key: string, name: string): boolean {
  const [a, b] = [key.split(" "), name.split(" ")];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

function rolesOf(sentences: readonly string[]): Person[] {
  const found = new Map<string, Person>();
  for (const [index, sentence] of sentences.entries())
    for (const match of sentence.matchAll(role)) {
      const named = `the ${match[1] ?? ""}`;
      const one = found.get(named) ?? { named, full: named, count: 0, at: [] };
      one.count += 0.8;
      if (one.at.at(-1) !== index) one.at.push(index);
      found.set(named, one);
    }
  return [...found.values()];
}
