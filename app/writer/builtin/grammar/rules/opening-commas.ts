/** The comma behind a clause or a long phrase that opens a sentence. */

import { baseOfPast } from "../../../prose/english/forms.ts";
import { pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { masked } from "../../marks/passages.ts";
import type { Clause, GrammarRule } from "./clause.ts";
import { nounPhraseAt } from "./noun-phrases.ts";
import { clauseEnd, isFinite, verbOfSubjectAt, verbsBetween } from "./main-clauses.ts";

const why = "A comma behind what opens the sentence";

const subordinators =
  /^(?:when|whenever|if|unless|because|although|though|while|whilst|once|since|after|before|until|as|whereas)$/;
const prepositions =
  /^(?:after|before|during|for|in|on|at|by|with|without|from|since|until|throughout|despite|under|over|behind|between|among|through|across|near|inside|outside|within|beyond|above|below|beside|besides|towards|alongside|amid|like|unlike|against|along|around)$/;
const adverbs =
  /^(?:however|unfortunately|fortunately|luckily|sadly|meanwhile|moreover|furthermore|nevertheless|nonetheless|consequently|additionally|thankfully|regrettably|surprisingly|incidentally)$/;
/** Behind these a clause may follow without `that`, or the words that something is so. */
const complements =
  /^(?:say|think|know|believe|hope|feel|see|hear|find|guess|suppose|imagine|realise|realize|assert|decide|understand|tell|show|notice|fear|wish|mean|claim|agree|promise|remember|forget|expect|learn|read|assume|suggest|insist|admit|swear|bet|prove|discover|teach|remind|warn|assure|inform|convince|persuade|ask|wonder|explain|announce|report|declare|conclude|recall|let|make|help|watch|have|seem|appear|doubt|suspect|complain|argue|ensure|check|add|reply|answer|write|call|name|be)$/;
/** Those of them that have taken their object take no clause any more: `When we heard the news`. */
const sensing =
  /^(?:hear|see|know|find|learn|read|understand|remember|forget|feel|notice|watch|help|call|write|answer|discover|check)$/;
const assured =
  /^(?:sure|afraid|glad|sorry|certain|happy|convinced|aware|told|confident|worried|pleased|so|such|too|said|grateful|lucky|proud|surprised|determined|all|what|how|why|whether|that|which|who|where|than|as|like|because|if|when|not|even|only|just|almost|nearly|about|whatever|however|whoever|whose)$/;

/** Adverbs that end a clause; others begin the next one: `surely we`, `perhaps the rain`. */
const settled =
  /^(?:again|forward|apart|today|yesterday|tomorrow|tonight|here|there|home|away|back|ahead|together|soon|later|early|late|outside|inside|twice|fast|forever|alone|well|enough|ago|upstairs|downstairs|abroad|nearby|hard|quickly|slowly|properly|completely|suddenly|quietly|badly|before|down|up|off|out)$/;

/** Where the words that open the sentence end and a clause of its own begins; -1 where that is unclear. */
function mainClauseBehind(clause: Clause, from: number, opener: "clause" | "phrase"): number {
  const { key, tag, tokens } = clause;
  for (let at = from; at < tokens.length - 1; at += 1) {
    if (/^(?:[,;:.?!()—–“”"/])$/.test(key(at))) return -1;
    if (
      opener === "phrase" &&
      /^(?:how|what|which|where|who|that|when|why|whether|if|whom|whose)$/.test(key(at)) &&
      tag(at) !== "DET"
    )
      return -1;
    if (at < from + 2 || !mayBreak(clause, at)) continue;
    const told = verbsBetween(clause, from, at);
    if (opener === "phrase" ? told > 0 : told === 0) continue;
    // Behind its verb an article begins an object, unless the clause is short and has one already.
    const mayBeObject =
      tag(at - 1) === "VERB" && !/^(?:i|we|he|she|they)$/.test(key(at)) && !isPassive(clause, at - 1);
    const isObject =
      mayBeObject &&
      !(opener === "clause" && isPlain(clause, from, at)) &&
      !(
        key(at - 2) === "of" &&
        /^(?:waiting|talking|walking|travelling|traveling|sleeping|arguing)$/.test(key(at - 1))
      );
    if (isObject) continue;
    if (opener === "clause" && awaitsClause(clause, from, at)) continue;
    if (opener === "clause" && isOrder(clause, from, at)) return at;
    // `than the register it is kept in`, `the first time you came`: the words behind a noun describe it.
    if (
      tag(at) === "PRON" &&
      ((/^(?:time|place|day|way)$/.test(key(at - 1)) && /^(?:first|last|only|second)$/.test(key(at - 2))) ||
        tokens.slice(from, at).some(({ key: word }) => word === "than"))
    )
      return -1;
    // `If there's anything I've forgotten`: the clause describes the pronoun.
    if (/^(?:any|some|every|no)(?:thing|one|body)$/.test(key(at - 1)) && tag(at) === "PRON") continue;
    // `If there's a form I should bring`: what a pronoun has to do with its noun may describe it.
    if (
      /^(?:i|you|we|they|he|she)$/.test(key(at)) &&
      tag(at + 1) === "AUX" &&
      tokens.slice(from, at).some(({ key: word }) => word === "there")
    )
      return -1;
    // `Because of the work we did earlier, all of it`: what a pronoun did to its noun describes it.
    if (opener === "phrase" && tokens.slice(at).some(({ key: word }) => word === ",") && tag(at) === "PRON")
      return -1;
    const verb = verbOfSubjectAt(clause, at);
    if (verb < 0) continue;
    if (
      mayBeObject &&
      (leavesDoubt(clause, at, verb) || tokens.slice(at).some(({ key: word }) => word === ","))
    )
      return -1;
    // `for the questions they provoke, then`: what stands behind its noun may describe it.
    if (
      key(verb + 1) === "," ||
      (/^(?:time|way|reason|moment|promise|thing)$/.test(key(at - 1)) && key(at - 2) === "the")
    )
      return -1;
    const end = clauseEnd(clause, at);
    const alone =
      verbsBetween(clause, at, end) === 1 ||
      /^(?:said|says)$/.test(key(verb)) ||
      (/^(?:ADJ|NUM)$/.test(tag(at - 1)) && opener === "clause");
    return alone && verb < end && !opensAnother(clause, end) ? at : -1;
  }
  return -1;
}

const givers =
  /^(?:given|shown|told|asked|offered|sent|called|named|made|taught|awarded|paid|elected|appointed|handed|promised|granted|allowed|denied|lent|left|refused|charged|fined|said|thought|known|seen|found|sold|bought)$/;

/** Whether a verb stands in the passive and so takes no object: `When the deck was lifted`. */
const isPassive = ({ key }: Clause, at: number): boolean =>
  /^(?:was|were|is|are|been|being|be)$/.test(key(at - 1)) &&
  /(?:ed|en|wn|ne|ght)$/.test(key(at)) &&
  !givers.test(key(at));

/** Whether what follows a verb may be its object with words that belong to it: `got his hands on the ball Ed was`. */
function leavesDoubt(clause: Clause, at: number, verb: number): boolean {
  const phrase = nounPhraseAt(clause, at);
  if (!phrase) return !/^(?:it|you|there|everyone|everybody|nobody|someone|somebody)$/.test(clause.key(at));
  return verb > phrase.end + 1 || (clause.tag(phrase.head) === "PROPN" && phrase.determiner !== "");
}

/** Whether a clause has one verb and no other clause inside. */
const isPlain = (clause: Clause, from: number, at: number): boolean =>
  verbsBetween(clause, from, at) === 1 &&
  !clause.tokens
    .slice(from, at)
    .some(
      ({ key, tag }) =>
        /^(?:CCONJ|SCONJ)$/.test(tag) || /^(?:who|that|which|to|as|than|where|what|how)$/.test(key),
    );

/** Whether a subject may begin here: the word before is no part of its phrase and governs nothing. */
function mayBreak({ key, tag, tokens }: Clause, at: number): boolean {
  const [prior, word] = [key(at - 1), key(at)];
  if (assured.test(prior) || /^(?:ADP|SCONJ|CCONJ|DET|PART|AUX|PUNCT|SYM|X|INTJ)$/.test(tag(at - 1)))
    return (
      /^(?:in|out|up|down|off|over|on|away|back|outside|inside|round|through|by|along|around)$/.test(prior) &&
      ((/^(?:i|we|he|she|they)$/.test(word) && /^(?:VERB|NOUN)$/.test(tag(at - 2))) ||
        (/^(?:went|came|goes|comes|woke|sat|got)$/.test(key(at - 2)) &&
          /^(?:down|up|out|away|back|in|off|on)$/.test(prior) &&
          tag(at) === "DET"))
    );
  if (/^(?:my|our|your|his|her|their|its)$/.test(prior)) return false;
  if (tag(at - 1) === "ADV" && !settled.test(prior)) return false;
  if (/^(?:i|we|he|she|they)$/.test(word)) return true;
  if (/^(?:it|you)$/.test(word)) return tag(at - 1) !== "VERB";
  if (word === "there") return tag(at - 1) === "NOUN";
  if (word === "please") return true;
  if (tag(at) === "DET" || /^(?:my|our|your|his|her|their)$/.test(word))
    return !/^(?:i|we|he|she|they)$/.test(prior);
  if (
    /^(?:everyone|everybody|someone|somebody|nobody|nothing|everything|most|many|some|several|none|each|one|two|three)$/.test(
      word,
    )
  )
    return tag(at - 1) === "NOUN" || tag(at - 1) === "VERB";
  // `a minimum price City Attorney Paul Wirth said`
  const isTitle = tag(at) === "NOUN" && /^\p{Lu}/u.test(tokens[at]?.text ?? "") && tag(at + 1) === "PROPN";
  if (tag(at) === "PROPN" || isTitle)
    return (
      !/^\p{Lu}/u.test(tokens[at - 1]?.text ?? "") &&
      (/^(?:NOUN|ADV)$/.test(tag(at - 1)) ||
        (tag(at - 1) === "VERB" &&
          (/^(?:AUX|VERB)$/.test(tag(at + 1)) || /^(?:mr|mrs|ms|dr|miss)$/.test(word))))
    );
  if (tag(at) === "VERB") return tokens[at]?.lemma === word;
  return tag(at) === "NOUN" && tag(at - 1) === "VERB" && tokens[at]?.lemma !== word;
}

/** Whether the last verb before a place may take the clause behind it: `When she said`, `Because I told him`. */
function awaitsClause(clause: Clause, from: number, at: number): boolean {
  const { key, tag, tokens } = clause;
  for (let back = at - 1; back > from; back -= 1) {
    if (/^(?:sure|afraid|glad|sorry|certain|happy|convinced|aware|so|such)$/.test(key(back))) return true;
    if (tag(back) !== "VERB" && !/^(?:be|have)$/.test(tokens[back]?.lemma ?? "")) continue;
    const base = baseOfPast.get(key(back)) ?? tokens[back]?.lemma ?? "";
    if (tag(back) === "VERB")
      return (
        complements.test(base) &&
        !(sensing.test(base) && /^(?:DET|PRON|NUM)$/.test(tag(back + 1)) && back + 2 <= at - 1)
      );
  }
  return false;
}

/** `If you have any questions please call us`; `When you reach the bridge start looking`. */
function isOrder({ key, tag, tokens }: Clause, from: number, at: number): boolean {
  if (key(at) === "please") return tag(at + 1) === "VERB" && tokens[at + 1]?.lemma === key(at + 1);
  return (
    tag(at) === "VERB" &&
    (pureVerbs.has(key(at)) || /^(?:start|check|turn|switch|lock|close|press|wash|click)$/.test(key(at))) &&
    key(from) === "you" &&
    tag(at - 1) === "NOUN" &&
    !tokens
      .slice(from, at)
      .some(
        ({ key: word, tag: one }) =>
          /^(?:who|that|which|to|see|hear|watch|let|make|help)$/.test(word) ||
          (word === "have" && one === "VERB"),
      )
  );
}

/** Whether a clause of its own follows a mark here: then what stands before may be a part of the opening. */
function opensAnother(clause: Clause, end: number): boolean {
  const { key, tag, tokens } = clause;
  return tokens.slice(end).some(({ key: mark }, index) => {
    if (!/^[,—–;]$/.test(mark)) return false;
    const next = end + index + 1;
    const subject = tag(next) === "ADV" ? next + 1 : next;
    if (verbOfSubjectAt(clause, subject) >= 0) return true;
    return (
      /^(?:the|any|this|that|these|those|it|he|she|we|they|i)$/.test(key(subject)) &&
      verbsBetween(clause, subject, tokens.length) > 0
    );
  });
}

/** Where the opening words begin to be read, and of which sort they are. */
function openingOf({
  key,
  tag,
  tokens,
}: Clause): { from: number; kind: "clause" | "phrase" | "adverb" } | null {
  const start = /^(?:but|and|so|even|just|only)$/.test(key(0)) ? 1 : 0;
  const [word, next] = [key(start), key(start + 1)];
  if (adverbs.test(word) && start === 0) return { from: 1, kind: "adverb" };
  if (
    /^(?:AUX|PUNCT|CCONJ)$/.test(tag(start + 1)) ||
    /^(?:for|if|though|well|to|much|far|many|usual|of)$/.test(next)
  )
    return null;
  if (word === "as" && next === "soon" && key(start + 2) === "as") return { from: start + 3, kind: "clause" };
  if (word === "by" && next === "the" && key(start + 2) === "time")
    return { from: start + 3, kind: "clause" };
  if (word === "every" && next === "time" && !tokens.some(({ tag: one }) => one === "CCONJ"))
    return { from: start + 2, kind: "clause" };
  if (word === "the" && /^(?:moment|minute|instant)$/.test(next)) return { from: start + 2, kind: "clause" };
  if (word === "now" && next === "that") return { from: start + 2, kind: "clause" };
  return subordinators.test(word) ? { from: start + 1, kind: "clause" } : null;
}

/** Words that hardly ever open anything but a clause. */
const sure = /^(?:if|unless|because|although|though|while|whereas|time|when|whenever)$/;

/** Whether what opens in -ing is whole before a subject that can be no object: `Running for the bus I fell`. */
const doneFirst = ({ key, tag, tokens }: Clause): boolean =>
  tokens.some(
    ({ key: word }, index) =>
      index > 1 &&
      /^(?:i|we|he|she|they)$/.test(word) &&
      /^(?:NOUN|PROPN|ADV|NUM)$/.test(tag(index - 1)) &&
      !/^(?:that|what|how|where|when|if)$/.test(key(index - 1)),
  );

/** Puts a comma behind the token before a place. */
function commaBefore({ tokens, sentence }: Clause, at: number): Edit[] {
  const end = tokens[at - 1]?.end;
  return end === undefined
    ? []
    : [{ from: sentence.from + end, to: sentence.from + end, replacement: ",", reason: why }];
}

/** `When the gates opened we ran`, `After three hours of waiting the doors opened`, `However the council refused`. */
const openings: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  if (sentence.kind === "verse" || tokens.length < 6 || !/[.!]$/.test(sentence.text)) return [];
  const opening = openingOf(clause);
  if (opening?.kind === "adverb") {
    const verb = verbOfSubjectAt(clause, 1);
    return verb > 0 && /^(?:DET|PRON|PROPN)$/.test(tag(1)) && !opensAnother(clause, verb)
      ? commaBefore(clause, 1)
      : [];
  }
  if (opening && (sure.test(key(opening.from - 1)) || verbOfSubjectAt(clause, opening.from) > 0)) {
    const at = mainClauseBehind(clause, opening.from, "clause");
    // `By the time I was nine I could read`: nobody stumbles.
    const isShort = key(0) === "by" && at <= 6 && tag(opening.from) === "PRON" && tag(at) === "PRON";
    if (isShort) return [];
    if (at > 0)
      return sentence.text.slice(0, tokens[at]?.start).includes(masked) ? [] : commaBefore(clause, at);
  }
  const twoWords =
    (/^(?:because|instead|thanks|due|owing|apart)$/.test(key(0)) && /^(?:of|to|from)$/.test(key(1))) ||
    (key(0) === "in" && key(1) === "spite");
  const leads =
    twoWords ||
    prepositions.test(key(0)) ||
    key(0) === "having" ||
    (tag(0) === "VERB" && key(0).endsWith("ing") && key(0) !== "according") ||
    (key(0) === "to" && tag(1) === "VERB");
  // `For a boy to read to grown men was`: what is done is the subject.
  if (
    !leads ||
    (key(0) === "for" && tokens.some((_token, index) => key(index) === "to" && tag(index + 1) === "VERB"))
  )
    return [];
  // `Naming the file this way tells Rust`, `Running and testing your code needs`: what is done is the subject, or an object goes on.
  const isDoing = tag(0) === "VERB" && key(0).endsWith("ing") && key(0) !== "having";
  if (isDoing && !doneFirst(clause)) return [];
  const at = mainClauseBehind(clause, twoWords || key(0) === "having" ? 2 : 1, "phrase");
  const isLong = at >= 6 || (at >= 3 && tokens.slice(0, at).some(({ tag: one }) => one === "VERB"));
  return isLong && !sentence.text.slice(0, tokens[at]?.start).includes(masked) && !isFinite(clause, at - 1)
    ? commaBefore(clause, at)
    : [];
};

export const openingCommaRules: readonly GrammarRule[] = [openings];
