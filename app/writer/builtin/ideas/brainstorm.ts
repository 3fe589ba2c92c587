/** The built-in Brainstorm: ideas by type, method and boldness around the text's own subjects, as many as asked, no two alike. */

import { wordShareOf, shareOfNew } from "../../promises/ideas.ts";
import { termsOf } from "../../prose/weights.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { requireEnglish, requireRule } from "../limits.ts";
import { capital, topicsOf, type Topic } from "../matter/topics.ts";
import { storyCast } from "../stories/kind.ts";
import { methods, type Method } from "./methods.ts";
import { lenses, near, type IdeaType } from "./near.ts";
import { ranked } from "./rank.ts";
import { aroundPeople } from "./story-ideas.ts";

const covered: Readonly<Record<string, readonly string[]>> = {
  "Idea Type": ["Topics", "Angles", "Titles", "Questions to answer"],
  "How Many": ["5 ideas", "10 ideas", "15 ideas", "20 ideas"],
  Method: ["SCAMPER", "Six hats", "Reverse brainstorm", "What if"],
  Boldness: ["Safe", "Fresh", "Surprising", "Wild"],
  "Sort By": ["Fastest to write", "Highest impact", "Most original", "Best for search"],
};

export interface Idea {
  text: string;
  /** The step of the method that made it. */
  step?: string;
  topic: Topic;
}

const half = lenses.length / 2;

/** Outside a story, people in general are the last thing that one has ideas about. */
const someone =
  /(?:^| )(?:beings|people|persons?|men|women|children|fathers|mothers|parents|sons|daughters|adults|teenagers|students|\p{L}{3,}ists|applicants|beginners|customers|passengers|workers|readers)$/u;

/** A numbered list of ideas. */
export function brainstorm(source: Source, values: Values): string | Decline {
  requireRule("Brainstorm", values, covered);
  requireEnglish("Brainstorm", source.text);
  const count = Number((values["How Many"] ?? "10 ideas").replace(/\D/g, ""));
  const type = typeOf(values["Idea Type"]);
  const cast = storyCast(source.text);
  const people = new Set(cast?.people.map((one) => one.named));
  const topics = topicsOf(source)
    .filter((topic) => (cast ? people.has(topic.named) : !/^\p{Lu}/u.test(topic.phrase)))
    .toSorted((a, b) => Number(!cast && someone.test(a.phrase)) - Number(!cast && someone.test(b.phrase)))
    .slice(0, 5);
  if (topics.length === 0)
    return { decline: "A brainstorm needs a subject; this text names no thing that ideas could be about." };
  const pool = poolFor(type, values, topics, cast !== null);
  const own = new Set(termsOf(plainOf(source.text)));
  const lined = ranked(distinct(pool, count * 2), values["Sort By"], own);
  const chosen: string[] = [];
  for (const line of lined) {
    if (chosen.length === count) break;
    const told = type === "Questions to answer" ? asked(line) : said(line);
    if (chosen.every((other) => wordShareOf(other, told) <= 0.58)) chosen.push(told);
  }
  if (chosen.length < count)
    return {
      decline: `The built-in writer finds ${String(chosen.length)} different ideas for this subject, not ${String(count)}; ask for fewer, or give it a longer text.`,
    };
  return chosen.map((line, index) => `${String(index + 1)}. ${line}`).join("\n");
}

function typeOf(value: string | undefined): IdeaType {
  return value === "Angles" || value === "Titles" || value === "Questions to answer" ? value : "Topics";
}

interface Line {
  idea: Idea;
  reason: string;
}

function said({ idea, reason }: Line): string {
  return `${idea.step ? `**${idea.step}:** ` : ""}${idea.text}${reason ? ` (${reason})` : ""}`;
}

/** A question keeps its mark at the end: the reason stands before it. */
function asked({ idea, reason }: Line): string {
  const lead = idea.step ? `**${idea.step}:** ` : "";
  return `${lead}${reason ? `(${reason}): ` : ""}${idea.text}`;
}

/** All ideas that the chosen values allow, the best first. */
function poolFor(type: IdeaType, values: Values, topics: readonly Topic[], story: boolean): Idea[] {
  if (values.Method) return byMethod(values.Method as Method, type, topics, values.Boldness);
  const [safe, fresh] = near[type];
  if (values.Boldness === "Surprising") return far(lenses.slice(0, half), type, topics);
  if (values.Boldness === "Wild") return far(lenses.slice(half), type, topics.slice(0, 1));
  if (story) return filled(aroundPeople[type], topics);
  if (values.Boldness === "Fresh") return filled(fresh, topics);
  if (values.Boldness === "Safe") return filled(safe, topics);
  return filled(
    safe.flatMap((one, index) => [one, fresh[index] ?? one]),
    topics,
  );
}

