/** The built-in Ad Copy Generator: three variants from the text's own claims, within an ad's limits. */

import type { Decline, Source } from "../../task.ts";
import { graphemes } from "../../promises/formats.ts";
import { plainOf } from "../../prose/words.ts";
import { requireEnglish } from "../limits.ts";
import { lacks } from "../needs.ts";
import { byWeight, pointsOf, unstopped, within, type Point } from "../matter/points.ts";
import { capital, topicsOf, type Topic } from "../matter/topics.ts";
import { callsFor } from "./calls-to-action.ts";

const most = { headline: 30, body: 90 };

/** Three variants of an ad: by what it is, by its strongest claim, by its reader's question. */
export function writeAds(source: Source): string | Decline {
  requireEnglish("Ad Copy Generator", source.text);
  const lack = lacks("An ad", "offer", source.text);
  if (lack) return lack;
  const topics = topicsOf(source);
  const points = byWeight(pointsOf(source.text).filter((point) => !point.call && !point.quote));
  const bodies = [...new Set(ranked(points).flatMap((point) => bodyOf(point)))];
  const topic = topics.find((one) => graphemes(one.phrase) <= 22);
  if (!topic || bodies.length < 1 || headlinesOf(source, topic, points).length < 3)
    return {
      decline: `An ad needs something to sell and one claim of at most ${String(most.body)} characters; no sentence of this text is that short.`,
    };
  const headlines = headlinesOf(source, topic, points);
  const calls = callsFor(source, 6);
  return headlines
    .map(
      (headline, index) =>
        `## ${headline}\n\n${bodies[index % bodies.length] ?? ""}\n\n${calls[index] ?? "Find out more"}`,
    )
    .join("\n\n");
}

function ranked(points: readonly Point[]): Point[] {
  return points.toSorted((a, b) => worth(b) - worth(a) || a.at - b.at);
}

function worth(point: Point): number {
  const sells = /\b(?:free|save[sd]?|easy|only|never|guarantee|without|faster)\b/i.test(point.text);
  return point.weight + (point.numbers > 0 ? 0.6 : 0) + (sells ? 0.8 : 0);
}

/** The claim as it is or cut at whole clauses; else its first clause where that is a sentence by itself. */
function bodyOf(point: Point): string[] {
  const whole = within(point.text, most.body);
  if (whole) return [whole];
  const parts = point.text.split(/(?:, (?:and|but|so) |; |: )(?=(?:it|you|we|they|the|our|this|there)\b)/);
  return parts.slice(0, 1).flatMap((part) => {
    const sentence = `${unstopped(part)}.`;
    return graphemes(sentence) <= most.body && graphemes(sentence) > 20 && parts.length > 1 ? [sentence] : [];
  });
}

/** `The Ember is a desk lamp designed …`: a name and what it is. */
const defined =
  /^(?:The |Our )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) is (an? [^,.;:]{3,25}?)(?= (?:that|which|who|designed|made|built|for|with)\b|[.,:])/u;
/** Short claims that stand alone as a headline. */
const claims: readonly (readonly [RegExp, (match: RegExpMatchArray) => string])[] = [
  [/\bfree for (\d+ (?:days|weeks|months))\b/i, (match) => `Free for ${match[1] ?? ""}`],
  [/\bfirst (\d+ (?:days|weeks|months)) are free\b/i, (match) => `First ${match[1] ?? ""} free`],
  [/\b(\d+-year guarantee)\b/i, (match) => capital(match[1] ?? "")],
  [/\bships? free\b/i, () => "Free shipping"],
  [/\btakes (?:only |about |just )?(\d+ minutes)\b/i, (match) => `Takes ${match[1] ?? ""}`],
  [
    /\b(for (?:people|those|everyone|teams|anyone) who [a-z ]{3,18}?)(?=[.,;])/i,
    (match) => capital(match[1] ?? ""),
  ],
  [
    /\bused by (?:more than )?([\d,.]+ (?:people|teams|companies))\b/i,
    (match) => `Used by ${match[1] ?? ""}`,
  ],
];

/** Three different headlines: what it is, what it claims, the subject. */
function headlinesOf(source: Source, topic: Topic, points: readonly Point[]): string[] {
  const name = capital(topic.named);
  const text = plainOf(source.text);
  const names = points.flatMap((point) => {
    const match = defined.exec(point.text);
    return match ? [`${match[1] ?? ""}, ${(match[2] ?? "").replace(/^an? /, "the ")}`] : [];
  });
  const said = claims.flatMap(([pattern, told]) => {
    const match = pattern.exec(text);
    return match ? [told(match)] : [];
  });
  const short = points.filter((point) => !point.command).map((point) => unstopped(point.text));
  const choices = [
    source.title ?? "",
    ...names,
    ...said,
    ...short,
    name,
    `A closer look at ${topic.named}`,
    `Questions about ${topic.named}?`,
    `The facts on ${topic.named}`,
    `All about ${topic.named}`,
    `More on ${topic.named}`,
  ];
  return [...new Set(choices)].filter((one) => one !== "" && graphemes(one) <= most.headline).slice(0, 3);
}
