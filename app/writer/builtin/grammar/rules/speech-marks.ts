/** Commas where somebody is named or spoken to, and two forms of verbs: `The curator, Dr Fosse said`, `Get up Dennis`. */

import { isVerbBase } from "../../../prose/english/verbs.ts";
import { ingForm } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { weekdays } from "../../../prose/english/word-classes.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const saying =
  /^(?:said|says|told|tells|added|adds|explained|explains|wrote|writes|asked|asks|thinks|thought|believes|believed|hopes|hoped|announced|confirmed|admitted|insisted|warned|claimed|was|is|has|had|will|would|gave|took|came|went|led|won|lives|lived|works|worked|agreed|called|described|opened|made|found|promised)$/;
const role =
  /(?:er|or|ist|ian|man|woman|ant|ent|chair|head|chief|captain|coach|vicar|curator|nurse|chef|mayor|wife|husband|son|daughter|mother|father|sister|brother|uncle|aunt|friend|neighbour|colleague|boss|judge|host|guide|cook|clerk|pilot|owner|widow|president|secretary|treasurer)$/;

/** `The curator, Dr Imelda Fosse said that`: the name is put in, with a comma on both sides. */
const namedAside: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  if (!/^(?:the|our|my|his|her|their|its)$/.test(key(0))) return [];
  const comma = tokens.findIndex(({ key: word }) => word === ",");
  if (comma < 2 || comma > 6 || tag(comma - 1) !== "NOUN" || !role.test(key(comma - 1))) return [];
  if (
    tokens
      .slice(1, comma)
      .some(({ tag: one }) => !/^(?:NOUN|ADJ|ADP|DET|PART|PROPN|NUM)$/.test(one) && one !== "PUNCT")
  )
    return [];
  let at = comma + 1;
  if (/^(?:mr|mrs|ms|miss|dr|prof|professor|sir|lady|rev)$/.test(key(at))) at += key(at + 1) === "." ? 2 : 1;
  const first = at;
  while (at < first + 4 && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? "")) at += 1;
  if (at === first || key(at + 1) === "," || !saying.test(key(at)) || !/^(?:VERB|AUX)$/.test(tag(at)))
    return [];
  const place = sentence.from + (tokens[at - 1]?.end ?? 0);
  return [{ from: place, to: place, replacement: ",", reason: "A comma on both sides" }];
};

/** `Phil Naylor, whose son plays for Mill Lane said that`: what is put in is closed before what somebody says. */
const relativeAside: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  return eachWord(
    clause,
    "said says added told explained agreed admitted insisted claimed warned confirmed",
  ).flatMap((at): Edit[] => {
    if (at < 5 || tag(at) !== "VERB" || !/^(?:NOUN|PROPN|NUM|ADV)$/.test(tag(at - 1))) return [];
    if (
      !(
        key(at + 1) === "that" ||
        /^(?:PRON|DET|PUNCT)$/.test(tag(at + 1)) ||
        /^(?:it|the|he|she|they)$/.test(key(at + 1))
      )
    )
      return [];
    const commas = tokens.slice(0, at).flatMap(({ key: word }, index) => (word === "," ? [index] : []));
    const [comma] = commas;
    if (
      comma === undefined ||
      commas.length !== 1 ||
      !/^(?:who|whose|which)$/.test(key(comma + 1)) ||
      comma > 7
    )
      return [];
    if (
      !/^(?:NOUN|PROPN)$/.test(tag(comma - 1)) ||
      tokens.slice(0, comma).some(({ tag: one }) => one === "VERB" || one === "AUX" || one === "SCONJ")
    )
      return [];
    const inner = tokens.slice(comma + 2, at);
    // One verb and what belongs to it: no second clause in which somebody could say so.
    if (
      inner.filter(({ tag: one }) => one === "VERB").length > 1 ||
      !inner.some(({ tag: one }) => one === "VERB" || one === "AUX")
    )
      return [];
    if (
      inner.some(
        ({ key: word, tag: one }) =>
          one === "SCONJ" || one === "CCONJ" || /^(?:that|which|who|what|when|[;:(])$/.test(word),
      )
    )
      return [];
    if (key(comma + 1) === "whose" && tag(comma + 2) === "NOUN" && inner.length < 3) return [];
    const last = tokens[at - 1];
    if (
      !last ||
      (last.tag === "NOUN" && inner.length < 3) ||
      (last.tag === "PROPN" && inner.at(-2)?.tag === "VERB")
    )
      return [];
    const place = sentence.from + last.end;
    return [{ from: place, to: place, replacement: ",", reason: "A comma on both sides" }];
  });
};

/** `in a cool room before to open it`. */
const beforeTo: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "before without after besides").flatMap((index): Edit[] => {
    const verb = key(index + 2);
    if (key(index + 1) !== "to" || !isVerbBase(verb) || tag(index + 2) !== "VERB") return [];
    if (
      /^(?:AUX|ADV|VERB)$/.test(tag(index - 1)) ||
      /^(?:there|here|him|her|them|it|us|me|be|been|was|were)$/.test(key(index - 1)) ||
      // `called an hour before to tell them`
      /^(?:second|minute|hour|day|night|week|month|year|decade|century|moment|summer|winter|spring|autumn|long|just)s?$/.test(
        key(index - 1),
      )
    )
      return [];
    return edit(index + 1, index + 2, ingForm(verb), "The form in -ing stands here");
  });
};

