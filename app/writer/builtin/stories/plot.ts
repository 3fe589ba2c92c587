/** Frames of plot: the text's own sentences at their place in an arc, slots where the text is silent. */

import { countWords } from "../../prose/words.ts";
import { tooShort } from "../../promises/needing.ts";
import type { Decline, Source } from "../../task.ts";
import { heard, type Cue } from "./cues.ts";
import {
  begun,
  briefly,
  card,
  lineWith,
  part,
  quoteOf,
  readStory,
  told,
  type Line,
  type Story,
  type Taken,
  untold,
} from "./reading.ts";

const first = (story: Story) => story.lines[0] ?? null;

/** How tense a line is; its neighbours count a little. */
function tension(story: Story, index: number): number {
  const at = (place: number) => {
    const line = story.lines[place];
    if (!line) return 0;
    return (
      heard(line.plain, "danger") * 1.2 + heard(line.plain, "turn") * 0.4 + (/!/.test(line.plain) ? 0.6 : 0)
    );
  };
  return at(index) + 0.5 * (at(index - 1) + at(index + 1));
}

function climaxOf(story: Story): number {
  const total = story.lines.length;
  const from = Math.floor(total * 0.4);
  const to = Math.max(from + 1, Math.ceil(total * 0.95) - 1);
  let best = from;
  for (let at = from; at < to; at += 1) if (tension(story, at) > tension(story, best)) best = at;
  return best;
}

function few(story: Story, least: number, what: string): Decline | null {
  if (story.lines.length >= least) return null;
  return {
    decline: `${what} needs a text of at least ${String(least)} sentences; this one has ${String(story.lines.length)}.`,
  };
}

/** Setup, rise, climax, fall and resolution, each with the line that carries it. */
export function storyArc(source: Source): string | Decline {
  const story = readStory("Outline story arc", source);
  const short = few(story, 3, "An arc");
  if (short) return short;
  const silent = untold(story, "An arc");
  if (silent) return silent;
  const total = story.lines.length;
  const climax = climaxOf(story);
  const taken: Taken = new Set([0, climax, total - 1]);
  const rise = lineWith(
    story,
    taken,
    ["turn", "obstacle", "danger"],
    0.05,
    Math.max(0.06, (climax - 1) / (total - 1)),
  );
  const fall = lineWith(
    story,
    taken,
    ["end", "reward", "back", "change"],
    Math.min(1, (climax + 1) / (total - 1)),
    0.99,
  );
  const share = (index: number) => begun(`${placeOf(index, total)} of the text.`);
  const shown = (line: Line | null | undefined, missing: string) =>
    line ? [share(line.index), quoteOf(line)] : [`[${missing}]`];
  return [
    part("Setup", ...shown(first(story), "not in the text yet: who wants what, and where")),
    part("Rise", ...shown(rise, "not in the text yet: what makes it harder step by step")),
    part(
      "Climax",
      ...shown(
        climax > 0 && climax < total - 1 ? story.lines[climax] : null,
        "not in the text yet: the moment that decides",
      ),
    ),
    part("Fall", ...shown(fall, "not in the text yet: what the decision brings about")),
    part("Resolution", ...shown(story.lines[total - 1], "not in the text yet: how things stand now")),
  ].join("\n\n");
}

function placeOf(index: number, total: number): string {
  const share = total > 1 ? index / (total - 1) : 0;
  if (share === 0) return "at the very beginning";
  if (share < 0.2) return "near the beginning";
  if (share < 0.45) return "before the middle";
  if (share < 0.6) return "around the middle";
  if (share < 0.85) return "after the middle";
  return share < 1 ? "near the end" : "at the very end";
}

/** The weightiest lines of a stretch as list items, at most so many. */
function pointsIn(story: Story, taken: Taken, from: number, to: number, most: number): string {
  const total = Math.max(1, story.lines.length - 1);
  const chosen = story.lines
    .filter(
      (line) =>
        !taken.has(line.index) &&
        line.index / total >= from &&
        line.index / total <= to &&
        countWords(line.plain) >= 4,
    )
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index);
  for (const line of chosen) taken.add(line.index);
  return chosen.map((line) => `- ${briefly(line)}`).join("\n");
}

