/** The entries that hand out worksheets. */

import { writeParts } from "#app/document/prompt-parts.ts";
import { targets, type Target } from "../../catalogue/prompts/targets.ts";
import { writePrompts } from "../../prompt-parts.ts";
import type { Rule, Source, Values } from "../../task.ts";
import { parseVersions, sayingOf, versionsAsked, writeVersions } from "../../versions.ts";
import { requireEnglish } from "../limits.ts";
import { cardsOf, labelledCards, type Card } from "./cards.ts";
import { inspiration, message, perspective } from "./conversation.ts";
import { isSetIn, otherPatterns } from "./own-titles.ts";
import { ownLines, ownQuestions, presentTitle, toldQuestionIn } from "./own-lines.ts";
import { imageParts, promptParts } from "./prompts.ts";
import { unlessRefused } from "./refusals.ts";
import { requireSheet, sheets } from "./sheets.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { titleActions, titlePatterns } from "./titles.ts";
import { worksheetRule } from "./worksheet.ts";

/** What an option allows a line to have, in characters. */
function mostCharacters(values: Values): number {
  const named = /^Under (\d+) characters$/.exec(values["Length"] ?? "")?.[1];
  return named === undefined ? 80 : Number(named) - 1;
}

/** What is said of the title that a text has now: what a chosen length and chosen capitals find in it already. */
function titleNow(now: string, text: string, values: Values): string {
  const characters = String(now.length);
  const length =
    values["Length"] !== undefined && mostCharacters(values) < 80
      ? `The line from your text stands over it now and has ${characters} characters, so its length is right; a new one has to beat it.`
      : "The line from your text is what stands over it now; a new one has to beat it.";
  const asked = values["Capitalization"] ?? "";
  return isSetIn(now, text, asked) ? `${length} Its capitals are right for ‘${asked}’: leave them.` : length;
}

/** The title that a text has now, else sentences of it that could be one, with what they are for. */
function titleCards({ text }: Source, values: Values): Card[] {
  const most = mostCharacters(values);
  const now = presentTitle(text);
  if (now.length > most)
    return values["Length"] === undefined
      ? []
      : [
          {
            kind: "Instruction",
            text: `What stands over your text now has ${String(now.length)} characters, ${String(now.length - most)} too many. Take out first what whoever reads it knows already.`,
          },
        ];
  if (now !== "")
    return [
      { kind: "Instruction", text: titleNow(now, text, values) },
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

/** The cards without patterns that would give back the title that a text has now, as long as one is left. */
function withoutOwnPattern(cards: readonly Card[], text: string): readonly Card[] {
  const patterns = cards.filter(({ kind }) => kind === "Pattern").map((card) => card.text);
  const left = new Set(otherPatterns(patterns, presentTitle(text)));
  return cards.filter((card) => card.kind !== "Pattern" || left.has(card.text));
}

/** Eight cards of a worksheet that were not shown yet; `lead` finds lines of the text that go before the patterns. */
function cardsRule(id: string, lead: (source: Source, values: Values) => Card[] = () => []): Rule {
  const sheet = requireSheet(id);
  return (source, values) => {
    const earlier = [source.said, source.earlier].flatMap((before) => (before ? parseVersions(before) : []));
    const given = cardsOf(sheet, source.text, values, lead(source, values));
    if ("decline" in given) return given;
    const all = id === "inspire/headlines-and-titles" ? withoutOwnPattern(given, source.text) : given;
    const said = new Set(earlier.map(({ text }) => sayingOf(text)));
    const cards = all.filter(({ text }) => !said.has(sayingOf(text)));
    if (cards.length > 0) return writeVersions(labelledCards(cards.slice(0, versionsAsked), earlier));
    return {
      decline:
        "Every card of this worksheet has been on the board. Nothing was charged. Another value has others, and a model more.",
    };
  };
}

/** A title: a line of the text where one can stand, then what leads to one. */
function titleRule(id: string): Rule {
  return ({ text }) => {
    const patterns = titlePatterns(id, text);
    if ("decline" in patterns) return patterns;
    // What stands below a title may say it in the same form.
    const fitting = id.startsWith("titles/title-") ? otherPatterns(patterns, presentTitle(text)) : patterns;
    const told = id === "titles/title-question" ? toldQuestionIn(text, 160) : "";
    return [...standing(id, text), ...(told === "" ? [] : [`[As a question:] “${told}”`]), ...fitting]
      .slice(0, 5)
      .map((line) => `- ${line}`)
      .join("\n");
  };
}

/** Kinds whose own title says what they hold. */
const headed: ReadonlySet<TextKind> = new Set<TextKind>(["news", "report", "minutes"]);

/** Lines of a text that could stand as such a title. */
function standing(id: string, text: string): string[] {
  if (id === "titles/title-question") return ownQuestions(text, 90);
  if (id === "titles/title-professional" && headed.has(kindOfText(text)))
    return [presentTitle(text)].filter((now) => now !== "" && now.length <= 90);
  if (id !== "titles/title-plain") return [];
  const now = presentTitle(text);
  if (now === "") return ownLines(text, 60);
  return now.length > 60 ? [] : [now];
}

const remembered = [
  "Words that somebody said, to you or to others, as you remember them",
  "[Who said it], [when or where]",
] as const;

/** What a quotation holds and where it comes from, in kinds that do not quote as a report does. */
const quotedAs: Partial<Readonly<Record<TextKind, readonly [words: string, from: string]>>> = {
  memoir: remembered,
  travel: remembered,
  product: [
    "What somebody says of it who has used it, exactly in their words",
    "[How they may be named], [since when they have it, or what they do with it]",
  ],
  other: [
    "Words that somebody said or wrote about it, exactly as they stand",
    "[Who said or wrote it], [where or when]",
  ],
};

/** A marked place for somebody else's words, to stand behind the text: as a reporter quotes, or as one remembers. */
const quoteSlot: Rule = ({ text }) => {
  const kind = kindOfText(text);
  if (kind === "news")
    return "> [Full name], [role or reason to know], said: “[One or two sentences that only this person can say: what they saw, did or think of it]”";
  const [words, from] = quotedAs[kind] ?? [
    "One or two sentences that only this person can say: what they saw, did or think of it",
    "[Full name], [role or reason to know], [where and when it was said]",
  ];
  return `> [${words}]\n>\n> — ${from}`;
};

/** One prompt for each target, in its own form, to be filled in. */
export const promptsRule =
  (chosen: readonly Target[]): Rule =>
  ({ text }) =>
    writePrompts(chosen.map((target) => ({ target, text: promptIn(target, text) })));

function promptIn({ form }: Target, text: string): string {
  if (form === "line") return `${imageParts.join(", ")} --ar [width:height]`;
  const parts = promptParts(kindOfText(text), text).map(([name, slot]) => ({ name, text: slot }));
  return writeParts(form, parts);
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
