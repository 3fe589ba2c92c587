/** Owners that have a name: `Mr Gedges broad beans`, `Annas house` where the text knows an Anna, `Mill Lanes hopes`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural, people } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { kin } from "./owned-things.ts";

const whose = "An apostrophe shows whose";

/** Names that end in -s by themselves. */
const endsInS =
  /(?:ss|us|is|as|os|[^aeiou]ys|inks|ings|ells|ills|oods|elds|sons|ards|ands|ains|umns|ows|ews)$|^(?:jones|james|charles|hughes|davies|evans|roberts|edwards|rogers|stevens|adams|andrews|watkins|jenkins|perkins|hopkins|atkins|hawkins|simmons|simons|matthews|daniels|peters|owens|banks|brooks|rhodes|bates|yates|gates|wells|mills|hills|fields|parsons|sanders|saunders|dickens|stubbs|hobbs|gibbs|briggs|griggs|biggs|riggs|higgs|burns|cairns|jacobs|hodges|bridges|myers|ayres|sayers|timms|sims|marks|styles|holmes|barnes|hayes|reeves|groves|graves|waters|walters|winters|summers|chambers|childers|rivers|powers|flowers|bowers|travers|meyers|towers|masters|butters|waites|coles|miles|giles|ames|hames|james|staples|wallace|stokes|sykes|dykes|parkes|oakes|noakes|jeeves|steeves|cleaves|eaves|keys|hanks|shanks|franks|crooks|spinks|jinks|mcmanus|agnes|frances|mercedes|dolores|hobbes|forbes|capes|snipes|stripes|wilkes|wilks|simpkins|tompkins|hutchins|collins|robins|higgins|huggins|wiggins|spratts|potts|pitts|watts|betts|metts|butts|roots|boots|coates|coats|cooks|hooks|sparks|starks|dobbs|cobbs|nobbs|crabbs|webbs|tibbs)$/;

/** Whether a thing that can be owned stands at a place or behind one adjective, and the phrase is over behind it. */
function ownsAt(clause: Clause, index: number): boolean {
  const { key, tag, tokens } = clause;
  let at = index;
  while (at < index + 2 && tag(at) === "ADJ" && tokens[at]?.text === key(at)) at += 1;
  const noun = tokens[at];
  if (!noun || noun.text !== noun.key) return false;
  if (tag(at) === "NOUN" && tag(at + 1) === "NOUN" && !isPlural(key(at))) at += 1;
  const word = key(at);
  if (tag(at) !== "NOUN" || key(at + 1) === "-") return false;
  const isThing =
    countNouns.has(word) ||
    kin.has(word) ||
    people.has(word) ||
    isPlural(word) ||
    /^(?:idea|hair|voice|fault|turn|name|face|death|birthday|work|advice|handwriting|will|luggage|funeral|wedding|hat|bike|van|shed|hopes|chances|funeral|opinion|cooking|singing|place|team|side|goal|cat|dog|garden|kitchen|mum|dad|money|cake|bread|jam|soup|tea|gripe|trolley|chalk|hoe|retainer|bungalow|surname|figures|mum|delivery|tide|count|gloves|boots|spaniel|terrier|caravan|greenhouse|workshop|rucksack|handwriting|grave|ladder|tractor|lorry|wheelbarrow|shoes|glasses|coat|jacket|scarf|wallet|purse|keys|laptop|recipe|speech|report|notes|drawings|photos|vacuum|mower|strimmer|drill|knee|hip|back|leg|arm|hand|foot|eyes|teeth|stomach|temper|laugh|smile|accent)$/.test(
      word,
    );
  return isThing && /^(?:PUNCT|ADP|AUX|CCONJ|SCONJ|ADV|PART|VERB|)$/.test(tag(at + 1));
}

/** `Mr Gedges broad beans`: behind a title a name alone owns. */
const titled: GrammarRule = (clause) => {
  const { key, tokens, edit, sentence } = clause;
  return eachWord(clause, "mr mrs ms miss dr father sister aunt uncle auntie nan grandma grandad").flatMap(
    (index): Edit[] => {
      const at = key(index + 1) === "." ? index + 2 : index + 1;
      const name = tokens[at];
      if (!/^\p{Lu}/u.test(tokens[index]?.text ?? "") || !name || !/^\p{Lu}\p{Ll}{2,}s$/u.test(name.text))
        return [];
      const isKnown = clause.names.has(name.text.slice(0, -1));
      if (!isKnown && endsInS.test(name.key)) return [];
      if (sentence.text.charAt(name.end) !== " " || !ownsAt(clause, at + 1)) return [];
      // `Aunt Rosas and`: behind kin only a name that the text has.
      if (!isKnown && !/^(?:mr|mrs|ms|miss|dr)$/.test(key(index))) return [];
      return edit(at, at, `${name.text.slice(0, -1)}'s`, whose);
    },
  );
};

/** `Annas house`, `Mill Lanes hopes`: the text has the name without its -s. */
const known: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence, names } = clause;
  return tokens.flatMap(({ text, end, key: word }, index): Edit[] => {
    if (!text.endsWith("s") || !/^\p{Lu}\p{Ll}{2,}s$/u.test(text)) return [];
    const name = text.slice(0, -1);
    if (!names.has(name) || sentence.text.charAt(end) !== " ") return [];
    if (
      /^(?:januarys?|marchs|mays|junes?|sundays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|englishs|its|hers|ours|yours)$/.test(
        word,
      ) ||
      endsInS.test(word)
    )
      return [];
    const prior = key(index - 1);
    // `United States mail`
    if (/^\p{Lu}\p{Ll}+ed$/u.test(tokens[index - 1]?.text ?? "")) return [];
    // `the Lanes hopes`, `two Annas`: several of one name.
    if (
      /^(?:the|two|three|four|five|both|all|many|several|these|those|some|of the|mr|mrs|ms|miss|dr|our|my|no)$/.test(
        prior,
      ) ||
      tag(index - 1) === "NUM"
    )
      return [];
    if (
      /^\p{Lu}/u.test(tokens[index - 1]?.text ?? "") &&
      index > 1 &&
      !names.has(tokens[index - 1]?.text ?? "")
    )
      return [];
    if (countNouns.has(name.toLowerCase()) && !/^\p{Lu}/u.test(tokens[index - 1]?.text ?? "")) return [];
    return ownsAt(clause, index + 1) ? edit(index, index, `${name}'s`, whose) : [];
  });
};

/** `my dads aunt`, `her mums kitchen`: of these one has one. */
const ofKin: GrammarRule = (clause) => {
  const { key, tokens, edit, sentence, tag } = clause;
  return eachWord(
    clause,
    "dads mums mams nans grandads grandmas mothers fathers bosss husbands wifes",
  ).flatMap((index): Edit[] => {
    const word = tokens[index];
    if (
      !word ||
      word.text !== word.key ||
      !/^(?:my|his|her|your|our)$/.test(key(index - 1)) ||
      sentence.text.charAt(word.end) !== " "
    )
      return [];
    if (/^(?:of)$/.test(key(index - 2)) || tag(index + 1) === "VERB") return [];
    return ownsAt(clause, index + 1) &&
      !/^(?:love|work|like|need|want|help|talk|cook|drive|name|face|hand|place|turn|voice|will)$/.test(
        key(index + 1),
      )
      ? edit(index, index, `${word.text.slice(0, -1)}'s`, whose)
      : [];
  });
};

export const namedOwnerRules: readonly GrammarRule[] = [titled, known, ofKin];
