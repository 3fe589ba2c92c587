/** Apostrophes, capitals, spaces, full stops. */

import { capitalised, months, salutations, weekdays } from "../../../prose/english/word-classes.ts";
import { baseOfThird } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import { misspellings } from "../../../prose/english/misspellings.ts";
import type { Edit } from "../../marks/edits.ts";
import { masked, type MarkedSentence } from "../../marks/passages.ts";
import { columns } from "../choose.ts";
import { type Clause, type GrammarRule } from "./clause.ts";

const apostrophes: Readonly<Record<string, string>> = Object.fromEntries(
  "don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't couldn't wouldn't shouldn't mustn't needn't you're they're you've they've we've you'll they'll that's what's where's there's who's here's how's he's she's I've I'm couldn't've o'clock y'all"
    .split(" ")
    .map((word) => [word.replaceAll("'", "").toLowerCase(), word]),
);
const baseVerbs =
  /^(?:go|meet|see|talk|try|start|make|take|get|have|do|say|look|keep|be|not|just|discuss|work|hope|find|call|know|think|face|hear|eat|play|use|wait|run|set|put|plan|move|stop|leave|stay)$/;
const manyBefore = /^(?:many|these|those|several|two|three|four|five|six|some|lots)$/;
const reason = "The apostrophe is missing";

