/** Where a text has answered a question already, or gives a view that is not the writer's. */

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Aug|Sept|Oct|Nov|Dec";
const day = String.raw`(?:${months}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|\d{1,2}[.:]\d\d|\d{1,2} ?[ap]\.?m\b|the \d{1,2}(?:st|nd|rd|th)|\d{1,2} (?:${months})|(?:seven|ten|fourteen|\d+) (?:working )?days|tomorrow|next week|the weekend)`;

/** What answers a question, looked for in its sentence and the ones beside it. */
const answers: Readonly<Record<string, RegExp>> = {
  later:
    /\b(?:[Bb]ut|until|later|before I (?:noticed|knew|learned|learnt|realised|saw)|(?:I|we) (?:now )?(?:know|see) (?:now|that|better)|realised|realized|found out|turned out|it was only|years before|in fact|but no|wrong)\b/i,
  guessed: /\b(?:I (?:think|suppose|guess|suspect|expect|imagine)|my guess|perhaps|maybe|probably)\b/i,
  reason:
    /\b(?:because|since (?!\d|the |last |my |\p{Lu})|afraid|ashamed|embarrass\w+|so that|in order|which is why|that is why|out of (?:pride|fear|shame|habit))\b/iu,
  shown: /\bso \p{Ll}+ that\b|[:;]|\b(?:trembl|shook|cried|wept|laughed|blush)/u,
  "one-day":
    /\b(?:one (?:\p{Ll}+ )?(?:day|morning|evening|night|summer|year|sunday|time)|once|the one|that day)\b/iu,
  source:
    /\b(?:said|says|according|study|studies|survey|surveys|figures?|report(?:s|ed)?|records?|counted|count|measured|census|data|read out|reads? out|told|showed|found|accounts?|quotes?|invoice|bill|calculat\w+|estimat\w+|tested|tests?|weigh\w*|I (?:paid|bought|had|have|worked|spent|saw|was|am)|we (?:paid|bought|had|sold|counted|asked|took))\b/i,
  study:
    /\b(?:university|professor|journal|published|institute)\b|\b(?:19|20)\d\d\b|\b(?:in|of) \p{Lu}\p{Ll}+ (?:found|showed)\b/iu,
  counted: /\d/,
  named: new RegExp(
    String.raw`\b(?:${day}|your (?:driver|colleague|manager)|by (?:Mr|Mrs|Ms|Dr)|called \p{Lu}|named)`,
    "u",
  ),
  doer: /\bby (?:the |a |our |\p{Lu})|\b(?:we|the (?:board|council|committee|trustees|meeting|governors|members)) (?:have |has |had )?(?:decided|agreed|voted|approved)\b/u,
  date: new RegExp(
    String.raw`\b(?:by|before|within|until|on|at|no later than) (?:the )?(?:end of |close of )?(?:\p{Lu}\p{Ll}+ )?${day}|\b(?:tomorrow|tonight|today|this week|at once|within)\b`,
    "u",
  ),
  help: /\b(?:if you (?:can(?:not|['’]t)|are (?:unable|away)|need|have (?:a|any))|can(?:not|['’]t) (?:manage|come|make)|ring me|let me know|let us know|contact|call me|e-?mail|or else|otherwise)\b/i,
  otherwise:
    /\b(?:otherwise|or else|after that|afterwards|if not|if it (?:does|is)|if you|if they|in that case|late|unless|because|will|would|can|makes?)\b/i,
  if: /\bif\b|\botherwise\b|\bafter (?:that|which)\b|\bor (?:else|I|we)\b/i,
  refund: /\b(?:refund|money back|guarantee|free of charge|replace|no charge|otherwise)\b/i,
  taken:
    /\b(?:I(?:['’]ll| will)|we(?:['’]ll| will)|\p{Lu}\p{Ll}+ (?:is|will|has agreed|sees|brings|rings|asks)|so bring)\b/u,
  decides:
    /\b(?:I(?:['’]ll| will)|we(?:['’]ll| will)|decides?|decision|will be (?:posted|announced)|check|by \d)/,
  agreed:
    /\b(?:said yes|offered|agreed|promised|has been asked|confirmed|volunteered|as (?:usual|always))\b/i,
  looks:
    /\b(?:when (?:it|they|you)|should (?:feel|look|come|drop)|looks?|feels?|sounds?|springs?|you can see|about the (?:size|colour)|knife|minutes)\b/i,
};

/** Whether what stands around a question answers it. @throws Error for a cue that nobody has described */
export function isAnswered(cue: string, around: string): boolean {
  const pattern = answers[cue];
  if (!pattern) throw new Error(`there is no answer ${cue}`);
  return pattern.test(around);
}

/** What others say or think, told by the writer. */
export const reported =
  /\b(?:[Tt]hey|[Ss]he|[Hh]e|[Pp]eople|[Cc]ritics|[Oo]pponents|[Ss]ome|[Oo]thers|[Ee]verybody|[Ee]veryone|[Tt]hose who|(?:[Tt]he|[Aa]|[Tt]his|[Tt]hat|[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:\p{Ll}+ )?\p{Ll}+|\p{Lu}\p{Ll}+) (?:\p{Ll}+ly )?(?:say|says|said|think|thinks|thought|argue|argues|argued|claim|claims|claimed|insist|insists|believe|believes|believed|tell|tells|told|asks?|asked|writes?|wrote|reckons?|assures?|knew|knows)\b|\baccording to\b|\b(?:I|[Ww]e) (?:was|am|have been|had been|were) (?:also )?(?:told|assured|informed)\b|\b(?:supposed|said|meant) to\b|\b(?:it|so) (?:is|was) (?:said|believed|thought)\b/u;
