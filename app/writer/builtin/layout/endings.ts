/** Where an excerpt may stop, and which statement can stand apart from its neighbours. */

import { countWords, plainOf } from "../../prose/words.ts";
import { announces } from "./announcing.ts";
import { asksOnly, isSupposed, leadsToSpeech, saysMore, settledNext } from "./cuts.ts";
import { isOvertaken } from "./expecting.ts";
import { isOneOfSet } from "./sets.ts";
import { beginsWithSpeech, speaks, standsAlone, type Statement } from "./statements.ts";

/** What turns round what was said right before it: `But we have to find £9.2m`, `There wasn't`. */
const turns =
  /^["“‘(]*(?:(?:but|however|yet|though|although|still|except|unless|only|instead(?!:)|even so|nor|not)\b|(?:(?:mostly|usually|often|actually|really|in fact|of course|sadly),? )?(?:there|it|he|she|they|that|this|we|I|you) (?:\p{L}+n['’]t|(?:is|was|were|are|do|did|does|had|has|have) not)(?!\p{L})|(?:I['’]m|(?:we|they|you)['’]re|(?:it|that|he|she)['’]s) not\b|[^,.;]{1,60}, (?:by|in) contrast,)/iu;

/** What only says that something comes: `Something else is going on.` */
const promises =
  /\b(?:something (?:else|odd|strange|different|worse|better|happened)\b|there (?:is|was|are|were)(?: (?:only|just))? (?:one|a|two|three) (?:catch|problem|snag|exception|reason|condition|thing|question)s?[.!]|here(?:['’]s| is) (?:why|how|what)|this is (?:why|how|where|what)|that is where|(?:did|does) not (?:all )?go well|until (?:then|now)[.!]|(?:I|we)(?:['’]ve| have) (?:been asked for|got (?:some|a few|two|three)\b)|when (?:I|we) (?:started|began|came|arrived|moved in)[.!]|\b(?:I|we)(?:['’]m| am|['’]re| are)? (?:going to|want(?:ed)? to|would like to|will) (?:complain|talk|write|moan|tell you) about\b|or so (?:I|we|they) thought|the (?:answer|reason|trick|catch|problem|trouble|truth) is (?:simple|this|different)|(?:is|was) another (?:matter|story|question)|not (?:quite )?(?:the whole|so simple|that simple|the end))/i;

/** A paragraph up to one of its statements, as it stands. */
function paragraphTo(statements: readonly Statement[], index: number): string {
  const { paragraph } = statements[index] ?? {};
  return statements
    .slice(0, index + 1)
    .filter((one) => one.paragraph === paragraph)
    .map(({ text }) => text)
    .join(" ");
}

/** Whether a statement begins a paragraph with speech and the one before stands in a paragraph with speech: somebody else talks now. */
export function replies(statements: readonly Statement[], before: number, index: number): boolean {
  const [last, here] = [statements[before], statements[index]];
  return (
    last !== undefined &&
    here !== undefined &&
    last.paragraph !== here.paragraph &&
    beginsWithSpeech(here.text) &&
    speaks(paragraphTo(statements, before))
  );
}

/** Speech that asks for an answer, or that stands there with nobody named who says it. */
const expectant = /[?]["”'’]|^["“][^"“”]*["”]$|^['‘][^'‘]*['’]$/;

const denial = /\b(?:not|never|no)\b|n['’]t\b/i;
export const firstWord = (sentence: string): string => /^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? "";

/** `She hasn't given up because she is ill. She has given up because …`: what is denied, and what is so instead. */
export const isAntithesis = (before: string, here: string): boolean =>
  denial.test(before) &&
  countWords(before) <= 20 &&
  firstWord(before.replace(/^.*\n/s, "")) === firstWord(here) &&
  (!denial.test(here) || beginning(before) === beginning(here));

/** The first words of a sentence, whether they deny or not: `you get` of `You don't get fed`. */
const beginning = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/\b(?:do|does|did)n['’]t |\b(?:do |does |did )?not |\bnever /, "")
    .split(" ")
    .slice(0, 2)
    .join(" ");

/** Whether an excerpt may stop behind a statement: nothing that comes next turns it round, answers it or finishes its quotation. */
export function mayStop(statements: readonly Statement[], index: number): boolean {
  const [here, next] = [statements[index], statements[index + 1]];
  if (!here || here.question || /[:,;]["”’)]*$/.test(here.text)) return false;
  if (asksOnly(here.text) || isSupposed(statements, index)) return false;
  if (promises.test(here.text) || announces(here.text) || isStump(here.text)) return false;
  if (handed.test(here.text) || isAside(here.text)) return false;
  if (!next) return true;
  if (saysMore(statements, index) || settledNext(statements, index)) return false;
  if (isOneOfSet(statements, index)) return false;
  if (isOvertaken(statements, index) || leadsToSpeech(statements, index)) return false;
  if (next.paragraph === here.paragraph && goesInto(here.text, next.text)) return false;
  // `That was Dad.`: only now the reader knows of whom.
  if (next.paragraph === here.paragraph && next.words <= 5 && identifies.test(next.text)) return false;
  if (next.paragraph === here.paragraph && isAntithesis(plainOf(here.text), plainOf(next.text))) return false;
  // Somebody who is quoted may go on behind what is told in between, and mean something else by it.
  const goesOn =
    next.paragraph === here.paragraph &&
    beginsWithSpeech(next.text) &&
    speaks(paragraphTo(statements, index));
  const answered = replies(statements, index, index + 1) && expectant.test(paragraphTo(statements, index));
  // Behind somebody's last word the one who tells goes on: `“You've had forty.”`, then `He wasn't wrong.`
  const lastWord =
    next.paragraph !== here.paragraph && /^["“][^"“”]*["”]$/.test(paragraphTo(statements, index));
  return (
    !goesOn && !answered && (lastWord || !turns.test(next.text) || addsTo(here, next) || receives(here, next))
  );
}

/** `(I kept bees for nine years. Before that I drove.)`: the first or the last of what stands in brackets, or all of it. */
const isAside = (text: string): boolean => {
  const plain = plainOf(text).trim();
  const opens = plain.startsWith("(") && !/\)[^)]*[^)]$/.test(plain);
  return opens || (/[.!?]["”’]?\)$/.test(plain) && !plain.includes("("));
};

/** `Take one.`, of what lies before the reader and not in the excerpt. */
const handed = /^\p{L}+ (?:one|it|them|these|this|some)[.!]$/u;
/** `You know the drawer. It is the drawer with …`: a thing that is named and then told of. */
const goesInto = (here: string, next: string): boolean => {
  const noun = /^(?:it|that|this) (?:is|was) the (\p{L}+)/iu.exec(plainOf(next))?.[1];
  return noun !== undefined && new RegExp(`\\bthe ${noun}[.!:]["”’]?$`, "i").test(plainOf(here));
};
/** Who or what it was that was told of. */
export const identifies =
  /^(?:[Tt]hat|[Ii]t|[Tt]his|[Hh]e|[Ss]he|[Tt]hose|[Tt]hey) (?:is|was|were|are) (?:my|our|me|us|the|\p{Lu}\p{Ll}+)\b/u;

/** `Not the water.`, at the head of the next paragraph: it fills in what was said, and turns nothing round. */
const addsTo = (here: Statement, next: Statement): boolean =>
  next.paragraph !== here.paragraph &&
  next.words <= 4 &&
  /^not (?:the|an?|my|his|her|our)\b/i.test(next.text);

/** `That did not go down well`, at the head of the next paragraph: how it was taken, and it stands all the same. */
const receives = (here: Statement, next: Statement): boolean =>
  next.paragraph !== here.paragraph &&
  /^(?:that|this|it) (?:did not|didn['’]t|has not|hasn['’]t) (?:go(?:ne)? down|please|satisf|impress|convince|sit well|suit)/i.test(
    next.text,
  );

/** A number without its item, or a lead-in without what it leads into: `**Foreign objects.**` */
const isStump = (text: string): boolean =>
  !/\p{L}/u.test(plainOf(text)) || /^(\*\*|__|\*|_)(?=\S)(?:(?!\1).){1,60}\1$/su.test(text.trim());

/** Whether a statement can stand apart from its neighbours: it leans on none (or, `fed`, what it leans on is there), and none takes back what it says. */
export function standsFirm(statements: readonly Statement[], index: number, fed = false): boolean {
  const [here, next] = [statements[index], statements[index + 1]];
  return (
    here !== undefined &&
    standsAlone(fed ? { ...here, needs: [] } : here) &&
    !announces(here.text) &&
    !isSupposed(statements, index) &&
    !isOvertaken(statements, index) &&
    !(next && next.paragraph === here.paragraph && turns.test(next.text)) &&
    (here.text.match(/["“”]/g)?.length ?? 0) % 2 === 0
  );
}
