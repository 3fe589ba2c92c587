/** What an English text is about: its most telling noun phrases; of a story its people, places and things. */

import { blocksOf } from "./blocks.ts";
import { sentencesOf } from "./sentences.ts";
import { termsOf } from "./weights.ts";
import { plainOf } from "./words.ts";

interface Keyphrase {
  /** As it stands in the text, without its article. */
  text: string;
  /** To go on in a sentence: `the desk lamp`, `graphic novels`, `Skerry Point`. */
  named: string;
  score: number;
}

const articles =
  "the a an our my your his her their its this that these those each every some any no both several many few more most all another such";
const joints =
  "to as than and or but nor so yet if when while because although that which who whom whose what where why how is are was were be been being am has have had do does did will would shall should can could may might must not only also just even still already very too then there here it he she they we you i us them him me one upon until since once up down out off again myself yourself himself herself itself ourselves themselves unlike even however therefore whether away unto thou thee thy thine ye hath shalt";
const preps =
  "of in on at by for from with about into over after before between through during under against among within without via per near beside behind below above across";
const verbs =
  "ran rose fell grew went came made took gave saw had got said says asked told wrote kept left let lost met paid put read sent sat set stood thought became began brought built bought felt found held knew led meant run runs make makes take takes give gives keep keeps go goes come comes need needs want wants help helps work works use uses get gets say see sees show shows seem seems look looks start starts stay mean means let lets know think believe feel tell tells ask asks turn turns like likes agree mix stir cover fold bake wait add cost costs weigh weighs send sends include includes offer offers opens closes sells begins ends happens brings takes leaves expect expects decide propose proposes remain remains cause causes";
const loose =
  "new good great big old small long short little large own same other different first second third last next many much several various certain whole full able due late early best better main real really kind lot lots bit thing things way ways time times people person something anything everything nothing day days week weeks month months year years hour hours minute minutes part parts number point fact majority moment today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december good morning end case thanks please regards dear hi hello lord mr mrs miss sir man men mind mine yes oh course opinion ability process event total truth single drinks prior addition result spite along entire always never back well far ago else idle clear alone together less whose nobody somebody anyone everyone someone everybody position sort form name idea question example change two three four five six seven eight nine ten dozen hundred thousand million billion longer later additional actual political independent remote others twenty thirty";
/** Commands that a sentence begins with, and nouns elsewhere. */
const commands =
  /^(?:meet|discover|call|try|order|visit|buy|join|download|book|stop|start|choose|write|take|see|read|open|check|find|keep|make|put|use|let|please|share|save|set|run|click|press|add|subscribe|register)$/;
const openings = new Set(articles.split(" "));
const leading = new Set([...openings, ...preps.split(" ")]);
const breaks = new Set([...leading, ...joints.split(" "), ...verbs.split(" ")]);
const weak = new Set(loose.split(" "));
const titles = "Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Captain|Aunt|Uncle";
const plain = new RegExp(`^(?:(?:${titles})\\.? )?[\\p{L}][\\p{L}\\p{M}’'-]*$`, "u");
const tokens = new RegExp(
  `(?:${titles})\\.? (?=\\p{Lu})[\\p{L}\\p{M}’'-]+|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}’'-]*|[^\\s\\p{L}\\p{N}]+|\\p{N}\\S*`,
  "gu",
);

