/** Openers, questions, polls and scripts from a text. */

import { platformLimits } from "../../catalogue/social/platform-limits.ts";
import { numbersOf } from "../../prose/facts.ts";
import { superlativesIn } from "../../promises/post-words.ts";
import { countWords, wordsOf } from "../../prose/words.ts";
import { blocksOf } from "../../prose/blocks.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { capital, topicsOf, type Topic } from "../matter/topics.ts";
import { storyCast } from "../stories/kind.ts";
import { breakUp } from "./break-up.ts";
import {
  byWeight,
  charactersOf,
  chooseWithin,
  headlineOf,
  inParagraphs,
  piecesOf,
  postText,
  standingOf,
  type Piece,
} from "./pieces.ts";

/** The first form of a piece that fits, its full stop gone where it is to be a line. */
function formOf(piece: Piece, fits: (text: string) => boolean): string | null {
  return [piece.text, ...piece.forms].find(fits) ?? null;
}

function are(topic: Topic, singular: string, plural: string): string {
  return topic.plural ? plural : singular;
}

/** Openers of five kinds: a figure, a plain claim, a contrast, a question, the subject itself. */
export function firstLineHooks(source: Source): string | Decline {
  requireEnglish("First-Line Hook", source.text);
  const most = 100;
  const pieces = piecesOf(source);
  const standing = byWeight(standingOf(pieces));
  const fits = (text: string) => charactersOf(text) <= most && countWords(text) >= 4;
  const lines: string[] = [];
  const add = (line: string | null | undefined) => {
    if (
      line &&
      charactersOf(line) <= most &&
      !lines.some((other) => other.toLowerCase() === line.toLowerCase() || near(other, line))
    )
      lines.push(line);
  };
  const numbered = standing.filter((piece) => numbersOf(piece.text).length > 0);
  for (const piece of numbered.slice(0, 3)) {
    const form = formOf(piece, (text) => fits(text) && numbersOf(text).length > 0);
    if (form) {
      add(form);
      break;
    }
  }
  const contrast = standing.find((piece) =>
    /\b(?:but|yet|not|never|nobody|instead|however|more than|less than|only)\b/i.test(piece.text),
  );
  add(contrast && formOf(contrast, fits));
  const asked = pieces.find(
    (piece) => piece.text.endsWith("?") && fits(piece.text) && !piece.hangs && !/["“]/u.test(piece.text),
  );
  add(asked?.text);
  const topics = askable(source);
  const [first, next] = topics;
  if (first) add(`What do most people miss about ${first.named}?`);
  for (const piece of standing
    .toSorted((a, b) => a.text.length - b.text.length || b.weight - a.weight)
    .slice(0, 4)) {
    if (lines.length >= 4) break;
    add(formOf(piece, fits));
  }
  if (next) add(`${capital(next.named)} ${are(next, "deserves", "deserve")} a second look.`);
  if (first) add(`Let's talk about ${first.named}.`);
  if (first && next)
    add(`${capital(first.named)}, ${next.named} and what ${are(next, "connects", "connects")} them.`);
  for (const topic of topics.slice(1, 6)) add(`What would you do about ${topic.named}?`);
  for (const piece of standing) add(formOf(piece, fits));
  if (lines.length < 5)
    return {
      decline: `Five different openers need more to draw on; this text gives ${String(lines.length)}.`,
    };
  return lines
    .slice(0, 5)
    .map((line) => `- ${line}`)
    .join("\n");
}

/** Two openers made of the same words. */
function near(a: string, b: string): boolean {
  const [left, right] = [a, b].map((line) => new Set(wordsOf(line.toLowerCase())));
  const shared = [...(left ?? [])].filter((word) => right?.has(word)).length;
  return shared > 0.7 * Math.min(left?.size ?? 1, right?.size ?? 1);
}

/** Topics that a question can name: with their article, in the plural or as a phrase, and no boast. */
export function askable(source: Source): Topic[] {
  const all = topicsOf(source).filter((topic) => {
    const words = topic.phrase.split(" ");
    const verbal = words.length > 2 && words.slice(0, -1).some((word) => /[^su]s$/.test(word));
    return (
      !verbal &&
      !(words.length > 2 && topic.phrase.endsWith("ing")) &&
      superlativesIn(topic.phrase).length === 0
    );
  });
  const story = storyCast(source.text) !== null;
  const whole = all.filter(
    (topic) =>
      topic.plural ||
      topic.named !== topic.phrase ||
      topic.phrase.includes(" ") ||
      (story && /^\p{Lu}/u.test(topic.phrase)),
  );
  return whole.length > 0 ? whole : all;
}

const starters: readonly ((named: string, plural: boolean) => string)[] = [
  (named) => `What has surprised you about ${named}?`,
  (named, plural) => `Which story of your own ${plural ? "do" : "does"} ${named} remind you of?`,
  (named) => `What would you ask if you could ask anything about ${named}?`,
];

/** Three open questions on the text's own subjects. */
export function conversationStarters(source: Source): string | Decline {
  requireEnglish("Conversation Starter", source.text);
  const topics = askable(source).filter((topic) => countWords(topic.phrase) <= 4);
  const [first] = topics;
  if (!first)
    return { decline: "Questions need a subject; this text names no thing that people could talk about." };
  const lines = starters.map((ask, index) =>
    ask((topics[index] ?? first).named, (topics[index] ?? first).plural),
  );
  return lines.map((line) => `- ${line}`).join("\n");
}

/** A poll on the text: its own short list, or the things it names. */
export function pollMaker(source: Source): string | Decline {
  requireEnglish("Poll & Question Maker", source.text);
  const limits = platformLimits.LinkedIn;
  const fits = (text: string) => charactersOf(text) > 2 && charactersOf(text) <= limits.option.value;
  const items = blocksOf(source.text)
    .filter((block) => block.kind === "item")
    .map((block) => postText(block.text).replace(/[.;,]$/, ""))
    .filter(fits);
  const topics = askable(source);
  const [main, ...others] = topics;
  const named = others.map((topic) => capital(topic.phrase)).filter(fits);
  const given = items.length >= 2 && items.length <= 4;
  const options = [...new Set(given ? items : [...named.slice(0, 3), "Something else"])];
  const people = new Set(storyCast(source.text)?.people.map((one) => one.named));
  const cast = topics.filter((topic) => people.has(topic.named)).map((topic) => capital(topic.phrase));
  if (cast.length > 1 && !given)
    return `Whom would you like to hear more of?\n\n${[...cast.filter(fits).slice(0, 3), "Somebody else"].map((option) => `- ${option}`).join("\n")}`;
  const question = main
    ? `Which of these matters most to you when it comes to ${main.named}?`
    : "Which of these matters most to you?";
  if (options.length < 3 && !given)
    return { decline: "A poll needs two or more things to choose between; this text names too few." };
  if (charactersOf(question) > limits.question.value)
    return {
      decline: `A poll's question has at most ${String(limits.question.value)} characters; this text's subject is too long a name.`,
    };
  return `${question}\n\n${options.map((option) => `- ${option}`).join("\n")}`;
}

/** A figure and, where they follow, the words that say of what: `61% preferred`. Years and times of day are none. */
function figureIn(sentence: string): string | null {
  const match =
    /(?<![\d:.,])(?:[£$€]\s?)?\d[\d.,]*\s?%?(?: (?!and\b|or\b|but\b|in\b|on\b|at\b|of\b|to\b|for\b|from\b|the\b|with\b|was\b|were\b|is\b|are\b|has\b|have\b)[\p{L}-]{3,}){0,2}/u.exec(
      sentence,
    );
  const figure = (match?.[0] ?? "").replace(/[.,:\s]+$/u, "").replace(/%.*$/u, "%");
  const next = sentence.slice(
    (match?.index ?? 0) + (match?.[0].length ?? 0),
    (match?.index ?? 0) + (match?.[0].length ?? 0) + 4,
  );
  if (
    figure === "" ||
    /^\s?[ap]\.?m/i.test(next) ||
    /^:\d/.test(next) ||
    /^(?:1[5-9]|20)\d\d(?: |$)/.test(figure)
  )
    return null;
  return /(?:January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
    figure,
  )
    ? null
    : figure;
}

/** The figure of the weightiest sentence that has one with its noun. */
function figureOf(pieces: readonly Piece[]): string | null {
  const figures = byWeight(pieces).map((piece) => figureIn(piece.text));
  return figures.find((figure) => figure?.includes(" ") || figure?.endsWith("%")) ?? null;
}

function sayable(text: string): boolean {
  return countWords(text) <= 8 && countWords(text) >= 3;
}

/** What is said and shown in the first three seconds. */
export function secondsHook(source: Source): string | Decline {
  requireEnglish("Three-Second Hook", source.text);
  const pieces = piecesOf(source);
  const topics = askable(source);
  const first = topics.find((topic) => countWords(topic.named) <= 4);
  const said =
    byWeight(standingOf(pieces))
      .map((piece) => formOf(piece, sayable))
      .find((form) => form !== null) ?? (first ? `Let's talk about ${first.named}.` : null);
  const figure = figureOf(pieces);
  const shown = figure && countWords(figure) <= 4 && !said?.includes(figure) ? figure : first?.phrase;
  if (!said || !shown)
    return { decline: "A hook needs one subject that can be said in eight words; this text names none." };
  return `**SAY:** ${said}\n\n**SHOW:** ${capital(shown)}`;
}

/** A script: what is said in the text's own words, a shot to film for each. */
export function videoScript(source: Source): string | Decline {
  requireEnglish("Short Video Script", source.text);
  const pieces = piecesOf(source);
  const chosen = chooseWithin(pieces, countWords, 85, 140) ?? chooseWithin(pieces, countWords, 75, 150);
  if (!chosen)
    return {
      decline: "A script speaks 75 to 150 words; no set of this text's whole sentences comes to that.",
    };
  const topics = askable(source);
  const lines = chosen.flatMap((sentence, index) => {
    const seen = topics.find((topic) => sentence.toLowerCase().includes(topic.phrase.toLowerCase()));
    return [
      `**SHOT:** ${shotFor(index, chosen.length, sentence, seen)}`,
      `**VOICE:** ${breakUp(sentence, 20)}`,
    ];
  });
  return lines.join("\n\n");
}

function shotFor(index: number, total: number, sentence: string, topic: Topic | undefined): string {
  const figure = figureIn(sentence);
  if (index === 0) return topic ? `[Close on ${topic.named}; no intro]` : "[Your face, close; no intro]";
  if (index === total - 1) return "[Back to your face; hold one beat after the last word]";
  if (/["“]/u.test(sentence)) return "[The words on screen as they are spoken]";
  if (figure) return `[Text on screen: ${figure}]`;
  return topic ? `[Show ${topic.named}]` : "[Cut to hands, place or screen]";
}

/** Title, subtitle and a teaser of two or three sentences. */
export function storyTeaser(source: Source): string | Decline {
  requireEnglish("Story Teaser", source.text);
  const [most, under] = [80, 140];
  const pieces = piecesOf(source);
  const topics = askable(source);
  const title = headlineOf(source, pieces, most) ?? (topics[0] ? capital(topics[0].named) : null);
  if (!title || charactersOf(title) > most)
    return {
      decline: `A title has at most ${String(most)} characters; no sentence or name of this text can be cut to them.`,
    };
  const free = byWeight(standingOf(pieces)).filter((piece) => !near(piece.text, title));
  const subtitle = free
    .map((piece) => ({ piece, form: formOf(piece, (text) => charactersOf(text) <= under) }))
    .find(({ form }) => form !== null);
  const rest = pieces.filter(
    (piece) => piece !== subtitle?.piece && !piece.calls && !near(piece.text, title),
  );
  const early = rest.slice(0, Math.max(3, Math.ceil(rest.length * 0.6)));
  const teaser = early.length > 0 ? chooseWithin(early, countWords, 8, 60, 3) : null;
  if (!subtitle?.form || !teaser)
    return {
      decline:
        "A title, a subtitle and a teaser need three different sentences; this text has fewer that can stand alone.",
    };
  return `## ${title}\n\n*${subtitle.form.replace(/[.]$/, "")}*\n\n${inParagraphs(teaser)}`;
}
