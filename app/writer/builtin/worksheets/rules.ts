/** The entries that hand out worksheets. */

import { findRole } from "../../catalogue/roles/roles.ts";
import { parseConversation } from "../../conversation.ts";
import { targets, type Target } from "../../catalogue/prompts/targets.ts";
import { writePrompts } from "../../prompt-parts.ts";
import { misspellings } from "../../prose/english/misspellings.ts";
import { plainOf, wordsOf } from "../../prose/words.ts";
import type { Decline, Rule, Source, Values } from "../../task.ts";
import { versionsAsked, writeVersions } from "../../versions.ts";
import { standsAlone, statementsOf } from "../layout/statements.ts";
import { requireEnglish } from "../limits.ts";
import { cardsOf, labelledCards } from "./cards.ts";
import { imageParts, promptParts } from "./prompts.ts";
import { deeperOf, questionsOf } from "./roles.ts";
import { requireSheet, sheets } from "./sheets.ts";
import { kindOfText } from "./text-kind.ts";
import { titlePatterns } from "./titles.ts";
import { worksheetRule, writeWorksheet } from "./worksheet.ts";

/** A speaker or a thing that a title's reader cannot know. */
const pointing = /(?<![\p{L}'’])(?:i|me|my|we|us|our|you|your|it|its|he|she|they|them|this|that)(?!\p{L})/iu;

const misspelt = (line: string): boolean =>
  wordsOf(line).some((word) => Object.hasOwn(misspellings, word.toLowerCase()));

/** The writer's own sentences that could stand as a line, whole, without their full stop. */
function ownLines({ text }: Source, most: number): string[] {
  if (kindOfText(text) === "minutes") return [];
  return statementsOf(text)
    .filter((one) => standsAlone(one) && !one.item && one.label === "" && one.words <= 10 && one.words >= 3)
    .map((one) => plainOf(one.text).replace(/(?<!\.)\.$/, ""))
    .filter((line) => line.length <= most && !/["“”]/.test(line) && !pointing.test(line) && !misspelt(line))
    .slice(0, 3);
}

/** The writer's own questions that can be read alone. */
function ownQuestions({ text }: Source, most: number): string[] {
  return statementsOf(text)
    .filter(
      ({ question, needs, courtesy, words }) => question && needs.length === 0 && !courtesy && words > 3,
    )
    .map((one) => plainOf(one.text))
    .filter((line) => line.length <= most && /^\p{Lu}/u.test(line))
    .slice(0, 3);
}

/** Eight cards of a worksheet that were not shown yet; `lead` finds lines of the text that go before the patterns. */
function cardsRule(id: string, lead: (source: Source, values: Values) => string[] = () => []): Rule {
  const sheet = requireSheet(id);
  return (source, values) => {
    const { earlier = "" } = source;
    const cards = cardsOf(sheet, values, lead(source, values)).filter(({ text }) => !earlier.includes(text));
    if (cards.length > 0) return writeVersions(labelledCards(cards.slice(0, versionsAsked), earlier));
    return {
      decline: "Every question of this worksheet was shown. Another value has others, and a model more.",
    };
  };
}

/** A title: a line of the text where one can stand, else what leads to one. */
function titleRule(id: string): Rule {
  return (source) => {
    const patterns = titlePatterns[id] ?? [];
    const own =
      id === "titles/title-plain"
        ? ownLines(source, 60)
        : id === "titles/title-question"
          ? ownQuestions(source, 90)
          : [];
    return [...own, ...patterns]
      .slice(0, 5)
      .map((line) => `- ${line}`)
      .join("\n");
  };
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

/** What a role asks next about the text: questions that nobody has asked yet, the one that fits any text last. */
const messageRule =
  (id: string): Rule =>
  (source, values) => {
    const role = findRole(source.role ?? "");
    if (!role) return unknownRole(id, source, values);
    const said = parseConversation(source.earlier ?? "")
      .map(({ text }) => text)
      .join("\n");
    const own = [...questionsOf(role.name), role.firstQuestion].filter(
      (question) => !said.includes(question),
    );
    if (own.length === 0)
      return { decline: `The ${role.name} has asked all its questions. A model could go on.` };
    return own.slice(0, 2).join(" ");
  };

const perspective: Rule = (source, values) => {
  const role = findRole(source.role ?? "");
  if (!role) return unknownRole("brainstorm/perspective", source, values);
  return [...questionsOf(role.name).slice(0, 1), ...deeperOf(role.name).slice(0, 2)].join(" ");
};

/** A marked place for somebody else's words, to stand behind the text. */
const quoteSlot: Rule = ({ text }) => {
  if (kindOfText(text) === "story")
    return {
      decline:
        "This reads like a story, where people speak for themselves; a quotation from outside belongs in an article, a report or a post.",
    };
  return [
    "> [One or two sentences that only this person can say: what they saw, did or think of it]",
    "[Full name], [role or reason to know], [where and when it was said]",
  ].join("\n>\n> — ");
};

/** One prompt for each target, in its own form, to be filled in. */
export const promptsRule =
  (chosen: readonly Target[]): Rule =>
  ({ text }) =>
    writePrompts(chosen.map((target) => ({ target, text: promptIn(target, text) })));

function promptIn({ form }: Target, text: string): string {
  const parts = promptParts.map(
    ([part, slot]) => [part, part === "Context" && text.length < 400 ? text.trim() : slot] as const,
  );
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
    ...Object.fromEntries(Object.keys(titlePatterns).map((id) => [id, titleRule(id)])),
    "create/repurpose/Medium / Blogging Platforms": sheetRule("templates/blog-post"),
    "create/repurpose/Newsletter": sheetRule("templates/newsletter"),
    "inspire/headlines-and-titles": cardsRule("inspire/headlines-and-titles", (source, values) =>
      values["Headline Type"] === undefined ? ownLines(source, 80) : [],
    ),
    "inspire/hooks-and-openings": cardsRule("inspire/hooks-and-openings"),
    "inspire/angle-and-perspective": cardsRule("inspire/angle-and-perspective"),
    "continue/add-a-quote-slot": quoteSlot,
    "brainstorm/message": messageRule("brainstorm/message"),
    "brainstorm/inspiration": messageRule("brainstorm/inspiration"),
    "brainstorm/perspective": perspective,
    "prompts/prompts": promptsRule(targets),
    "adapt/adapt/Business Email": sheetRule("templates/email"),
    "adapt/adapt/Blog Post": sheetRule("templates/blog-post"),
    "adapt/adapt/Marketing Copy": sheetRule("templates/landing-page-copy"),
    "adapt/adapt/Newsletter": sheetRule("templates/newsletter"),
  }).map(([id, rule]) => [id, inEnglish("A worksheet", rule)]),
);
