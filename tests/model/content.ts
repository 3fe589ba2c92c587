import type { ContentBehaviour, Manner, Message } from "./behaviours.ts";

/** The last message, or the part of it between the two marks. */
export function sourceOf(messages: readonly Message[], between: ContentBehaviour["between"]): string {
  const last = messages.findLast((message) => message.role === "user")?.content ?? "";
  if (!between) return last;
  const [open, close] = between;
  const start = last.indexOf(open);
  const end = last.lastIndexOf(close);
  return start < 0 || end < start + open.length ? last : last.slice(start + open.length, end).trim();
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
