/** What two roles ask a writer by turns, and what another one asks besides. */

import { findRole } from "../../catalogue/roles/roles.ts";
import { parseConversation } from "../../conversation.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline, Rule, Source, Values } from "../../task.ts";
import { standsAlone, statementsOf } from "../layout/statements.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { deeperOf, otherReaders } from "./roles.ts";
import { requireSheet } from "./sheets.ts";
import { askedBesides, nextTurn } from "./talk.ts";
import { writeWorksheet } from "./worksheet.ts";

/** For a role that nobody wrote questions for: how to take its chair oneself, once in a conversation. */
function unknownRole(
  id: string,
  { text, role = "", earlier = "" }: Source,
  values: Values,
): string | Decline {
  const sheet = requireSheet(id);
  if (!earlier.includes(sheet.title)) return writeWorksheet(sheet, text, values);
  return {
    decline: `The worksheet for this conversation is in it already. More as ${role} needs one of the forty listed roles, or a model.`,
  };
}

/** What points at somebody or something that an earlier sentence may have named. */
const pointing = /\b(?:they|them|their|he|she|him|her|his|it|its)\b/i;

/** Sentences of the text that can be read alone, those that point at nobody first and then the weightiest, whole; a second one of a paragraph comes behind the first ones of all. */
function weighty(text: string): string[] {
  const sorted = statementsOf(text)
    .filter((one) => standsAlone(one) && one.words >= 6 && one.words <= 30 && one.label === "")
    .filter((one) => /[.!?]["”’)]*$/.test(one.text.trim()))
    .toSorted(
      (one, other) =>
        Number(pointing.test(one.text)) - Number(pointing.test(other.text)) || other.weight - one.weight,
    );
  const firsts = new Set(new Map(sorted.toReversed().map((one) => [one.paragraph, one])).values());
  return [...sorted.filter((one) => firsts.has(one)), ...sorted.filter((one) => !firsts.has(one))].map(
    (one) => plainOf(one.text).trim(),
  );
}

const inQuotation = (line: string): string => `> ${line}`;

/** What a role asks next, as one of two who talk with the writer; a talk ends where nothing is left that fits the text. */
export const message: Rule = (source, values) => {
  const role = findRole(source.role ?? "");
  if (!role) return unknownRole("brainstorm/message", source, values);
  const told = nextTurn(role, source.text, parseConversation(source.earlier ?? ""));
  return (
    told ?? {
      decline:
        "The two have asked what they can. Answer the question that you like least, in your text and not here; then begin again with the new version, choose two other roles, or let a model go on from this point.",
    }
  );
};

/** Kinds whose sentences could begin another text; what asks, orders or announces goes nowhere from there. */
const beginning: ReadonlySet<TextKind> = new Set<TextKind>([
  "story",
  "memoir",
  "travel",
  "review",
  "news",
  "opinion",
  "article",
  "speech",
  "interview",
  "report",
  "other",
]);

/** Kinds that retell what others made: what the writer says of themselves can go on from there, and comes first. */
const retelling: ReadonlySet<TextKind> = new Set<TextKind>(["review", "other"]);
const speaksOfSelf = /\b(?:I|me|my|mine|we|us|our|ours)\b/;

function startingPoints(text: string): string[] {
  const kind = kindOfText(text);
  if (!beginning.has(kind)) return [];
  const all = weighty(text);
  const first = retelling.has(kind) ? all.filter((line) => speaksOfSelf.test(line)) : all;
  return [...first, ...all.filter((line) => !first.includes(line))].slice(0, 3);
}

/** Three sentences of the text to start from, and a question of the role that it asks only later in a talk. */
export const inspiration: Rule = (source, values) => {
  const role = findRole(source.role ?? "");
  if (!role) return unknownRole("brainstorm/inspiration", source, values);
  const lines = startingPoints(source.text);
  const [question = role.firstQuestion] = deeperOf(role.name, source.text).filter(
    (one) => !(source.earlier ?? "").includes(one),
  );
  if (lines.length < 3) return question;
  return [
    "Three sentences of your text. Take the one behind which you know more than you have written, and write five lines that go on from it. They may begin another text.",
    ...lines.map(inQuotation),
    question,
  ].join("\n\n");
};

/** Of a message what the role would ask in its place; of a text who else reads it, by its kind. */
export const perspective: Rule = (source, values) => {
  const role = findRole(source.role ?? "");
  if (!role) return unknownRole("brainstorm/perspective", source, values);
  if (source.context !== undefined) return askedBesides(role, source.text, source.context);
  const others = otherReaders[kindOfText(source.text)];
  return [
    `Read the text three times: as ${others.join("; as ")}.`,
    "At which sentence does each of them stop, and what would they say?",
    ...deeperOf(role.name, source.text).slice(0, 1),
  ].join(" ");
};
