/** Little words whose gap the neighbours leave open: `is to held`, `can put back`, `would like move`, `where look`. */

import { isPlural, participleForm } from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const why = "A little word is missing";
const participles =
  /^(?:held|built|sold|taken|given|done|found|kept|brought|bought|told|paid|sent|shown|seen|written|broken|driven|chosen|stolen|torn|thrown|drawn|grown|eaten|worn|known|left|lost|made|caught|taught|spent|hung|dug|cut|put|shut|set|[a-z]{3,}(?:[^e]ed))$/;
const behindPassive =
  /^(?:by|in|on|at|until|till|from|before|after|again|alone|back|out|off|up|down|away|outside|indoors|overnight|twice|weekly|daily|there|here|with|as|under|without|for|and|[.,;!?)]|)$/;

const isBare = ({ tokens }: Clause, at: number): boolean => tokens[at]?.text === tokens[at]?.key;

/** `A meeting is to held in`, `It needs to replaced`, `until it can put back.`, `if it could left alone` */
const be: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return [
    ...eachWord(clause, "to").flatMap((index): Edit[] => {
      const at = index + 1;
      const done = key(at);
      if (
        !/^(?:is|are|was|were|has|have|had|needs?|needed|ought|due|going|expected|likely|supposed|hopes?|want|wants|wanted|refused?)$/.test(
          key(index - 1),
        )
      )
        return [];
      if (
        !participles.test(done) ||
        !isBare(clause, at) ||
        /^(?:cut|put|set|shut|need|feed|proceed|exceed|succeed|speed|seed|weed|bleed|breed|heed)$/.test(done)
      )
        return [];
      if (!behindPassive.test(key(at + 1)) || (tag(at) !== "VERB" && tag(at) !== "ADJ")) return [];
      if (
        /^(?:up|out|off|down|away|back)$/.test(key(at + 1)) &&
        /^(?:the|a|my|our|his|her|their|it|them)$/.test(key(at + 2))
      )
        return [];
      // `had to stopped on the way`, `I want to looked`: somebody does it.
      if (/^(?:i|we|he|she|they|you|who)$/.test(key(index - 2)) || /^(?:and)$/.test(key(at + 1))) return [];
      return edit(at, at, `be ${done}`, why);
    }),
    ...eachWord(clause, "can could will would must should may might cannot").flatMap((index): Edit[] => {
      const at = key(index + 1) === "not" ? index + 2 : index + 1;
      const done = key(at);
      if (!participles.test(done) || !isBare(clause, at) || done.endsWith("eed")) return [];
      const isThing =
        /^(?:it|this|that|which|they)$/.test(key(index - 1)) ||
        (tag(index - 1) === "NOUN" && !/er$|or$|man$|men$/.test(key(index - 1)));
      if (!isThing || tag(index) !== "AUX" || (done === "left" && tag(index - 1) === "NOUN")) return [];
      if (/^(?:put|set|cut|shut)$/.test(done))
        return /^(?:back|away|right)$/.test(key(at + 1)) &&
          /^(?:PUNCT|CCONJ|)$/.test(tag(at + 2)) &&
          done === "put"
          ? edit(at, at, `be ${done}`, why)
          : [];
      if (tag(at) !== "VERB") return [];
      const isAlone =
        done === "left"
          ? /^(?:alone|out|open|in|on|there|behind|until)$/.test(key(at + 1))
          : /^(?:by|in|at|until|before|after|again|from|with|as)$/.test(key(at + 1)) ||
            /^[.;!?]?$/.test(key(at + 1));
      if (
        !isAlone ||
        /^(?:happened|stayed|arrived|looked|worked|waited|listened|walked|seemed|appeared|belonged|lived|died|agreed|grown|worried|rained|lasted|tired|started|opened|closed|ended|finished|turned|stopped|changed)$/.test(
          done,
        )
      )
        return [];
      return edit(at, at, `be ${done}`, why);
    }),
  ].filter(() => tokens.length > 3);
};

const doing =
  "move close open stop change see have go get take make do put keep send bring buy sell find ask tell speak talk know hear read write meet visit stay leave return try add learn play use help eat pay book order cancel join check thank say come be give show replace repair borrow rent wash clean hold look reach turn start finish";
const goesOn =
  /^(?:the|a|an|my|our|your|his|her|its|their|it|them|him|me|us|you|this|that|these|those|some|any|all|more|one|two|three|four|to|in|at|on|for|from|with|about|until|before|after|up|out|back|away|into|if|what|how|why|something|anything|everything|somewhere)$/;

