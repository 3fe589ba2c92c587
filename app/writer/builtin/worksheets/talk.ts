/** The next turn of a role that talks with a writer about the writer's text. */

import type { Role } from "../../catalogue/roles/roles.ts";
import { findRole } from "../../catalogue/roles/roles.ts";
import type { Said } from "../../conversation.ts";
import { isAnswered } from "./cues.ts";
import { kindOfText } from "../text-kind/text-kind.ts";
import { genresOf } from "./genres.ts";
import { allOf, fits, isTrueOf, type Question, questionsOf } from "./roles.ts";
import type { Feature } from "./signs/place.ts";
import { endings } from "./signs/signs.ts";
import { endsWith, filled, slotsOf } from "./slots.ts";
import { type Stop, stopsOf, worthOf } from "./stops.ts";
import stock from "./sheets/stops.json" with { type: "json" };

interface StopQuestion extends Question {
  /** Roles, or kinds of roles, that ask it; without them anybody does. */
  voices?: readonly string[];
  /** What in the sentence or beside it would be the answer. */
  answered?: string;
}

/** What is asked about each feature of a sentence. */
const found: Readonly<Record<Feature, readonly StopQuestion[]>> = stock;

/** Roles that ask alike of a sentence. */
const voices: Readonly<Record<string, readonly string[]>> = {
  teller: ["Storyteller", "Comedian", "Historian", "Psychologist", "Mentor", "Visionary", "Journalist"],
  tester: [
    "Skeptic",
    "Devil's Advocate",
    "Challenger",
    "Analyst",
    "Researcher",
    "Investigator",
    "Philosopher",
    "Critic",
  ],
  user: ["Customer", "Marketer", "Designer", "Educator", "Optimist", "Coach"],
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
const voiceOf = (role: string): string =>
  Object.keys(voices).find((voice) => voices[voice]?.includes(role)) ?? "doer";

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
/** Before so many turns whatever fits the text is asked, after them only what is told by its words. */
const fewestTurns = 3;
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
  /** How many turns there are before the last one. */
  before: number;
}

function stateOf(role: string, text: string, talk: readonly Said[]): State {
  const known = [
    ...Object.values(found).flat(),
    ...new Set([role, ...talk.map((one) => one.role)].flatMap((name) => allOf(findRole(name)?.name ?? name))),
  ];
  const turns = talk.map(({ text: message }) => ({
    themes: known.filter(({ ask }) => endsWith(message, ask)).map(({ theme }) => theme),
    line: lineIn(message),
    atWord: pointsAtWord.test(message.replace(/^> .*$/m, "")),
    closing: leads.ends.some((lead) => message.startsWith(lead)),
  }));
  return { role, text, turns, before: mostTurns - 1 + drawn(text, lengths) };
}

/** The sentence that a message quotes; empty for none. */
export const lineIn = (message: string): string => /^> (.+)$/m.exec(message)?.[1] ?? "";

/** What a role says next; null where the talk has come to its end. */
export function nextTurn(role: Role, text: string, talk: readonly Said[]): string | null {
  const state = stateOf(role.name, text, talk);
  if (state.turns.some(({ closing }) => closing)) return null;
  return (talk.length < state.before ? go(state) : null) ?? farewell(state);
}

/** Quotes at first and after each question of its own; two quotations in a row give way to such a question. */
function go(state: State): string | null {
  const { turns } = state;
  const quoted = turns.slice(-2).filter(({ line }) => line !== "").length;
  const early = turns.length < fewestTurns;
  const any = (): string | null => (early ? stopped(state, 0, true) : null);
  if (turns.length === 0) return stopped(state, telling) ?? any() ?? fromStock(state) ?? plain(state);
  if (turns.at(-1)?.line === "")
    return stopped(state, telling) ?? any() ?? (early ? (fromStock(state) ?? plain(state)) : null);
  const own = (): string | null =>
    turns.filter(({ line }) => line === "").length < mostOwn ? fromStock(state) : null;
  const next =
    quoted === 2 ? (own() ?? stopped(state, telling)) : (stopped(state, strong(state.text)) ?? own());
  return next ?? stopped(state, telling) ?? any() ?? (early ? plain(state) : null);
}
/** What a sentence must be worth for a second quotation in a row, and for any. */
const weighty = 8;
/** What letters and cases are asked without a quotation is good as it is; elsewhere the text is asked first. */
const strong = (text: string): number =>
  genresOf(text).some((genre) => genre === "case" || genre === "letter") && kindOfText(text) !== "circular"
    ? weighty
    : 6;
const telling = 4;
/** So many turns quote nothing, at most. */
const mostOwn = 2;