/** `Ivo lead me down`, `drawings, which lead her to a note`: in what is told of the past. */
const ledMe: GrammarRule = (clause) => {
  const { key, tag, edit, tokens, narrates, around } = clause;
  return eachWord(clause, "lead").flatMap((index): Edit[] => {
    if (!/^(?:me|him|her|us|them)$/.test(key(index + 1)) || !(narrates || around !== "")) return [];
    if (
      tokens.some(
        ({ key: word, tag: one }, at) =>
          at !== index &&
          one === "AUX" &&
          /^(?:is|are|am|has|does|do|will|can|'ll|may|must|should|would|could|might|did)$/.test(word),
      )
    )
      return [];
    const isWho = /^(?:which|who)$/.test(key(index - 1)) && key(index - 2) === ",";
    const isName =
      tag(index - 1) === "PROPN" &&
      (index === 1 || /^(?:and|but|then|when|so|,|because|that)$/.test(key(index - 2)));
    return isWho || isName || /^(?:he|she|it)$/.test(key(index - 1))
      ? edit(index, index, "led", "Led is the past of lead")
      : [];
  });
};

export const speechMarkRules: readonly GrammarRule[] = [namedAside, relativeAside, beforeTo, ledMe];

const intransitive =
  /^(?:get|come|sit|stand|go|hurry|shut|calm|lie|slow|listen|wait|look|move|hold|hang|carry|cheer|steady|budge)$/;
const particle =
  /^(?:up|down|in|out|on|over|here|back|off|along|home|there|away|inside|outside|round|around)$/;

/** `There's a window in it Leonard.`, `I know that already Bev`: behind what ends a clause a name is spoken to. */
function closesWithName({ key, tag, tokens }: Clause, at: number): boolean {
  const name = tokens[at];
  if (!name || at < 3 || !/^\p{Lu}\p{Ll}{2,}$/u.test(name.text) || tag(at) !== "PROPN") return false;
  if (weekdays.has(name.key) || months.test(name.key)) return false;
  const [prior, before] = [key(at - 1), key(at - 2)];
  if (
    /^(?:too|yet|again|now|then|already|anyway|either|enough|tonight|today|tomorrow|yesterday|please|though|before|once|already)$/.test(
      prior,
    )
  )
    return tag(at - 2) !== "DET" && !/^(?:till|until|since|by|from|before)$/.test(before);
  // `in it Leonard`, `about you Bev`; `call it Leonard`, `give him Bev`: behind a verb there may be two things.
  return (
    /^(?:it|you|me|him|them|us|that|this)$/.test(prior) &&
    (tag(at - 2) === "ADP" ||
      (/^(?:it|that)$/.test(prior) &&
        /^(?:do|did|done|know|knew|see|saw|like|want|wanted|need|hear|heard|mean|meant|seen|mind|believe|eat|stop|lose|lost|forget|deserve|finish|finished|said|drop)$/.test(
          before,
        ))) &&
    !(/^(?:that|this)$/.test(prior) && tag(at - 2) === "ADP" && before === "of")
  );
}

const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|god|lord)$/;

/** `Get up Dennis,` where somebody speaks to Dennis. */
export const spokenTo: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  const at = tokens.length - (/^[.,!?]$/.test(key(tokens.length - 1)) ? 2 : 1);
  if (closesWithName(clause, at)) {
    const place = sentence.from + (tokens[at - 1]?.end ?? 0);
    return [{ from: place, to: place, replacement: ",", reason: "A comma before who is spoken to" }];
  }
  // `Madam look at the legs`: a title is spoken to where a plain verb follows it.
  if (
    /^(?:madam|sir|mum|dad|mam|granny|grandma|grandad|ladies|gentlemen)$/.test(key(0)) &&
    /^(?:look|listen|wait|stop|come|get|give|tell|let|put|take|please|see|watch|try|help)$/.test(key(1)) &&
    /^(?:DET|PRON|ADP|ADV|CCONJ)$/.test(tag(2))
  ) {
    const end = sentence.from + (tokens[0]?.end ?? 0);
    return [{ from: end, to: end, replacement: ",", reason: "A comma behind who is spoken to" }];
  }
  if (tokens.length > 6) return [];
  const name = tokens[at];
  if (!name || at < 1 || !/^\p{Lu}\p{Ll}+$/u.test(name.text) || tag(at) !== "PROPN") return [];
  const isOrder = at === 2 && intransitive.test(key(0)) && particle.test(key(1));
  const isCall =
    at < 3 &&
    /^(?:sorry|yes|no|please|thanks|goodbye|goodnight|congratulations|well done|thank you|good night|good morning|happy birthday|come here|not now|not yet|of course|all right|hang on|hold on|never mind)$/.test(
      tokens
        .slice(0, at)
        .map(({ key: word }) => word)
        .join(" "),
    );
  if (!isOrder && !isCall) return [];
  const place = sentence.from + (tokens[at - 1]?.end ?? 0);
  return [{ from: place, to: place, replacement: ",", reason: "A comma before who is spoken to" }];
};
