/** Transformations that leave the writer's words alone and mark what is missing. */

import { mapProse } from "../../prose/blocks.ts";
import { plainOf, countWords } from "../../prose/words.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import type { Decline, Source } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { heard, type Cue } from "./cues.ts";
import { readStory, untold } from "./reading.ts";

/** Puts slots behind sentences, as many as fit into a tenth more than half the text's words. */
function withSlots(
  source: Source,
  slotFor: (plain: string, index: number) => string | null,
  most: number,
): { text: string; count: number } {
  let index = -1;
  let room = Math.floor(countWords(source.text) * 0.55);
  let count = 0;
  const text = mapProse(source.text, (line) =>
    joinSentences(
      sentencesOf(line).flatMap((sentence) => {
        index += 1;
        const slot = count < most ? slotFor(plainOf(sentence), index) : null;
        if (slot === null || countWords(slot) > room) return [sentence];
        room -= countWords(slot);
        count += 1;
        return [sentence, `[${slot}]`];
      }),
    ),
  );
  return { text, count };
}

const feelings: Readonly<Record<string, string>> = {
  sad: "sadness",
  unhappy: "sadness",
  miserable: "sadness",
  lonely: "loneliness",
  happy: "joy",
  glad: "joy",
  delighted: "joy",
  pleased: "joy",
  excited: "excitement",
  angry: "anger",
  furious: "anger",
  cross: "anger",
  annoyed: "anger",
  afraid: "fear",
  scared: "fear",
  frightened: "fear",
  terrified: "fear",
  nervous: "nerves",
  anxious: "nerves",
  worried: "nerves",
  ashamed: "shame",
  guilty: "shame",
  embarrassed: "shame",
  proud: "pride",
  jealous: "jealousy",
  tired: "tiredness",
  exhausted: "tiredness",
  bored: "boredom",
  surprised: "surprise",
  shocked: "surprise",
  relieved: "relief",
  disappointed: "disappointment",
  upset: "hurt",
  desperate: "despair",
  confused: "confusion",
  grateful: "gratitude",
  hopeful: "hope",
  frustrated: "anger",
  sorry: "regret",
  impatient: "nerves",
  love: "love",
};
const signs: Readonly<Record<string, string>> = {
  sadness: "what stays undone that day",
  loneliness: "the second cup, the empty chair",
  joy: "feet, voice, what is given away",
  excitement: "what cannot keep still",
  anger: "jaw, hands, a thing set down too hard",
  fear: "breath, skin, what is listened for",
  nerves: "fingers, the same thing checked twice",
  shame: "eyes, the subject changed",
  pride: "what is shown without being asked",
  jealousy: "what is counted, what is not asked",
  tiredness: "what is dropped, what takes two tries",
  boredom: "the clock, the window",
  surprise: "the sentence that is not finished",
  relief: "what the shoulders do",
  disappointment: "the smile that comes too late",
  hurt: "what is said about something else",
  despair: "what is offered that was never for sale",
  confusion: "the question asked twice",
  gratitude: "what is kept and carried",
  hope: "what is prepared too early",
  regret: "what is mended without a word",
  love: "what is remembered that nobody else noticed",
};
const stated = new RegExp(
  `\\b(?:am|is|are|was|were|be|been|feels?|felt|looks?|looked|seems?|seemed|becomes?|became|grew|got|so|very)(?: \\p{L}+ly| so| very| too| quite| really| rather| not)? (${Object.keys(feelings).join("|")})\\b`,
  "iu",
);

/** A slot behind every stated feeling that asks for what shows it. */
export function showDontTell(source: Source): string | Decline {
  readStory("Show, don't tell", source);
  const { text, count } = withSlots(
    source,
    (plain) => {
      const feeling = feelings[(stated.exec(plain)?.[1] ?? "").toLowerCase()];
      return feeling ? `show the ${feeling}: ${signs[feeling] ?? "what the body does"}` : null;
    },
    12,
  );
  if (count === 0)
    return {
      decline:
        'No stated feeling such as "she was afraid" was found, or the text is too short to take a note; it needs at least one in a text of 15 words.',
    };
  return text;
}

const asked: readonly (readonly [sense: Cue, slot: string])[] = [
  ["smell", "smell: what is in the air here"],
  ["sound", "sound: what goes on behind this"],
  ["touch", "touch: what the skin feels"],
  ["taste", "taste: what is on the tongue"],
  ["sight", "sight: one colour, one movement"],
];

/** Slots for the senses that the text leaves out, where there is a place to stand. */
export function fiveSenses(source: Source): string | Decline {
  const story = readStory("Describe with five senses", source);
  const missing = asked
    .map(([sense, slot]) => ({
      sense,
      slot,
      count: story.lines.filter((line) => heard(line.plain, sense) > 0).length,
    }))
    .toSorted((a, b) => a.count - b.count)
    .slice(0, Math.max(1, Math.min(4, Math.round(story.lines.length / 4))));
  const step = Math.max(1, Math.floor(story.lines.length / (missing.length + 1)));
  const places = new Map<number, string>();
  for (const [index, { slot }] of missing.entries()) {
    const wished = Math.min(story.lines.length - 1, (index + 1) * step - (story.lines.length > 1 ? 1 : 0));
    const near = story.lines
      .filter(
        (line) =>
          Math.abs(line.index - wished) <= Math.max(1, step / 2) &&
          !places.has(line.index) &&
          !/["“?]/u.test(line.plain),
      )
      .toSorted(
        (a, b) =>
          heard(b.plain, "threshold", "light", "weather", "sight") -
          heard(a.plain, "threshold", "light", "weather", "sight"),
      )[0];
    const at = near?.index ?? wished;
    if (!places.has(at)) places.set(at, slot);
  }
  const { text, count } = withSlots(source, (_plain, index) => places.get(index) ?? null, 5);
  if (count === 0)
    return { decline: "This text is too short to take a note about a sense; it needs at least 15 words." };
  return text;
}

/** Slots that make failure cost more, behind the lines in which something is wanted or at risk. */
export function raiseStakes(source: Source): string | Decline {
  const story = readStory("Raise the stakes", source);
  const silent = untold(story, "Raising the stakes");
  if (silent) return silent;
  const { hero } = story;
  const other = story.other ?? "somebody else";
  const slots = [
    `what ${hero} loses if this fails`,
    `why it has to be now`,
    `what ${other} loses too`,
    `what cannot be put right afterwards`,
  ];
  const count = Math.min(slots.length, Math.max(1, Math.round(story.lines.length / 5)));
  const chosen = story.lines
    .filter((line) => !/\?/.test(line.plain) && countWords(line.plain) >= 4)
    .toSorted(
      (a, b) =>
        heard(b.plain, "want", "danger", "obstacle") - heard(a.plain, "want", "danger", "obstacle") ||
        a.index - b.index,
    )
    .slice(0, count)
    .map((line) => line.index)
    .toSorted((a, b) => a - b);
  const done = withSlots(
    source,
    (_plain, index) => (chosen.includes(index) ? (slots[chosen.indexOf(index)] ?? null) : null),
    4,
  );
  if (done.count === 0)
    return {
      decline: "This text is too short to raise anything in it; it needs a statement in at least 15 words.",
    };
  return done.text;
}