const plurals: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  goes: "go",
  teaches: "teach",
  touches: "touch",
};

function pluralVerb(verb: string): string {
  const known = plurals[verb.toLowerCase()];
  if (known) return /^\p{Lu}/u.test(verb) ? capital(known) : known;
  return verb.replace(/s$/, "");
}

/** The subject in its place, with the verb beside it in its number. */
function named(template: string, topic: Topic): string {
  if (!topic.plural) return template.replace("$", topic.named);
  return template
    .replace(/\b(is|was|has|does) \$/i, (_all, verb: string) => `${pluralVerb(verb)} $`)
    .replace(
      /(?<!\b(?:about|of|on|for|with|to|in|from|around|over|at|by|part|sign) )\$ (?!(?:as|its|this|besides|across|towards|always|is|was)\b)([a-z]+[^s\W]s)\b/,
      (_all, verb: string) => `$ ${pluralVerb(verb)}`,
    )
    .replace(/\$ (is|was|has)\b/, (_all, verb: string) => `$ ${pluralVerb(verb)}`)
    .replace("$", topic.named);
}

/** Templates with the text's subjects in turn, the main one twice as often; then once more with the other subjects. */
function filled(templates: readonly string[], topics: readonly Topic[]): Idea[] {
  const turn = [0, 1, 0, 2, 0, 3, 0, 4]
    .map((at) => topics[at])
    .filter((topic): topic is Topic => topic !== undefined);
  return [0, 1].flatMap((round) =>
    templates.flatMap((template, index) => {
      const topic = turn[(index + round) % turn.length];
      return topic ? [{ text: capital(named(template, topic)), topic }] : [];
    }),
  );
}

function far(pairs: typeof lenses, type: IdeaType, topics: readonly Topic[]): Idea[] {
  return pairs.flatMap(([lens, question], index) => {
    const topic = topics[index % topics.length];
    return topic ? [{ text: through(lens, question, type, topic, index), topic }] : [];
  });
}

function through(lens: string, question: string, type: IdeaType, topic: Topic, index: number): string {
  const seen = ["seen as", "told as", "drawn like", "run like"][index % 4] ?? "seen as";
  if (type === "Titles")
    return (
      [
        `What ${lens} knows about ${topic.named}`,
        `${capital(topic.named)}, or: ${lens}`,
        `${capital(question)}: ${topic.named} and ${lens}`,
      ][index % 3] ?? ""
    );
  if (type === "Questions to answer") return `If ${topic.named} were ${lens}, could we say ${question}?`;
  if (type === "Angles") return `Through ${lens}: ${question} in ${topic.named}`;
  return `${capital(topic.named)} ${seen} ${lens}: ${question}`;
}

/** The moves of a method's steps in turn, so that a short list still visits every step. */
function byMethod(
  method: Method,
  type: IdeaType,
  topics: readonly Topic[],
  boldness: string | undefined,
): Idea[] {
  const steps = methods[method];
  const longest = Math.max(...steps.map(([, moves]) => moves.length));
  const ideas: Idea[] = [];
  for (let round = 0; round < longest; round += 1)
    for (const [index, [step, moves]] of steps.entries()) {
      const move = moves[round];
      const topic =
        topics[(round + index) % (boldness === "Safe" || topics.length < 2 ? 1 : Math.min(3, topics.length))];
      if (move === undefined || !topic) continue;
      ideas.push({ step, topic, text: worded(named(move, topic), method, type, boldness, ideas.length) });
    }
  return ideas;
}

function worded(
  move: string,
  method: Method,
  type: IdeaType,
  boldness: string | undefined,
  index: number,
): string {
  const lens =
    boldness === "Wild"
      ? lenses[half + (index % half)]
      : boldness === "Surprising"
        ? lenses[index % half]
        : undefined;
  const bold = lens ? `${move}, as in ${lens[0]}` : move;
  if (method === "What if") return `${bold}${type === "Questions to answer" ? "?" : ""}`;
  if (type === "Questions to answer")
    return method === "Reverse brainstorm"
      ? `${capital(bold.replace("; instead, ", "; or what if you "))}?`
      : `What changes if you ${bold}?`;
  return capital(bold);
}

/** The pool without ideas that share too many words with an earlier one. */
function distinct(pool: readonly Idea[], most: number): Idea[] {
  const kept: Idea[] = [];
  for (const idea of pool) {
    if (kept.length >= most) break;
    if (kept.every((other) => wordShareOf(other.text, idea.text) <= 0.55)) kept.push(idea);
  }
  return kept;
}

/** How far an idea is from the text, for ranking. */
export function distanceOf(idea: Idea, own: ReadonlySet<string>): number {
  return shareOfNew(idea.text, own);
}
