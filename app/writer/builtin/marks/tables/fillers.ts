/** Words that a sentence does as well without, where they stand for nothing. */

import type { Phrase, PhraseTable, Place } from "../phrases.ts";

const guarded =
  /^(?:not|never|so|too|as|how|than|this|that|no|or|if|would|had|only|all|each|what|why|quite|nor|nothing|hardly|almost|nearly|about|pretty|rather|fairly|more|less|most|least|near|perhaps|maybe|now|even)$/;
/** Whether what follows was said before: `furious, of all things, actually furious` is said twice for its weight. */
const repeats = ({ earlier, after }: Place) =>
  after.length > 3 &&
  new RegExp(`(?<!\\p{L})${after.replaceAll(/[^\p{L}]/gu, ".")}(?!\\p{L})`, "iu").test(earlier);
/** Not after a negation or an adverb that leans on it, and not where the word carries the sentence. */
const free = (place: Place) => !repeats(place) && !place.before.endsWith("ly") && unguarded(place);
const unguarded = ({ before, rest }: Place) =>
  !guarded.test(before) &&
  !before.endsWith("n't") &&
  /^\s+\p{L}/u.test(rest) &&
  !/^\s+(?:than|as|like|enough|of|to|and|or|but|because)\b/.test(rest);
const opening = ({ start, found }: Place) => start && found.endsWith(",");
const limit = new Set(
  "different new free finished full unique essential necessary certain sure clear empty impossible possible wrong right true amazing awful delighted happy ready gone useless".split(
    " ",
  ),
);
const beforeLimit = (place: Place) => free(place) && limit.has(place.after);
const subject =
  /^(?:i|we|you|they|he|she|it|to|can|could|should|will|must|'ll|i'll|we'll|you'll|i'd|and|please|i'm|we're|it's|that's|is|was|are)$/;
const bare =
  /^(?:want|wanted|need|needed|think|thought|feel|felt|know|knew|stood|stand|sat|sit|kept|keep|do|make|take|get|go|let|say|ask|try|tell|use|say|looked|seems|seemed|like|love|hope|hoped|wish|wished|wondered|happens|happened|checking|following|wondering|writing|hoping)$/;

const phrases: readonly Phrase[] = [
  [
    "very|really|actually|basically|literally|honestly|simply|quite|totally|completely|absolutely|definitely|certainly|obviously|essentially|just",
    "-",
    ({ before }) => guarded.test(before) || before.endsWith("n't"),
  ],
  [
    "actually|basically|honestly|essentially|obviously|literally|frankly|seriously|really|clearly|naturally ,",
    "",
    opening,
  ],
  ["needless to say ,", "", opening],
  ["of course ,", "", opening],
  ["you know|see ,", "", opening],
  ["i mean|guess ,", "", opening],
  ["to be honest ,", "", opening],
  ["actually|basically|essentially|literally|honestly|obviously|definitely", "", free],
  [
    "really|very|extremely|incredibly|super|truly",
    "",
    (place) =>
      free(place) &&
      !/^(?:same|first|last|best|much|many|few|little|well|often|soon|end|beginning|start|top|bottom|edge|idea|thought|moment|day|night|heart|nature|thing)$/.test(
        place.after,
      ) &&
      !/^(?:the|his|her|my|our|your|their|its|one)$/.test(place.before) &&
      // `It was very cold.`: without it the sentence ends on too little.
      !/^\s+[\p{L}’'-]+(?:[.!?…]+["”’)]*|["”)]+)?$/u.test(place.rest),
  ],
  [
    "simply",
    "",
    (place) =>
      free(place) &&
      !/(?:ed|t|e)$/.test(place.before) &&
      !/^(?:a|an|the|my|our|your|his|her|their|its|that|what|how)$/.test(place.after) &&
      !/^(?:is|are|was|were|am|'s|'re|'m)$/.test(place.before.replace(/^.*(?=')/, "")),
  ],
  ["totally|completely|absolutely|utterly|entirely", "", beforeLimit],
  ["certainly", "", (place) => free(place) && !place.start],
  [
    "just",
    "",
    (place) =>
      subject.test(place.before.replace(/^.*'/, "'").replace(/^'(?:s|m|re)$/, "is")) &&
      bare.test(place.after) &&
      free(place),
  ],
  [
    "kind|sort of",
    "",
    ({ before, after }) =>
      /^(?:is|was|are|were|am|felt|feel|feels|looked|looks|seemed|seems|'s|'m|'re|just|i|we|you|they)$/.test(
        before.replace(/^.*(?=')/, ""),
      ) && !/^(?:the|a|an|my|thing|person)$/.test(after),
  ],
  [
    "a (little) bit",
    "",
    ({ before, after }) =>
      /^(?:is|was|are|were|felt|seemed|seems|looks|looked)$/.test(before) &&
      !/^(?:of|more|less|too|like|later|longer|further)$/.test(after) &&
      after !== "",
  ],
];

export const fillers: readonly PhraseTable[] = [{ reason: "Filler word", phrases }];
