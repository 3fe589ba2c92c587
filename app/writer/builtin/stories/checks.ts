/** Reports on a story: what is open, what does not agree, with the lines that show it. */

import { numbersOf } from "../../prose/facts.ts";
import { countWords } from "../../prose/words.ts";
import { tooShort } from "../../promises/needing.ts";
import type { Decline, Source } from "../../task.ts";
import { begun, part, quoteOf, readStory, untold, type Line, type Story } from "./reading.ts";

interface Finding {
  say: string;
  lines: readonly Line[];
}

function reported(findings: readonly Finding[], none: string): string {
  if (findings.length === 0) return none;
  return findings.map(({ say, lines }) => [`- ${say}`, ...lines.map(quoteOf)].join("\n\n")).join("\n\n");
}

/** Pairs of states that one thing cannot be in at once. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\bopen(?:ed)?\b/i, /\b(?:closed|shut|locked)\b/i],
  [/\b(?:alive|lives|living)\b/i, /\b(?:dead|died)\b/i],
  [/\bfull\b/i, /\bempty\b/i],
  [/\blit\b/i, /\b(?:dark|unlit)\b/i],
  [/\b(?:old|elderly)\b/i, /\byoung\b/i],
  [/\bbroken\b/i, /\b(?:whole|intact|unbroken)\b/i],
  [/\bmarried\b/i, /\b(?:single|unmarried)\b/i],
  [/\bonly child\b/i, /\b(?:brother|sister)s?\b/i],
];

function subjectsOf(story: Story): string[] {
  return [
    ...story.people.map((one) => one.named.replace(/^the /, "")),
    ...story.things.map((thing) => thing.phrase),
  ]
    .filter((word) => word !== "narrator" && word.length > 2)
    .slice(0, 20);
}

/** The state directly said of a subject: `the door was open`. */
function stateOf(line: Line, subject: string): string | null {
  const at = line.plain.toLowerCase().indexOf(subject.toLowerCase());
  if (at < 0) return null;
  return (
    /^\s+(?:is|was|are|were|stood|lay)\s+((?:\p{L}+\s?){1,3})/u.exec(
      line.plain.slice(at + subject.length),
    )?.[1] ?? null
  );
}

function contradictions(story: Story): Finding[] {
  return subjectsOf(story).flatMap((subject) => {
    const states = story.lines.flatMap((line) => {
      const state = stateOf(line, subject);
      return state === null ? [] : [{ line, state }];
    });
    return opposites.flatMap(([one, other]) => {
      const a = states.find(({ state }) => one.test(state));
      const b = states.find(({ state, line }) => other.test(state) && line !== a?.line);
      return a && b
        ? [
            {
              say: `Two states of ${subject}; does the text show the change between them?`,
              lines: [a.line, b.line],
            },
          ]
        : [];
    });
  });
}

