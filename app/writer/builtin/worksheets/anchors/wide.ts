/** What nearly every text has: an absolute, somebody without a name, a figure. */

import { type Finds, found, whole } from "./finds.ts";

const quoted: Finds = (line) => {
  const said = /^["“]([^"“”]{3,60}?)[.!]?["”]/u.exec(line)?.[1] ?? "";
  return /^(?:(?:An? |The )?(?:real |total |absolute |complete )?(?:game[- ]changer|life[- ]saver|must-have|no-brainer|gem|joy)|Life-changing|Changed my life|Best (?:purchase|thing|money)(?: I(?:['’]ve| have)?)? ever(?: [\p{Ll}]{1,12}){0,2}|(?:Highly|Would) recommend(?:ed)?|Love it|Love them|Couldn['’]t live without it|Simply the best|Worth every penny|Amazing|Brilliant|Fantastic|Excellent|Five stars|Does what it says on the tin)$/iu.test(
    said,
  )
    ? said
    : null;
};

export const wide = {
  /** What a buyer is said to have said, and every other buyer of every other thing. */
  testimonial: quoted,
  /** Nobody else has it, or does it. */
  nobodyElse: found(
    /\b((?:[Nn]obody|[Nn]o one|[Nn]o other \p{Ll}{2,14}) else (?:(?:in|on|at) (?:the|our|this) [\p{Ll}]{2,14} )?[\p{Ll}]{2,12}|[Nn]o other \p{Ll}{2,14} (?:has|does|makes|offers|sells|can|will)|[Tt]here is nothing (?:else )?like (?:it|them|this)|(?:(?:am|is|are|was|were) (?:still )?)the only (?:[\p{Ll}-]{2,14} ){1,3}(?:in|on|to|for|that|who|with)\b)/u,
    /\?|["“”]|\b(?:if|home|asked|said|knew|saw|heard|room|noticed|reason|option|solution|way|time|answer|choice)\b/,
  ),
  /** Those it was done for are said to have been happy. */
  delighted: found(
    /\b((?:[Tt]eachers|[Pp]arents|[Ss]taff|[Cc]ustomers|[Mm]embers|[Ff]amilies|[Pp]upils|[Ss]tudents|[Rr]esidents|[Vv]isitors|[Vv]olunteers|[Uu]sers|[Pp]atients|[Cc]hildren|[Ee]veryone|[Ee]verybody) (?:was|were|are|is) (?:all |very |absolutely )?(?:thrilled|delighted|over the moon|very pleased|amazed|impressed))(?!\p{L})/u,
    /\?|\b(?:not|said)\b|["“”]/,
  ),
  /** What the writer offers to do. */
  ourselves: found(
    /\b((?:[Ww]e|I) (?:could|can|would (?:gladly |happily )?) ?(?:[\p{Ll}]{1,12} ){1,4}(?:ourselves|myself))(?!\p{L})/u,
    /\?|\b(?:not|never|if)\b/,
  ),
  /** A question that is put off until it cannot be. */
  parked: found(
    /\b(agreed not to (?:discuss|talk about|decide|mention|raise) (?:it|this|that|them)|(?:cross|deal with|face) that (?:bridge |question )?(?:when|if)|(?:will|can) be (?:dealt with|decided|settled) (?:as and )?when (?:it|they) (?:comes?|arises?)|leave that (?:question )?(?:open|for (?:later|now|another day)))(?!\p{L})/u,
    /\?/,
  ),
  /** It is known without being told how. */
  justKnow: found(
    /\b([Yy]ou (?:just|simply|soon) (?:know|feel it|can tell)(?=[.,;])|[Yy]ou(?:['’]ll| will) (?:just |soon )?know (?:it )?when(?: (?:you see it|it(?:['’]s| is) [\p{Ll}]{2,10}))?|[Yy]ou (?:get|develop) a (?:feel|feeling|nose|sense) for (?:it|this|that)|(?:comes|will come) with (?:practice|experience|time)|[Ii]t just works)(?!\p{L})/u,
    /\?/,
  ),
  /** All that somebody can say. */
  allICanSay: found(
    /\b([Aa]ll (?:that )?I (?:can say|can tell you|know)(?= (?:is|about it is)\b)|[Tt]hat is all (?:that )?I (?:can say|know)|[Tt]hat['’]s all (?:that )?I (?:can say|know))(?!\p{L})/u,
    /\?/,
  ),
  /** What is so each time, or of all of them, with no exception. */
  absolute: found(
    /(?:^|[;:,] (?:and )?)((?:[Ee]verybody|[Ee]veryone|[Nn]obody|[Nn]o one) (?:who \p{Ll}{2,12} )?(?:does|has|needs|wants|likes|knows|thinks|can|gets|goes|learns|remembers|forgets|looks|reads|listens|believes)(?= )|(?:[Ee]very|[Nn]o) (?:child|adult|person|pupil|teacher|parent|reader|writer|customer|driver|visitor|town|village|school|club|family|house|garden|shop|(?:[\p{Ll}]{4,12} )?(?:year|time|morning|day)) (?:the|is|has|does|needs|wants|can|knows|will|ends|begins)(?= )|(?:[Tt]hey|[Ii]t|[Ww]e|[Yy]ou|[Pp]eople) (?:always|never) [\p{Ll}]{2,12})(?![\p{L}'’])/u,
    /\?|\d|["“”]|\b(?:before|until|till|nearly|almost|hardly|would|was|were|had|did|if|said|told)\b/,
  ),
  /** Somebody who has no name. */
  nameless: found(
    /\b((?:[Aa] (?:friend|colleague|neighbour|neighbor|customer|teacher|doctor|nurse|resident|parent|reader|builder|farmer)(?: of (?:mine|ours|my [\p{Ll}]{3,10}['’]s))?|[Aa]n expert|[Ss]omeone|[Ss]omebody)(?= (?:once |recently |told me |told us |said |says |asked me |asked us |wrote to |rang |suggested ))|[Oo]ne (?:teacher|parent|customer|member|doctor|nurse|resident|user|visitor|pupil|student|farmer|volunteer|tenant|neighbour)(?= (?:said|says|told|put|wrote|asked|has|called)\b)|in the words of one \p{Ll}{3,14}|an expert(?= (?:from|in|at)\b))(?!\p{L})/u,
    /\?|\b(?:should|must|may|might|could|if|named|called)\b/,
  ),
  /** A share of something, and not of how many. */
  bareNumber: found(
    /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})? ?(?:%|per cent|percent)(?: (?:more|less|fewer|higher|lower|better|faster))?)(?!\p{L})/u,
    /\?|\b(?:from|against|compared|than|out of|last year|previous(?:ly)?|used to be|before|instead|VAT|interest|discount|deposit|cotton|wool|alcohol|of the (?:cost|price|total|budget))\b|\d[^%]{1,60}\d{2}|\d ?(?:%|per cent).{1,80}\d ?(?:%|per cent)/,
  ),
  /** How long something has to wait, in instructions. */
  waits: found(
    /\b(for (?:about |around |at least |roughly )?(?:\d{1,3}|an?|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty) (?:seconds|minutes|minute|hours|hour|days|day|weeks|week)|overnight)(?=[.,;:]| (?:and|then|or|at|in|before|until)\b)/u,
    /\?|\b(?:I|he|she|they|was|were|had|have|has|since)\b/,
  ),
  /** What is going to be done. */
  willDo: found(
    /(?:^|[.;:] )([Ww]e(?:['’]ll| will| shall) (?!be (?:glad|happy|pleased|delighted|sorry)|see\b|not\b|never\b|remember|always|miss|keep you|let you)(?:[\p{L}\d'’-]{1,16} ){1,4}[\p{L}\d'’-]{2,16})(?=[.,;]| (?:and|in|by|for|with|to|on|at|of|from)\b)/u,
    /\?/,
  ),
  /** What somebody will have to do who is taken on. */
  youWillDo: found(
    /(?:^|[.;:] )([Yy]ou(?:['’]ll| will| would) (?!be (?:glad|happy|paid|given|offered|joining)|find\b|get\b|receive\b|have\b|need\b|enjoy\b|love\b|earn\b)(?:[\p{L}\d'’-]{1,16} ){1,4}[\p{L}\d'’-]{2,16})(?=[.,;]| (?:and|in|by|for|with|to|on|at|of|from)\b)/u,
    /\?/,
  ),
  /** A text that begins with a question. */
  firstAsks: whole(found(/^(?!(?:Could|Can|Would|Will|Have|Do|Are) you\b)[^?.!]{12,160}\?["”]?$/u)),
} as const satisfies Record<string, Finds>;
