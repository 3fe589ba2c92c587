/** The forms that verbs take behind other verbs. */

import {
  baseOfPast,
  baseOfThird,
  participleOfBase,
  ingForm,
  participleOfPast,
  pastOfParticiple,
} from "../../../prose/english/forms.ts";
import { pureVerbs } from "../../../prose/english/verbs.ts";
import { isThing } from "./helper-nouns.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";

const base = "The base form stands here";
const participle = "The participle stands here";
const dos = new Set(["do", "does", "did"]);
const modals = new Set([
  "can",
  "could",
  "will",
  "would",
  "shall",
  "should",
  "may",
  "might",
  "must",
  "ca",
  "wo",
  "cannot",
]);
const haves = new Set(["have", "has", "had", "'ve"]);
const subjects = /^(?:i|you|he|she|it|we|they)$/;

/** The base of a verb in the past or in -s; empty if the word is neither for sure. */
function baseOf({ tokens, key, tag }: Clause, index: number): string {
  const word = key(index);
  const irregular = baseOfPast.get(word);
  if (irregular && irregular !== word) return irregular;
  if (tag(index) !== "VERB") return "";
  const lemma = tokens[index]?.lemma ?? "";
  if (
    /.{2}ing$/.test(word) &&
    lemma !== word &&
    word.startsWith(lemma.slice(0, -1)) &&
    modals.has(key(index - 1))
  )
    return lemma;
  if (/(?:s|ed)$/.test(word) && lemma !== word && lemma.length > 1 && word.startsWith(lemma.slice(0, -1)))
    return word.endsWith("s") && !word.endsWith("ss") ? baseOfThird(word) : lemma;
  return "";
}

const helpers = new Set([...dos, ...modals]);
/** Where somebody does what stands before: `I did accounts at a mill`. */
const worksAt = /^(?:at|for|in|from|with|[,.;:!?]|)$/;

/** `did went`, `doesn't knows`, `can sings`, `did you saw`. */
const afterHelpers: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, helpers).flatMap((index): Edit[] => {
    const word = key(index);
    const does = dos.has(word);
    if (
      tag(index) === "NOUN" ||
      (does && tag(index) === "VERB" && key(index + 1) !== "n't" && key(index + 1) !== "not")
    )
      return [];
    if (isThing(clause, index)) return [];
    // `Try as I might to sleep`
    if (key(index - 2) === "as" && key(index + 1) === "to") return [];
    let at = pastAdverbs(clause, index + 1);
    // `Whether they will remains to be seen`
    if (/^remain(?:s|ed)$/.test(key(at)) && key(at + 1) === "to" && key(at + 2) === "be") return [];
    // `if it could left alone`: what is missing is `be`.
    if (key(at) === "left" && /^(?:alone|out|behind|over|open|as|until|to)$/.test(key(at + 1))) return [];
    if (modals.has(word) && key(at).endsWith("ed") && /^(?:for|by)$/.test(key(at + 1))) return [];
    const inverted =
      subjects.test(key(at)) &&
      (index === 0 || /^(?:what|where|when|why|how|who|,|and|but)$/.test(key(index - 1)));
    if (inverted) at = pastAdverbs(clause, at + 1);
    else if (at === index + 1 && does && word !== "did") return [];
    else if (at === index + 1 && word === "did" && /[^s]s$/.test(key(at)) && worksAt.test(key(at + 1)))
      return [];
    // `Must records sound like records?`, `How could printing it help?`: the subject stands here.
    else if (
      modals.has(word) &&
      /\?\s*$/.test(clause.sentence.text) &&
      // `From there, would admitting them drag it down?`
      (index === 0 || /^(?:how|what|when|where|why|,)$/.test(key(index - 1)))
    )
      return [];
    if (
      modals.has(word) &&
      key(at) === "to" &&
      !inverted &&
      ["VERB", "AUX"].includes(tag(at + 1)) &&
      at === index + 1 &&
      word !== "will" &&
      tag(index - 1) !== "DET" &&
      // `do everything we can to help`
      !tokens
        .slice(0, index)
        .some(({ key: one }) =>
          /^(?:all|everything|anything|what|whatever|best|most|nothing|more|much|little)$/.test(one),
        )
    )
      return edit(at, at, "", "No to behind this verb");
    const right = baseOf(clause, at);
    if (
      right === "" ||
      // `The reason why it cannot ensures that`
      (key(index - 2) === "why" && key(index - 3) === "reason" && baseOfThird(key(at)) !== key(at)) ||
      // `so will entering a word`: what is done is the subject.
      (/^(?:so|nor|neither)$/.test(key(index - 1)) && key(at).endsWith("ing")) ||
      (modals.has(word) &&
        /^(?:left|found|felt|thought|saw|ground|wound)$/.test(key(at)) &&
        !baseOfPast.has(key(at))) ||
      // `don't fell with it`: trees are felled.
      key(at) === "fell"
    )
      return [];
    if (/^(?:had|has)$/.test(key(at)) && key(at + 1) === "better") return [];
    // `Only then can benefits be granted`, `you will guaranteed find it`.
    if (/^(?:be|have)$/.test(key(at + 1)) || key(at) === "guaranteed") return [];
    // `Not only can making a game can make you famous`
    if (key(at).endsWith("ing") && tokens.slice(at).some(({ key: one }) => one === word)) return [];
    // `those accounts will credited automatically`: `be` may be what is missing.
    if (
      key(at).endsWith("ed") &&
      modals.has(word) &&
      (tag(at + 1) === "ADV" || /^(?:by|[.,;]?)$/.test(key(at + 1)))
    )
      return [];
    return edit(at, at, right, base);
  });
};

