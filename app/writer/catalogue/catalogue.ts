/** Everything a writer can be asked to do. */

import type { BuiltinKind } from "#app/document/builtin-kind.ts";
import type { Price } from "#app/document/credits.ts";
import type { Entry, Suboption } from "../task.ts";
import { adapt } from "./adapt/adapt.ts";
import { chat } from "./assist/chat.ts";
import { completion } from "./assist/completion.ts";
import { blog } from "./blog.ts";
import { brainstorm as roleTalk } from "./brainstorm.ts";
import { continueOptions } from "./continue.ts";
import { brainstorm } from "./create/brainstorm.ts";
import { creativeTools } from "./create/creative-tools.ts";
import { expand } from "./create/expand.ts";
import { repurpose } from "./create/repurpose.ts";
import { rewrite } from "./create/rewrite.ts";
import { summarize } from "./create/summarize.ts";
import { type Group, groupOf, inSidebar } from "./groups.ts";
import { angleAndPerspective } from "./inspire/angle-and-perspective.ts";
import { condensedVariations } from "./inspire/condensed-variations.ts";
import { headlinesAndTitles } from "./inspire/headlines-and-titles.ts";
import { hooksAndOpenings } from "./inspire/hooks-and-openings.ts";
import { rephrasingAndAlternatives } from "./inspire/rephrasing-and-alternatives.ts";
import { marketing } from "./marketing.ts";
import { professional } from "./professional.ts";
import { prompt } from "./prompts/prompt.ts";
import { prompts } from "./prompts/prompts.ts";
import { purposeWriter } from "./purpose/purpose-writer.ts";
import { readTimes } from "./read-time.ts";
import { socialTools } from "./social.ts";
import { storyTools } from "./stories/story-tools.ts";
import { templates } from "./templates/templates.ts";
import { subtitleStyles, titleStyles } from "./titles.ts";
import { writing } from "./writing.ts";

/** All entries in the order that the menus show. */
export const entries: readonly Entry[] = [
  rewrite,
  expand,
  summarize,
  repurpose,
  brainstorm,
  creativeTools,
  headlinesAndTitles,
  hooksAndOpenings,
  angleAndPerspective,
  condensedVariations,
  rephrasingAndAlternatives,
  ...writing,
  ...marketing,
  ...professional,
  ...blog,
  ...readTimes,
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
  ...roleTalk,
];

/** The entry with an id such as `writing/shorter`, or null. */
export function findEntry(id: string): Entry | null {
  return entries.find((entry) => entry.id === id) ?? null;
}

/** The entry with a specified name in a group; `sidebar` stands for the sidebar's four groups of 25 actions. */
export function findByName(group: Group | "sidebar", name: string): Entry | null {
  return (
    entries.find(
      (entry) => entry.name === name && (group === "sidebar" ? inSidebar(entry) : groupOf(entry) === group),
    ) ?? null
  );
}

/** The entries under a first part of ids, such as `continue`, in menu order. */
export function entriesUnder(part: string): readonly Entry[] {
  return entries.filter(({ id }) => id.startsWith(`${part}/`));
}

/** What pages may know of an entry. */
interface PublicEntry {
  id: string;
  name: string;
  icon: string;
  shortDescription: string;
  purpose: string;
  /** The first part of its id. */
  group: string;
  /** What the built-in writer does of it, without a suboption and with each value. */
  builtin: BuiltinKind;
  price: Price;
  suboptions: readonly (Omit<Suboption, "values"> & {
    values: readonly { name: string; description: string; builtin: BuiltinKind }[];
  })[];
}

/** An entry without instruction, vows and rule, with what it may cost. */
export function toPublic(entry: Entry, priceOf: (entry: Entry) => Price): PublicEntry {
  return {
    id: entry.id,
    name: entry.name,
    icon: entry.icon,
    shortDescription: entry.shortDescription,
    purpose: entry.purpose,
    group: groupOf(entry),
    builtin: entry.builtin,
    price: priceOf(entry),
    suboptions: entry.suboptions.map((one) => ({
      ...one,
      values: one.values.map((value) => ({ builtin: entry.builtin, ...value })),
    })),
  };
}
