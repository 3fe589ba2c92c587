/** What the platforms allow. The figures change: each says when it was last looked up. */

export interface Limit {
  value: number;
  unit: "weighted characters" | "characters" | "hashtags" | "words";
  /** Day on which the platform's own page was checked. */
  checked: string;
}

const checked = "2026-11-20";
const limit = (value: number, unit: Limit["unit"]): Limit => ({ value, unit, checked });

/** Limits by platform and by what they limit. */
export const platformLimits = {
  "Twitter / X": { post: limit(280, "weighted characters"), link: limit(23, "weighted characters") },
  LinkedIn: {
    post: limit(3000, "characters"),
    question: limit(140, "characters"),
    option: limit(30, "characters"),
  },
  Instagram: {
    caption: limit(2200, "characters"),
    firstLine: limit(125, "characters"),
    tags: limit(30, "hashtags"),
    bio: limit(150, "characters"),
  },
  TikTok: { caption: limit(2200, "characters") },
  Meta: { post: limit(63_206, "characters"), fold: limit(80, "words") },
  YouTube: { description: limit(5000, "characters") },
  "Medium / Blogging Platforms": { title: limit(100, "characters") },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Limit>>>>;

/** A limit's figure as sentences say it: `3,000`. */
export const figureOf = ({ value }: Limit): string => value.toLocaleString("en-GB");
