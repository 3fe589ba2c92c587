/** Whole posts from a text: its own sentences at a platform's size. */

import { platformLimits } from "../../catalogue/social/platform-limits.ts";
import { tagsOf } from "../../promises/tags.ts";
import { isOpenQuestion } from "../../promises/post-words.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { blocksOf } from "../../prose/blocks.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { askable } from "./hooks.ts";
import {
  byWeight,
  charactersOf,
  callOf,
  chooseWithin,
  inParagraphs,
  piecesOf,
  postText,
  standingOf,
  type Piece,
} from "./pieces.ts";
import { tagsFor } from "./tags.ts";

/** A clear post of 40 to 120 words from the weightiest sentences, closed by one call to action. */
export function writePost(source: Source): string | Decline {
  requireEnglish("Write a Post", source.text);
  const pieces = piecesOf(source);
  const call = callOf(pieces);
  const room = countWords(call);
  const telling = pieces.filter((piece) => !piece.calls);
  const body = chooseWithin(telling, countWords, 40 - room, 120 - room);
  if (!body) {
    const words = countWords(source.text);
    return {
      decline: `A post of 40 to 120 words needs at least ${String(40 - room)} words of statements beside its call to action; this text of ${String(words)} words has no set of sentences that gives them.`,
    };
  }
  return `${inParagraphs(body)}\n\n${call}`;
}

/** Questions that people can answer from their own lives, about a topic. */
const asked: readonly ((named: string) => string)[] = [
  (named) => `What has your experience with ${named} been?`,
  (named) => `What would you change about ${named}?`,
  (named) => `How do you see ${named}?`,
  (named) => `What do you wish more people knew about ${named}?`,
];

