/** Adverbs that lack their ending: `remarkable well`, `squeaks slight`, `can be safe left`. */

import { adverbOf } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { type GrammarRule, eachWord } from "./clause.ts";
import { manners } from "./manner.ts";

const why = "An adverb says how";

/** How somebody goes or moves a thing: behind these stands no state. */
const moving =
  /^(?:pull|pulls|pulled|pulling|drive|drives|drove|driving|back|backed|walk|walks|walked|walking|ran|runs|running|reversed|reversing|moved|moves|moving|rolled|crept|climbed|climbing|stepped|drifted|crawled|sailed|rode|cycled|rowed|swam|marched|lifted|lowered|reached|leaned|leant|crawled)$/;

const degrees = new Set(
  "remarkable surprising extreme incredible unbelievable exceptional reasonable terrible awful unusual perfect particular complete absolute total slight".split(
    " ",
  ),
);

/** `holds its edge remarkable well`, `was extreme cold in there`. */
const degree: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, degrees).flatMap((index): Edit[] => {
    const [prior, next] = [tag(index - 1), key(index + 1)];
    if (tokens[index]?.text !== key(index) || key(index + 1) === "-") return [];
    const isHow =
      /^(?:well|often|quickly|slowly|badly|easily|carefully|quietly|clearly|smoothly|fast)$/.test(next) &&
      /^(?:VERB|NOUN|PRON|AUX|ADV)$/.test(prior) &&
      !/^(?:NOUN|ADJ|PART)$/.test(tag(index + 2)) &&
      key(index) !== "slight";
    const isSo =
      /^(?:is|was|are|were|'s|'re|been|be|looks|looked|feels|felt|seems|seemed)$/.test(key(index - 1)) &&
      tag(index + 1) === "ADJ" &&
      /^(?:PUNCT|ADP|SCONJ|PART|)$/.test(tag(index + 2)) &&
      !/^[-–,]$/.test(key(index + 2));
    return isHow || isSo ? edit(index, index, adverbOf(key(index)), why) : [];
  });
};

/** How something is done, and never how somebody is who does it or what comes of it. */
const ways = new Set(
  "slight considerable professional significant noticeable exact automatic accidental occasional frequent temporary permanent immediate eventual thorough accurate efficient sudden gradual rapid regular smooth separate correct incorrect careful polite partial".split(
    " ",
  ),
);
/** Behind these an adjective says what something is or becomes. */
const linking =
  /^(?:be|is|was|are|were|am|been|being|seem|look|feel|sound|smell|taste|become|get|grow|turn|stay|remain|keep|go|prove|appear|come|run|fall|lie|stand|make|find|consider|call|leave|render|hold|think|believe|deem|count|mean|need|want|have|do|say|end|play|work|cost|pass)$/;

