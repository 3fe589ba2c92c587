/** The built-in Cover Letter Creator: the applicant's own sentences in three paragraphs, [slots] for what they do not say. */

import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { lacks } from "../needs.ts";
import { byWeight, inOrder, pointsOf, type Point } from "../matter/points.ts";

const band = { least: 205, most: 340 };

const role =
  /\b(?:position|role|post|job|vacancy) (?:of|as) (?:an? |the )?([a-z][a-z -]{2,40}?)(?=,|\.| at\b| which\b| that\b| in\b| with\b|$)/i;
const company =
  /\b(?:apply(?:ing)? (?:to|at)|join|work (?:for|at)|interest in) (\p{Lu}[\p{L}&.-]+(?: \p{Lu}[\p{L}&.-]+){0,2})/u;
const applies = /\b(?:apply|applying|application|position|vacancy|advert)\b/i;
const ahead = /\b(?:hope|would like to|look forward|happy to|available|could start|come in|next)\b/i;
const ownDeeds = /\b(?:I|my|we|our)\b/;

/** A letter of 200 to 350 words. */
export function writeCoverLetter(source: Source): string | Decline {
  requireEnglish("Cover Letter Creator", source.text);
  const lack = lacks("A cover letter", "work", source.text);
  if (lack) return lack;
  const points = pointsOf(source.text).filter((point) => !point.call);
  const own = points.filter((point) => ownDeeds.test(point.text));
  if (points.length === 0)
    return {
      decline: "A cover letter needs at least one whole sentence about the role or about what you have done.",
    };
  const opening = points.filter((point) => applies.test(point.text) && ownDeeds.test(point.text)).slice(0, 1);
  const later = own.filter((point) => ahead.test(point.text) && !opening.includes(point)).slice(0, 2);
  const rest = (own.length > 0 ? own : points).filter(
    (point) => !opening.includes(point) && !later.includes(point),
  );
  const title = role.exec(source.text)?.[1]?.trim() ?? "[role]";
  const place = company.exec(source.text)?.[1] ?? "[company]";
  const first = [
    opening[0]?.text ?? `I am writing to apply for the position of ${title} at ${place}.`,
    `What draws me to ${place} is [what you value about it, in your own words].`,
    `The advertisement asks for [the main requirement], and that is close to what I do now.`,
  ];
  const third = [
    ...later.map((point) => point.text),
    "In the first months I would like to [what you would take on first].",
    "I can start on [date], and I would welcome the chance to talk about the role in person.",
    "Thank you for reading my application.",
  ];
  const frame = [...first, ...third].reduce((sum, sentence) => sum + countWords(sentence), 12);
  const second = deeds(rest, frame);
  const total = frame + second.reduce((sum, sentence) => sum + countWords(sentence), 0);
  for (const sentence of fillers) {
    if (total + added(second, rest) >= band.least) break;
    second.push(sentence);
  }
  return [
    "Dear [name of the hiring manager],",
    first.join(" "),
    second.join(" "),
    third.join(" "),
    "Kind regards,",
    "[Your name]",
  ].join("\n\n");
}

/** Asked only as far as the letter is short of its words. */
const fillers = [
  "The result I am most proud of is [a result with its figure], because [why it mattered].",
  "It taught me [what you learned], which your team can use from the first day.",
  "My strengths for this work are [strength one], [strength two] and [strength three].",
  "A colleague would tell you that I [what others say about how you work].",
  "When something goes wrong, I [how you handle a setback, with a short example].",
  "Before that, at [earlier employer or course], I [what you did there that fits this role].",
  "I am used to working with [tools, methods or languages that the role names].",
  "What I still want to learn is [a skill], and this role is a good place for it.",
];

/** The heaviest sentences about the applicant that fit, in the text's order. */
function deeds(points: readonly Point[], frame: number): string[] {
  const chosen: Point[] = [];
  let words = frame;
  for (const point of byWeight(points)) {
    if (words + point.words > band.most - 10 || point.words > 60) continue;
    chosen.push(point);
    words += point.words;
    if (words >= 300) break;
  }
  return inOrder(chosen).map((point) => point.text);
}

function added(second: readonly string[], points: readonly Point[]): number {
  const own = new Set(points.map((point) => point.text));
  return second
    .filter((sentence) => !own.has(sentence))
    .reduce((sum, sentence) => sum + countWords(sentence), 0);
}
