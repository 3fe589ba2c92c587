/** What can stand over a text: its own sentences cut to a line, its own questions, its own headings. */

import { blocksOf } from "../../prose/blocks.ts";
import { plainOf, countWords } from "../../prose/words.ts";
import { isFragment, withoutLead } from "../leads.ts";
import { capital, inner, unstopped } from "../letters.ts";
import { candidatesOf, shorterForms, type Candidate } from "../sentences.ts";
import { isVerbForm } from "../matter/verbs.ts";
import { finiteOf } from "../tables/conjugation.ts";
import { tightened } from "../tightened.ts";

/** How somebody says that something is about to be said. */
const announces =
  /^(?:(?:We|I) (?:am|are|was|were)(?: (?:very|really|so))? (?:pleased|delighted|happy|proud|excited|glad|sorry|writing|here) to (?:announce|inform you|let you know|share|tell you|say|report|apply)(?: that)?|(?:I|We) (?:just )?(?:wanted|want|would like) to (?:let you know|say|tell you|reach out to say|share|add|point out)(?: that)?|(?:It is|It's) (?:clear|important to (?:note|remember)|worth noting|true|well known|my view|our view)(?: that)?|(?:I|We) (?:believe|think|feel|hope|find|know)(?: that)?|There is no doubt that|The (?:fact|truth|point|result) is(?: that)?|A (?:study|survey|report) of [^,.]{3,40} (?:found|shows?|showed) that|As (?:you|we) (?:all )?know|People (?:often )?say that)(?:,)? (?=\p{L})/u;
/** Where a main clause may end for a line above a text. */
const clauseEnd =
  /(?:;|:(?= )| [—–-] |, (?:and|but|so|or|which|who|where|while|because|since|as|after|before|although|though|mostly|mainly|with|from|including|for|one|each|both|some|half|most)\b| (?:and|but) (?=\p{Ll}{2,}[^su]s (?:out|up|down|off|in|to|its|the|an?|at|as|for|no|you|it|by)\b)| (?:because|so that|although|even though|whereas|in order to|due to|owing to|after|before|since|while)\b|(?<!\d) (?:on|at|in|until) (?=(?:\d{1,2}[: ](?!\p{Ll})|St |(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)))/gu;

export interface Line {
  text: string;
  /** Which sentence of the text it comes from. */
  from: number;
  /** Higher is better; lines of the lead sentence first. */
  value: number;
}

/** Headings that only count parts. */
export const bareHeading =
  /^(?:(?:article|chapter|section|part|proposition|book|act|scene|step|day|week|lesson|appendix|figure|table)\s+[\divxlc.]+|introduction|conclusion|summary|overview|preface|notes?|contents)[.:]?$/iu;

/** Headings of a text as lines, without those that only say which part begins. */
export function headingLines(markdown: string): string[] {
  return blocksOf(markdown)
    .filter((block) => block.kind === "heading")
    .map((block) => plainOf(block.text).trim())
    .filter((line) => line !== "" && !bareHeading.test(line));
}

/** Every line that the statements of a text can be cut to. */
function allLines(markdown: string): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const [index, candidate] of candidatesOf(markdown).entries()) {
    if (candidate.unfit || candidate.hangs) continue;
    for (const form of formsOf(candidate)) {
      const text = capital(unstopped(plainOf(form)));
      if (Array.from(text).length > longest || !stands(text)) continue;
      const whole = countWords(text) / Math.max(1, candidate.words);
      const value =
        candidate.weight * (0.6 + 0.4 * whole) * (index === 0 ? 1.6 : index < 3 ? 1.15 : 1) * shape(text);
      const known = lines.get(text.toLowerCase());
      if (!known || known.value < value) lines.set(text.toLowerCase(), { text, from: index, value });
    }
  }
  return [...lines.values()].toSorted((a, b) => b.value - a.value);
}

/** No line above a text is longer. */
const longest = 170;

/** The lines of the last few texts: one piece of work asks for them several times. */
const recent = new Map<string, readonly Line[]>();
const remembered = 4;

function linesFor(markdown: string): readonly Line[] {
  const known = recent.get(markdown);
  if (known) return known;
  const lines = allLines(markdown);
  const oldest = recent.keys().next().value;
  if (recent.size >= remembered && oldest !== undefined) recent.delete(oldest);
  recent.set(markdown, lines);
  return lines;
}

/** Statements of a text cut to a number of characters, best first, each sentence's best before any second one. English. */
export function statementLines(markdown: string, most: number, least = 12): Line[] {
  const ranked = linesFor(markdown).filter(({ text }) => {
    const size = Array.from(text).length;
    return size <= most && size >= least;
  });
  const seen = new Set<number>();
  const first = ranked.filter(({ from }) => !seen.has(from) && seen.add(from));
  const firsts = new Set(first);
  return [...first, ...ranked.filter((line) => !firsts.has(line))];
}

/** A statement of four to twelve words that does not speak of the writer reads best above a text. */
function shape(line: string): number {
  const words = countWords(line);
  const size = words < 4 ? 0.6 : words > 12 ? 0.85 : 1;
  const old = /\b(?:unto|thou|thee|thy|ye|hath)\b|;/iu.test(line) ? 0.4 : 1;
  return size * old * (/^(?:I|We|My|You)\b/u.test(line) ? 0.5 : /^(?:There|It)\b/u.test(line) ? 0.6 : 1);
}

function formsOf(candidate: Candidate): string[] {
  const bare = capital(
    withoutLead(tightened(candidate.text))
      .replace(announces, "")
      .replace(/^(?:Now|And|So|Well),? (?=\p{L})/u, ""),
  );
  const clauses = [bare, ...shorterForms(bare)];
  const forms = [...clauses];
  for (const form of clauses) {
    for (const match of form.matchAll(clauseEnd)) {
      const cut = form.slice(0, match.index).trim();
      if (countWords(cut) >= 4) forms.push(cut);
    }
  }
  return forms;
}

const finite =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|must|should|may|might|do|does|did|[\p{Ll}]+(?:ed|es|[^s]s)|rose|fell|ran|grew|went|came|made|took|gave|saw|got|said|kept|left|lost|met|paid|began|built|bought|found|held|led|won|cut|set|need|want|help|make|get|use|keep|give|take|work|live|know|think|feel)\b/u;

