/** Templates of verse and stage: found poems, haiku, lyrics and script pages, all in the text's own words. */

import { blocksOf, isProse } from "../../prose/blocks.ts";
import { syllablesOf } from "../../prose/grade.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf, wordsOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { isFragment, withoutLead } from "../leads.ts";
import { capital } from "../letters.ts";
import { requireEnglish } from "../limits.ts";
import { isFrame } from "../sentences.ts";
import { scoreOf, shows } from "./cues.ts";
import { readUnits, type Unit } from "./units.ts";

const lineBreak = "\\\n";
const joint =
  /^(?:and|but|or|nor|yet|so|in|on|at|by|for|from|with|into|over|under|through|beneath|beside|behind|across|after|before|until|when|where|while|who|which|that|because|if|as|like|than|to|without|within|between|toward|towards)$/i;

/** A sentence broken into lines where the voice may rest. */
function versesOf(sentence: string): string[] {
  const words = plainOf(sentence).replace(/[“”"]/g, "").split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let open: string[] = [];
  for (const [index, word] of words.entries()) {
    const left = words.length - index;
    const rests = /[,;:.!?—–]$/.test(open.at(-1) ?? "");
    if ((open.length >= 3 && left >= 2 && (rests || joint.test(word))) || (open.length >= 7 && left >= 2)) {
      lines.push(open.join(" "));
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) lines.push(open.join(" "));
  return lines.map((line) => line.replace(/[,;:.]+$/u, ""));
}

function lyrical(source: Source): Unit[] {
  const units = readUnits(source, "none").units.filter(
    (unit) => (unit.kind === "paragraph" || unit.kind === "quote" || unit.kind === "item") && unit.words >= 3,
  );
  const whole = units.filter((unit) => /[.!?]["”’)*_]*$/.test(unit.text));
  return whole.length > 2 ? whole : units;
}

const picture = { scene: 1.5, feeling: 1, short: 0.5 } as const;

/** Three stanzas of the text's own words: its clearest image, its turn, and its end with the image again. */
export function foundPoem(source: Source): string | Decline {
  requireEnglish("The Poem template", source.text);
  const units = lyrical(source);
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  if (words < 12)
    return {
      decline: `The text has ${String(words)} words; a poem of three stanzas needs at least 12 of its own.`,
    };
  const total = units.length;
  const seen = (unit: Unit) =>
    scoreOf(unit, picture, total).score + (unit.words <= 22 ? 1 : 0) + unit.weight * 0.3 + (1 - unit.place);
  const image = units.toSorted((a, b) => seen(b) - seen(a))[0];
  const others = units.filter((unit) => unit !== image);
  const turns = (unit: Unit) =>
    scoreOf(unit, { change: 2, doubt: 1.5, obstacle: 0.5 }, total).score + (unit.words <= 26 ? 1 : 0);
  const turn = others.toSorted((a, b) => turns(b) - turns(a))[0];
  const end = others.filter((unit) => unit !== turn).at(-1);
  const first = image ? versesOf(image.text).slice(0, 6) : [];
  const stanzas = [
    first,
    turn ? versesOf(mended(turn.text)).slice(0, 6) : ["[the turn:", "what changes in the picture]"],
    end ? [...versesOf(mended(end.text)).slice(0, 4), first[0] ?? ""] : [first.at(-1) ?? "", first[0] ?? ""],
  ];
  return stanzas.map((lines) => stanza(lines)).join("\n\n");
}

function mended(text: string): string {
  const bare = withoutLead(text);
  return isFragment(bare) ? text : bare;
}

/** At least two lines: a single one is broken in the middle. */
function stanza(lines: readonly string[]): string {
  if (lines.length > 1) return lines.join(lineBreak);
  const words = (lines[0] ?? "").split(" ");
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(" "), words.slice(middle).join(" ") || "[…]"].join(lineBreak);
}

interface Run {
  text: string;
  syllables: number;
  sentence: number;
  at: number;
  value: number;
}

/** Runs of words inside a sentence that begin and end where a phrase does, with five or seven syllables. */
function runsOf(sentences: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const [sentence, text] of sentences.entries()) {
    const words = plainOf(text)
      .replace(/[“”"()]/g, "")
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 60);
    const counts = words.map((word) =>
      wordsOf(word)
        .flatMap((one) => one.split("-"))
        .reduce((sum, one) => sum + syllablesOf(one), 0),
    );
    for (let start = 0; start < words.length; start += 1) {
      const opens =
        start === 0 ||
        /[,;:.!?—–]$/.test(words[start - 1] ?? "") ||
        joint.test(words[start] ?? "") ||
        /^(?:the|a|an|his|her|my|our|their|its|one|no|each|every)$/i.test(words[start] ?? "");
      if (!opens || /\d/.test(words[start] ?? "")) continue;
      let syllables = 0;
      for (let end = start; end < words.length && syllables < 7; end += 1) {
        syllables += counts[end] ?? 0;
        if (syllables !== 5 && syllables !== 7) continue;
        const last = words[end] ?? "";
        const next = words[end + 1];
        const closes = next === undefined || /[,;:.!?—–]$/.test(last) || joint.test(next);
        if (!closes || loose.test(last)) continue;
        const line = words.slice(start, end + 1).join(" ");
        if (/\d|[,;:.!?][ ]/.test(line)) continue;
        const whole = Number(start === 0) + Number(/[.!?,;:—–]$/.test(last) || next === undefined);
        runs.push({
          text: line.replace(/[,;:.!?—–]+$/u, ""),
          syllables,
          sentence,
          at: start,
          value: whole + scoreOf(lineUnit(line), picture, 1).score,
        });
      }
    }
  }
  return runs;
}

const loose =
  /^(?:the|a|an|of|to|in|on|at|by|for|from|with|and|or|but|his|her|my|our|their|its|is|was|are|were|be|been|has|had|have|not|very|so|that|which|who|as)$/i;

function lineUnit(text: string): Unit {
  return {
    text,
    kind: "paragraph",
    words: countWords(text),
    sentences: 1,
    at: 0,
    place: 0,
    block: 0,
    heading: "",
    label: "",
    weight: 1,
  };
}

/** A found haiku: three runs of the text's words in their order, five, seven and five syllables. */
export function foundHaiku(source: Source): string | Decline {
  requireEnglish("The Haiku template", source.text);
  const sentences = lyrical(source).map(({ text }) => text);
  const runs = runsOf(sentences);
  const place = (run: Run) => run.sentence * 1000 + run.at;
  const end = (run: Run) => place(run) + run.text.split(" ").length - 1;
  let best: { lines: [Run, Run, Run]; value: number } | null = null;
  const fives = runs
    .filter(({ syllables }) => syllables === 5)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 60);
  const sevens = runs
    .filter(({ syllables }) => syllables === 7)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 60);
  for (const first of fives)
    for (const second of sevens) {
      if (place(second) <= end(first)) continue;
      for (const third of fives) {
        if (place(third) <= end(second) || third.text.toLowerCase() === first.text.toLowerCase()) continue;
        const near = third.sentence - first.sentence;
        const value = first.value + second.value + third.value - Math.min(4, near) * 0.6;
        if (!best || value > best.value) best = { lines: [first, second, third], value };
      }
    }
  if (!best)
    return {
      decline:
        "No three phrases of this text have five, seven and five syllables in that order; a haiku would need more text, or a model.",
    };
  return best.lines
    .map(({ text }) =>
      text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter, at: number) => (at === 0 ? letter.toUpperCase() : letter)),
    )
    .join(lineBreak);
}

