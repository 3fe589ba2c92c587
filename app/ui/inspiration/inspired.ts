import type { Notice } from "../banner.tsx";

/** One version of an inspiration. */
export interface Slip {
  /** Its key among the versions: `version1`. */
  version: string;
  style: string;
  /** Plain. */
  text: string;
  html: string;
  /** How it lies on the board: pixels from top and left, and degrees. */
  place: Place;
}

export interface Place {
  topPx: number;
  leftPx: number;
  rotation: number;
  /** A higher one lies over a lower one; absent: 0. */
  layer?: number | undefined;
  /** It stays when there are more versions. */
  favourite?: boolean | undefined;
}

/** A card that lies on the board no more. */
export type EarlierSlip = Omit<Slip, "place">;

/** An inspiration as its page shows it. */
export interface Inspired {
  id: string;
  /** The action that it was made by. */
  action: string;
  /** What the writer wrote. */
  source: string;
  slips: readonly Slip[];
  /** The most credits that more versions cost; null where that cannot be told. */
  most: number | null;
  /** The generation that writes its versions, or more of them. */
  running: { generation: string; text: string } | null;
  /** Why the last one brought none. */
  failed: Notice | null;
  /** The request that it came from; null where it is not known any more. */
  again: string | null;
  /** There are versions that others took the place of. */
  isRenewed: boolean;
}
