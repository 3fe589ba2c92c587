import { describe, expect, it } from "vitest";
import { applyRule, compile, tidy, type Phrase } from "../rewrite/phrases.ts";
import { fillers } from "./fillers.ts";
import { loose } from "./loose.ts";
import { plain } from "./plain.ts";
import { confident, formal, friendly } from "./registers.ts";
import { wordiness } from "./wordiness.ts";

/** A phrase that a pattern matches: the first alternatives, nothing optional, lookaheads spelled out, lookbehinds left to the frame. */
function exampleOf(pattern: string): { before: string; text: string } {
  let before = "";
  let at = 0;
  const sequence = (): string => {
    let out = "";
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") out += counted(piece());
    return out;
  };
  const counted = (text: string): string => {
    const mark = /^(?:[?*]\??|\+\??|\{(\d+)(?:,\d*)?\}\??)/.exec(pattern.slice(at));
    if (!mark) return text;
    at += mark[0].length;
    if (/^[?*]/.test(mark[0])) return "";
    return text.repeat(text.length === 1 ? Math.max(4, Number(mark[1] ?? 0)) : Number(mark[1] ?? 1));
  };
  const piece = (): string => {
    const rest = pattern.slice(at);
    const property = /^\\p\{(\w+)\}/.exec(rest);
    if (property) return take(property[0], property[1] === "Lu" ? "R" : "e");
    const escape = /^\\(.)/.exec(rest);
    if (escape) return take(escape[0], { b: "", d: "7", w: "e", s: " " }[escape[1] ?? ""] ?? escape[1] ?? "");
    const set = /^\[\^?[^\]]+\]/.exec(rest);
    if (set)
      return take(
        set[0],
        set[0].includes("’")
          ? "'"
          : set[0].startsWith("[^") || set[0].includes("a-z")
            ? "e"
            : (set[0][1] ?? ""),
      );
    if (rest.startsWith("(")) return group(rest);
    return take(
      rest[0] ?? "",
      rest[0] === "^" || rest[0] === "$" ? "" : rest[0] === "." ? "e" : (rest[0] ?? ""),
    );
  };
  const take = (source: string, text: string): string => {
    at += source.length;
    return text;
  };
  const group = (rest: string): string => {
    const kind = /^\((?:\?(?:<?[=!]|:))?/.exec(rest)?.[0] ?? "(";
    at += kind.length;
    const choices = [sequence()];
    while (pattern[at] === "|") {
      at += 1;
      choices.push(sequence());
    }
    at += 1;
    const first = choices.find((choice) => choice !== "") ?? "";
    if (kind === "(?<=") before = first;
    return kind.endsWith("!") || kind === "(?<=" ? "" : first;
  };
  const alternatives = [sequence()];
  while (pattern[at] === "|") {
    at += 1;
    alternatives.push(sequence());
  }
  return { before, text: alternatives[0] ?? "" };
}

const frames: readonly ((phrase: string) => string)[] = [
  (phrase) => `The mill looked ${phrase} of the town in May.`,
  (phrase) => `The mill looked ${phrase} a long tale in May.`,
  (phrase) => `We had ${phrase} become known in May.`,
  (phrase) => `The old ${phrase} egg was seen in May.`,
  (phrase) => `They say ${phrase}, and we know it in May.`,
  (phrase) => `They ate ${phrase}.`,
  (phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)} the plans of Rosa were late in May.`,
  (phrase) => `We know ${phrase} the plans of Rosa were late in May.`,
];

const faults: readonly [string, RegExp][] = [
  [
    "a degree without its word",
    /\b(?:slightly|very|rather|somewhat|quite|almost) (?:of|a|an|the|become|been)\b/i,
  ],
  ["doubled word", /\b(\p{L}+) \1\b/iu],
  ["doubled degree", /\b(?:very|really|rather|slightly) (?:very|really|rather|slightly)\b/i],
  ["doubled article", /\b(?:a|an|the) (?:a|an|the)\b/i],
  ["wrong article", /\ba (?=[aeio]\p{L})(?!one)|\ban (?=[bcdfgjklmnpqrstvwxz])/iu],
  ["doubled space", / {2}/],
  ["space before a mark", / [,.;:!?]/],
  ["doubled mark", /[,.;:][,.;:]/],
  ["lost capital", /^\p{Ll}/u],
  ["mark after a mark", /[.!?] ?,/],
];

const tables: Readonly<Record<string, readonly Phrase[]>> = {
  loose,
  wordiness,
  fillers,
  plain,
  formal,
  friendly,
  confident,
};

describe.each(Object.entries(tables))("the table %s", (_name, table) => {
  it("breaks no sentence, whatever stands around a phrase", () => {
    let reached = 0;
    const broken = table.flatMap((phrase) => {
      const [rule] = compile([phrase]);
      if (!rule) return [];
      const { before, text } = exampleOf(phrase[0]);
      const tried = frames.flatMap((frame) => {
        const sentence = frame(/\p{L}/u.test(before) ? `${before.trim()} ${text.trim()}` : text.trim());
        const raw = applyRule(sentence, rule);
        if (raw === sentence) return [];
        const after = tidy(sentence, raw);
        return [
          {
            sentence,
            after,
            wrong: faults
              .filter(([, fault]) => fault.test(after) && !fault.test(sentence))
              .map(([name]) => name),
          },
        ];
      });
      if (tried.length > 0) reached += 1;
      return tried
        .filter(({ wrong }) => wrong.length > 0)
        .map((one) => ({ pattern: phrase[0].slice(0, 60), ...one }));
    });
    expect(broken).toEqual([]);
    expect(reached / table.length).toBeGreaterThan(0.8);
  });
});
