/** The form that a helper asks for: `will goes`, `She needs to knows`, `have look at the legs`, `I'm say that`, `is include in the total`. */

import { baseOfPast, baseOfThird, ingForm, participleForm } from "../../../prose/english/forms.ts";
import { doubleVerbs, isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const base = "The base form stands here";
const participle = "The participle stands here";
const ing = "The form in -ing stands here";

/** Behind these `to` leads a verb. */
const wanting =
  /^(?:want|wants|wanted|need|needs|needed|have|has|had|'ve|got|going|ought|used|try|tries|tried|trying|able|unable|like|likes|love|loves|hope|hopes|hoped|decided|expects?|expected|allowed|supposed|asked|told|agreed|promised|refused|managed|fail|failed|fails|begun|began|begins|started|starts|ready|chance|time|something|anything|nothing|someone|somebody|how|where|what|way|due|due|n't|not|is|was|are|were|be)$/;
const objects =
  /^(?:the|a|an|my|our|your|his|her|its|their|it|them|him|me|us|you|this|that|these|those|something|anything|everything|nothing|everyone|someone|who|what|how|where|why|about|whether)$/;
const modals = "will would can could should shall might must may 'll wo ca n't";

/** `He will goes home`, `They didn't went`, `wants to takes it`: the base for any other form. */
function plainOf({ key, tag, tokens }: Clause, at: number): string {
  const verb = key(at);
  if (tokens[at]?.text !== verb) return "";
  const third = baseOfThird(verb);
  if (third !== verb && isVerbBase(third) && /^(?:VERB|NOUN|AUX)$/.test(tag(at))) return third;
  if (verb === "has" || verb === "does" || verb === "goes") return third;
  const past = baseOfPast.get(verb);
  return past !== undefined &&
    past !== verb &&
    tag(at) === "VERB" &&
    !/^(?:saw|felt|left|found|lay|ground|bound|wound|fell|thought|cost|bent|lit|fed)$/.test(verb)
    ? past
    : "";
}

const behindModals: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, modals).flatMap((index): Edit[] => {
    const word = key(index);
    if (word === "n't" && !/^(?:do|does|did|ca|wo|could|would|should|must|might)$/.test(key(index - 1)))
      return [];
    const subject = key(index - 1);
    if (
      word !== "n't" &&
      !/^(?:i|you|he|she|it|we|they|who|nobody|somebody|everyone|that|this|which|there)$/.test(subject) &&
      !/^(?:NOUN|PROPN)$/.test(tag(index - 1))
    )
      return [];
    if (word !== "n't" && tag(index) !== "AUX") return [];
    // `the trash can has been replaced`
    if (
      word === "can" &&
      /^(?:trash|garbage|rubbish|tin|watering|oil|beer|petrol|gas|fuel|milk|spray|soda|paint|food|soup)$/.test(
        subject,
      )
    )
      return [];
    if (/^\p{Lu}/u.test(tokens[index]?.text ?? "") && index > 0) return [];
    const at = /^(?:not|also|only|never|always|just|even|still|probably|soon)$/.test(key(index + 1))
      ? index + 2
      : index + 1;
    const right = plainOf(clause, at);
    // `must needs go`
    if (right === "" || (word === "must" && key(at) === "needs")) return [];
    const isThird = baseOfThird(key(at)) !== key(at);
    // `The reason why it cannot ensures that`
    if (isThird && key(index - 2) === "why" && key(index - 3) === "reason") return [];
    // `Whether they will remains to be seen`
    if (/^remain(?:s|ed)$/.test(key(at)) && key(at + 1) === "to" && key(at + 2) === "be") return [];
    // `what it can costs`: two clauses meet; `He said he could has` does not.
    if (
      isThird &&
      /^(?:NOUN|PROPN)$/.test(tag(index - 1)) &&
      tag(at) === "NOUN" &&
      !objects.test(key(at + 1))
    )
      return [];
    if (
      tokens.slice(0, index).some(({ key: one }) => /^(?:what|whatever|all|everything)$/.test(one)) &&
      !objects.test(key(at + 1))
    )
      return [];
    return edit(at, at, right, base);
  });
};

