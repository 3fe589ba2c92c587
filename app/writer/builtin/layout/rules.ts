/** The entries that lay out: whole sentences of the text, chosen and set in order. */

import { platformLimits } from "../../prose/platform-limits.ts";
import { tokensOf } from "../../prose/english/tokens.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Section } from "../../promises/sections.ts";
import type { Rule } from "../../task.ts";
import { addFacts } from "./add-facts.ts";
import { lineBreaks, scannableSections, threadBuilder } from "./breaks.ts";
import { continuity } from "./continuity.ts";
import { fitToPost, laidPost, quotableLine, teaser, videoScript } from "./posts.ts";
import { readIn } from "./read-time.ts";
import { laidUnder, type Place } from "./sections.ts";
import { summarize } from "./summaries.ts";
import { quotation, type Statement, statementsOf } from "./statements.ts";
import { textKindOf, type TextKind } from "../text-kind.ts";
import { onceSpelt, onlyFor } from "./unfit.ts";

const onX = platformLimits["Twitter / X"].post.value;
const onLinkedIn = platformLimits.LinkedIn.post.value;
const onInstagram = platformLimits.Instagram.caption.value;

const ask = "[A question to your readers?]";

/** Sentences of these may be chosen and set apart; of stories, recipes, minutes and letters they may not. */
const factual: readonly TextKind[] = ["news", "product", "other"];
const summed: readonly TextKind[] = [...factual, "opinion"];
const whole: readonly TextKind[] = [...summed, "memory"];

const chosen = (form: string, kinds: readonly TextKind[], rule: Rule): Rule =>
  onlyFor(form, kinds, onceSpelt(rule));
const asPost = (rule: Rule): Rule => chosen("a post", factual, rule);
const linkedIn = asPost(laidPost({ most: 150, characters: onLinkedIn, end: ask }));
const facebook = asPost(laidPost({ most: 90, end: ask }));
const post = asPost(laidPost({ most: 100, end: "[What should readers do now?]" }));
const caption = asPost(laidPost({ most: 60, characters: onInstagram, end: "" }));
const thread = onlyFor("a thread", [...whole, "fiction"], threadBuilder);
const script = chosen("a script", ["news", "opinion", "memory", "other"], videoScript);
const summary = chosen("a summary", summed, summarize);
/** The sidebar's Summarize and a summary added at the end. */
const plainSummary = chosen("a summary", summed, (source) => summarize(source, {}));
const shorterRead = (minutes: number): Rule => {
  const cut = readIn(minutes);
  return (source, values, signal) => {
    const words = countWords(source.text);
    const rule = words > minutes * 220 ? chosen("a shorter reading", whole, cut) : cut;
    return rule(source, values, signal);
  };
};

/** A form that asks for facts, for the kinds of text that hold them. */
export const asForm = (kinds: readonly TextKind[], rule: Rule): Rule => chosen("this form", kinds, rule);

const must = /\b(?:must|needs? to|has to|have to|required?|requires)\b/i;
const itemised = ({ item }: Statement) => item;
const orders = ({ text }: Statement) => {
  const bare = plainOf(text).replace(/^(?:first|then|next|now|finally|when [^,]+),? /i, "");
  const [first] = tokensOf(bare.toLowerCase());
  return first?.tag === "VERB" && first.lemma === first.key && !bare.endsWith("?");
};

/** Where sentences go in templates, by the template's id and the section's title. */
const places: Readonly<Record<string, (sections: readonly Section[]) => Readonly<Record<string, Place>>>> = {
  "templates/tiktok-script": () => ({}),
  "templates/press-release": () => ({
    Lead: { lead: 60 },
    Details: { rest: true },
  }),
  "templates/product-description": (sections) =>
    generic(sections, /feature|specification|detail|inside|fact/i, itemised),
  "templates/user-guide": (sections) => generic(sections, /step|how|use/i, orders),
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
  const numbered = belongs === orders;
  const asked = numbered ? "what the reader should do" : belongs === itemised ? "" : "what the thing must do";
  return {
    [lead]: { lead: 50, rest: belongs === itemised },
    ...(marked === ""
      ? {}
      : { [marked]: { belongs, list: !numbered, numbered, ...(asked === "" ? {} : { asked }) } }),
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
  if (own[id] || !places[id]) return own[id];
  const laid = (kept: readonly Section[]) => laidUnder(kept, places[id]?.(kept) ?? {});
  if (id === "templates/tiktok-script") return script;
  if (id === "templates/press-release") return asForm(["news", "other"], quotationsInPlace(sections, laid));
  return asForm(id === "templates/product-description" ? ["product"] : ["other"], laid(sections));
}

const announces =
  /\b(?:are|is|will|have|has) (?:now )?(?:\p{L}+ing|open|opened|close|closed|launch|launched|move|moved|begin|start|started|join|joined|become|available|won|appointed)\b|\b(?:announce[sd]?|opens?|launche[sd]|celebrates?|pleased to)\b/iu;

/** A quotation stays where it stood in the report, and then no slot asks for one. */
export function quotationsInPlace(
  sections: readonly Section[],
  laid: (kept: readonly Section[]) => Rule,
): Rule {
  return (source, values, signal) => {
    const first = statementsOf(source.text)[0];
    if (textKindOf(source.text) === "other" && !(first && announces.test(first.text)))
      return {
        decline:
          "The first sentence of this text announces nothing that is new, and a press release begins with that. A model can write one.",
      };
    const kept = quotation.test(source.text) ? sections.filter(({ title }) => title !== "Quote") : sections;
    return laid(kept)(source, values, signal);
  };
}

/** Rules by the entry's id; a value's own stands behind it. */
export const layoutRules: Readonly<Record<string, Rule>> = {
  "create/summarize": summary,
  "writing/summarize": plainSummary,
  "continue/add-a-summary": plainSummary,
  "read-time/1-minute": shorterRead(1),
  "read-time/2-minutes": shorterRead(2),
  "read-time/5-minutes": shorterRead(5),
  "read-time/10-minutes": shorterRead(10),
  "marketing/social-post-generator": post,
  "blog/add-facts-and-stats": onlyFor("Add Facts & Stats", ["opinion", "other"], addFacts),
  "social/write-a-post": post,
  "social/community-post": asPost(laidPost({ most: 80, end: ask })),
  "social/caption-writer": caption,
  "social/fit-to-280": asPost(fitToPost),
  "social/short-video-script": script,
  "social/story-teaser": chosen("a teaser", ["news", "opinion", "memory", "other"], teaser),
  "social/storytelling-caption": chosen(
    "a caption",
    ["memory", "other"],
    laidPost({ most: 80, characters: onInstagram, end: "" }),
  ),
  "social/quote-worthy-line": chosen("a line to quote", ["opinion", "other"], quotableLine),
  "social/line-break-formatter": lineBreaks,
  "social/thread-builder": thread,
  "social/scannable-sections": onlyFor("a page to scan", summed, scannableSections),
  "stories/check-continuity": onlyFor("a check of continuity", ["fiction", "memory", "other"], continuity),
  "create/repurpose/Social thread": thread,
  "create/repurpose/Video script": script,
  "create/repurpose/LinkedIn": linkedIn,
  "create/repurpose/Twitter / X": onlyFor("a thread", whole, threadOrPost),
  "create/repurpose/Instagram": caption,
  "adapt/adapt/Social Media": post,
};

function threadOrPost(source: Parameters<Rule>[0]): ReturnType<Rule> {
  return weightedLength(plainOf(source.text)) > onX ? threadBuilder(source) : fitToPost(source);
}