/** Verse, chorus, verse, chorus, bridge, chorus: the chorus is the line that carries most, in the same words each time. */
export function lyrics(source: Source): string | Decline {
  requireEnglish("The Song Lyrics template", source.text);
  const units = lyrical(source);
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  if (words < 12)
    return { decline: `The text has ${String(words)} words; a song needs at least 12 of its own.` };
  const total = units.length;
  const sung = (unit: Unit) =>
    unit.weight +
    scoreOf(unit, { short: 1.5, feeling: 1, belief: 1, lesson: 0.5 }, total).score -
    (/\d|[“"]/.test(unit.text) ? 1 : 0);
  const chorusUnit = units.toSorted((a, b) => sung(b) - sung(a))[0];
  const chorus = chorusUnit
    ? repeated(versesOf(mended(chorusUnit.text)).slice(0, 4))
    : "[the line that returns]";
  const rest = units.filter((unit) => unit !== chorusUnit && unit.words <= 30);
  const turn =
    rest.find((unit) => shows(unit, "question", total)) ??
    rest.findLast((unit) => shows(unit, "doubt", total));
  const told = rest.filter((unit) => unit !== turn);
  const half = Math.ceil(told.length / 2);
  const verse = (some: readonly Unit[], slot: string) => {
    const lines = some
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, 2)
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ text }) => versesOf(mended(text)));
    return lines.length > 0 ? lines.slice(0, 8).join(lineBreak) : slot;
  };
  const parts: [string, string][] = [
    ["Verse", verse(told.slice(0, half), "[what happened first]")],
    ["Chorus", chorus],
    ["Verse", verse(told.slice(half), "[what happened then]")],
    ["Chorus", chorus],
    ["Bridge", turn ? versesOf(mended(turn.text)).slice(0, 4).join(lineBreak) : "[the other side of it]"],
    ["Chorus", chorus],
  ];
  return parts.map(([title, text]) => `## ${title}\n\n${text}`).join("\n\n");
}

