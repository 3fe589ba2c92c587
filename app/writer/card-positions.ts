/** Where the cards of an inspiration lie on their board: one for each version. */

interface CardPosition {
  topPx: number;
  leftPx: number;
  /** Degrees, clockwise. */
  rotation: number;
}
/** By the version's key in `content_output`: `version1`. */
export type CardPositions = Readonly<Record<string, CardPosition>>;

/** The first cards, scattered over a board of 1,200 pixels so that each of them can be read. */
const presets: readonly CardPosition[] = [
  { topPx: 30, leftPx: 40, rotation: -3 },
  { topPx: 60, leftPx: 420, rotation: 2 },
  { topPx: 20, leftPx: 800, rotation: -1.5 },
  { topPx: 330, leftPx: 120, rotation: 1.5 },
  { topPx: 370, leftPx: 500, rotation: -2 },
  { topPx: 350, leftPx: 840, rotation: 3 },
  { topPx: 660, leftPx: 60, rotation: 2.5 },
  { topPx: 690, leftPx: 450, rotation: -1 },
];
const spread = { topPx: 1_060, leftPx: 860, rotation: 6 };

/** Every version's position: the one that was saved, else a preset; those behind the presets lie at random, each where its text puts it. */
export function positionsOf(
  content: Readonly<Record<string, string>>,
  saved: CardPositions,
): Record<string, CardPosition> {
  return Object.fromEntries(
    versionsIn(content).map(([version, text], at) => [
      version,
      saved[version] ?? presets[at] ?? scattered(`${version} ${text}`),
    ]),
  );
}

/** Those of some positions whose version a content still has. */
export function positionsWithin(
  content: Readonly<Record<string, string>>,
  saved: CardPositions,
): CardPositions {
  return Object.fromEntries(
    versionsIn(content).flatMap(([version]) => {
      const position = saved[version];
      return position ? [[version, position]] : [];
    }),
  );
}

const versionsIn = (content: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(content).filter(([key]) => /^version\d+$/.test(key));

/** A place that looks like chance and is the same whenever the same card is asked for. */
function scattered(seed: string): CardPosition {
  let hash = 0x811c9dc5;
  const next = (): number => {
    for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    return ((hash >>> 0) % 10_007) / 10_007;
  };
  return {
    topPx: Math.round(next() * spread.topPx),
    leftPx: Math.round(next() * spread.leftPx),
    rotation: Math.round((next() * 2 - 1) * spread.rotation * 10) / 10,
  };
}
