/** What the roles of a brainstorm ask, each in its own voice, and over which texts. */

import { past, readingOf, share } from "../text-kind/reading.ts";
import { remember } from "../../prose/remember.ts";
import type { TextKind } from "../text-kind/kinds.ts";
import { kindOfText } from "../text-kind/text-kind.ts";
import { genresOf } from "./genres.ts";
import { holds } from "./materials.ts";
import asked from "./sheets/roles.json" with { type: "json" };

export interface Question {
  ask: string;
  /** What it is about: no two questions of a theme follow closely. */
  theme: string;
  /** Genres and kinds of text that it is for; without them it fits any text. */
  kinds?: readonly string[];
  /** Kinds of text that it is not for, though their genre is named. */
  except?: readonly string[];
  /** Stands only over a text that shows this; a name of `shown`. */
  over?: string;
  /** Stands only over a text that does not show it. */
  not?: string;
  /** Has no place where somebody has died or is ill. */
  light?: boolean;
}

interface Questions {
  opening: readonly Question[];
  deeper: readonly Question[];
  challenge: readonly Question[];
}

const questions: Readonly<Record<string, Questions>> = asked;

const grief =
  /\b(?:died|dead|deaths?|dying|drown\w*|funeral|graves?|buried|widow\w*|cancer|hospice|illness|tumou?r|suicide|mourn\w*|grie(?:f|v\w+)|miscarr\w+|stroke|dementia|chemo\w*|late (?:husband|wife|father|mother))\b/i;

const has = (pattern: RegExp) => (text: string) => pattern.test(text);
const often = (pattern: RegExp, least: number) => (text: string) =>
  (text.match(pattern)?.length ?? 0) >= least;

