/** Every turn that a sentence may take. */

import {
  adverbFirst,
  concede,
  giveReason,
  giveResult,
  oppose,
  parted,
  placeFirst,
  timeFirst,
  timeLast,
  undone,
} from "./clause-order.ts";
import {
  actFirst,
  equateBack,
  listTurned,
  negated,
  owned,
  passiveOf,
  pleaseLast,
  reportLast,
  whatNeeded,
} from "./constructions.ts";
import type { Turn } from "./turn.ts";

/** Every turn of a guarded sentence, those that change most first. `speakerFirst` reads quotations and stands by itself. */
export const turns: readonly Turn[] = [
  concede,
  oppose,
  giveReason,
  giveResult,
  timeFirst,
  timeLast,
  passiveOf,
  reportLast,
  equateBack,
  placeFirst,
  adverbFirst,
  parted,
  whatNeeded,
  negated,
  listTurned,
  owned,
  pleaseLast,
  undone("; "),
  undone(". "),
  actFirst,
];
