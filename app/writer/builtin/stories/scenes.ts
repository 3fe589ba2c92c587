/** Scenes, openings and endings put together from the text's own sentences. */

import { tooShort } from "../../promises/needing.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { heard } from "./cues.ts";
import {
  begun,
  briefly,
  card,
  lineWith,
  part,
  lastingThing,
  readStory,
  speechOf,
  told,
  type Line,
  type Story,
  type Taken,
  untold,
} from "./reading.ts";

/** A first page: place, person, tension, and a question left open. */
export function openingScene(source: Source): string | Decline {
  const story = readStory("Write an opening scene", source);
  const short = tooShort(source, 4, "An opening scene");
  if (short) return short;
  const silent = untold(story, "An opening scene");
  if (silent) return silent;
  const { hero } = story;
  const taken: Taken = new Set();
  const place = lineWith(story, taken, ["weather", "light", "sight", "threshold"], 0, 0.6);
  const person =
    story.lines.find(
      (line) => line.subject === hero && !taken.has(line.index) && !/^["“]/u.test(line.plain),
    ) ?? null;
  if (person) taken.add(person.index);
  const sense = lineWith(story, taken, ["sound", "smell", "touch"], 0, 0.7);
  const tense = lineWith(story, taken, ["danger", "obstacle"], 0, 0.75);
  const asked = story.lines.find(
    (line) => line.plain.endsWith("?") && !taken.has(line.index) && heard(line.plain, "say") === 0,
  );
  return [
    joinSentences([
      told(place, "the place in one picture: weather, light, one thing that is out of order"),
      ...(sense ? [briefly(sense)] : []),
    ]),
    told(person, `${hero} in the middle of doing something`),
    told(tense, `what is wrong, shown by what ${hero} does about it`),
    asked ? briefly(asked) : `[a question that ${hero} cannot answer yet?]`,
  ].join("\n\n");
}

/** Three new ways into the story: by a voice, in the middle of it, by a picture. */
export function alternateOpenings(source: Source): string | Decline {
  const story = readStory("Alternate opening", source);
  const short = tooShort(source, 4, "Three openings");
  if (short) return short;
  const silent = untold(story, "Another opening");
  if (silent) return silent;
  const { hero } = story;
  const taken: Taken = new Set([0]);
  const spoken =
    speechOf(story).find((speech) => speech.line.index > 0 && speech.words.length > 6)?.line ?? null;
  if (spoken) taken.add(spoken.index);
  const action = lineWith(story, taken, ["danger", "turn"], 0.2, 1);
  const picture = lineWith(story, taken, ["light", "weather", "sight", "sound"], 0.02, 1);
  const back = story.lines[0] ? briefly(story.lines[0]) : "";
  return [
    part(
      "With a voice",
      joinSentences([told(spoken, `a line of talk that ${hero} was not meant to hear`), back]),
    ),
    part(
      "In the middle of it",
      withNext(story, action, `${hero} in the worst minute of the story`),
      `[back to how it came to this]`,
    ),
    part(
      "With a picture",
      joinSentences([
        told(picture, "one picture that holds the whole story: a thing, a light, a place"),
        back,
      ]),
    ),
  ].join("\n\n");
}

/** A line and the one behind it, where that belongs to it. */
function withNext(story: Story, line: Line | null, slot: string): string {
  if (!line) return told(null, slot);
  const next = story.lines[line.index + 1];
  return joinSentences([briefly(line), ...(next && next.block === line.block ? [briefly(next, 25)] : [])]);
}

/** Three endings that leave the text's last turn in three directions. */
export function alternateEndings(source: Source): string | Decline {
  const story = readStory("Alternate ending", source);
  const short = tooShort(source, 4, "Three endings");
  if (short) return short;
  const silent = untold(story, "Another ending");
  if (silent) return silent;
  const { hero, other } = story;
  const taken: Taken = new Set();
  const last = story.lines.length - 1;
  const turn =
    last > 2
      ? lineWith(story, taken, ["turn", "danger", "obstacle"], 0.5, Math.min(0.95, (last - 1) / last))
      : (story.lines[last] ?? null);
  const want = lineWith(story, taken, ["want"], 0, 0.9, hero);
  const thing = lastingThing(story);
  const from = told(turn, "the last moment at which everything was still possible");
  const goal =
    want && countWords(want.plain) <= 14 && !/https?:|@|[:;]/.test(want.text)
      ? `what was wanted: ${briefly(want).replace(/["“”[\].]/gu, "")}`
      : `what ${hero} wanted from the start`;
  return [
    part("Happy", from, `[${begun(hero)} gets ${goal}; not as expected, and at a small price]`),
    part(
      "Bitter",
      from,
      `[${begun(hero)} wins the wrong thing: what has to be given up for good, and who sees it]`,
    ),
    part(
      "Unexpected",
      from,
      thing
        ? `[${begun(thing.named)} ${thing.plural ? "turn" : "turns"} out to have been the answer from the beginning: how, and why nobody looked]`
        : `[${begun(other ?? "somebody else")} does what ${hero} should have done: why, and what it says about both]`,
    ),
  ].join("\n\n");
}

/** Three next steps from where the text stops: safe, risky, strange. */
export function nextSteps(source: Source): string | Decline {
  const story = readStory("What happens next", source);
  const short = tooShort(source, 4, "A next step");
  if (short) return short;
  const silent = untold(story, "A next step");
  if (silent) return silent;
  const { hero, other } = story;
  const thing = lastingThing(story);
  const place = story.places.at(-1);
  const last = story.lines.at(-1);
  return [
    `The text stops here: ${told(last ?? null, "its last line")}`,
    card([
      [
        "Safe",
        `${begun(hero)} goes back to what is known${place ? ` in ${place}` : ""}: [whom ${hero} tells, and what is left out].`,
      ],
      [
        "Risky",
        other
          ? `${begun(hero)} puts ${other} to the test: [what ${hero} asks, and what a lie would cost].`
          : `${begun(hero)} goes on alone: [where to, and what cannot be taken along].`,
      ],
      [
        "Strange",
        thing
          ? `${begun(thing.named)} ${thing.plural ? "are" : "is"} gone the next morning: [what stands in ${thing.plural ? "their" : "its"} place].`
          : `Somebody knocks who should not know the place: [who, and what they say first].`,
      ],
    ]),
  ].join("\n\n");
}

/** Two people who want different things: their lines from the text, gestures and missing lines as slots. */
export function dialogueScene(source: Source): string | Decline {
  const story = readStory("Write a dialogue scene", source);
  const short = tooShort(source, 4, "A scene of two people");
  if (short) return short;
  const silent = untold(story, "A scene of two people");
  if (silent) return silent;
  const { hero } = story;
  const speeches = speechOf(story);
  const other =
    speeches.find((one) => one.speaker && one.speaker !== hero)?.speaker ?? story.other ?? "the other one";
  const taken: Taken = new Set();
  const where = lineWith(story, taken, ["threshold", "light", "weather", "sight"], 0, 0.7);
  const lines = speeches.filter((one) => !taken.has(one.line.index)).slice(0, 4);
  const turns = [
    `[${begun(hero)} asks for it, but not directly]`,
    `[${begun(other)} answers another question]`,
    `[${begun(hero)} says the thing that was not meant to be said]`,
    `[${begun(other)} is silent; a gesture says no]`,
  ];
  const exchange = turns.map((slot, index) => {
    const spoken = lines[index];
    return spoken ? briefly(spoken.line, 60) : slot;
  });
  const gesture = ["[what the hands do meanwhile]", `[what ${other} looks at instead of ${hero}]`];
  return [
    part("Situation", told(where, `where ${hero} and ${other} cannot get away from each other`)),
    part(
      "What they want",
      card([
        [begun(hero), `[what ${hero} wants from ${other}]`],
        [begun(other), `[what ${other} wants, which makes that impossible]`],
      ]),
    ),
    part(
      "Exchange",
      exchange[0] ?? "",
      exchange[1] ?? "",
      gesture[0] ?? "",
      exchange[2] ?? "",
      gesture[1] ?? "",
      exchange[3] ?? "",
    ),
    part("Exit", `[the last word, and who has it]`),
  ].join("\n\n");
}
