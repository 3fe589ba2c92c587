/** What a reader stops at, the surest first: two sentences that cannot both be so, and what the whole text does not tell. */

import {
  clash,
  doAndDont,
  leftBehind,
  miscounted,
  noSuchDay,
  opposed,
  sameTrait,
  theOthers,
  tooEarly,
} from "./against.ts";
import { recounted } from "./counted.ts";
import { noHeat, noHour, noPay, noPrice, noReach, placeholder } from "./missing.ts";
import { among, type Row } from "./place.ts";

export const signs: readonly Row[] = [
  ["opposed", opposed],
  ["opposed", among("!story !scene", recounted)],
  ["sameTrait", sameTrait],
  ["leftBehind", leftBehind],
  ["tooEarly", tooEarly],
  ["noSuchDay", noSuchDay],
  ["clash", among("plan how-to notes announcement decision", clash)],
  ["placeholder", placeholder],
  ["noHeat", noHeat],
  ["noHour", noHour],
  ["miscounted", miscounted],
  ["theOthers", theOthers],
  ["doAndDont", doAndDont],
  ["noPrice", noPrice],
  ["noPay", noPay],
  ["noReach", noReach],
];
