/** The built-in Formalize: contractions written out, casual words replaced, exclamations and emoji gone. */

import { blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { expandContractions } from "../../prose/contractions.ts";
import { guard } from "../../prose/guard.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { draftOf, lockFacts, textOf } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { formalise } from "../rewrite/edit.ts";
import { applyRules, compile, tidy } from "../rewrite/phrases.ts";

/** What the formal register table leaves: words that have no formal use at all. */
const slang = compile([
  ["(?:lol|omg|btw|haha+),? ?", ""],
  ["dunno", "do not know"],
  ["ain['’]t", "is not"],
  ["gonna", "going to"],
  ["wanna", "want to"],
  ["gotta", "have to"],
  ["kinda|sorta", "rather"],
  ["cos|cuz", "because"],
  ["(?<=^|[.!?] )(?:ok(?:ay)?|yeah|yep|nope),? (?=\\p{L})", ""],
  ["ok(?:ay)?", "acceptable"],
  ["yeah|yep", "yes"],
  ["nope", "no"],
  ["guys", "colleagues"],
  ["super cool", "impressive"],
  ["awesome", "excellent"],
  ["stuff", "material"],
]);

/** Formalises English prose; facts, quotations, code and links stay. */
export function formalize(source: Source): string | Decline {
  requireEnglish("Formalize", source.text);
  if (countWords(source.text) < 2) return { decline: "Formalize needs at least a few words." };
  const draft = draftOf(source.text);
  formalise(draft);
  lockFacts(draft);
  const output = joinBlocks(
    blocksOf(textOf(draft)).map((block) =>
      block.kind === "code" || block.kind === "rule" ? block : { ...block, text: strict(block.text) },
    ),
  );
  if (output.trim() === textOf(draftOf(source.text)).trim())
    return {
      decline: "Nothing to change: no contraction, casual word, exclamation mark or emoji was found.",
    };
  return output;
}

/** What is promised hard, done to every line whether or not it is a sentence. */
function strict(line: string): string {
  const { text, restore } = guard(line);
  const bare = expandContractions(applyRules(text, slang)).replace(
    /\s?\p{Extended_Pictographic}\uFE0F?/gu,
    "",
  );
  return restore(bare === text ? text : tidy(text, bare)).replace(/\p{Extended_Pictographic}\uFE0F?/gu, "");
}
