/** Summaries: the text's own sentences, whole, in their order. */

import { countWords } from "../../prose/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { isCall } from "../../prose/calls.ts";
import { textKindOf } from "../text-kind.ts";
import { asList, asProse, chooseStatements, leadOf, openingOf, sentenceOf } from "./choose.ts";
import { quotation, standsAlone, type Statement, statementsOf } from "./statements.ts";

const decision =
  /\b(?:decided?|agreed?|resolved|approved|rejected|voted|adopted|assigned|deadline|(?:is|are) to be|let us|let['’]s)\b|^(?:action|decision|todo|to do|next|owner)s?:|\bby (?:the end|\d)|\bby (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/i;
/** Somebody undertakes something: `we must`, `Carla will ask`. */
const undertaken =
  /\b(?:[Ww]e|I|[Tt]hey|(?!The|It|This|That)\p{Lu}\p{Ll}+) (?:will|must|shall|should|needs? to|ha(?:ve|s) to|drafts?|writes?|asks?)\b/u;
const figure =
  /\d|\b(?:per cent|percent|hundred|thousand|million|billion|dozen)\b|\b(?:in|of|by|until|since|on|next|last) (?:early |late )?(?:January|February|March|April|June|July|August|September|October|November|December)\b/;
const said = /\b(?:said|says|told|according to|argued|asked|warned|added|reported|explained)\b/i;
const person = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[,’']? (?:who|has|was|is|runs?|works?|lives?)\b/u;

const focuses: Readonly<Record<string, { cue: (text: string) => boolean; none: string }>> = {
  "Decisions and actions": {
    cue: (text) => decision.test(text) || undertaken.test(text),
    none: "No sentence of this text tells a decision or something to be done.",
  },
  "Numbers and dates": {
    cue: (text) => figure.test(text),
    none: "No sentence of this text holds a number or a date.",
  },
  "People and quotes": {
    cue: (text) =>
      quotation.test(text) || (said.test(text) && /\p{Lu}\p{Ll}+/u.test(text.slice(1))) || person.test(text),
    none: "No sentence of this text quotes or names anybody.",
  },
};

/** Without a chosen length a summary takes at most this share of the words, and no more words than this. */
const share = 0.3;
const comfortable = 160;

/** Up to so many words a text is summed up by its opening. */
const opens = 500;

function budget(values: Values, words: number): { most: number; count: number } {
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

/** Summarises by choosing whole sentences. */
export function summarize(source: Source, values: Values): string | Decline {
  const statements = statementsOf(source.text);
  const words = countWords(source.text);
  const lead = leadOf(statements);
  if (statements.length < 3 || lead < 0)
    return {
      decline: `A summary by rule chooses among whole sentences; this text has ${String(statements.length)}. It needs at least three.`,
    };
  const { most, count } = budget(values, words);
  const kind = textKindOf(source.text);
  const focus = focuses[values["Focus"] ?? ""];
  if (values["Focus"] === "Decisions and actions" && kind !== "news" && kind !== "other")
    return { decline: focuses["Decisions and actions"]?.none ?? "" };
  const cued = focus
    ? statements.filter(({ text, label }) => focus.cue(label === "" ? text : `${label}: ${text}`))
    : statements;
  if (focus && cued.length === 0) return { decline: focus.none };
  const bullets = values["Format"] === "Bullet points" || values["Format"] === "Executive summary";
  const room = { most, count };
  if (kind === "opinion" && !focus) return argued(statements, room, bullets);
  const chosen = focus
    ? chooseStatements(statements, {
        ...room,
        value: (one) => (cued.includes(one) ? 1 : 0),
        free: true,
        strict: true,
      })
    : kind === "other" && words > opens && !bullets
      ? chooseStatements(statements, room)
      : openingOf(statements, { ...room, apart: bullets });
  if (focus && chosen.length < Math.min(2, cued.length))
    return {
      decline:
        "The sentences of this text that hold it lean on others that do not, so none of them can stand in a summary. A model can write one.",
    };
  if (bullets && chosen.length === 1)
    return {
      decline: "Only one sentence of this text can stand in a list of points. A model can write them.",
    };
  // Without its lead a summary speaks of what nobody has named.
  if (chosen.length === 0 || (!focus && !chosen.includes(lead))) return tooTight(statements, most, words);
  if (count === 1) return sentenceOf(statements[chosen[0] ?? 0]);
  if (values["Format"] === "Bullet points" && chosen.length > 1) return asList(statements, chosen);
  if (values["Format"] === "Executive summary" && chosen.length > 1)
    return `${sentenceOf(statements[chosen[0] ?? 0])}\n\n${asList(statements, chosen.slice(1))}`;
  const body = asProse(statements, chosen);
  return values["Format"] === "TL;DR" ? `**TL;DR:** ${body}` : body;
}

/** A piece of opinion: what it begins with and what it ends on, which is what it is for. */
function argued(
  statements: readonly Statement[],
  { most, count }: { most: number; count: number },
  bullets: boolean,
): string | Decline {
  const lead = leadOf(statements);
  const closing = closingOf(statements);
  const words = [lead, ...closing].reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0);
  if (bullets || closing.length === 0 || closing.includes(lead) || words > most || closing.length >= count)
    return {
      decline:
        "This text is a piece of opinion. A summary of it has to keep what it comes to, and by rule its last sentences cannot stand here without the others. A model can write one.",
    };
  return asProse(statements, [lead, ...closing]);
}

/** The last call or claim with what leads to it, three sentences at most; empty where it needs more. */
function closingOf(statements: readonly Statement[]): number[] {
  const last = statements.length - 1;
  for (let first = last; first >= Math.max(0, last - 2); first -= 1) {
    const run = statements.slice(first);
    const claims = run.some(({ text }) => isCall(text) || /\b(?:should|must|need|let us)\b/i.test(text));
    const opening = statements[first];
    if (opening?.points && !/^So\b/.test(opening.text)) continue;
    return claims && !run.some(({ courtesy, item, question }) => courtesy || item || question)
      ? run.map((_one, at) => first + at)
      : [];
  }
  return [];
}

function tooTight(statements: readonly Statement[], most: number, words: number): Decline {
  const sizes = statements.filter(standsAlone).map((statement) => statement.words);
  return {
    decline:
      sizes.length === 0
        ? "Every sentence of this text leans on another one, so none can stand for it alone. A model can write a summary."
        : `A summary of this size has room for ${String(most)} of this text’s ${String(words)} words, and the sentence it would begin with needs ${String(sizes[0])}. It needs more room, or a model.`,
  };
}
