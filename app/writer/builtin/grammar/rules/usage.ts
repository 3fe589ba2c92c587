/** Prepositions, articles, whole phrases and the order of an indirect question. */

import { ingForm, isPlural, people, singularOf } from "../../../prose/english/forms.ts";
import { months, weekdays } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { wrongPhrasesIn } from "./wrong-phrases.ts";

/** `in Tuesday`, `on 2009`, `on July`, `in Christmas`, `in night`. */
const times: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "in on at").flatMap((index): Edit[] => {
    const [word, next, behind] = [key(index), key(index + 1), key(index + 2)];
    const closed = !["NOUN", "PROPN", "NUM", "PART"].includes(tag(index + 2)) && behind !== "'s";
    if (word !== "on" && weekdays.has(next) && !/^(?:'s|schools?)$/.test(behind))
      return edit(index, index, "on", "On a day");
    if (word === "on" && /^(?:19|20)\d\d$/.test(next) && closed && behind !== "-")
      return edit(index, index, "in", "In a year");
    if (
      word === "on" &&
      months.has(next) &&
      next !== "march" &&
      closed &&
      !/^(?:\d|first$|second$|third$|[a-z]+th$)/.test(behind) &&
      behind !== "the"
    )
      return edit(index, index, "in", "In a month");
    if (word === "in" && /^(?:christmas|easter|midnight|noon)$/.test(next) && closed)
      return edit(index, index, "at", "At a feast or an hour");
    if (word === "in" && next === "night" && closed) return edit(index, index, "at", "At night");
    if (word === "at" && next === "the" && /^(?:morning|afternoon|evening)$/.test(behind))
      return edit(index, index, "in", "In the morning");
    return [];
  });
};

const jobs =
  /^(?:child|student|teacher|doctor|nurse|engineer|lawyer|boy|girl|teenager|baby|kid|writer|farmer|waiter|waitress|driver|singer|actor|artist|plumber|baker|builder|carpenter|accountant|journalist|scientist|dentist|policeman|pilot|cook|chef|tourist|beginner|pensioner|widow)$/;

const beings = new Set(["am", "is", "was", "'m", "become", "became", "becomes"]);

/** `I was child`, `she is good teacher`. */
const articles: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, beings).flatMap((index): Edit[] => {
    if (!/^(?:i|he|she)$/.test(key(index - 1))) return [];
    const noun = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
    if (!jobs.test(key(noun)) || tag(noun) !== "NOUN") return [];
    if (!["PUNCT", "ADP", "CCONJ", ""].includes(tag(noun + 1)) || key(noun + 1) === "-") return [];
    const first = tokens[index + 1]?.text ?? "";
    return edit(
      index + 1,
      index + 1,
      `${/^[aeiou]/i.test(first) ? "an" : "a"} ${first}`,
      "An article is missing",
    );
  });
};

/** `let me know when can he come`, `do you know where is it`. */
const indirect: GrammarRule = (clause) => {
  const { key, tokens, edit } = clause;
  return eachWord(clause, "when where what why how").flatMap((index): Edit[] => {
    if (!/^(?:know|wonder|wondering|understand|me|explain|remember)$/.test(key(index - 1))) return [];
    if (key(index - 1) === "me" && !/^(?:tell|ask|told|asked|show)$/.test(key(index - 2))) return [];
    const verb = key(index + 1);
    const who = tokens[index + 2];
    if (!/^(?:can|could|will|would|should|is|are|was|were|must)$/.test(verb) || !who) return [];
    if (!/^(?:i|you|he|she|it|we|they)$/.test(who.key)) return [];
    return edit(index + 1, index + 2, `${who.text} ${verb}`, "No question order inside a sentence");
  });
};

const places =
  /^(?:place|house|room|tent|town|village|city|street|school|shop|hotel|cafe|café|restaurant|country|park|beach|office|area|building|garden|corner|bar|field|kitchen|station|spot|church|museum|farm|square|hall|camp|site)$/;

/** `a tent were children could play`. */
const whereFor: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "were").flatMap((index): Edit[] => {
    if (!places.test(key(index - 1))) return [];
    const noun =
      tag(index + 1) === "DET" || /^(?:my|our|his|her|their)$/.test(key(index + 1)) ? index + 2 : index + 1;
    return ["NOUN", "PRON", "PROPN"].includes(tag(noun)) &&
      // `satisfied in this area were they willing to go on`: turned round behind `not until`.
      (tag(noun + 1) === "AUX" || (tag(noun + 1) === "VERB" && tag(noun) !== "PRON"))
      ? edit(index, index, "where", "Where asks for a place")
      : [];
  });
};

const things =
  /^(?:number|house|car|book|film|movie|song|place|thing|phone|letter|email|message|bus|train|room|idea|word|problem|job|city|town|street|picture|photo|chair|table|bag|shop|hotel|restaurant|story|question|answer|machine|computer|tree|river|bridge|road|building|website|app|recipe|cake)s?$/;

