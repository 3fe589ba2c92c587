/** The kinds of text that the built-in writer tells apart. */

export const textKinds = [
  "story",
  "memoir",
  "travel",
  "review",
  "news",
  "letter",
  "complaint",
  "circular",
  "application",
  "report",
  "notes",
  "minutes",
  "how-to",
  "recipe",
  "answers",
  "interview",
  "product",
  "opinion",
  "speech",
  "vacancy",
  "notice",
  "career",
  "verse",
  "article",
  "other",
] as const;

/** `other` is a text whose kind is in doubt; it claims nothing. */
export type TextKind = (typeof textKinds)[number];
