import type { Manner, Message } from "./behaviours.ts";

/** The writer's own text in the last message: what stands between the marks of composeInstruction, else all of it. */
export function sourceOf(messages: readonly Message[]): string {
  const last = messages.findLast((message) => message.role === "user")?.content ?? "";
  const marked = /^(=+STET\d*=+) TEXT BEGINS \1\n([\s\S]*)\n\1 TEXT ENDS \1/m.exec(last);
  return marked?.[2] ?? last;
}

/** What a model of this manner answers to a text: the text itself when it obeys, otherwise the text with one fault. */
export function answerIn(manner: Manner, source: string): string {
  return answers[manner](source);
}

const answers: Record<Manner, (source: string) => string> = {
  obeys: (source) => source,
  "over-writes": (source) => Array.from({ length: 4 }, () => source).join("\n\n"),
  truncates: (source) => source.slice(0, Math.ceil(source.length / 3)),
  "invents-number": (source) => `${source}\n\nIn 2019 exactly 8,417 people agreed, 73 % more than before.`,
  "switches-language": () =>
    "Der Hafen war am Morgen noch leer, und niemand wusste, warum die Boote nicht zurückgekommen waren. " +
    "Wir warteten auf der Mole, bis die Sonne über den Dächern stand, und gingen dann nach Hause.",
  "adds-preamble": (source) =>
    `Sure! Here is the rewritten text:\n\n${source}\n\nLet me know if you need anything else!`,
};

/** Tokens of a character, as the less thrifty tokenisers count them. */
const weights: readonly [RegExp, number][] = [
  [/[\p{L}\p{N}\s\p{P}]/u, 0.3],
  [/[^\p{Script=Latin}\p{ASCII}]/u, 0.7],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.5],
  [/\p{Extended_Pictographic}/u, 3],
];

/** The beginning of a text that some tokens have room for. */
export function withinRoom(text: string, room: number): string {
  let used = 0;
  let end = 0;
  for (const letter of text) {
    used += weights.findLast(([letters]) => letters.test(letter))?.[1] ?? 1;
    if (used > room) break;
    end += letter.length;
  }
  return text.slice(0, end);
}
