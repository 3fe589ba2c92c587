/** What an English text is about: its noun phrases, the most telling first. */

import { blocksOf, isProse } from "../../prose/blocks.ts";
import { namesOf } from "../../prose/facts.ts";
import { guard } from "../../prose/guard.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { termsOf } from "../../prose/weights.ts";
import { plainOf } from "../../prose/words.ts";
import type { Source } from "../../task.ts";
import { isFrame } from "../sentences.ts";
import { storyCast } from "../stories/kind.ts";
import { storyTopics } from "./story-topics.ts";
import { gradable } from "../tables/gradable.ts";
import { isBase, isCommand, isVerbForm } from "./verbs.ts";

export interface Topic {
  /** Without its determiner, in small letters but for names: `returns rate`. */
  phrase: string;
  /** As it stands in a sentence about it: `the returns rate`, `remote work`. */
  named: string;
  plural: boolean;
  count: number;
  score: number;
}

const determiners = new Set(
  "the a an this that these those my your his her our their its each every some any no all both another many most few several two three four five six seven eight nine ten twelve thou thy".split(
    " ",
  ),
);
/** Words that end a noun phrase. */
const breaks = new Set(
  "and or but of to in on at for from by with as is are was were be been being am it he she we they you i who whom which what when where why how if than then there here so not do does did has have had will would can could may might must shall should cannot because since while although though until unless before after over under into onto about between through during without within against across along among around near off out up down away back again still also already just only even ever never always often sometimes usually once twice today tomorrow yesterday now later soon very too quite rather really much more less least well yet nor per via else both either neither such one ones us me him them myself yourself itself themselves let lets don't doesn't didn't can't won't isn't aren't wasn't weren't like upon toward towards whether whose however therefore thus please maybe perhaps i'm it's we're you're they're i've we've hers ours theirs mine whatever whenever whoever himself herself ourselves ago earlier sooner due super pretty idle aground alot dont somewhat altogether unto hast thee ye equal worth instead rather including according regarding despite upon enough unlike throughout prior longer whatsoever".split(
    " ",
  ),
);
/** Words too general to be what a text is about. */
const hollow = new Set(
  "thing things way ways lot lots kind kinds sort sorts people person man men woman women day days year years month months week weeks hour hours minute minutes time times moment number numbers part parts fact facts place places end side case cases example point points bit matter amount majority course addition order something anything nothing everything everyone everybody somebody someone nobody anybody half third quarter rest total use reason reasons means whole front top bottom middle beginning start question questions first second last next other others same own different new old good great little big small long short high low certain sure able available important main various basis term terms level fair body head face hand hands eye eyes word words minds mind feelings life world total line lines look age sir mr mrs miss dear today tonight yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december percent per cent euro euros pound pounds dollar dollars million thousand hundred kg pm am gram grams hello hi hey thanks regards sincerely cheers kind yours best subject question detail details advice idea ideas anyone sake ability process event opinion truth spite sense decision mix score possession study cost version position period job group staff talk work problem board others comment name names".split(
    " ",
  ),
);
/** Nouns that end as adjectives do. */
const nounEnding =
  /(?:[a-z]{2}ment|agent|client|clinic|event|content|student|patient|parent|topic|traffic|music|critic|fabric|plastic|incident|accident|president|tenant|plant|consultant|assistant|restaurant)$/;
const adjectival = new RegExp(
  `^(?:${gradable}|(?:non|un|pre|multi)[a-z]+(?:ed|al)|annual|current|previous|recent|final|initial|actual|major|minor|total|missing|former|additional|extra|overall|direct|online|free|brand-new|entire|general|local|national|personal|professional|public|private|social|special|single|double|third|fourth|fifth|sixth|lukewarm|fewer|late|later|latest)$`,
  "iu",
);

