/** The next turn of a role that talks with a writer about the writer's text. */

import type { Role } from "../../catalogue/roles/roles.ts";
import type { Said } from "../../conversation.ts";
import { isAnswered } from "./cues.ts";
import { allOf, fits, isTrueOf, type Question, questionsOf } from "./roles.ts";
import type { Feature } from "./signs/place.ts";
import { endings, leastWorth } from "./signs/signs.ts";
import { endsWith, filled, slotsOf } from "./slots.ts";
import { type Stop, stopsOf, worthOf } from "./stops.ts";
import stock from "./sheets/stops.json" with { type: "json" };

interface StopQuestion extends Question {
  /** What the other role asks on, of the same sentence. */
  reply?: string;
  /** Roles, or kinds of roles, that ask it rather than others. */
  voices?: readonly string[];
  /** What in the sentence or beside it would be the answer. */
  answered?: string;
}

/** What is asked about each feature of a sentence. */
const found: Readonly<Record<Feature, readonly StopQuestion[]>> = stock;

/** Roles that ask alike of a sentence. */
const voices: Readonly<Record<string, readonly string[]>> = {
  teller: ["Storyteller", "Comedian", "Historian", "Psychologist", "Mentor", "Visionary"],
  reckoner: ["Economist", "Investor", "Strategist", "Analyst"],
  doer: ["Pragmatist", "Advisor", "Builder", "Engineer", "Facilitator", "Coach", "Experimenter", "Mediator"],
  user: ["Customer", "Marketer", "Designer", "Educator", "Optimist", "Ethicist"],
  tester: [
    "Journalist",
    "Skeptic",
    "Devil's Advocate",
    "Challenger",
    "Analyst",
    "Researcher",
    "Investigator",
    "Philosopher",
    "Critic",
  ],
  shaper: [
    "Editor",
    "Minimalist",
    "Architect",
    "Synthesizer",
    "Connector",
    "Innovator",
    "Explorer",
    "Futurist",
  ],
};

const leads = {
  opens: [
    "I stopped here:",
    "I read this line twice:",
    "One sentence held me up:",
    "I should like to begin here:",
  ],
  ends: [
    "One more, and you need not answer it today:",
    "Take this one along:",
    "And this, for when you have slept on it:",
  ],
} as const;

/** A talk has at most 5 or 6 turns; the text decides. */
const mostTurns = 5;
const lengths = 2;
/** So many turns point at one word of a sentence, at most. */
const mostWords = 2;
const pointsAtWord = /“[^“”]+”[^>]*$/;

/** A number that a text always gives, from 0 up to a bound. */
function drawn(text: string, bound: number): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % bound;
}

/** A turn of the talk as far as it can be told by what it asks. */
interface Turn {
  themes: readonly string[];
  /** What it quotes; empty for nothing. */
  line: string;
  /** Points at one word of it. */
  atWord: boolean;
  closing: boolean;
}

interface State {
  role: string;
  text: string;
  turns: readonly Turn[];
}

const stopQuestions: readonly StopQuestion[] = Object.values(found).flat();

function turnOf(message: string, known: readonly Question[]): Turn {
  return {
    themes: known.filter(({ ask }) => endsWith(message, ask)).map(({ theme }) => theme),
    line: lineIn(message),
    atWord: pointsAtWord.test(message.replace(/^> .*$/m, "")),
    closing: leads.ends.some((lead) => message.startsWith(lead)),
  };
}

/** The sentence that a message quotes; empty for none. */
export const lineIn = (message: string): string => /^> (.+)$/m.exec(message)?.[1] ?? "";

/** What a role says next; null where the talk has come to its end. */
export function nextTurn(role: Role, text: string, talk: readonly Said[]): string | null {
  const roles = [role.name, ...talk.map((one) => one.role)];
  const known = [...stopQuestions, ...new Set(roles.flatMap(allOf))];
  const turns = talk.map((one) => turnOf(one.text, known));
  const state: State = { role: role.name, text, turns };
  if (turns.some(({ closing }) => closing)) return null;
  const last = mostTurns - 1 + drawn(text, lengths);
  if (turns.length === 0) return opened(state);
  if (turns.every(({ line }) => line === "")) return ofSeed(state);
  if (turns.length >= last) return farewell(state);
  return replied(state, talk.at(-1)?.text ?? "") ?? stopped(state) ?? farewell(state);
}

