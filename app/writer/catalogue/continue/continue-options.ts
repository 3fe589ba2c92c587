/** What can be written behind a text. */

import { continueWritingOption } from "./continue-writing.ts";
import { addMoreDetailsOption } from "./add-more-details.ts";
import { addAnExampleOption } from "./add-an-example.ts";
import { addASummaryOption } from "./add-a-summary.ts";
import { addACounterpointOption } from "./add-a-counterpoint.ts";
import { addATransitionOption } from "./add-a-transition.ts";
import { addAQuoteSlotOption } from "./add-a-quote-slot.ts";
import { addAConclusionOption } from "./add-a-conclusion.ts";
import type { Entry } from "../../task.ts";

export const continueOptions: readonly Entry[] = [
  continueWritingOption,
  addMoreDetailsOption,
  addAnExampleOption,
  addASummaryOption,
  addACounterpointOption,
  addATransitionOption,
  addAQuoteSlotOption,
  addAConclusionOption,
];
