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