const isNew = ({ turns }: State, theme: string): boolean =>
  turns.every(({ themes }) => !themes.includes(theme));

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

/** What this role could ask of a sentence; `lent`: also what is another role's, where it is not one's alone. */
function askedOf(state: State, stop: Stop, lent = false): Candidate[] {
  const voice = voiceOf(state.role);
  const full = state.turns.filter(({ atWord }) => atWord).length >= mostWords;
  return stop.features.flatMap((feature) =>
    found[feature].flatMap((one) => {
      const ask = filled(one.ask, { ...slotsOf(state.text), word: stop.words[feature] });
      const own = one.voices?.includes(state.role) === true;
      if (
        ask === null ||
        (one.voices &&
          !own &&
          !one.voices.includes(voice) &&
          !(lent && one.voices.every((name) => name in voices))) ||
        (one.answered !== undefined && isAnswered(one.answered, stop.around)) ||
        (full && pointsAtWord.test(ask)) ||
        !fits(one, state.text) ||
        !isNew(state, one.theme)
      )
        return [];
      const weight = worthOf(feature);
      return [
        {
          line: stop.line,
          asks: ask,
          weight,
          worth: weight + (own ? 2 : 0) + drawn(state.text + stop.line + ask, 15) / 10,
        },
      ];
    }),
  );
}

const best = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted((one, other) => other.worth - one.worth)[0];

/** Stops at the weightiest sentence that nobody has stopped at and that is not kept for the end; at none that is worth less than this. */
function stopped(state: State, least: number, lends = false): string | null {
  const at = state.turns.length;
  const lines = state.turns.map(({ line }) => line);
  const all = stopsOf(state.text);
  const last = lines.findLast((line) => line !== "");
  const place = all.findIndex(({ line }) => line === last);
  const paragraph = all[place]?.paragraph;
  const kept = all.findLast(isLast)?.line ?? "\n";
  const candidatesOf = (lent: boolean) =>
    all.flatMap((stop, index) => {
      const taken = [...lines, kept].some(
        (line) => line !== "" && (line.includes(stop.line) || stop.line.includes(line)),
      );
      if (taken || isLast(stop)) return [];
      return askedOf(state, stop, lent)
        .filter(({ weight }) => weight >= least)
        .map((one) => ({
          ...one,
          worth:
            one.worth -
            (stop.paragraph === paragraph ? 3 : 0) -
            (stop.ends && at < state.before - 2 && one.weight < weighty ? 3 : 0) +
            (index > place ? 1.5 : 0),
        }));
    });
  const chosen = best(candidatesOf(false)) ?? (lends ? best(candidatesOf(true)) : undefined);
  if (!chosen) return null;
  const lead = at === 0 ? (leads.opens[drawn(state.text, leads.opens.length)] ?? "") : "";
  return [lead, `> ${chosen.line}`, chosen.asks].filter(Boolean).join("\n\n");
}

const isLast = ({ features }: Stop): boolean => features.some((feature) => endings.has(feature));

/** The end of the text and what is asked of it by how it ends; where it cannot be quoted, another sentence or none. */
function farewell(state: State): string | null {
  const lead = leads.ends[drawn(state.text, leads.ends.length)] ?? "";
  const end = stopsOf(state.text).findLast(isLast);
  const asked = end && atEnd(state, end);
  if (asked) return [lead, `> ${asked.line}`, asked.asks].join("\n\n");
  const other = stopped({ ...state, before: 0 }, state.turns.length < fewestTurns ? 0 : telling, true);
  if (other !== null) return `${lead}\n\n${other}`;
  const own = fromStock(state) ?? (state.turns.length <= fewestTurns ? plain(state) : null);
  return own === null ? null : `${lead} ${own}`;
}

/** The ending's surest kind for which this role, or else anybody, has a question. */
function atEnd(state: State, end: Stop): Candidate | undefined {
  const kinds = end.features.filter((feature) => endings.has(feature));
  for (const feature of kinds)
    for (const lent of [false, true]) {
      const chosen = best(askedOf(state, { ...end, features: [feature] }, lent));
      if (chosen) return chosen;
    }
  return undefined;
}

/** What a role asks about a sentence that somebody else has stopped at, or else about the whole text. */
export function askedBesides(role: Role, message: string, text: string): string {
  const state = stateOf(role.name, text, [{ role: role.name, text: message }]);
  const stop = stopsOf(text).find(({ line }) => line === lineIn(message));
  return (stop && best(askedOf(state, stop)))?.asks ?? fromStock(state) ?? role.firstQuestion;
}