function openQuestions(story: Story): Finding[] {
  return story.lines
    .filter(
      (line) =>
        /\?["”’)]*$/u.test(line.plain) &&
        countWords(line.plain) >= 3 &&
        !/^["“]/u.test(story.lines[line.index + 1]?.plain ?? ""),
    )
    .slice(0, 6)
    .map((line) => ({ say: "Asked here. Is it answered anywhere?", lines: [line] }));
}

function looseEnds(story: Story): Finding[] {
  const total = story.lines.length;
  const people = story.people.filter((one) => one.at.length === 1 && (one.at[0] ?? total) < total * 0.6);
  const things = story.things.filter((thing) => {
    const head = thing.phrase.split(" ").at(-1) ?? "";
    const introduced = new RegExp(
      `\\ban? (?:\\p{L}+ )?${thing.phrase.replace(/[^\p{L}\p{N} ]/gu, ".")}\\b`,
      "iu",
    );
    const shown = story.lines.filter((line) => line.plain.toLowerCase().includes(head));
    return shown.length === 1 && introduced.test(shown[0]?.plain ?? "");
  });
  return [
    ...people.map((one) => ({ named: one.named, at: one.at[0] ?? 0 })),
    ...things.map((thing) => ({
      named: thing.named,
      at: story.lines.findIndex((line) => line.plain.toLowerCase().includes(thing.phrase)),
    })),
  ]
    .filter(({ at }) => at >= 0 && at < total * 0.6)
    .slice(0, 5)
    .flatMap(({ named, at }) => {
      const line = story.lines[at];
      return line ? [{ say: `${begun(named)} is named here and never again.`, lines: [line] }] : [];
    });
}

/** Contradictions, unanswered questions and loose ends. */
export function plotHoles(source: Source): string | Decline {
  const story = readStory("Find plot holes", source);
  const short = tooShort(source, 12, "Finding plot holes");
  if (short) return short;
  const silent = untold(story, "Finding plot holes");
  if (silent) return silent;
  return [
    part("Open questions", reported(openQuestions(story), "The text asks nothing that it leaves open.")),
    part(
      "Contradictions",
      reported(
        contradictions(story),
        "None that can be told by rule: no person or thing is said to be in two opposite states.",
      ),
    ),
    part("Loose ends", reported(looseEnds(story), "Whatever is named in the first half comes back.")),
  ].join("\n\n");
}

/** Two names that may be one: they differ by one letter. */
function nearly(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return (
    short.slice(at) === long.slice(at + 1) ||
    (short.length === long.length && short.slice(at + 1) === long.slice(at + 1))
  );
}

function nameVariants(story: Story): Finding[] {
  const names = new Map<string, Line>();
  for (const line of story.lines)
    for (const match of line.plain.matchAll(/(?<=\p{Ll},? |["“] ?|^)\p{Lu}\p{Ll}{3,}/gu))
      if (!names.has(match[0])) names.set(match[0], line);
  const all = [...names.keys()];
  const known = new Set(story.people.flatMap((one) => one.full.split(" ")));
  return all.flatMap((a, index) =>
    all.slice(index + 1).flatMap((b) => {
      if (!nearly(a, b) || (!known.has(a) && !known.has(b))) return [];
      const lines = [names.get(a), names.get(b)].filter((line) => line !== undefined);
      return [{ say: `${a} or ${b}? One person, two spellings.`, lines }];
    }),
  );
}

const aged =
  /\b(\d{1,3}|[a-z]{2,10}(?:-[a-z]{2,10})?)[- ]years?[- ]old|\b(?:was|is|turned|aged?) (\d{1,3}|[a-z]{2,10}(?:-[a-z]{2,10})?)(?= (?:when|years)|[.,;]|$)/giu;

function ages(story: Story): Finding[] {
  const found = story.lines.flatMap((line) =>
    [...line.plain.matchAll(aged)].flatMap((match) => {
      const number = numbersOf(match[1] ?? match[2] ?? "")[0];
      return number ? [{ line, number }] : [];
    }),
  );
  const lines = [...new Map(found.map((one) => [one.line.index, one.line])).values()];
  if (new Set(found.map((one) => one.number)).size < 2 || lines.length < 2) return [];
  return [
    {
      say: "Ages are given in these places. Do they agree with the time between them?",
      lines: lines.slice(0, 5),
    },
  ];
}

const looks =
  /\b(blue|green|brown|grey|gray|black|hazel|dark|blond|fair|red|white|golden|silver|auburn) (eyes|hair|beard)\b/giu;

function appearances(story: Story): Finding[] {
  const found = story.lines.flatMap((line) =>
    [...line.plain.matchAll(looks)].map((match) => ({
      line,
      colour: (match[1] ?? "").toLowerCase(),
      what: (match[2] ?? "").toLowerCase(),
    })),
  );
  return ["eyes", "hair", "beard"].flatMap((what) => {
    const some = found.filter((one) => one.what === what);
    if (new Set(some.map((one) => one.colour)).size < 2) return [];
    const lines = [...new Map(some.map((one) => [one.line.index, one.line])).values()];
    return [
      { say: `More than one colour of ${what}. Are these different people?`, lines: lines.slice(0, 4) },
    ];
  });
}

const timed =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December|\d{1,2}:\d{2}|(?:1[5-9]|20)\d\d|yesterday|tomorrow|(?:the )?next (?:day|morning|week|year)|that (?:night|evening|morning)|one (?:day|morning|evening|night))\b/giu;

function times(story: Story): Finding[] {
  const lines = story.lines.filter((line) => line.plain.search(timed) >= 0).slice(0, 8);
  return lines.length < 2
    ? []
    : [{ say: "The text's own clock, in its order. Does each step follow?", lines }];
}

function placesOf(story: Story): Finding[] {
  return story.places.slice(0, 4).flatMap((place) => {
    const lines = story.lines.filter((line) => line.plain.includes(place));
    if (lines.length < 2) return [];
    return [
      {
        say: `${place}: is it the same place, reached the same way, each time?`,
        lines: [lines[0] as Line, lines.at(-1) as Line],
      },
    ];
  });
}

/** Names, ages, looks, dates and places, with what does not agree or has to be looked at. */
export function continuity(source: Source): string | Decline {
  const story = readStory("Check continuity", source);
  const short = tooShort(source, 12, "Checking continuity");
  if (short) return short;
  return [
    part("Names", reported(nameVariants(story), "Every name is spelled one way.")),
    part("Ages", reported(ages(story), "No two ages that could disagree.")),
    part("Looks", reported(appearances(story), "No colour of eyes or hair is given twice.")),
    part(
      "Dates and times",
      reported(times(story), "Fewer than two times are given, so nothing can disagree."),
    ),
    part("Places", reported(placesOf(story), "No named place comes up twice.")),
  ].join("\n\n");
}
