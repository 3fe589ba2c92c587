/** What a text names and does not open, and what it claims and does not show. */

import { past } from "../../text-kind/reading.ts";
import { months, type Place, type Sign, type Signs, spoken, when, word } from "./place.ts";

const timesOf = (text: string, name: string): number =>
  text.match(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, "giu"))?.length ?? 0;

/** Named as if it had been told, each with the words by which it is named. */
const doors: readonly RegExp[] = [
  /\b(what (?:had )?happened (?:in|at|with|to|on) (?:(?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|the \p{Ll}+))/u,
  /\b(the (?:business|trouble|matter|affair|incident|quarrel|row) (?:with|over|about) (?:the |my |our |his |her )?(?:\p{Lu}[\p{L}'’-]+(?: \p{Ll}+)?|\p{Ll}+))\b(?!.*\b(?:is|was) (?:that|how)\b)/u,
  /\b(the other (?:thing|business|matter))\b(?! (?:is|was|I|that|about|we|you|to|which|he|she|they)\b)/,
  new RegExp(
    String.raw`\b(?:of|in|since|after|before|through) (that (?:${months}|winter|summer|spring|autumn))\b`,
  ),
  /\b(?:[Ss]ince|[Aa]fter|[Bb]efore|[Uu]ntil) (the (?:accident|operation|divorce|quarrel|row|trial|court case|scandal|bankruptcy|crash|breakdown|separation|incident))\b/,
];
/** Where the writer says that something is kept back. */
const keptBack =
  /\b(another story|the less said|(?:won['’]t|will not|would rather not|need not) go into (?:it|that|this)|reasons of (?:my|his|her|their|our) own)\b/;
/** Somebody is asked or told, and so the reader will be. */
const opened = /\b(?:ask(?:ed|s)?|tell|tells|told|explain\w*|wonder\w*|find out|found out|describ\w+)\b/;

const door: Sign = ({ told, text }) => {
  const [, hidden] = keptBack.exec(told) ?? [];
  if (hidden !== undefined) return hidden;
  for (const pattern of doors) {
    const [, named = ""] = pattern.exec(told) ?? [];
    const key = named.split(" ").at(-1) ?? "";
    if (named !== "" && !opened.test(told) && timesOf(text, key) === 1) return named;
  }
  return null;
};

const numbers = "one|two|three|four|five|six|seven|eight|nine|ten|\\d[\\d.,]*";
/** A share or a ratio that only a count can give. */
const shares = new RegExp(
  String.raw`\b((?:${numbers}) (?:out of|in) (?:every )?(?:${numbers}) (?=(?:people|of|[\p{Ll}]+s)\b)|(?:twice|three times|four times|ten times) as (?:often|likely|many)|\d[\d.,]*(?:%| per ?cent) (?=of\b))`,
  "iu",
);

const kin =
  "mother|father|sister|brother|wife|husband|son|daughter|aunt|uncle|grandmother|grandfather|niece|nephew|cousin";

/** One of the family who is heard once and differs. */
function heardOnce({ told, text }: Place): string | null {
  const [, one = ""] =
    new RegExp(
      String.raw`\b[Mm]y (${kin}) (?:says|thinks|remembers|tells it|disagrees|maintains|insists)\b`,
    ).exec(told) ?? [];
  return one !== "" && timesOf(text, one) <= 2 ? one : null;
}

export const inDoors: Signs = [
  ["door", 13, door],
  [
    "anyTells",
    14,
    (place) =>
      spoken.test(place.line)
        ? null
        : word(
            /\b[Aa]ny (\p{Ll}+) (?:will|would|can|could) tell (?:you|us|me|anybody|anyone)\b|\b[Aa]sk any (\p{Ll}+)\b/u,
          )(place),
  ],
  [
    "counted",
    12,
    (place) =>
      spoken.test(place.line) || past.test(place.told) || /[£$€]/.test(place.line)
        ? null
        : (word(shares, /\b(?:if|I|we)\b/)(place)?.trim() ?? null),
  ],
  [
    "known",
    11,
    word(
      /\b([Ee]very(?:one|body) knows|[Ww]e all know|[Ii]t is (?:well|commonly) known|[Ii]t goes without saying|[Nn]o one (?:denies|doubts)|[Nn]obody (?:denies|doubts)|[Tt]here is no doubt|[Ss]tudies (?:show|have shown)|[Rr]esearch (?:shows|has shown))\b/,
      /\b(?:if|when|who|how)\b/i,
    ),
  ],
  [
    "simple",
    10,
    word(
      /\b(as simple as that|that simple|[Aa]ll it (?:takes|would take))\b/,
      /\b(?:not|never|if)\b|n['’]t\b/,
    ),
  ],
  ["heardOnce", 9, heardOnce],
  [
    "nobodyDid",
    8,
    when(
      ({ told, line, before, after }) =>
        !spoken.test(line) &&
        /\b(?:[Nn]obody|[Nn]o one)(?: \p{L}+){0,4} (?:complained|minded|noticed|objected|wanted to know|thought twice)\b/u.test(
          told,
        ) &&
        !/\b(?:until|but|except|much|then)\b/i.test(`${told} ${after}`) &&
        !/\bI asked\b/.test(before),
    ),
  ],
  [
    "guess",
    7,
    word(/\b(I would be surprised|I['’]d be surprised|I suspect|I dare ?say|I bet)\b/, /["“”?]|\bif you\b/),
  ],
];
