/** The built-in Headline Generator: ten headlines in five patterns, from the text's subjects, figures and claims. */

import { numbersOf } from "../../prose/facts.ts";
import { graphemes } from "../../promises/formats.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { byWeight, pointsOf, unstopped, within, type Point } from "../matter/points.ts";
import { sectionsOf } from "../matter/sections.ts";
import { capital, topicsOf, type Topic } from "../matter/topics.ts";

const most = 70;

/** Ten different lines: two of each pattern, plain ones where the text carries no more of a pattern. */
export function writeHeadlines(source: Source): string | Decline {
  requireEnglish("Headline Generator", source.text);
  const topics = topicsOf(source);
  const [first, second] = topics;
  if (!first) return { decline: "A headline needs a subject; this text names no thing that it is about." };
  const points = byWeight(pointsOf(source.text).filter((point) => !point.quote));
  const patterns = [
    howTo(first, points),
    counted(points, first),
    questions(first, second, points),
    claims(points, first),
    plain(topics, source),
  ];
  const lines: string[] = [];
  const take = (choices: readonly string[], count: number) => {
    for (const choice of choices) {
      if (count === 0 || lines.length === 10) return;
      const made = choice.replace(/\s+/g, " ").trim();
      if (
        made === "" ||
        graphemes(made) > most ||
        lines.some((one) => one.toLowerCase() === made.toLowerCase())
      )
        continue;
      lines.push(made);
      count -= 1;
    }
  };
  for (const choices of patterns) take(choices, 2);
  for (const choices of [plain(topics, source), questions(first, second, points), howTo(first, points)])
    take(choices, 10 - lines.length);
  return lines.length === 10
    ? lines.join("\n")
    : { decline: "Ten different headlines need more than one subject; this text names too little for them." };
}

function howTo(first: Topic, points: readonly Point[]): string[] {
  const steps = points
    .filter((point) => point.command && !/^(?:please|do not|don['’]t|never|let)\b/i.test(point.text))
    .flatMap((point) => line(point))
    .map((step) => `How to ${lowered(step).replace(/^(?:always|then) /, "")}`);
  return [
    ...steps.slice(0, 1),
    `How to make sense of ${first.named}`,
    `How to think about ${first.named}`,
    `How ${first.named} ${first.plural ? "work" : "works"} in practice`,
    `How to talk about ${first.named}`,
    `How to get started with ${first.named}`,
  ];
}

/** Sentences with a figure, cut to a line; else a slot for one. */
function counted(points: readonly Point[], first: Topic): string[] {
  const own = points
    .filter((point) => numbersOf(point.text).length > 0 && !point.call)
    .flatMap((point) => line(point));
  return [
    ...own.filter((one) => numbersOf(one).length > 0),
    `[Number] things to know about ${first.named}`,
    `[Number] questions about ${first.named}, answered`,
  ];
}

function questions(first: Topic, second: Topic | undefined, points: readonly Point[]): string[] {
  const be = first.plural ? "are" : "is";
  const should = points
    .map((point) => /^((?:\p{L}+ ){1,5})should (?:be )?([^,;:.]{3,40})\.$/u.exec(point.text))
    .find(Boolean);
  const asked = should
    ? `Should ${lowered(should[1] ?? "").trim()} ${/should be/.test(should[0]) ? "be " : ""}${should[2] ?? ""}?`
    : "";
  return [
    asked,
    `What ${first.plural ? "do" : "does"} ${first.named} change?`,
    second ? `What do we really know about ${second.named}?` : "",
    `${capital(be)} ${first.named} what you think ${first.plural ? "they are" : "it is"}?`,
    second ? `What ${first.plural ? "do" : "does"} ${first.named} have to do with ${second.named}?` : "",
    `Who needs ${first.named}, and why?`,
    `What comes after ${first.named}?`,
  ];
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The text's own strong short sentences. */
function claims(points: readonly Point[], first: Topic): string[] {
  const sure = points.filter(
    (point) =>
      /\b(?:should|must|never|always|only|best|most|easier|not|will|can)\b/i.test(point.text) ||
      point.conclusion > 1.5,
  );
  return [
    ...[...sure, ...points].filter((point) => !point.call && !point.command).flatMap((point) => line(point)),
    `The truth about ${first.named}`,
    `Nobody can ignore ${first.named} now`,
  ];
}

function plain(topics: readonly Topic[], source: Source): string[] {
  const [one = "", two, three] = topics.slice(0, 3).map((topic) => topic.phrase);
  const first = capital(one);
  const sections = sectionsOf(source, 2, 3).map((section) =>
    section.given ? section.name : lowered(section.name),
  );
  return [
    source.title ?? "",
    two && three ? `${first}, ${two} and ${three}` : "",
    two ? `${first} and ${two}` : "",
    `${first}: an overview`,
    sections.length > 1 ? `${first}: from ${sections[0] ?? ""} to ${sections.at(-1) ?? ""}` : "",
    `${first} in brief`,
    `${first}, explained`,
    `Notes on ${one}`,
    `A short guide to ${one}`,
    `${first}: what to know`,
  ];
}

function line(point: Point): string[] {
  const form = within(point.text, most + 1);
  return form ? [capital(unstopped(form).replace(/^(?:I|We) (?:think|believe|feel) that /, ""))] : [];
}
