/** Parts of an English text that other sentences can be made of: counted things, actions, sources, claims. */

import { guard } from "../../prose/guard.ts";
import { namesOf } from "../../prose/facts.ts";
import { proseSentences } from "../../prose/grade.ts";
import { wordsOf } from "../../prose/words.ts";
import { singulars } from "../grammar/nouns.ts";
import { imperative } from "../tables/imperatives.ts";
import { isBase, isVerbForm } from "./verbs.ts";

const breaks = new Set(
  "and or but of to in on at for from by with as is are was were be been it he she we they you i who which that what when where why how if than then there so not do does did has have had will would can could may might must shall should because since while although though until unless before after over under into about between through during without within against across along around near off out up down away again also only a an the this these those my your his her our their its per mostly compared respectively later earlier ago more less too".split(
    " ",
  ),
);

/** What belongs to a number or a verb is looked for within so many characters behind it. */
const reach = 160;

/** Things that a text counts, as it counts them: `1,200 office workers`, `40 places`, `900 kilos of vegetables`. */
export function countedThings(text: string): string[] {
  const found: string[] = [];
  for (const sentence of proseSentences(text).slice(0, 400)) {
    const open = guard(sentence).text;
    for (const match of open.matchAll(
      /(?<![\p{L}\p{N}.,:/-])[€£$]?\d[\d.,]*(?:%| percent| per cent)?(?= \p{Ll})/gu,
    )) {
      const after = wordsIn(open.slice(match.index + match[0].length, match.index + reach));
      const noun: string[] = [];
      for (const word of after) {
        if (word === "of" && noun.length > 0 && noun.length < 3) {
          noun.push(word);
          continue;
        }
        if (
          breaks.has(word) ||
          !/^[\p{L}-]+$/u.test(word) ||
          (isVerbForm(word) && noun.length > 0) ||
          noun.length > 3
        )
          break;
        noun.push(word);
      }
      while (noun.at(-1) === "of" || (noun.length > 1 && /(?:ly|ing|ed)$/.test(noun.at(-1) ?? "")))
        noun.pop();
      const head = noun.at(-1) ?? "";
      if (
        /(?:s|people|children|men|women|feet)$/.test(head) &&
        !/^(?:january|always|perhaps)$/.test(head) &&
        /^[€£$]?\d/.test(match[0])
      )
        found.push(`${match[0]} ${noun.join(" ")}`);
    }
  }
  return [...new Set(found)];
}