/** Acts, turning points and midpoint in order. */
export function threeActs(source: Source): string | Decline {
  const story = readStory("Three-act outline", source);
  const short = tooShort(source, 12, "An outline");
  if (short) return short;
  const silent = untold(story, "An outline in three acts");
  if (silent) return silent;
  const { hero } = story;
  const taken: Taken = new Set();
  const one = lineWith(story, taken, ["turn", "call", "threshold"], 0.08, 0.4);
  const middle = lineWith(story, taken, ["turn", "danger", "reward"], 0.4, 0.65);
  const two = lineWith(story, taken, ["danger", "turn", "obstacle"], 0.65, 0.92);
  const act = (from: number, to: number, slot: string) =>
    pointsIn(story, taken, from, to, 3) || `- [${slot}]`;
  return [
    part("First act", act(0, 0.3, `who ${hero} is, where, and what is missing`)),
    part("First turning point", told(one, `what happens to ${hero} that cannot be undone`)),
    part("Second act", act(0.3, 0.75, `what ${hero} tries, and how it gets harder`)),
    part("Midpoint", told(middle, `what ${hero} learns that changes the aim`)),
    part("Second turning point", told(two, "the worst moment: what seems lost for good")),
    part("Third act", act(0.75, 1, `how ${hero} decides it, and what it costs`)),
  ].join("\n\n");
}

/** The stages in order, where each is looked for, by what it sounds like, and what is asked for when it is missing. */
const stages: readonly (readonly [string, number, number, readonly Cue[], string])[] = [
  ["Ordinary world", 0, 0.25, ["past", "custom", "work"], "what an ordinary day looks like"],
  ["Call to adventure", 0.03, 0.45, ["call"], "what calls the hero away"],
  ["Refusal of the call", 0.08, 0.55, ["refuse"], "why the hero would rather stay"],
  ["Meeting the mentor", 0.05, 0.6, ["mentor"], "who gives advice or a tool"],
  ["Crossing the threshold", 0.1, 0.6, ["threshold"], "the step after which there is no way back"],
  ["Tests, allies and enemies", 0.2, 0.75, ["allies", "obstacle"], "who helps, who hinders"],
  ["Approach", 0.3, 0.8, ["approach"], "the quiet before it counts"],
  ["Ordeal", 0.35, 0.9, ["ordeal"], "the hour in which everything is at stake"],
  ["Reward", 0.45, 0.95, ["reward"], "what is won"],
  ["Road back", 0.55, 1, ["back"], "what stands between here and home"],
  ["Resurrection", 0.6, 1, ["change", "danger"], "the last test, and who comes out of it"],
  ["Return with the gift", 0.7, 1, ["gift", "end"], "what is brought home, and for whom"],
];

/** Twelve stages, filled from the text or marked as missing. */
export function herosJourney(source: Source): string | Decline {
  const story = readStory("Hero's journey map", source);
  const short = tooShort(source, 12, "A map of the journey");
  if (short) return short;
  const silent = untold(story, "A map of the journey");
  if (silent) return silent;
  const taken: Taken = new Set();
  return card(
    stages.map(([label, from, to, wanted, slot]) => [
      label,
      told(lineWith(story, taken, wanted, from, to), `missing: ${slot}`),
    ]),
  );
}

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** Chapters in the order of the text: purpose, point of view, ending hook. */
export function chapterBreakdown(source: Source): string | Decline {
  const story = readStory("Chapter breakdown", source);
  const short = tooShort(source, 12, "A breakdown into chapters");
  if (short) return short;
  const silent = untold(story, "A breakdown into chapters");
  if (silent) return silent;
  const count = Math.min(8, Math.max(3, Math.round(story.lines.length / 8)));
  const size = story.lines.length / count;
  const chapters = Array.from({ length: count }, (_value, index) => {
    const lines = story.lines.slice(Math.round(index * size), Math.round((index + 1) * size));
    const last = lines.at(-1);
    const hooked =
      last && (/\?/.test(last.plain) || heard(last.plain, "danger", "turn") > 0) && lines.length > 1;
    const main = lines
      .filter((line) => line !== last || lines.length === 1)
      .toSorted((a, b) => b.weight - a.weight)[0];
    const seen = story.people.find((one) =>
      lines.some((line) => line.plain.includes(one.named.replace(/^the /, ""))),
    );
    const about = story.things.find((thing) =>
      lines.some((line) => line.plain.toLowerCase().includes(thing.phrase)),
    );
    return part(
      `${ordinals[index] ?? "Last"} chapter`,
      card([
        ["Purpose", told(main ?? null, `what this chapter changes for ${story.hero}`)],
        ["Point of view", begun(seen?.named ?? story.hero)],
        [
          "Ending hook",
          told(hooked ? last : null, `what the reader must know next${about ? ` about ${about.named}` : ""}`),
        ],
      ]),
    );
  });
  return chapters.join("\n\n");
}

