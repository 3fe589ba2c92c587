/** Transformations that leave the writer's words alone and mark what is missing. */

import { mapProse } from "../../prose/blocks.ts";
import { plainOf, countWords } from "../../prose/words.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import type { Decline, Source } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { heard, type Cue } from "./cues.ts";
import { readStory } from "./reading.ts";

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
  sad: "sad",
  unhappy: "sad",
  miserable: "sad",
  lonely: "alone",
  happy: "glad",
  glad: "glad",
  delighted: "glad",
  pleased: "glad",
  excited: "excited",
  angry: "angry",
  furious: "angry",
  cross: "angry",
  annoyed: "angry",
  afraid: "afraid",
  scared: "afraid",
  frightened: "afraid",
  terrified: "afraid",
  nervous: "nervous",
  anxious: "nervous",
  worried: "nervous",
  ashamed: "ashamed",
  guilty: "ashamed",
  embarrassed: "ashamed",
  proud: "proud",
  jealous: "jealous",
  tired: "tired",
  exhausted: "tired",
  bored: "bored",
  surprised: "surprised",
  shocked: "surprised",
  relieved: "relieved",
  disappointed: "let down",
  upset: "upset",
  desperate: "desperate",
  confused: "confused",
  grateful: "grateful",
  hopeful: "hopeful",
  frustrated: "angry",
  sorry: "sorry",
  impatient: "nervous",
  love: "in love",
};
const signs: Readonly<Record<string, string>> = {
  sad: "what stays undone that day",
  alone: "the second cup, the empty chair",
  glad: "feet, voice, what is given away",
  excited: "what cannot keep still",
  angry: "jaw, hands, a thing set down too hard",
  afraid: "breath, skin, what is listened for",
  nervous: "fingers, the same thing checked twice",
  ashamed: "eyes, the subject changed",
  proud: "what is shown without being asked",
  jealous: "what is counted, what is not asked",
  tired: "what is dropped, what takes two tries",
  bored: "the clock, the window",
  surprised: "the sentence that is not finished",
  relieved: "what the shoulders do",
  "let down": "the smile that comes too late",
  upset: "what is said about something else",
  desperate: "what is offered that was never for sale",
  confused: "the question asked twice",
  grateful: "what is kept and carried",
  hopeful: "what is prepared too early",
  sorry: "what is mended without a word",
  "in love": "what is remembered that nobody else noticed",
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
      return feeling ? `show ${feeling}: ${signs[feeling] ?? "what the body does"}` : null;
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
