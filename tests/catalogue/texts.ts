/** What the matrix writes on. */

import { classics, declaration, otherLanguages, readSamples, readText } from "#tests/texts/read-texts.ts";

export interface Text {
  name: string;
  /** English, or the name of its language. */
  language: "english" | (typeof otherLanguages)[number];
  /** True for what nobody of the project wrote. */
  outside: boolean;
  text: string;
}

/** Two headings with a list and a quotation. */
export const headed = `## Why sleep matters

Sleep is when the brain sorts the day. A study of 4,000 nurses found twice as many errors after night shifts.

- Most bedrooms are too warm
- The best temperature is about 18 degrees

## What to do tonight

Open the window an hour before bed. "I never slept better," said Dana Whitfield of Orchard Legal, who tried it for 6 weeks. Go to bed at the same time every day, even on weekends.`;

/** The first words of a text as a note of one or two sentences. */
function note(text: string, words: number): string {
  const first = text
    .replace(/^#+ .*$/gm, "")
    .trim()
    .split(/\s+/)
    .slice(0, words)
    .join(" ");
  return `${first.replace(/[,;:.]$/, "")}.`;
}

/** Whole paragraphs from the start of a text, until there are so many words. */
function opening(text: string, words: number): string {
  const taken: string[] = [];
  let count = 0;
  for (const block of text.split(/\n{2,}/)) {
    if (count >= words) break;
    taken.push(block);
    count += block.split(/\s+/).length;
  }
  return taken.join("\n\n");
}

const outside = ([...classics, declaration] as const).flatMap((name): Text[] => {
  const text = readText(name);
  const whole: Text = { name, language: "english", outside: true, text };
  return [
    whole,
    { ...whole, name: `${name}, opening`, text: opening(text, 150) },
    { ...whole, name: `${name}, 15 words`, text: note(text, 15) },
  ];
});

const ours = [
  ...readSamples("documents"),
  ...readSamples("business"),
  ...readSamples(),
  ["headed", headed],
].map(([name = "", text = ""]): Text => ({ name, language: "english", outside: false, text }));

const notes = ours
  .filter(({ text }, index) => index % 3 === 0 && text.split(/\s+/).length > 60)
  .map((one): Text => ({ ...one, name: `${one.name}, 30 words`, text: note(one.text, 30) }));

/** Every text in a fixed order, kinds and lengths mixed so that any few neighbours differ. */
export const english: readonly Text[] = mixed([...outside, ...ours, ...notes]);

export const otherTexts: readonly Text[] = otherLanguages.map((name) => ({
  name,
  language: name,
  outside: true,
  text: readText(name),
}));

function mixed(texts: readonly Text[]): Text[] {
  const step = 7;
  const lanes = Array.from({ length: step }, (_lane, lane) =>
    texts.filter((_text, at) => at % step === lane),
  );
  return lanes.flat();
}
