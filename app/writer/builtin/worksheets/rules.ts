/** The entries that hand out worksheets. */

import { findRole, type Role } from "../../catalogue/roles/roles.ts";
import { parseConversation } from "../../conversation.ts";
import { targets, type Target } from "../../catalogue/prompts/targets.ts";
import { writePrompts } from "../../prompt-parts.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline, Rule, Source, Values } from "../../task.ts";
import { versionsAsked, writeVersions } from "../../versions.ts";
import { standsAlone, statementsOf } from "../layout/statements.ts";
import { requireEnglish } from "../limits.ts";
import { cardsOf, labelledCards, type Card } from "./cards.ts";
import { ownLines, ownQuestions, presentTitle } from "./own-lines.ts";
import { imageParts, promptParts } from "./prompts.ts";
import { unlessRefused } from "./refusals.ts";
import { deeperOf, otherReaders, questionsOf } from "./roles.ts";
import { requireSheet, sheets } from "./sheets.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { titleActions, titlePatterns } from "./titles.ts";
import { worksheetRule, writeWorksheet } from "./worksheet.ts";

/** What an option allows a line to have, in characters. */
function mostCharacters(values: Values): number {
  const named = /^Under (\d+) characters$/.exec(values["Length"] ?? "")?.[1];
  return named === undefined ? 80 : Number(named) - 1;
}

/** The title that a text has now, else sentences of it that could be one, with what they are for. */
function titleCards({ text }: Source, values: Values): Card[] {
  const most = mostCharacters(values);
  const now = presentTitle(text);
  if (now !== "")
    return now.length > most
      ? []
      : [
          {
            kind: "Instruction",
            text: "The line from your text is what stands over it now; a new one has to beat it.",
          },
          { kind: "Your line", text: now },
        ];
  const own = Object.keys(values).length === 0 ? ownLines(text, most) : [];
  if (own.length === 0) return [];
  return [
    {
      kind: "Instruction",
      text: "A line from your text may serve as the title as it stands, or with a word less.",
    },
    ...own.map((line): Card => ({ kind: "Your line", text: line })),
  ];
}

/** Eight cards of a worksheet that were not shown yet; `lead` finds lines of the text that go before the patterns. */
function cardsRule(id: string, lead: (source: Source, values: Values) => Card[] = () => []): Rule {
  const sheet = requireSheet(id);
  return (source, values) => {
    const { earlier = "" } = source;
    const all = cardsOf(sheet, source.text, values, lead(source, values));
    if ("decline" in all) return all;
    const cards = all.filter(({ text }) => !earlier.includes(text));
    if (cards.length > 0) return writeVersions(labelledCards(cards.slice(0, versionsAsked), earlier));
    return {
      decline: "Every question of this worksheet was shown. Another value has others, and a model more.",
    };
  };
}

/** A title: a line of the text where one can stand, then what leads to one. */
function titleRule(id: string): Rule {
  return ({ text }) => {
    const patterns = titlePatterns(id, text);
    if ("decline" in patterns) return patterns;
    return [...standing(id, text), ...patterns]
      .slice(0, 5)
      .map((line) => `- ${line}`)
      .join("\n");
  };
}

/** Lines of a text that could stand as such a title. */
function standing(id: string, text: string): string[] {
  if (id === "titles/title-question") return ownQuestions(text, 90);
  if (id !== "titles/title-plain") return [];
  const now = presentTitle(text);
  if (now === "") return ownLines(text, 60);
  return now.length > 60 ? [] : [now];
}

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

