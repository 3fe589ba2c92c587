/** What only says that something comes, and says nothing itself: `Here is why.`, `Figures first, excuses afterwards.` */

import { plainOf } from "../../prose/words.ts";

const counts =
  "(?:two|three|four|five|six|seven|several|some|various|a few|a couple of|a number of)(?: (?:other|more|main|big|small|simple|good|possible|further|important|separate|different))?";
/** Nouns that stand for what is told behind them. */
const heads =
  "(?:things?|reasons?|questions?|requests?|conditions?|exceptions?|caveats?|facts|lessons?|explanations?|suggestions?|proposals?|options?|causes?|remarks?|observations|possibilities|theories|rules|ways)";

const announcements: readonly RegExp[] = [
  // `Figures first, excuses afterwards.`, `The good news first.`
  /^(?:(?:the|my|our|some|good|bad) )*(?:figures|facts|numbers|news|results|basics|essentials|headlines?|apologies|thanks|business|things|bad|good|details|problems?|practicalities|admin)(?: things)? first\b(?:[,;:] [^.!?,;]{3,40})?[.!:]$/iu,
  /^first(?:ly|ly,|,)? (?:the|a|some|my|our|for the) (?:\p{L}+ )?(?:figures|facts|numbers|news|results|basics|essentials|headlines?|apology|thanks|details|background|history|problems?)[.!:]$/iu,
  /^(?:and |but |so )?now,? (?:for|on to|to) (?:the|my|our|what|some)\b[^.!?,;]{2,50}[.!:]$/iu,
  // `Here is why.`, `Here are the three that matter.`
  /^(?:so,? |and |but )?here(?:['’]s|,? (?:then,? )?(?:is|are|goes|comes?|follows?))\b(?: (?:why|how|what|where|the|our|my|a|an|his|her|their|this|some|one|two|three|four|five)\b[^.!?,;]{0,50})?[.!:]$/iu,
  // `The reasons are these.`, `The rules are simple.`, `The facts follow.`
  new RegExp(
    `^(?:the|my|our|his|her|their) (?:\\p{L}+ )?(?:${heads.slice(3, -1)}|reasons|figures|numbers|details|terms|results?|choices?|steps?|answers?|problems?|plan|upshot|story|causes|truth|idea|method|trick) (?:is|are|was|were) (?:these|this|as follows|simple|plain|straightforward|below|clear enough|the following|as plain as [^.]{2,20})[.!:]$`,
    "iu",
  ),
  // `This is how you'd find out.`, `I will try to answer honestly.`
  /^(?:so,? |and |but )?(?:this|that|here) is (?:how|what|why|where) (?:you|we|I|they|it|one)\b[^.!?,;]{2,40}[.:!]$/iu,
  /^(?:but |so )?(?:I|we)(?:['’]ll| will| shall|['’]m going to| am going to| want to) (?:now )?(?:try|do my best|do our best|attempt) to (?:\p{L}+ )?(?:answer|explain|say|tell|describe|set out|show|list|be (?:honest|fair|brief|short))\b[^.!?,;]{0,40}[.:!]$/iu,
  /^(?:but |so )?(?:I|we)(?:['’]ll| will| shall)(?: now)? (?:tell (?:you|them|it)|say (?:what|why|how)|set out|go through|answer)\b[^.!?,;]{2,50}[.:!]$/iu,
  // What speaks of the paper that it stands on: `So here it is on paper.`
  /^(?:so,? |and |but )?here (?:it|they) (?:is|are)\b[^.!?,;]{0,30}[.:!]$/iu,
  /\bas follows[.:]$|\b(?:are|is|set out|listed|given|told|follows?|explained) below[.:]$|^(?:the )?(?:details|figures|reasons|rest) follows?[.:]$/iu,
  // `Two things happened.`, `Three questions remain.`, `There are two reasons for this.`
  new RegExp(
    `^(?:and |but |so )?(?:then )?${counts} ${heads}(?: (?:have|has|then|also|now|still|are|were|had))?(?: (?:happen(?:ed)?|follow(?:ed)?|changed|remain(?:ed)?|matter(?:ed)?|helped|emerged|stand out|stood out|struck (?:me|us)|surprised (?:me|us)|went wrong|come to mind|to (?:note|report|say|add|decide)|worth (?:knowing|saying|noting)))?[.:!]$`,
    "iu",
  ),
  new RegExp(
    `^there (?:is|are|was|were) (?:only |just |perhaps |at least )?(?:one|another|${counts}) (?:\\p{L}+ )?${heads}(?: [^.,;!?]{2,30})?[.:!]$`,
    "iu",
  ),
  // `I learned three things.`, `It depends on two things.`
  new RegExp(
    `^(?:and |but |so )?(?:I|we|it|this|that|he|she|they|you|all this|which) [^.,;!?]{2,40} ${counts} ${heads}[.:!]$`,
    "iu",
  ),
  // `This is what happened.`, `It went like this.`, `What happened next surprised everybody.`
  /^(?:this|that|it) (?:is|was) (?:what|how) (?:happened|it (?:happened|went|works?|worked|was)|we (?:did|do|found|propose|suggest|want|need)|I (?:did|found|propose|suggest|want|need))(?: next)?[.:!]$/iu,
  /^(?:it|this|the rest|things|the day|the plan|the process|the system|that) (?:went|happened|works?|worked|goes|runs?|ran|reads?|began) (?:something |roughly |more or less )?like this[.:!]$/iu,
  /^what happened (?:next|then) [^.!?,;]{3,40}[.!]$/iu,
  /^what (?:I|we) (?:(?:am|are|['’]m|['’]re) asking(?: for)?|ask(?: for)?|want|need|would like|suggest|propose|found|learned|did)(?: (?:from you|of you|now|next|instead|this year|then))?[.:]$/iu,
  /^(?:but )?(?:let me|I(?:['’]ll| will| shall)(?: try to)?|we(?:['’]ll| will)) (?:explain|begin|start|tell you|come to (?:that|this)|give (?:an|two|three|some) examples?)\b[^.!?,;]{0,40}[.:!]$/iu,
  /^(?:more|much more) (?:of|on|about) (?:that|this|it|them|these|which)(?: (?:later|below|shortly|in a moment|soon|further down))?[.!:]$/iu,
  /^(?:but |and )?then (?:it happened|(?:the trouble|things|it all) (?:began|started|went wrong)|came (?:the|a) [^.!?,;]{3,30})[.!]$/iu,
  /^(?:but |and )?(?:that was not all|that wasn['’]t all|that is not all|that(?:['’]s| was) (?:only|just) the (?:beginning|start)|it (?:gets|got) (?:better|worse)|read on|bear with me|guess what|wait for it|consider (?:this|the following|these)|take (?:this|these|two|three) examples?|an example|for example|some examples|examples|to explain|in detail|briefly|in order)[.!:]$/iu,
];

/** What a sentence of any length ends on: `so here it is.`, `here's one.` */
const hands =
  /[,;–—] (?:so |and )?here(?:['’]s (?:one|mine|how)| it is| they are| goes| you are)[.:!]$|\bso here, and\b|\bmay (?:not|no longer) know what (?:I|we) mean[.!]$/iu;

/** More words say something themselves. */
const most = 80;

/** Whether a sentence, or a line, only says that something comes. */
export function announces(sentence: string): boolean {
  const plain = plainOf(sentence).trim();
  return hands.test(plain) || (plain.length <= most && announcements.some((sign) => sign.test(plain)));
}
