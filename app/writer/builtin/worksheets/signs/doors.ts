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
  /\b(that (?:week|day|night|evening|weekend|summer|winter) (?:at|in|on|with|by) (?:the )?\p{L}+)\b/u,
  /\b(?:[Ss]ince|[Aa]fter|[Bb]efore|[Uu]ntil) (the (?:accident|operation|divorce|quarrel|row|trial|court case|scandal|bankruptcy|crash|breakdown|separation|incident))\b/,
];
/** Somebody is asked or told, and so the reader will be. */
const opened = /\b(?:ask(?:ed|s)?|tell|tells|told|explain\w*|wonder\w*|find out|found out|describ\w+)\b/;

/** The next sentences speak of it after all. */
const takenUp = /\babout (?:it|that|this)\b|^(?:It|That|This|What (?:happened|had happened))\b/;

const door: Sign = ({ told, text, next }) => {
  for (const pattern of doors) {
    const [, named = ""] = pattern.exec(told) ?? [];
    const key = named.split(" ").at(-1) ?? "";
    if (named !== "" && !opened.test(told) && !takenUp.test(next) && timesOf(text, key) === 1) return named;
  }
  return null;
};

/** A thing by a name of its own, as if everybody knew it: `the Pinder scheme`. */
const coined =
  /\b(?:[Tt]he|[Oo]ur|[Tt]his|[Aa]) (\p{Lu}[\p{L}-]+ (?:scheme|offer|affair|case|plan|report|method|incident|rule|system|deal|agreement|inquiry|programme|project|formula|test|effect|list|clause|award|model|principle|fund|panel|review|protocol|charter|memo|trial|experiment|study|technique|proposal|option|papers))\b|\b[Oo]ur (\p{Lu}\p{L}*-\p{Lu}\p{Ll}+)\b/u;

/** Named once as known, and nowhere said what it is. */
function coinedName({ told, text, next }: Place): string | null {
  const match = coined.exec(told);
  const name = match?.[1] ?? match?.[2] ?? "";
  const [head = ""] = name.split(" ");
  const behind = told.slice(told.indexOf(name) + name.length);
  const first = text.slice(0, text.indexOf(told.trim().slice(0, 30)));
  if (
    name === "" ||
    first.includes(head) ||
    timesOf(text, head) > 3 ||
    /^(?:,| \(|:| [–—-]) ?(?:an?|the|which (?:is|was|gave|gives|lets|allows|means|had)|by which|under which)\b/.test(
      behind,
    ) ||
    new RegExp(
      String.raw`^(?:It|This|That|The ${name.split(" ").at(-1)}) (?:is|was|would|gave|gives|means|meant|works|worked|lets|had been)\b`,
    ).test(next)
  )
    return null;
  return name;
}

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
  ["coined", 12, coinedName],
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
    "studies",
    12,
    word(
      /\b((?:[Ss]tudies|[Rr]esearch|[Ss]urveys|[Ee]xperts|[Ss]cientists|[Ss]cience|[Ss]tatistics|[Ee]vidence|[Dd]octors) (?:show|shows|have shown|has shown|suggests?|say|says|agree|prove|proves|tell us|tells us))\b|\b([Ii]t has been (?:shown|proved|proven))\b/,
      /\b(?:if|when|who|no)\b/i,
    ),
  ],
  [
    "known",
    11,
    word(
      /\b([Ee]very(?:one|body) knows|[Ww]e all know|[Ii]t is (?:well|commonly) known|[Ii]t goes without saying|[Nn]o one (?:denies|doubts)|[Nn]obody (?:denies|doubts)|[Tt]here is no doubt)\b/,
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
    "surprised",
    10,
    ({ told, line, around, next }) =>
      spoken.test(line) ||
      /\b(?:because|expected|had thought|assumed|[Ii] had been told)\b/.test(`${around} ${next}`)
        ? null
        : word(
            /\b(?:[Tt]hat|[Ii]t|[Ww]hich|[Tt]his) (?:had )?(surprised me)\b|\b(I was surprised|[Tt]o my surprise|[Ss]urprisingly)\b/,
          )({ told }),
  ],
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
    9,
    word(
      /\b(I would be surprised|I['’]d be surprised|I suspect|I dare ?say|I bet|[Mm]y guess is|I would guess|I['’]d guess|I imagine|presumably|no doubt)\b/,
      /["“”?]|\bif you\b/,
    ),
  ],
];
