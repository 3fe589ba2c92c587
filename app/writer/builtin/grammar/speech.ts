/** What is mended of words that somebody speaks: spelling and slips of the pen alone, since people say all else so. */

import { people } from "../../prose/english/forms.ts";
import { type Edit, withoutOverlap } from "../marks/edits.ts";
import { masked, spokenSentences } from "../marks/passages.ts";
import { editFor } from "./choose.ts";
import type { Finding } from "./findings.ts";
import { clausesOf } from "./rules/clause.ts";
import { confusedInSpeech } from "./rules/confused/confused-words.ts";
import { nearWordRules } from "./rules/near-words.ts";
import { missingApostrophes, writtenLarge } from "./rules/marks.ts";
import { pluralApostropheRules } from "./rules/plural-apostrophes.ts";
import { kin } from "./rules/owned-things.ts";
import { thenAndWhereRules } from "./rules/then-and-where.ts";
import { framedWordings } from "./rules/small-frames.ts";
import { displacedApostrophes } from "./rules/slips.ts";
import { doubledWordRules } from "./rules/doubled-words.ts";
import { throughAndFromRules } from "./rules/through-and-from.ts";
import { spokenTo } from "./rules/speech-marks.ts";
import { spokenWordings } from "./rules/wordings.ts";
import { whoseWordRules } from "./rules/whose-words.ts";

const rules = [
  displacedApostrophes,
  framedWordings,
  spokenWordings,
  missingApostrophes,
  writtenLarge,
  ...nearWordRules,
  ...whoseWordRules,
  ...throughAndFromRules,
  ...doubledWordRules,
  ...thenAndWhereRules,
  ...pluralApostropheRules,
  confusedInSpeech,
  spokenTo,
];