/** `dont`, `theres`, `im`, `cant`, `lets go`, `thank's`. */
export const missingApostrophes: GrammarRule = ({ tokens, key, tag, edit, opens }) =>
  tokens.flatMap(({ key: word, text, end }, index): Edit[] => {
    const next = key(index + 1);
    if (text !== word && /^\p{Lu}{2,}$/u.test(text)) return [];
    // `saw 'im go`
    if (word === "im" && /^['’‘]$/.test(key(index - 1))) return [];
    const meant = Object.hasOwn(misspellings, word) ? misspellings[word] : undefined;
    // `Bridget Noone`, `Hals and Sargent`: a capital inside a sentence makes a name of it.
    const isName = index > 0 && /^\p{Lu}\p{Ll}/u.test(text) && /^\p{Ll}/u.test(meant ?? "");
    if (meant !== undefined && !(isName && !opens(index))) return edit(index, index, meant, "Spelling");
    // `a hen, whos only job is to sit`
    if (
      word === "whos" &&
      (/^(?:only|own|first|last|main)$/.test(next) ||
        tag(index + 1) === "NOUN" ||
        (tag(index + 1) === "ADJ" && tag(index + 2) === "NOUN"))
    )
      return edit(index, index, "whose", "Whose shows the owner");
    if (Object.hasOwn(apostrophes, word) && next !== "'")
      return edit(index, index, apostrophes[word] ?? word, reason);
    // The tagger parts some of these in two: `dont` is `do` and `nt`.
    const isGlued = tokens[index + 1]?.start === end;
    const glued = isGlued ? word + next : "";
    if (isGlued && Object.hasOwn(apostrophes, glued))
      return edit(index, index + 1, apostrophes[glued] ?? glued, reason);
    if (word === "ca" && next === "nt" && tokens[index + 1]?.start === end)
      return edit(index, index + 1, "can't", reason);
    if (word === "cant" && next !== "") return edit(index, index, "can't", reason);
    // `as we are wont to do`
    if ((word === "wont" && next !== "to") || (word === "wo" && next === "nt" && key(index + 2) !== "to"))
      return edit(index, word === "wo" ? index + 1 : index, "won't", reason);
    const isCall = index === 0 || /^(?:then|so|well|now|ok|okay|right|come)$/.test(key(index - 1));
    // `sells the lot, climbs down, lets go`: one more thing that somebody does.
    const isDone = tokens
      .slice(0, index)
      .some(
        (one) =>
          one.tag === "VERB" &&
          baseOfThird(one.key) !== one.key &&
          !/^(?:says|thinks|reckons|hopes|knows|wants)$/.test(one.key),
      );
    if (
      word === "lets" &&
      !isDone &&
      ((opens(index) && baseVerbs.test(next)) || (isCall && isVerbBase(next)))
    )
      return edit(index, index, "let's", reason);
    if (word === "ill" && index === 0 && tag(1) === "VERB") return edit(0, 0, "I'll", reason);
    if (word === "thank" && next === "'s")
      return edit(index, index + 1, "thanks", "A plural takes no apostrophe");
    if (word === "itll") return edit(index, index, "it'll", reason);
    if (
      /[^']'s$/.test(word) &&
      manyBefore.test(key(index - 1)) &&
      // `two bull's-eyes`, `the three R's`
      word.length > 3 &&
      next !== "-" &&
      ["PUNCT", "", "AUX", "ADP", "CCONJ"].includes(tag(index + 1))
    )
      return edit(
        index,
        index,
        tokens[index]?.text.replace(/['’]/u, "") ?? "",
        "A plural takes no apostrophe",
      );
    if (
      next === "'s" &&
      tokens[index + 1]?.start === end &&
      ["NOUN", "VERB", "PROPN"].includes(tag(index)) &&
      manyBefore.test(key(index - 1)) &&
      key(index + 2) !== "-" &&
      ["PUNCT", "", "AUX", "ADP", "CCONJ"].includes(tag(index + 2))
    )
      return edit(index, index + 1, `${tokens[index]?.text}s`, "A plural takes no apostrophe");
    return [];
  });

const openers = new RegExp(`^(?:${salutations.join("|")})\\b`, "i");
const names = new Set([
  ...weekdays,
  ...[...weekdays].map((day) => `${day}s`),
  ...[...months].filter((month) => !/^(?:may|march|august)$/.test(month)),
  ...[...capitalised].filter((word) => !/^(?:polish|turkey|latin|swiss)$/.test(word)),
  ...[...capitalised].filter((word) => word.endsWith("an")).map((people) => `${people}s`),
]);

/** What dictionaries write small: `french fries`. */
const kindsOfFrench =
  /^(?:fry|fries|toasts?|press|doors?|windows?|horns?|beans?|kiss(?:es|ed)?|polish(?:ed)?)$/;

/** `i`, `monday`. */
export const writtenLarge: GrammarRule = ({ tokens, edit, sentence }) =>
  tokens.flatMap(({ text, key, start, end }, index): Edit[] => {
    if (
      text === "i" &&
      !/^(?:variable|letter|index|counter|integer|vowel)$/.test(tokens[index - 1]?.key ?? "") &&
      !/^[.)\]’'-]?\)|^\.\p{L}|^-\p{L}/u.test(sentence.text.slice(end)) &&
      !/[-(*_`$]/.test(sentence.text[start - 1] ?? "")
    )
      return edit(index, index, "I", "I is written large");
    const led = tokens[index - 1];
    // `in south african soil`
    if (
      /^(?:african|korean|sudanese|american)$/.test(key) &&
      text === key &&
      led?.text === led?.key &&
      /^(?:south|north|central|latin)$/.test(led?.key ?? "")
    )
      return [
        ...edit(
          index - 1,
          index - 1,
          (led?.key ?? "").replace(/^./, (one) => one.toUpperCase()),
          "Names take a capital",
        ),
        ...edit(index, index, key.charAt(0).toUpperCase() + key.slice(1), "Names take a capital"),
      ];
    return names.has(key) &&
      text === key &&
      !(key === "arabic" && tokens[index - 1]?.key === "gum") &&
      !(key === "french" && kindsOfFrench.test(tokens[index + 1]?.key ?? "")) &&
      !/[-/_]/.test(`${sentence.text[start - 1] ?? ""}${sentence.text[end] ?? ""}`)
      ? edit(index, index, key.charAt(0).toUpperCase() + key.slice(1), "Names take a capital")
      : [];
  });

/** `i`, `monday`, the first word of a sentence. */
const capitals: GrammarRule = (clause) => {
  const { tokens, sentence, isBroken } = clause;
  const inside = writtenLarge(clause);
  const head = /^((?:a|\p{Ll}[\p{Ll}'’]+))(?=[\s,.!?…:;]|$)/u.exec(sentence.text);
  // `a.` counts what follows.
  if (head?.[0] === "a" && sentence.text.startsWith("a.")) return inside;
  if (!head || isBroken || !asSentence(sentence)) return inside;
  const at = sentence.from + head[0].length - (head[1]?.length ?? 0);
  const first = head[1]?.charAt(0).toUpperCase() ?? "";
  if (inside.some(({ from }) => from === at) || tokens[0]?.text === "i") return inside;
  return [
    ...inside,
    { from: at, to: at + 1, replacement: first, reason: "A sentence begins with a capital" },
  ];
};

/** Whether a line is written as a sentence: it ends in a mark, greets, or says something at length. */
function asSentence({ text, first, last, kind, isOpened }: MarkedSentence): boolean {
  if (kind !== "paragraph" || /^["“(]?\p{Ll}\.\p{L}/u.test(text)) return false;
  if (!first) return true;
  if (!isOpened) return false;
  return /[.!?…]["”’)]*$/.test(text) || !last || openers.test(text) || text.split(/\s+/).length >= 6;
}

const spaces: readonly (readonly [RegExp, string, string])[] = [
  [/(?<=[\p{L},]) {2}(?=\p{L})/gu, " ", "One space is enough"],
  [/(?<=[\p{L}\p{N})]) +(?=[,;!?](?:\s|$))/gu, "", "No space before this mark"],
  [
    /(?<=[\p{L}\p{N})])(?<!(?<!\p{L})(?:an?|the|and|or|with|called)) +(?=\.(?:\s(?!\.)|$))/gu,
    "",
    "No space before this mark",
  ],
  [/(?<=\p{Ll}{2}),(?=\p{L}\p{Ll})/gu, ", ", "A space behind the comma"],
  [/(?<=\p{Ll}{3})(?<!\{\p{L}{1,9})\.(?=\p{Lu}\p{Ll}+\s)/gu, ". ", "A space behind the full stop"],
  [/(?<=\p{L}),,(?=\s)/gu, ",", "One comma is enough"],
  [/(?<=\p{L})\.\.(?=\s+\P{Ll}|\s*$)/gu, ".", "One full stop is enough"],
];

const spacing = ({ sentence }: Clause): Edit[] =>
  (columns.test(sentence.text) ? [] : spaces).flatMap(([pattern, replacement, why]) =>
    [...sentence.text.matchAll(pattern)].map((match) => ({
      from: sentence.from + match.index,
      to: sentence.from + match.index + match[0].length,
      replacement,
      reason: why,
    })),
  );

/** A question that ends in a full stop. */
const questions: GrammarRule = ({ key, tag, sentence: { text, from, kind } }) => {
  if (kind !== "paragraph" || !/[\p{L}\p{N}]\.$/u.test(text) || /[,;:—]/.test(text)) return [];
  const asks =
    (/^(?:can|could|do|does|did|are|is|will|would|have|has)$/.test(key(0)) &&
      /^(?:you|we|i|they|he|she|it)$/.test(key(1)) &&
      // `Do it today.`, `Did it all.`
      !(/^d(?:o|id)$/.test(key(0)) && key(1) === "it" && tag(2) !== "VERB") &&
      ["VERB", "AUX", "ADV", "DET", "ADJ", "PRON", "PART"].includes(tag(2))) ||
    (/^(?:what|where|when|why|how|who)$/.test(key(0)) &&
      /^(?:do|does|did|is|are|can|will|would|should)$/.test(key(1)) &&
      /^(?:you|we|i|they|he|she|it)$/.test(key(2))) ||
    (key(0) === "what" &&
      key(1) === "time" &&
      /^(?:do|does|did|is|are|can|will)$/.test(key(2)) &&
      /^(?:PRON|DET)$/.test(tag(3)));
  return asks
    ? [
        {
          from: from + text.length - 1,
          to: from + text.length,
          replacement: "?",
          reason: "A question ends in a question mark",
        },
      ]
    : [];
};

/** The last sentence of a paragraph whose others are closed. */
const unclosed: GrammarRule = ({ tag, tokens, sentence: { text, from, kind, first, last, isClosed } }) => {
  if (
    kind !== "paragraph" ||
    first ||
    !last ||
    !isClosed ||
    /^[-–—]/.test(text) ||
    // `Apologies: Ged, who has a cough`
    /^\p{Lu}[\p{L} ]{2,24}: /u.test(text) ||
    text.split(/["“”]/).length % 2 === 0 ||
    !/\p{L}$/u.test(text) ||
    tokens.length < 5 ||
    text.endsWith(masked)
  )
    return [];
  // `"I was sceptical." Dave, tiler`: behind what is said stands who said it.
  const told = Math.max(text.lastIndexOf('"'), text.lastIndexOf("”"));
  if (!tokens.some(({ start }, index) => start >= told && ["VERB", "AUX"].includes(tag(index)))) return [];
  // `is easily installed via`, `to look like`: a list or a sample goes on.
  if (
    /^(?:ADP|DET|CCONJ|SCONJ|AUX)$/.test(tag(tokens.length - 1)) &&
    !/^(?:in|on|up|off|out|it|over|down|away|back)$/.test(tokens.at(-1)?.key ?? "")
  )
    return [];
  return [
    {
      from: from + text.length,
      to: from + text.length,
      replacement: ".",
      reason: "A sentence ends in a mark",
    },
  ];
};

export const markRules: readonly GrammarRule[] = [missingApostrophes, capitals, spacing, questions, unclosed];