/** Two questions of a role that nobody has asked yet, the one that fits any text last; null once all were asked. */
function questionsLeft(role: Role, said: string): string | null {
  const own = [...questionsOf(role.name), role.firstQuestion].filter((question) => !said.includes(question));
  return own.length === 0 ? null : own.slice(0, 2).join(" ");
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

/** What a role asks next: about one sentence of the text, and a question of its own. */
const message: Rule = (source, values) => {
  const role = findRole(source.role ?? "");
  if (!role) return unknownRole("brainstorm/message", source, values);
  const said = parseConversation(source.earlier ?? "")
    .map(({ text }) => text)
    .join("\n");
  const asked = questionsLeft(role, said);
  if (asked === null)
    return { decline: `The ${role.name} has asked all its questions. A model could go on.` };
  const [line] = said.includes("> ") ? [] : weighty(source.text);
  if (line === undefined) return asked;
  return [
    "I stopped at one sentence of your text:",
    inQuotation(line),
    `What would be missing without it? ${asked}`,
  ].join("\n\n");
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

/** Three sentences of the text to start from, and a question of the role that it asks only later in a talk. */
const inspiration: Rule = (source, values) => {
  const role = findRole(source.role ?? "");
  if (!role) return unknownRole("brainstorm/inspiration", source, values);
  const lines = beginning.has(kindOfText(source.text)) ? weighty(source.text).slice(0, 3) : [];
  const [question = role.firstQuestion] = deeperOf(role.name).filter(
    (one) => !(source.earlier ?? "").includes(one),
  );
  if (lines.length < 3) return question;
  return [
    "Three sentences of your text, each of which could begin another one. Take the one that you would miss least, and go on from it for five lines.",
    ...lines.map(inQuotation),
    question,
  ].join("\n\n");
};

/** Who else reads the text, by its kind, and what the role would ask with their eyes. */
const perspective: Rule = (source, values) => {
  const role = findRole(source.role ?? "");
  if (!role) return unknownRole("brainstorm/perspective", source, values);
  const others = otherReaders[kindOfText(source.text)];
  return [
    `Read the text three times: as ${others.join("; as ")}.`,
    "At which sentence does each of them stop, and what would they say?",
    ...deeperOf(role.name).slice(0, 1),
  ].join(" ");
};

/** A marked place for somebody else's words, to stand behind the text: as a reporter quotes, or as one remembers. */
const quoteSlot: Rule = ({ text }) => {
  const kind = kindOfText(text);
  return (
    kind === "memoir" || kind === "travel"
      ? ["> [Words that somebody said to you, as you remember them]", "[Who said it], [when or where]"]
      : [
          "> [One or two sentences that only this person can say: what they saw, did or think of it]",
          "[Full name], [role or reason to know], [where and when it was said]",
        ]
  ).join("\n>\n> — ");
};

/** One prompt for each target, in its own form, to be filled in. */
export const promptsRule =
  (chosen: readonly Target[]): Rule =>
  ({ text }) =>
    writePrompts(chosen.map((target) => ({ target, text: promptIn(target, text) })));

function promptIn({ form }: Target, text: string): string {
  const parts = promptParts(kindOfText(text), text);
  switch (form) {
    case "headings":
      return parts.map(([part, slot]) => `### ${part}\n\n${slot}`).join("\n\n");
    case "tags":
      return parts
        .map(([part, slot]) => `<${part.toLowerCase()}>\n${slot}\n</${part.toLowerCase()}>`)
        .join("\n\n");
    case "labels":
      return parts.map(([part, slot]) => `- **${part}:** ${slot.replace(/\s+/g, " ")}`).join("\n");
    case "line":
      return `${imageParts.join(", ")} --ar [width:height]`;
    default:
      return form satisfies never;
  }
}

const inEnglish =
  (action: string, rule: Rule): Rule =>
  (source, values, signal) => {
    requireEnglish(action, source.text);
    return rule(source, values, signal);
  };

const sheetRule = (id: string): Rule => worksheetRule(requireSheet(id));

/** Rules by the entry's id; a value's own stands behind it. */
export const worksheetRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries<Rule>({
    ...Object.fromEntries(Object.keys(sheets).map((id) => [id, sheetRule(id)])),
    ...Object.fromEntries(titleActions.map((id) => [id, titleRule(id)])),
    "create/repurpose/Medium / Blogging Platforms": sheetRule("templates/blog-post"),
    "create/repurpose/Newsletter": sheetRule("templates/newsletter"),
    "inspire/headlines-and-titles": cardsRule("inspire/headlines-and-titles", titleCards),
    "inspire/hooks-and-openings": cardsRule("inspire/hooks-and-openings"),
    "inspire/angle-and-perspective": cardsRule("inspire/angle-and-perspective"),
    "continue/add-a-quote-slot": quoteSlot,
    "brainstorm/message": message,
    "brainstorm/inspiration": inspiration,
    "brainstorm/perspective": perspective,
    "prompts/prompts": promptsRule(targets),
    "adapt/adapt/Business Email": sheetRule("templates/email"),
    "adapt/adapt/Blog Post": sheetRule("templates/blog-post"),
    "adapt/adapt/Marketing Copy": sheetRule("templates/landing-page-copy"),
    "adapt/adapt/Newsletter": sheetRule("templates/newsletter"),
  }).map(([id, rule]) => [id, inEnglish("A worksheet", unlessRefused(id, rule))]),
);
