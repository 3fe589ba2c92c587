/** The entries that lay out: whole sentences of the text, chosen and set in order. */

import { type Block, blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { platformLimits } from "../../prose/platform-limits.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Section } from "../../promises/sections.ts";
import type { Rule } from "../../task.ts";
import { addFacts } from "./add-facts.ts";
import { forEverybody } from "./addressed.ts";
import { scannableSections, threadBuilder } from "./breaks.ts";
import { continuity } from "./continuity.ts";
import { lineBreaks } from "./lines.ts";
import { ask, fitToPost, laidPost, offered, quotableLine, teaser, videoScript } from "./posts.ts";
import { readIn } from "./read-time.ts";
import { isPriced, productPage } from "./product.ts";
import { laidUnder, type Part, partsOf, partsUnder, type Place, titleOf } from "./sections.ts";
import { summarize } from "./summaries.ts";
import { quotation, type Statement, statementsOf } from "./statements.ts";
import {
  isRecord,
  isTold,
  kindOfText,
  speaksAsI,
  speaksAsOne,
  type TextKind,
} from "../text-kind/text-kind.ts";
import { onceSpelt, onlyFor, unfit } from "./unfit.ts";

const onX = platformLimits["Twitter / X"].post.value;
const onLinkedIn = platformLimits.LinkedIn.post.value;
const onInstagram = platformLimits.Instagram.caption.value;

/** What tells a matter plainly, and may be taken sentence by sentence. */
const plain: readonly TextKind[] = ["article", "report", "notice", "other"];
/** An opening can be posted of these; of guides, minutes, letters and reports it says too little, and of a review it leaves out the verdict. */
const posted: readonly TextKind[] = [
  "news",
  "memoir",
  "product",
  "opinion",
  "travel",
  "vacancy",
  "article",
  "notice",
  "other",
];
const teased: readonly TextKind[] = [
  "story",
  "memoir",
  "travel",
  "opinion",
  "news",
  "product",
  "article",
  "review",
  "other",
];
const threaded: readonly TextKind[] = [
  "news",
  "product",
  "opinion",
  "memoir",
  "travel",
  "review",
  "story",
  "how-to",
  "answers",
  "interview",
  "recipe",
  "speech",
  "vacancy",
  "article",
  "notice",
  "other",
];

const chosen = (form: string, kinds: readonly TextKind[], rule: Rule): Rule =>
  onlyFor(form, kinds, onceSpelt(rule));
/** A text of so few words is a note that somebody wrote to be sent. */
const short = 60;

/** For kinds that fit; of a text whose kind is in doubt no record is shown to everybody. */
const toAll =
  (form: string, kinds: readonly TextKind[], rule: Rule): Rule =>
  (source, values, signal) => {
    const kind = kindOfText(source.text);
    const fits =
      kinds.includes(kind) && !(kind === "other" && countWords(source.text) > short && isRecord(source.text));
    return fits ? forEverybody(form, rule)(source, values, signal) : unfit(form, kinds, kind);
  };
const asPost = (rule: Rule): Rule => toAll("a post", posted, onceSpelt(rule));
const linkedIn = asPost(laidPost({ most: 150, characters: onLinkedIn, end: ask }));
const facebook = asPost(laidPost({ most: 90, end: ask }));
const post = asPost(laidPost({ most: 100, end: offered }));
const caption = asPost(laidPost({ most: 80, characters: onInstagram, end: "" }));
const storied: readonly TextKind[] = ["story", "memoir", "travel", "opinion"];
const storyCaption = onceSpelt(laidPost({ most: 80, characters: onInstagram, end: "" }));
/** Of a text whose kind is in doubt only what has happened makes a story. */
const toldCaption: Rule = (source, values, signal) =>
  toAll("a caption that tells a story", isTold(source.text) ? [...storied, "other"] : storied, storyCaption)(
    source,
    values,
    signal,
  );
const thread = onlyFor("a thread", threaded, forEverybody("a thread", threadBuilder));
const script = toAll(
  "a script",
  [
    "news",
    "opinion",
    "memoir",
    "travel",
    "review",
    "product",
    "vacancy",
    "speech",
    "how-to",
    "article",
    "notice",
    "other",
  ],
  onceSpelt(videoScript),
);
const summary = onceSpelt(summarize);
const plainSummary = onceSpelt((source) => summarize(source, {}));
/** A summary behind the text, where its first sentences would only be said again. */
const summaryBehind = onceSpelt((source) => {
  const made = summarize(source, {});
  if (typeof made !== "string") return made;
  const first = statementsOf(source.text).find(({ courtesy }) => !courtesy);
  const title = plainOf(source.title ?? titleOf(source.text)).replace(/[.:]$/, "");
  // Its title and its list of requests stand in the text as they stand here.
  const isSaid =
    first === undefined || made.startsWith(first.text) || (title !== "" && made.startsWith(`${title}.`));
  return isSaid
    ? {
        decline:
          "Without a model a summary of this text is made of its own sentences, the first in front, and behind the text they would only be said again. Summarize gives them by themselves; a model can write others.",
      }
    : made;
});
const shorterRead = (minutes: number): Rule => {
  const cut = readIn(minutes);
  return (source, values, signal) => {
    const words = countWords(source.text);
    const rule = words > minutes * 220 ? chosen("a shorter reading", ["news"], cut) : cut;
    return rule(source, values, signal);
  };
};

/** A form that asks for facts, for the kinds of text that hold them. */
export const asForm = (form: string, kinds: readonly TextKind[], rule: Rule): Rule =>
  chosen(form, kinds, rule);

/** What is built and run. */
const technical =
  /\b(?:systems?|devices?|servers?|users?|interfaces?|software|valves?|pumps?|sensors?|modules?|components?|voltage|volts?|signals?|data|files?|tanks?|machines?|motors?|pressure|load|bar|batter(?:y|ies)|controllers?|switch(?:es)?|networks?|database|requests?|pipes?|filters?|circuits?|cables?|frames?|bolts?|axles?|hinges?|doors?|alarms?|lamps?|meters?)\b/gi;

/** A form that says what a thing does, and not what somebody thinks or tells. */
export const ofThings = (form: string, rule: Rule): Rule =>
  asForm(form, ["article", "report", "other"], (source, values, signal) =>
    new Set(source.text.toLowerCase().match(technical)).size < 2
      ? {
          decline: `This text names next to nothing that is built or run, and ${form} says what such a thing is and must do. With the thing and its parts in the text it can be laid out.`,
        }
      : speaksAsOne(source.text)
        ? {
            decline: `This text speaks as an I or a we; ${form} says what a thing is and must do, and nobody speaks in it. A model can turn it round.`,
          }
        : rule(source, values, signal),
  );

const must = /\b(?:must|needs? to|has to|have to|required?|requires)\b/i;
const itemised = ({ item }: Statement) => item;
/** Where sentences go in templates, by the template's id and the section's title. */
const places: Readonly<Record<string, (sections: readonly Section[]) => Readonly<Record<string, Place>>>> = {
  "templates/tiktok-script": () => ({}),
  "templates/press-release": () => ({
    Lead: { lead: 60 },
    Details: { rest: true },
  }),
  "templates/product-description": (sections) =>
    generic(sections, /feature|specification|detail|inside|fact/i, itemised),
  "templates/technical-specification": (sections) =>
    generic(sections, /requirement|behaviou?r|constraint/i, ({ text }) => must.test(text)),
};

/** The lead in the first section, what shows by its form in the one that fits, the rest behind. */
function generic(
  sections: readonly Section[],
  fits: RegExp,
  belongs: (statement: Statement) => boolean,
): Readonly<Record<string, Place>> {
  const body = sections.filter(({ mark }) => mark !== "title");
  const lead = body[0]?.title ?? "";
  const marked = body.find(({ title }) => fits.test(title) && title !== lead)?.title ?? "";
  const price = body.find(({ title }) => /price|call to action/i.test(title))?.title ?? "";
  const asked = belongs === itemised ? "" : "what the thing must do";
  return {
    [lead]: { lead: 50, rest: belongs === itemised },
    ...(price === "" || belongs !== itemised ? {} : { [price]: { belongs: isPriced } }),
    ...(marked === "" ? {} : { [marked]: { belongs, list: true, ...(asked === "" ? {} : { asked }) } }),
  };
}

/** The rule of a template that lays out; nothing for one that does not. */
export function templateLayout(id: string, sections: readonly Section[]): Rule | undefined {
  const own: Readonly<Record<string, Rule>> = {
    "templates/tweet": asPost(fitToPost),
    "templates/twitter-x-thread": thread,
    "templates/linkedin-post": linkedIn,
    "templates/facebook-post": facebook,
  };
  if (id === "templates/user-guide") return asForm("a user guide", ["how-to"], userGuide(sections));
  if (own[id] || !places[id]) return own[id];
  const laid = (kept: readonly Section[]) => laidUnder(kept, places[id]?.(kept) ?? {});
  if (id === "templates/tiktok-script") return script;
  if (id === "templates/press-release")
    return asForm("a press release", ["article", "notice", "other"], quotationsInPlace(sections, laid));
  if (id === "templates/product-description")
    return asForm("a product description", ["product"], productPage(sections, laid(sections)));
  return ofThings("a technical specification", laid(sections));
}

const steps = /^(?:steps?|method|instructions?|directions?|how to|what to do)\b/i;
const ready =
  /^(?:before you|you['’]ll need|you will need|what you(?:['’]ll)? need|tools|materials|requirements|ingredients|preparation)\b/i;
