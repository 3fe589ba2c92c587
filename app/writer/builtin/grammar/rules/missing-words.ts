/** Articles that are missing, and words that stand where one is enough. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, type GrammarRule } from "./clause.ts";

const why = "An article is missing";

/** Count nouns that stand alone in some sayings: `in bed`, `to date`, `by car`, `chop onion`. */
const alone = new Set(
  "afternoon morning evening day week month year hour minute bed school college university hospital town church office court page egg onion cake salad colour color film crime budget dish orange banana apple vegetable potato mushroom reason detail speech song step layer date garden cat dog horse hall table mother father uncle aunt baby toilet theatre summer bridge career lane quarter field sheet stage reader river road street tea coat farm village member queen room warning exception watch ear eye wife child prisoner minister secretary manager captain programme carpet company duck rabbit sausage choir orchestra".split(
    " ",
  ),
);
/** `The hall needs painting` has no article, whatever the word is elsewhere. */
const single = (noun: string): boolean =>
  countNouns.has(noun) && !alone.has(noun) && !/^(?:painting|drawing|clearing)$/.test(noun);

const takers =
  /^(?:make|makes|made|making|take|took|taken|send|sends|sent|sending|post|posted|need|needs|needed|write|wrote|written|writing|find|found|buy|bought|buying|get|gets|got|build|built|lose|lost|give|gave|given|receive|received|hold|held|bring|brought|order|ordered|attach|attached|enclose|enclosed|have|has|had|hire|hired|see|saw|seen|want|wants|wanted|leave|left|show|showed|draw|drew|drawn|book|booked|print|printed|borrow|borrowed|ask|organise|organised|organize|organized|arrange|arranged|open|opened|use|used|pay|paid|paying|expect|expected)$/;
const subject = /^(?:i|we|he|she|they|you)$/;
const helper =
  /^(?:will|would|can|could|should|must|may|might|have|has|had|'ve|'ll|'d|did|to|n't|not|please|also|just|already)$/;
const closers =
  /^(?:of|for|to|with|from|in|on|about|that|which|who|at|near|yesterday|today|last|[.!?,;]|and|but|because)$/;
const people = /^(?:me|you|him|her|us|them)$/;

