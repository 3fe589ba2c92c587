/** The built-in Rephrasing & Alternatives: each sentence in the forms that the tables and clause rules give it, put together in eight ways. */

import { isPassive } from "../../prose/passive.ts";
import { contract, expandContractions } from "../../prose/contractions.ts";
import { blocksOf, isProse, joinBlocks } from "../../prose/blocks.ts";
import { guard } from "../../prose/guard.ts";
import { factsOf } from "../../prose/facts.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Entry, Source, Values } from "../../task.ts";
import { draftOf, joinSentences, lockFacts, textOf, type Draft } from "../draft.ts";
import { requireEnglish, requireRule } from "../limits.ts";
import { continued, isStatement } from "../matter/phrases.ts";
import { inverted } from "../matter/questions.ts";
import {
  activate,
  assure,
  befriend,
  cutFillers,
  cutWordiness,
  formalise,
  simplify,
  strengthen,
  untangle,
  type Wording,
  reword,
} from "../rewrite/edit.ts";
import { parted } from "../rewrite/clause-order.ts";
import { passiveOf, speakerFirst } from "../rewrite/constructions.ts";
import { turns as sentenceTurns } from "../rewrite/turns.ts";
import { imperative } from "../tables/imperatives.ts";
import { opened } from "./casing.ts";
import { eightOf } from "./choose.ts";
import { endFirst } from "./inverted-order.ts";

const covered: Readonly<Record<string, readonly string[]>> = {
  Register: ["Casual", "Neutral", "Formal"],
  Rhythm: ["Short and punchy", "Flowing", "Mixed"],
  Vocabulary: ["Everyday words", "Vivid verbs"],
  "Sentence Form": ["Active voice", "Question form", "Inverted order"],
  Distance: ["Keep it close", "Change the order"],
};

/** Eight wordings of a longer passage are more than one page of cards can show. */
const mostWords = 400;

/** So many ways to put the sentences' forms together are tried. */
const plansTried = 192;

type Edit = (draft: Draft) => void;

/** What each chosen value does to every sentence of every version. */
const bases: Readonly<Record<string, Edit>> = {
  Casual: befriend,
  Neutral: (draft) => cutWordiness(draft, 0),
  Formal: formalise,
  "Short and punchy": (draft) => untangle(draft, 10),
  "Everyday words": simplify,
  "Vivid verbs": (draft) => strengthen(draft, 0),
  "Active voice": activate,
};

/** What makes versions differ. Those that would work against a chosen value are left out. */
const turns: readonly { edit: Edit; against: readonly string[] }[] = [
  { edit: (draft) => cutWordiness(draft, 0), against: [] },
  { edit: simplify, against: ["Formal"] },
  { edit: (draft) => untangle(draft, 14), against: ["Flowing"] },
  { edit: activate, against: [] },
  { edit: (draft) => cutFillers(draft, 0), against: [] },
  { edit: (draft) => strengthen(draft, 0), against: [] },
  {
    edit: (draft) => {
      cutWordiness(draft, 0);
      cutFillers(draft, 0);
      untangle(draft, 9);
    },
    against: ["Flowing"],
  },
  { edit: assure, against: ["Formal"] },
  { edit: () => undefined, against: [] },
];

/** Eight alternatives for a short English passage. */
export function rephrase(source: Source, values: Values, entry: Pick<Entry, "vows">): string | Decline {
  requireRule("Rephrasing & Alternatives", values, covered);
  requireEnglish("Rephrasing & Alternatives", source.text);
  const words = countWords(source.text);
  if (words > mostWords)
    return {
      decline: `The text has ${String(words)} words; eight alternatives side by side need a passage of at most ${String(mostWords)}. Choose a part of it.`,
    };
  const plans = Array.from({ length: plansTried }, (_value, version) => version);
  const rows = formsOf(source.text, values);
  const pool = [...new Set(plans.map((version) => versionOf(rows, version, source.text, values)))].filter(
    (text) => text.trim() !== source.text.trim(),
  );
  return eightOf(pool, {
    entry,
    source,
    values,
    apart: false,
    decline: (possible) =>
      `By rule this text can be put in ${String(possible)} truly different ways; eight would need looser or longer sentences, or a model.`,
  });
}