/** Kinds of findings that no manner of speaking explains. */
const kinds = new Set(["Spelling", "Punctuation", "Repetition", "Typo"]);
const modalOf = /^(?:could|would|should|might|must)(?:n['’]t)? of$/i;
/** Spoken so, or drawn out: `gonna`, `dunno`. */
const spoken =
  /^(?:\p{L}+(?:na|nno|tta|mme|[a-z]in)|ol|em|ain|innit|yer|ya|cos|coz|tho|thru|ta|aye|nowt|owt|summat|wee|mam|nan|gran)$/u;

const asks = "said|asked|whispered|replied|shouted|answered|muttered|added|called";
const capital = new RegExp(`(?<=[?!,]["”’'] )(She|He|They) (?=(?:${asks})[.,;])`, "g");
/** `"Rule nine," Said the warden`: a comma goes on, whoever says it. */
const saying =
  /(?<=,["”’] )(?:Said|Asked|Replied|Whispered|Muttered|Shouted|Answered|Added)(?= (?:\p{Lu}|he\b|she\b|they\b|the\b|my\b|his\b|her\b|a\b))/gu;
/** `"I thought it was over".` as a paragraph of its own: what is said has its stop inside. */
const outside = /(?:^|\n)["“]\p{Lu}[^"“”\n]{2,380}\p{Ll}(["”])\.(?=[ \t]*(?:\n|$))/gu;
/** `"How much milk did you put in it."`: nothing but a question begins so. */
const questions =
  /(?:["“]|[.!?] )(?:How (?:much|many|long|often|far|old)(?: \p{Ll}+){0,2}|(?:What|Which)(?: (?:time|day|colour|kind of \p{Ll}+|sort of \p{Ll}+|number|size))|Where|When|Why) (?:do|did|does|are|were|have|has|can|will) (?:you|he|she|they|we|it)\b[^"“”.,;:!?\n]{0,80}\.(?=["”])/gu;
const stop = new RegExp(
  `(?<=\\p{Ll})\\.(?=["”’] (?:said|asked|replied|whispered|muttered) (?:\\p{Lu}|he\\b|she\\b|they\\b|the\\b|my\\b))`,
  "gu",
);
/** `"We are out of E." Marnie said.`: who speaks stands before it. */
const stopBefore =
  /(?<=[\p{L}\d])\.(?=["”] (?:\p{Lu}\p{Ll}+|he|she|they) (?:said|asked|replied|whispered|muttered|shouted)(?:[.,;]|$|\n| (?:to|quietly|softly|at last|after|without|with|from|and)\b))/gu;
/** `He said, "She is out." Anna replied, "Tell her."`: who says it is named before what is said. */
function isLedIn(text: string, at: number): boolean {
  const opening = Math.max(text.lastIndexOf('"', at), text.lastIndexOf("“", at));
  return new RegExp(`(?:${asks}|says|cried|told \\p{L}+)[,:]? $`, "u").test(
    text.slice(Math.max(0, opening - 30), opening),
  );
}

/** `Malcolm said. "so whose is it?"` */
const begins = /(?<=(?:said|asked|replied|added|whispered|muttered)\. ["“])\p{Ll}(?=\p{Ll}*[ ,'’])/gu;
/** `Have you got a torch Kyle?`: a thing, and somebody's name behind it. */
const called =
  /(?= (?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}\p{Ll}{1,20})[.?!]["”’'])(?<=["“‘'\s](?:a|an|the|any|your|my|our|one|two|three|four|five|six|seven|eight|nine|ten|no|that|this) (?:\p{Ll}{1,20} )?(\p{Ll}{3,20}))/gu;
/** Has a name or is a person itself. */
const named =
  /^(?:boat|ship|dog|cat|horse|pony|pub|town|village|river|road|street|lake|month|king|queen|song|book|film|play|brand|saint|planet|name|called|named|and|or|with|for|from|about|like|is|was|than|to|of|in|on|at|by|old|poor|young|dear|little|great|late|first|last|same|other|next|big|real|only|whole|wee|good|bad|new)$/;

/** A question that is asked, closed by a comma: `"Are they open," asked the boy`. */
const asked =
  /,(?=["”’] (?:asked|(?:he|she|they|I|\p{Lu}\p{Ll}+) asked)\b(?!(?: (?:the )?\p{L}+)?, ["“‘]\p{Ll}))(?<=["“‘](?:(?:And|But|So|Well|Then),? )?(?:Is|Are|Was|Were|Do|Does|Did|Have|Has|Can|Could|Will|Would|Shall|Should|What|Where|When|Why|Who|How)(?:n['’]t)? (?:it|he|she|they|you|we|I|that|this|there|the|your|my|is|are|was|were|do|does|did|long|many|much|on earth)\b[^"“”.,;:!?\n]{0,80},)/gu;
/** What is said at the beginning of a paragraph or a sentence, without the comma behind it: `"Banana bread" said Noor.` */
const unparted =
  /(?=["”] (?:said|asked|replied|whispered|muttered|shouted|called) (?:\p{Lu}\p{Ll}|he\b|she\b|they\b|the\b|my\b|her\b|his\b))(?<=(?:^|\n|[.!?] )["“]\p{Lu}[^"“”\n]{2,120}[\p{Ll}\d])/gu;

/** `"And the atlas?" She asked.`, `"It is a hearing." said Morag`: the sentence goes on behind what is said. */
function aroundSpeech(text: string): Edit[] {
  const reason = "The sentence goes on behind what is said";
  return [
    ...[...text.matchAll(asked)].map(({ index }): Edit => ({
      from: index,
      to: index + 1,
      replacement: "?",
      reason: "A question ends in a question mark",
    })),
    ...[...text.matchAll(unparted)].map(({ index }): Edit => ({
      from: index,
      to: index,
      replacement: ",",
      reason: "A comma parts what is said",
    })),
    ...(/\?["”]/.test(text) ? [...text.matchAll(questions)] : []).map(({ 0: found, index }): Edit => ({
      from: index + found.length - 1,
      to: index + found.length,
      replacement: "?",
      reason: "A question ends in a question mark",
    })),
    ...[...text.matchAll(outside)].map(({ 0: found, 1: mark = "", index }): Edit => ({
      from: index + found.length - 2,
      to: index + found.length,
      replacement: `.${mark}`,
      reason: "The stop stands inside what is said",
    })),
    ...[...text.matchAll(capital), ...text.matchAll(saying)].map(({ index }): Edit => ({
      from: index,
      to: index + 1,
      replacement: text.charAt(index).toLowerCase(),
      reason,
    })),
    ...[...text.matchAll(called)].flatMap(({ index, 1: name = "", 2: thing = "" }): Edit[] =>
      !named.test(thing) &&
      !/(?:ent|ous|al|ful|ive|ble|less|ish|ain)$/.test(thing) &&
      !people.has(thing) &&
      !kin.has(thing) &&
      new RegExp(
        `(?:${asks}|told) ${name}\\b|\\b${name} (?:${asks}|looked|nodded|shook|took|put|went|turned|sat|stood|had|was)\\b`,
        "u",
      ).test(text)
        ? [{ from: index, to: index, replacement: ",", reason: "Who is spoken to stands behind a comma" }]
        : [],
    ),
    ...[...text.matchAll(begins)].map(({ index }): Edit => ({
      from: index,
      to: index + 1,
      replacement: text.charAt(index).toUpperCase(),
      reason: "A capital is missing",
    })),
    ...[...text.matchAll(stopBefore)]
      .filter(({ index }) => !isLedIn(text, index))
      .map(({ index }): Edit => ({
        from: index,
        to: index + 1,
        replacement: ",",
        reason,
      })),
    ...[...text.matchAll(stop)].map(({ index }): Edit => ({
      from: index,
      to: index + 1,
      replacement: ",",
      reason,
    })),
  ];
}

export function spokenEdits(
  text: string,
  places: readonly { finding: Finding; start: number; end: number }[],
  misspelt: ReadonlyMap<string, number>,
  names: ReadonlySet<string>,
  british: boolean,
): Edit[] {
  if (!/["“‘'«„]|^(?:\*\*)?\p{Lu}[\p{L} .]+(?:\*\*)?:/mu.test(text)) return [];
  return [
    ...aroundSpeech(text),
    ...clausesOf(spokenSentences(text), british).flatMap((clause) => {
      const { sentence } = clause;
      const end = sentence.from + sentence.text.length;
      const offered = rules.flatMap((rule) => rule(clause));
      for (const { finding, start, end: to } of places) {
        if (start < sentence.from || to > end || !(kinds.has(finding.kind) || modalOf.test(finding.problem)))
          continue;
        const at = start - sentence.from;
        if (sentence.text.slice(at, to - sentence.from).includes(masked)) continue;
        // Who speaks strangely does so more than once.
        if (finding.kind === "Spelling" && (spoken.test(finding.problem) || /\p{Lu}/u.test(finding.problem)))
          continue;
        const edit = editFor(
          finding,
          sentence.text.slice(0, at),
          sentence.text.slice(to - sentence.from),
          { isRepeated: (misspelt.get(finding.problem.toLowerCase()) ?? 0) > 1, isNearUnknown: false },
          names,
        );
        if (edit !== null) offered.push({ from: start, to, ...edit });
      }
      return withoutOverlap(offered);
    }),
  ];
}
