/** Changing who speaks, where pronouns and verbs can both follow. */

import { NeedsModel } from "../../faults.ts";
import { personsOf, type Person } from "../../promises/persons.ts";
import { mapProse } from "../../prose/blocks.ts";
import { guard } from "../../prose/guard.ts";

const target: Readonly<Record<string, Person>> = {
  "First person (I)": "I",
  "First person (we)": "we",
  "Second person (you)": "you",
};

type Cases = Readonly<Record<"subject" | "object" | "my" | "mine" | "self", string>>;
const cases: Readonly<Record<"I" | "we" | "you", Cases>> = {
  I: { subject: "I", object: "me", my: "my", mine: "mine", self: "myself" },
  we: { subject: "we", object: "us", my: "our", mine: "ours", self: "ourselves" },
  you: { subject: "you", object: "you", my: "your", mine: "yours", self: "yourself" },
};

/** Rewrites first-person prose in another first or second person; the verb `be` follows. Throws NeedsModel for mixed persons. */
export function speakAs(text: string, value: string): string {
  const to = target[value];
  const counts = personsOf(text);
  const from = counts.I > 0 ? "I" : "we";
  const others = counts.you + counts.they + (from === "I" ? counts.we : 0);
  if (
    to === undefined ||
    to === "they" ||
    (others > 0 && counts[to] < counts.I + counts.we + counts.you + counts.they)
  )
    throw new NeedsModel(
      `Point of View: ${value} needs a model here; the text speaks in several persons, and a rule cannot tell who is who.`,
    );
  if (counts[to] > 0 || counts[from] === 0) return text;
  const [old, fresh] = [cases[from], cases[to]];
  return mapProse(text, (line) => {
    const { text: open, restore } = guard(line);
    return restore(convert(open, from, to, old, fresh));
  });
}

function convert(text: string, from: "I" | "we", to: "I" | "we" | "you", old: Cases, fresh: Cases): string {
  const be = to === "I" ? { present: "am", past: "was" } : { present: "are", past: "were" };
  const now = from === "I" ? "am" : "are";
  const then = from === "I" ? "was" : "were";
  const start = (found: string, word: string, at: number) => {
    const opens = at === 0 || /[.!?]\s+$/.test(text.slice(0, at));
    return opens
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word === "I"
        ? "I"
        : found === found.toUpperCase() && found.length > 1
          ? word.toUpperCase()
          : word;
  };
  const swap = (line: string, pattern: string, word: string) =>
    line.replace(new RegExp(`(?<![\\p{L}'’])${pattern}(?![\\p{L}])`, "giu"), (found: string, at: number) =>
      start(found, word, at),
    );
  let out = text
    .replace(new RegExp(`\\b(${old.subject})['’](?:m|re)\\b`, "gi"), `$1 ${now}`)
    .replace(
      new RegExp(`\\b(${now}|${then}) ((?:not |also |still |just )?${old.subject})\\b`, "gi"),
      (_all, verb: string, rest: string) => `${verb.toLowerCase() === now ? be.present : be.past} ${rest}`,
    )
    .replace(
      new RegExp(
        `\\b(${old.subject}(?: (?:also|still|never|always|just|only|both))?) (${now}|${then})\\b`,
        "gi",
      ),
      (_all, head: string, verb: string) => `${head} ${verb.toLowerCase() === now ? be.present : be.past}`,
    );
  out = swap(out, old.self, fresh.self);
  out = swap(out, old.mine, fresh.mine);
  out = swap(out, old.my, fresh.my);
  out = swap(out, old.object, fresh.object);
  return swap(out, old.subject, fresh.subject);
}