/** The first turn: of a sentence that shows something, else of the last one, else of the one that carries most, else of what the text is to become. */
function opened(state: State): string | null {
  const end = endOf(state);
  const least = best(candidatesOf(state));
  return (
    stopped(state) ??
    (end ? inTurn(state, end, "opens") : least ? inTurn(state, least, "opens") : ofSeed(state))
  );
}

/** In a text that has no sentence to stop at, so many turns ask what the role would ask of any text. */
const mostOfSeed = 4;

const isNew = ({ turns }: State, theme: string): boolean =>
  turns.every(({ themes }) => !themes.includes(theme));

/** A text in which nothing can be stopped at is a beginning: the role asks what it is to become. */
function ofSeed(state: State): string | null {
  const at = state.turns.length;
  if (at >= mostOfSeed) return null;
  const ask = fromStock(state) ?? plain(state);
  if (ask === null) return null;
  return at === mostOfSeed - 1 ? `${leads.ends[drawn(state.text, leads.ends.length)] ?? ""} ${ask}` : ask;
}

/** The role's own questions: what it is about, then what is missing, then what it comes to. */
function fromStock(state: State): string | null {
  const [opening = [], deeper = [], late = []] = questionsOf(state.role, state.text);
  const stages = state.turns.length < 2 ? [opening, deeper, late] : [deeper, late, opening];
  for (const stage of stages) {
    const [first] = stage
      .flatMap((one, place) => {
        const ask = filled(one.ask, { ...slotsOf(state.text) });
        return ask !== null && fits(one, state.text) && isNew(state, one.theme)
          ? [{ ask, order: place + drawn(state.text + one.ask, 30) / 6 - (ask === one.ask ? 0 : 4) }]
          : [];
      })
      .toSorted((one, other) => one.order - other.order);
    if (first) return first.ask;
  }
  return null;
}

/** Any question of the role that names nothing and that it has not asked; null where there is none. */
function plain({ role, text, turns }: State): string | null {
  const said = turns.flatMap(({ themes }) => themes);
  const [first] = allOf(role)
    .filter((one) => !one.ask.includes("{") && !said.includes(one.theme) && isTrueOf(one, text))
    .toSorted(
      (one, other) =>
        Number(fits(other, text)) - Number(fits(one, text)) ||
        drawn(text + one.ask, 30) - drawn(text + other.ask, 30),
    );
  return first?.ask ?? null;
}

interface Candidate {
  line: string;
  asks: string;
  worth: number;
  /** What the feature alone is worth. */
  weight: number;
}

/** Whether a role is one of those, or of one of the kinds, that are named. */
const speaksFor = (role: string, names: readonly string[]): boolean =>
  names.some((name) => name === role || voices[name]?.includes(role));

/** What a role could ask of a sentence. */
function askedOf(state: State, stop: Stop): Candidate[] {
  const full = state.turns.filter(({ atWord }) => atWord).length >= mostWords;
  return stop.features.flatMap((feature) =>
    found[feature].flatMap((one) => {
      const ask = filled(one.ask, { ...slotsOf(state.text), word: stop.words[feature] });
      if (
        ask === null ||
        (one.answered !== undefined && isAnswered(one.answered, stop.around)) ||
        (full && pointsAtWord.test(ask)) ||
        !fits(one, state.text) ||
        !isNew(state, one.theme)
      )
        return [];
      const weight = worthOf(feature);
      const own = one.voices && speaksFor(state.role, one.voices) ? 2.5 : 0;
      return [
        {
          line: stop.line,
          asks: ask,
          weight,
          worth: weight + own + drawn(state.role + state.text + stop.line + ask, 15) / 10,
        },
      ];
    }),
  );
}