const someone =
  /\p{Ll} \p{Lu}\p{Ll}|^(?!(?:The|An?|His|Her|Its|Their|It|He|She|They|When|If|In|On|At|As|But|And|This|That|All|Some|No)\b)\p{Lu}\p{Ll}+ |\b(?:man|woman|boy|girl|child|mother|father|wife|husband|king|queen|person|student|reader|customer|manager|writer|engineer|teacher|doctor|everyone|nobody|somebody|dog|cat|hare|snail|fox|wolf)\b/u;
const several =
  /\b\p{Ll}{2,}s\b|\b(?:people|children|men|women|everyone|nobody|parents|staff) |\p{Lu}\p{Ll}+ and \p{Lu}/u;
const something =
  /\b(?:the|an?|this|our|my|your|each|every|his|her|[\p{Ll}]+['’]s) \p{L}+|^\p{Lu}\p{Ll}{2,}(?! (?:it|its)\b)|\p{Ll} \p{Lu}\p{Ll}/iu;

/** Whether every pronoun of a line has what it stands for before it in the line. */
export function explained(line: string): boolean {
  const known = (pronoun: RegExp, named: RegExp) => {
    const at = line.search(pronoun);
    return at < 0 || named.test(line.slice(0, at));
  };
  return (
    known(/\b(?:he|she|his|her|him|hers)\b/iu, someone) &&
    known(/\b(?:they|them|their|theirs)\b/iu, several) &&
    known(
      /\b(?:it|its)\b(?! (?:is|was|takes|took|has been|will be) (?:time|hard|easy|better|best|possible|true)\b)/iu,
      something,
    ) &&
    !/\b(?:the (?:former|latter)|such a|this|these|those)\b/iu.test(line)
  );
}

/** Whether a cut line is still a statement: it has a verb, and its marks and brackets are whole. */
function stands(line: string): boolean {
  const main = line
    .replace(/,? \b(?:that|which|who|whom|whose|where)\b [^,]*(?:,|$)/gu, " ")
    .replace(/\b(?:the|an?|of|our|their|his|her|its|no) \p{Ll}+ed (?=\p{L})/giu, " ")
    .replace(/ (?:said|unto) [^,]*, \p{Lu}.*$/u, " ");
  if (isFragment(line) || !finite.test(main.trim().split(" ").slice(1).join(" ")) || /[,;:(“"]$/.test(line))
    return false;
  if (
    /^(?:If|When|While|As|After|Before|Since|Because|Although|Though|In|On|At|By|For|From|With|Due|To)\b[^,]*$/u.test(
      line,
    )
  )
    return false;
  if (
    /^(?:If|When|While|As|After|Before|Since|Because|Although|Though|Where)\b/u.test(line) &&
    !finite.test(line.split(",").slice(1).join(","))
  )
    return false;
  if (
    /\b(?:and|or|but|the|a|an|of|to|in|on|at|by|for|from|with|that|which|who|is|are|was|were|has|have|had|very|so|as|than|said|mainly|mostly|only|also|just|not)$/iu.test(
      line,
    )
  )
    return false;
  const count = (mark: string) => line.split(mark).length - 1;
  return (
    count("(") === count(")") &&
    count("“") === count("”") &&
    count('"') % 2 === 0 &&
    !/[.!?] \p{L}/u.test(line)
  );
}

const inverted =
  /^((?:(?:The|A|An|Our|My|Your|His|Her|Their|Its|This|That|These|Those|Each|Every|All|Some|Many|Most|No|Not|\p{Lu}[\p{L}’'-]*)\b)(?: (?!(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|who|which|that|and|but|because|if|when|to)\b)[\p{L}\p{N}’'%-]+){0,7}) (is|are|was|were|has|can|could|will|would|should|must) (?!to\b)(.+)$/u;

/** A statement turned into a question by its auxiliary; null where it has none that can move. */
export function asQuestion(line: string, whole: string): string | null {
  if (/[,;:“"]|\b(?:who|which|that)\b/u.test(line)) return null;
  const found = inverted.exec(line);
  if (!found) return null;
  const [, subject = "", auxiliary = "", rest = ""] = found;
  if (/^(?:not|never|also|currently|already|therefore)\b/.test(rest)) return null;
  if (
    auxiliary === "has" &&
    !/^(?:been|\p{Ll}+ed|\p{Ll}+en|become|made|come|gone|had|held|kept|led|lost|met|paid|run|seen|sent|set|told|won|put|cut|built|found)\b/u.test(
      rest,
    )
  )
    return null;
  if (goesOn(rest)) return null;
  if (
    finite.test(
      subject
        .split(" ")
        .slice(1)
        .join(" ")
        .replace(/\b\p{Ll}+s\b(?= |$)/gu, ""),
    )
  )
    return null;
  return `${capital(auxiliary)} ${inner(subject, whole)} ${rest}?`;
}

/** Whether a second predicate or clause follows behind an `and`: a question would turn the first one alone. */
function goesOn(rest: string): boolean {
  return [...rest.matchAll(/\b(?:and|but|or) (\p{Ll}+)(?= \S)/gu)].some(
    ([, word = ""]) =>
      /^(?:is|are|was|were|has|have|had|it|he|she|they|we|will|can)$/.test(word) ||
      /^(?:past|third)$/.test(finiteOf(word)?.tense ?? ""),
  );
}

const asker =
  /^(?<subject>(?:(?:The|An?|Our|My|His|Her|Their|Its|This|These|Those|Each|Every|All|Some|Many|Most|Several|Two|Three|Four|Five) (?:\p{L}[\p{L}’'-]* ){1,3}?|(?:(?:Mr|Mrs|Ms|Dr|Sir)\.? )?\p{Lu}[\p{L}’'-]+ (?:\p{Lu}[\p{L}’'-]+ )?|\p{Lu}?\p{Ll}+ \p{Ll}+s )(?:of (?:the |an? |our )?\p{L}+ )?)(?:(?<adverb>still|often|always|also|now|already|soon|\p{Ll}+ly) )?(?<verb>\p{Ll}+) (?<rest>\S.*)$/u;

/** A statement with a plain verb turned into a question by do, does or did; null where subject and verb cannot be told. */
function withDo(line: string, whole: string): string | null {
  if (/[,;:“"]|\b(?:who|which|not|never|no|nobody|nothing)\b/iu.test(line)) return null;
  const { subject = "", adverb = "", verb = "", rest = "" } = asker.exec(line)?.groups ?? {};
  const found = finiteOf(verb);
  const last = subject.trim().split(" ").at(-1) ?? "";
  if (
    !found ||
    finiteOf(last) !== null ||
    isVerbForm(last) ||
    /^(?:and|or|but|to|will|would|should|must|can|may)$/.test(last)
  )
    return null;
  if (/^(?:is|are|was|were|be|been)\b/u.test(rest) || goesOn(rest)) return null;
  const many =
    /(?:[^su]s|people|children|men|women)$/u.test(last) && !/^(?:An?|Each|Every|This) /u.test(subject);
  if ((found.tense === "base") !== many && found.tense !== "past") return null;
  const help = found.tense === "past" ? "Did" : many ? "Do" : "Does";
  return `${help} ${inner(subject.trim(), whole)} ${adverb === "" ? "" : `${adverb} `}${found.verb.base} ${rest}?`;
}

/** A statement as a question, by its auxiliary verb or by do; null where neither can be told by rule. */
export function asked(line: string, whole: string): string | null {
  return asQuestion(line, whole) ?? withDo(line, whole);
}

/** The questions that the text itself asks. */
export function questionLines(markdown: string, most: number): string[] {
  return candidatesOf(markdown)
    .map(({ text }) => capital(withoutLead(plainOf(text))))
    .filter(
      (text) =>
        text.endsWith("?") && Array.from(text).length <= most && countWords(text) >= 3 && !/[“"]/.test(text),
    );
}
