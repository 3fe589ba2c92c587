/** The promise of a text that was changed at a request in the writer's own words. */

import type { Vow } from "../task.ts";
import { numbersFromText } from "./facts.ts";

/** Numbers come from the text or from the request; what else the request brings in is the writer's own. */
export const numbersGiven: Vow = {
  ...numbersFromText,
  say: () => "Every number stands in the text or in the request.",
  check: (source, output) =>
    numbersFromText.check(
      { ...source, text: [source.text, source.request].filter(Boolean).join("\n\n") },
      output,
    ),
};