/** What a text must show for a question that takes it for granted. */
const shown: Readonly<Record<string, (text: string) => boolean>> = {
  figures: often(/\d[\d.,]*/g, 2),
  past: (text) => share(readingOf(text).told, past) >= 0.4,
  many: has(/\b(?:many|often|most)\b/i),
  date: has(
    /\b(?:today|this (?:week|month)|(?:by|until|from|before|on) (?:the )?(?:\d|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))/,
  ),
  argued: has(/\b(?:because|therefore|that is why|which is why|so that)\b/i),
  long: (text) => readingOf(text).paragraphs.filter((one) => one.split(/\s+/).length >= 20).length >= 4,
  passive: (text) =>
    (text.match(/\b(?:was|were|been|being|is|are|be) (?:\p{Ll}+ly )?\p{Ll}{2,}ed\b(?! by)/gu)?.length ?? 0) >=
    3,
  praise: has(
    /\b(?:unique|innovative|exciting|beautiful|wonderful|perfect|delicious|stunning|amazing|fantastic|excellent|outstanding|superb|brilliant|world-class|high-quality|friendly|lovely|passionate|vibrant|exceptional)\b/i,
  ),
  promise: has(/\b(?:I|[Ww]e)(?:['’]ll| will| shall| promise| guarantee)\b/),
  should: has(/\b(?:should|ought to|must)\b/i),
  you: has(/\byou can\b|\byou (?:get|have to|only need)\b|\bincludes?\b|\bwhat (?:you get|it does)\b/i),
  users: has(/\b(?:users?|customers|people have|members|families have)\b/i),
  dispute: (text) => holds("dispute", text),
  thanks: has(/\bthank(?:s|ful|ed)?\b|\bgrateful\b/i),
  sides: has(
    /\b(?:both (?:of us|of them|sides|parties|families)|each other|one another|(?:we|they) (?:have |never |still |cannot |don['’]t ){0,2}(?:agree|agreed|disagree|disagreed|quarrel|quarrelled)|fell out|compromise|quarrels?|disput(?:e|es|ed)|disagreements?)\b/i,
  ),
  choice: has(/\b(?:whether|perhaps|either|undecided|options?|not (?:yet )?(?:sure|decided|certain))\b/i),
  event: has(
    /\b(?:guests|doors|supper|party|fair|walk|concert|wedding|evening|opening|picnic|festival|sale)\b/i,
  ),
  formal: has(
    /\bI am (?:writing|asking|returning)\b|\b(?:refund|repair|complain\w*|Yours (?:faithfully|sincerely))\b/,
  ),
  asks: has(/\bplease\b|^(?:could|would|can) you\b/im),
};

const complains =
  /\b(?:refund\w*|complain\w*|compensation|unacceptable|(?:took|take|taken|look(?:ed)? at) (?:this|the|that) decision|looked at again|not (?:yet )?(?:replied|answered|heard)|I have not\.)/i;

/** What a text counts as: its kind and its genres; one of no sure genre is taken for an account or a case, and is `open`. */
export const countsAs: (text: string) => ReadonlySet<string> = remember((text) => {
  const kind = kindOfText(text);
  const sure = genresOf(text);
  return new Set<string>([
    kind,
    ...(kind === "story" ? ["fiction"] : []),
    ...(kind === "other" &&
    sure.includes("story") &&
    share(readingOf(text).told, /\b(?:I|my|me|we|our|us)\b/i) >= 0.3
      ? ["memoir"]
      : []),
    ...(sure.includes("business") && complains.test(text) ? ["complaint"] : []),
    ...(sure.length === 0 ? ["account", "case", "open"] : sure),
  ]);
}, 8);

const isFor = ({ kinds, except }: Question, text: string): boolean =>
  (kinds === undefined || kinds.some((kind) => countsAs(text).has(kind))) &&
  except?.some((kind) => countsAs(text).has(kind)) !== true;

/** Whether a text shows all that a question takes for granted. @throws Error for a condition that nobody has described */
export function isTrueOf(
  { over, not, light = false }: Pick<Question, "over" | "not" | "light">,
  text: string,
): boolean {
  const test = (name: string): boolean => {
    const shows = shown[name];
    if (!shows) throw new Error(`there is no condition ${name}`);
    return shows(text);
  };
  return (
    (over === undefined || test(over)) && (not === undefined || !test(not)) && !(light && grief.test(text))
  );
}

/** Whether a question has its place over a text. @throws Error for a condition that nobody has described */
export const fits = (question: Question, text: string): boolean =>
  isFor(question, text) && isTrueOf(question, text);

/** With fewer questions for a text a role asks what it would ask of most others: whoever chose it wants to hear it. */
const fewest = 1;
/** What is asked of a letter or a plan alone speaks of its reader or its sheet. */
const ownForms: ReadonlySet<string> = new Set(["letter", "plan"]);

/** What a role asks over a text, by how deep it goes: the first of the three are for the beginning. */
export function questionsOf(role: string, text: string): readonly (readonly Question[])[] {
  const found = questions[role];
  if (!found) return [];
  const stages = [found.opening, found.deeper, found.challenge];
  const fitting = stages.map((stage) => stage.filter((one) => fits(one, text)));
  if (fitting.flat().length >= fewest || grief.test(text)) return fitting;
  return stages.map((stage) =>
    stage.filter((one) => !ownForms.has(String(one.kinds)) && !one.ask.includes("{") && isTrueOf(one, text)),
  );
}

/** All that a role may ask over any text. */
export const allOf = (role: string): readonly Question[] => {
  const found = questions[role];
  return found ? [...found.opening, ...found.deeper, ...found.challenge] : [];
};

/** What it asks about a text that others have spoken of already. */
export const deeperOf = (role: string, text: string): readonly string[] => {
  const [opening = [], deeper = [], challenge = []] = questionsOf(role, text);
  return [...deeper, ...challenge, ...opening].map(({ ask }) => ask).filter((ask) => !ask.includes("{"));
};

/** Three who would read a text of a kind with other eyes than its writer. */
export const otherReaders: Readonly<Record<TextKind, readonly [string, string, string]>> = {
  story: [
    "the one who is mentioned and never seen",
    "somebody who only passes by",
    "the one who is in the wrong",
  ],
  memoir: [
    "the person who taught you or stood beside you",
    "somebody who has never had the trouble",
    "yourself a year before",
  ],
  news: [
    "somebody whom it hits and nobody asked",
    "one of those who decided it",
    "somebody who comes from elsewhere and will pay for it",
  ],
  letter: [
    "the one who gets it, at the end of a long day",
    "somebody who is named in it, or had a part in it and is not",
    "yourself, when you come upon it in a year",
  ],
  complaint: [
    "the one who has to act on it, with ten others on the desk",
    "somebody who decides later who was right, and has only this letter",
    "yourself in a week, if nothing has happened",
  ],
  report: [
    "a member who looks at the figures first",
    "a new member who knows none of the names",
    "somebody who has to decide next year and goes by this",
  ],
  notes: [
    "yourself on the evening before you need them",
    "somebody who was not there and borrows them",
    "the one who has to do what stands there",
  ],
  minutes: [
    "a member who was away",
    "somebody who was outvoted",
    "somebody whom a decision concerns and who is no member",
  ],
  "how-to": [
    "somebody who does it for the first time",
    "somebody who does it for a living",
    "somebody who has done it wrong already",
  ],
  recipe: [
    "somebody who has never cooked it",
    "a guest who may not eat one of the things in it",
    "the cook you have it from",
  ],
  product: [
    "a buyer who sent it back",
    "somebody who has used it every day for years",
    "somebody who makes do without",
  ],
  opinion: [
    "somebody for whom the sum comes out the other way",
    "somebody who would have to pay for it",
    "somebody who has changed their mind",
  ],
  review: [
    "somebody who was there too and saw it otherwise",
    "the one who made it",
    "somebody who can afford such a thing once a month",
  ],
  speech: [
    "somebody in the last row",
    "the one whom it is about",
    "somebody who reads it next day and was not there",
  ],
  notice: [
    "somebody who walks past and has ten seconds",
    "somebody who would come and cannot manage steps or late hours",
    "somebody who lives next door",
  ],
  career: [
    "somebody who has to choose among fifty",
    "a colleague from then",
    "somebody who did the work after you",
  ],
  travel: [
    "somebody who lives there",
    "somebody who is going there next month",
    "the one whom you met for a minute and wrote down",
  ],
  circular: [
    "somebody who reads two lines and puts it away",
    "somebody whom it hits harder than the others",
    "the one at whose telephone the questions arrive",
  ],
  application: [
    "the one who has forty letters to read",
    "somebody who would work beside you",
    "a referee, who knows what it was like",
  ],
  answers: [
    "somebody who is angry already",
    "somebody whose question is not among them",
    "the one who has given these answers for years",
  ],
  interview: [
    "somebody who was there and is not named",
    "somebody who has never heard of either of you",
    "the one who is asked, ten years on",
  ],
  vacancy: [
    "the right person, who is not sure whether to answer",
    "somebody who did it before",
    "somebody who answered last time and was not taken",
  ],
  verse: ["somebody who hears it once", "the one whom it is about", "yourself in ten years"],
  article: [
    "somebody new to the subject",
    "somebody who works on it every day",
    "somebody who has to live with what it says",
  ],
  other: [
    "somebody new to the subject",
    "somebody who has to live with what it says",
    "somebody who would rather leave things as they are",
  ],
};