const best = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted((one, other) => other.worth - one.worth)[0];

const isLast = ({ features }: Stop): boolean => features.some((feature) => endings.has(feature));

/** What could be asked of the sentences that nobody has stopped at and that are not kept for the end: a paragraph spoken of last comes later, and what stands further on sooner. */
function candidatesOf(state: State): Candidate[] {
  const lines = state.turns.map(({ line }) => line);
  const all = stopsOf(state.text);
  const last = lines.findLast((line) => line !== "");
  const place = all.findIndex(({ line }) => line === last);
  const paragraph = all[place]?.paragraph;
  const end = endOf(state);
  return all.flatMap((stop, index) => {
    const isTaken = [...lines, end?.line ?? ""].some(
      (line) => line !== "" && (line.includes(stop.line) || stop.line.includes(line)),
    );
    if (isTaken) return [];
    return askedOf(state, { ...stop, features: stop.features.filter((one) => !endings.has(one)) }).map(
      (one) => ({
        ...one,
        worth: one.worth - (stop.paragraph === paragraph ? 3 : 0) + (index > place ? 1.5 : 0),
      }),
    );
  });
}

/** Stops at the weightiest sentence; where nothing is left behind it, it is the last. */
function stopped(state: State): string | null {
  const all = candidatesOf(state).filter(({ weight }) => weight > leastWorth);
  const chosen = best(all);
  if (!chosen) return null;
  const { length } = state.turns;
  const isAll = endOf(state) === undefined && all.every(({ line }) => line === chosen.line);
  return inTurn(state, chosen, length === 0 ? "opens" : isAll && length > 1 ? "ends" : null);
}

function inTurn({ text }: State, { line, asks }: Candidate, lead: keyof typeof leads | null): string {
  const said = lead === null ? "" : (leads[lead][drawn(text, leads[lead].length)] ?? "");
  return [said, `> ${line}`, asks].filter(Boolean).join("\n\n");
}

/** Goes on from what the other role has just asked of a sentence: of every second quotation at most. */
function replied(state: State, message: string): string | null {
  const [before, last] =
    state.turns.slice(-2).length === 2 ? state.turns.slice(-2) : [undefined, state.turns.at(-1)];
  if (!last || last.line === "" || before?.line === "") return null;
  const stop = stopsOf(state.text).find(({ line }) => line === last.line);
  for (const feature of stop?.features ?? []) {
    const one = found[feature].find(({ ask }) => endsWith(message, ask));
    if (one)
      return one.reply === undefined
        ? null
        : filled(one.reply, { ...slotsOf(state.text), word: stop?.words[feature] });
  }
  return null;
}

/** The end of the text and what is asked of it by how it ends: its surest kind for which there is a question. */
function endOf(state: State): Candidate | undefined {
  const end = stopsOf(state.text).findLast(isLast);
  if (!end) return undefined;
  for (const feature of end.features.filter((one) => endings.has(one))) {
    const chosen = best(askedOf({ ...state, turns: [] }, { ...end, features: [feature] }));
    if (chosen) return chosen;
  }
  return undefined;
}

/** The end of the text, else one more sentence; null where there is none. */
function farewell(state: State): string | null {
  const isSaid = state.turns.some(({ themes }) => themes.includes("end"));
  const end =
    (isSaid ? undefined : endOf(state)) ??
    best(candidatesOf(state).filter(({ weight }) => weight > leastWorth));
  return end ? inTurn(state, end, "ends") : null;
}

/** What a role asks about a sentence that somebody else has stopped at, or else about the whole text. */
export function askedBesides(role: Role, message: string, text: string): string {
  const state: State = {
    role: role.name,
    text,
    turns: [turnOf(message, [...stopQuestions, ...allOf(role.name)])],
  };
  const stop = stopsOf(text).find(({ line }) => line === lineIn(message));
  return (stop && best(askedOf(state, stop)))?.asks ?? fromStock(state) ?? role.firstQuestion;
}
