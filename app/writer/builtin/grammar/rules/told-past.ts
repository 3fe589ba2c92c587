/** A present that stands alone in what is told of the past, and a present for what goes on since a day: `He wiped the window, and then he turns round`, `I collect these since 2015`. */

import { baseOfPast, baseOfThird, ingForm, pastForm } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { hasFinite } from "./main-clauses.ts";

const reason = "The past, as in what stands around";

/** Done in a moment, by somebody or something that is there: no habit beside a past. */
const events = new Set(
  "arrive get put turn take give shut sit pull push reach lift nod smile shake step drop hand throw grab lean knock point whisper shout laugh sigh shrug pick climb jump catch fall hit kiss touch slip swing press wipe fold pour unlock switch kick roll kneel crouch bend pause blink cough glance stare turn walk stop stand open close look tap slam lock bang slide creak crash spin tumble hurry rush march crawl wander swallow gasp wink mutter murmur mumble yell scream reply answer dial unfold unwrap unscrew scratch rub squeeze hug drag toss fling tip hang wave bring fetch leave run hold".split(
    " ",
  ),
);
const habits =
  /^(?:now|still|today|nowadays|always|usually|often|sometimes|every|each|daily|never|since|ever|currently|tomorrow|tonight|next|soon|whenever|if|will|can|may|normally|mostly|generally)$/;
const present = /^(?:is|are|am|'s|'re|'m|has|have|'ve|do|does|'ll|shall)$/;

const isPastAt = ({ key, tag, tokens }: Clause, at: number): boolean =>
  tag(at) === "VERB" &&
  (baseOfPast.has(key(at))
    ? baseOfPast.get(key(at)) !== key(at)
    : key(at).endsWith("ed") && tokens[at]?.lemma !== key(at));

/** Whether nothing else in the sentence is in the present, and nothing tells of a habit. */
function isStory({ tokens, tag, key, sentence }: Clause, besides: number): boolean {
  return (
    sentence.kind === "paragraph" &&
    /[.!…]["”’']?$/.test(sentence.text) &&
    tokens.every(({ key: word, lemma }, at) => {
      if (at === besides) return true;
      if (habits.test(word)) return false;
      if (tag(at) === "AUX" && present.test(word)) return key(at - 1) === "to";
      return !(tag(at) === "VERB" && baseOfThird(word) !== word && lemma === baseOfThird(word));
    })
  );
}

/** `Tomasz wiped the window, and then he turns round`, `went quiet and then calls his wife in`, `and then open them`. */
const behindPast: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "then").flatMap((index): Edit[] => {
    if (!/^(?:and|,)$/.test(key(index - 1))) return [];
    const at = /^(?:he|she|it)$/.test(key(index + 1)) ? index + 2 : index + 1;
    const verb = key(at);
    const base = baseOfThird(verb);
    const before = tokens
      .slice(0, index)
      .findLastIndex((_one, place) => /^(?:VERB|AUX)$/.test(tag(place)) && !key(place).endsWith("ing"));
    if (before < 0 || !isPastAt(clause, before) || tokens[at]?.text !== verb) return [];
    if (/^(?:open|close|empty|dry|clean|clear|warm|shut|slam)$/.test(verb) && at === index + 1)
      return tag(at) !== "VERB" &&
        /^(?:it|them|him|her|the|his|my|their)$/.test(key(at + 1)) &&
        !/^(?:to|let|made|make|n't|not)$/.test(key(before - 1)) &&
        isStory(clause, at) &&
        verb !== "shut"
        ? edit(at, at, pastForm(verb), reason)
        : [];
    if (
      base === verb ||
      tag(at) !== "VERB" ||
      !(events.has(base) || /^(?:call|ask|say|tell|go|come)$/.test(base))
    )
      return [];
    return /^(?:DET|PRON|ADP|ADV|PUNCT)$/.test(tag(at + 1)) && isStory(clause, at) && clause.around !== ""
      ? edit(at, at, pastForm(base), reason)
      : [];
  });
};

/** `drove by with my daughter and show her the window`: taken for a noun, but a noun has no object. */
const withObject: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (clause.around === "") return [];
  return eachWord(
    clause,
    "show hand ask name help pass offer promise kiss thank hug call book wave point walk drive watch".replace(
      / /g,
      " ",
    ),
  ).flatMap((at): Edit[] => {
    if (key(at - 1) !== "and" || tag(at) !== "NOUN" || tokens[at]?.text !== key(at)) return [];
    const isGiven =
      /^(?:him|her|them|me|us)$/.test(key(at + 1)) &&
      /^(?:the|a|an|how|what|where|my|his|our|their|to|round|for)$/.test(key(at + 2));
    if (!isGiven) return [];
    const before = tokens.slice(0, at).findLastIndex((_one, place) => /^(?:VERB|AUX)$/.test(tag(place)));
    return before > 0 &&
      isPastAt(clause, before) &&
      /^(?:i|we|he|she|they)$/.test(key(before - 1)) &&
      isStory(clause, at)
      ? edit(at, at, pastForm(key(at)), reason)
      : [];
  });
};