interface Row {
  prefix: string;
  gap: string;
  /** For each sentence its forms, the most worked-over first; one fixed form for what is no prose. */
  sentences: string[][];
  prose: boolean;
}

function formsOf(text: string, values: Values): Row[] {
  return blocksOf(text).map((block) => ({
    prefix: block.prefix,
    gap: block.gap,
    prose: isProse(block),
    sentences: isProse(block)
      ? sentencesOf(block.text).map((sentence) => formsOfSentence(sentence, text, values))
      : [[block.text]],
  }));
}

function edited(sentence: string, edits: readonly Edit[]): string {
  const draft = draftOf(sentence);
  for (const edit of edits) edit(draft);
  lockFacts(draft);
  return textOf(draft);
}

/** So many forms of a sentence are put together at most. */
const mostForms = 14;

/** Constructions that work against a chosen value. */
function turnsFor(chosen: readonly string[]) {
  const plainly = ["Active voice", "Casual", "Vivid verbs", "Everyday words", "Short and punchy"];
  return sentenceTurns.filter(
    (turn) =>
      !(turn === passiveOf && chosen.some((value) => plainly.includes(value))) &&
      !(turn === parted && chosen.includes("Flowing")),
  );
}

function formsOfSentence(sentence: string, text: string, values: Values): string[] {
  const chosen = Object.values(values);
  const base = chosen.flatMap((value) => (bases[value] ? [bases[value]] : []));
  const endsFirst = chosen.includes("Inverted order");
  const edits = turns.filter(({ against }) => !chosen.some((value) => against.includes(value)));
  const plain = edited(sentence, base);
  const worded = wordingsFor(chosen).map((wording) =>
    edited(sentence, [...base, (draft) => reword(draft, wording)]),
  );
  const moved = [plain, ...worded].flatMap((form) => reordered(form, text, chosen));
  const forms = [
    ...moved.slice(0, 3),
    ...worded,
    ...edits.map(({ edit }) => edited(sentence, [...base, edit])),
    ...moved.slice(3),
  ];
  const kept = new Set(moved);
  const fronted = forms.flatMap((form) => {
    const turned = kept.has(form) ? null : endFirst(form, text);
    return endsFirst && turned !== null ? [turned] : turned === null ? [form] : [form, turned];
  });
  const register = chosen.includes("Casual")
    ? [contract]
    : chosen.includes("Formal")
      ? [expandContractions]
      : [];
  const spoken = fronted.map((form) => {
    const { text: bare, restore } = guard(form);
    return restore(register.reduce((line, change) => change(line), bare));
  });
  const active = chosen.includes("Active voice") ? spoken.filter((form) => !isPassive(form)) : spoken;
  return [...new Set(active.length > 0 ? active : spoken)].slice(0, mostForms);
}

/** Which words may stand in for a text's own under the chosen values; the text's order alone changes where that is asked. */
function wordingsFor(chosen: readonly string[]): Wording[] {
  if (chosen.includes("Change the order")) return [];
  const register = chosen.includes("Formal") ? "formal" : chosen.includes("Casual") ? "casual" : "neutral";
  return [
    { choice: 0, register, words: true },
    { choice: 1, register, words: true },
    { choice: 0, register, words: false },
  ];
}

/** A sentence in the constructions that say the same, its facts in each. */
function reordered(form: string, text: string, chosen: readonly string[]): string[] {
  const { text: bare, restore } = guard(form);
  const made = [
    ...turnsFor(chosen).flatMap((turn) => {
      const turned = turn(bare, text);
      return turned === null ? [] : [restore(turned)];
    }),
    ...[speakerFirst(form, text)].filter((turned) => turned !== null),
  ];
  return made.filter((turned) => {
    const [was, is] = [factsOf(form), factsOf(turned)];
    return [...is.names].every((name) => form.includes(name)) && was.numbers.size === is.numbers.size;
  });
}

