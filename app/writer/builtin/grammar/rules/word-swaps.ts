/** Single words that are written for others. */

import { isPlural, people } from "../../../prose/english/forms.ts";
import type { Clause } from "./clause.ts";

/** What stands before an object. */
const taking =
  /^(?:for|with|between|to|from|about|by|behind|near|invited|invite|asked|told|gave|took|met|saw|helped|let|showed|sent|drove|brought|joined|left|thanked|taught|wanted|visited|picked|dropped|reminded|warned|followed)$/;

/** `for my husband and I`, `invited Anna and I`, `told the boys and I`. */
function isObject({ key, tag }: Clause, index: number): boolean {
  if (key(index - 1) !== "and") return false;
  const [last, prior, before] = [key(index - 2), key(index - 3), key(index - 4)];
  const isOver =
    key(index) === "i." ||
    /^(?:PUNCT)?$/.test(tag(index + 1)) ||
    (tag(index + 1) === "ADP" && key(index + 1) !== "like") ||
    key(index + 1) === "to";
  const behindPreposition =
    /^(?:for|with|between|to|from)$/.test(prior) && ["PROPN", "PRON"].includes(tag(index - 2));
  const owned =
    /^(?:my|our|your|his|her|their|the)$/.test(prior) && tag(index - 2) === "NOUN" && taking.test(before);
  return (
    isOver &&
    (behindPreposition ||
      (last === "you" && prior === "between") ||
      owned ||
      (tag(index - 2) === "PROPN" && taking.test(prior)))
  );
}

/** By the word: what should stand there and why, or null where it is right. */
export const swaps: Readonly<
  Record<string, (clause: Clause, index: number) => readonly [text: string, reason: string] | null>