/** `Last year Len inspects a home near Hull`, `Yesterday the vicar rings`: the day is over. */
const lastTime: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  const isLast =
    key(0) === "last" &&
    /^(?:year|week|month|night|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
      key(1),
    );
  if (!isLast && key(0) !== "yesterday") return [];
  const from = isLast ? 2 : 1;
  const start = key(from) === "," ? from + 1 : from;
  let at = start;
  while (
    at < start + 5 &&
    /^(?:PRON|PROPN|DET|ADJ|NOUN)$/.test(tag(at)) &&
    !(baseOfThird(key(at)) !== key(at) && isVerbBase(baseOfThird(key(at))) && at > start)
  )
    at += 1;
  const base = baseOfThird(key(at));
  if (
    at === start ||
    base === key(at) ||
    !(tag(at) === "VERB" || (tag(at) === "NOUN" && tag(at + 1) === "DET")) ||
    !/^(?:DET|PRON|ADP|ADV)$/.test(tag(at + 1))
  )
    return [];
  if (
    tokens.some(
      ({ key: word }, place) => place !== at && (present.test(word) || /^(?:every|always|will)$/.test(word)),
    )
  )
    return [];
  return edit(at, at, pastForm(base), "The day is past");
};

const lasting = "It goes on since then";
const spans = /^(?:years|months|decades)$/;

/** `I collect these places since 2015`, `I am here since the second`, `I am driving trams for eleven years`. */
const goesOn: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (!/^(?:i|we|they|he|she)$/.test(key(0))) return [];
  const isOne = /^(?:he|she)$/.test(key(0));
  const have = isOne ? "has" : "have";
  const first = 1;
  const be = /^(?:am|are|is)$/.test(key(first));
  const point = [...eachWord(clause, "since")].find(
    (index) =>
      /^(?:19|20)\d\d$/.test(key(index + 1)) ||
      (key(index + 1) === "the" &&
        /^(?:first|second|third|fourth|fifth|beginning|start|end|age|spring|summer|autumn|winter|\d+(?:st|nd|rd|th))$/.test(
          key(index + 2),
        )) ||
      (key(index + 1) === "i" && key(index + 2) === "was"),
  );
  const span = [...eachWord(clause, "for")].find(
    (index) =>
      (tag(index + 1) === "NUM" || /^(?:many|several)$/.test(key(index + 1))) &&
      !/^(?:one|two|1|2)$/.test(key(index + 1)) &&
      spans.test(key(index + 2)) &&
      /^(?:PUNCT|CCONJ|)$/.test(tag(index + 3)),
  );
  const cue = point ?? (be ? span : undefined);
  if (cue === undefined || cue < 3 || cue > 12) return [];
  if (point !== undefined && key(point + 1) === "the" && hasFinite(clause, point + 1)) return [];
  if (
    tokens
      .slice(first + 1, cue)
      .some(
        ({ key: word, tag: one }, at) =>
          ((one === "AUX" || one === "VERB") && !(be && at === 0)) ||
          /^(?:that|who|which|when|,|because|and|but)$/.test(word),
      )
  )
    return [];
  if (be) {
    const next = key(first + 1);
    if (point !== undefined && /^(?:ADV|ADP|ADJ)$/.test(tag(first + 1)))
      return edit(first, first, `${have} been`, lasting);
    return next.endsWith("ing") &&
      tag(first + 1) === "VERB" &&
      !/^(?:going|leaving|staying|moving|coming|planning|hoping|saving|looking)$/.test(next)
      ? edit(first, first, `${have} been`, lasting)
      : [];
  }
  const base = isOne ? baseOfThird(key(first)) : key(first);
  if (
    tag(first) !== "VERB" ||
    !isVerbBase(base) ||
    (isOne && base === key(first)) ||
    tokens[first]?.lemma !== base
  )
    return [];
  if (
    /^(?:live|work|know|be|have|own|belong|want|like|love|need|hate|believe|see|hear|put|cut|read)$/.test(
      base,
    )
  )
    return [];
  return edit(first, first, base === "run" ? `${have} run` : `${have} been ${ingForm(base)}`, lasting);
};

export const toldPastRules: readonly GrammarRule[] = [behindPast, withObject, lastTime, goesOn];