/** `squeaks slight at the neck`, `re-covered professional in 2019`, `tows very smooth behind the van`. */
const behindVerb: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, ways).flatMap((index): Edit[] => {
    if (tokens[index]?.text !== key(index)) return [];
    const isStrong = /^(?:very|so|too|quite|rather|more|fairly)$/.test(key(index - 1));
    const at = isStrong ? index - 2 : index - 1;
    const verb = tokens[at];
    if (!verb || verb.text !== verb.key || linking.test(verb.lemma)) return [];
    const isDone =
      (tag(at) === "VERB" && /(?:ed|[^s]s)$/.test(verb.key)) ||
      // `The chain squeaks slight`: a verb that is read as a noun needs its subject.
      (tag(at) === "NOUN" &&
        /[^s]s$/.test(verb.key) &&
        (/^(?:he|she|it)$/.test(key(at - 1)) ||
          (tag(at - 1) === "NOUN" && tag(at - 2) === "DET" && at === 2)));
    if (!isDone || (isStrong && key(index) === "slight")) return [];
    const isOver =
      (/^(?:PUNCT|)$/.test(tag(index + 1)) && !/^[-–,'’]/.test(key(index + 1))) ||
      (tag(index + 1) === "ADP" &&
        /^(?:in|at|on|behind|by|with|under|over|through|for|into|during|before|after)$/.test(
          key(index + 1),
        )) ||
      /^(?:when|while|because|until|as|if|every|last|but)$/.test(key(index + 1));
    return isOver ? edit(index, index, adverbOf(key(index)), why) : [];
  });
};

const done = new Set(
  "safe easy careful quick proper perfect neat poor regular thorough frequent heavy bad general usual common recent wide complete simple gentle professional official formal final legal original classical personal mechanical chemical partial".split(
    " ",
  ),
);

/** `it can be safe left in the rain`, `was careful packed`. */
const beforeParticiple: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, done).flatMap((index): Edit[] => {
    if (tokens[index]?.text !== key(index)) return [];
    if (!/^(?:be|been|is|was|are|were|being)$/.test(key(index - 1))) return [];
    const part = key(index + 1);
    const isPart =
      (tag(index + 1) === "VERB" && /(?:ed|en|wn)$/.test(part)) ||
      /^(?:left|kept|made|built|cut|held|put|paid|sold|found|done|lost|taught|told|hung|lit)$/.test(part);
    if (!isPart || key(index + 2) === "-" || tokens[index + 1]?.text !== part) return [];
    return /^(?:PUNCT|ADP|CCONJ|SCONJ|PART|)$/.test(tag(index + 2)) ||
      /^(?:out|outside|inside|here|there|up|off)$/.test(key(index + 2))
      ? edit(index, index, adverbOf(key(index)), why)
      : [];
  });
};

/** `slowly and careful, the way she did`: two of a kind, the second without its ending. */
const pairs: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "and but").flatMap((index): Edit[] => {
    const [first, second] = [key(index - 1), key(index + 1)];
    if (!first.endsWith("ly") || tag(index - 1) !== "ADV" || tokens[index + 1]?.text !== second) return [];
    // `usually and careful`: how often is no manner.
    if (!Object.hasOwn(manners, second) || !Object.values(manners).includes(first)) return [];
    return (/^(?:PUNCT|SCONJ|)$/.test(tag(index + 2)) && !/^[-–'’]/.test(key(index + 2))) ||
      /^(?:in|on|at|with|into|over|through|across|along|to|from|for|by)$/.test(key(index + 2))
      ? edit(index + 1, index + 1, manners[second] ?? second, why)
      : [];
  });
};

/** `pulled over very slow and stopped`, `walked away so quiet that`. */
const behindParticle: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "very so too really extremely quite").flatMap((index): Edit[] => {
    const word = key(index + 1);
    if (tokens[index + 1]?.text !== word || !(word === "slow" || Object.hasOwn(manners, word))) return [];
    if (!/^(?:over|up|down|out|off|in|back|away|along|around|through|past|by|forward)$/.test(key(index - 1)))
      return [];
    const goes = /^(?:went|goes|go|going|came|comes|come|coming)$/.test(key(index - 2));
    if (goes ? !/^(?:slow|quick|gradual|smooth|careful|gentle)$/.test(word) : !moving.test(key(index - 2)))
      return [];
    if (tag(index - 2) !== "VERB") return [];
    const next = key(index + 2);
    const isOver =
      /^(?:[.;!?]|)$/.test(next) ||
      /^(?:that|because|when|until|as|so|to)$/.test(next) ||
      (/^(?:and|but)$/.test(next) && /^(?:VERB|PRON|DET|AUX)$/.test(tag(index + 3)));
    return isOver
      ? edit(index + 1, index + 1, word === "slow" ? "slowly" : (manners[word] ?? word), why)
      : [];
  });
};

export const lackingAdverbRules: readonly GrammarRule[] = [
  degree,
  behindVerb,
  beforeParticiple,
  pairs,
  behindParticle,
];
