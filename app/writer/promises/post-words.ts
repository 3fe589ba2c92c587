/** English words that posts are judged by: calls to action, superlatives, buzzwords, questions. */

import { proseSentences } from "../prose/grade.ts";

const calls =
  "apply|ask us|book|browse|buy|call|check out|click|comment|contact|donate|download|drop us|email|find out|follow|get in touch|get your|give it a try|join|learn more|leave a|let (?:us|me) know|order|pick up|pre-order|read|register|reply|reserve|rsvp|save|see|send|share|shop|sign up|start your|stop by|subscribe|swipe|tag|tap|tell (?:us|me)|try|visit|vote|watch|write to us";
const call = new RegExp(
  `^(?:(?:so|and|then|please|now|to \\p{L}+(?: \\p{L}+){0,5},|if [^,.]{3,80},) )*(?:${calls})(?![\\p{L}’'-])(?! (?:is|was|are|were|has|had|will)\\b)`,
  "iu",
);
const slot = /^\[call to action\b/i;

/** The sentences of a text that tell the reader what to do next; a slot `[Call to action: …]` is one. */
export function callsIn(markdown: string): string[] {
  return proseSentences(markdown).filter((sentence) => slot.test(sentence) || call.test(sentence));
}

const hype =
  "best|worst|greatest|finest|ultimate|perfect|unbeatable|unrivalled|unparalleled|world-class|number one|one of a kind|second to none|state-of-the-art";
const notSuperlative =
  "honest|modest|forest|interest|rest|test|west|guest|quest|request|suggest|invest|protest|harvest|contest|digest|arrest|nest|chest|best man|manifest|conquest|bequest|latest|earnest|breast|crest|priest|behest|tempest|infest|attest|detest|molest|zest|pest|jest|vest|lest|est|dishonest|immodest|unrest|everest|budapest|bucharest|northwest|southwest|midwest|divest|ingest|congest|reinvest";
const superlative = new RegExp(
  `(?<![\\p{L}’'-])(?:(?:${hype})(?![\\p{L}’-])|(?!(?:${notSuperlative})(?![\\p{L}]))\\p{L}{2,14}(?:[^aeou\\s]est)(?![\\p{L}’-])|(?<=\\b(?:the|our|my|your|his|her|its|their) )most (?!of\\b|part\\b|people\\b|recent)\\p{L}+(?:al|ant|ent|ed|ful|ible|able|ic|ing|ive|less|ous|ar|ex|ern|lar)(?![\\p{L}’-]))`,
  "giu",
);

/** The superlatives and the words of praise that stand for one. */
export function superlativesIn(text: string): string[] {
  return text.match(superlative) ?? [];
}

const opener =
  /^(?:(?:and|but|so|then|looking back|in your \p{L}+),? )?(?:what|how|why|which|where|when|who|whose|whom)\b/iu;

/** Whether a question begins with a word that yes and no do not answer. */
export function isOpenQuestion(line: string): boolean {
  return opener.test(line.replace(/^[^\p{L}]+/u, ""));
}