/** A run of large words behind a small one. */
const inSentence = new RegExp(
  `(?<=[\\p{Ll}’'],? )((?:(?:${titles})\\.? )?\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Lu}[\\p{L}\\p{M}’'-]+)*)`,
  "gu",
);
/** From this share of sentences on, with somebody who is he or she in them, a text is about people. */
const peopled = 0.3;
const somebody = /(?<![\p{L}’'])(?:he|she|his|her|him|hers|himself|herself)(?![\p{L}])/iu;
/** What is somebody's, or nothing that one could see, is no subject of a story. */
const owned = /^(?:my|your|his|her|their|its|our)$/;
const abstract =
  /(?:\p{L}{2}(?:ness|tion|sion|ment|ity|ance|ence|ship|hood)|manner|humou?r|temper|law|mind|truth|feeling|view|fortune|occasion|objection|opinion|sake|grace|sight|mean|life|want|wife|husband|business|answer|acquaintance|sense|solace)s?$/u;

/** The best phrases first, at most `most`; none for a text without nouns that can be told by rule. */
export function keyphrasesOf(markdown: string, most = 8): Keyphrase[] {
  const sentences = blocksOf(markdown)
    .filter((block) => !["code", "rule", "table"].includes(block.kind))
    .flatMap((block) => sentencesOf(block.text))
    .map((sentence) => plainOf(sentence).replace(/\[[^[\]\n]*\]|\bhttps?:\S+|(?<!\S)\S+@\S+/g, ","));
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const term of termsOf(sentence)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const found = new Map<string, Keyphrase>();
  const names = properNames(sentences);
  for (const [index, sentence] of sentences.entries())
    for (const { text, article } of phrasesIn(sentence, names)) {
      const key = text.toLowerCase();
      const words = text.split(" ");
      const terms = termsOf(text);
      if (terms.length === 0) continue;
      const common = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0) / terms.length;
      const early = index === 0 ? 1.5 : index < 3 ? 1.2 : 1;
      const known = found.get(key);
      const named = words.every((word) => names.has(word));
      if (names.size > 0 && !named && (owned.test(article) || abstract.test(key))) continue;
      const score = common * early * (1 + 0.35 * (Math.min(words.length, 3) - 1)) * (named ? 2 : 1);
      if (known) known.score += score * 0.3;
      else found.set(key, { text, named: namedBy(text, article), score });
    }
  const ranked = [...found.values()].toSorted((a, b) => b.score - a.score);
  const kept: Keyphrase[] = [];
  for (const phrase of ranked) {
    const key = phrase.text.toLowerCase();
    if (kept.some((other) => overlaps(other.text.toLowerCase(), key))) continue;
    kept.push(phrase);
    if (kept.length === most) break;
  }
  return kept;
}

/** In a text about people, the words that are names: large in mid-sentence and nowhere small; none for other texts. */
function properNames(sentences: readonly string[]): ReadonlySet<string> {
  if (sentences.filter((sentence) => somebody.test(sentence)).length < peopled * sentences.length)
    return new Set();
  const lower = new Set(
    sentences.flatMap((sentence) => sentence.match(/(?<![\p{L}’'])\p{Ll}[\p{L}’'-]*/gu) ?? []),
  );
  const found = new Set<string>();
  for (const sentence of sentences)
    for (const [, run = ""] of sentence.matchAll(inSentence))
      for (const word of run.split(" ")) {
        const bare = word.replace(/[’']s?$/u, "");
        if (!weak.has(bare.toLowerCase().replace(/\.$/, "")) || new RegExp(`^(?:${titles})\\.?$`).test(bare))
          if (!lower.has(bare.toLowerCase())) found.add(bare);
      }
  return found;
}

function overlaps(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

function namedBy(text: string, article: string): string {
  const last = text.split(" ").at(-1) ?? "";
  if (/^(?:our|my|your|his|her|their|its)$/.test(article)) return `${article} ${text}`;
  if (/^\p{Lu}/u.test(last) && article === "") return text;
  if (article === "" || /(?:[^sui]s|ies)$/.test(last)) return article === "the" ? `the ${text}` : text;
  return `the ${text}`;
}

/** Runs of one to three words after an article or a joint that can be a noun phrase. */
function phrasesIn(sentence: string, names: ReadonlySet<string>): { text: string; article: string }[] {
  const phrases: { text: string; article: string }[] = [];
  let run: string[] = [];
  let article = "";
  let led = false;
  const close = (next = "") => {
    const name = run.filter((word) => word.split(" ").every((part) => names.has(part)));
    if (name.length > 0 && (name.length === run.length || !led)) {
      phrases.push({ text: name.slice(0, 3).join(" "), article: "" });
      run = [];
      return;
    }
    const finite =
      run.length > 1 &&
      /[^s]s$/.test(run.at(-1) ?? "") &&
      (openings.has(next) || /^(?:to|there|it|them|us|you)$/.test(next));
    const trimmed = trim(finite ? run.slice(0, -1) : run);
    const telling = trimmed.filter(
      (word) =>
        !weak.has(word.toLowerCase()) &&
        !(
          trimmed.length === 1 &&
          /^(?:write|read|find|keep|choose|try|join|add|see|open|use|put|take|make|stop|wait)$/i.test(word)
        ),
    );
    if (
      trimmed.length > 0 &&
      telling.length > 0 &&
      (led || (trimmed.length > 1 && /^\p{Lu}|[^s]s$/u.test(trimmed.at(-1) ?? "")))
    )
      phrases.push({ text: trimmed.join(" "), article });
    run = [];
  };
  for (const [index, token] of (sentence.match(tokens) ?? []).entries()) {
    const key = token.toLowerCase().replace(/[’']s$/u, "");
    if (
      plain.test(token) &&
      !(index === 0 && commands.test(key)) &&
      !breaks.has(key) &&
      !/[’'](?:t|s|re|ve|ll|d|m)$/iu.test(token) &&
      !isVerb(key)
    ) {
      if (/^\p{Lu}/u.test(token) && /^\p{Ll}/u.test(run.at(-1) ?? "")) run = [];
      run.push(token);
      continue;
    }
    close(key);
    article = openings.has(key) ? key : "";
    led = leading.has(key);
  }
  close();
  return phrases;
}

function isVerb(key: string): boolean {
  return /(?:[^aeu]ed|ied|ly)$/.test(key) && !/^(?:feed|seed|family|reply|supply|bed|july|speed)$/.test(key);
}

const adjectival = /(?:able|ful|ous|ive|less|ly)$/;
/** Words in -ing that are things of their own. */
const gerunds =
  /^(?:building|meeting|training|pricing|parking|marketing|hiring|planning|writing|housing|funding|bearing|morning|evening|ceiling|wedding|painting|clothing|spring|string|thing|king|ring|wing)s?$/;

function small(word: string | undefined): string {
  return (word ?? "").toLowerCase();
}

function trim(run: readonly string[]): string[] {
  const words = [...run];
  while (words.length > 0 && weak.has(small(words[0]))) words.shift();
  while (
    words.length > 0 &&
    (weak.has(small(words.at(-1))) ||
      adjectival.test(small(words.at(-1))) ||
      (small(words.at(-1)).endsWith("ing") && !gerunds.test(small(words.at(-1)))))
  )
    words.pop();
  return words.slice(-3);
}