/** The words of a run up to its first mark. */
function wordsIn(run: string): string[] {
  const stop = /[.,;:!?()"“”\uE000—–]/u.exec(run)?.index ?? run.length;
  return run.slice(0, stop).trim().split(/\s+/);
}

const owners = /^(?:my|our|his|her|their)$/;
const vague =
  /^(?:it|them|him|us|me|this|that|these|those|he|she|so|there|itself|themselves|be|have|do|one|both)$/;
/** What an action may not end with. */
const open =
  /^(?:and|or|but|of|to|in|on|at|for|from|by|with|as|the|a|an|your|into|about|more|very|so|not|which|who|that|than|when|where|if|some|any|no|every|each|without|before|after|over|under|up to|per|is|are|was|were|what|how|because)$/;

/** `help independent musicians` stands before what they are helped to do; the helped have one to three words. */
const helped = [1, 2, 3].map(
  (count) => new RegExp(`\\bhelp(?:s|ed|ing)?(?: [a-z-]{1,30}){${String(count)}} (?=[a-z])`, "g"),
);

/** Behind a word that may be a noun too, these show that it is a verb. */
const object = /^(?:the|an?|your|their|his|her|our|my|its|what|each|every|all|more)$/;

/**
 * Things to do that a text speaks of, as a command without its stop: `cut afternoon sleepiness`, `collect what you are owed`. The writer's people
 * become the reader: `their rights` is `your rights`.
 */
export function actionsOf(text: string): string[] {
  const found: string[] = [];
  for (const sentence of proseSentences(text).slice(0, 400)) {
    const plain = guard(sentence).text;
    const starts = [
      ...plain.matchAll(
        /\b(?:to|can|could|will|would|must|should|might|help|helps|lets?|please|and) (?=[a-z])|, (?=[a-z])/g,
      ),
      ...helped.flatMap((pattern) => [...plain.matchAll(pattern)]),
    ]
      .map((match) => match.index + match[0].length)
      .toSorted((a, b) => a - b);
    for (const start of [0, ...starts]) {
      const words = wordsIn(plain.slice(start, start + reach));
      const first = words[0] ?? "";
      const lower = first.toLowerCase();
      const acts =
        isBase(lower) || (imperative.test(words.slice(0, 2).join(" ")) && object.test(words[1] ?? ""));
      if (!acts || (start === 0 && !/^\p{Lu}\p{Ll}+$/u.test(first))) continue;
      if (
        words
          .slice(1, 2)
          .some((word) =>
            /^(?:is|was|are|were|and|or|of|to|that|which|with|on|at|in|from|for|by|between|among|about|into|as|all|up|down|out)$/.test(
              word,
            ),
          )
      )
        continue;
      const stop = words.findIndex(
        (word, index) =>
          index > 1 &&
          /^(?:and|or|but|because|when|while|which|who|that|so|if|instead|before|after|unless|until|than|as|since|where|whether)$/.test(
            word,
          ),
      );
      let action = words.slice(0, Math.min(stop < 0 ? words.length : stop, 8));
      if (action.some((word) => vague.test(word) || word.includes("\uE000"))) continue;
      while (action.length > 0 && open.test(action.at(-1) ?? "")) action = action.slice(0, -1);
      if (
        action.length < 2 ||
        /^(?:you|yourself)$/.test(action.at(-1) ?? "") ||
        action.slice(1).some((word) => isBase(word))
      )
        continue;
      found.push(
        [
          lower,
          ...action
            .slice(1)
            .map((word) => (owners.test(word) ? "your" : /^(?:they|we)$/.test(word) ? "you" : word)),
        ].join(" "),
      );
    }
  }
  return [...new Set(found)];
}

/** Who a text rests on: people and bodies that it lets speak or find, and studies. */
export function sourcesOf(text: string): string[] {
  const plain = guard(text).text;
  const name = "\\p{Lu}[\\p{L}’'-]{1,30}(?: \\p{Lu}[\\p{L}’'-]{1,30}){0,2}";
  const spoke = "(?:said|says|told|warned|announced|argues|argued|explained)";
  const body =
    "(?:study|team|board|report|committee|survey|company|coastguard|council|investigators|researchers)";
  const found = [
    ...plain.matchAll(new RegExp(`(?<![\\p{L}])(${name}) ${spoke}\\b`, "gu")),
    ...plain.matchAll(new RegExp(`\\b(?:said|says|according to) (${name})`, "gu")),
    ...plain.matchAll(
      new RegExp(
        `(?<![\\p{L}])([Tt]he (?:[a-z]+ )?${body}) (?:${spoke}|found|finds|proposes|reported|shows?|expects|decided|recommends)\\b`,
        "gu",
      ),
    ),
    ...plain.matchAll(
      /\b([Aa] (?:study|survey|poll|review) of \d[\d,.]* [a-z]+(?: [a-z]+)?)(?= (?:found|shows?|showed|says|suggests))/g,
    ),
  ].map((match) => (match[1] ?? "").replace(/^(?:The|A) /, (article) => article.toLowerCase()));
  const pronouns = /^(?:He|She|It|They|We|You|I|This|That|But|And|One|Who|There|Nobody|Everyone|People)\b/;
  return [...new Set(found)].filter((who) => !pronouns.test(who));
}

const common =
  /^(?:The|A|An|This|That|These|Those|My|Your|His|Her|Our|Their|Its|Each|Every|Some|Any|No|All|Both|Another|Many|Most|Few|Several|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|In|On|At|For|From|By|With|To|If|When|While|After|Before|Because|Since|Although|Though|As|There|Here|It|He|She|We|They|You|Nobody|Everyone|Everybody|Somebody|Nothing|Everything|What|Who|Where|Why|How|Not|Only|Even|Just|More|Less|Over|Under|Once|Now|Today|People|Staff|Management|Revenue|Demand|Setup|Sleep|Money|Time|Writing|One)$/;

/** A sentence as the rest of another one: its first letter small, unless it is a name. */
export function continued(sentence: string, text: string): string {
  const [first = "", next = ""] = sentence.split(/\s+/);
  const word = first.replace(/[’'].*$|[,.;:]$/u, "");
  if (word === "I" || /^(?:I['’]|\p{Lu}{2})/u.test(first) || !/^\p{Lu}/u.test(first)) return sentence;
  const small = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  if (common.test(word)) return small;
  if (new Set(namesOf(text)).has(word) || /^\p{Lu}/u.test(next)) return sentence;
  const lower = word.toLowerCase();
  if (wordsOf(text).includes(lower) || singulars.has(lower)) return small;
  if (!word.endsWith("s") && wordsOf(text).filter((other) => other === word).length > 1) return sentence;
  const after = next.replace(/[,.;:]$/u, "").toLowerCase();
  const acts =
    isVerbForm(after) ||
    /^(?:is|are|was|were|has|have|had|will|can|must|should|would|could|may|did|does|and)$/.test(after);
  if (!acts && /^\p{Ll}/u.test(next)) return small;
  return /(?:[^s]s|tion|ment|ness|ity|ing|age|ance)$/.test(lower) && lower.length > 4 ? small : sentence;
}

const determiner =
  /^(?:the|an?|this|that|these|those|my|your|his|her|our|their|its|each|every|some|any|all|both|many|most|few|more|other|such|enough|we|you|they|people|everyone|somebody|\d\S*)$/i;
const behind =
  /^(?:of|who|is|are|was|were|has|have|had|will|can|must|should|would|could|may|might|did|do|does)$/;

/** Whether a statement can follow `how` or `that`: its subject stands at its beginning and it is no command. */
export function hasSubject(claim: string): boolean {
  const [first = "", next = "", third = ""] = claim.split(/\s+/);
  if (imperative.test(claim) || /^(?:\p{L}+ing|nobody|nothing|no|there)$/iu.test(first)) return false;
  return (
    determiner.test(first) ||
    behind.test(next) ||
    isVerbForm(next) ||
    (/^\p{Ll}+s$/u.test(first) &&
      !isVerbForm(first) &&
      /^(?:in|on|at|for|from|with|without|to|behind|under|between|and)$/.test(next)) ||
    (/^\p{Ll}+s$/u.test(next) && (behind.test(third) || isVerbForm(third)))
  );
}

const led =
  /^(?:(?:in|on|at|after|before|within|during|since|when|if|while|because|by|for|with|from|until|although|as|to) [^,]{2,80}, (?=(?:the|an?|our|we|you|they|he|she|it|there|this|that|these|those|many|some|most|every|each|all|people|\p{Lu})\b)|(?:now|today|here|there|still|nobody|nothing|no|four) )/iu;

/** Whether a statement can follow `that` or a colon as a whole sentence: its subject comes first, or behind a short opening. */
export function isStatement(claim: string): boolean {
  return hasSubject(claim) || (led.test(claim) && !imperative.test(claim));
}
