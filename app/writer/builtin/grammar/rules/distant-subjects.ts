/** Subjects that do not stand right before their verb. */

import {
  collectives,
  isPlural,
  pastForm,
  people,
  singularInS,
  thirdPerson,
  uncountables,
} from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, several } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";

const single: Readonly<Record<string, string>> = { have: "has", are: "is", were: "was", do: "does" };

const nominal = new Set(["NOUN", "PROPN", "ADJ", "DET", "NUM", "PRON"]);

/** The place behind a noun phrase that begins here, and its last noun; null for none. */
function phraseAt({ key, tag }: Clause, index: number): { end: number; head: string } | null {
  let at = index;
  let head = "";
  while (at < index + 6 && nominal.has(tag(at)) && !/^(?:who|which|that|what|there)$/.test(key(at))) {
    if (tag(at) === "NOUN") head = key(at);
    at += 1;
    if (tag(at) === "PRON" && head !== "") break;
  }
  return head === "" ? null : { end: at, head };
}

/** `most of them was`. */
const ofThem: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return eachWord(clause, "most some all many both several few").flatMap((index): Edit[] => {
    if (key(index + 1) !== "of" || !/^(?:them|us|you|these|those)$/.test(key(index + 2))) return [];
    if (!opens(index) && !/^(?:and|but)$/.test(key(index - 1))) return [];
    const right = several[key(index + 3)];
    return right && tag(index + 3) === "AUX" ? edit(index + 3, index + 3, right, agree) : [];
  });
};

/** `an article that say`. */
const relatives: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "that which who").flatMap((index): Edit[] => {
    const [noun, verb] = [key(index - 1), key(index + 1)];
    const first = tag(index - 2) === "ADJ" ? index - 3 : index - 2;
    if (!/^(?:an?|the|this|one|my|his|her|our)$/.test(key(first)) || key(first - 1) === "of") return [];
    if (tag(index - 1) !== "NOUN" || isPlural(noun) || collectives.has(noun) || singularInS.has(noun))
      return [];
    // `the sort that say so`: many of them; `the sense that live data is frail`: no verb.
    if (/^(?:sort|kind|type)$/.test(noun) || (verb === "live" && tag(index + 2) === "NOUN")) return [];
    // `concepts used in the code that have`: those before may be meant.
    if (
      tag(first - 1) === "ADP" &&
      tokens.slice(0, first).some(({ key: one, tag: own }) => own === "NOUN" && isPlural(one))
    )
      return [];
    return /^(?:say|tell|make|take|give|go|come|get|know|think|want|live|seem|have)$/.test(verb) &&
      ["VERB", "AUX"].includes(tag(index + 1)) &&
      tokens[index + 1]?.lemma === verb &&
      !/\b(?:suggest|demand|insist|propos|recommend|request)/.test(noun)
      ? edit(index + 1, index + 1, clause.narrates ? pastForm(verb) : thirdPerson(verb), agree)
      : [];
  });
};

/** `each of the boys have`, `neither of us are`. */
const oneOf: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return eachWord(clause, "each neither either one every").flatMap((index): Edit[] => {
    if (!opens(index) && key(index - 1) !== "and") return [];
    // `My brother and one of his friends have`: the second of two.
    const told = clause.tokens.slice(0, index);
    if (key(index - 1) === "and" && index > 1 && !told.some(({ tag: one }) => /^(?:VERB|AUX)$/.test(one)))
      return [];
    const from = key(index) === "every" && key(index + 1) === "one" ? index + 1 : index;
    if (key(from + 1) !== "of") return [];
    const end = /^(?:us|them|you)$/.test(key(from + 2)) ? from + 3 : (phraseAt(clause, from + 2)?.end ?? -1);
    if (end < 0) return [];
    // `one of the reasons these songs are unknown`: another clause begins.
    if (clause.tokens.slice(from + 3, end).some(({ tag: one }) => one === "DET")) return [];
    const at = pastAdverbs(clause, end);
    const right = single[key(at)];
    return right && tag(at) === "AUX" && !/\?\s*$/.test(clause.sentence.text)
      ? edit(at, at, right, agree)
      : [];
  });
};

const places = new Set([
  "in",
  "on",
  "at",
  "from",
  "near",
  "behind",
  "under",
  "with",
  "for",
  "of",
  "to",
  "above",
  "below",
]);
const oneThing =
  /^(?:list|box|bag|basket|quality|price|colour|color|use|purpose|aim|result|cost|key|door|taste|sound|smell|length|size|height|bunch|packet|bottle|cup|photo|picture|copy|end|beginning|roof|owner|name|title)$/;
const leading = new Set("the my our your his her their its these those this that".split(" "));

