/** The next turn of a role that talks with a writer about the writer's text. */

import type { Role } from "../../catalogue/roles/roles.ts";
import type { Said } from "../../conversation.ts";
import { countWords } from "../../prose/words.ts";
import { allOf, countsAs, fits, isTrueOf, questionsOf } from "./roles.ts";
import { endsWith, filled, slotsOf } from "./slots.ts";
import { isSeen, type Line, type Stop, stopsOf } from "./stops.ts";
import type { SignName } from "./signs/place.ts";
import stock from "./sheets/stops.json" with { type: "json" };

/** Roles that speak alike: of what one sees, of what one believes, of what one would do, of who said so. */
const voices: Readonly<Record<"sees" | "believes" | "does" | "asks", readonly string[]>> = {
  sees: [
    "Storyteller",
    "Comedian",
    "Historian",
    "Psychologist",
    "Mentor",
    "Visionary",
    "Explorer",
    "Designer",
    "Optimist",
    "Futurist",
  ],
  believes: [
    "Critic",
    "Skeptic",
    "Devil's Advocate",
    "Challenger",
    "Philosopher",
    "Ethicist",
    "Editor",
    "Minimalist",
    "Synthesizer",
    "Connector",
  ],
  does: [
    "Customer",
    "Pragmatist",
    "Advisor",
    "Builder",
    "Engineer",
    "Facilitator",
    "Coach",
    "Experimenter",
    "Mediator",
    "Marketer",
    "Educator",
    "Strategist",
    "Architect",
    "Innovator",
  ],
  asks: ["Journalist", "Investigator", "Researcher", "Analyst", "Economist", "Investor"],
};

/** What is said of a sentence: what any role may say, and what one voice says rather. */
interface Reactions {
  any: readonly string[];
  sees?: readonly string[];
  believes?: readonly string[];
  does?: readonly string[];
  asks?: readonly string[];
}

/** What is said for the whole text's sake: at its beginning, where one would like to hear more, at its end. */
type Whole = keyof typeof stock.whole;

const ofSigns: Readonly<Record<SignName, Reactions>> = stock.signs;
const ofWhole: Readonly<Record<Whole, Readonly<Record<string, readonly string[]>>>> = stock.whole;
const isOfWhole = (sign: SignName | Whole): sign is Whole => sign in ofWhole;

/** What a text is, for what is said of its beginning and end: the first of these that it counts as. */
const sorts = [
  "review",
  "case",
  "recipe",
  "how-to",
  "circular",
  "announcement",
  "letter",
  "story",
  "guide",
  "offer",
  "plan",
  "news",
  "decision",
] as const;
const sortOf = (text: string): string => sorts.find((one) => countsAs(text).has(one)) ?? "account";

/** A number that a text always gives, from 0 up to a bound. */
function drawn(text: string, bound: number): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % bound;
}

/** A turn before anybody speaks it. */
interface Turn extends Line {
  sign: SignName | Whole;
  word: string;
}

const openers = { key: "opens", title: "titles", first: "begins" } as const;