const plainPasts = new Set(
  "went gave took knew wrote ate spoke made bought brought taught told got sent kept lost met paid sold spent won understood became began chose came was had did".split(
    " ",
  ),
);

/** `to went`, `for to go`, `want too go`. */
const infinitives: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return [
    ...eachWord(clause, "to").flatMap((index): Edit[] => {
      const past = key(index + 1);
      if (
        plainPasts.has(past) &&
        ["VERB", "ADJ", "NOUN", "PRON"].includes(tag(index - 1)) &&
        (past !== "was" || key(index - 1) === "want") &&
        key(index + 2) !== "up"
      )
        return edit(index + 1, index + 1, past === "was" ? "be" : (baseOfPast.get(past) ?? past), base);
      if (
        /^(?:try|tries|tried|trying|want|wants|wanted|need|needs|needed|going|used|able|decided|started|began|forgot|refused|hope|hoped)$/.test(
          key(index - 1),
        ) &&
        tag(index + 1) === "VERB" &&
        past.endsWith("ed") &&
        clause.tokens[index + 1]?.lemma !== past
      )
        return edit(index + 1, index + 1, clause.tokens[index + 1]?.lemma ?? past, base);
      if (
        key(index - 1) === "for" &&
        tag(index + 1) === "VERB" &&
        index > 1 &&
        !/^(?:ask|asked|asking|look|looking|call|waiting|hoping|longing|wishing)$/.test(key(index - 2))
      )
        return edit(index - 1, index, "to", "To alone says why");
      return [];
    }),
    ...eachWord(clause, "too").flatMap((index): Edit[] =>
      /^(?:want|wants|wanted|going|have|has|had|need|needs|needed|used|try|tries|tried|trying|able|supposed|like|love|hope)$/.test(
        key(index - 1),
      ) &&
      tag(index + 1) === "VERB" &&
      (clause.tokens[index + 1]?.lemma ?? "") === key(index + 1)
        ? edit(index, index, "to", "To before a verb")
        : [],
    ),
  ];
};

const verbNotNoun = new Set(
  "send receive decide arrive forget choose write speak go take give see lose begin know tell eat learn buy".split(
    " ",
  ),
);

const beforeParticiples = new Set([
  ...haves,
  ..."i you he she it we they could should would might must was were been being is are be".split(" "),
]);

