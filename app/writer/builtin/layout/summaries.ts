/** Summaries: the text's own sentences, whole, in their order. */

import { blocksOf } from "../../prose/blocks.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { isEnglish } from "../../prose/language.ts";
import { isCall } from "../../prose/calls.ts";
import { isOrder } from "../text-kind/orders.ts";
import {
  kindOfText,
  leadsRound,
  speaksAsI,
  speaksAsOne,
  speaksToYou,
  type TextKind,
} from "../text-kind/text-kind.ts";
import { asProse, firmOnes, leadOf, openingOf, wordsIn } from "./choose.ts";
import { asksOnly } from "./cuts.ts";
import { askedIn } from "./asked.ts";
import { focused } from "./focus.ts";
import { saidInShort } from "./in-short.ts";
import { due, newsPicks, nubOf } from "./news.ts";
import { tellsOf, unnamed } from "./opening.ts";
import { argued } from "./opinions.ts";
import { full, newsPoints, pointed } from "./points.ts";
import { subtitleOf, titleOf } from "./sections.ts";
import { withThing } from "./sold.ts";
import { standsFirm } from "./endings.ts";
import { isBoldHeading, statementsOf } from "./statements.ts";
import { unfit } from "./unfit.ts";

const summed: readonly TextKind[] = ["news", "opinion", "product", "article", "report", "notice", "other"];

/** What nobody sums up in the text itself. */
const unsummed: ReadonlySet<TextKind> = new Set(["verse", "recipe"]);

/** What tells a matter plainly, in nobody's name. */
const matterOfFact: ReadonlySet<TextKind> = new Set(["article", "report", "notice", "other"]);

/** Without a chosen length a summary takes at most this share of the words, and no more words than this. */
const share = 0.3;
const comfortable = 160;

/** A room of so many words or fewer is filled by the opening. */
const small = 60;

/** A text of more words begins with more than it can be summed up by. */
const long = 150;
/** A first sentence of fewer words than this is a hook: `Nobody goes there by accident.` */
const hook = 8;

