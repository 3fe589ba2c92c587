/** The built-in Angle & Perspective: the text's own statements told from where, when and how closely it is asked for, with [slots] for what it does not say. */

import type { Decline, Entry, Source, Values } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { byWeight, type Point } from "../matter/points.ts";
import type { Topic } from "../matter/topics.ts";
import { angles, type Angle } from "./angle-lines.ts";
import { opened } from "./casing.ts";
import { eightOf } from "./choose.ts";
import { isStatement } from "../matter/phrases.ts";
import { materialOf, topicIn, type Material } from "./material.ts";

/** Where nothing is chosen, every version takes another angle. */
const usual = [
  "Insider",
  "Problem",
  "Outsider",
  "Opportunity",
  "Skeptic",
  "Trade-off",
  "Beneficiary",
  "Myth to bust",
];

const all = Object.values(angles).flat();

/** Eight short paragraphs from the chosen angle, or each from another one. */
export function anglesOf(source: Source, values: Values, entry: Pick<Entry, "vows">): string | Decline {
  requireEnglish("Angle & Perspective", source.text);
  const material = materialOf(source);
  const points = statementsOf(material);
  if (material.topics.length === 0 || points.length === 0)
    return {
      decline:
        "No statement and subject stand out in this text; an angle needs one whole sentence that says something of something.",
    };
  const chosen = Object.entries(angles).flatMap(([name, list]) =>
    list.filter((angle) => angle.name === values[name]),
  );
  const plans =
    chosen.length > 0
      ? Array.from({ length: 96 }, () => chosen)
      : usual.map((name) => all.filter((angle) => angle.name === name));
  const pool = [...plans, ...(chosen.length > 0 ? [] : plans)].map((plan, index) =>
    paragraph(plan, index, material, points),
  );
  return eightOf(pool, {
    entry,
    source,
    values,
    decline: (possible) =>
      `The text gives ${String(possible)} different paragraphs from this angle; eight would need more statements that can stand alone.`,
  });
}

/** Statements that can be taken up inside another sentence: no quotation, no command, not too long; the weightiest first. */
function statementsOf(material: Material): Point[] {
  const fit = material.points.filter(
    ({ text, words }) => !/["“”?!:]|^I\b/.test(text) && isStatement(material.within(text)) && words <= 45,
  );
  return byWeight(fit.length > 0 ? fit : material.points.filter(({ text }) => !/["“”?]/.test(text)));
}

/** The angle's opening, a statement under it, one opening for each further angle, another statement, the closing: three to six sentences. */
function paragraph(
  plan: readonly Angle[],
  place: number,
  material: Material,
  points: readonly Point[],
): string {
  const [main, ...further] = plan;
  const round = Math.floor(place / 4);
  const point = points[(place + round) % points.length];
  const topic = topicIn(material, point?.text ?? "");
  if (!main || !topic || !point) return "";
  const other = points.filter(({ at }) => at > point.at).toSorted((a, b) => a.at - b.at)[0];
  const second = further.length < 2 && other && points.length > 2 && place % 3 < 2 ? [other.text] : [];
  const ending = (further.at(-1) ?? main).close;
  const twice = place >= 60 && further.length < 2;
  return joinSentences(
    [
      filled(main.open[place % main.open.length] ?? "", topic, ""),
      filled(main.say[(place + round) % main.say.length] ?? "", topic, material.within(point.text)),
      ...further.map((angle) => filled(angle.open[(place + round) % angle.open.length] ?? "", topic, "")),
      ...(twice ? [filled(ending[(place + 1) % ending.length] ?? "", topic, "")] : second),
      filled(ending[(place + (twice ? 2 : 2 * round)) % ending.length] ?? "", topic, ""),
    ].map(opened),
  );
}

/** A template with its topic and statement; the small words agree with the topic. */
export function filled(template: string, topic: Topic, claim: string): string {
  const plural = topic.plural;
  const words: Readonly<Record<string, string>> = {
    T: topic.named,
    C: claim,
    is: plural ? "are" : "is",
    was: plural ? "were" : "was",
    does: plural ? "do" : "does",
    has: plural ? "have" : "has",
    s: plural ? "" : "s",
    it: plural ? "they" : "it",
  };
  return template.replace(/\{(\p{L}+)\}/gu, (_all, key: string) => words[key] ?? "");
}