const articleFor = (word: string): string =>
  `${/^(?:hour|honest|heir)/i.test(word) ? "an" : /^(?:uni|use|usu|eu|one|ur)/i.test(word) ? "a" : /^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;

/** Whether the two words are one compound or a list: `copy editor`, `copy and paste`. */
const goesOn = ({ key, tag, tokens, sentence }: Clause, at: number): boolean =>
  /^[./_]\S/.test(sentence.text.slice(tokens[at]?.end ?? 0)) ||
  !closers.test(key(at + 1)) ||
  ((key(at + 1) === "and" || key(at + 1) === ",") &&
    /^(?:NOUN|ADJ|VERB)$/.test(tag(at + 2)) &&
    tokens[at + 2]?.key !== "") ||
  key(at + 1) === "and";

/** `have made copy for you`, `will post picture of the fence`, `She wrote letter to the paper`. */
const objects: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (sentence.kind !== "paragraph") return [];
  return tokens.flatMap(({ key: noun, text }, index): Edit[] => {
    if (!single(noun) || text !== noun || tag(index) === "PROPN" || goesOn(clause, index)) return [];
    const verb = people.test(key(index - 1)) ? index - 2 : index - 1;
    if (!takers.test(key(verb))) return [];
    // `I write copy for a living`
    if (
      noun === "copy" &&
      /^(?:write|wrote|written|writes|writing|need|needs|needed|send|sent)$/.test(key(verb))
    )
      return [];
    // `a file not found error`, `a page not found message`.
    if (key(verb - 1) === "not" && tag(verb - 2) === "NOUN") return [];
    if (
      people.test(key(index - 1)) &&
      !/^(?:send|sends|sent|give|gave|given|show|showed|buy|bought|write|wrote|bring|brought|book|booked|get|got|order|ordered)$/.test(
        key(verb),
      )
    )
      return [];
    if (people.test(key(index - 1)) && key(index - 1) === "her") return [];
    if (
      !subject.test(key(verb - 1)) &&
      !helper.test(key(verb - 1)) &&
      !(
        tag(verb - 1) === "NOUN" &&
        /^(?:my|our|the|his)$/.test(key(verb - 2)) &&
        tokens[verb]?.lemma !== key(verb)
      )
    )
      return [];
    // `I want to post office`: not the object of a verb that makes or takes.
    if (/^(?:have|has|had)$/.test(key(verb)) && !subject.test(key(verb - 1)) && !helper.test(key(verb - 1)))
      return [];
    if (
      tag(index) === "VERB" &&
      key(index + 1) !== "of" &&
      !people.test(key(index - 1)) &&
      /^(?:to|for)$/.test(key(index + 1)) &&
      !/^(?:made|make|have|had|sent|send)$/.test(key(verb))
    )
      return [];
    if (/^(?:to)$/.test(key(index - 1))) return [];
    return edit(index, index, articleFor(text), why);
  });
};

const plainly =
  /^(?:beautiful|lovely|nice|small|big|large|little|sunny|rainy|quiet|wonderful|terrible|great|old|new|young|long|short|difficult|easy|good|bad|huge|tiny|busy|modern|famous|friendly|strange|boring|interesting|expensive|cheap|pretty|tall|kind|happy|sad|cold|warm|hot|hard|useful|important|serious|silly|stupid|simple|special|different)$/;
const described = new Set(
  "day morning evening afternoon idea place thing story problem mistake film movie book house village town city hotel restaurant question flat car boy girl man woman teacher dog cat room garden trip journey holiday party meeting shop job game song beach street country person building".split(
    " ",
  ),
);

/** `It was beautiful day`, `We live in small house near the canal`. */
const descriptions: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: adjective, text }, index): Edit[] => {
    if (
      !plainly.test(adjective) ||
      text !== adjective ||
      !described.has(key(index + 1)) ||
      tag(index + 1) === "PROPN"
    )
      return [];
    const [prior, next] = [key(index - 1), key(index + 2)];
    const closed =
      /^[.,;!?]?$/.test(next) ||
      (/^(?:ADP|SCONJ)$/.test(tag(index + 2)) && next !== "as") ||
      /^(?:and|but|so|that|which|who|when|where)$/.test(next);
    if (!closed || key(index + 1) === next) return [];
    const isIt =
      /^(?:is|was|'s)$/.test(prior) &&
      /^(?:it|this|that|he|she)$/.test(key(index - 2)) &&
      (index === 2 || clause.opens(index - 2)) &&
      !(/^(?:so|that)$/.test(next) && adjective === "good");
    const lives =
      prior === "in" &&
      /^(?:live|lives|lived|living|stay|stayed|staying|work|works|worked|working)$/.test(key(index - 2)) &&
      /^(?:house|village|town|city|hotel|flat|room|school|shop|street|country|building|restaurant|place)$/.test(
        key(index + 1),
      );
    const has =
      /^(?:have|has|had|bought|found|saw|got|see|need|want)$/.test(prior) &&
      subject.test(key(index - 2)) &&
      /^(?:and|but|[.,!?]|in|near|at|with|on|)$/.test(next) &&
      key(index + 1) !== "school" &&
      !(next === "and" || next === ",");
    return isIt || lives || has ? edit(index, index, articleFor(text), why) : [];
  });
};

const asks = new Set([
  "decision",
  "solution",
  "meeting",
  "copy",
  "picture",
  "photo",
  "list",
  "letter",
  "ticket",
  "suggestion",
  "reply",
]);

/** `asks the trustees for decision on`, `with copy of the letter`. */
const behindPrepositions: GrammarRule = (clause) => {
  const { key, tokens, tag, edit, sentence } = clause;
  if (sentence.kind !== "paragraph") return [];
  return tokens.flatMap(({ key: noun, text }, index): Edit[] => {
    const sought =
      key(index - 1) === "for" &&
      /^(?:look|looking|looked|looks|search|searching|searched|applied|apply|applying|asking|hoping|waiting|waited|hoped)$/.test(
        key(index - 2),
      );
    if (
      text === noun &&
      sought &&
      (single(noun) || noun === "job") &&
      ["NOUN", "ADJ"].includes(tag(index)) &&
      !goesOn(clause, index)
    )
      return edit(index, index, articleFor(text), why);
    if (text !== noun || !asks.has(noun) || !/^(?:for|with|about)$/.test(key(index - 1))) return [];
    if (!/^(?:on|of|about|from|to|with)$/.test(key(index + 1)) || key(index + 1) === key(index - 1))
      return [];
    if (!/^(?:DET|PRON|NOUN|ADJ)$/.test(tag(index + 2)) || /^(?:VERB)$/.test(tag(index))) return [];
    const asked = tokens
      .slice(0, index)
      .some(({ key: word }) =>
        /^(?:ask|asks|asked|asking|look|looking|looked|wait|waiting|waited|apply|came|come|sent|send)$/.test(
          word,
        ),
      );
    return asked ? edit(index, index, articleFor(text), why) : [];
  });
};

/** `There is problem with the printer`. */
const existing: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: noun, text }, index): Edit[] =>
    text === noun &&
    single(noun) &&
    ["NOUN", "VERB"].includes(tag(index)) &&
    /^(?:is|was|'s)$/.test(key(index - 1)) &&
    key(index - 2) === "there" &&
    (index === 2 || clause.opens(index - 2)) &&
    /^(?:with|in|at|on|near|behind|about|for|[.])$/.test(key(index + 1))
      ? edit(index, index, articleFor(text), why)
      : [],
  );
};

const jobs =
  /^(?:doctor|teacher|nurse|engineer|lawyer|student|plumber|baker|dentist|journalist|scientist|accountant|carpenter|builder|pilot|chef|waiter|waitress|electrician|librarian|musician|photographer|gardener|mechanic|volunteer|secretary|cashier|receptionist|cleaner|hairdresser|barber|butcher|florist|postman|translator|solicitor|architect|designer|programmer|soldier|sailor|tailor|shopkeeper|paramedic|physiotherapist|technician|welder|bricklayer|decorator|tutor|lecturer|caretaker)$/;

/** `He is doctor at the hospital`, `My wife is nurse`. */
const trades: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: noun, text }, index): Edit[] => {
    if (!jobs.test(noun) || text !== noun) return [];
    if (key(index - 1) === "as" && /^(?:work|works|worked|working|job)$/.test(key(index - 2)))
      return /^(?:[.,]|in|at|for|)$/.test(key(index + 1)) ? edit(index, index, articleFor(text), why) : [];
    const be = /^(?:good|great|young|retired|qualified|trained)$/.test(key(index - 1))
      ? index - 2
      : index - 1;
    if (!/^(?:is|was|'s|am|'m|became|become|becomes)$/.test(key(be))) return [];
    const who = key(be - 1);
    // `Saltby's secretary, Peter Dunn`, `my mother's doctor`: behind a name or a noun it shows whose.
    const person =
      /^(?:he|she|i|who)$/.test(who) ||
      (key(be) !== "'s" && tag(be - 1) === "PROPN" && (be === 1 || clause.opens(be - 1))) ||
      (key(be) !== "'s" &&
        /^(?:my|his|her|our)$/.test(key(be - 2)) &&
        tag(be - 1) === "NOUN" &&
        !who.endsWith("s"));
    if (
      !person ||
      !/^(?:[.,!?]|at|in|and|but|who|from|for|)$/.test(key(index + 1)) ||
      (key(index + 1) === "and" && tag(index + 2) === "NOUN")
    )
      return [];
    if (noun === "secretary" && /^(?:of|for|to)$/.test(key(index + 1))) return [];
    const at = be + 1;
    return edit(at, at, articleFor(tokens[at]?.text ?? noun), why);
  });
};

/** `the a reason`, `my the bag`, `a my friend`. */
const doubled: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word, text }, index): Edit[] => {
    const next = tokens[index + 1];
    const behind = tag(index + 2);
    if (!next || !["NOUN", "ADJ"].includes(behind) || next.text !== next.key) return [];
    const reason = "One of the two is enough";
    const article = /^(?:the|an?)$/;
    const own = /^(?:my|our|your|their)$/;
    // `the a key`, `the a road`: a letter.
    if (
      next.key === "a" &&
      /^(?:key|button|letter|option|road|flag|side|axis|element|tag|team|string|note|class|level|levels|vowel|sound|register|mark|drive|minor|major|priori)s?$/.test(
        key(index + 2),
      )
    )
      return [];
    if (
      article.test(word) &&
      article.test(next.key) &&
      (word === "the") !== (next.key === "the") &&
      text === word
    )
      return word === "the" ? edit(index + 1, index + 1, "", reason) : edit(index, index, "", reason);
    if (own.test(word) && next.key === "the" && index > 0) return edit(index + 1, index + 1, "", reason);
    return article.test(word) && own.test(next.key) && index > 0 ? edit(index, index, "", reason) : [];
  });
};

export const missingWordRules: readonly GrammarRule[] = [
  objects,
  descriptions,
  behindPrepositions,
  trades,
  existing,
  doubled,
];
