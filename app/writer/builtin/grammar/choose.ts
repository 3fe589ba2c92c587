/** Which of the checker's findings are corrected without asking: sure ones only. */

import type { Finding } from "./findings.ts";
import { typos } from "./mistyped.ts";
import { ownerIn, type Surroundings, spelling } from "./spelling.ts";
import { onlyVariety } from "./variety.ts";

/** Kinds whose first suggestion is a correction and not a matter of taste. */
const sure = new Set([
  "Agreement",
  "BoundaryError",
  "Eggcorn",
  "Grammar",
  "Malapropism",
  "Nonstandard",
  "Repetition",
  "Typo",
  "Punctuation",
  "Redundancy",
]);
/** Kinds taken only when the word is all but the same. */
const near = new Set(["WordChoice", "Usage", "Miscellaneous"]);

/** Pairs of real words where the checker guesses wrong more often than right. */
const wrong = new Set([
  "no know",
  "allready all ready",
  "guys guy",
  "there their",
  "no to not to",
  "asap as soon as possible",
  "then than",
  "every one everyone",
]);

/** Three spaces or more part columns: a sheet keeps them, and its runs of two. */
export const columns = /\S {3}/;

const reasons: Readonly<Record<string, string>> = {
  Spelling: "Spelling",
  Typo: "Spelling",
  Agreement: "Words that agree",
  Repetition: "A word stands twice",
  Capitalization: "A capital is missing",
  Punctuation: "Punctuation",
  BoundaryError: "One word or two",
};

const superlative =
  /^(?:best|worst|first|last|latest|finest|greatest|largest|biggest|oldest|youngest|newest|smallest|strongest|richest|poorest|brightest|busiest|happiest|luckiest|highest|lowest|fastest|few|most)$/i;

/** Behind these a full stop ends no sentence. */
const shortened =
  /\b(?:incl|excl|approx|dept|govt|max|min|esp|etc|cf|vs|tel|ext|fig|vol|est|avg|resp)\.\s+$/i;

const numbered = /\b(?:one|two|three|four|five|six|few|no|any|some|many|much|\d)\s$/i;

const kin = /^(?:nan|nana|nanna|gran|granny|grandad|grandpa|grandma|mum|mummy|mam|mom|dad|daddy|da|auntie)$/;

/** `any one of them` counts; it is not `anyone`. */
function counts(problem: string, after: string): boolean {
  return /^(?:any|every|some) one$/i.test(problem) && /^\s+(?:of|or)\b/.test(after);
}