const behindTo: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "to").flatMap((index): Edit[] => {
    if (!(index === 0 || wanting.test(key(index - 1)) || /^(?:me|him|us|them|her|you)$/.test(key(index - 1))))
      return [];
    const at = index + 1;
    const right = plainOf(clause, at);
    if (right === "") return [];
    const isThird = baseOfThird(key(at)) !== key(at);
    const isSure =
      /^(?:has|does|goes|takes|gets|puts|knows|tells|keeps|makes|sees|gives|says|brings|buys|eats|sells|writes|reads|comes|becomes|finds|holds)$/.test(
        key(at),
      ) &&
      (tag(at) !== "NOUN" || objects.test(key(at + 1)));
    if (
      isThird &&
      !isSure &&
      !(
        isVerbBase(right) &&
        objects.test(key(at + 1)) &&
        tag(at + 1) !== "SCONJ" &&
        /^(?:want|wants|wanted|need|needs|needed|have|has|had|going|ought|used|try|tries|tried|trying|able|like|decided|supposed|allowed|asked|told)$/.test(
          key(index - 1),
        )
      )
    )
      return [];
    if (!isThird && !objects.test(key(at + 1)) && !/^(?:PUNCT|ADP|)$/.test(tag(at + 1))) return [];
    if (!isThird && /^(?:is|was|are|were|be|not|what|due)$/.test(key(index - 1))) return [];
    return edit(at, at, right, base);
  });
};

const leadsOn =
  /^(?:in|on|at|by|to|for|from|with|before|after|again|until|near|as|yesterday|today|locally|automatically|since|[.,;!?)]|)$/;
const suffered =
  /^(?:include|register|attach|adjust|raise|credit|murder|post|type|test|remove|repair|replace|deliver|publish|invite|arrange|offer|cancel|postpone|complete|damage|protect|allow|require|expect|provide|reduce|improve|prepare|organise|organize|print|paint|wash|clean|lock|pack|padlock|bolt|close|photograph|thank|record|weigh|count|mend|fix|check|order|store|charge|elect|appoint|collect|employ|destroy|describe|announce|discover|divide|explain|introduce|perform|produce|recommend|connect|locate|situate|equip|injure|bury|carry)$/;

/** `is include in the total above`, `will be credit automatically`, `have to be raise locally`. */
const behindBe: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "be been is was are were").flatMap((index): Edit[] => {
    const at = /^(?:not|also|only|never|always|just|still|now)$/.test(key(index + 1)) ? index + 2 : index + 1;
    const verb = key(at);
    if (!suffered.test(verb) || tokens[at]?.text !== verb || !leadsOn.test(key(at + 1))) return [];
    const isBe = /^(?:be|been)$/.test(key(index));
    if (
      /^(?:clean|close|complete|lock|pack|order|store|charge|record|test|offer|print|count|murder|photograph|damage|bolt|padlock|post|type|wash|check|fix|paint|raise)$/.test(
        verb,
      ) &&
      !(isBe && tag(at) !== "NOUN" && tag(at) !== "ADJ") &&
      !/^(?:by)$/.test(key(at + 1))
    )
      return [];
    if (
      !isBe &&
      (!/^(?:NOUN|PROPN|PRON)$/.test(tag(index - 1)) ||
        /^(?:all|what|this|that|there|job|task|plan|aim|idea|thing|way|goal)$/.test(key(index - 1)))
    )
      return [];
    if (
      tokens
        .slice(0, index)
        .some(({ key: one }) =>
          /^(?:all|what|do|does|did|thing|job|task|aim|goal|plan|idea|way|step|option|rule|trick)$/.test(one),
        )
    )
      return [];
    return edit(at, at, participleForm(verb), participle);
  });
};

