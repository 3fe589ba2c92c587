/** The next turn of a role that talks with a writer about the writer's text. */

import type { Role } from "../../catalogue/roles/roles.ts";
import type { Said } from "../../conversation.ts";
import { allOf, fits, isTrueOf, questionsOf } from "./roles.ts";
import { type Exchange, type Exchanges, exchangesOf } from "./exchanges.ts";
import { isSeed } from "./kinds.ts";
import type { SignName } from "./signs/place.ts";
import { signs } from "./signs/signs.ts";
import { isTender, sortOf } from "./sorts.ts";
import { endsWith, filled, slotsOf } from "./slots.ts";
import { type Stop, stopsOf } from "./stops.ts";
import stock from "./sheets/stops.json" with { type: "json" };

const ofSigns: Readonly<Record<SignName, readonly string[]>> = stock.signs;

/** A number that a text always gives, from 0 up to a bound; 0 for a bound of 0. */
function drawn(text: string, bound: number): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % Math.max(1, bound);
}

/** So many stops a talk has at most. */
const mostStops = 2;
const overlap = (one: string, other: string): boolean =>
  one !== "" && other !== "" && (one.includes(other) || other.includes(one));

/** Where two readers stop in a text, the surest signs first: not twice in a paragraph, no sign twice. */
function chosenStops(text: string): readonly Stop[] {
  const all = stopsOf(text);
  const chosen: Stop[] = [];
  for (const [name] of signs)
    for (const stop of all.filter(({ sign }) => sign === name)) {
      const isApart = chosen.every(
        (one) => one.paragraph !== stop.paragraph && one.sign !== stop.sign && !overlap(one.line, stop.line),
      );
      if (isApart && chosen.length < mostStops) chosen.push(stop);
    }
  return chosen;
}

/** The sentence that a message quotes; empty for none. */
export const lineIn = (message: string): string => /^> (.+)$/m.exec(message)?.[1] ?? "";

/** What is said at a stop, as nobody has said it yet. */
function reaction({ sign, word, other }: Stop, from: number, said: readonly string[]): string | null {
  const all = ofSigns[sign];
  const start = from % all.length;
  const fresh = [...all.slice(start), ...all.slice(0, start)].find((one) =>
    said.every((message) => !endsWith(message, one)),
  );
  return fresh === undefined ? null : filled(fresh, { word, other });
}

const quoting = (line: string, told: string): string => (line === "" ? told : `> ${line}\n\n${told}`);

/** Of so many sentences a talk speaks at most; with as many nobody asks twice about the whole. */
const mostLines = 3;

/** The sentences that are spoken of: where a reader would stop, then what points, in one paragraph only where no other has any; without any of them what every text has. */
function bodyOf(text: string, { points, wide }: Exchanges): readonly (Stop | Exchange)[] {
  const body: (Stop | Exchange)[] = isTender(sortOf(text)) ? [] : [...chosenStops(text)];
  const isFree = ({ line, first }: Exchange): boolean =>
    body.every((one) => !overlap(one.line, line) && !("second" in one && one.first === first));
  const isApart = ({ paragraph }: Exchange): boolean =>
    paragraph < 0 || body.every((one) => one.paragraph !== paragraph);
  for (const goes of [isApart, () => body.length < 2])
    for (const one of points) if (body.length < mostLines && isFree(one) && goes(one)) body.push(one);
  if (body.every(({ line }) => line === "")) body.push(...wide.slice(0, 1));
  return body.toSorted((one, other) => one.at - other.at);
}

/** What two roles say by turns: about the whole, about two or three sentences in the text's order, and about what comes after; the fewer sentences, the more of the whole. */
function scriptOf(text: string): readonly string[] {
  const asked = exchangesOf(text);
  const { opens, closes } = asked;
  const body = bodyOf(text, asked);
  const apart = (some: readonly Exchange[]): readonly Exchange[] => {
    const latest = Math.max(-1, ...body.map(({ at }) => at));
    const spoken = body.flatMap((one) => ("by" in one && one.by !== null ? [one.by] : []));
    return some.filter(
      ({ line, at, beside }) =>
        at > latest &&
        body.every((one) => !overlap(one.line, line)) &&
        !beside.some((one) => spoken.includes(one)),
    );
  };
  const one = (some: readonly Exchange[]): Exchange | undefined => some[drawn(text, some.length)];
  const [opening, closing] = [one(apart(opens)), one(apart(closes))];
  const said: string[] = opening ? [opening.first] : [];
  if (opening && body.length < mostLines) said.push(opening.second);
  for (const part of body)
    if ("second" in part) said.push(quoting(part.line, part.first), part.second);
    else {
      const told = reaction(part, drawn(text, 2), said);
      if (told !== null) said.push(quoting(part.line, told));
    }
  if (closing) said.push(quoting(closing.line, closing.first));
  if (closing && body.length < mostLines - 1) said.push(closing.second);
  return said;
}

/** What a role says next; null where the talk has come to its end. */
export function nextTurn(role: Role, text: string, talk: readonly Said[]): string | null {
  if (isSeed(text)) return ofSeed(role.name, text, talk);
  const script = scriptOf(text);
  const said = new Set(talk.map((one) => one.text));
  const reached = script.findLastIndex((one) => said.has(one));
  // Behind what a model said: a question that goes on from another one would go on from nothing.
  if (reached < 0 && talk.length > 0)
    return script.find((one, at) => at > 1 && lineIn(one) !== "") ?? script[2] ?? script[0] ?? null;
  return script[reached + 1] ?? null;
}

/** In a text that is only a beginning, so many turns ask what the role would ask of any text. */
const mostOfSeed = 4;

/** A text in which nothing can be stopped at is a beginning: the role asks what it is to become. */
function ofSeed(role: string, text: string, talk: readonly Said[]): string | null {
  if (talk.length >= mostOfSeed) return null;
  const known = [role, ...talk.map((one) => one.role)].flatMap(allOf);
  const themes = new Set(
    known.filter(({ ask }) => talk.some((one) => endsWith(one.text, ask))).map(({ theme }) => theme),
  );
  return askedOfAny(role, text, themes);
}

/** The role's own question of a text: what it is about, then what is missing, then what it comes to, else any that names nothing. */
function askedOfAny(role: string, text: string, themes: ReadonlySet<string>): string | null {
  const [opening = [], deeper = [], late = []] = questionsOf(role, text);
  const stages = themes.size < 2 ? [opening, deeper, late] : [deeper, late, opening];
  for (const stage of stages) {
    const [first] = stage
      .filter((one) => fits(one, text) && !themes.has(one.theme))
      .flatMap((one) => filled(one.ask, { ...slotsOf(text) }) ?? [])
      .toSorted((one, other) => drawn(text + one, 30) - drawn(text + other, 30));
    if (first !== undefined) return first;
  }
  const [other] = allOf(role).filter(
    (one) => !one.ask.includes("{") && !themes.has(one.theme) && isTrueOf(one, text),
  );
  return other?.ask ?? null;
}

/** What a role says of a sentence that somebody else has stopped at, or else asks about the whole text. */
export function askedBesides(role: Role, message: string, text: string): string {
  const line = lineIn(message);
  const stop = stopsOf(text).find((one) => one.line === line && message.includes(one.word));
  const told = stop ? reaction(stop, 0, [message]) : null;
  return told ?? askedOfAny(role.name, text, new Set()) ?? role.firstQuestion;
}
