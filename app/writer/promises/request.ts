/** The promise of a text that was changed at a request in the writer's own words. */

import type { Vow } from "../task.ts";
import { factsWithin, numbersFromText } from "./facts.ts";

/** Numbers come from the text or from the request; what else the request brings in is the writer's own. */
export const numbersGiven: Vow = factsWithin(
  numbersFromText,
  {},
  "Use only numbers that the text or the request has.",
);