const trouble = /^(?:if\b|troubleshooting|problems?|what if|when it)/i;
const tips = /^(?:tips?|notes?|hints?)\b/i;

/** A guide whose steps are numbered, its parts whole under the sections of the form. */
function userGuide(sections: readonly Section[]): Rule {
  return ({ text, title }) => {
    const parts = partsOf(text);
    const numbered = parts.filter((part) => part.numbered);
    if (numbered.length !== 1)
      return {
        decline:
          numbered.length === 0
            ? "The steps of this text stand in its sentences, and by rule none is pulled out of them. Number them, one a line, and they can be laid out."
            : `This text has ${String(numbered.length)} numbered lists, and a user guide has one. Each could be a guide of its own.`,
      };
    const named = title ?? titleOf(text);
    const [before, rest] = stepsApart(parts);
    const page = partsUnder(
      rest,
      sections,
      (part) => {
        if (part.numbered || steps.test(part.heading)) return "Steps";
        if (part.heading === "" || ready.test(part.heading)) return "Before you start";
        return trouble.test(part.heading) ? "Troubleshooting" : tips.test(part.heading) ? "Tips" : "";
      },
      named,
    );
    return [named === "" ? "" : `**${named}**`, before, page].filter(Boolean).join("\n\n");
  };
}

/** What a guide says before its steps, where no heading stands over it, and its parts without that. */
function stepsApart(parts: readonly Part[]): [before: string, rest: readonly Part[]] {
  const [first, ...others] = parts;
  if (!first?.numbered || first.heading !== "") return ["", parts];
  const blocks: Block[] = blocksOf(first.body);
  const list = blocks.findIndex(({ kind, prefix }) => kind === "item" && /\d/.test(prefix));
  const from = blocks[list - 1]?.text.trimEnd().endsWith(":") === true ? list - 1 : list;
  const [before, rest] = [blocks.slice(0, from), blocks.slice(from)].map((some) => joinBlocks(some).trim());
  return [before ?? "", [{ ...first, body: rest ?? "" }, ...others]];
}

