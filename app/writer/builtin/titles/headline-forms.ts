/** What a headline can be made of by rule: a text's statements told as why, how and who, its steps, its talk, its subjects side by side. */

import { numbersOf } from "../../prose/facts.ts";
import { guardedSpans } from "../../prose/guard.ts";
import { proseSentences } from "../../prose/grade.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Source } from "../../task.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { capital, unstopped } from "../letters.ts";
import { continued, hasSubject } from "../matter/phrases.ts";
import { isHollow, topicsOf, type Topic } from "../matter/topics.ts";
import { isVerbForm } from "../matter/verbs.ts";
import { storyCast } from "../stories/kind.ts";
import { finiteOf } from "../tables/conjugation.ts";
import { imperative } from "../tables/imperatives.ts";
import { asked, explained, headingLines, questionLines, statementLines } from "./forms.ts";

/** The lines of each kind that a text carries, the best first; a kind that it does not carry is empty. */
export interface HeadlineForms {
  topics: Topic[];
  story: boolean;
  /** Of a story's topics those who act in it. */
  people: Topic[];
  claims: string[];
  why: string[];
  how: string[];
  steps: string[];
  figures: string[];
  questions: string[];
  /** What somebody in a story says aloud, without the marks. */
  voices: string[];
  /** `Tally: a time tracker that fills itself in`. */
  names: string[];
  /** Subjects with what belongs to them: `The right to life`, `Mr. Bennet and Mr. Bingley`. */
  subjects: string[];
}

const own = /^(?:I|We|You|My|Our|Your|It|There|They|He|She|This|That|Let)\b/u;
const stative =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|must|should|may|might|do|does|did|need|needs|seem|seems|believe|think|say|says|said|replied|asked|cost|costs|weighs?|answered|live|lived|explained|explains?|reported|reports?|decided|agreed|proposed|proposes|found|noticed|feels?|felt|thinks?|thought|knows?|knew)$/;

/** Statements that nobody would ask about. */
const unasked = /^(?:Nobody|Nothing|Everyone|Everybody|No one|The (?:next|name|rest|first))\b|\bname\b/u;

/** A question that the text has answered already pulls less than one that it argues. */
const settled = /^(?:Did|Was|Were|Has|Have) /u;