> = {
  too: ({ key, tag }, index) =>
    (key(index - 1) === "enough" && tag(index + 1) === "VERB") ||
    (/^(?:the|my|our|your|his|her|their)$/.test(key(index + 1)) && tag(index - 1) === "NOUN")
      ? ["to", "To with its thing or verb"]
      : null,
  loose: ({ key, tag }, index) =>
    /^(?:to|will|n't|not|can|could|would|might|may|you|we|they|i)$/.test(key(index - 1)) &&
    ["DET", "PRON", "NOUN", "PROPN", "ADP"].includes(tag(index + 1)) &&
    !/^(?:and|ends|change|in|on|with|fit|fitting)$/.test(key(index + 1))
      ? ["lose", "Lose is the verb"]
      : null,
  lose: ({ key, tag }, index) =>
    /^(?:is|was|too|are|were|very|so)$/.test(key(index - 1)) &&
    tag(index + 1) !== "NOUN" &&
    tag(index + 1) !== "DET"
      ? ["loose", "Loose is not tight"]
      : null,
  here: ({ key, tag }, index) =>
    (/^(?:could|can|ca|cannot)$/.test(key(index - 1)) ||
      (/^(?:n't|not)$/.test(key(index - 1)) && /^(?:ca|can|could)$/.test(key(index - 2)))) &&
    (["PUNCT", "PRON", "DET", ""].includes(tag(index + 1)) || key(index + 1) === "you")
      ? ["hear", "Hear with the ears"]
      : /^(?:sorry|nice|good|glad|lovely|great|forward)$/.test(key(index - 2)) &&
          key(index - 1) === "to" &&
          /^(?:that|from|about|you)$/.test(key(index + 1))
        ? ["hear", "Hear with the ears"]
        : null,
  breath: ({ key }, index) =>
    /^(?:can|could|ca|cannot|hardly|n't|to)$/.test(key(index - 1)) &&
    /^(?:[.,!?]|in|out|through|easily|properly|again|at|)$/.test(key(index + 1))
      ? ["breathe", "Breathe is the verb"]
      : null,
  lead: ({ key }, index) =>
    /^(?:has|have|had)$/.test(key(index - 1)) && /^(?:to|us|me|them|him|her|the)$/.test(key(index + 1))
      ? ["led", "Led is the past of lead"]
      : null,
  new: ({ key, tag }, index) =>
    /^(?:i|we|they|he|she|you)$/.test(key(index - 1)) &&
    (/^(?:that|it|him|them|how|what|nothing|where|why)$/.test(key(index + 1)) ||
      ["PRON"].includes(tag(index + 1)))
      ? ["knew", "Knew is the past of know"]
      : null,
  effect: ({ key }, index) =>
    /^(?:will|would|can|could|may|might|does|n't|not|to|really|badly|directly)$/.test(key(index - 1)) &&
    /^(?:the|our|your|my|his|her|their|us|you|me|them|everyone|how|people)$/.test(key(index + 1)) &&
    !/^(?:changes?)$/.test(key(index + 2))
      ? ["affect", "Affect is the verb"]
      : null,
  effects: ({ key }, index) =>
    /^(?:it|this|that|which|he|she|also|weather|stress)$/.test(key(index - 1)) &&
    /^(?:the|our|your|my|his|her|their|us|you|me|them|everyone|how|people)$/.test(key(index + 1))
      ? ["affects", "Affect is the verb"]
      : null,
  affect: ({ key }, index) =>
    /^(?:no|an|any|the|little|big|great|significant|positive|negative|real|direct|strong|small|bad|good|huge)$/.test(
      key(index - 1),
    ) && /^(?:on|of|in|[.,]|)$/.test(key(index + 1))
      ? ["effect", "Effect is the noun"]
      : null,
  except: ({ key, tag }, index) =>
    /^(?:to|will|can|please|could|would|not|n't)$/.test(key(index - 1)) &&
    (tag(index + 1) === "DET" || /^(?:my|your|our|his|her|their|this|it)$/.test(key(index + 1)))
      ? ["accept", "Accept is to take"]
      : null,
  advice: ({ key }, index) =>
    /^(?:to|can|please|would|could|will|n't)$/.test(key(index - 1)) &&
    /^(?:me|you|us|him|her|them|that|the|against)$/.test(key(index + 1))
      ? ["advise", "Advise is the verb"]
      : null,
  advise: ({ key }, index) =>
    /^(?:an|some|my|your|his|her|good|bad|of|any|the|best|for)$/.test(key(index - 1))
      ? ["advice", "Advice is the noun"]
      : null,
  passed: ({ key, tag }, index) =>
    /^(?:walked|drove|ran|went|flew|rode|rushed|walk|drive|go|half|quarter|ten|five|twenty)$/.test(
      key(index - 1),
    ) && ["DET", "PRON", "NUM", "PROPN", "NOUN"].includes(tag(index + 1))
      ? ["past", "Past for by"]
      : null,
  quiet: ({ key }, index) =>
    /^(?:a|good|nice|often|different|sure|big|happy|interesting|expensive|easy|important|late|early|long|well)$/.test(
      key(index + 1),
    ) && /^(?:is|was|it's|'s|are|were|took|take|takes|had|have|has|be|been|am|'m|'re)$/.test(key(index - 1))
      ? ["quite", "Quite for rather"]
      : null,
  weather: ({ key, sentence, tokens }, index) =>
    (/^(?:its|it|i|you|he|she|we|they)$/.test(key(index + 1)) &&
      /^.{3,40} or not\b/.test(sentence.text.slice(tokens[index]?.end ?? 0))) ||
    (key(index + 1) === "or" && key(index + 2) === "not") ||
    (/^(?:know|decide|ask|asked|see|wonder|sure)$/.test(key(index - 1)) &&
      /^(?:i|you|he|she|it|we|they|to)$/.test(key(index + 1)))
      ? ["whether", "Whether asks"]
      : null,
  where: ({ key, tag, opens }, index) =>
    /^(?:they|we|you)$/.test(key(index - 1)) &&
    opens(index - 1) &&
    (["ADJ", "NUM", "ADV", "DET"].includes(tag(index + 1)) ||
      /(?:ing|ed)$/.test(key(index + 1)) ||
      /^(?:in|at|on|very|so|not|all|from)$/.test(key(index + 1)))
      ? ["were", "Were is the past of are"]
      : null,
  were: ({ key, tag }, index) =>
    (index === 0 && /^(?:is|are|do|does|did|can|was)$/.test(key(1))) ||
    (/^(?:know|knows|knew|sure|wonder|remember|ask|see)$/.test(key(index - 1)) &&
      /^(?:i|you|he|she|it|we|they|to)$/.test(key(index + 1))) ||
    (key(index - 1) === "," &&
      /^(?:i|you|he|she|we|they)$/.test(key(index + 1)) &&
      tag(index + 2) === "VERB" &&
      tag(index - 2) === "PROPN")
      ? ["where", "Where asks for a place"]
      : null,
  which: ({ key, tag, tokens }, index) =>
    (people.has(key(index - 1)) &&
      // `attributes within people which are`; drivers and clients of a machine are things.
      !/^(?:driver|client|agent|carrier|reader|player|host|server|operator)s?$/.test(key(index - 1)) &&
      tag(index - 2) !== "ADP" &&
      // `a tensioning member which`
      !key(index - 2).endsWith("ing") &&
      (["VERB", "AUX"].includes(tag(index + 1)) ||
        (key(index + 1).endsWith("s") && tag(index + 2) === "ADP"))) ||
    (key(index - 1) === "," &&
      people.has(key(index - 2)) &&
      // `this structure Worker, which is`: the name of a thing.
      tokens[index - 2]?.text === key(index - 2) &&
      ["VERB", "AUX"].includes(tag(index + 1)) &&
      /^(?:is|was|are|were|has|had|lives?|works?)$/.test(key(index + 1)) &&
      // `until you see her, which isn't a great feeling`
      key(index + 2) !== "n't" &&
      // `closed to visitors, which is why`: the whole of it.
      !/^(?:why|how|when|where|what|because|hardly|scarcely|surprising|understandable|odd|strange|unusual|natural)$/.test(
        key(index + 2),
      ) &&
      // `what she does with a child, which is wait`: what is done.
      !tokens.slice(0, index).some(({ key: one }) => one === "what") &&
      // `a firm of ten builders, which is`
      !(isPlural(key(index - 2)) && /^(?:is|was|has)$/.test(key(index + 1))))
      ? ["who", "Who for people"]
      : null,
  whose: ({ key, tokens }, index) =>
    tokens[index + 1]?.text === key(index + 1) &&
    /^(?:going|coming|been|there|that|the|not|at)$/.test(key(index + 1))
      ? ["who's", "Who’s for who is"]
      : null,
  i: (clause, index) => (isObject(clause, index) ? ["me", "Me behind a preposition"] : null),
  // The reader takes it with its full stop for a shortened name.
  "i.": (clause, index) =>
    // `i.ll get it`
    isObject(clause, index) && !/^\p{L}/u.test(clause.sentence.text.slice(clause.tokens[index]?.end ?? 0))
      ? ["me.", "Me behind a preposition"]
      : null,
};
