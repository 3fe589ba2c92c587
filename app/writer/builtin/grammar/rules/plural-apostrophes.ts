/** Apostrophes in plurals, and none where one owns: `sixty volunteer's`, `the presenters name`, `at the dentists`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import {
  collectives,
  isPlural,
  people,
  pluralOf,
  singularOf,
  thirdPerson,
} from "../../../prose/english/forms.ts";
import { numerals, weekdays } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const whose = "An apostrophe shows whose";
const several = "A plural takes no apostrophe";
const counting =
  /^(?:many|several|few|both|all|most|some|these|those|other|different|various|hundreds|dozens|of|more|lots|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/;
const shops =
  /^(?:doctor|dentist|hairdresser|butcher|baker|chemist|vet|barber|optician|grocer|greengrocer|fishmonger|florist|newsagent|jeweller|solicitor|stationer|tailor)$/;

const eaten =
  /^(?:tomato|potato|carrot|onion|apple|egg|bean|leek|plum|pear|cherry|strawberry|pepper|cucumber|turnip|mushroom|banana|orange|lemon|grape|sausage|burger|pie|cake|biscuit|sandwich)$/;

const isOver = ({ key, tag }: Clause, at: number): boolean =>
  /^(?:PUNCT|CCONJ|SCONJ|AUX|)$/.test(tag(at)) && !/^[-–'’]/.test(key(at));

/** `sixty volunteer's and`, `the bearing's have`, `had violinist's in here`, `fresh apple's for sale`. */
const inPlurals: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "'s").flatMap((own): Edit[] => {
    const index = own - 1;
    const [noun, after] = [tokens[index], key(own + 1)];
    const opens = index === 0 && /^(?:can|should|must|could|would)$/.test(after);
    if (
      !noun ||
      (noun.text !== noun.key && !opens) ||
      noun.end !== tokens[own]?.start ||
      !/^\p{Ll}{3,}$/u.test(noun.key)
    )
      return [];
    if (
      !/^(?:NOUN|VERB|ADJ|ADV|PROPN)$/.test(tag(index)) ||
      isPlural(noun.key) ||
      /^(?:today|yesterday|tomorrow|everyone|everybody|someone|somebody|nobody|anyone|anybody|else|one|other|let|that|what|who|here|there|how|where|when|why|it|he|she)$/.test(
        noun.key,
      )
    )
      return [];
    const plural = pluralOf(noun.key);
    const prior = key(index - 1);
    // `all of the word's to it`
    if (
      /^(?:the|my|our|your|his|her|their)$/.test(prior) &&
      key(index - 2) === "of" &&
      /^(?:all|most|some|both|half|many|none|several|few)$/.test(key(index - 3)) &&
      countNouns.has(noun.key) &&
      !collectives.has(noun.key) &&
      !bodies.test(noun.key) &&
      !people.has(noun.key) &&
      /^(?:to|in|on|from|at|by|with|for|and|[.,;!?]|)$/.test(after)
    )
      return edit(index, own, plural, several);
    // `The bearing's have dug in`
    if (
      /^(?:are|were|have)$/.test(after) &&
      tag(index) === "NOUN" &&
      !people.has(noun.key) &&
      !shops.test(noun.key) &&
      // `The ribber's are different`: what belongs to that one.
      !/(?:er|or|ist)$/.test(noun.key) &&
      !/^(?:each|every|one|a|an|this|that)$/.test(prior) &&
      !/^(?:been|got|to)$/.test(key(own + 2))
    )
      return edit(index, own, plural, several);
    // `all the closer's had been unhooked`, `Both pump's started first time`
    if (
      /^(?:had|have|were|are)$/.test(after) &&
      (/^(?:both|many|several|most)$/.test(prior) ||
        (prior === "the" && /^(?:all|both|half|most)$/.test(key(index - 2)))) &&
      tag(own + 2) !== "NOUN"
    )
      return edit(index, own, plural, several);
    if (
      /^(?:both|many|several)$/.test(prior) &&
      tag(own + 1) === "VERB" &&
      /(?:ed|ot|an|ang|ook|ell|ew|ame|ent|oke|ood)$/.test(after) &&
      !/^(?:NOUN|ADJ)$/.test(tag(own + 2))
    )
      return edit(index, own, plural, several);
    // `No dog's allowed`
    if (prior === "no" && /^(?:allowed|please|permitted|welcome)$/.test(after))
      return edit(index, own, plural, several);
    // `Eel's can cross wet grass`: a helper stands behind several.
    if (
      /^(?:can|should|must|could|would)$/.test(after) &&
      index === 0 &&
      tag(own + 2) === "VERB" &&
      !/^(?:it|that|he|she)$/.test(noun.key)
    )
      return edit(index, own, plural, several);
    const closes =
      isOver(clause, own + 1) ||
      (tag(own + 1) === "ADP" && after !== "like") ||
      /^(?:who|which|that|here|there)$/.test(after);
    // `eleven corner shop's along the road`: the number stands before what describes the noun.
    const told =
      /^(?:NOUN|ADJ)$/.test(tag(index - 1)) && numerals.has(key(index - 2)) ? key(index - 2) : prior;
    const number = tag(index - 1) === "NUM" || numerals.has(told) || counting.test(told);
    const isFigure = tag(index - 1) === "NUM" && !/^(?:one|1)$/.test(prior) && tag(index) === "NOUN";
    const isDone =
      number && (numerals.has(told) || isFigure) && tag(own + 1) === "VERB" && !after.endsWith("ing");
    if (!closes && !isDone) return [];
    if (
      number &&
      !/^(?:one|1|of|all|other|some|most|more)$/.test(told) &&
      !shops.test(noun.key) &&
      (!/^(?:day|week|month|year|hour|minute|pound|mile)$/.test(noun.key) || /^[.!?;)]?$/.test(after))
    )
      return edit(index, own, plural, several);
    // `Shelf bracket's.`, `no swaps for drone's.`: a thing owns nothing that is left unsaid.
    if (
      /^[.!?;]?$/.test(after) &&
      !people.has(noun.key) &&
      !shops.test(noun.key) &&
      !/(?:er|or|ist|ian|man|ant|ent|y|ee|mum|dad|nan|gran|aunt|uncle|son|boss|king|queen|pub|cat|dog|horse|cow|bird|vet|cook|chef|lad|girl|boy|else|body|one|church|school|council|club|team|company|today|day|night|year|week|month)$/.test(
        noun.key,
      ) &&
      /^(?:for|of|with|by|some|two|three|four|about|no|new|old|big|small|few|other|loose|spare|empty|broken|wet|dry|wooden|plastic|metal|rubber|paper|glass|steel|iron|red|black|white|blue|green|brown|long|short|heavy)$/.test(
        prior,
      ) &&
      !/^(?:as|like|than|is|was|are)$/.test(key(index - 2)) &&
      !(
        /^(?:for|of|with|by|about)$/.test(prior) &&
        !(countNouns.has(noun.key) || isVerbBase(noun.key) || /(?:ne|le|et|ck|ge|ce)$/.test(noun.key))
      )
    )
      return edit(index, own, plural, several);
    // Bare and to be counted: `has` and `is` would not follow a thing without an article.
    const isBare =
      /^(?:have|has|had|'ve|sell|sells|keeps|grows|buys|loves|hates|needs|brings|makes|collects|breeds|wears|sold|selling|buy|bought|buying|eat|ate|like|love|need|bring|brought|got|get|grow|grew|make|made|making|keep|kept|see|saw|seen|collect|collected|take|took|of|for|with|about|and|or|no)$/.test(
        prior,
      ) &&
      (countNouns.has(noun.key) ||
        people.has(noun.key) ||
        eaten.test(noun.key) ||
        /(?:ist|er|or)$/.test(noun.key)) &&
      !/^(?:AUX)$/.test(tag(own + 1));
    if (!isBare || shops.test(noun.key)) return [];
    if (/^(?:and|or|of|for|with|about)$/.test(prior) && !/^(?:PUNCT|)$/.test(tag(own + 1))) return [];
    if (/^(?:and|or)$/.test(prior) && !key(index - 2).endsWith("s")) return [];
    return edit(index, own, plural, several);
  });
};