/** Adjectives that keep their capital wherever they stand. */
const languages =
  /^(?:Arabic|Chinese|Danish|Dutch|English|French|German|Greek|Hebrew|Hindi|Irish|Italian|Japanese|Korean|Latin|Polish|Portuguese|Russian|Spanish|Swedish|Turkish|Welsh)$/;

interface Run {
  words: string[];
  determiner: string;
  /** The word before it and its determiner. */
  lead: string;
  /** Words before it in its sentence. */
  at: number;
  subject: boolean;
  /** A person's verb follows, so that a bare word before it is a name. */
  spoken: boolean;
}

/** The runs of words in a sentence that can be noun phrases. */
function runsOf(sentence: string, names: ReadonlySet<string>): Run[] {
  const text = guard(sentence).text.replace(
    /(?<=(?:mother|father|sister|brother|daughter|son)s?) in law(?![\p{L}])/giu,
    "-in-law",
  );
  const runs: Run[] = [];
  let open: Run | null = null;
  let before = "";
  /** Behind `Naomi's` a noun has its determiner. */
  let ownedBefore = false;
  let at = 0;
  const close = (next: string) => {
    if (
      open &&
      open.words.length > 1 &&
      next !== "that" &&
      determiners.has(next) &&
      /^[a-z]{2,}[^sui]s$/.test(open.words.at(-1) ?? "")
    ) {
      open.words.pop();
      open.subject = true;
      runs.push(open);
      open = null;
    }
    if (open && open.words.length > 0) {
      open.subject = /^(?:is|are|was|were|has|have|had|will|can|must|should)$/.test(next) || isVerbForm(next);
      open.spoken =
        /^(?:said|says|will|asked|told|explained|reported|called|thinks?|took|replied|wrote|walked|went)$/.test(
          next,
        );
      runs.push(open);
    }
    open = null;
  };
  const tokens = plainOf(text).match(/[\p{L}][\p{L}’'-]*|\d[\d.,:%]*|[^\s\p{L}\d]/gu) ?? [];
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1] ?? "";
    const word = token.replace(/[’']s$/u, "");
    const lower = word.toLowerCase().replaceAll("’", "'");
    const owned = word !== token;
    if (!/^\p{L}/u.test(token)) {
      close("");
      before = token;
      continue;
    }
    const isName =
      names.has(word) ||
      (at === 0 && /^\p{Lu}\p{Ll}/u.test(word) && names.has(next) && !isBase(lower)) ||
      languages.test(word);
    const afterNoun: boolean = open !== null && open.words.length > 0;
    const modal =
      /^(?:to|will|would|can|could|may|might|must|shall|should|not|cannot|i|we|you|they|who|it|he|she|which)$/.test(
        before,
      );
    const relative: boolean = open?.determiner === "that" && open.words.length === 0 && isVerbForm(lower);
    const ordered = !open && isCommand(lower) && takesObject(before, next);
    if (determiners.has(lower)) {
      close(lower);
      open = { words: [], determiner: lower, lead: before, at, subject: false, spoken: false };
    } else if (breaks.has(lower) || relative || ordered || (modal && /^\p{Ll}/u.test(word) && !isName)) {
      close(lower);
    } else if (isName ? false : afterNoun && (isVerbForm(lower) || lower.endsWith("ly"))) {
      close(lower);
    } else if (
      !afterNoun &&
      !open &&
      !isName &&
      (isVerbForm(lower) || isBase(lower) || /(?:ly|ing)$/.test(lower))
    ) {
      close(lower);
    } else {
      const determiner = ownedBefore ? "its" : "";
      open ??= { words: [], determiner, lead: before, at, subject: false, spoken: false };
      open.words.push(isName ? word : lower);
      if (owned) close("");
    }
    ownedBefore = owned;
    before = lower;
    at += 1;
  }
  close("");
  return runs.flatMap(parted);
}

/** Whether a word that may be a command has its object behind it and stands where a clause begins. */
function takesObject(before: string, next: string): boolean {
  const small = next.toLowerCase();
  if (before === "") return determiners.has(small) || /^(?:you|it|them|us|me)$/.test(small);
  return (
    /^(?:[,;:]|and|or|then|now|please)$/.test(before) &&
    (determiners.has(small) || /^[a-z]{2,}[^su]s$/.test(next))
  );
}

/** `studio designs small kitchens`: an -s word behind a noun and before more is a verb, since compounds keep their first part singular. */
function parted(run: Run): Run[] {
  const at = run.words.findIndex(
    (word, index) =>
      index > 0 &&
      index < run.words.length - 1 &&
      /^[a-z]{2,}[^su]s$/.test(word) &&
      !adjectival.test(run.words[index - 1] ?? ""),
  );
  if (at < 0) return [run];
  return [
    { ...run, words: run.words.slice(0, at), subject: true },
    { ...run, words: run.words.slice(at + 1), determiner: "", lead: "of", at: run.at + at + 1 },
  ];
}

/** Whether a word in front says nothing of its own about the thing behind it. */
function leaves(word: string): boolean {
  return hollow.has(word) || (adjectival.test(word) && !/(?:able|ible|al|ic)$/.test(word));
}

function trimmed(words: readonly string[]): string[] {
  let all = words.filter((word) => word.length > 1);
  while (all.length > 0 && trails(all.at(-1) ?? "", all.at(-2))) all = all.slice(0, -1);
  while (all.length > 1 && leaves((all[0] ?? "").toLowerCase())) all = all.slice(1);
  return all.slice(-3);
}

/** Whether a last word is no noun: an adjective, a participle behind its noun, or a price behind what has it. */
function trails(word: string, before = ""): boolean {
  if (/^\p{Lu}/u.test(word)) return false;
  if (before !== "" && /^(?:remaining|being|missing|waiting|lasting)$/.test(word)) return true;
  if (/^costs?$/.test(word) && /[^su]s$/.test(before)) return true;
  return adjectival.test(word) && !nounEnding.test(word);
}

/** General words that a word before them makes a subject: `remote work`. */
const heading = /^(?:work|staff|study|job|life|process|position|talk|cost|names?)$/;
/** What a bare single noun may stand behind. */
const joins =
  /^(?:of|in|on|at|for|from|by|with|to|and|or|about|into|over|under|than|per|as|[a-z]+(?:ful|ous|able|ive|al|ic))$/;
const pluralNouns = /(?:[^su]s|ss?es|children|people|men|women|mice|teeth|feet)$/;

/** At most this many words of a text are read for its topics. */
const enough = 600;

/**
 * Topics of an English text, the most telling first; a story's are its people, places and things. Empty where no noun phrase stands out.
 * For a part of a text, `whole` is what it is a part of: a report may tell an episode and stays a report.
 */
export function topicsOf(source: Pick<Source, "text" | "title">, whole: string = source.text): Topic[] {
  const cast = whole === source.text || storyCast(whole) ? storyCast(source.text) : null;
  const topics = nounTopicsOf(source);
  return cast ? distinct(storyTopics(cast, topics)) : distinct(topics);
}

/** The noun phrases of a text by their score. */
function nounTopicsOf(source: Pick<Source, "text" | "title">): Topic[] {
  const titledNames = source.text.match(/(?<=\b(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady)\.? )\p{Lu}\p{L}+/gu) ?? [];
  const names = new Set([...namesOf(source.text), ...titledNames]);
  const titles = [
    source.title ?? "",
    ...blocksOf(source.text)
      .filter((b) => b.kind === "heading")
      .map((b) => b.text),
  ];
  const titled = new Set(titles.flatMap((title) => termsOf(plainOf(title))));
  const sentences = blocksOf(source.text)
    .filter((block) => isProse(block) && !isFrame(block.text))
    .flatMap((block) => sentencesOf(block.text))
    .slice(0, enough);
  const heads = new Map<string, number>();
  for (const sentence of sentences)
    for (const term of new Set(termsOf(plainOf(sentence)))) heads.set(term, (heads.get(term) ?? 0) + 1);
  const found = new Map<string, Topic & { determiner: string }>();
  const gerund =
    /^([A-Z][a-z]+ing (?:from|with|in|on|at|for|by) (?:a |the )?[a-z]+) (?:is|has|can|will|was|helps|makes)\b/.exec(
      sentences[0] ?? "",
    )?.[1];
  if (gerund)
    found.set(gerund.toLowerCase(), {
      phrase: gerund.toLowerCase(),
      named: gerund.toLowerCase(),
      plural: false,
      count: 1,
      score: 12,
      determiner: "",
    });
  for (const [index, sentence] of sentences.entries())
    for (const run of runsOf(sentence, names)) {
      const words = trimmed(run.words);
      const phrase = words.join(" ");
      const head = words.at(-1) ?? "";
      if (
        phrase.length < 3 ||
        phrase.length > 40 ||
        (words.length === 1 && (hollow.has(phrase.toLowerCase()) || isVerbForm(phrase)))
      )
        continue;
      const empty = hollow.has(head.toLowerCase()) && (words.length === 1 || !heading.test(head));
      if (empty || (/^(?:[a-z]+ing|[a-z]+ly)$/.test(head) && words.length === 1)) continue;
      if (
        words.length === 1 &&
        run.determiner === "" &&
        !run.subject &&
        !joins.test(run.lead) &&
        run.lead !== ""
      )
        continue;
      if (run.at === 0 && run.determiner === "" && run.spoken && !pluralNouns.test(head)) continue;
      const isName = words.some((word) => /^\p{Lu}/u.test(word));
      const weight =
        (index === 0 ? 2.5 : index < 3 ? 1.2 : 0.6) +
        (run.subject ? 1 : 0) +
        (run.at < 4 ? 0.5 : 0) +
        (index === 0 && run.at === 0 ? 5.6 : 0);
      const known = found.get(phrase) ?? {
        phrase,
        named: "",
        plural: false,
        count: 0,
        score: 0,
        determiner: run.determiner === "that" ? "" : run.determiner,
      };
      known.count += 1;
      known.score += weight * (isName ? 0.35 : 1);
      found.set(phrase, known);
    }
  const all = [...found.values()].map((topic) => {
    const words = topic.phrase.split(" ");
    const terms = termsOf(topic.phrase);
    const spread =
      terms.reduce((sum, term) => sum + Math.min(6, heads.get(term) ?? 0), 0) / Math.max(1, terms.length);
    const title = terms.some((term) => titled.has(term)) ? 3 : 0;
    const last = words.at(-1) ?? "";
    const plural = pluralNouns.test(last) && !/^\p{Lu}\p{Ll}/u.test(last) && !/^an?$/.test(topic.determiner);
    const bare = plural || (topic.determiner === "" && !/^\p{Lu}/u.test(topic.phrase));
    const score =
      topic.score + spread * 0.8 + title + (words.length === 2 ? 1.5 : words.length === 3 ? 1.2 : 0);
    return {
      phrase: topic.phrase,
      named: bare || /^\p{Lu}/u.test(topic.phrase) ? topic.phrase : `the ${topic.phrase}`,
      plural,
      count: topic.count,
      score,
    };
  });
  return all.toSorted((a, b) => b.score - a.score || a.phrase.localeCompare(b.phrase));
}

/** Whether a word is too general to be a subject by itself. */
export function isHollow(word: string): boolean {
  return hollow.has(word.toLowerCase());
}

/** Of phrases with one head, the best stays. */
function distinct(topics: readonly Topic[]): Topic[] {
  const kept: Topic[] = [];
  for (const topic of topics) {
    const terms = new Set(termsOf(topic.phrase));
    if (kept.some((other) => termsOf(other.phrase).some((term) => terms.has(term)))) continue;
    kept.push(topic);
  }
  return kept;
}

/** A phrase with its first letter large. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