function questionFor(source: Source, pieces: readonly Piece[]): string {
  const own = pieces.findLast(
    (piece) =>
      piece.text.endsWith("?") &&
      isOpenQuestion(piece.text) &&
      !piece.hangs &&
      countWords(piece.text) >= 5 &&
      !/["“]/u.test(piece.text),
  );
  if (own) return own.text;
  const topic = askable(source)[0];
  const ask = asked[source.text.length % asked.length];
  return topic && ask ? ask(topic.named) : "How do you see this?";
}

/** A post for a page or group: at most 80 words, then a question of its own paragraph. */
export function communityPost(source: Source): string | Decline {
  requireEnglish("Community Post", source.text);
  const pieces = piecesOf(source);
  const question = questionFor(source, pieces);
  const rest = pieces.filter((piece) => !piece.text.endsWith("?"));
  const body = chooseWithin(rest, countWords, 6, 80);
  if (!body)
    return { decline: "A community post needs one statement of at most 80 words; this text has none." };
  return `${inParagraphs(body)}\n\n${question}`;
}

/** A caption: a first line that stands alone, the text's matter, tags. */
export function caption(source: Source): string | Decline {
  requireEnglish("Caption Writer", source.text);
  const limits = platformLimits.Instagram;
  const pieces = piecesOf(source);
  const fits = (text: string) => charactersOf(text) <= limits.firstLine.value;
  const first = byWeight(standingOf(pieces)).flatMap((piece) =>
    [piece.text, ...piece.forms]
      .filter(fits)
      .slice(0, 1)
      .map((line) => ({ line, piece })),
  )[0];
  if (!first)
    return {
      decline: `The first line of a caption has at most ${String(limits.firstLine.value)} characters; no sentence of this text can stand alone within them.`,
    };
  const tags = tagsFor(source, 5).slice(0, 5);
  const rest = pieces.filter((piece) => piece !== first.piece && !piece.calls);
  const body = rest.length > 0 ? chooseWithin(rest, countWords, 5, 140) : null;
  const calls = pieces.some((piece) => piece.calls) ? callOf(pieces) : "";
  const parts = [first.line, body ? inParagraphs(body) : "", calls, tags.join(" ")];
  return parts.filter(Boolean).join("\n\n");
}

/** One post of at most 280 weighted characters: the whole text if it fits, else its weightiest sentences. */
export function fitTo280(source: Source): string | Decline {
  const most = platformLimits["Twitter / X"].post.value;
  const whole = blocksOf(source.text)
    .map((block) => (block.kind === "item" ? `• ${postText(block.text)}` : postText(block.text)))
    .join("\n");
  if (weightedLength(whole) <= most && weightedLength(source.text) <= most * 2) return whole;
  const pieces = piecesOf(source);
  const chosen = chooseWithin(pieces, (text) => weightedLength(text) + 1, 20, most + 1, 4);
  if (chosen) return joinSentences(chosen);
  const shortest = Math.min(...pieces.map((piece) => weightedLength(piece.forms.at(-1) ?? piece.text)));
  return {
    decline: `The shortest sentence of this text weighs ${String(Number.isFinite(shortest) ? shortest : 0)} characters; a post of ${String(most)} needs one that fits, or a model.`,
  };
}

const turns =
  /\b(?:but|however|until|suddenly|then one|instead|yet|although|though|except|nevertheless|turned out|changed|realised|realized|discovered|found that|for the first time|at last)\b/i;

/** A piece at its longest within a number of words, or at its shortest. */
function short(piece: Piece, most: number): string {
  return (
    [piece.text, ...piece.forms].find((form) => countWords(form) <= most) ?? piece.forms.at(-1) ?? piece.text
  );
}

/** A tiny story behind the picture: beginning, turn, ending, six sentences at most. */
export function storytellingCaption(source: Source): string | Decline {
  requireEnglish("Storytelling Caption", source.text);
  const pieces = piecesOf(source).filter((piece) => !piece.calls);
  if (pieces.length < 2)
    return { decline: "A story has a beginning and an ending; this text needs at least two sentences." };
  const start = pieces.findIndex((piece) => !piece.hangs && !piece.unfit);
  const first = Math.max(0, start);
  const last = pieces.findLastIndex(
    (piece, index) => index > first && !piece.unfit && /[.!?…]["”’)]*$/u.test(piece.text),
  );
  if (last < 0)
    return { decline: "A story has a beginning and an ending; this text needs a statement for each." };
  const inside = pieces.slice(first + 1, last);
  const turn = inside.findIndex((piece) => turns.test(piece.text) && !piece.unfit);
  const turned = turn < 0 ? undefined : inside[turn];
  const led = turned?.hangs ? inside[turn - 1] : undefined;
  const lead = pieces[first + 1];
  const opening = [short(pieces[first] as Piece, 40)];
  if (lead && turn > 1 && lead !== led) opening.push(short(lead, 30));
  const middle = turned
    ? [...(led ? [short(led, 30)] : []), short(turned, 35)]
    : ["[The turn: what changed, and when did you notice?]"];
  const before = pieces[last - 1];
  const closing =
    pieces[last]?.hangs && before && before !== turned && last - 1 > first ? [short(before, 30)] : [];
  return [opening, middle, [...closing, short(pieces[last] as Piece, 40)]]
    .map((part) => joinSentences(part))
    .join("\n\n");
}

/** Words that make a sentence worth repeating, and what ties it to its moment. */
const lasting =
  /\b(?:is|are|never|always|every|nobody|nothing|not|more|than|only|but|without|means|because|must|should|can|cannot)\b/gi;
const passing =
  /\d|\b(?:yesterday|today|tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|please|email|meeting|I am writing|attached)\b/gi;

/** One sentence of at most 140 characters that says most. */
export function quoteLine(source: Source): string | Decline {
  const most = 140;
  const pieces = piecesOf(source).filter((piece) => !piece.unfit && !piece.calls);
  const lines = pieces.flatMap((piece) =>
    [piece.text, ...piece.forms]
      .filter((form) => charactersOf(form) <= most && countWords(form) >= 4 && tagsOf(form).length === 0)
      .slice(0, 1)
      .map((form) => {
        const value =
          piece.weight * 1.5 +
          Math.min(4, form.match(lasting)?.length ?? 0) -
          (form.match(passing)?.length ?? 0) * 1.2 -
          (piece.hangs ? 2.5 : 0) -
          (/^(?:I|If|Now|When|Because|After|Before|Would|Could)\b/.test(form) ? 0.8 : 0) -
          (/["“«]/u.test(form) ? 1 : 0) -
          countWords(form) / 30;
        return { form, value };
      }),
  );
  const best = lines.toSorted((a, b) => b.value - a.value)[0];
  if (!best)
    return {
      decline: `A line of at most ${String(most)} characters needs a sentence that can be cut to them; this text has none.`,
    };
  return best.form;
}
