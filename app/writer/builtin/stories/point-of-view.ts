/** Telling a story in another person, where pronouns can be told apart. */

import { NeedsModel } from "../../faults.ts";
import { narratorOf } from "../../promises/story-style.ts";
import { personsOf } from "../../promises/persons.ts";
import { mapProse } from "../../prose/blocks.ts";
import { guard } from "../../prose/guard.ts";
import { tooShort } from "../../promises/needing.ts";
import type { Decline, Source } from "../../task.ts";
import { isVerbForm } from "../matter/verbs.ts";
import { readStory } from "./reading.ts";

/** People without a name who are called he or she too. */
const alike = {
  she: /^the (?:\p{L}+ )?(?:girl|woman|mother|grandmother|aunt|sister|daughter|wife|queen|princess|witch|mother in law)$/u,
  he: /^the (?:\p{L}+ )?(?:boy|man|father|grandfather|uncle|brother|son|husband|king|prince|wizard|knight|priest|fisherman)$/u,
} as const;

/** First person becomes second; a past-tense story about one he or one she becomes first. */
export function changePointOfView(source: Source): string | Decline {
  const story = readStory("Change point of view", source);
  const short = tooShort(source, 6, "Another point of view");
  if (short) return short;
  const from = narratorOf(source.text);
  if (from === "I" || from === "we") return retold(source.text, toSecond);
  const counts = personsOf(source.text);
  if (from === "you" && counts.you > 0)
    throw new NeedsModel(
      "Change point of view needs a model here; a rule cannot tell which you is the hero.",
    );
  const hero = story.people.find((one) => !one.named.startsWith("the "));
  if (!hero || counts.they === 0)
    return {
      decline:
        "A new point of view needs somebody to look from: a person with a name whom the text calls he or she.",
    };
  const rivals = story.people.filter(
    (one) => one !== hero && !one.named.startsWith("the ") && one.at.length > 1,
  );
  const { he, she } = pronounsOf(source.text);
  if (rivals.length > 0 || (he > 0 && she > 0 && Math.min(he, she) > Math.max(he, she) * 0.7))
    throw new NeedsModel(
      "Change point of view needs a model here; several people share he and she, and a rule cannot tell who is who.",
    );
  const gender = she > he ? "she" : "he";
  if (story.people.some((one) => alike[gender].test(one.named)))
    throw new NeedsModel(
      `Change point of view needs a model here; ${hero.named} is not the only one who can be meant by ${gender}.`,
    );
  if (
    new RegExp(
      `\\b(?:${gender}|${hero.named.split(" ").at(-1) ?? ""}) (?:is|has|does|goes|says|(?!was\\b)\\p{Ll}{2,}[^su'’]s)\\b`,
      "iu",
    ).test(guard(source.text).text)
  )
    throw new NeedsModel(
      "Change point of view needs a model here; by rule only stories told in the past change from third person to first.",
    );
  return retold(source.text, (text, restore) => toFirst(text, [hero.full, hero.named], gender, restore));
}

function retold(markdown: string, change: (text: string, restore: Restore) => string): string {
  return mapProse(markdown, (line) => {
    const { text, restore } = guard(line);
    return restore(change(text, restore));
  });
}

function pronounsOf(text: string): { he: number; she: number } {
  const outside = guard(text).text;
  return {
    he: outside.match(/\b(?:he|him|his|himself)\b/gi)?.length ?? 0,
    she: outside.match(/\b(?:she|her|hers|herself)\b/gi)?.length ?? 0,
  };
}

/** Puts quotations and links back into a part of the guarded text. */
type Restore = (text: string) => string;

/** Replaces whole words; the case follows the place in the sentence. */
function swap(text: string, pattern: string, word: string, restore: Restore): string {
  return text.replace(
    new RegExp(`(?<![\\p{L}'’-])(?:${pattern})(?![\\p{L}])`, "giu"),
    (_found: string, ...rest: unknown[]) => {
      const at = Number(rest.findLast((one) => typeof one === "number"));
      const opens = at === 0 || /(?:[.!?]|[.][”"’])\s+$/u.test(restore(text.slice(0, at)));
      return opens ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    },
  );
}

const between = "(?:(?:not|never|also|still|just|only|always|already|now) )?";

function toSecond(text: string, restore: Restore): string {
  let out = text
    .replace(/\bI['’]m\b/g, "I am")
    .replace(/\b(?:we['’]re)\b/gi, "we are")
    .replace(new RegExp(`\\b(I|we) (${between})was\\b`, "gi"), "$1 $2were")
    .replace(new RegExp(`\\b(I) (${between})am\\b`, "gi"), "$1 $2are")
    .replace(/\bwas (I)\b/g, "were $1")
    .replace(/\bam (I)\b/g, "are $1")
    .replace(/\b(I|we)['’](ve|ll|d)\b/gi, "you'$2");
  for (const [pattern, word] of [
    ["myself|ourselves", "yourself"],
    ["mine|ours", "yours"],
    ["my|our", "your"],
    ["I|me|we|us", "you"],
  ] as const)
    out = swap(out, pattern, word, restore);
  return out;
}

function toFirst(text: string, names: readonly string[], gender: "he" | "she", restore: Restore): string {
  let out = text;
  for (const name of [...new Set(names)].toSorted((a, b) => b.length - a.length)) {
    out = swap(out, `${name}['’]s`, "my", restore);
    out = named(out, name);
  }
  if (gender === "she") {
    out = swap(out, "herself", "myself", restore);
    out = swap(out, "hers", "mine", restore);
    out = swap(
      out,
      "her(?= (?!(?:and|or|but|to|in|on|at|from|with|by|of|for|a|an|the|was|were|had|that|when|as|so|if|into|up|down|out|off|back|away|again|then|now|because|while|until|before|after|over|there|here|go|not|he|it|they|what|how|why|whether)\\b)\\p{L})",
      "my",
      restore,
    );
    out = swap(out, "her", "me", restore);
  } else {
    out = swap(out, "himself", "myself", restore);
    out = swap(out, "his(?= [\\p{L}])", "my", restore);
    out = swap(out, "his", "mine", restore);
    out = swap(out, "him", "me", restore);
  }
  return swap(out, gender, "I", restore);
}

/** A name becomes I before its verb and at the start, me behind a verb or a preposition. */
function named(text: string, name: string): string {
  return text.replace(
    new RegExp(`(?<![\\p{L}'’-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}'’-])`, "gu"),
    (_found, at: number) => {
      const after =
        /^ (?:\p{Ll}+ly |never |also |still |always |only |just )?(\p{Ll}+)/u.exec(
          text.slice(at + name.length),
        )?.[1] ?? "";
      const opens = at === 0 || /(?:[.!?]["”’)]?\s+|[\uE001] )$/u.test(text.slice(0, at));
      if (opens || isVerbForm(after) || /^(?:was|had|could|would|should|must|might|did)$/.test(after))
        return "I";
      return /(?:said|asked|cried|replied|answered|whispered|shouted) $/u.test(text.slice(0, at))
        ? "I"
        : "me";
    },
  );
}
