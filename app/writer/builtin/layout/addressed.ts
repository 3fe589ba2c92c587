/** Whether a text speaks to particular people, so that nobody shows it to everybody: a report for a client, a letter. */

import { blocksOf } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Rule } from "../../task.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { isGreeting, isSignOff } from "./statements.ts";

/** `Prepared for Mr and Mrs Holt.`, `Survey for Dr Lind`, `For the attention of Ann Lee`: a line that says whom it is for. */
const addressee =
  /^(?:prepared for\b|(?:\p{L}+ )?for the attention of\b|(?:(?:report|survey|quote|quotation|estimate|inspection|valuation|note|statement|written|drawn up) )?(?:for|to):? (?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Sir|Lady)\b\.?)/iu;
/** More words are a sentence that tells something. */
const line = 14;
/** `For Ann and Bo, from Cy`: a line of names alone. */
const betweenNames = /^[Ff]or \p{Lu}[^.!?:]{1,60}, from \p{Lu}(?!\p{Ll}{2,6}day\b)[\p{L} .'’-]{1,30}$/u;
const toLine = /^(?:to|attn):? \S/i;
const fromLine = /^from: \S/i;
/** `Sir,`, `Dear Editor`, `Madam –`. */
const formal = /^(?:dear )?(?:sirs?|madam|editor)(?: (?:or|and) (?:sirs?|madam))?(?:[,:.]| ?[–—-] |$)/i;
/** `I am writing this to the company`: one reader, whoever else may see it. */
const writesTo =
  /\bI(?:['’]m| am) (?:writing|sending|addressing) (?:this )?to (?:the |my |our |your )?(?:own )?(?:company|firm|management|managers?|head office|owners?|directors?|employers?|landlord|agency|personnel|human resources|HR)\b/i;
/** Those who are many: `Dear neighbours`. */
const many =
  /\b(?:all|everyone|everybody|readers?|friends|neighbou?rs|members|parents|families|customers|team|folks|colleagues|visitors|guests|volunteers|supporters|subscribers|there|world|internet|diary)\b/i;

/** What is said to one reader, each in another way; one of them stands in texts for everybody too. */
const toOne: readonly RegExp[] = [
  /^(?:as )?you (?:have |had |also )?(?:asked (?:me |us )?(?:why|whether|if|how|what|for|to|about)|wanted to know|wrote to|rang (?:me|us)|told (?:me|us)|requested|instructed)\b/i,
  /\bask me first\b|\bcop(?:y|ies) to your\b|\bI (?:enclose|attach)\b|\bfor your (?:files?|records|own use)\b/i,
  /\bas we (?:discussed|agreed)\b|\bwhen we (?:spoke|met)\b|\byour (?:letter|e-?mail|call|message|enquiry|inquiry|instructions) of\b/i,
  /\byour (?:insurers?|solicitors?|landlord|tenants?|accountant|surveyor|claim|application|premises|predecessor)\b/i,
  /\bI (?:have not|haven['’]t|have|will not|won['’]t) (?:charged?|billed?|invoiced?)\b|\bmy (?:invoice|fee) (?:is|for|was)\b/i,
  /\bI am sorry to (?:be the one|have to (?:say|tell)|tell you)\b|\bI(?:['’]d| would) advise you\b/i,
];

/** Where somebody is addressed who is one of those that the text tells of, or everybody in a room. */
const otherwise = new Set<TextKind>(["story", "speech", "interview", "answers", "recipe", "how-to"]);

/** The words by which a text shows that it is written to particular people; empty for none. */
export function addressedTo(text: string): string {
  if (otherwise.has(kindOfText(text))) return "";
  const blocks = blocksOf(text).filter(({ kind }) => kind === "paragraph" || kind === "item");
  const rows = blocks.slice(0, 5).flatMap((block) => plainOf(block.text).split("\n"));
  const heads = rows.flatMap((row) => sentencesOf(row).slice(0, 1)).map((one) => one.trim());
  const named = heads.find(
    (one) =>
      ((addressee.test(one) || betweenNames.test(one)) && countWords(one) <= line) ||
      formal.test(one) ||
      (isGreeting(one) && /\s\p{Lu}/u.test(one) && !many.test(one)) ||
      (toLine.test(one) && one.includes(":") && heads.some((other) => fromLine.test(other))),
  );
  if (named !== undefined) return named;
  const said = blocks.flatMap((block) => sentencesOf(plainOf(block.text).replace(/["“][^"“”]*["”]/g, " ")));
  const written = said.find((one) => writesTo.test(one));
  if (written !== undefined) return written;
  const found = toOne.flatMap((sign) => said.find((one) => sign.test(one.trim())) ?? []);
  const closes = blocks.slice(-3).some((block) => isSignOff(plainOf(block.text).split("\n")[0] ?? ""));
  return found.length + (closes ? 1 : 0) >= 2 ? (found[0] ?? "") : "";
}

/** A rule for what everybody reads; a text to particular people is declined. */
export function forEverybody(form: string, rule: Rule): Rule {
  return (source, values, signal) => {
    const shown = addressedTo(source.text).trim();
    return shown === "" ? rule(source, values, signal) : declined(form, shown);
  };
}

/** The first words of a long sentence. */
const shortly = (sentence: string): string => {
  const words = sentence.split(/\s+/);
  return words.length <= line
    ? sentence
    : `${words
        .slice(0, line)
        .join(" ")
        .replace(/[,;:]$/, "")} …`;
};

const declined = (form: string, shown: string): Decline => ({
  decline: `This text is written to particular people (“${shortly(shown)}”), and everybody reads ${form}. Summarize, or Email under Templates, keeps it between you and them; a text that speaks to everybody can be made into ${form}.`,
});
