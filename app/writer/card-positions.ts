/** Where the cards of an inspiration lie on their board: one for each version. */

interface CardPosition {
  topPx: number;
  leftPx: number;
  /** Degrees, clockwise. */
  rotation: number;
  /** A higher one lies over a lower one; absent: 0. */
  layer?: number | undefined;
  /** It stays when there are more versions. */
  favourite?: boolean | undefined;
}
/** By the version's key in `content_output`: `version1`. */
export type CardPositions = Readonly<Record<string, CardPosition>>;

/** The first cards, scattered over a board of 1,240 pixels around the line in its middle, so that each can be read. */
const presets: readonly CardPosition[] = [
  { topPx: 20, leftPx: 60, rotation: -2.4 },
  { topPx: 50, leftPx: 450, rotation: 1.8 },
  { topPx: 10, leftPx: 850, rotation: -1.5 },
  { topPx: 330, leftPx: 0, rotation: 1.6 },
  { topPx: 350, leftPx: 895, rotation: 2.6 },
  { topPx: 640, leftPx: 70, rotation: -2.2 },
  { topPx: 670, leftPx: 470, rotation: 1.3 },
  { topPx: 650, leftPx: 870, rotation: -1.8 },
];
/** Behind those, so that nothing lies on them at first. */
const behind = 960;
const spread = { topPx: 400, leftPx: 860, rotation: 6 };

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

/** What is said of so many favourites that come first among new versions. */
export const favouritesFirst = (count: number): CardPositions => {
  const keys = Array.from({ length: count }, (_, at) => [`version${at + 1}`, ""]);
  const dealt = Object.entries(positionsOf(Object.fromEntries(keys), {}));
  return Object.fromEntries(dealt.map(([version, place]) => [version, { ...place, favourite: true }]));
};

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
    topPx: behind + Math.round(next() * spread.topPx),
    leftPx: Math.round(next() * spread.leftPx),
    rotation: Math.round((next() * 2 - 1) * spread.rotation * 10) / 10,
  };
}
