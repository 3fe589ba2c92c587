/** A page about a product: its parts, and the paragraphs that say themselves where they belong, under the sections of the form. */

import { type Block, blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Section } from "../../promises/sections.ts";
import type { Decline, Rule } from "../../task.ts";
import { afterLeadIn, leadInOf } from "./lead-ins.ts";
import { tellsOf } from "./opening.ts";
import { type Part, partsOf, partsUnder, titleOf } from "./sections.ts";
import { isLabelled, type Statement } from "./statements.ts";

/** What something costs, and when it comes; no price of an item in a list, and of nothing that another sentence names. */
export const isPriced = ({ text, item, points, label }: Statement): boolean =>
  (!item || label !== "") &&
  !points &&
  !/\b(?:these|those|them)\b/i.test(text) &&
  /[£$€]\s?\d|\bplease allow\b|\b(?:prices?|postage|delivery|delivered|ships?|costs?|warranty|guarantee)\b/i.test(
    text,
  );

const gains = /^(?:why you|what makes|benefits|reasons|why choose|why it)/i;
const inside =
  /\b(?:why you|how (?:it|they) fits?|care|box|includes?|included|features?|specifications?|details?|what you get|sizes?|materials?|made (?:of|from)|dimensions)\b/i;
const bought =
  /\b(?:price|prices|cost|deliver\w*|shipping|postage|returns?|refunds?|guarantee|warranty|order|buy|don['’]t like|change your mind)\b/i;

/** Heads of what says who will want it: `Who buys it`, `Ideal for`. */
const forWhom =
  /^who (?:(?:it|this|that|they|these) (?:is|are|was|were|suits?)|(?:it|this)['’]s|is it|are they|buys|uses|wants|needs|should|would)\b|^(?:perfect|ideal|right|best|suited|made) for\b/i;
/** `It would suit a small yard`, in a first sentence. */
const suiting =
  /^(?:not )?for (?:anybody|anyone|people|somebody|someone|those|children|kids|whoever)\b|\bwould suit\b|^(?:I|we)(?:['’]d| would) (?:like|love|prefer|want) (?:it|them|this|these|her|him) to go to (?:an?|some)\b|\bsuits (?:an?|any|every)|\b(?:perfect|ideal) for (?:an?|any|every|some)|^(?:good|great|ideal|perfect|made|meant|right) for (?!another\b|(?:\p{L}+ )?(?:years?|months?|miles)\b|now\b|nothing\b|the price\b|its age\b|\d|£|\$|€)/iu;
/** Those that say no more than the heading over them. */
const sameAsHeading = /^who (?:(?:it|this) is|(?:it|this)['’]s|is it) for\W*$/i;

/** A sentence that says what is to be paid and how it comes. */
const offers: readonly RegExp[] = [
  /^(?:post|carriage) (?:is|costs) /i,
  /^(?:the |our |my )?(?:prices?|asking price|postage|shipping|delivery|warranty|guarantee|collection|payment|cash|cheques?|bank transfer)\b/i,
  /^(?:from |only |just |now |yours for )?[£$€]\s?\d/i,
  /\b(?:costs?|is|are|for|at|from|asking) (?:only |just |about )?\**[£$€]\s?\d/i,
  /^\*\*[^*]{2,40}\*\*[^.]{0,30}[£$€]\s?\d/,
  /\bships? (?:in|from|within|by|free|to|the|worldwide|anywhere)\b/i,
  /^(?:will (?:trade|swap|take|consider|post|ship|deliver)|no (?:offers|swaps|returns|trades|postage)|offers|open to offers|swaps?)\b/i,
  /^(?:please )?allow (?:about |up to |around |at least )?[\p{L}\d]+(?:(?:[-–]| to | or )[\p{L}\d]+)? (?:working )?(?:days|weeks|months)\b/iu,
  /^(?:half|a third|a quarter|\d+ ?%|deposit of) (?:down|up front|in advance|on order)\b|^(?:viewing|viewings|come and (?:see|try|look))\b/i,
];
/** A sum that a sentence may name by the way. */
const byTheWay = offers[3];
/** What is paid, and how the thing comes to whoever pays: `No delivery`, `I can load it`. */
const ofSale =
  /[£$€]\s?\d|\b(?:pric(?:e|es|ed)|pay(?:s|ment)?|paid|cash|cheques?|transfer|deposit|offers?|discount|deliver\w*|post(?:age|ed|ing)?|ship(?:s|ped|ping)?|collect(?:s|ed|ion)?|order(?:s|ed)?|sell(?:s|ing)?|sold|cost(?:s|ing)?|haggl\w+|refunds?|warranty|guarantee\w*)\b/i;
/** A whole sentence that says how the thing leaves, wherever it stands. */
const leaves =
  /^(?:no (?:delivery|deliveries|postage|posting|shipping|couriers?)|buyer(?:s)? (?:collects?|to collect|must collect)|collection only|collect only|you collect|cash on collection)(?=[.,;!]|$| (?:or|and|to|available|possible)\b)/i;
/** `I will ship to the mainland`, `I'm not posting it`. */
const sends =
  /\b(?:I|we)(?:['’]ll| will| can| won['’]t| don['’]t|['’]m not| am not| do not)? (?:only )?(?:ship|post|deliver|posting|shipping|delivering)\b/i;
/** What things once cost, and what others ask. */
const elsewhere = /\b(?:was|were|paid|had|used to|new (?:one|ones)|elsewhere|cheap(?:er)? ones)\b/i;
/** `Call before noon`, `Text Ken on the number below`: how one gets it. */
const reach =
  /^(?:(?:Please |Just )?(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Mm]essage|DM|[Ee]-?mail)(?: me| us)? (?:rather than|only\b|first\b|please\b|before|after|between|on|at|for a|if|any ?time|in the (?:morning|afternoon|evening|daytime|week)s?\b|evenings?\b|mornings?\b|week(?:days|ends)\b|days\b|the \p{L}+ (?:and|or|on|at|before|after)\b|\p{Lu})|Ask for \p{Lu}|Reply\b|Write to\b|Order (?:by|from|before|at|on|through|your)\b|Collect (?:from|in|at)\b|Pick (?:it|them) up\b|Come (?:and|by|to)\b|To (?:order|buy|reserve|see)\b|Whoever buys\b)|\b(?:ring|call|phone|text) \+?\d{3}/u;

/** The run-in head of a paragraph: `*Who it's for.*`, `Who buys it:`; empty for none. */
const runInOf = (text: string): string =>
  leadInOf(text) || (/^(\p{Lu}[^.!?:]{2,40}):\s/u.exec(plainOf(text))?.[1] ?? "");

const comesWith = /^(?:(?:it|they|each|every one|everything) )?comes? (?:complete )?with /i;

/** `What's wrong with it`, `Known faults`, `The bad`: heads of what nobody buys a thing for. */
const faulty =
  /\b(?:wrong with|not (?:right|perfect|so good)|faults?|faulty|flaws?|defects?|problems?|damage[ds]?|broken|missing|snags?|niggles?|drawbacks?|downsides?|blemishes|the bad|bad (?:bits|points|news)|could be better|needs? (?:doing|work|attention|mending|fixing)|warts|doesn['’]t (?:do|work)|don['’]t like|won['’]t do|what['’]s not|(?:be|being) honest|honestly|should know)\b/i;
/** `No.`, `We don't make them.`: what is said of a thing that is not to be had. */
const denied =
  /^(?:no|never|none|not any more|no longer|not (?:sold|made|included|available|supplied))\b[^,]*[.!]$|\b(?:we|I) (?:do not|don['’]t|no longer|never|won['’]t|will not|can['’]t|cannot) (?:make|sell|stock|offer|supply|fit|use|include|do|send)\b/i;

type Placed = "who" | "price" | "prices" | "parts" | "";
/** What is wrong with a thing stands among details, and never among features. */
type Home = Placed | "faults";

/** Whether what a run-in head stands over is told against the thing, or is not to be had. */
const isAgainst = (text: string): boolean =>
  faulty.test(runInOf(text)) ||
  sentencesOf(afterLeadIn(text)).some((one) => denied.test(plainOf(one).trim()));

/** The paragraph that leads to the list in which an item stands; empty for none. */
function ledBy(blocks: readonly Block[], at: number): string {
  let from = at;
  while (blocks[from]?.kind === "item") from -= 1;
  const { kind = "rule", text = "" } = blocks[from] ?? {};
  return kind === "paragraph" && /[\p{L}\p{N}:?.][*_"”’)]{0,4}$/u.test(text.trimEnd()) ? text : "";
}

const lastOf = (text: string): string => sentencesOf(text).at(-1) ?? "";

/** Of several sentences about other matters none sends them all to the price. */
const isOfSale = (sentences: readonly string[]): boolean =>
  sentences.length < 3 || sentences.filter((one) => ofSale.test(one)).length * 2 >= sentences.length;

/** Rows, or lines one below the other, of which three or more have a price of their own: what there is, and no word of how to get it. */
function isPriceList(blocks: readonly Block[], at: number): boolean {
  const joins = (one: number): boolean => blocks[one]?.kind === "paragraph" && blocks[one].gap === "\n";
  let [from, to] = [at, at];
  while (joins(from - 1)) from -= 1;
  while (joins(to) && blocks[to + 1]?.kind === "paragraph") to += 1;
  const lines = blocks.slice(from, to + 1).flatMap(({ text }) => text.split("\n"));
  return lines.filter((line) => /[£$€]\s?\d/.test(line)).length >= 3;
}

/** Where a paragraph says that it belongs, by its head or its first sentence; behind a few words by the second. */
function homeOf(blocks: readonly Block[], at: number): Home {
  const next = blocks[at + 1];
  const { kind, text } = blocks[at] ?? { kind: "rule", text: "" };
  if (kind === "item") return faulty.test(lastOf(ledBy(blocks, at))) ? "faults" : "parts";
  if ((kind === "table" || kind === "paragraph") && isPriceList(blocks, at)) return "prices";
  if (kind === "table") return /[£$€]\s?\d/.test(text) ? "price" : "";
  if (kind !== "paragraph") return "";
  const leads = /[\p{L}\p{N}:?][*_"”’)]{0,4}$/u.test(text.trimEnd()) && next?.kind === "item";
  if (leads) return faulty.test(lastOf(text)) ? "faults" : "parts";
  if (/:[*_"”’)]{0,4}$/.test(text.trimEnd())) return "";
  if (forWhom.test(runInOf(text))) return "who";
  const sentences = sentencesOf(text);
  const [first = ""] = sentences;
  if (suiting.test(first)) return "who";
  const opening = countWords(first) <= 4 ? sentences.slice(0, 2) : [first];
  const offered =
    sentences.some((one) => sends.test(one)) ||
    opening.some(
      (one) =>
        !elsewhere.test(one.split(/, which\b/)[0] ?? "") &&
        offers.some((sign) => sign.test(one) && (sign !== byTheWay || isOfSale(sentences))),
    ) ||
    sentences.some((one) => leaves.test(one));
  // How one reaches whoever sells may close a paragraph of other matters.
  const reached = sentences.some((one) => reach.test(one));
  if (!/\?[*_"”’)]{0,4}$/.test(first.trimEnd()) && (offered || reached)) return "price";
  if (sentences.length < 3 && comesWith.test(first)) return "parts";
  return leadInOf(text) === "" ? "" : isAgainst(text) ? "faults" : "parts";
}

/** A last sentence of a paragraph that is a price and no more: `$189, or $169 each for three and up.` */
function priceAtEnd(text: string): string {
  const at = Math.max(text.lastIndexOf(". "), text.lastIndexOf("! "));
  const last = text.slice(at + 2);
  // Behind an abbreviation it is no sentence of its own: `It comes to approx. £40.`
  const isCut = /(?<!\p{L})(?:approx|ca|est|incl|excl|min|max|No|vs|\p{Lu})\.$/u.test(text.slice(0, at + 1));
  return at > 0 && !isCut && /^(?:From |Only |from |only )?[£$€]\s?\d/.test(last) && /[.!]$/.test(last)
    ? last
    : "";
}

/** How many blocks a table or a list takes that stands right under the heading of a part: whatever it holds, it is what the heading names. */
function setUnder(blocks: readonly Block[]): number {
  const lead = blocks[0]?.kind === "paragraph" && blocks[0].text.trimEnd().endsWith(":") ? 1 : 0;
  const others = blocks.slice(lead).findIndex(({ kind }) => kind !== "table" && kind !== "item");
  const set = others < 0 ? blocks.length - lead : others;
  return set === 0 ? 0 : lead + set;
}

/** A part without what belongs elsewhere, and that. Lists and paragraphs with a run-in head leave only what a page opens on. */
function spread(
  part: Part,
  isOpening: boolean,
  hasWho: boolean,
  faults: "" | "parts",
): readonly (readonly [Placed, Part])[] {
  const blocks: Block[] = blocksOf(part.body);
  const lead = isOpening ? blocks.findIndex(({ kind }) => kind === "paragraph") : -1;
  const under = isOpening ? 0 : setUnder(blocks);
  const out: { home: Placed; blocks: Block[] }[] = [{ home: "", blocks: [] }];
  for (const [at, block] of blocks.entries()) {
    // What a page begins with says what is sold, and may end on what it costs.
    const price = at === lead ? priceAtEnd(block.text) : "";
    const own = at === lead || at < under ? "" : homeOf(blocks, at);
    const found = own === "faults" ? faults : own;
    const home = found === "parts" && !isOpening ? "" : found;
    const bare = hasWho && home === "who" && sameAsHeading.test(runInOf(block.text));
    const text = bare
      ? afterLeadIn(block.text)
      : block.text.slice(0, block.text.length - price.length).trim();
    const last = out.at(-1);
    const target = home === "" ? out[0] : last?.home === home ? last : undefined;
    if (target) target.blocks.push({ ...block, text });
    else out.push({ home, blocks: [{ ...block, text }] });
    if (price !== "") out.push({ home: "price", blocks: [{ ...block, text: price }] });
  }
  // A heading keeps what stands under it, where nothing else does.
  if (!isOpening && out[0]?.blocks.length === 0) return [["", part]];
  return out.map(({ home, blocks: mine }): readonly [Placed, Part] => [
    home,
    { ...(home === "" ? part : { heading: "", numbered: false }), body: joinBlocks(mine).trim() },
  ]);
}

/** A page without the name of whoever sells in its last line, and that: it closes what is made of the page as well. */
function unsigned(text: string): readonly [string, string] {
  const blocks = blocksOf(text);
  const last = blocks.at(-1);
  const line = plainOf(last?.text ?? "").trim();
  const signs = last?.kind === "paragraph" && (blocks.at(-2)?.gap.length ?? 0) > 1 && signature.test(line);
  return signs ? [joinBlocks(blocks.slice(0, -1)).trim(), last.text.trim()] : [text, ""];
}
const signature =
  /^(?:[–—-] ?)?\p{Lu}[\p{L}'’-]*\.?(?: (?:(?:and|&|of) )?\p{Lu}[\p{L}'’-]*\.?){0,3}(?:, \p{Lu}[\p{L}'’-]+){0,2}(?<!\p{L}{3}\.)$/u;

/** A page about a product that has headings keeps its parts whole; sentences of one without are laid out. */
export function productPage(sections: readonly Section[], laid: Rule): Rule {
  const titles = new Set(sections.map(({ title }) => title));
  const first = (...names: string[]): string => names.find((name) => titles.has(name)) ?? "";
  const [about, reasons, parts, price] = [
    first("What it is", "One-line promise"),
    first("Benefits"),
    first("Features", "Details"),
    first("Price and delivery", "Call to action"),
  ];
  const who = first("Who it is for", about);
  return async (source, values, signal) => {
    const title = source.title ?? titleOf(source.text);
    const [unnamed, name] = unsigned(source.text);
    // A title with its price in it is no part besides.
    const all = partsOf(unnamed).filter(({ body }) => title === "" || plainOf(body).trim() !== title);
    const isTitled = title === "" || sections.some(({ mark }) => mark === "title");
    // A page that has no place for a title still says what is sold.
    const withName = (page: string): string => (isTitled ? page : `**${title}**\n\n${page}`);
    // What stands above everything else says what the thing is, under a heading of its own or none.
    const opening = all.find(({ body }) => body !== "");
    const home = (part: Part): string => {
      if (part === opening || part.heading === "") return about;
      if (forWhom.test(part.heading)) return who;
      if (reasons !== "" && gains.test(part.heading)) return reasons;
      if (/^before you\b/i.test(part.heading)) return "";
      if (/^(?:what it is|specs?|the facts)$/i.test(part.heading)) return parts;
      return inside.test(part.heading) ? parts : bought.test(part.heading) ? price : "";
    };
    const homes = new Map<Part, string>();
    // What each size costs tells about the thing where a page has no place but its call.
    const prices = titles.has("Call to action") ? parts : price;
    const named: Readonly<Record<Placed, string>> = { who, price, prices, parts, "": "" };
    for (const part of all) {
      const at = home(part);
      const placed =
        at === price || forWhom.test(part.heading)
          ? [["", part] as const]
          : spread(part, part === opening, who !== about, parts === "Features" ? "" : "parts");
      for (const [where, one] of placed) homes.set(one, named[where] || at);
    }
    // A page without headings, in which no paragraph says that it is of the parts, is laid out by its sentences.
    if (all.length < 2 && new Set(homes.values()).size < 3 && !isSet(source.text)) {
      const made = await someFilled(sections, laid)(source, values, signal);
      return typeof made === "string" && !tellsOf(title, made.slice(0, 400)) ? withName(made) : made;
    }
    const headed = new Set(sections.filter(({ mark }) => mark === "heading").map((one) => one.title));
    if (all.length < 2 && ![...homes.values()].some((one) => headed.has(one))) return nowhere;
    const whole = partsUnder([...homes.keys()], sections, (part) => homes.get(part) ?? "", title, price);
    return withName([whole, name].filter(Boolean).join("\n\n"));
  };
}

/** Whether what is said stands in a table, in lines with labels or under a line that leads to a list: sentences taken out of it would be torn. */
const isSet = (text: string): boolean =>
  blocksOf(text).some(
    (block, at, all) =>
      block.kind === "table" ||
      isLabelled(all, at) ||
      (block.kind === "paragraph" && /[:?]$/.test(block.text.trimEnd()) && all[at + 1]?.kind === "item"),
  );

const nowhere: Decline = {
  decline:
    "By rule a sentence goes where a price, a list or a heading shows that it belongs, and in this text none does. With its parts in a list, or under headings, the page can be laid out.",
};

/** Declines where everything would stand in one section and slots under all the headings. */
const someFilled =
  (sections: readonly Section[], laid: Rule): Rule =>
  async (source, values, signal) => {
    const made = await laid(source, values, signal);
    const headed = sections.filter(({ mark }) => mark === "heading");
    const empty = headed.filter(
      ({ title }) => typeof made === "string" && made.includes(`### ${title}\n\n[`),
    );
    return headed.length > 0 && empty.length === headed.length ? nowhere : made;
  };