/** `the number who you gave me`. */
const whoForThings: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "who").flatMap((index): Edit[] =>
    things.test(key(index - 1)) &&
    tag(index - 1) === "NOUN" &&
    key(index - 2) !== "nut" &&
    // `Nobody will watch this film who is new to it.`
    !clause.tokens
      .slice(0, index - 1)
      .some(({ key: one }) =>
        /^(?:any|some|every|no)(?:one|body)$|^(?:people|person|those|man|woman)$/.test(one),
      ) &&
    // `the man down the street who`, `citizens searching for a job who`
    !clause.tokens.slice(Math.max(0, index - 7), index - 1).some(({ tag: one }) => one === "ADP") &&
    ["PRON", "VERB", "AUX"].includes(tag(index + 1)) &&
    key(index + 1) !== "'s"
      ? edit(index, index, "that", "That for things")
      : [],
  );
};

const owners = new Set(
  "dad mum mom grandma grandpa landlord landlady dog cat boyfriend girlfriend baby partner".split(" "),
);
const owned =
  /^(?:car|house|daughter|son|wife|husband|name|birthday|job|phone|dog|cat|garden|room|flat|kitchen|voice|face|hands?|eyes|hair|letter|email|bike|boat|party|wedding|shop|office|school|computer|bag|coat|kids|children|brother|sister|mother|father|family|address|advice|fence|door|desk|view|opinion|idea|story|plan|place|apartment|kitchen)$/;

/** `my neighbours daughter`, `yesterdays bread`, `last weeks meeting`, `the childrens books`. */
const possessives: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return tokens.flatMap(({ key: word, end }, index): Edit[] => {
    if (!word.endsWith("s") || key(index + 1) === "'" || tokens[index + 1]?.start === end) return [];
    const next = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
    const noun = ["NOUN", "PROPN"].includes(tag(next));
    const why = "An apostrophe shows whose";
    const told = word.slice(0, -1);
    if (key(index + 1) === "rea") return [];
    if (/^(?:today|yesterday|tomorrow)s$/.test(word) && noun) return edit(index, index, `${told}'s`, why);
    if (
      /^(?:women|men|children|people)s$/.test(word) &&
      noun &&
      (word !== "peoples" || /^(?:opinions?|lives|homes|money|needs|names|faces)$/.test(key(next)))
    )
      return edit(index, index, `${told}'s`, why);
    if (
      /^(?:week|month|year|night)s$/.test(word) &&
      /^(?:last|this|next)$/.test(key(index - 1)) &&
      tag(index + 1) === "NOUN"
    )
      return edit(index, index, `${told}'s`, why);
    if (
      key(index - 1) === "the" &&
      /^(?:owner|manager|director|entrance|roof)$/.test(key(index + 1)) &&
      // `the Operations Manager`: a title.
      tokens[index]?.text === word &&
      !/^(?:operations|sales|systems|communications|facilities|accounts|resources|events|works)$/.test(
        word,
      ) &&
      isPlural(word)
    )
      return edit(index, index, `${singularOf(word)}'s`, why);
    if (
      !/^(?:my|his|her|our|your|their)$/.test(key(index - 1)) ||
      !owned.test(key(index + 1)) ||
      tag(index + 1) !== "NOUN"
    )
      return [];
    if (!["VERB", "AUX", "ADP", "PUNCT", "CCONJ", ""].includes(tag(index + 2))) return [];
    if (/^(?:grand)?parents$/.test(word)) return edit(index, index, `${word}'`, why);
    return word.endsWith("s") && (owners.has(told) || people.has(told))
      ? edit(index, index, `${told}'s`, why)
      : [];
  });
};

const bases =
  "go say ask think try learn send receive decide arrive choose write speak take give see lose begin know tell eat buy leave make get use meet pay read understand improve become";
const baseOnly = new Set(bases.split(" "));
const baseOrTo = new Set([...baseOnly, "to"]);

