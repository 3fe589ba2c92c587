/** The built-in Headline Generator: ten headlines in five patterns, from the text's own statements, steps, figures, talk and subjects. */

import { graphemes } from "../../promises/formats.ts";
import { sharedWords } from "../../promises/versions.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { capital, type Topic } from "../matter/topics.ts";
import { headlineForms, type HeadlineForms } from "../titles/headline-forms.ts";

const most = 70;
const wanted = 10;
/** Outside a story, a full name is whom a text comes from more often than what it is about. */
const person = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** Ten different lines as a list: two of each pattern, and where the text carries no more of a pattern, more of what it carries. */
export function writeHeadlines(source: Source): string | Decline {
  requireEnglish("Headline Generator", source.text);
  const forms = headlineForms(source, most);
  const first = forms.topics.find(({ phrase }) => forms.story || !person.test(phrase)) ?? forms.topics[0];
  if (!first) return { decline: "A headline needs a subject; this text names no thing that it is about." };
  const plain = [source.title ?? "", ...forms.names, ...forms.subjects];
  const own = [
    [...forms.steps, ...forms.how],
    forms.figures,
    forms.questions,
    [...forms.claims, ...forms.voices],
    plain,
  ];
  const lines: string[] = [];
  for (const choices of own) take(lines, choices, 2);
  const rest = [forms.why, forms.how, forms.claims, plain, forms.voices, forms.figures, forms.questions];
  for (const count of [1, 1, 2]) for (const choices of rest) take(lines, choices, count);
  take(lines, shells(first, forms), wanted);
  return lines.length === wanted
    ? lines.map((line, index) => `${String(index + 1)}. ${line}`).join("\n")
    : { decline: "Ten different headlines need more than one subject; this text names too little for them." };
}

/** Two headlines share at most this much of their words. */
const alike = 0.72;

/** Takes up to `count` of the choices that say something else than the lines taken already. */
function take(lines: string[], choices: readonly string[], count: number): void {
  let left = count;
  for (const choice of choices) {
    if (left === 0 || lines.length === wanted) return;
    const made = capital(choice.replace(/\s+/g, " ").trim());
    if (made === "" || graphemes(made) > most || lines.some((line) => sharedWords(line, made) > alike))
      continue;
    lines.push(made);
    left -= 1;
  }
}

/** Lines around the subject alone, for notes that say too little for ten of their own: what only the writer knows is a slot. */
function shells(first: Topic, { topics, story }: HeadlineForms): string[] {
  const { named, plural } = first;
  const name = capital(named);
  const second = topics[1];
  if (story)
    return [
      `The story of ${named}`,
      `What becomes of ${named}?`,
      second ? `What ${named} never told ${second.named}` : "",
      `The day ${named} [what happened]`,
      `Why ${named} [what nobody expected]`,
      `${name} and [the thing at stake]`,
      `How the story of ${named} begins`,
      `Before [the turn]: ${named}`,
      `[A place], [a year]: ${named}`,
      `${name}, [how long] later`,
      `What [who] saw when ${named} came home`,
    ];
  return [
    `Why ${named} matter${plural ? "" : "s"} now`,
    `What would change without ${named}?`,
    `[Number] things to know about ${named}`,
    `How to [what readers want] with ${named}`,
    `${name}: [the result in a few words]`,
    `What [who] learned about ${named}`,
    `${name} at a glance`,
    second ? `${name} and ${second.named}` : "",
    `[Number] questions about ${named}, answered`,
    `${name}, one year on: [what changed]`,
    `The case for ${named}: [the strongest reason]`,
    `Is ${named} [what people believe]?`,
    `[Who] and ${named}: [what happened]`,
  ].map((line) => (plural ? line.replace(/^Is /, "Are ") : line));
}