/** `I have look at the legs`, `You've start sending`, `Marguerite has count seven`, `we have supply butchers`. */
const behindHave: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "have has had 've").flatMap((index): Edit[] => {
    const who = key(index - 1);
    const isAsked = /^(?:n't|not)$/.test(key(index + 1));
    const at =
      isAsked || /^(?:already|just|never|always|also|now|only|finally|recently)$/.test(key(index + 1))
        ? index + 2
        : index + 1;
    const verb = key(at);
    if (
      tokens[at]?.text !== verb ||
      !isVerbBase(verb) ||
      unchanging.test(verb) ||
      participleForm(verb) === verb ||
      /^(?:cost|become|come|run|need|better|dare)$/.test(verb) ||
      // `She'll have hold of your collar`
      (verb === "hold" && key(at + 1) === "of")
    )
      return [];
    const modal = /^(?:could|would|should|might|must|may|will|'ll)$/.test(who);
    if (!modal && !/^(?:i|you|we|they|he|she|it|who)$/.test(who) && !/^(?:NOUN|PROPN)$/.test(tag(index - 1)))
      return [];
    if (
      pureVerbs.has(verb) &&
      tag(at) === "VERB" &&
      (key(index) === "'ve" ||
        (modal && !(verb === "pay")) ||
        /^(?:has|had)$/.test(key(index)) ||
        objects.test(key(at + 1)))
    ) {
      // `they have tell the guests` may as well lack its `to`.
      if (!/(?:[^aeiou]y|e|[^e]n|ct|nt|nd|rn|ll|rt)$/.test(verb) && key(index) !== "'ve" && !modal) return [];
      if (
        /^(?:take|put|tell|get|keep|make|give|find|know|see|hear|meet|buy|eat|sell|speak|learn|wait|visit|stay|leave|live)$/.test(
          verb,
        ) &&
        key(index) !== "'ve" &&
        !modal
      )
        return [];
      return edit(at, at, participleForm(verb), participle);
    }
    if (!doubleVerbs.has(verb)) return [];
    const isObject =
      /^(?:at|the|a|an|my|our|your|his|her|their|it|them|him|me|us|you)$/.test(key(at + 1)) &&
      !(key(at + 1) === "at" && !/^(?:look|laugh|shout|stare)$/.test(verb));
    const isSure = key(index) === "'ve" || (modal && isObject && !/^(?:will|'ll)$/.test(who));
    return isSure &&
      (isObject || tag(at) === "VERB") &&
      tag(at + 1) !== "NOUN" &&
      /^(?:look|start|work|stay|turn|use|ask|call|help|change|open|close|move|walk|clean|cook|count|dance|paint|place|check|finish|end|plan|play|rain|report|rest|return|stop|watch|wash|wish|love|like|order|pack|park|pass|plant|point|push|pull|visit|answer|cover|order)$/.test(
        verb,
      )
      ? edit(at, at, participleForm(verb), participle)
      : [];
  });
};

const goingOn =
  /^(?:say|go|do|try|get|tell|learn|sell|write|eat|sing|speak|think|send|bring|begin|build|buy|wait|listen|hide|enjoy|prepare|grow|stay|live|leave|lose|pay|sit|stand|take|teach|wear|worry|ask|call|look|work|talk|walk|play|use|wash|move|help|drive|hope|start|watch)$/;

/** `I'm only say it's a good one`, `they're call me`, `Next month I am go to Knutsford`. */
const behindAm: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "am is are was were 'm 're i'm").flatMap((index): Edit[] => {
    if (key(index) !== "i'm" && !/^(?:i|we|you|they|he|she)$/.test(key(index - 1))) return [];
    const at = /^(?:only|just|always|still|now|not|also)$/.test(key(index + 1)) ? index + 2 : index + 1;
    const verb = key(at);
    if (tokens[at]?.text !== verb || !goingOn.test(verb)) return [];
    // `She is ask to`, `We were tell that`: said to them.
    if (
      /^(?:tell|ask|call|send|teach|pay|help|take|bring|use|lose|watch|hide|leave)$/.test(verb) &&
      !/^(?:the|a|an|my|our|your|his|her|their|me|us|him|them|it|you|for|about)$/.test(key(at + 1))
    )
      return [];
    if (
      tag(at) === "NOUN" &&
      !/^(?:at|the|a|to|me|us|him|them|it|for|in|on|with|my|our|about)$/.test(key(at + 1))
    )
      return [];
    if (tokens.slice(0, index - 1).some(({ key: one }) => /^(?:all|what|do|does|did|things?)$/.test(one)))
      return [];
    return edit(at, at, ingForm(verb), ing);
  });
};

export const helpedFormRules: readonly GrammarRule[] = [
  behindModals,
  behindTo,
  behindBe,
  behindHave,
  behindAm,
];