/** Behind these words `some one` is a person; `some one street` is a street. */
const somebody =
  /^(?:\s*(?:[.,;:!?]|$)|['’]s\b|\s(?:who|whose|that|else|has|had|is|was|will|would|could|can|may|might|should|must|does|did|to|in|at|from|with|on|near|by|for|and|or|i|we|you|he|she|they|came|went|said|told|took|left|got|gave|made|let|\p{L}{2,}(?:ed|[^s]s))\b)/iu;

/** What to write instead of a finding and why, or null to leave the place alone. `before` and `after` are the sentence around it; `names`: what the text writes with a capital inside sentences. */
export function editFor(
  finding: Finding,
  before: string,
  after: string,
  around: Surroundings = { isRepeated: false, isNearUnknown: false },
  names: ReadonlySet<string> = new Set(),
): { replacement: string; reason: string } | null {
  const reason = reasons[finding.kind] ?? finding.message.replace(/[.!?]$/, "");
  const name = finding.problem.charAt(0).toUpperCase() + finding.problem.slice(1);
  // `Alexander von Humboldt`
  if (
    finding.kind === "Spelling" &&
    /^(?:von|van|der|den|di|du|del|bin|ibn|ben)$/.test(finding.problem) &&
    /^\s+\p{Lu}/u.test(after)
  )
    return null;
  // `rustfmt` twice and `cargo-clippy` are written so.
  const asName =
    finding.kind === "Spelling" &&
    names.has(name) &&
    // `protein misfolding`, written large in a title; `fi`, a little word of another language.
    !/(?:ing|tion|ed)$/.test(finding.problem) &&
    finding.problem.length > 2 &&
    !around.isUsual &&
    !/[-/\\_~@.]$/.test(before) &&
    // `my nan`, who is `Nan` where she is called so.
    !(
      kin.test(finding.problem) && /(?:^|\s)(?:my|our|your|his|her|their|the|an?|some|any)\s$/i.test(before)
    ) &&
    !/^[-/\\_@]|^\.\p{Ll}/u.test(after);
  if (asName && /^\p{Ll}/u.test(finding.problem))
    return { replacement: name, reason: "Names take a capital" };
  if (finding.kind === "Spelling") {
    const replacement = spelling(finding, before, after, around);
    return replacement === null ? null : { replacement, reason };
  }
  const first = finding.suggestions[0];
  if (!first) return null;
  const { problem } = finding;
  if (counts(problem, after) || (/^some one$/i.test(problem) && !somebody.test(after))) return null;
  const owner = ownerIn(problem, before, after);
  if (owner !== "") return { replacement: owner, reason: "An apostrophe shows whose" };
  const text = first.kind === 1 ? "" : first.kind === 2 ? problem + first.text : first.text;
  return grammar(finding, text, before, after)
    ? { replacement: problem === "A" && text === "AN" ? "An" : text, reason }
    : null;
}

/** `Even if it did it came too late.` */
const didTwice = /\b(?:if|as|than|what) (?:i|you|he|she|it|we|they) did (?:i|you|he|she|it|we|they) $/i;

/** What stands there may well be right. */
function isRight(problem: string, text: string, before: string, after: string): boolean {
  // `one of the best` is whole.
  if (text === `${problem}s` && superlative.test(problem)) return true;
  // `one of the original 12 states`: sure behind `one of the best` alone.
  if (
    /^e?s$/.test(text.slice(problem.length)) &&
    /\bone of the\b[^,;:]*$/i.test(before) &&
    !(
      /\bone of the (?:most \p{L}+|\p{L}+est|best|worst|first|last) $/iu.test(before) &&
      /^(?:[.,;:!?]|$| (?:of|in|on|at|for|to|from|with|that|which|who|is|was|has|had|and|ever|here|there|i|we|you|he|she|they)\b)/i.test(
        after,
      )
    )
  )
    return true;
  // `the thinnest, most honest page`: no superlative, for all its ending.
  if (/^(?:most|more) (?:(?:dis)?honest|(?:im)?modest|earnest|manifest)$/i.test(problem)) return true;
  // `some one-time setup`; `more later` promises.
  if (/\s(?:one|\p{L}+)$/iu.test(problem) && after.startsWith("-")) return true;
  // `so will entering a name`: what is done is the subject.
  if (/ing$/i.test(problem) && /\b(?:so|nor|neither)\s+(?:\p{L}+\s+)?$/iu.test(before)) return true;
  if (/^more (?:later|soon|often|or)$/i.test(problem)) return true;
  // `keep your cool`: what one has.
  if (
    /^your$/i.test(problem) &&
    /\b(?:ke(?:ep|pt)|keeps|keeping|los(?:e|es|t|ing)|blow|blew)\s$/i.test(before)
  )
    return true;
  if (/^in in$/i.test(problem) && /^\s+(?:vitro|vivo|situ|utero|silico)\b/.test(after)) return true;
  // `Tracy & I are`
  if (/^I are$/.test(problem) && /&\s*$/.test(before)) return true;
  // `though I will not get use to use it`, `the girl that she is came in`, `he hypothesises that`, `Will developing lands rise?`
  if (/^get use to$/i.test(problem) || (problem.endsWith("ises") && /^\s+that\b/.test(after))) return true;
  if (/^came$/.test(problem) && /\b(?:i|you|he|she|it|we|they) (?:am|is|are|was|were) $/i.test(before))
    return true;
  if (/^(?:will|shall) \p{L}+ing$/iu.test(problem) && before.trim() === "") return true;
  // `if it is not be stopped`: what is missing is `to`. `An the last`: some other word. `At last may I`.
  if (/^not be$/i.test(problem) || (/^an$/i.test(problem) && /^\s+(?:the|a|this|that)\b/i.test(after)))
    return true;
  if (problem === "may" && /^\s+(?:i|you|he|she|it|we|they|the|this|that|god|all|my|your)\b/i.test(after))
    return true;
  // `Some of it's oak`
  if (
    /^(?:of )?it['’]s$/i.test(problem) &&
    /\b(?:some|most|all|half|part|much|none)\s(?:of\s)?$/i.test(before)
  )
    return true;
  // `I suppose to keep the dust off`
  if (
    /^suppose to$/i.test(problem) &&
    !/(?:\b(?:am|is|are|was|were|be|been|not)|['’](?:s|re|m)|n['’]t)\s$/i.test(before)
  )
    return true;
  // `the image I had of you`
  if (/^had of$/i.test(problem) && !/^\s+\p{L}+(?:ed|en|one|wn)\b/u.test(after)) return true;
  // `continuums`, `volcanos`: a plural of its own beside the other one; `do-gooder`.
  if (/ums$/i.test(problem) && /a$/i.test(text)) return true;
  if (/^(?:volcano|mango|fresco|mosquito|tornado|buffalo|flamingo|cargo|motto|grotto|halo)s$/i.test(problem))
    return true;
  if ((before.endsWith("-") && /^gooders?$/i.test(problem)) || /^kneeled$/i.test(problem)) return true;
  // `When he did he had to run`: two clauses.
  if (
    /^(?:had|was|were)$/i.test(problem) &&
    /\b(?:when|if|as|what|than|and)\b[^.;]* did \p{L}+ $/iu.test(before)
  )
    return true;
  if (didTwice.test(before)) return true;
  // `what talent he had did not help`
  if (/^did$/i.test(problem) && (/^\s*n[o'’]t\b/.test(after) || /\bwho\b[^,;:]* was $/i.test(before)))
    return true;
  // `all the fun I ever had came from it`
  if (/^came$/i.test(problem) && /\bever (?:had|have|has)\s$/i.test(before)) return true;
  // `whatever it has went in the spring`: the verb of all that.
  if (/\b(?:whatever|whichever|what|all|everything) \p{L}+ (?:has|have|had)? ?$/iu.test(before)) return true;
  // `two more smaller boxes` counts, `more better-paid work` weighs.
  if (/^more\s/i.test(problem) && (numbered.test(before) || after.startsWith("-"))) return true;
  // `was lay` is as often `was lying`; who is broke has no money.
  return /\blain$/i.test(text) || (/\bbroke$/i.test(problem) && /^(?:[.,;!?]|$)/.test(after));
}

function grammar(finding: Finding, text: string, before: string, after: string): boolean {
  const { kind, problem } = finding;
  // `*i*` is a letter.
  if (problem === "i" && /[*_`]$/.test(before)) return false;
  // `the i-th row`
  if (kind === "Capitalization")
    return (
      !shortened.test(before) && capital(problem, text, before) && !(problem === "i" && after.startsWith("-"))
    );
  if (isRight(problem, text, before, after)) return false;
  // Behind `who called you` the checker takes the pronoun for the subject; the own rules look further.
  if (kind === "Agreement" && /^(?:has|have|is|are|was|were|am|do|does)(?:n['’]t)?$/i.test(problem))
    return false;
  // `Mr Prys retired`: a name, however it looks.
  if (/^\p{Lu}\p{Ll}+$/u.test(problem) && before.trim() !== "" && /^\p{Lu}/u.test(text) && problem !== text)
    return false;
  if (/\p{Lu}/u.test(problem.slice(1)) && problem.toLowerCase() !== text.toLowerCase()) return false;
  if (/^\p{Lu}\S*\s/u.test(problem) && before.trim() !== "" && !/^I\s/.test(problem)) return false;
  if (wrong.has(`${problem.toLowerCase()} ${text.toLowerCase()}`) || /^let$/i.test(problem)) return false;
  // `then its their mistake` wants an apostrophe, not a word less.
  if (/^its (?:my|your|our|their|his|her)$/i.test(problem)) return false;
  // `send it me`, and `like it's news`, which is as often `it is news`.
  if (/^it (?:me|him|her|us|them)$/i.test(problem) || (/^it['’]s$/i.test(problem) && /^ news\b/.test(after)))
    return false;
  // `It got worse then he came`: what comes next begins with its subject.
  if (/^then$/i.test(problem) && /^(?:\s+(?:and|but|or|so|i|he|she|we|they|you|it)\b|[.,;:!?])/i.test(after))
    return false;
  // `a thank-you goes to`: a piece of another word is no subject.
  if (kind === "Agreement" && /\w-(?:you\s*)?$/.test(before)) return false;
  // `a grating of nutmeg`, `a hearing`: many nouns in -ing are counted.
  if (/^an?\s\w+ing$/i.test(problem)) return false;
  // `an historic day`: many say it so. `a~`, `a-f`, `an API`: nobody knows how a sign is spoken.
  if (kind === "Miscellaneous" && /^an?$/i.test(problem))
    return (
      (problem !== "A" ||
        (before.trim() === "" &&
          /^\s+(?!only|into|over|under|also|after|always|even|ever|each|every|either|upon|unless|until|else|once|used)\p{Ll}{4,}\s+\p{Ll}/u.test(
            after,
          ))) &&
      problem !== "AN" &&
      // `Latino/a writers`
      !/[/-]$/.test(before) &&
      /^\s+\p{L}\p{Ll}/u.test(after) &&
      // `an Rc`, `an rlib`: spelled out letter by letter.
      !/^\s+(?:\p{L}{1,2}(?!\p{L})|rl|[flmnrx][bcdfghjkmnpqstvwxz])/iu.test(after) &&
      !/^\s+(?:is|are|was|and|or|to|in|on|of|for|at|as)\b/.test(after) &&
      !/^\s+(?:hist|hotel|habit|hero|hier|horri|hypo|hyst|herb|hallu|hono)/i.test(after) &&
      // `a ewe`, `a uint`: said with a y.
      !(text === "an" && /^\s+(?:ewes?|eu\p{Ll}|u(?:ni|nanim|int|se|ti|ri|ro|ku|bi))/iu.test(after)) &&
      // `an Urdu poem`, `an unimportant one`
      !(text === "a" && /^\s+(?:ur(?:du|b|g|n|ch)|uni(?:d|ll|m(?!o)|n|r|ss))/iu.test(after))
    );
  // `one of the Space Force's sites`
  if (text === `${problem}s` && /^\p{Lu}/u.test(problem)) return false;
  // `decides it's time`: only behind a preposition can nothing but the owner be meant.
  if (/^it['’]s$/i.test(problem))
    return /\b(?:of|in|on|with|from|at|under|into|onto|about|by|through|over|behind|inside|off|after|against|within|around|and|up)\s$/i.test(
      before,
    );
  if (near.has(kind))
    return (
      typos(problem.toLowerCase(), text.toLowerCase()) <= Math.max(2, problem.length / 4) && oneWay(finding)
    );
  if (!sure.has(kind)) return false;
  // Only a small word stands twice by mistake: `etc. etc.`, `ever ever`, `yeah yeah` are meant.
  // One word cut in two is sure only where a table says so: `in cl`, `a vantage`.
  if (/\s/.test(text) && !/\s/.test(problem)) return false;
  if (kind === "Repetition") return isSlip(problem.replace(/\s+/g, " ").toLowerCase(), before);
  if (
    kind === "Agreement" &&
    `${text}s` === problem &&
    !/\b(?:an?|one|every|each|this|that)\s+(?:\S+\s+)?$/i.test(before)
  )
    return false;
  if (kind === "Agreement" && /\brather\s/.test(before)) return false;
  if (kind === "Agreement" && text.split(/\s+/).length > problem.split(/\s+/).length) return false;
  if (/^\p{Ll}/u.test(problem) && /^\p{Lu}/u.test(text) && !/^I\b/.test(text)) return false;
  if (/\bnew$/i.test(problem) && /\bknew$/i.test(text)) return false;
  if (kind === "Punctuation" && /^[-–—"“”'‘’]+$/.test(problem)) return false;
  return !onlyVariety(problem, text) && Math.abs(text.length - problem.length) <= 14;
}

/** Whether a small word stands twice by mistake; `went on on Monday`, `took in in taxes` are right. */
function isSlip(problem: string, before: string): boolean {
  if (/^(in|on) \1$/.test(problem))
    return !/(?:go|goes|going|went|gone|carr(?:y|ies|ied|ying)|com(?:e|es|ing)|came|mov(?:e|es|ed|ing)|tak(?:e|es|en|ing)|took|get|gets|got|getting|puts?|log(?:s|ged)?|hold|held|br(?:ing|ings|ought)|hand(?:s|ed)?|check(?:s|ed)?|keep|kept|pass(?:es|ed)?|liv(?:e|ed)|let|sign(?:s|ed)?|join(?:s|ed)?|way)\s$/i.test(
      before,
    );
  return /^(the|an?|of|to|and|not|for|with|from|at|as|or|but|be|were|we|they|this|if|would|can|my|our|your|their|than|since|because|when|where|while|which|into|onto|about|between|through|during|without|under|until|after|before|should|must|them|us|any|some|each|every|our|these|those) \1$/.test(
    problem,
  );
}

/** All suggestions come to the same thing, or the first is meant first. */
function oneWay(finding: Finding): boolean {
  return new Set(finding.suggestions.map((suggestion) => suggestion.text.toLowerCase())).size <= 2;
}

/** Weekdays and months; sentence starts are the own rules' work. */
function capital(problem: string, text: string, before: string): boolean {
  if (problem.toLowerCase() !== text.toLowerCase()) return false;
  if (/^\p{Ll}\p{Lu}/u.test(problem) || /[\d_.@/]/.test(problem)) return false;
  return (
    ((problem === "i" || /^i['’]/.test(problem)) && !/[-($]$/.test(before)) || /[.!?]["”’)]?\s+$/.test(before)
  );
}
