/** The built-in CV / Resume Writer: what somebody did, as bullets that begin with a verb. */

import { blocksOf } from "../../prose/blocks.ts";
import { numbersOf } from "../../prose/facts.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { allSentences, draftOf, lockFacts } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { unstopped } from "../matter/points.ts";
import { capital } from "../matter/topics.ts";
import { isPast, pastFromIng } from "../matter/verbs.ts";
import { cutFillers, cutWordiness } from "../rewrite/edit.ts";
import { applyRules, compile } from "../rewrite/phrases.ts";

/** What a CV says without saying I. */
const brisk = compile([
  [
    "(?:I|we) (?:was|were|am|have been|had been) (?:also )?(?:responsible for|in charge of|involved in|tasked with|busy) (?=[a-z]+ing\\b)",
    "I did ",
  ],
  ["(?:I|we) (?:was|were|am|have been) (?:also )?(?:responsible for|in charge of) ", "I handled "],
  ["(?:I|we) (?:was|were) (?:the|an?) (?:one|person) who ", "I "],
  ["(?:I|we) (?:was|were) able to (?=[a-z]+)", "I managed to "],
  ["a lot of different things,? including ", ""],
  ["(?:I|we) (?:was|were) part of (?:a|the) team (?:that|which) ", "I helped when the team "],
  ["which I think ", "which "],
  ["as far as I know,? ?", ""],
]);

const ownSubject =
  /(?:^|(?:, |\b)(?:and|where|because|when|while|so|then) )(?:I|we|my team|our team)(?: also| then| later| always| often| regularly| first| successfully)? (\p{L}+)\b/iu;

/** Bullets of what was done; a number slot where a bullet has none. */
export function writeCv(source: Source): string | Decline {
  requireEnglish("CV / Resume Writer", source.text);
  const parts: string[] = [];
  let bullets = 0;
  for (const block of blocksOf(source.text)) {
    if (block.kind === "heading") parts.push(`\n## ${block.text}\n`);
    if (block.kind !== "paragraph" && block.kind !== "item") continue;
    for (const sentence of tightSentences(block.text)) {
      const { role, bullet } = bulletOf(sentence);
      if (role) parts.push(`\n## ${role}\n`);
      if (bullet === null) continue;
      bullets += 1;
      parts.push(`- ${bullet}${numbersOf(bullet).length > 0 ? "" : slotFor(bullet)}`);
    }
  }
  if (bullets === 0)
    return {
      decline:
        'A CV needs sentences that say what you did, such as "I led a team" or "Built the help pages"; this text has none.',
    };
  const text = parts
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return dropHollow(text);
}

function tightSentences(text: string): string[] {
  const draft = draftOf(text);
  cutWordiness(draft, 0);
  cutFillers(draft, 0);
  lockFacts(draft);
  return allSentences(draft).map((sentence) => plainOf(applyRules(sentence.restore(sentence.text), brisk)));
}

const roleLead =
  /^(?:In|At|As|During|From|Before|After|Since|While) (?:my |an? |the )?((?:current |last |previous |first )?[^,]{3,70}), (?=(?:I|we)\b)/u;

/** A sentence as a bullet; a leading place or job becomes a heading where it names one. */
function bulletOf(sentence: string): { role?: string; bullet: string | null } {
  const lead = roleLead.exec(sentence);
  const named = lead && /\b(?:job|role|position|work|time|internship|studies)\b/i.test(lead[1] ?? "");
  const bare = unstopped(lead ? sentence.slice(lead[0].length) : sentence).replace(
    /^(?:And|But|So|Also|Then|Later),? /u,
    "",
  );
  const role = named ? { role: capital(lead[1] ?? "") } : {};
  const first = /^\p{L}+/u.exec(bare)?.[0] ?? "";
  if (/^\p{Lu}\p{Ll}+$/u.test(first) && isPast(first) && !/^(?:Was|Were|Had|Did|Could|Would)$/.test(first))
    return { ...role, bullet: bare };
  return { ...role, bullet: said(bare) };
}

/** What stands behind `I`, opened by its verb; null for what is no deed. */
function said(bare: string): string | null {
  const match = ownSubject.exec(bare);
  if (!match || match.index > 0) return null;
  const verb = (match[1] ?? "").toLowerCase();
  const rest = bare.slice(match[0].length).replace(/\s+/, " ").trim();
  const ing = verb === "did" ? /^(\p{L}+ing)\b(.*)$/u.exec(rest) : null;
  const past = ing ? pastFromIng(ing[1] ?? "") : null;
  if (ing && past) return shaped(`${past}${alsoPast(ing[2] ?? "")}`);
  const perfect = /^(?:have|had)$/.test(verb)
    ? /^(?:also |always |recently )?(\p{L}+ed|built|led|run|set up|sold|taught|won|held|made)\b(.*)$/u.exec(
        rest,
      )
    : null;
  if (perfect) return shaped(`${perfect[1] === "run" ? "ran" : (perfect[1] ?? "")}${perfect[2] ?? ""}`);
  if (
    !isPast(verb) ||
    /^(?:was|were|had|did|could|would|felt|thought|wanted|hoped|liked|believed|need|needed|agreed|used)$/.test(
      verb,
    )
  )
    return null;
  return shaped(`${verb} ${rest}`);
}

/** `, writing …` and `and writing …` follow the first verb into the past. */
function alsoPast(rest: string): string {
  return rest.replace(
    /((?:,| and|, and) )(\p{L}+ing)(?= (?:the|a|an|my|our|new|all|\d)\b)/gu,
    (found, joint: string, ing: string) => {
      const past = pastFromIng(ing);
      return past ? `${joint}${past}` : found;
    },
  );
}

/** The bullet without what points at the speaker. */
function shaped(text: string): string {
  return capital(
    text
      .replace(/ (?:and|,) (?:I|we) (?=\p{L}+ed\b)/gu, " and ")
      .replace(/\b(?:my|our) (?=team\b|own\b|colleagues\b)/giu, "the ")
      .replace(/,? and (?:I|we|you) (?:will|can|would|hope|want)\b.*$/u, "")
      .replace(/\bthe own\b/g, "own")
      .trim(),
  );
}

function slotFor(bullet: string): string {
  if (/\b(?:led|managed|trained|hired|supervised|taught|coached)\b/i.test(bullet))
    return " [number of people]";
  if (/\b(?:cut|reduced|saved|lowered|improved|raised|increased|grew)\b/i.test(bullet))
    return " [by how much, in figures]";
  if (/\b(?:built|created|wrote|made|introduced|launched|designed|developed|set up)\b/i.test(bullet))
    return " [result in figures]";
  return countWords(bullet) > 20 ? "" : " [number or result]";
}

/** Headings under which no bullet stands go. */
function dropHollow(text: string): string {
  return text
    .split(/\n(?=## )/)
    .filter((part) => !part.startsWith("## ") || part.includes("\n- "))
    .join("\n");
}