/** A chorus comes back to its first line. */
function repeated(lines: readonly string[]): string {
  return [...lines, lines[0] ?? ""].join(lineBreak);
}

const spoken = /[“"]([^“”"]{1,400})[”"]/gu;
const after =
  /^,? ?(?:said|asked|replied|cried|answered|whispered|shouted|returned|called|added)\s+((?:(?:his|her|my|the|Mr|Mrs|Miss|Ms|Dr)\.? )?\p{L}+(?: \p{Lu}\p{L}+)?)/u;
const afterReversed =
  /^,? ?((?:(?:the|his|her) )?\p{L}+(?: \p{Lu}\p{L}+)?) (?:said|asked|replied|cried|answered|whispered|shouted|called|added)\b/u;
const beforeSpeech =
  /((?:(?:the|his|her) )?\p{Lu}?\p{L}+(?: \p{Lu}\p{L}+)?) (?:said|asked|replied|cried|answered|whispered|shouted)[^.!?“"]{0,40}[,:]\s*$/u;

/** A page of script: what is told becomes action, what stands in quotation marks dialogue under its speaker's name. */
export function scriptPage(source: Source): string | Decline {
  requireEnglish("The Screenplay Page template", source.text);
  const blocks = blocksOf(source.text).filter((block) => isProse(block) && !isFrame(block.text));
  if (blocks.length === 0) return { decline: "A screenplay page needs at least one sentence." };
  const parts: string[] = [];
  let voices = 0;
  for (const block of blocks) {
    let at = 0;
    let speaker = "";
    const action = (text: string, who = "") => {
      const named = who === "" ? text : text.replace(/^, who /u, `${capital(who)} `);
      const kept = sentencesOf(named.trim()).filter((sentence) => !tag.test(sentence.trim()));
      const said = kept
        .join(" ")
        .replace(/^[,.;]\s*/, "")
        .trim();
      if (said !== "") parts.push(capital(said));
    };
    for (const match of block.text.matchAll(spoken)) {
      const [before, behind] = [
        block.text.slice(at, match.index),
        block.text.slice(match.index + match[0].length),
      ];
      const lead = beforeSpeech.exec(before);
      const trail = after.exec(behind) ?? afterReversed.exec(behind);
      action(lead ? before.slice(0, lead.index) : before, speaker);
      speaker = trail?.[1] ?? lead?.[1] ?? speaker;
      const name = speaker.replace(/^the /i, "");
      const shown =
        name !== "" && !/^(?:he|she|they|it|I|we|you)$/i.test(name) ? name.toUpperCase() : "[CHARACTER]";
      parts.push(`**${shown}**`, (match[1] ?? "").trim().replace(/,$/, "."));
      voices += 1;
      at = match.index + match[0].length + (trail?.[0].length ?? 0);
    }
    action(block.text.slice(at), speaker);
  }
  if (voices === 0) parts.push("**[CHARACTER]**", "[what they say]");
  else if (parts[0]?.startsWith("**")) parts.unshift("[what we see as the scene begins]");
  const time = /\b(?:night|evening|midnight|dark)\b/i.test(source.text)
    ? "NIGHT"
    : /\b(?:morning|noon|afternoon)\b/i.test(source.text)
      ? "DAY"
      : "[TIME]";
  return [`### [INT. or EXT. PLACE] – ${time}`, ...parts, "Cut to: [the next scene]"].join("\n\n");
}

/** A speech tag that was left over: `he said`, `, who never looked up`. */
const tag =
  /^[,.;]?\s*(?:(?:he|she|they|I|we) )?(?:said|asked|replied|cried|answered|whispered|returned|called|added)?\s*[,.;!?]*$/iu;
