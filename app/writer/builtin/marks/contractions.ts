/** Contractions written out, one edit each. */

import { contractionsOf, expandContractions } from "../../prose/contractions.ts";
import { uncountables } from "../../prose/english/forms.ts";
import { type Token, tokensOf } from "../../prose/english/tokens.ts";
import type { Edit } from "./edits.ts";
import type { MarkedSentence } from "./passages.ts";

/** `Don't nobody go`: the English of a speaker who has two negations for one; half of it made official is neither. */
const negatedTwice =
  /^(?: (?!(?:and|but|that|why|how|what|if|when|because)\b)\p{L}+){0,3} (?:nobody|nothing|nowhere|never|none|no)\b/iu;

/** `She said sit down, we're going`: speech without quotation marks, in the words of whoever speaks. */
const spoken =
  /(?<!\p{L})(?:said|says|saying|asked|told (?:me|us|him|her|them)|goes|went),? (?!that\b|whether\b|if\b|to\b|in\b|on\b|at\b)(?:[^\s.;:!?“”"]+ ){0,12}$/iu;

/** `before it's next launch`: which one it has. */
const ownNext = /^(?:before|after|until|since|on|at|for|during|in|of|with)$/;

/** What stands before an owner and not before a clause: `it kept it's old floor`. */
const owners =
  /\b(?:did|does|do|of|in|on|at|for|with|from|into|by|under|to|has|have|had|kept|keeps?|lost|loses?|gave|gives?|changed?|changes|raised?|raises|opened|closed|showed|shows?|finished|moved|held|holds?|spread|spreads)\s+$/i;

/** `It's chorus, which was sung`, `it's roof has gone`: a bare thing that does or is something. */
const owned =
  /^ (?!time\b)\p{Ll}{3,}(?<!ing|ed|ly|er|est|ful|able|al|ous|ive)(?:, (?:which|who) | (?:was|were|is|has|had|went|fell|came) )/u;

/** Behind these a clause may follow without `that`: `I think it's three`. */
const opensClause =
  /^(?:think|say|know|hope|believe|feel|mean|guess|suppose|suspect|see|hear|find|figure|bet|doubt|fear|swear|claim|argue|agree|understand|realise|realize|notice|remember|forget|show|prove|suggest|wish|tell|assume|wonder|imagine|decide|reckon|learn|read|admit|insist|promise|explain|add|ask|look|seem|sound|be|have|do)$/;
/** Verbs whose participle is their plain form: `it's set`. */
const unchanged =
  /^(?:set|cut|put|shut|hit|let|hurt|cast|spread|split|run|come|become|read|cost|bound|broadcast|upset|quit|rid|shed|thrust|burst)$/;
const ownedBy = /^(?:it|you|they|who)['’](?:s|re)$/i;

/**
 * Whether an owner was meant: behind a verb that takes a thing (`it combined it's three schools`), or before a thing that does
 * or can do something (`if you're neighbours could move`).
 */
function meansOwner(word: string, before: readonly Token[], behind: readonly Token[]): boolean {
  if (!ownedBy.test(word)) return false;
  const last = before.at(-1);
  if (
    /^it/i.test(word) &&
    ownNext.test(last?.key ?? "") &&
    /^(?:next|first|last|own|annual|yearly|new)$/.test(behind[0]?.key ?? "") &&
    behind[1]?.tag === "NOUN"
  )
    return true;
  if (/^it/i.test(word) && last?.tag === "VERB" && !opensClause.test(last.lemma)) return true;
  // `You're order has shipped`: no plain form of a verb stands behind `are`.
  const [first] = behind;
  // `the tower and it's concrete pad`: what is counted stands there without an article.
  const bare = behind.findIndex(({ tag }) => !/^(?:ADJ|NOUN)$/.test(tag));
  const named = behind[(bare < 0 ? behind.length : bare) - 1];
  if (
    /^it/i.test(word) &&
    last?.key === "and" &&
    named?.tag === "NOUN" &&
    !uncountables.has(named.key) &&
    (bare > 1 || bare < 0) &&
    before.at(-2)?.tag === "NOUN"
  )
    return true;
  if (first?.tag === "VERB" && first.lemma === first.key && !unchanged.test(first.key)) return true;
  const thing = behind.findIndex(({ tag }) => tag !== "ADJ" && tag !== "NUM");
  if (behind[thing]?.tag !== "NOUN") return false;
  const rest = behind.slice(behind.findIndex(({ tag }, at) => at > thing && tag !== "NOUN"));
  const [verb, next] = rest;
  // `If you're home could you ring`: a request follows.
  return (
    (verb?.tag === "AUX" || (verb?.tag === "VERB" && !/(?:ing|ed)$/.test(verb.key))) && next?.tag !== "PRON"
  );
}

/** `isn't she?`, `why didn't they`: the subject follows, and `not` behind it. */
const turned = /(?:^|[,;:–—(“"]|(?<!\p{L})(?:why|how|where|when|what|who|and|but|so|or))\s*$/iu;
const subjectBehind = /^ (?:i|you|he|she|it|we|they)(?![\p{L}'’])/iu;

/** `we can't` becomes `we cannot`, `she's gone` `she has gone`; possessives stay. */
export function writeOut({ text, from }: MarkedSentence): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const match of text.matchAll(/(?<!\p{L})\p{L}+['’]\p{L}+/gu)) {
    const [word] = match;
    const rest =
      /^(?: \p{L}+(?!['’\p{L}])){1,3}/u.exec(
        text.slice(match.index + word.length, match.index + word.length + 60),
      )?.[0] ?? "";
    if (match.index < at || contractionsOf(`${word}${rest === "" ? " x" : rest}`).length === 0) continue;
    // `I shouldn't of` wants another mend first.
    if (/^ of\b/i.test(text.slice(match.index + word.length))) continue;
    if (/n['’]t$/i.test(word) && negatedTwice.test(text.slice(match.index + word.length))) continue;
    const subject = /n['’]t$/i.test(word)
      ? (subjectBehind.exec(text.slice(match.index + word.length))?.[0] ?? "")
      : "";
    const isTurned = subject !== "" && turned.test(text.slice(0, match.index));
    // `Don't you dare`: `Do you not dare` asks.
    if (isTurned && /^don['’]t$/i.test(word) && !text.trimEnd().endsWith("?")) continue;
    // `MERV: You've gone quiet.`: a line of a play.
    if (/^\p{Lu}{2}[\p{Lu} .'’-]*:/u.test(text)) continue;
    // `What I have got` is no more official than `what I've got`.
    if (/['’](?:ve|s)$/i.test(word) && /^ got\b/.test(rest)) continue;
    // `Let's go`: `let us go` asks to be let go.
    if (/^let['’]s$/i.test(word) && /^ (?:go|leave|out|off|away|get|in)\b/.test(rest)) continue;
    // `it's-it's really personal`
    if (text.charAt(match.index - 1) === "-" || text.charAt(match.index + word.length) === "-") continue;
    // `DON'T` on a lid is somebody's writing.
    if (/\p{Lu}{2}/u.test(word)) continue;
    // `It did it's job`, `who's it is`: an owner was meant.
    if (/^it['’]s$/i.test(word) && owners.test(text.slice(0, match.index))) continue;
    if (/^it['’]s$/i.test(word) && owned.test(text.slice(match.index + word.length))) continue;
    if (spoken.test(text.slice(0, match.index))) continue;
    const tokens = ownedBy.test(word) ? tokensOf(text) : [];
    const ends = match.index + word.length;
    const before = tokens.filter(({ start }) => start < match.index);
    const behind = tokens.filter(({ start }) => start >= ends);
    if (meansOwner(word, before, behind)) continue;
    // `is asking it's insurer`: a bare thing right behind what is done to it.
    const prior = before.at(-1);
    if (
      /^it['’]s$/i.test(word) &&
      prior?.tag === "VERB" &&
      (prior.lemma === "ask" || !opensClause.test(prior.lemma)) &&
      behind[0]?.tag === "NOUN"
    )
      continue;
    // `who's it is`, `who's photos those were`
    if (
      /^who['’]s$/i.test(word) &&
      (behind[0]?.tag === "NOUN" || /^ (?:it|this|that|they|these)\b/i.test(rest))
    )
      continue;
    const long = expandContractions(`${word}${rest}`).slice(0, rest === "" ? undefined : -rest.length);
    if (long === word) continue;
    at = match.index + word.length + (isTurned ? subject.length : 0);
    edits.push({
      from: from + match.index,
      to: from + at,
      replacement: isTurned ? long.replace(/ ?not$/i, `${subject} not`) : long,
      reason: "No contractions in an official text",
    });
  }
  return edits;
}
