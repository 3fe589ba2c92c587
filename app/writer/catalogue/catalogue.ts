/** Everything a writer can be asked to do. */

import type { Price } from "#app/document/credits.ts";
import type { Entry } from "../task.ts";
import { chat } from "./assist/chat.ts";
import { completion } from "./assist/completion.ts";
import { adapt } from "./adapt/adapt.ts";
import { addFactsAndStats } from "./blog/add-facts-and-stats.ts";
import { blogConclusionWriter } from "./blog/blog-conclusion-writer.ts";
import { blogIntroWriter } from "./blog/blog-intro-writer.ts";
import { expandBlogSection } from "./blog/expand-blog-section.ts";
import { headlineGenerator } from "./blog/headline-generator.ts";
import { outlineCreator } from "./blog/outline-creator.ts";
import { generateInspiration } from "./brainstorm/inspiration.ts";
import { brainstormMessage } from "./brainstorm/message.ts";
import { otherPerspective } from "./brainstorm/perspective.ts";
import { brainstormRoles } from "./brainstorm/roles.ts";
import { continueOptions } from "./continue/continue-options.ts";
import { brainstorm } from "./create/brainstorm.ts";
import { creativeTools } from "./create/creative-tools.ts";
import { expand as createExpand } from "./create/expand.ts";
import { repurpose } from "./create/repurpose.ts";
import { rewrite as createRewrite } from "./create/rewrite.ts";
import { summarize as createSummarize } from "./create/summarize.ts";
import { angleAndPerspective } from "./inspire/angle-and-perspective.ts";
import { condensedVariations } from "./inspire/condensed-variations.ts";
import { headlinesAndTitles } from "./inspire/headlines-and-titles.ts";
import { hooksAndOpenings } from "./inspire/hooks-and-openings.ts";
import { rephrasingAndAlternatives } from "./inspire/rephrasing-and-alternatives.ts";
import { adCopyGenerator } from "./marketing/ad-copy-generator.ts";
import { callToActionEnhancer } from "./marketing/call-to-action-enhancer.ts";
import { hashtagAndEmojiOptimizer } from "./marketing/hashtag-and-emoji-optimizer.ts";
import { seoOptimize } from "./marketing/seo-optimize.ts";
import { socialPostGenerator } from "./marketing/social-post-generator.ts";
import { coverLetterCreator } from "./professional/cover-letter-creator.ts";
import { cvResumeWriter } from "./professional/cv-resume-writer.ts";
import { emailPolisher } from "./professional/email-polisher.ts";
import { pitchProposalWriter } from "./professional/pitch-proposal-writer.ts";
import { prompt } from "./prompts/prompt.ts";
import { prompts } from "./prompts/prompts.ts";
import { purposeWriter } from "./purpose/purpose-writer.ts";
import { minute1 } from "./read-time/1-minute.ts";
import { minutes10 } from "./read-time/10-minutes.ts";
import { minutes2 } from "./read-time/2-minutes.ts";
import { minutes5 } from "./read-time/5-minutes.ts";
import { socialTools } from "./social/social-tools.ts";
import { storyTools } from "./stories/story-tools.ts";
import { templates } from "./templates/templates.ts";
import { subtitleStyles, titleStyles } from "./titles/titles.ts";
import { enhance } from "./writing/enhance.ts";
import { expand as writingExpand } from "./writing/expand.ts";
import { fixGrammar } from "./writing/fix-grammar.ts";
import { formalize } from "./writing/formalize.ts";
import { improve } from "./writing/improve.ts";
import { paraphrase } from "./writing/paraphrase.ts";
import { rewrite as writingRewrite } from "./writing/rewrite.ts";
import { shorter } from "./writing/shorter.ts";
import { simplify } from "./writing/simplify.ts";
import { summarize as writingSummarize } from "./writing/summarize.ts";

