/** Title and subtitle styles. Their outputs are lines, the best first. */

import { titlePlain } from "./title-plain.ts";
import { titleCreative } from "./title-creative.ts";
import { titleSeo } from "./title-seo.ts";
import { titleProfessional } from "./title-professional.ts";
import { titleQuestion } from "./title-question.ts";
import { subtitlePlain } from "./subtitle-plain.ts";
import { subtitleCatchy } from "./subtitle-catchy.ts";
import { subtitleShort } from "./subtitle-short.ts";
import { subtitleDescriptive } from "./subtitle-descriptive.ts";
import { linesOf } from "../../promises/words.ts";
import type { Entry } from "../../task.ts";

export const titleStyles: readonly Entry[] = [
  titlePlain,
  titleCreative,
  titleSeo,
  titleProfessional,
  titleQuestion,
];

export const subtitleStyles: readonly Entry[] = [
  subtitlePlain,
  subtitleCatchy,
  subtitleShort,
  subtitleDescriptive,
];

/** The lines of a title or subtitle answer: the first is its text, all of them its options. */
export function optionsOf(output: string): string[] {
  return linesOf(output);
}