/** Goal, conflict, turn and consequence of one scene. */
export function sceneBeats(source: Source): string | Decline {
  const story = readStory("Scene beats", source);
  const short = tooShort(source, 10, "A scene");
  if (short) return short;
  const silent = untold(story, "A scene");
  if (silent) return silent;
  const { hero, other } = story;
  const taken: Taken = new Set();
  const turn = lineWith(story, taken, ["turn", "danger"], 0.35, 0.95);
  const goal = lineWith(story, taken, ["want", "approach"], 0, 0.7, hero);
  const conflict = lineWith(story, taken, ["obstacle", "danger"], 0, 0.85, other ?? hero);
  const end = story.lines.at(-1);
  const consequence = end && !taken.has(end.index) && story.lines.length > 2 ? end : null;
  return card([
    ["Goal", told(goal, `what ${hero} wants from this scene`)],
    ["Conflict", told(conflict, `who or what stands in the way${other ? `; is it ${other}?` : ""}`)],
    ["Turn", told(turn, "what happens that nobody in the scene expected")],
    ["Consequence", told(consequence, `what ${hero} cannot do any more after this`)],
  ]);
}

/** Three twists, each hung on a line that the text already has. */
export function plotTwists(source: Source): string | Decline {
  const story = readStory("Add a plot twist", source);
  const short = few(story, 3, "Three twists");
  if (short) return short;
  const silent = untold(story, "A twist");
  if (silent) return silent;
  const { hero } = story;
  const taken: Taken = new Set();
  const twists: { say: string; line: Line }[] = [];
  const add = (say: string, line: Line | null | undefined) => {
    if (line && twists.length < 3 && !twists.some((twist) => twist.line === line || twist.say === say)) {
      taken.add(line.index);
      twists.push({ say, line });
    }
  };
  const stranger = story.people.findLast((one) => one.named !== hero && one.at.length > 0 && one.count < 6);
  if (stranger)
    add(
      `${begun(stranger.named)} is not here by chance: [what ${stranger.named} came for].`,
      story.lines[stranger.at.at(-1) ?? 0],
    );
  const unsaid = lineWith(story, taken, ["secret"], 0, 1);
  if (unsaid) add(`What is not said here is what it is all about: [what was kept from ${hero}].`, unsaid);
  for (const thing of story.things.slice(0, 8)) {
    const line = story.lines.find(
      (one) => one.plain.toLowerCase().includes(thing.phrase) && !taken.has(one.index),
    );
    if (line && twists.length < 2)
      add(
        `${begun(thing.named)} ${thing.plural ? "belong" : "belongs"} to somebody else: [whose, and since when].`,
        line,
      );
  }
  const spoken = story.lines.find(
    (line) => /["“]/u.test(line.plain) && !taken.has(line.index) && countWords(line.plain) > 5,
  );
  add("These words are a lie: [what the speaker is hiding].", spoken);
  add(
    "This was no accident: [who arranged it].",
    lineWith(story, taken, ["danger", "obstacle", "turn"], 0, 1),
  );
  for (const line of story.lines.toSorted((a, b) => b.weight - a.weight)) {
    if (twists.length >= 3) break;
    add(
      twists.length === 2
        ? `${begun(hero)} has misread this from the start: [what it really meant].`
        : "Somebody else saw this too: [who, and why they kept quiet].",
      line,
    );
  }
  if (twists.length < 3)
    return { decline: "Three twists need three different clues; this text has fewer lines to hang them on." };
  return twists
    .map(({ say, line }) => `- **${say}** The clue is there already:\n\n${quoteOf(line)}`)
    .join("\n\n");
}

/** What to plant early so that what comes late is earned. */
export function plantAndPayOff(source: Source): string | Decline {
  const story = readStory("Plant and pay off", source);
  const short = few(story, 4, "Planting a clue");
  if (short) return short;
  const silent = untold(story, "Planting a clue");
  if (silent) return silent;
  const total = story.lines.length;
  const subjects = [
    ...story.things.map((thing) => ({ named: thing.named, word: thing.phrase.toLowerCase() })),
    ...story.people
      .slice(1)
      .map((one) => ({ named: one.named, word: one.named.replace(/^the /, "").toLowerCase() })),
  ];
  const late = subjects.flatMap(({ named, word }) => {
    const at = story.lines.findIndex((line) => line.plain.toLowerCase().includes(word));
    return at >= total * 0.5 ? [{ named, late: story.lines[at] as Line }] : [];
  });
  const chosen = late
    .filter((one, index) => late.findIndex((other) => other.late === one.late) === index)
    .slice(0, 3);
  const rows = chosen.length > 0 ? chosen : [{ named: "this ending", late: story.lines[total - 1] as Line }];
  const taken: Taken = new Set(rows.map((row) => row.late.index));
  return rows
    .map(({ named, late: end }) => {
      const early =
        lineWith(story, taken, ["sight", "threshold", "past", "custom", "work"], 0, 0.4) ??
        story.lines.find((line) => !taken.has(line.index)) ??
        end;
      taken.add(early.index);
      return part(
        begun(named),
        `**Plant:** near this line, [a first, passing mention of ${named} that nobody notices].`,
        quoteOf(early),
        "**Pay off:** the reader remembers it here.",
        quoteOf(end),
      );
    })
    .join("\n\n");
}
