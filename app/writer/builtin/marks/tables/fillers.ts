/** Words that a sentence does as well without. `Actually`, `certainly` and their like weigh or contrast nearly wherever they stand, and stay. */

import type { Phrase, PhraseTable, Place } from "../phrases.ts";

const guarded =
  /^(?:not|never|so|too|as|how|than|this|that|no|or|if|would|had|only|all|each|what|why|quite|nor|nothing|hardly|almost|nearly|about|pretty|rather|fairly|more|less|most|least|near|perhaps|maybe|now|even)$/;
/** Whether what follows was said before: `furious, of all things, really furious` is said twice for its weight. */
const repeats = ({ earlier, after }: Place) =>
  after.length > 3 &&
  new RegExp(`(?<!\\p{L})${after.replaceAll(/[^\p{L}]/gu, ".")}(?!\\p{L})`, "iu").test(earlier);
/** Not after a negation or an adverb that leans on it, and not where the word carries the sentence. */
const free = (place: Place) =>
  !repeats(place) &&
  !place.before.endsWith("ly") &&
  !guarded.test(place.before) &&
  !place.before.endsWith("n't") &&
  /^\s+\p{L}/u.test(place.rest) &&
  !/^\s+(?:than|as|like|enough|of|to|and|or|but|because)\b/.test(place.rest);
const opening = ({ start, found }: Place) => start && found.endsWith(",");
/** What has no degrees. */
const limit =
  /^(?:finished|unique|essential|necessary|impossible|identical|unanimous|fatal|dead|empty|full)$/;
/** What somebody finds of a thing. `The pleura is extremely thin in type 2` is what it is. */
const felt =
  /^(?:happy|pleased|glad|excited|grateful|thankful|proud|tired|sad|busy|helpful|useful|nice|important|interesting|interested|sorry|disappointed|disappointing|impressed|impressive|angry|worried|difficult|hard|easy|simple|exciting|beautiful|lovely|delicious|funny|annoying|annoyed|frustrating|frustrated|amazing|great|bad|wonderful|boring|bored|cold|hot|warm|quiet|noisy|kind|friendly|confusing|confused|surprised|surprising|upset|nervous|scared|frightened|shocked|hungry|thirsty|unique)$/;
const subject = /^(?:i|we|you|they|he|she|i'm|we're|he's|she's|and)$/;
const wishing =
  /^(?:want|wanted|wants|need|needed|needs|hope|hoped|wish|wished|wonder|wondered|wondering|checking|following|writing|hoping)$/;
const be = /^(?:is|are|am|was|were|seems|seemed|looks|looked|feels|felt|sounds|sounded|became|becomes)$/;
const word =
  /^\s+(\p{Ll}+)(?=\s+(?:and|but|so|because|when|that|to|with|about|in|on|at|for|by|from)\b|,\s+(?:and|but|so)\b)/u;

/** Openings that announce a sentence and say nothing. */
const announcing: readonly Phrase[] = [
  ["basically ,", "", opening],
  ["needless to say ,", "", opening],
];

const phrases: readonly Phrase[] = [
  ...announcing,
  ["honestly|literally ,", "", opening],
  ["you know|see ,", "", opening],
  // `I mean, however, that`: what is meant.
  ["i mean|guess ,", "", (place) => opening(place) && !/^\s*(?:however|that|by|as|like)\b/i.test(place.rest)],
  ["to be honest ,", "", opening],
  // `She was really tired, and …`: said of a subject, and the sentence goes on. Before a noun, or at an end, it weighs;
  // `very` is a degree or a courtesy nearly wherever it stands.
  [
    "really|extremely|incredibly|truly",
    "",
    (place) =>
      free(place) &&
      be.test(place.before) &&
      word.test(place.rest) &&
      // `We were really going to do it`: in earnest.
      !(place.found === "really" && /^(?:going|ready|about|there|trying|meant|doing)$/.test(place.after)) &&
      // `If he was truly interested`
      !(place.found === "truly" && /\bif\b/i.test(place.earlier)) &&
      felt.test(place.after),
  ],
  [
    "totally|completely|absolutely|utterly|entirely|very",
    "",
    (place) => free(place) && limit.test(place.after),
  ],
  [
    "simply",
    "",
    (place) =>
      free(place) &&
      /^(?:will|can|could|we'll|i'll|you'll|they'll|must)$/.test(place.before) &&
      place.after !== "",
  ],
  // `if you just want to look`: only.
  [
    "just",
    "",
    (place) =>
      free(place) &&
      subject.test(place.before) &&
      wishing.test(place.after) &&
      !/^(?:if|when|unless|because|where|what|all)$/.test(place.second),
  ],
];

/** For whoever asks for fillers to go. */
export const fillers: readonly PhraseTable[] = [{ reason: "Filler word", phrases }];
/** For whoever asks for a better or a shorter text. */
export const padding: readonly PhraseTable[] = [{ reason: "Says nothing of its own", phrases: announcing }];
