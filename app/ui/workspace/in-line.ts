import { formatCount } from "../meter.tsx";

/** Where a text stands that waits for its turn, by how many wait before it. */
export const inLine = (before: number): string =>
  before === 0 ? "next" : `${formatCount(before)} before this one`;
