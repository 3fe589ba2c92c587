/** The built-in Hashtag & Emoji Optimizer: the post's own words, three to eight tags at its end, at most three emoji. */

import { keyOf, plainOf, wordsOf } from "../../prose/words.ts";
import { termsOf } from "../../prose/weights.ts";
import { isEnglish } from "../../prose/language.ts";
import { NeedsModel } from "../../faults.ts";
import type { Decline, Source } from "../../task.ts";
import { isFrame } from "../sentences.ts";
import { isVerbForm } from "../matter/verbs.ts";
import { capital, topicsOf } from "../matter/topics.ts";

const tag = /(?<![\w&])#[\p{L}\p{N}_]+/gu;
const emoji = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const most = { tags: 8, emoji: 3 };

/** Emoji that say the same as a word of the post. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:launch(?:ed)?|now available|is here|release)\b/i, "🚀"],
  [/\b(?:bread|bakery|dough|loaf|flour)\b/i, "🍞"],
  [/\b(?:garden|plants?|compost|farms?|soil|vegetables)\b/i, "🌱"],
  [/\b(?:books?|librar(?:y|ies)|reading|novels)\b/i, "📚"],
  [/\b(?:revenue|sales|growth|orders|margin)\b/i, "📈"],
  [/\b(?:bus|buses|tram)\b/i, "🚌"],
  [/\b(?:ferry|boat|ship|harbour)\b/i, "⛴️"],
  [/\b(?:sleep|bed|night)\b/i, "🌙"],
  [/\b(?:lamp|light|idea)\b/i, "💡"],
  [/\b(?:app|software|phone|tablet|online)\b/i, "📱"],
  [/\b(?:team|remote work|office|meetings?)\b/i, "💬"],
  [/\b(?:dog|puppy)\b/i, "🐕"],
  [/\b(?:coffee|café)\b/i, "☕"],
  [/\b(?:date|calendar|deadline|registration)\b/i, "📅"],
];

/** Tags and emoji put right; the words stay. */
export function optimizeTags(source: Source): string | Decline {
  const post = lessEmoji(source.text.trim());
  const { body, own } = withoutTail(post);
  const inline = distinct(body.match(tag) ?? []);
  const extra = inline.slice(most.tags - 1);
  const cleaned = extra.length > 0 ? withoutTags(body, extra) : body;
  const kept = new Set((cleaned.match(tag) ?? []).map((one) => one.toLowerCase()));
  const wanted = distinct([...own, ...tagsOf(source)]).filter((one) => !kept.has(one.toLowerCase()));
  const count = Math.max(own.length, Math.min(5, Math.max(3, topicCount(source))));
  const added = wanted.slice(0, Math.max(0, Math.min(count, most.tags) - kept.size));
  if (kept.size + added.length < 3)
    return { decline: "Three hashtags need three different terms; this text does not have that many." };
  return `${withSign(cleaned)}\n\n${added.join(" ")}`.trim();
}

function distinct(tags: readonly string[]): string[] {
  return [...new Map(tags.map((one) => [one.toLowerCase(), one])).values()];
}

/** The post without a last line of nothing but tags, and those tags. */
function withoutTail(post: string): { body: string; own: string[] } {
  const match = /(?:\s+#[\p{L}\p{N}_]+)+\s*$/u.exec(post);
  if (!match) return { body: post, own: [] };
  const own = distinct(match[0].match(tag) ?? []).slice(0, most.tags);
  return { body: post.slice(0, match.index), own };
}

function withoutTags(body: string, tags: readonly string[]): string {
  const going = new Set(tags.map((one) => one.toLowerCase()));
  return body.replace(tag, (found) => (going.has(found.toLowerCase()) ? found.slice(1) : found));
}

function lessEmoji(post: string): string {
  let seen = 0;
  return post.replace(emoji, (found) => (seen++ < most.emoji ? found : "")).replace(/ +(?=\n|$)/g, "");
}

/** One fitting emoji behind the first line of a post that has none. */
function withSign(body: string): string {
  if (emoji.test(body)) {
    emoji.lastIndex = 0;
    return body;
  }
  const sign = signs
    .map(([pattern, one]) => ({ one, at: body.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  const [first = "", ...rest] = body.split("\n");
  const room = first.trim() !== "" && !/^\s*(?:#|[-*+|>]|```)/.test(first) && !isFrame(first);
  return sign && room ? [`${first.trimEnd()} ${sign.one}`, ...rest].join("\n") : body;
}

/** How many subjects the text has; where it has few, a tag more would be a filler. */
function topicCount(source: Source): number {
  return isEnglish(source.text) ? topicsOf(source).length : 5;
}

/** Tags from the text's own terms: topics in English, frequent words elsewhere. */
function tagsOf(source: Source): string[] {
  const plain = plainOf(source.text);
  const topical = isEnglish(plain)
    ? topicsOf(source)
        .map((topic) => topic.phrase)
        .filter((phrase) => /^[\p{L}’'. -]+$/u.test(phrase))
    : [];
  const counts = new Map<string, number>();
  for (const word of wordsOf(plain)) {
    const key = keyOf(word);
    if (/^\p{L}{4,}$/u.test(key) && termsOf(key).length > 0) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
  if (topical.length === 0 && script.test(plain) && counts.size < 3)
    throw new NeedsModel(
      "Hashtags by rule need words with spaces between them; for this script it needs a model.",
    );
  const frequent = [...counts]
    .toSorted((a, b) => b[1] - a[1] || b[0].length - a[0].length)
    .map(([word]) => word);
  const named = new Set(topical.slice(0, 6).flatMap((phrase) => phrase.toLowerCase().split(/[\s-]+/)));
  const single = frequent.filter((word) => !named.has(word) && !isVerbForm(word));
  const phrases = topical.length > 0 ? [...topical.slice(0, 6), ...single, ...frequent] : frequent;
  return distinct(
    phrases
      .map(
        (phrase) =>
          `#${phrase
            .split(/[\s-]+/)
            .map((part) => capital(part.replace(/[’'.]/g, "")))
            .join("")}`,
      )
      .filter((one) => one.length > 3 && one.length <= 30),
  ).slice(0, most.tags);
}
