/** Cards of people, places and worlds: what the text says about them, slots for what it does not. */

import { countWords } from "../../prose/words.ts";
import { tooShort } from "../../promises/needing.ts";
import type { Decline, Source } from "../../task.ts";
import { heard, type Cue } from "./cues.ts";
import { newPeople, newPlaces } from "./names.ts";
import {
  begun,
  card,
  lineWith,
  part,
  quoteOf,
  readStory,
  speechOf,
  told,
  type Line,
  type Story,
  type Taken,
  untold,
} from "./reading.ts";

/** A card that holds at least one of the text's own lines, or is the seed of one; an empty form says nothing of a long text. */
function ownCard(
  source: Source,
  what: string,
  rows: readonly (readonly [label: string, text: string])[],
): string | Decline {
  const own = rows.some(([, text]) => !text.startsWith("["));
  if (own || countWords(source.text) <= seedWords) return card(rows);
  return {
    decline: `${what} is made from what a text shows: a place, its weather, its work, what may and may not be done there. This one shows nothing of it; describe one thing and try again.`,
  };
}

/** A text of so many words may be the seed of something that it does not show yet. */
const seedWords = 40;

/** The loudest line of a cue among those that are about somebody. */
function about(story: Story, taken: Taken, named: string, ...wanted: readonly Cue[]): Line | null {
  const lines = story.lines.filter(
    (line) =>
      !taken.has(line.index) &&
      line.subject === named &&
      !/^["“]/u.test(line.plain) &&
      heard(line.plain, ...wanted) > 0,
  );
  const best = lines.toSorted(
    (a, b) => heard(b.plain, ...wanted) - heard(a.plain, ...wanted) || b.weight - a.weight,
  )[0];
  if (best) taken.add(best.index);
  return best ?? null;
}

function spokenBy(story: Story, taken: Taken, named: string): Line | null {
  const line =
    speechOf(story).find((speech) => speech.speaker === named && !taken.has(speech.line.index))?.line ?? null;
  if (line) taken.add(line.index);
  return line;
}

/** A hero card. */
export function protagonist(source: Source): string | Decline {
  const story = readStory("Create a protagonist", source);
  const short = tooShort(source, 4, "A hero card");
  if (short) return short;
  const silent = untold(story, "A hero card");
  if (silent) return silent;
  const { hero } = story;
  const taken: Taken = new Set();
  const voice = spokenBy(story, taken, hero);
  return card([
    ["Name", story.people.length > 0 ? begun(story.people[0]?.full ?? hero) : "[a name]"],
    ["Want", told(about(story, taken, hero, "want"), `what ${hero} is after, and would say so`)],
    ["Need", told(about(story, taken, hero, "need"), `what ${hero} lacks and does not know`)],
    ["Flaw", told(about(story, taken, hero, "flaw"), `what ${hero} does wrong again and again`)],
    ["Strength", told(about(story, taken, hero, "strength"), `what ${hero} can do that others cannot`)],
    ["Secret", told(about(story, taken, hero, "secret"), `what nobody may know about ${hero}`)],
    ["Voice", told(voice, `how ${hero} talks: a word often used, a word never used`)],
  ]);
}

/** An opponent whose goal makes sense to them. */
export function antagonist(source: Source): string | Decline {
  const story = readStory("Create an antagonist", source);
  const short = tooShort(source, 4, "An opponent");
  if (short) return short;
  const silent = untold(story, "An opponent");
  if (silent) return silent;
  const { hero } = story;
  const other = story.people.find((one) => one.named !== hero)?.named ?? null;
  const who = other ?? "the opponent";
  const taken: Taken = new Set();
  const shown = other
    ? about(story, taken, other, "say", "want", "sight", "threshold", "approach", "obstacle")
    : null;
  const clash = lineWith(story, taken, ["obstacle", "danger"], 0, 1);
  return card([
    ["Name", other ? begun(other) : "[a name; or a place, a rule, a weather that acts like a person]"],
    ["First seen", told(shown, `where ${hero} first meets ${who}`)],
    [
      "Goal",
      told(other ? about(story, taken, other, "want") : null, `what ${who} wants that ${hero} cannot allow`),
    ],
    ["Why it makes sense", `[why ${who} is right, told as ${who} would tell a friend]`],
    ["Method", `[what ${who} does better than ${hero}]`],
    ["Where they clash", told(clash, `the moment in which only one of the two can win`)],
    ["Weak spot", `[what ${who} would never do, even to win]`],
  ]);
}

/** A place with weather, light, work and danger. */
export function setting(source: Source): string | Decline {
  const story = readStory("Build the setting", source);
  const short = tooShort(source, 4, "A setting");
  if (short) return short;
  const taken: Taken = new Set();
  const place = story.places[0] ?? null;
  const where = place ?? "this place";
  const there = place === null ? undefined : story.lines.find((line) => line.plain.includes(place));
  const shown = there ?? lineWith(story, taken, ["threshold"], 0, 0.5);
  if (shown) taken.add(shown.index);
  return ownCard(source, "A setting", [
    ["Place", told(shown, "where it is, and how one gets there")],
    [
      "Weather",
      told(lineWith(story, taken, ["weather"]), `what the sky does in ${where}, and what it does to people`),
    ],
    ["Light", told(lineWith(story, taken, ["light"]), `where the light comes from, and what stays dark`)],
    [
      "Sound and smell",
      told(lineWith(story, taken, ["sound", "smell"]), `what one hears and smells before one sees ${where}`),
    ],
    [
      "Work",
      told(lineWith(story, taken, ["work"]), `what people do in ${where} all day, and with what tools`),
    ],
    ["Danger", told(lineWith(story, taken, ["danger"]), `what can kill or ruin somebody in ${where}`)],
  ]);
}

/** What magic or technology can do, cannot do and costs. */
export function worldRules(source: Source): string | Decline {
  const story = readStory("Set the world's rules", source);
  const short = tooShort(source, 4, "The rules of a world");
  if (short) return short;
  const taken: Taken = new Set();
  const cannot = lineWith(story, taken, ["cannot"]);
  const cost = lineWith(story, taken, ["cost"]);
  const can = lineWith(story, taken, ["can"]);
  const thing = story.things[0]?.named ?? "it";
  return ownCard(source, "The rules of a world", [
    ["It can", told(can, `what ${thing} makes possible, and for whom`)],
    ["It cannot", told(cannot, `what ${thing} never does, however much one wants it`)],
    ["It costs", told(cost, `what is paid each time, and by whom`)],
    [
      "Who knows",
      told(
        about(story, taken, story.hero, "secret", "change"),
        `who understands ${thing}, and who only fears it`,
      ),
    ],
    ["When it fails", `[what happens when somebody breaks these rules]`],
  ]);
}

/** Customs, beliefs and the event everyone remembers. */
export function cultureAndHistory(source: Source): string | Decline {
  const story = readStory("Invent culture and history", source);
  const short = tooShort(source, 4, "A culture");
  if (short) return short;
  const taken: Taken = new Set();
  const where = story.places[0] ?? "this place";
  const event = lineWith(story, taken, ["past", "danger"]);
  return ownCard(source, "A culture", [
    [
      "Customs",
      told(lineWith(story, taken, ["custom"]), `what is done in ${where} every year, and what is never done`),
    ],
    ["Beliefs", told(lineWith(story, taken, ["belief"]), `what everybody in ${where} holds to be true`)],
    ["The event everyone remembers", told(event, `what happened in ${where} that people still count from`)],
    [
      "What nobody talks about",
      told(lineWith(story, taken, ["secret"]), `what was done then, and by whose family`),
    ],
    ["A saying", `[a sentence that only people from ${where} understand]`],
    [
      "Food and feast",
      told(lineWith(story, taken, ["taste"]), `what is eaten when there is enough, and when there is not`),
    ],
  ]);
}

/** Cards of the people, places and things that the text shows most, in its own words. */
export function bibleCard(source: Source): string | Decline {
  const story = readStory("Make a story bible card", source);
  const short = tooShort(source, 10, "A card");
  if (short) return short;
  const subjects = [
    ...story.people
      .slice(0, 3)
      .map((one) => ({ named: one.full, word: one.named.replace(/^the /, ""), kind: "Character" })),
    ...story.places.slice(0, 1).map((place) => ({ named: place, word: place, kind: "Place" })),
    ...story.things.slice(0, 2).map((thing) => ({ named: thing.named, word: thing.phrase, kind: "Object" })),
  ];
  const cards = subjects.flatMap(({ named, word, kind }) => {
    const lines = story.lines.filter((line) =>
      named === "the narrator"
        ? /\bI\b/.test(line.plain)
        : line.plain.toLowerCase().includes(word.toLowerCase()),
    );
    if (lines.length === 0) return [];
    const shown = [lines[0], ...lines.slice(1).toSorted((a, b) => b.weight - a.weight)]
      .filter((line) => line !== undefined)
      .slice(0, 3)
      .toSorted((a, b) => a.index - b.index);
    const others = story.people
      .filter(
        (one) =>
          one.named !== word &&
          one.full !== named &&
          lines.some((line) => line.plain.includes(one.named.replace(/^the /, ""))),
      )
      .map((one) => one.named);
    return [
      part(
        begun(named),
        card([
          ["Kind", kind],
          ...(others.length > 0 ? [["Seen with", others.slice(0, 4).join(", ")] as const] : []),
        ]),
        ...shown.map(quoteOf),
      ),
    ];
  });
  if (cards.length === 0)
    return { decline: "A card needs a person, a place or a thing that the text names; this one names none." };
  return cards.slice(0, 4).join("\n\n");
}

/** Questions for a character, each answered by a line of the text or a slot. */
const questions: readonly (readonly [
  ask: (hero: string, thing: string, other: string) => string,
  cue: Cue | null,
])[] = [
  [() => "Where were you when this began?", "threshold"],
  [() => "What do you want more than anything?", "want"],
  [() => "What are you most afraid of?", "danger"],
  [(_hero, _thing, other) => `What do you really think of ${other}?`, null],
  [(_hero, thing) => `What does ${thing} mean to you?`, "cost"],
  [() => "What have you never told anyone?", "secret"],
  [() => "What were you taught as a child?", "mentor"],
  [() => "What would you do differently?", "flaw"],
  [() => "What made you change your mind?", "change"],
  [() => "What will you do tomorrow?", "end"],
];

/** Ten questions, answered in the character's own words where the text has them. */
export function interview(source: Source): string | Decline {
  const story = readStory("Interview a character", source);
  const short = tooShort(source, 4, "An interview");
  if (short) return short;
  const silent = untold(story, "An interview");
  if (silent) return silent;
  const { hero, other } = story;
  const taken: Taken = new Set();
  const speech = speechOf(story).filter((one) => one.speaker === hero);
  const single = story.things.find((thing) => !thing.plural);
  const thing = single?.named ?? "all this";
  const voices = hero === "the narrator";
  return questions
    .map(([ask, cue], index) => {
      const spoken = cue
        ? speech.find((one) => heard(one.words, cue) > 0 && !taken.has(one.line.index))
        : undefined;
      const line = spoken?.line ?? (cue ? about(story, taken, hero, cue) : null);
      if (line) taken.add(line.index);
      const slot = `[${begun(hero)}'s answer: ${hints[index] ?? "in one breath"}]`;
      const own = spoken !== undefined || voices;
      const answer = line ? (own ? quoteOf(line) : `${quoteOf(line)}\n\n${slot}`) : slot;
      return `${String(index + 1)}. ${ask(hero, thing, other ?? "the people around you")}\n\n${answer}`;
    })
    .join("\n\n");
}

const hints = [
  "the place first, then the mood",
  "short, and a little too quick",
  "not the first thing that is said, the second",
  "polite at the start",
  "a memory, not an opinion",
  "with a pause before it",
  "a sentence somebody used to say",
  "after looking away",
  "the moment, not the reason",
  "a plan that is smaller than it sounds",
];

/** Ten names that are not taken: six people, four places made of what the text has. */
export function names(source: Source): string | Decline {
  const story = readStory("Name characters and places", source);
  const short = tooShort(source, 3, "Fitting names");
  if (short) return short;
  const text = story.lines.map((line) => line.plain).join(" ");
  const people = newPeople(
    text,
    story.people.map((one) => one.full),
    6,
  );
  const places = newPlaces(text, 10 - people.length);
  return [...people, ...places].map((row, index) => `${String(index + 1)}. ${row}`).join("\n");
}