/** Which form of the sentence at a place a version takes: neighbours differ, and so do versions far apart. */
function picked(version: number, place: number): number {
  if (version < 8) return version + place;
  const mixed = Math.imul(version * 31 + place + 7, 0x9e3779b1) >>> 0;
  return mixed >>> 20;
}

/** One version: of each sentence another form, in the order and rhythm that this version has. */
function versionOf(rows: readonly Row[], version: number, text: string, values: Values): string {
  let place = 0;
  const blocks = rows.map((row) => {
    if (!row.prose)
      return { kind: "code" as const, prefix: row.prefix, text: row.sentences[0]?.[0] ?? "", gap: row.gap };
    const said = row.sentences.map((forms) => {
      const form = forms[picked(version, place) % forms.length] ?? "";
      place += 1;
      return form;
    });
    const asked =
      values["Sentence Form"] === "Question form"
        ? said.map((line, index) => question(line, version + index, text))
        : said;
    const joined = joinSentences(arranged(asked, version, text, values).map(opened));
    return { kind: "paragraph" as const, prefix: row.prefix, text: joined, gap: row.gap };
  });
  const whole = joinBlocks(blocks);
  if (values["Register"] !== undefined || version % 3 === 0) return whole;
  const { text: bare, restore } = guard(whole);
  return restore(version % 3 === 1 ? contract(bare) : expandContractions(bare));
}

function arranged(sentences: readonly string[], version: number, text: string, values: Values): string[] {
  const rhythm = values["Rhythm"];
  const reorder = values["Distance"] === "Change the order" || values["Sentence Form"] === "Inverted order";
  if (reorder && sentences.length > 1) {
    const by = version % sentences.length;
    const turned = [...sentences.slice(by), ...sentences.slice(0, by)];
    return Math.floor(version / sentences.length) % 2 === 1 ? turned.toReversed() : turned;
  }
  if (rhythm === "Short and punchy" || values["Distance"] === "Change the order") return [...sentences];
  const joins = rhythm === undefined ? version % 4 === 3 || version >= 12 : true;
  return joins ? flowing(sentences, version + 1, text) : [...sentences];
}

/** Neighbouring statements run together, at other places in each version. */
function flowing(sentences: readonly string[], version: number, text: string): string[] {
  const out: string[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const [one = "", next = ""] = sentences.slice(at, at + 2);
    const wanted = Math.floor(version / 2 ** (at % 4)) % 2 === 1 || (at >= 4 && (at + version) % 3 === 0);
    const short = countWords(one) + countWords(next) <= 38;
    if (
      wanted &&
      short &&
      joinable(one) &&
      joinable(next) &&
      !/^(?:And|But|So|Or|However|Also)\b/.test(next)
    ) {
      const glue =
        version % 3 !== 0 &&
        isStatement(continued(next, text)) &&
        !/ and |\bnot\b|n['’]t\b/.test(one) &&
        !next.includes(", and ")
          ? ", and "
          : "; ";
      out.push(`${one.slice(0, -1)}${glue}${continued(next, text)}`);
      at += 1;
    } else out.push(one);
  }
  return out;
}

/** Whether a sentence is a plain statement that may stand beside another in one sentence. */
function joinable(sentence: string): boolean {
  return (
    /[^.]\.$/.test(sentence) &&
    !/["“”;:]/.test(sentence) &&
    !imperative.test(sentence) &&
    !/^(?:Meet|Hi|Hello|Dear|Please|Thanks?|Kind|Many thanks)\b/.test(sentence)
  );
}

const stems = [
  "Did you know that",
  "Is it not true that",
  "Would you have thought that",
  "Have you noticed that",
  "Who would deny that",
  "Does it surprise you that",
  "Can it be that",
  "What follows from the fact that",
];

/** A statement as a question: its verb first where the grammar is plain, or behind a stem that asks. */
function question(sentence: string, place: number, text: string): string {
  if (/\?["”]?$/.test(sentence)) return sentence;
  const bare = sentence.replace(/[.!]+$/, "");
  const turned = inverted(bare, (line) => continued(line, text));
  if (turned !== null && place % 3 === 0) return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}?`;
  return `${stems[place % stems.length] ?? ""} ${continued(bare, text)}?`;
}