/** Texts of more words are stopped at four times between their beginning and end, the others three. */
const longText = 350;
const leastTwice = 5;
const overlap = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** A whole talk about a text, in its order: what it is about, two to four stops, how it ends; none for a mere beginning. */
function planOf(text: string): Turn[] {
  const { opening, by, all, end } = stopsOf(text);
  if (!opening || !end) return [];
  const most = countWords(text) > longText ? 4 : 3;
  const chosen: Stop[] = [];
  const add = (
    candidates: readonly Stop[],
    upTo: number,
    mostAlike: number,
    apartFrom: () => readonly Line[],
  ): void => {
    const fit = ({ at, line, paragraph, sign }: Stop): boolean =>
      at < end.at &&
      [opening, end, ...chosen].every((one) => !overlap(one.line, line)) &&
      apartFrom().every((one) => one.paragraph !== paragraph) &&
      chosen.filter((one) => one.sign === sign).length < mostAlike;
    const worth = (stop: Stop): number =>
      stop.worth -
      chosen.filter((one) => one.sign === stop.sign).length * 2 -
      chosen.filter((one) => Math.abs(one.paragraph - stop.paragraph) <= 1).length * 1.5;
    while (chosen.length < upTo) {
      const [best] = candidates.filter(fit).toSorted((one, other) => worth(other) - worth(one));
      if (!best) return;
      chosen.push(best);
    }
  };
  const found = all.filter(({ sign }) => sign !== "stay");
  add(found, most, 1, () => [opening, end, ...chosen]);
  // The same kind of thing a second time, only where it matters.
  add(
    found.filter(({ worth }) => worth > leastTwice),
    2,
    2,
    () => chosen,
  );
  add(all, 2, 2, () => [opening, end, ...chosen]);
  add(all, 2, 2, () => []);
  const atEnd = found.find(({ at }) => at === end.at) ?? { ...end, sign: "ends", word: "" };
  return [
    { ...opening, sign: openers[by], word: "" },
    ...chosen.toSorted((one, other) => one.at - other.at),
    atEnd,
  ];
}

/** The sentence that a message quotes; empty for none. */
export const lineIn = (message: string): string => /^> (.+)$/m.exec(message)?.[1] ?? "";

/** What a role could say at a turn: what its own voice says rather, then what any may say. */
function sayable(role: string, { sign, line }: Turn, text: string): readonly (readonly string[])[] {
  if (isOfWhole(sign)) {
    const told = sortOf(text);
    // Of a thought in a scene nothing is asked that one would have to see.
    const sort = sign === "stay" && told === "story" && !isSeen(line) ? "account" : told;
    const all = ofWhole[sign];
    return [all[sort] ?? all["account"] ?? []];
  }
  const { any, ...own } = ofSigns[sign];
  const voice = (["sees", "believes", "does", "asks"] as const).find((one) => voices[one].includes(role));
  return [(voice && own[voice]) ?? [], any];
}

/** What a role says at a turn, as nobody has said it yet. */
function reaction(role: string, turn: Turn, text: string, said: readonly string[]): string | null {
  const fresh = sayable(role, turn, text)
    .flatMap((some) => {
      const from = drawn(text, Math.max(1, some.length));
      return [...some.slice(from), ...some.slice(0, from)];
    })
    .find((one) => said.every((other) => !endsWith(other, one)));
  return fresh === undefined ? null : filled(fresh, { ...slotsOf(text), word: turn.word });
}

const again = ["Further down it was the same for me.", "And here it was the same for me."] as const;

/** What a role says next; null where the talk has come to its end. */
export function nextTurn(role: Role, text: string, talk: readonly Said[]): string | null {
  const plan = planOf(text);
  if (plan.length === 0) return ofSeed(role.name, text, talk);
  const said = talk.map((one) => one.text);
  const quoted = said.map(lineIn);
  if (quoted.includes(plan.at(-1)?.line ?? "")) return null;
  const left = plan.slice(talk.length === 0 ? 0 : 1).filter(({ line }) => !quoted.includes(line));
  for (const turn of left) {
    const told = reaction(role.name, turn, text, said);
    if (told === null) continue;
    const before = plan[plan.indexOf(turn) - 1];
    const isAgain = before?.sign === turn.sign && turn.sign !== "stay" && before.line === quoted.at(-1);
    const lead = isAgain ? again[drawn(text, again.length)] : undefined;
    return [lead, `> ${turn.line}`, told].filter(Boolean).join("\n\n");
  }
  return null;
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
  const turn = planOf(text).find((one) => one.line === line);
  const told = turn ? reaction(role.name, turn, text, [message]) : null;
  return told ?? askedOfAny(role.name, text, new Set()) ?? role.firstQuestion;
}
