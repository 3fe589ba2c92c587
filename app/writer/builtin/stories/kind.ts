/** Whether an English text tells a story: somebody is in it, and something happened to them. */

import { proseSentences } from "../../prose/grade.ts";
import { guard } from "../../prose/guard.ts";
import { plainOf } from "../../prose/words.ts";
import { isPast } from "../matter/verbs.ts";
import { finiteOf } from "../tables/conjugation.ts";
import { castOf, type Cast } from "./cast.ts";

/** In so few sentences nobody need be he or she yet. */
const seed = 4;

/** So many sentences of a text are looked at. */
const enough = 120;

const somebody = /(?<![\p{L}’'])(?:he|she|his|her|him|hers|himself|herself)(?![\p{L}])/iu;
const narrator = /(?<![\p{L}’'])(?:I|my|me|myself)(?![\p{L}])/u;
const several = /(?<![\p{L}’'])(?:they|their|them)(?![\p{L}])/iu;
/** Prose that speaks to its reader, or in shares and prices, reports or sells. */
const addressed = /(?<![\p{L}’'])(?:you|your|yours|please)(?![\p{L}])/iu;
const measured = /\d ?%|[€£$] ?\d|\bper cent\b|https?:|\S@\S/u;
const spoken = /["“][^"”]{2,}/u;

/** Whether a text makes its reader the one to whom it happens: `You wake up in the dark. You reach for the lamp.` */
export function happensToYou(text: string): boolean {
  const sentences = proseSentences(text).slice(0, enough);
  if (sentences.length < 2 || measured.test(text)) return false;
  const deeds = sentences.filter((sentence) =>
    /^You (?!(?:will|can|could|should|may|might|must|need|get|have|are|save|want|would)\b)\p{Ll}/u.test(
      sentence,
    ),
  );
  return deeds.length >= sentences.length * 0.4 && !/\b(?:please|order|price|free)\b/i.test(text);
}

/** People by what they do, as a seed names them: `two astronauts`, `an old lighthouse keeper`. */
const person =
  /\b(?:an?|the|two|three|four|one|my|his|her|our|their|every|some) (?:[\p{Ll}-]+ ){0,2}?(?:\p{Ll}{2,}(?:er|or|ist|ian|naut|smith|eer|man|woman|men|women|mother|father|sister|brother)s?|girls?|boys?|kings?|queens?|prince(?:ss)?|witch|twins?|cook|thief|nurse|judge|spy|ghost|child|children|couple|family|dog|cat|fox|wolf)\b/iu;
/** What ends so and is nobody. */
const nobody =
  /\b(?:\p{Ll}*(?:water|river|letter|paper|door|floor|winter|summer|number|order|corner|tower|matter|power|mirror|error|dinner|weather|flower|counter|center|calendar|poster|offer|folder|computer|printer|harbour|harbor|labor|colour|color|motor|sensor|newsletter|chapter|quarter|charter|theater|theatre|container|tracker|planner|customer))s?\b/giu;

/** Whether a short text names somebody whom a story could be about, and neither sells nor reports. */
export function namesSomebody(text: string): boolean {
  if (measured.test(text) || addressed.test(text)) return false;
  const sentences = proseSentences(text).map((sentence) => plainOf(sentence));
  return (
    castOf(sentences).people.length > 0 || somebody.test(text) || person.test(text.replace(nobody, "it"))
  );
}

/** Whether somebody does something in a sentence told as it happens: `Mara walks to the window.` */
function happensNow(sentence: string): boolean {
  return [
    ...sentence.matchAll(
      /(?:\b[Hh]e|\b[Ss]he|\p{Lu}\p{Ll}+|\b[Tt]he \p{Ll}+|\bI) (?:\p{Ll}+ly )?(?<verb>\p{Ll}+)\b/gu,
    ),
  ].some(({ groups }) => finiteOf(groups?.["verb"] ?? "")?.tense === "third");
}

/** The cast of a text that tells a story; null for a text that explains, reports, asks or sells. */
export function storyCast(text: string): Cast | null {
  const sentences = proseSentences(text).slice(0, enough);
  if (sentences.length === 0 || measured.test(text)) return null;
  const cast = castOf(sentences.map((sentence) => plainOf(sentence)));
  const seen = new Set(cast.people.flatMap((one) => one.at));
  const open = sentences.map((sentence) => guard(sentence).text);
  const share = (fits: (sentence: string, index: number) => boolean) =>
    open.filter(fits).length / open.length;
  const talk = share((_open, index) => spoken.test(sentences[index] ?? ""));
  const others = share((sentence, index) => seen.has(index) || somebody.test(sentence));
  const peopled = share(
    (sentence, index) =>
      seen.has(index) || somebody.test(sentence) || narrator.test(sentence) || several.test(sentence),
  );
  const happened = share(
    (sentence) =>
      happensNow(sentence) || (sentence.match(/(?<![\p{L}’'-])\p{Ll}+/gu) ?? []).some((word) => isPast(word)),
  );
  const human =
    cast.people.some(({ named }) => named.startsWith("the ")) ||
    share((sentence) => somebody.test(sentence) || narrator.test(sentence)) + talk >= 0.15 ||
    open.length <= seed;
  const tells =
    human &&
    cast.places.length <= 2 * cast.people.length + 2 &&
    others >= 0.3 &&
    peopled + talk >= 0.5 &&
    happened + talk / 2 >= 0.45 &&
    share((one) => addressed.test(one)) < 0.25;
  return tells ? cast : null;
}