/** `the books on the shelf was`, `the list of names are`. */
const throughPlaces: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return eachWord(clause, leading).flatMap((index): Edit[] => {
    if (!opens(index) || (index > 0 && key(index - 1) === ",")) return [];
    let head = index + 1;
    while (
      head < index + 4 &&
      ["ADJ", "NOUN", "PART"].includes(tag(head)) &&
      ["ADJ", "NOUN", "PART"].includes(tag(head + 1))
    )
      head += 1;
    if (tag(head) !== "NOUN" || !places.has(key(head + 1))) return [];
    const inner = phraseAt(clause, head + 2);
    if (!inner || ["CCONJ"].includes(tag(inner.end))) return [];
    const at = inner.end;
    const noun = key(head);
    if (tag(at) !== "AUX" || /^(?:and|or)$/.test(key(head + 2))) return [];
    if (isPlural(noun) && !collectives.has(noun) && !isPlural(inner.head))
      return several[key(at)] && !/^(?:this|that)$/.test(key(index))
        ? edit(at, at, several[key(at)] ?? "", agree)
        : [];
    return key(head + 1) === "of" &&
      oneThing.test(noun) &&
      single[key(at)] &&
      key(at) !== "do" &&
      !/^(?:if|though|wish|whether)$/.test(key(index - 1))
      ? edit(at, at, single[key(at)] ?? "", agree)
      : [];
  });
};

/** `the hotel where we stayed don't exist`. */
const throughClauses: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return eachWord(clause, leading).flatMap((index): Edit[] => {
    if (!opens(index) || /^(?:its|these|those)$/.test(key(index))) return [];
    const head = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
    if (tag(head) !== "NOUN" || isPlural(key(head)) || collectives.has(key(head))) return [];
    let at = head + 1;
    if (/^(?:where|that|which|who)$/.test(key(at))) at += 1;
    if (!/^(?:i|you|he|she|we|they)$/.test(key(at)) || tag(at + 1) !== "VERB") return [];
    at += 2;
    if (/^(?:in|at|on|to|with|for)$/.test(key(at))) at += 1;
    return key(at) === "do" && key(at + 1) === "n't" ? edit(at, at, "does", agree) : [];
  });
};

/** `the news are good`, `the furniture were old`. */
const masses: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return clause.tokens.flatMap(({ key: noun }, index): Edit[] => {
    if (!(uncountables.has(noun) || noun === "news") || tag(index) !== "NOUN") return [];
    const first = /^(?:the|this|that|my|our|your|his|her|their)$/.test(key(index - 1)) ? index - 1 : index;
    // `land, labour and equipment are`; `if the money were his`.
    // `what is useful, but out of scope, information are`: no clause begins behind a comma alone.
    if (!opens(first) || /^(?:and|or|if|though|although|whether|,)$/.test(key(first - 1))) return [];
    // `The information in this notebook were`
    const through = first < index && tag(index + 1) === "ADP" ? phraseAt(clause, index + 2) : null;
    if (through && (isPlural(through.head) || tag(through.end) !== "AUX")) return [];
    const at = through?.end ?? index + 1;
    const right = single[key(at)];
    return right && key(at) !== "do" && !/\?\s*$/.test(clause.sentence.text)
      ? edit(at, at, right, agree)
      : [];
  });
};

const unit =
  /^(?:years?|months|weeks|days|hours|minutes|seconds|pounds|dollars|euros|miles|metres|meters|percent|degrees|times|means|series|species)$/;

/** `there was food stalls`. */
const plainPlurals: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "there").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    if (verb !== "is" && verb !== "was") return [];
    let at = pastAdverbs(clause, index + 2);
    if (/^(?:no|any|enough|other)$/.test(key(at))) at += 1;
    while (tag(at) === "ADJ" && at < index + 5) at += 1;
    let head = -1;
    for (; tag(at) === "NOUN" && at < index + 7; at += 1) head = at;
    const noun = key(head);
    return head >= 0 &&
      isPlural(noun) &&
      !unit.test(noun) &&
      !singularInS.has(noun) &&
      (["ADP", "PUNCT", "ADV", "VERB", ""].includes(tag(head + 1)) || key(head + 1) === "all")
      ? edit(index + 1, index + 1, several[verb] ?? verb, agree)
      : [];
  });
};

/** `My sister and me went`: the last of a pair before its verb. */
const pairs: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return eachWord(clause, "me").flatMap((index): Edit[] => {
    if (key(index - 1) !== "and" || !["VERB", "AUX"].includes(tag(index + 1))) return [];
    const noun = index - 2;
    const first = leading.has(key(noun - 1)) ? noun - 1 : noun;
    if (!opens(first) || !(people.has(key(noun)) || tag(noun) === "PROPN") || key(first - 1) === ",")
      return [];
    const has = key(index + 1) === "has" ? edit(index + 1, index + 1, "have", agree) : [];
    return [...edit(index, index, "I", "The subject form stands here"), ...has];
  });
};

export const distantSubjectRules: readonly GrammarRule[] = [
  oneOf,
  ofThem,
  relatives,
  throughPlaces,
  throughClauses,
  masses,
  plainPlurals,
  pairs,
];