/** `without say goodbye`, `interested in learn`, `enjoy to swim`, `make him to go`. */
const behindVerbs: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, baseOrTo).flatMap((index): Edit[] => {
    const [word, prior] = [key(index), key(index - 1)];
    if (
      baseOnly.has(word) &&
      tag(index) === "VERB" &&
      tokens[index]?.lemma === word &&
      ((/^(?:without|by)$/.test(prior) && word !== "pay") ||
        (prior === "of" && key(index - 2) === "instead") ||
        (prior === "in" && key(index - 2) === "interested") ||
        (prior === "for" &&
          /^(?:you|thanks)$/.test(key(index - 2)) &&
          /^(?:thank|many|)$/.test(key(index - 3)))) &&
      (["DET", "PRON", "ADP", "ADV", "NOUN", "PUNCT"].includes(tag(index + 1)) ||
        (prior === "in" && /^(?:PROPN|ADJ)$/.test(tag(index + 1))))
    )
      return edit(index, index, ingForm(word), "The -ing form stands here");
    if (word !== "to" || tag(index + 1) !== "VERB" || tokens[index + 1]?.lemma !== key(index + 1)) return [];
    if (
      /^(?:enjoy|enjoys|enjoyed|avoid|avoids|avoided|dislike|dislikes|disliked)$/.test(prior) &&
      tag(index - 1) === "VERB"
    )
      return edit(index, index + 1, ingForm(key(index + 1)), "The -ing form stands here");
    if (
      /^suggest(?:s|ed)?$/.test(prior) &&
      /^(?:i|we|he|she|they|you)$/.test(key(index - 2)) &&
      !/^(?:what|as|all|that|which|things?|way)$/.test(key(index - 3))
    )
      return edit(index, index + 1, ingForm(key(index + 1)), "The -ing form stands here");
    if (
      /^(?:him|her|me|us|them|you|it)$/.test(prior) &&
      /^(?:let|lets|make|makes|made)$/.test(key(index - 2)) &&
      key(index - 3) !== "been" &&
      // `makes it to second base`
      !/^(?:second|first|third|last)$/.test(key(index + 1))
    )
      return edit(index, index, "", "No to behind let and make");
    return [];
  });
};

const singles = new Set(
  "say says said this that have has everyday apart stationary born witch insure who".split(" "),
);

/** `he said me that`, `this two books`, `I have 20 years old`. */
const single: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, singles).flatMap((index): Edit[] => {
    const [word, next] = [key(index), key(index + 1)];
    if (
      /^sa(?:y|ys|id)$/.test(word) &&
      /^(?:me|us|him|them)$/.test(next) &&
      (/^(?:that|to|a|the|where|what|about|how|why)$/.test(key(index + 2)) || tag(index + 2) === "PRON")
    )
      return edit(
        index,
        index,
        { say: "tell", says: "tells", said: "told" }[word] ?? word,
        "Tell somebody something",
      );
    if (
      /^(?:this|that)$/.test(word) &&
      tag(index + 1) === "NUM" &&
      !/^(?:one|1)$/.test(next) &&
      tag(index + 2) === "NOUN" &&
      isPlural(key(index + 2)) &&
      key(index + 3) !== "old" &&
      // `That six seats be kept`: what is proposed.
      key(index + 3) !== "be" &&
      // `Says this three times`
      !/^(?:times|ways)$/.test(key(index + 2)) &&
      index < 2
    )
      return edit(index, index, word === "this" ? "these" : "those", "Number and noun agree");
    if (
      /^(?:have|has)$/.test(word) &&
      /^(?:i|he|she)$/.test(key(index - 1)) &&
      tag(index + 1) === "NUM" &&
      key(index + 2) === "years" &&
      key(index + 3) === "old"
    )
      return edit(index, index, key(index - 1) === "i" ? "am" : "is", "An age takes be");
    if (word === "everyday" && (next === "" || /^[.!?,]$/.test(next)) && tag(index - 1) !== "DET")
      return edit(index, index, "every day", "Two words");
    if (
      word === "apart" &&
      next === "of" &&
      /^(?:be|is|was|am|are|were|being|been|become|feel)$/.test(key(index - 1))
    )
      return edit(index, index, "a part", "Two words");
    if (word === "stationary" && /^(?:cupboard|shop|store|supplies|order|drawer|set)$/.test(next))
      return edit(index, index, "stationery", "Stationery is paper");
    if (
      word === "born" &&
      /^(?:i|he|she|it|they|we|you)$/.test(key(index - 1)) &&
      /^(?:in|on|at)$/.test(next)
    )
      return edit(
        index,
        index,
        `${/^(?:i|he|she|it)$/.test(key(index - 1)) ? "was" : "were"} born`,
        "To be born",
      );
    if (
      word === "witch" &&
      tag(index - 1) === "NOUN" &&
      /^(?:is|are|was|were|has|have|does|do|can|will|did)$/.test(next)
    )
      return edit(index, index, "which", "Which asks or relates");
    if (word === "insure" && next === "that") return edit(index, index, "ensure", "Ensure is to make sure");
    if (
      word === "who" &&
      next === "'s" &&
      tag(index + 2) === "NOUN" &&
      /^(?:is|was|are|were|did|do)$/.test(key(index + 3)) &&
      !people.has(key(index + 2))
    )
      return edit(index, index + 1, "whose", "Whose asks for an owner");
    return [];
  });
};

/** Whole phrases that are always another one. */
const fixed: GrammarRule = ({ sentence: { text, from } }: Clause) =>
  wrongPhrasesIn(text).map(({ from: at, wrong, right }) => ({
    from: from + at,
    to: from + at + wrong.length,
    replacement: /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right,
    reason: "The phrase is another",
  }));

export const usageRules: readonly GrammarRule[] = [
  times,
  articles,
  indirect,
  whereFor,
  whoForThings,
  possessives,
  behindVerbs,
  single,
  fixed,
];