/** So many words behind a question or a belief answer it. */
const answered = 10;
/** `Ann Lee (29) was in the second car.` */
const introduces = /^\p{Lu}\p{L}+ \p{Lu}[\p{L}'’-]+(?: \(\d|, )/u;

interface Room {
  most: number;
  count: number;
}

function roomFor(values: Values, words: number): Room {
  if (values["Length"] === "One sentence") return { most: words, count: 1 };
  if (values["Length"] === "50 words") return { most: 50, count: Infinity };
  if (values["Length"] === "100 words") return { most: 100, count: Infinity };
  if (values["Length"] === "10% of original")
    return { most: Math.max(12, Math.round(words * 0.1)), count: Infinity };
  return {
    most: Math.min(Math.floor(words * share), comfortable),
    count: values["Format"] === "TL;DR" ? 2 : Infinity,
  };
}

/** What was too small for a summary, in a sentence that stops before what would help. */
interface TooTight {
  tooTight: string;
}

/** The choices under Length, the shortest first. */
const lengths = ["One sentence", "50 words", "100 words"];

/** Summarises by choosing whole sentences. */
export function summarize(source: Source, values: Values): string | Decline {
  const made = inRoom(source, values);
  if (typeof made === "string") return made;
  if ("decline" in made) return withOtherForm(source, values, made);
  const roomy = lengths.find((length) => typeof inRoom(source, { ...values, Length: length }) === "string");
  if (roomy === undefined)
    return withOtherForm(source, values, { decline: `${made.tooTight} A model can write it shorter.` });
  return {
    decline: `${made.tooTight} Choose “${roomy}” under Length, which has room for it, or a model.`,
    help: { option: "Length", value: roomy },
  };
}

/** What may be chosen instead, with what it gives. */
const others: readonly (readonly [option: string, value: string, gives: string])[] = [
  ["Format", "One paragraph", "gives a summary of whole sentences"],
  ["Focus", "Decisions and actions", "gives what is decided or asked for"],
  ["Focus", "People and quotes", "gives who says what"],
  ["Focus", "Numbers and dates", "gives the figures and days"],
];

/** A refusal with a form of summary that this text does give. */
function withOtherForm(source: Source, values: Values, made: Decline): Decline {
  if (made.help) return made;
  const found = others.find(
    ([option, value]) =>
      values[option] !== value &&
      // Who asked for one focus is not served by a paragraph, nor by one length of it.
      (option === "Focus" || (values["Format"] !== undefined && values["Focus"] === undefined)) &&
      typeof inRoom(source, { [option]: value }) === "string",
  );
  if (!found) return made;
  const [option, value, gives] = found;
  return {
    decline: `${made.decline} “${value}” under ${option} ${gives}.`,
    help: { option, value },
  };
}

function inRoom(source: Source, values: Values): string | Decline | TooTight {
  const statements = statementsOf(source.text);
  const words = countWords(source.text);
  const room = roomFor(values, words);
  const kind = kindOfText(source.text);
  const focus = values["Focus"] ?? "";
  if (focus === "Decisions and actions" || focus === "Numbers and dates" || focus === "People and quotes")
    return focused(source.text, statements, kind, focus, words);
  if (kind === "notes") return unfit("a summary", summed, kind, "A model can write one.");
  const bullets = values["Format"] === "Bullet points" || values["Format"] === "Executive summary";
  const longest = values["Length"] ? room.most : Math.max(room.most, small);
  const said = bullets ? "" : saidInShort(source.text, statements, longest);
  if (said !== "" && (room.count === Infinity || sentencesOf(said).length <= room.count))
    return dressed(said, values);
  const otherwise = waysOut(room.count === 1 ? null : room.most, bullets);
  if (!summed.includes(kind))
    return unfit("a summary", summed, kind, unsummed.has(kind) ? "A model can write one." : otherwise);
  if (statements.length < 3) {
    const missing = ["Three more sentences", "Two more sentences", "One more sentence"][statements.length];
    return {
      decline: `A summary by rule chooses among whole sentences; this text has ${String(statements.length)}. It needs at least three. ${missing ?? ""} would help; what is there can be made shorter by Tighten under Rewrite, or by Shorter.`,
    };
  }
  const title = source.title ?? titleOf(source.text);
  if (kind === "opinion") return argued(statements, room, bullets, title, otherwise);
  if (kind === "other" && leadsRound(source.text))
    return {
      decline: `This text leads its reader round a place, one thing after another, and no few sentences of it stand for the rest. ${otherwise}`,
    };
  const asked =
    kind === "report"
      ? askedIn(
          source.text,
          statements,
          { ...room, free: roomFor({}, words).most },
          values,
          sectionsBefore(source.text),
        )
      : null;
  if (asked !== null) return asked;
  // What a report comes to stands further down; nobody can tell where in a long text whose kind is in doubt.
  const brief = room.count <= 2 || room.most <= small;
  const headings = blocksOf(source.text).filter(({ kind: one }) => one === "heading").length;
  const isParted = kind === "report" && headings > 2;
  if (!bullets && (isParted || (brief && (kind === "report" || (kind === "other" && words > long)))))
    return stated(source.text, room, values, otherwise);
  const subtitle = subtitleOf(source.text);
  if (kind === "product" && headings > (subtitle === "" ? 1 : 2))
    return {
      decline: `This page about a product stands under ${String(headings)} headings, and by rule no sentences are chosen from under several of them. ${otherwise}`,
    };
  // A house or a club that announces something says it at once, and says we.
  if (matterOfFact.has(kind) && speaksAsI(source.text)) return ofOneVoice(source.text, otherwise);
  const first = statements.find(({ courtesy }) => !courtesy);
  const wonders = statements.some(({ paragraph, question }) => question && paragraph === first?.paragraph);
  // A sentence or two of an explanation say what is asked, and not what the answer is.
  const isShort = values["Length"] === "10% of original" && room.most <= small;
  if (kind === "article" && (headings > 1 || wonders || isShort))
    return {
      decline: `This text explains a matter step by step, and its first sentences only lead up to it. ${otherwise}`,
    };
  const lead = leadOf(statements);
  // Of a text whose kind is in doubt the first sentence stands for the rest where it tells what has come about or is to.
  if (kind === "other" && words > long && isEnglish(source.text) && !due.test(statements[lead]?.text ?? ""))
    return {
      decline: `Nothing shows which sentences of this text say what it comes to: its first one tells of nothing that was decided, is due or has changed, and it is no report, news or opinion. ${otherwise}`,
    };
  if (kind === "other" && isOrder(statements[lead]?.text ?? ""))
    return {
      decline: `This text begins by telling its reader to do something, and that does not say what it is about. ${otherwise}`,
    };
  if (lead < 0)
    return {
      decline:
        "This text does not begin with a sentence that can stand alone, and a summary by rule begins there. One that says what it is about would help, or a model.",
    };
  const opening = statements[lead]?.text ?? "";
  if (kind !== "news" && unnamed(opening))
    return {
      decline: `A summary by rule begins with the first sentence, and here “${beginningOf(opening)}” cannot be understood without ${title === "" ? "something before it" : "the title"}. ${otherwise}`,
    };
  const goesOn = wordsIn(statements, openingOf(statements, room)) - (statements[lead]?.words ?? 0);
  if (kind !== "news" && asksOnly(opening) && (bullets || goesOn < answered))
    return {
      decline: `This text begins with what others ask or believe, and the answer stands further down. ${otherwise}`,
    };
  const paragraphs = new Set(statements.map(({ paragraph }) => paragraph)).size;
  // A report tells what is decided and due in all its parts; one or two of its sentences are the first.
  const picks = kind === "news" && room.count > 2 ? newsPicks(statements, room.most, title) : [];
  const stands = kind === "news" ? nubOf(statements) : -1;
  if (stands >= 0 && !picks.includes(stands))
    return {
      tooTight:
        "This report begins with one case, and a summary of this size has no room for what that case stands for.",
    };
  if (kind === "news" && picks.length === 0 && paragraphs >= 6 && room.count > 2 && room.most > small)
    return leansEverywhere(source, values);
  const named = (made: string | Decline): string | Decline | TooTight =>
    kind !== "product" || typeof made !== "string"
      ? made
      : withThing(made, asProse(statements, openingOf(statements, room)), {
          opening,
          title,
          subtitle,
          isList: bullets,
          count: room.count,
          most: longest,
        });
  if (bullets && kind === "report") return listless;
  if (bullets)
    return kind === "news" && paragraphs >= 4
      ? newsPoints(statements, picks.length >= 3 ? picks : openingOf(statements, room), values)
      : named(pointed(statements, room, values, comfortable));
  if (picks.length > 0) return dressed(asProse(statements, picks), values);
  // Sentences from all over a report leave out what it comes to as often as they hold it.
  if (kind === "report") return stated(source.text, room, values, otherwise);
  const apart =
    kind === "news" || kind === "article" || room.count <= 2 || room.most <= small || paragraphs < 4
      ? []
      : firmOnes(statements, room.most);
  const thin = apart.length < 3 || wordsIn(statements, apart) < room.most * full;
  const opened = openingOf(statements, room);
  // Whom a report introduces behind its first paragraph says little in a sentence or two.
  const begun = opened.filter(
    (index) =>
      kind !== "news" ||
      room.count > 2 ||
      statements[index]?.paragraph === statements[lead]?.paragraph ||
      !introduces.test(statements[index]?.text ?? ""),
  );
  const chosen = thin ? begun : apart;
  const wanted = statements.findIndex(({ text, courtesy }) => !courtesy && proposes.test(plainOf(text)));
  if (kind === "other" && wanted >= 0 && !chosen.includes(wanted))
    return {
      decline: `This text proposes or asks for something, and its first sentences only lead up to that. ${otherwise}`,
    };
  const asks = statements.findIndex(({ text, courtesy }) => !courtesy && asksReaders(plainOf(text)));
  // One sentence or two are known to leave things out; more of them stand for the whole.
  if (matterOfFact.has(kind) && room.count > 2 && room.most > small && asks >= 0 && !chosen.includes(asks))
    return {
      tooTight:
        "A summary of this size has no room for what this text asks of its readers, and without that it would be no summary.",
    };
  if (kind !== "news" && chosen.length > 0 && words > 100 && wordsIn(statements, chosen) < hook)
    return {
      decline:
        "This text begins with a few words that make somebody read on and say little by themselves. A longer summary may hold what comes next; a model can write a short one.",
    };
  if (
    chosen.length > 0 &&
    brief &&
    kind === "other" &&
    title !== "" &&
    !tellsOf(title, asProse(statements, chosen))
  )
    return {
      decline:
        "The title of this text names its matter and its first sentences do not yet, so a short summary by rule would not come to it. A longer one may; a model can write a short one.",
    };
  const whole = chosen.length > 0 ? named(asProse(statements, chosen)) : "";
  if (whole !== "") return typeof whole === "string" ? dressed(whole, values) : whole;
  const needed = statements[lead]?.words ?? 0;
  if (needed > room.most)
    return {
      tooTight: `A summary of this size has room for ${String(room.most)} of this text’s ${String(words)} words, and its first sentence needs ${String(needed)}.`,
    };
  return {
    decline:
      "The first sentences of this text need the ones after them, and all of them are more than a summary. A model can write one.",
  };
}

/** What was found, decided or is asked for. */
const comesTo =
  /\b(?:(?:we|I) (?:therefore |now )?(?:recommend|conclude|propose|advise|suggest|found that|ask (?:for|that|the))|(?:our|the|my) (?:main |key |chief |overall |first )?(?:findings?|conclusions?|recommendations?|advice|result) (?:is|are|was|were)|(?:the|this|our) (?:survey|study|report|review|inquiry|trial|pilot|audit) (?:found|finds|shows?|showed|concludes?|concluded|recommends?|recommended)|it (?:is|was) (?:recommended|agreed|decided|resolved)|(?:has|have|was|were) (?:agreed|decided|approved)|(?:agreed|decided|voted|resolved) (?:to|that|unanimously))\b|^(?:Overall|In all),/iu;

/** In a memo whose paragraphs are numbered, one of them says it. */
const recommends =
  /^(?:(?:I|We) (?:therefore |now )?(?:recommend|advise|propose)|(?:My|Our) (?:advice|recommendation) is) that\b/;

const leadsUp =
  /^(?:\d[\d.]{0,4}\s+)?(?:background|introduction|context|methods?|methodology|history|purpose|scope|aims?|about this)\b/i;

/** The sections that only lead up to what a text comes to, by their numbers. */
function sectionsBefore(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  let section = 0;
  for (const block of blocksOf(text)) {
    if (block.kind !== "heading" && !isBoldHeading(block)) continue;
    section += 1;
    if (leadsUp.test(plainOf(block.text).trim())) found.add(section);
  }
  return found;
}

/** The sentences that say what a text comes to, as far as there is room. */
function stated(text: string, { most, count }: Room, values: Values, otherwise: string): string | Decline {
  const statements = statementsOf(text);
  const leadingUp = sectionsBefore(text);
  const isReport = kindOfText(text) === "report";
  const chosen = new Set<number>();
  // Under whatever heading it stands, it says what it says.
  const free = statements.map((one) => ({ ...one, answers: false }));
  for (const [index, { text: sentence, points, closely, item, section }] of statements.entries()) {
    // What was decided before the report, and one of several points, are not what it comes to.
    if ((item && !recommends.test(plainOf(sentence))) || leadingUp.has(section)) continue;
    const fits = wordsIn(statements, [...chosen, index]) <= most && chosen.size < count;
    const stands = standsFirm(free, index, true) && !points;
    // Who tells something may end on a word to the reader, and that is not what it comes to.
    const says = comesTo.test(plainOf(sentence)) || (isReport && isCall(sentence));
    if (fits && stands && says && closely.every((need) => chosen.has(need))) chosen.add(index);
  }
  if (chosen.size > 0) return dressed(asProse(statements, [...chosen]), values);
  if (speaksAsOne(text) && !isReport) return ofOneVoice(text, otherwise);
  return {
    decline: `No sentence of this text says by itself what it comes to, in words by which that is found (we recommend, we found, it was agreed). ${otherwise}`,
  };
}

const ofOneVoice = (text: string, otherwise: string): Decline => ({
  decline: `This text ${speaksToYou(text) ? "talks somebody through its matter, whom it calls you" : "speaks as an I or a we"}: a few of its sentences alone would not stand for the whole. ${otherwise}`,
});

const listless: Decline = {
  decline:
    "By rule the points of a report are those of a list in it that is headed by what it is, as “Recommendations” or “What we ask for”, and this one has none that fits. With such a list it can be made; a model can write the points.",
};

/** `We would like to put a clock on the wall.` */
const proposes =
  /^(?:so |therefore |now )?(?:we|I) (?:(?:would|['’]d) like to|want to|propose|are asking|am asking|ask (?:for|you|that)|intend to|plan to|apply for|are applying)\b(?! (?:know|say|thank|tell|think)\b)/i;

/** `If you want to sit, write your name on the board by Friday`. */
const asksReaders = (sentence: string): boolean =>
  (isCall(sentence) ||
    /^if (?:you|somebody|anybody|anyone)\b[^.]*, (?:please )?(?:write|tell|ring|call|send|bring|reply|let)\b/i.test(
      sentence,
    )) &&
  /\b(?:by|before) (?:\d{1,2} \p{Lu}|the \d{1,2}(?:st|nd|rd|th)\b|(?:noon|the end|next)\b|\p{Lu}\p{Ll}+day\b|\p{Lu}\p{Ll}+ \d)|\b\d{5,}\b|@/u.test(
    sentence,
  );

/** A report whose paragraphs cannot be parted; its first sentence is offered where it can stand. */
function leansEverywhere(source: Source, values: Values): Decline {
  const why =
    "By rule a summary of a report is its first paragraph and those that tell what is decided, due or paid, where they can be read without the others. Behind the first this report has none that can.";
  const shortest = { Length: "One sentence" };
  if (typeof inRoom(source, { ...values, ...shortest }) !== "string")
    return { decline: `${why} A model can write one.` };
  return {
    decline: `${why} Length “One sentence” gives the first sentence; a model can write more.`,
    help: { option: "Length", value: shortest.Length },
  };
}

/** The first words of a sentence, for a refusal. */
function beginningOf(sentence: string): string {
  const words = sentence.split(/\s+/);
  return words.length <= 5
    ? sentence
    : `${words
        .slice(0, 4)
        .join(" ")
        .replace(/\p{P}{1,4}$/u, "")} …`;
}

/** What would be taken, and keep what a summary promises, where a text gives none; and by whom one can be written. */
function waysOut(most: number | null, bullets: boolean): string {
  if (bullets) return "A model can write a summary.";
  const size = most === null || most > small ? "" : ` in at most ${String(most)} words`;
  return `Add a sentence that begins “In short” and says${size} what the text is about: that becomes the summary. Or a model can write one.`;
}

function dressed(body: string, values: Values): string {
  return values["Format"] === "TL;DR" ? `**TL;DR:** ${body}` : body;
}