const announces =
  /\b(?:are|is|will|have|has) (?:now )?(?:\p{L}+ing|open|opened|close|closed|launch|launched|move|moved|begin|start|started|join|joined|become|available|won|appointed)\b|\b(?:announce[sd]?|opens?|launche[sd]|celebrates?|pleased to)\b/iu;

const quoted = /[“"][^“”"]*[”"]/g;

/** A quotation stays where it stood in the report, and then no slot asks for one. */
export function quotationsInPlace(
  sections: readonly Section[],
  laid: (kept: readonly Section[]) => Rule,
): Rule {
  return (source, values, signal) => {
    const first = statementsOf(source.text)[0];
    if (!(first && announces.test(first.text)) || /\b(?:I|my|me)\b/.test(source.text.replace(quoted, "")))
      return {
        decline:
          "The first sentence of this text announces nothing that is new in the name of a firm or a group, and a press release begins with that. A model can write one.",
      };
    const kept = quotation.test(source.text) ? sections.filter(({ title }) => title !== "Quote") : sections;
    return laid(kept)(source, values, signal);
  };
}

/** Nobody asks for a source of what somebody tells of their own life. */
const sourced: Rule = (source, values, signal) =>
  onlyFor(
    "a text with its missing sources marked",
    ["opinion", "article", "report", ...(speaksAsI(source.text) ? [] : (["other"] as const))],
    addFacts,
  )(source, values, signal);

/** Rules by the entry's id; a value's own stands behind it. */
export const layoutRules: Readonly<Record<string, Rule>> = {
  "create/summarize": summary,
  "writing/summarize": plainSummary,
  "continue/add-a-summary": summaryBehind,
  "read-time/1-minute": shorterRead(1),
  "read-time/2-minutes": shorterRead(2),
  "read-time/5-minutes": shorterRead(5),
  "read-time/10-minutes": shorterRead(10),
  "marketing/social-post-generator": post,
  "blog/add-facts-and-stats": sourced,
  "social/write-a-post": post,
  "social/community-post": asPost(laidPost({ most: 80, end: ask })),
  "social/caption-writer": caption,
  "social/fit-to-280": asPost(fitToPost),
  "social/short-video-script": script,
  "social/story-teaser": toAll("a teaser", teased, onceSpelt(teaser)),
  "social/storytelling-caption": toldCaption,
  "social/quote-worthy-line": chosen(
    "a line to quote",
    ["opinion", "memoir", "travel", "news", ...plain],
    quotableLine,
  ),
  "social/line-break-formatter": lineBreaks,
  "social/thread-builder": thread,
  "social/scannable-sections": onlyFor(
    "a page in short sections",
    [...posted, "review", "how-to", "speech"],
    scannableSections,
  ),
  "stories/check-continuity": onlyFor("a check of continuity", ["story", "memoir"], continuity),
  "create/repurpose/Social thread": thread,
  "create/repurpose/Video script": script,
  "create/repurpose/LinkedIn": linkedIn,
  "create/repurpose/Twitter / X": threadOrPost,
  "create/repurpose/Instagram": caption,
  "adapt/adapt/Social Media": post,
};

/** Where the text fits into one post there is nothing to do; else the thread that every other door to it makes. */
function threadOrPost(...[source, values, signal]: Parameters<Rule>): ReturnType<Rule> {
  const rule = weightedLength(plainOf(source.text).trim()) > onX ? thread : fitToPost;
  return rule(source, values, signal);
}
