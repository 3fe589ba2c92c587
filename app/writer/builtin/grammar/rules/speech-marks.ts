/** Commas where somebody is named or spoken to, and two forms of verbs: `The curator, Dr Fosse said`, `Get up Dennis`. */

import { isVerbBase } from "../../../prose/english/verbs.ts";
import { ingForm } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { eachWord, type GrammarRule } from "./clause.ts";

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

/** `in a cool room before to open it`. */
const beforeTo: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "before without after besides").flatMap((index): Edit[] => {
    const verb = key(index + 2);
    if (key(index + 1) !== "to" || !isVerbBase(verb) || tag(index + 2) !== "VERB") return [];
    if (
      /^(?:AUX|ADV|VERB)$/.test(tag(index - 1)) ||
      /^(?:there|here|him|her|them|it|us|me|be|been|was|were)$/.test(key(index - 1))
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

export const speechMarkRules: readonly GrammarRule[] = [namedAside, beforeTo, ledMe];

const intransitive =
  /^(?:get|come|sit|stand|go|hurry|shut|calm|lie|slow|listen|wait|look|move|hold|hang|carry|cheer|steady|budge)$/;
const particle =
  /^(?:up|down|in|out|on|over|here|back|off|along|home|there|away|inside|outside|round|around)$/;

/** `Get up Dennis,` where somebody speaks to Dennis. */
export const spokenTo: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  if (tokens.length > 6) return [];
  const at = tokens.length - (/^[.,!?]$/.test(key(tokens.length - 1)) ? 2 : 1);
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