/** Reads an English text for its headlines of at most so many characters. */
export function headlineForms(source: Source, most: number): HeadlineForms {
  const { text } = source;
  const topics = topicsOf(source);
  const cast = storyCast(text);
  const short = (lines: readonly string[]) =>
    withoutLonger(lines.map((line) => line.replace(/\s+/g, " ").trim())).filter(
      (line) => line !== "" && Array.from(line).length <= most && !/;|\bhowever\b/.test(line),
    );
  const claims = statementLines(text, most)
    .map(({ text: line }) => unstopped(line).replace(/^(?:I|We) (?:think|believe|feel|find) that /u, ""))
    .map(capital)
    .filter(
      (line) =>
        !/["“”@]|https?:|\bsaid\b|\b[Pp]lease\b/u.test(line) && countWords(line) >= 3 && explained(line),
    );
  const told = claims.filter((line) => !own.test(line) && !imperative.test(line));
  const mine = claims.filter((line) => own.test(line) && !imperative.test(line));
  return {
    topics,
    story: cast !== null,
    people: topics.filter(({ named }) => cast?.people.some((one) => one.named === named)),
    claims: short([...told, ...mine]),
    why: short([
      ...reasons(text),
      ...told
        .filter((line) => hasSubject(line) && explainsItself(line))
        .map((line) => `Why ${continued(line, text)}`),
    ]),
    how: short(
      told.filter((line) => hasSubject(line) && acts(line)).map((line) => `How ${continued(line, text)}`),
    ),
    steps: short(stepsOf(text)),
    figures: short(claims.filter((line) => numbersOf(line).length > 0)),
    questions: short([
      ...questionLines(text, most),
      ...(cast ? aloud(text).filter((said) => said.endsWith("?")) : []),
      ...told
        .filter((line) => !unasked.test(line))
        .flatMap((line) => asked(line, text) ?? [])
        .toSorted((a, b) => Number(settled.test(a)) - Number(settled.test(b))),
    ]).filter((line) => !/["“”]|\bsaid\b|, but\b|^(?:Could|Can|Would|Will) you\b|\bplease\b/u.test(line)),
    voices: cast
      ? short(
          aloud(text)
            .filter((said) => !said.endsWith("?"))
            .map(unstopped),
        )
      : [],
    names: short(definitions(text)),
    subjects: short([
      ...headingLines(text),
      ...(cast ? pairs(text, topics, true) : []),
      ...nounLines(text, topics),
      ...(cast ? [] : pairs(text, topics, false)),
    ]),
  };
}

/** Lines in their order, without those that say an earlier one again, shorter or longer. */
function withoutLonger(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const key = line.toLowerCase();
    return !lines
      .slice(0, index)
      .some((one) => key.startsWith(one.toLowerCase()) || one.toLowerCase().startsWith(key));
  });
}

/** Whether `why` before a line asks for a reason that a text may give: one clause, present or finished, no figure that only reports. */
function explainsItself(line: string): boolean {
  return (
    !unasked.test(line) &&
    !/\b(?:thy|thee|thou|unto)\b/.test(line) &&
    !/[,;:]|\b(?:because|if|when|who|nobody|nothing|everyone|never)\b/i.test(line) &&
    !/\d{2,}|\b(?:said|reported|began|opens?|closes?|met|came to pass)\b/.test(line) &&
    countWords(line) <= 11
  );
}

/** Whether a line tells a deed, so that `how` can stand before it. */
function acts(line: string): boolean {
  if (
    /\btakes? \d|\b(?:not|never|no|nothing|nobody|than)\b|;|^(?:Many|Much|Nobody|Everyone) |\bname\b/iu.test(
      line,
    )
  )
    return false;
  const words = line.split(/\s+/);
  const at = words.findIndex(
    (word, index) => index > 0 && index < 8 && (stative.test(word) || isPredicate(words, index)),
  );
  return at > 0 && !stative.test(words[at] ?? "") && at < words.length - 1;
}

/** Whether the word at a place is the verb of its clause: a past, a form in -s behind a singular, a base behind a plural. */
function isPredicate(words: readonly string[], index: number): boolean {
  const [before = "", word = ""] = [words[index - 1], words[index]];
  const found = finiteOf(word);
  if (!found || /^(?:the|an?|our|my|your|his|her|their|its|of|in|on|at|to|and|or|for|with|by)$/i.test(before))
    return false;
  if (found.tense === "past") return true;
  const many = /(?:[^su]s|people|children|men|women|staff)$/iu.test(before);
  return (found.tense === "base") === many || /^(?:still|often|always|also|now|already)$/.test(before);
}

/** `Wet scraps alone start to smell` out of a sentence that gives it as the reason: the main clause of what has a because. */
function reasons(text: string): string[] {
  return proseSentences(text).flatMap((sentence) => {
    const main = /^(?<main>[^,;:"“”?!]{12,70}?),? because (?:[^,;]{8,})[.]$/u.exec(plainOf(sentence))
      ?.groups?.["main"];
    if (
      main === undefined ||
      own.test(main) ||
      !hasSubject(main) ||
      imperative.test(main) ||
      !explained(main)
    )
      return [];
    return [`Why ${continued(main, text)}`];
  });
}

/** The text's own instructions, behind `How to`. */
function stepsOf(text: string): string[] {
  return proseSentences(text).flatMap((sentence) => {
    const plain = unstopped(plainOf(sentence)).replace(
      /^(?:First|Then|Next|Now|Finally|Always|Please|Secondly|First and foremost),? /u,
      "",
    );
    const line = plain.split(/, (?:because|so that|and|until|or)\b| because | so that |; /u)[0] ?? "";
    const small = line.charAt(0).toLowerCase() + line.slice(1);
    if (!imperative.test(small) || /^(?:do|don|never|let|please|see|call|say|go) /u.test(small)) return [];
    if (/[,:"“?@]|\b(?:it|them|this|that|these|those|he|she|him|thou|thee|ye|unto|I|me|my|we)\b/u.test(small))
      return [];
    return countWords(small) >= 3 && countWords(small) <= 10 ? [`How to ${small}`] : [];
  });
}

/** Whole sentences of talk, three to nine words, that can stand above a story. */
function aloud(text: string): string[] {
  return guardedSpans(text)
    .filter(({ kind }) => kind === "quote")
    .flatMap(({ start, end }) => sentencesOf(plainOf(text.slice(start + 1, end - 1)).trim()))
    .filter((said) => {
      const words = countWords(said);
      return (
        words >= 4 &&
        words <= 9 &&
        /^\p{Lu}[^.!?;:"“”]+[.!?]$/u.test(said) &&
        !/^(?:It|They|That|This|But|And|Oh|Ah|Yes|No|Well|Hi)\b|\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|him|them|my dear)\b|\*/u.test(
          said,
        )
      );
    });
}

/** `Tally is a time tracker that fills itself in` as `Tally: a time tracker that fills itself in`. */
function definitions(text: string): string[] {
  return proseSentences(text).flatMap((sentence) => {
    const found =
      /^(?<name>(?:The |Our )?\p{L}+(?: \p{L}+){0,2}) (?:is|are) (?<what>an? [^,;:.]{8,60})/u.exec(
        plainOf(sentence),
      )?.groups;
    if (!found || own.test(found["name"] ?? "") || /\b(?:it|which)$/.test(found["what"] ?? "")) return [];
    return [`${(found["name"] ?? "").replace(/^Our /, "The ")}: ${found["what"] ?? ""}`];
  });
}

const breaks =
  /^(?:and|or|but|is|are|was|were|be|been|has|have|had|that|which|who|whom|whose|to|as|than|so|if|when|while|because|it|he|she|they|we|you|i|not|can|will|would|could|should|must|may|might|then|there|here|nor|yet|how|why|what|where|thus|thou|thee|ye|thy|of|in|for|against|free|instead|nothing|into|upon|between|through|before|after|about|by|with|without|from|at|on|under|over|us|them|him|me|also|only|just|too|very|again|now|out|up|down|off|away|back|their|his|her|its|these|those|this|any|such|some|each|every)$/iu;

/** A subject of the text with what is joined to it: `the equal protection of the law`, `a new birth of freedom`. */
function nounLines(text: string, topics: readonly Topic[]): string[] {
  const heads = new Set(
    topics.slice(0, 8).flatMap(({ phrase }) => phrase.toLowerCase().split(" ").slice(-1)),
  );
  const found = new Map<string, number>();
  for (const sentence of proseSentences(text)) {
    const plain = plainOf(sentence).replace(/["“”]/gu, ",");
    for (const match of plain.matchAll(
      /(?<![\p{L}’'-])(?:[Tt]he|[Aa]n?|[Oo]ur) (?<first>(?:[\p{L}-]+ ){1,3})(?<joint>of|in|for|against) (?<rest>(?:the |an? |our )?[\p{L}-]+(?: [\p{L}-]+)?)(?=(?<after>[^\p{L}]|$))/gu,
    )) {
      const first = (match.groups?.["first"] ?? "").trim().split(" ");
      const rest = (match.groups?.["rest"] ?? "").split(" ");
      const last = rest.at(-1) ?? "";
      const kept =
        rest.length > 1 && (breaks.test(last) || isVerbForm(last) || last.endsWith("ly"))
          ? rest.slice(0, -1)
          : rest;
      const head = (kept.at(-1) ?? "").toLowerCase();
      if (
        kept.length === 0 ||
        /^(?:the|an?|our)$/i.test(head) ||
        [...first, ...kept].some((word) => breaks.test(word)) ||
        (kept.length > 1 && head.endsWith("ing")) ||
        first.some((word, index) => index > 0 && isVerbForm(word)) ||
        isHollow(head) ||
        /^(?:evening|morning|night|afternoon|summer|winter|spring|autumn|possession|charge|return|addition)$/.test(
          head,
        ) ||
        numbersOf(kept.join(" ")).length > 0 ||
        /^(?:first|last|next|same|other|end|lot|number|kind|sort|way|case|part|rest|total|side|time|middle|beginning|name|one|couple)$/i.test(
          first.at(-1) ?? "",
        )
      )
        continue;
      const named = `${match[0].split(" ")[0] ?? ""} ${first.join(" ")} ${match.groups?.["joint"] ?? ""} ${kept.join(" ")}`;
      const line = capital(named.replace(/^[Oo]ur /u, "the "));
      const telling = [first.at(-1) ?? "", head].filter((word) => heads.has(word.toLowerCase())).length;
      if (telling > 0 && line.length > 11)
        found.set(line, (found.get(line) ?? 0) + telling + (first.length > 1 ? 0.5 : 0));
    }
  }
  return [...found].toSorted((a, b) => b[1] - a[1]).map(([line]) => line);
}

/** Subjects that stand together in a sentence, side by side; in a story its people, or one of them and a place. */
function pairs(text: string, topics: readonly Topic[], story: boolean): string[] {
  const sentences = proseSentences(text).map((sentence) => plainOf(sentence).toLowerCase());
  const together = (a: Topic, b: Topic) =>
    sentences.some((one) => one.includes(a.phrase.toLowerCase()) && one.includes(b.phrase.toLowerCase()));
  const best = topics.filter(({ count }, index) => index < 2 || count > 1).slice(0, 4);
  const lines = best
    .flatMap((one, index) =>
      best
        .slice(index + 1)
        .filter((other) => together(one, other))
        .map((other) => `${capital(one.named)} and ${other.named}`),
    )
    .slice(0, 3);
  const [first, second, third] = topics;
  if (story && first && second && third)
    return [
      ...lines.slice(0, 1),
      `${capital(first.named)}, ${second.named} and ${third.named}`,
      ...lines.slice(1),
    ];
  return lines;
}
