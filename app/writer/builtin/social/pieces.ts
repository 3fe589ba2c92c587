/** What posts are made of: the text's sentences by weight and size, as a platform's box takes them. */

import { callsIn } from "../../promises/post-words.ts";
import { numbersOf } from "../../prose/facts.ts";
import { plainOf } from "../../prose/words.ts";
import type { Source } from "../../task.ts";
import { pointsBack } from "../chain.ts";
import { joinSentences } from "../draft.ts";
import { isFragment } from "../leads.ts";
import { headingLines } from "../titles/forms.ts";
import { candidatesOf, mayTrim, shorterForms } from "../sentences.ts";
import { pick, type Slot } from "../summarize/pick.ts";
import { worth } from "../summarize/summarize.ts";
import { wellFormed } from "../well-formed.ts";

export interface Piece {
  /** The sentence tightened, without Markdown. */
  text: string;
  /** Shorter forms of it, longest first. */
  forms: readonly string[];
  weight: number;
  hangs: boolean;
  unfit: boolean;
  calls: boolean;
}

/** Markdown as plain text for a post: a link keeps its address behind its words. */
export function postText(markdown: string): string {
  return plainOf(
    markdown.replace(/(?<!!)\[([^\]\n]*)\]\((https?:[^)\s]*)\)/g, (_all, label: string, url: string) =>
      label === url || label === "" ? url : `${label} (${url})`,
    ),
  )
    .replace(/ {2,}/g, " ")
    .trim();
}

/** The sentences of a text in order. */
export function piecesOf(source: Pick<Source, "text">): Piece[] {
  const trims = mayTrim(source.text);
  return candidatesOf(source.text).map((candidate) => {
    const text = postText(trims ? wellFormed(candidate.text) : candidate.text);
    return {
      text,
      forms: trims ? shorterForms(text) : [],
      weight: candidate.weight,
      hangs: candidate.hangs || (trims && pointsBack(text)),
      unfit: candidate.unfit,
      calls: trims && callsIn(candidate.text).length > 0,
    };
  });
}

/** Characters as code points. */
export function charactersOf(text: string): number {
  return Array.from(text).length;
}

const whole = /[.!?。！？…]["”’)]*$/u;

/** Those that can stand alone and tell rather than ask or urge. */
export function standingOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(
    (piece) =>
      !piece.hangs &&
      !piece.unfit &&
      !piece.calls &&
      !isFragment(piece.text) &&
      !/^["“«]/u.test(piece.text) &&
      whole.test(piece.text),
  );
}

/** By weight, the weightiest first; the order of the text breaks ties. */
export function byWeight(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => b.weight - a.weight);
}

/** The best sentences between two sizes, in order; null where none fit. */
export function chooseWithin(
  pieces: readonly Piece[],
  measure: (text: string) => number,
  least: number,
  most: number,
  limit?: number,
): string[] | null {
  const slots = pieces.map((piece): Slot => {
    const full = Math.max(1, measure(piece.text));
    const options = [piece.text, ...piece.forms].map((text) => {
      const words = measure(text);
      const lost = numbersOf(text).length < numbersOf(piece.text).length ? 0.5 : 1;
      return { text, words, value: worth(piece.weight * lost, words, full) };
    });
    return { options: piece.unfit ? [] : options, hangs: piece.hangs };
  });
  const open = slots.every((slot) => slot.options.length === 0 || slot.hangs)
    ? slots.map((slot, index) => ({
        options:
          slot.options.length > 0
            ? slot.options
            : [{ text: pieces[index]?.text ?? "", words: measure(pieces[index]?.text ?? ""), value: 1 }],
        hangs: false,
      }))
    : slots;
  const wished = Math.round(least + (most - least) * 0.6);
  const found = pick(open, Math.max(1, wished), most, limit) ?? pick(open, Math.max(1, least), most, limit);
  return found?.map(({ option }) => option.text) ?? null;
}

/** Sentences as short paragraphs: the first alone, the others by twos. */
export function inParagraphs(sentences: readonly string[]): string {
  const [first = "", ...rest] = sentences;
  const paragraphs = [first];
  for (let at = 0; at < rest.length; at += 2) paragraphs.push(joinSentences(rest.slice(at, at + 2)));
  return paragraphs.filter(Boolean).join("\n\n");
}

/** What to do next: the text's own call, or a slot for one. */
export function callOf(pieces: readonly Piece[]): string {
  const calls = pieces.filter((piece) => piece.calls && !piece.hangs && piece.text.length <= 160);
  const linked = calls.find((piece) => /https?:/.test(piece.text));
  return (linked ?? calls.at(-1))?.text ?? "[Call to action: what should readers do next?]";
}

/** A text's title: the one given, or its first heading that says more than which part begins. */
export function titleOf(source: Source): string {
  if (source.title) return postText(source.title);
  return postText(headingLines(source.text)[0] ?? "");
}

/** `A study found that walks help.` says that walks help. */
const reported =
  /^[^,;:]{3,80}?\b(?:found|shows?|showed|says?|said|means?|reports?|reported|believes?|learned|learnt|proves?|suggests?|reveals?|revealed|notes?|noted|confirms?|confirmed) that (?=(?:the|a|an|our|their|its|his|her|\p{L}+s|[A-Z]\p{L}+|\d+)\b)/u;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A line of at most so many characters that says what the text says: its title, or its weightiest short sentence. */
export function headlineOf(source: Source, pieces: readonly Piece[], most: number): string | null {
  const title = titleOf(source);
  if (title !== "" && charactersOf(title) <= most) return title;
  for (const piece of byWeight(standingOf(pieces)))
    for (const form of [piece.text, ...piece.forms]) {
      const bare = capital(form.replace(reported, "")).replace(/[.。]$/u, "");
      if (
        charactersOf(bare) >= 12 &&
        charactersOf(bare) <= most &&
        !/[.!?;:]\s/.test(bare) &&
        !isFragment(`${bare}.`)
      )
        return bare;
    }
  return null;
}