/** `have went`, `has wrote`, `could of gone`, `I seen`, `was wrote`. */
const participles: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, beforeParticiples).flatMap((index): Edit[] => {
    const word = key(index);
    if (haves.has(word)) {
      // `Whatever it has went in the spring`: the verb of all that.
      if (
        /^(?:whatever|whichever|what|all|everything)$/.test(key(index - 2)) &&
        subjects.test(key(index - 1))
      )
        return [];
      let at = pastAdverbs(clause, index + 1);
      if (
        subjects.test(key(at)) &&
        (index === 0 || /^(?:what|where|when|why|how|who|,|and|but)$/.test(key(index - 1)))
      )
        at = pastAdverbs(clause, at + 1);
      // `what she might have did not show`; `all the fun I ever had came`.
      if ((key(at) === "did" && /^(?:not|n't)$/.test(key(at + 1))) || key(index - 1) === "ever") return [];
      const right = participleOfPast.get(key(at));
      if (right && !(key(at) === "saw" && tag(at) === "NOUN")) return edit(at, at, right, participle);
      const whole =
        participleOfBase.get(key(at)) ??
        (verbNotNoun.has(key(at)) ? `${key(at)}d`.replace(/([^e])d$/, "$1ed") : "");
      return verbNotNoun.has(key(at)) &&
        whole !== key(at) &&
        key(at + 1) !== "-" &&
        tag(at) === "VERB" &&
        (subjects.test(key(index - 1)) || ["NOUN", "PROPN"].includes(tag(index - 1)))
        ? edit(at, at, whole, participle)
        : [];
    }
    if (/^(?:could|should|would|might|must)$/.test(word)) {
      const of = key(index + 1) === "n't" || key(index + 1) === "not" ? index + 2 : index + 1;
      const next = key(of + 1);
      return key(of) === "of" &&
        (["VERB", "AUX"].includes(tag(of + 1)) || /(?:ed|en)$/.test(next)) &&
        next !== "course"
        ? edit(of, of, "have", "Have, not of")
        : [];
    }
    if (/^(?:was|were|been|being|is|are|be)$/.test(word)) {
      const at = pastAdverbs(clause, index + 1);
      return /^(?:wrote|took|gave|chose|stole|threw|drove|spoke|ate|drew|did)$/.test(key(at)) &&
        at <= index + 2 &&
        // `news of who it was did come out`
        !(
          key(at) === "did" &&
          tokens.slice(0, index).some(({ key: one }) => /^(?:who|what|how|where)$/.test(one))
        )
        ? edit(at, at, participleOfPast.get(key(at)) ?? key(at), participle)
        : [];
    }
    if (!subjects.test(word)) return [];
    const next = key(index + 1);
    const past = pastOfParticiple.get(next);
    if (!past || next === past || /^(?:come|become|run)$/.test(next)) return [];
    if (
      haves.has(key(index - 1)) ||
      modals.has(key(index - 1)) ||
      /^(?:'d|'s|be|been|was|were|is|are|n't|not)$/.test(key(index - 1))
    )
      return [];
    return /^(?:seen|done|gone|taken|eaten|written|begun|drunk|rung|sung)$/.test(next) && word !== "it"
      ? edit(index + 1, index + 1, past, "The simple past stands here")
      : [];
  });
};

const idiomatic = new Set(
  "agree disagree use suppose forward since despite depend depends depended afraid married interested arrive arrived explain explained explains discuss discussed discussing listen listens listened listening according more most nothing nobody no".split(
    " ",
  ),
);

/** Whether nothing stands before a subject that its clause could describe. */
const isFirst = ({ key, tag }: Clause, subject: number): boolean =>
  /^(?:,|and|but|because|when|so)?$/.test(key(subject - 1)) ||
  (/^(?:ADV|SCONJ)$/.test(tag(subject - 1)) && !/^(?:that|what|how)$/.test(key(subject - 1)));

/** `I am working here since nine years`: the verb that goes on with it. */
function goingOn({ key, edit, tokens }: Clause, since: number): Edit[] {
  const be = tokens.findLastIndex(
    (_one, at) => at < since && /^(?:am|are|is|'m|'re)$/.test(key(at)) && key(at + 1).endsWith("ing"),
  );
  const have: Readonly<Record<string, string>> = { "'m": "'ve", "'re": "'ve", is: "has" };
  return be > 0 ? edit(be, be, `${have[key(be)] ?? "have"} been`, "It goes on since then") : [];
}

/** `I am agree`, `use to`, `was suppose to`, `look forward to meet`, `since three years`. */
const idioms: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, idiomatic).flatMap((index): Edit[] => {
    const [word, prior, next] = [key(index), key(index - 1), key(index + 1)];
    if (/^(?:agree|disagree)$/.test(word) && /^(?:am|'m|are|'re|is)$/.test(prior))
      return edit(index - 1, index - 1, "", "Agree needs no be");
    if (
      word === "use" &&
      next === "to" &&
      (subjects.test(prior) || prior === "who") &&
      // `the tools you use to build it`: what is used stands before.
      (prior === "who" || isFirst(clause, index - 1)) &&
      tag(index + 2) === "VERB" &&
      tokens[index + 2]?.lemma === key(index + 2)
    )
      return edit(index, index, "used", "Used to, of a habit");
    if (word === "suppose" && next === "to" && /^(?:am|is|are|was|were|'m|'s|'re|not|n't)$/.test(prior))
      return edit(index, index, "supposed", participle);
    if (
      word === "forward" &&
      next === "to" &&
      prior.startsWith("look") &&
      tag(index + 2) === "VERB" &&
      tokens[index + 2]?.lemma === key(index + 2) &&
      // `looking forward to Man of the Year`: a name.
      tokens[index + 2]?.text === key(index + 2) &&
      // `look forward to spring.`
      !(/^(?:PUNCT)?$/.test(tag(index + 3)) && !pureVerbs.has(key(index + 2)))
    )
      return edit(index + 2, index + 2, ingForm(key(index + 2)), "Look forward to takes -ing");
    if (
      word === "since" &&
      /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|\d{1,2})$/.test(next) &&
      /^(?:years|months|weeks|days|hours)$/.test(key(index + 2)) &&
      key(index + 3) !== "ago"
    )
      return [...goingOn(clause, index), ...edit(index, index, "for", "For a length of time")];
    if (word === "despite" && next === "of") return edit(index + 1, index + 1, "", "Despite needs no of");
    if (/^(?:depend|depends|depended)$/.test(word) && next === "of" && key(index + 2) !== "course")
      return edit(index + 1, index + 1, "on", "Depend on");
    if (word === "afraid" && next === "from") return edit(index + 1, index + 1, "of", "Afraid of");
    // `He was married with two children.`
    // `married with hands like a tanner's`: how, and not to whom.
    const isOne =
      /^(?:an?|the|my|his|her|him|them|me|us|someone|somebody|each|one)$/.test(key(index + 2)) ||
      tag(index + 2) === "PROPN";
    if (word === "married" && next === "with" && isOne) return edit(index + 1, index + 1, "to", "Married to");
    if (word === "interested" && /^(?:about|on)$/.test(next))
      return edit(index + 1, index + 1, "in", "Interested in");
    if (/^arrived?$/.test(word) && next === "to" && key(index + 2) !== "be" && tag(index + 2) !== "VERB")
      return edit(index + 1, index + 1, tag(index + 2) === "PROPN" ? "in" : "at", "Arrive at a place");
    // `explain them to us`, `explained them well`: things.
    const isTold = /^(?:me|us|him)$/.test(next)
      ? key(index + 2) !== "to"
      : /^(?:that|how|why|what|when|where|about)$/.test(key(index + 2));
    if (/^(?:explain|explained|explains)$/.test(word) && /^(?:me|us|him|them)$/.test(next) && isTold)
      return edit(index + 1, index + 1, `to ${next}`, "Explain to somebody");
    // `It was discussed about a year ago.`
    const isSuffered = /^(?:was|were|been|is|are|be|being)$/.test(prior);
    if (/^(?:discuss|discussed|discussing)$/.test(word) && next === "about" && !isSuffered)
      return edit(index + 1, index + 1, "", "Discuss needs no about");
    if (/^listen(?:s|ed|ing)?$/.test(word) && /^(?:music|me|him|us|them|it|songs|podcasts)$/.test(next))
      return edit(index + 1, index + 1, `to ${next}`, "Listen to");
    if (word === "according" && next === "with") return edit(index + 1, index + 1, "to", "According to");
    if (
      word === "more" &&
      /^(?:better|worse|bigger|smaller|faster|slower|easier|harder|cheaper|older|younger|stronger|happier|taller|shorter|longer|higher|lower|nicer)$/.test(
        next,
      ) &&
      !/^(?:one|two|three|four|five|six|few|no|any|some|once|many|much)$/.test(prior) &&
      key(index + 2) !== "-"
    )
      return edit(index, index, "", "One comparative is enough");
    if (
      word === "most" &&
      /^(?:best|worst|biggest|smallest|fastest|easiest|hardest|cheapest|oldest|youngest|happiest|tallest|nicest)$/.test(
        next,
      )
    )
      return edit(index, index, "", "One superlative is enough");
    if (/^(?:nothing|nobody|no)$/.test(word) && doubleNegative(clause, index))
      return edit(index, index, word.replace(/^no(?=t|b|$)/, "any"), "One negation is enough");
    return [];
  });
};

/** `don't know nothing`: a negation, its verb and the second negation, side by side. */
function doubleNegative({ key, tag }: Clause, index: number): boolean {
  // `was n't supposed to say nothing`, `do n't want to see nobody`
  const isAhead =
    key(index - 2) === "to" &&
    /^(?:supposed|going|want|allowed|able|need|have|ought|like|expect|meant|trying)$/.test(key(index - 3)) &&
    /^(?:n't|not)$/.test(key(index - 4)) &&
    key(index) !== "no";
  if (isAhead && tag(index - 1) === "VERB" && !/^(?:VERB|AUX)$/.test(tag(index + 1))) return true;
  return (
    /^(?:n't|not)$/.test(key(index - 2)) &&
    tag(index - 1) === "VERB" &&
    /^(?:do|does|did|ca)$/.test(key(index - 3)) &&
    !(key(index) === "no" && tag(index + 1) !== "NOUN") &&
    !["VERB", "AUX"].includes(tag(index + 1))
  );
}

export const verbFormRules: readonly GrammarRule[] = [afterHelpers, infinitives, participles, idioms];