/** `I would like move the rack`, `We would need close for a week`, `I would love see it`. */
const to: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, doing).flatMap((index): Edit[] => {
    const prior = key(index - 1);
    if (!isBare(clause, index) || !goesOn.test(key(index + 1))) return [];
    const helped = /^(?:would|'d|will|'ll|may|might|should|do|does|did|n't)$/.test(key(index - 2));
    const isWish =
      /^(?:like|love|prefer|hate|need|want|have)$/.test(prior) &&
      helped &&
      (prior !== "have" || /^(?:will|'ll|may|might|do|does|did|n't)$/.test(key(index - 2)));
    if (
      !isWish ||
      (prior === "have" &&
        (participleForm(key(index)) === key(index) ||
          /^(?:come|a|look|help|stop|start|return|change|order|visit|stay|check|try|use|play|read|book|talk|say)$/.test(
            key(index),
          )))
    )
      return [];
    // `I would like help with it`, `I would need change for the bus`: a noun.
    if (
      /^(?:change|help|stop|return|check|order|use|play|visit|show|look|talk|try|say|thank|book|rent|wash|hold|start|finish|turn|reach|read)$/.test(
        key(index),
      ) &&
      !/^(?:the|a|an|my|our|your|his|her|their|it|them|him|me|us|you)$/.test(key(index + 1))
    )
      return [];
    if (prior === "need" && /^(?:n't)$/.test(key(index - 2)) && tag(index) === "VERB") return [];
    return edit(index, index, `to ${key(index)}`, why);
  });
};

/** `I didn't know where look.`, `show me how use it`, `decide what do` */
const whereTo: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "where how what when which who").flatMap((index): Edit[] => {
    let before = index - 1;
    if (/^(?:me|him|us|them|you|her|exactly|quite|sure)$/.test(key(before))) before -= 1;
    if (
      !/^(?:know|knows|knew|known|sure|decide|decided|remember|remembered|learn|learned|learnt|learning|teach|taught|show|shows|showed|shown|tell|told|wondering|wonder|wondered|see|forget|forgot|ask|asked|explain|explained|idea|work|worked|understand)$/.test(
        key(before),
      )
    )
      return [];
    const verb = key(index + 1);
    // `how close their thoughts were`
    if (key(index) === "how" && verb === "close") return [];
    if (
      !isBare(clause, index + 1) ||
      !(
        pureVerbs.has(verb) ||
        /^(?:look|do|go|use|start|stop|put|find|call|turn|park|stand|sit|cook|drive|play|open|close|clean|answer|order|plant|walk|stay|wear|get|make|be|have)$/.test(
          verb,
        )
      )
    )
      return [];
    if (
      /^(?:what|which|who)$/.test(key(index)) &&
      !/^(?:do|say|buy|wear|eat|bring|make|expect|ask|call|choose|write|think|tell|get|take|put)$/.test(verb)
    )
      return [];
    if (
      key(index) === "what" &&
      verb === "do" &&
      !/^[.,;!?]?$/.test(key(index + 2)) &&
      !/^(?:with|about|next|now|when|if|and|first)$/.test(key(index + 2))
    )
      return [];
    if (
      /^(?:do|be|have)$/.test(verb) &&
      key(index) !== "what" &&
      !/^(?:it|that|this|the|a)$/.test(key(index + 2))
    )
      return [];
    if (
      /^(?:i|you|we|they|he|she|it)$/.test(key(index + 2)) &&
      key(index + 2) !== "it" &&
      key(index + 2) !== "you"
    )
      return [];
    return /^(?:PUNCT|DET|ADP|ADV|)$/.test(tag(index + 2)) ||
      /^(?:it|them|him|that|my|our|his|her|their|next|first|for|and)$/.test(key(index + 2))
      ? edit(index + 1, index + 1, `to ${verb}`, why)
      : [];
  });
};