/** All entries in the order that the menus show. */
export const entries: readonly Entry[] = [
  createRewrite,
  createExpand,
  createSummarize,
  repurpose,
  brainstorm,
  creativeTools,
  headlinesAndTitles,
  hooksAndOpenings,
  angleAndPerspective,
  condensedVariations,
  rephrasingAndAlternatives,
  writingRewrite,
  writingExpand,
  shorter,
  improve,
  writingSummarize,
  simplify,
  fixGrammar,
  paraphrase,
  enhance,
  formalize,
  socialPostGenerator,
  hashtagAndEmojiOptimizer,
  adCopyGenerator,
  callToActionEnhancer,
  seoOptimize,
  cvResumeWriter,
  coverLetterCreator,
  emailPolisher,
  pitchProposalWriter,
  blogIntroWriter,
  blogConclusionWriter,
  outlineCreator,
  headlineGenerator,
  expandBlogSection,
  addFactsAndStats,
  minute1,
  minutes2,
  minutes5,
  minutes10,
  ...socialTools,
  ...storyTools,
  chat,
  completion,
  prompt,
  prompts,
  ...templates,
  purposeWriter,
  ...titleStyles,
  ...subtitleStyles,
  ...continueOptions,
  adapt,
  brainstormMessage,
  generateInspiration,
  otherPerspective,
  brainstormRoles,
];

/** Where an entry stands: a family of home, a group of the sidebar, the read times, a tool of the workspace, or a conversation of two roles. */
export type Group =
  | "create"
  | "inspire"
  | "writing"
  | "marketing"
  | "professional"
  | "blog"
  | "read-time"
  | "social"
  | "stories"
  | "assist"
  | "prompts"
  | "templates"
  | "purpose"
  | "titles"
  | "continue"
  | "adapt"
  | "brainstorm";

const groups: readonly Group[] = [
  "create",
  "inspire",
  "writing",
  "marketing",
  "professional",
  "blog",
  "read-time",
  "social",
  "stories",
  "assist",
  "prompts",
  "templates",
  "purpose",
  "titles",
  "continue",
  "adapt",
  "brainstorm",
];
const sidebar: readonly Group[] = ["writing", "marketing", "professional", "blog"];

/** The group of an entry: the first part of its id. */
export function groupOf(entry: Entry): Group {
  return groups.find((group) => entry.id.startsWith(`${group}/`)) ?? "writing";
}

/** The entry with an id such as `writing/shorter`, or null. */
export function findEntry(id: string): Entry | null {
  return entries.find((entry) => entry.id === id) ?? null;
}

/** The entry with a specified name in a group; `sidebar` stands for the sidebar's four groups of 25 actions. */
export function findByName(group: Group | "sidebar", name: string): Entry | null {
  return (
    entries.find(
      (entry) =>
        entry.name === name &&
        (group === "sidebar" ? sidebar.includes(groupOf(entry)) : groupOf(entry) === group),
    ) ?? null
  );
}

/** The entries under a first part of ids, such as `continue`, in menu order. */
export function entriesUnder(part: string): readonly Entry[] {
  return entries.filter(({ id }) => id.startsWith(`${part}/`));
}

/** What pages may know of an entry. */
export interface PublicEntry {
  id: string;
  name: string;
  icon: string;
  shortDescription: string;
  purpose: string;
  /** The first part of its id. */
  group: string;
  /** Whether the built-in writer can do it, at least without a suboption. */
  builtin: boolean;
  price: Price;
  suboptions: Entry["suboptions"];
}

/** An entry without instruction, vows and rule, with what it may cost. */
export function toPublic(entry: Entry, priceOf: (entry: Entry) => Price): PublicEntry {
  return {
    id: entry.id,
    name: entry.name,
    icon: entry.icon,
    shortDescription: entry.shortDescription,
    purpose: entry.purpose,
    group: entry.id.slice(0, entry.id.indexOf("/")),
    builtin: entry.rule !== undefined,
    price: priceOf(entry),
    suboptions: entry.suboptions,
  };
}
