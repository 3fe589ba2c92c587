/** All anchors by name: a text's last sentence, and those that claim more than they show or leave something open. */

import { isCall } from "../../../prose/calls.ts";
import { claims } from "./claims.ts";
import type { Finds } from "./finds.ts";
import { plans } from "./plans.ts";
import { reasons } from "./reasons.ts";
import { steps } from "./steps.ts";
import { tales } from "./tales.ts";
import { wares } from "./wares.ts";
import { wide } from "./wide.ts";

/** The last sentence, where it does not send its reader on. */
const last: Finds = (line) =>
  isCall(line) ||
  /\byou (?:can|need|may|could|will)\b|\byou please\b|\b(?:must|should|shall|because|going to|glass(?:es)?|toast|cheers)\b/i.test(
    line,
  )
    ? null
    : "";

export const finds = {
  last,
  ...claims,
  ...reasons,
  ...plans,
  ...wares,
  ...tales,
  ...steps,
  ...wide,
} as const satisfies Record<string, Finds>;

export type Anchor = keyof typeof finds;