/** `takes about two hours fit.`, `ask the night staff check the pockets`, `told him come back` */
const forDoing: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return [
    ...eachWord(clause, "hours minutes days weeks hour minute day week months").flatMap((index): Edit[] => {
      const verb = key(index + 1);
      if (
        !isBare(clause, index + 1) ||
        !/^(?:fit|build|make|get|learn|read|finish|clean|repair|fix|cook|bake|dry|grow|reach|arrive|install|paint|write|do|find|mend|settle|heal|fill|set|unload|load|pack|assemble|cut|boil|cool|prepare|complete)$/.test(
          verb,
        )
      )
        return [];
      if (!/^(?:[.,;!?]|it|the|them|a|and|)$/.test(key(index + 2))) return [];
      return tokens
        .slice(Math.max(0, index - 5), index)
        .some(({ key: word }) => /^(?:take|takes|took|taken|needs?|needed)$/.test(word)) &&
        (tag(index - 1) === "NUM" || /^(?:a|an|few|several|one|two|three|many|some)$/.test(key(index - 1)))
        ? edit(index + 1, index + 1, `to ${verb}`, why)
        : [];
    }),
    ...eachWord(
      clause,
      "ask asked asking told tell telling wanted want wants allow allowed invited persuaded reminded begged urged warned",
    ).flatMap((index): Edit[] => {
      const word = key(index);
      const isNamed = /^(?:me|him|us|them)$/.test(key(index + 1));
      let at = index + 2;
      if (!isNamed) {
        if (
          !/^(?:ask|asked|asking|want|wanted|wants|allow|allowed|told|persuaded|reminded)$/.test(word) ||
          !/^(?:the|my|our|your|his|her|their)$/.test(key(index + 1))
        )
          return [];
        while (
          at < index + 5 &&
          /^(?:NOUN|ADJ)$/.test(tag(at)) &&
          !(
            isVerbBase(key(at)) &&
            /^(?:the|a|an|my|our|your|his|her|their|it|them|him|me|us|in|on|at|to)$/.test(key(at + 1)) &&
            at > index + 2
          )
        )
          at += 1;
        if (at === index + 2) return [];
      }
      const verb = key(at);
      if (
        !isBare(clause, at) ||
        !isVerbBase(verb) ||
        /^(?:cost|need|that|like|love|matter|cause)$/.test(verb)
      )
        return [];
      if (
        tokens.slice(0, index).some(({ key: one }) => /^(?:that|what|who|which)$/.test(one)) ||
        /^(?:things?|questions?|stories|story|lies|truth|time|price|way|news)$/.test(key(at - 1))
      )
        return [];
      const isObject =
        /^(?:the|a|an|my|our|your|his|her|their|it|them|him|me|us|you|in|on|at|back|up|down|home|again|if|when|quietly|here|there|round|out)$/.test(
          key(at + 1),
        );
      if (isNamed)
        return isObject &&
          (pureVerbs.has(verb) ||
            /^(?:come|go|be|look|check|help|open|close|call|move|put|turn|walk|drive|stop|start|clean|watch|work|play|use|wash|have|do|make|get|meet|ring|run)$/.test(
              verb,
            )) &&
          tag(at) !== "ADP" &&
          !(/^(?:told|tell|telling)$/.test(word) && /^(?:it|they|we|you|i)$/.test(key(at + 1)))
          ? edit(at, at, `to ${verb}`, why)
          : [];
      return /^(?:the|a|an|my|our|your|his|her|their|it|them|him|me|us)$/.test(key(at + 1)) &&
        /^(?:staff|team|crew|driver|boy|girl|man|woman|lad|children|kids|nurse|doctor|people|boys|girls|men|women|neighbours?|council|clerk|office|school|teacher|manager|guests|members|porter|porters|nurses|students|pupils|drivers|committee|class|dog|builder|builders|plumber|electrician|son|daughter|wife|husband|mother|father|mum|dad|brother|sister|friend|friends)$/.test(
          key(at - 1),
        ) &&
        !/^(?:told)$/.test(word)
        ? edit(at, at, `to ${verb}`, why)
        : [];
    }),
  ];
};

/** `until are carried out`, `Is very loud in the shed, so everybody speaks`: the subject. */
const subjects: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  const found = eachWord(clause, "until before because unless once although").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    if (
      !/^(?:are|were)$/.test(verb) ||
      /^(?:PRON|DET|NOUN|PROPN)$/.test(tag(index + 2)) ||
      /^(?:as|that|which|who)$/.test(key(index - 1))
    )
      return [];
    return index > 1 &&
      (key(index + 2).endsWith("ed") ||
        /^(?:carried|done|ready|finished|made|gone|sold|in|out|too|very|not|cold|dry|hot|full|empty|closed|broken)$/.test(
          key(index + 2),
        )) &&
      tokens.slice(0, index).some(({ key: word }) => isPlural(word))
      ? edit(index + 1, index + 1, `they ${verb}`, why)
      : [];
  });
  const opens =
    sentence.kind === "paragraph" &&
    tokens[0]?.text === "Is" &&
    sentence.text.endsWith(".") &&
    !(key(1) === "not" && /^(?:DET|PRON)$/.test(tag(2))) &&
    /^(?:very|more|too|not|also|really|always|so|called|made|important|difficult|easy|better|cold|hot|nice)$/.test(
      key(1),
    );
  if (opens && tokens.filter(({ key: word }) => /^(?:is|are)$/.test(word)).length < 3)
    found.push(...edit(0, 0, "It is", why));
  return found;
};

/** `He explained me this with a spoon`: who is told stands behind, with `to`. */
const explained: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "explain explained explains").flatMap((index): Edit[] => {
    if (
      !/^(?:me|us|him|her|them|you)$/.test(key(index + 1)) ||
      !/^(?:this|that|it|everything)$/.test(key(index + 2))
    )
      return [];
    return /^(?:[.,;!?]|with|in|by|when|while|at|on|and|again|once|many|very|yesterday|slowly|because|but|before|after|)$/.test(
      key(index + 3),
    )
      ? edit(
          index + 1,
          index + 2,
          `${key(index + 2)} to ${key(index + 1)}`,
          "Something is explained to somebody",
        )
      : [];
  });
};

export const openGapRules: readonly GrammarRule[] = [explained, be, to, whereTo, forDoing, subjects];