/** `lost eight tunic's, all`: a noun that the reader of words does not part from its apostrophe. */
const inRareNouns: GrammarRule = (clause) => {
  const { tokens, key, tag, edit } = clause;
  if (!/['’]s/.test(clause.sentence.text)) return [];
  return tokens.flatMap(({ text }, index): Edit[] => {
    const noun = /^(\p{Ll}{3,})['’]s$/u.exec(text)?.[1];
    if (!noun || isPlural(noun) || people.has(noun) || shops.test(noun) || !isOver(clause, index + 1))
      return [];
    const prior = tag(index - 1) === "ADJ" ? key(index - 2) : key(index - 1);
    return /^\d+$/.test(prior) || (numerals.has(prior) && prior !== "one")
      ? edit(index, index, pluralOf(noun), several)
      : [];
  });
};

/** `She want's a bike`, `who come's late`: behind such a subject stands a verb and no owner. */
const inVerbs: GrammarRule = (clause) => {
  const { key, tokens, edit } = clause;
  if (!/['’]s/.test(clause.sentence.text)) return [];
  return tokens.flatMap(({ text }, index): Edit[] => {
    if (!/^(?:he|she|it|who|everybody|everyone|nobody)$/.test(key(index - 1))) return [];
    const isParted = key(index + 1) === "'s" && tokens[index + 1]?.start === tokens[index]?.end;
    const base = isParted ? text : text.replace(/['’]s$/, "");
    return (isParted || base !== text) && /^\p{Ll}{3,}$/u.test(base) && base !== "let" && isVerbBase(base)
      ? edit(index, isParted ? index + 1 : index, thirdPerson(base), "A verb takes no apostrophe")
      : [];
  });
};

const dayOwners: ReadonlySet<string> = new Set([...weekdays].flatMap((day) => [day, `${day}'s`, `${day}’s`]));

/** Of days there are many: `shuts at one on Wednesday's.` */
const inDays: GrammarRule = (clause) => {
  const { tokens, key, tag, edit } = clause;
  return eachWord(clause, dayOwners).flatMap((index): Edit[] => {
    const day = tokens[index];
    const isParted = key(index + 1) === "'s" && day?.end === tokens[index + 1]?.start;
    const name = day?.text.replace(/['’]s$/, "") ?? "";
    if (!day || key(index - 1) !== "on" || (!isParted && name === day.text)) return [];
    const last = isParted ? index + 1 : index;
    // `on Friday's and Monday's pages`
    if (/^(?:and|or)$/.test(key(last + 1)) && (/['’]s$/.test(key(last + 2)) || key(last + 3) === "'s"))
      return [];
    return (isOver(clause, last + 1) && key(last + 1) !== "but" && tag(last + 2) !== "ADJ") ||
      /^(?:at|from|in|until|during|when|if|we|they|he|she|i|it|you|the)$/.test(key(last + 1))
      ? edit(index, last, `${name}s`, several)
      : [];
  });
};

/** Of these a person has one, and no compound is made with a plural before them. */
const single =
  /^(?:name|names|ticket|address|voice|face|hand|hands|head|coat|hat|bag|house|wife|husband|mother|father|son|daughter|sister|brother|car|dog|cat|desk|chair|seat|office|letter|signature|permission|opinion|advice|birthday|wedding|death|life|health|phone|diary|passport|luggage|shoes|boots|eyes|hair|arm|leg|back|heart|mind|nose|mouth|job|decision|idea|fault|turn|bedroom|kitchen|garden|tent|bicycle|bike|van|boat|horse|uniform|apron|jacket|glasses|watch|wallet|purse|keys|report|speech|instructions|responsibility|consent|answer|reply|request|cottage|flat|wages|collar|tail|lead|basket|paws|ears|bowl|workshop|studio|shed|lorry|tractor|ladder|toolbox|badge|helmet|gloves|glove|pencil|rucksack|cap|cupboard|drawer|locker|bench|tunic|beard|moustache|accent|handwriting|surname|nickname|dinner|lunch|grave|funeral|childhood|stick|umbrella|scarf|jumper|trousers|shirt|sleeve|elbow|shoulder|knee|thumb|finger|fingers|wrist|tooth|teeth|tongue|lip|lips|chin|neck|throat|chest|stomach|skull|skeleton|yogurt|sandwich|sandwiches)$/;
const bodies =
  /^(?:museum|council|committee|club|society|company|school|college|village|town|city|county|country|charity|government|library|theatre|hospital|church|choir|band|team|bakery|brewery|firm|family|gallery|festival|parish|board|hotel|café|cafe|restaurant|pub|orchestra|trust|district|factory|station|airport|university|farm|shop|hall|bank|ship|boat|car|van|train|machine|kettle|oven|clock|building|house|bridge|tower|garden|estate|department|group|world|nation|region|island|street)$/;

const owner = (word: string): string => {
  const one = singularOf(word);
  return one !== word &&
    !/^(?:others|quarters|orders|offers|matters|numbers|dinners|errors|answers|shoulders|fingers)$/.test(
      word,
    ) &&
    /[^s']s$/.test(word) &&
    !word.endsWith("ies") &&
    (people.has(one) || /(?:[^e]er|or|ist|ian|man)$/.test(one))
    ? one
    : "";
};

/** `looked for the prisoners ticket`, `the museums only full-time employee`, `at the dentists last year`. */
const inOwners: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "the this my our your his her their a an every each").flatMap((index): Edit[] => {
    const at = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
    const word = tokens[at];
    if (!word || word.text !== word.key || tokens[at + 1]?.start === word.end) return [];
    // `my parents house` is that of two.
    if (/^(?:grand)?parents$/.test(word.key)) return [];
    const [prior, next] = [key(index - 1), key(at + 1)];
    const shop = singularOf(word.key);
    if (shops.test(shop) && shop !== word.key && at === index + 1 && single.test(next))
      return (isOver(clause, at + 2) &&
        tokens[at + 1]?.text === next &&
        /^(?:ADP|VERB|CCONJ)$/.test(tag(index - 1)) &&
        !/^(?:name|face|hand|head|book|phone|back)$/.test(next)) ||
        (next === "name" && /^(?:with|of|by|on|without)$/.test(prior))
        ? edit(at, at, `${shop}'s`, whose)
        : [];
    if (shops.test(shop) && shop !== word.key && at === index + 1)
      return /^(?:at|to|from)$/.test(prior) &&
        (/^(?:PUNCT|)$/.test(tag(at + 1)) ||
          /^(?:last|this|on|at|in|next|yesterday|today|tomorrow|again|for|and|because|when|before|after|every|until|by|this)$/.test(
            next,
          )) &&
        key(index) === "the" &&
        !/^(?:give|gave|talk|talked|spoke|speak|said|belongs|written|wrote|listen|listened|sent|thanks)$/.test(
          key(index - 2),
        )
        ? edit(at, at, `${shop}'s`, whose)
        : [];
    if (bodies.test(shop) && shop !== word.key && /^(?:the|this|my|our|your|his|her|their)$/.test(key(index)))
      return /^(?:only|oldest|youngest|newest|biggest|largest|smallest|best|finest|longest|latest|busiest|first|last|second|third|former|main|chief|annual|new)$/.test(
        next,
      ) && ownsBehind(clause, at + 1)
        ? edit(at, at, `${shop}'s`, whose)
        : [];
    if (/^(?:one|some|both|all|most|each|none|many|few)$/.test(key(index - 2)) && prior === "of") return [];
    if (/^(?:all|both|many|most|several|half|two|three)$/.test(prior)) return [];
    const one = /^(?:headquarters|barracks|works|news|sports)$/.test(word.key) ? "" : owner(word.key);
    // `a customers phone number`: no article of one stands before several.
    if (
      one !== "" &&
      /^(?:a|an|every|each|another)$/.test(key(index)) &&
      /^(?:NOUN|VERB|ADJ)$/.test(tag(at + 1)) &&
      tokens[at + 1]?.text === next &&
      !isPlural(next) &&
      !/^(?:class|course|group|club|union|meeting|evening|association|party|event|night|day|committee|guide|market|fair|choir|conference|festival|league|team|lounge|lobby|bill|is|was|and|or|in|of|at|on|test|strike|guild|federation|society|row|paradise|co|forum|kit|pack|box|set|bench|bar|pub|cafe)$/.test(
        next,
      ) &&
      !/^(?:class|course|group|club|union|meeting|evening|association|party|event|night)$/.test(
        key(at + 2),
      ) &&
      (single.test(next) || countNouns.has(next) || /^(?:NOUN)$/.test(tag(at + 2)))
    )
      return edit(at, at, `${one}'s`, whose);
    if (one === "" || !single.test(next) || tokens[at + 1]?.text !== next) return [];
    const behind = at + 2;
    if (
      !(
        isOver(clause, behind) ||
        /^(?:ADP|ADV|PART)$/.test(tag(behind)) ||
        /^(?:is|was|has|had|are|were)$/.test(key(behind))
      )
    )
      return [];
    // `the drivers name their price`, `the players back away`: a verb of many.
    if (
      /^(?:name|names|face|hand|head|house|back|seat|voice|answer|reply|request|report|lead|watch|fault|turn|mind|book|phone|arm|nose|tent|bag|chair|address|ticket)$/.test(
        next,
      )
    ) {
      const isObject = /^(?:VERB|ADP|CCONJ)$/.test(tag(index - 1)) || prior === "just";
      const hasVerb = /^(?:is|was|has|had)$/.test(key(behind));
      if (
        !hasVerb &&
        !(
          isObject &&
          !/^(?:that|because|when|if|while|as|so|and|but|before|after|until|since)$/.test(prior) &&
          tag(behind) !== "PART" &&
          !/^(?:DET|PRON)$/.test(tag(behind))
        )
      )
        return [];
      if (!hasVerb && tag(behind) === "ADP" && /^(?:back|head|hand|turn|lead|watch)$/.test(next)) return [];
    }
    if (
      /^(?:give|gave|given|show|showed|send|sent|hand|handed|offer|offered|lend|lent|teach|taught|tell|told|pay|paid|bring|brought|buy|bought|ask|asked|make|made|call|called|allow|allowed|cost)$/.test(
        prior,
      )
    )
      return [];
    if (/^(?:a|an|every|each)$/.test(key(index))) return edit(at, at, `${one}'s`, whose);
    return edit(at, at, `${one}'s`, whose);
  });
};

/** Whether a thing stands behind what describes it: `only full-time employee`, `oldest member`. */
function ownsBehind({ key, tag, tokens }: Clause, index: number): boolean {
  let at = index;
  while (
    at < index + 6 &&
    (/^(?:ADJ|ADV|NUM)$/.test(tag(at)) || key(at) === "-" || key(at + 1) === "-" || key(at - 1) === "-")
  )
    at += 1;
  const noun = tokens[at];
  return (
    noun !== undefined &&
    tag(at) === "NOUN" &&
    noun.text === noun.key &&
    at > index - 1 &&
    !/^(?:DET|PRON|NOUN)$/.test(tag(at + 1))
  );
}

export const pluralApostropheRules: readonly GrammarRule[] = [
  inVerbs,
  inPlurals,
  inRareNouns,
  inDays,
  inOwners,
];
