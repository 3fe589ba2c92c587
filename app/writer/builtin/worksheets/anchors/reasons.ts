/** How somebody argues: what is granted, supposed, put down to something, brushed aside. */

import { type Finds, found, whole } from "./finds.ts";

export const reasons = {
  /** What is supposed. */
  supposes: found(
    /\b((?:[Ww]e|I) (?:believe|expect|assume|suspect|anticipate|presume|imagine|estimate)|(?:is|are|was|were) (?:probably|presumably|likely) (?:due to|because|caused by|the result of)|(?:appears?|seems?) to (?:be|have been) (?:due to|because|caused by|the result of))\b/u,
    /\?|\bI believe (?:in|me)\b|\b(?:not|never|hardly|do I|n['’]t) (?:[\p{L}]{1,12} ){0,3}(?:I|we) believe\b|\b(?:would|might|could|should) have\b|\b(?:he|she|they|we|I|you)['’]d have\b/u,
  ),
  /** What is granted to those who think otherwise. */
  concedes: whole(
    found(
      /^(?:Of course|Admittedly|To be fair|Granted|It is true that|It['’]s true that|True,|I know (?:that|what (?:[\p{Ll}]+ ){1,4}(?:say|think|will say)\b|what the answer will be))|\b(?:[Aa]ll (?:of )?(?:this|that)|[Tt]hat|[Tt]his|[Ii]t) (?:may|might) (?:well )?be true\b|\b[Tt]he (?:usual|common|best|main) (?:objection|argument|answer|defence|defense)\b|\b[Tt]he case for\b/u,
    ),
  ),
  /** What a dictionary says, at the head of a speech. */
  defined: whole(
    found(/\b(?:dictionary|Webster['’]s|Wikipedia) (?:[\p{Ll}]+ ){0,3}(?:defines?|says|describes)\b/iu),
  ),
  /** Anger that says nothing more. */
  temper: found(
    /\b((?:an? )?(?:absolute|utter|complete|total) (?:disgrace|joke|shambles|scandal|farce|disaster|outrage)|in the strongest (?:possible )?terms|(?:disgusted|appalled|outraged|livid|fuming)|what the world is coming to|(?:telling|tell) everyone I know|(?:telling|tell) everybody I know|the worst (?:service|company|experience)[\p{L} ]{0,30}|never been so (?:\p{Ll}+))(?=[.,;:!]| )/u,
  ),
  /** One thing is said to do harm to another. */
  causes: found(
    /\b((?:is|are|has been|have been|was|were) (?:slowly |simply |already |also )?(?:killing|ruining|destroying|poisoning) (?:[\p{Ll}]{1,14} ?){1,3}|(?:is|are|has been|have been) making (?:him|her|them|us|me|people|children|everyone|everybody|(?:the|our|my) [\p{Ll}]{2,16}) (?:ill|sick|unwell|worse|unsafe|poorer|miserable|anxious|depressed|stupid|stupider|lazy|lazier|unhappy|lonely|lonelier|deaf|dangerous)|(?:is|are) (?:entirely |largely |partly )?to blame(?: for (?:[\p{Ll}]{1,14} ?){1,3})?|(?:is|are) the (?:real |main |only )?reason (?:why|that))(?=[.,;:!]| )/u,
    /\?|\b(?:not|n['’]t|if|nobody|whether)\b/,
  ),
  /** One thing is put behind another as though it came of it. */
  since: whole(
    found(
      /^(?:Ever )?[Ss]ince (?:[\p{L}'’-]{1,16} ){1,5}(?:dropped|closed|opened|stopped|started|began|introduced|banned|removed|came|moved|changed|arrived|cut|ended|shut|installed|took|switched|raised|scrapped)\b[^,.]{0,60}, [^.]{0,120}\b(?:has|have)\b/u,
      /, (?:I|we|he|she|my [\p{Ll}]+) (?:have|has)\b|\d|\?|^(?:Ever )?[Ss]ince (?:I|we|he|she)\b/u,
    ),
  ),
  /** Somebody is sure, and nothing is told to be sure by. */
  confident: found(
    /\b((?:I am|[Ww]e are|is|are|feel|feels|remain|remains) (?:quietly |very |fully |entirely |quite )?(?:confident|convinced|satisfied)|I['’]m (?:quite |very )?(?:confident|convinced))(?= (?:that|it|this|these|we|in|of|the)\b)/u,
    /\b(?:not|n['’]t|never|because|since)\b|\?/,
  ),
  /** What would come of it is waved away. */
  dismisses: found(
    /\b((?:that|this|which) (?:is|was) not the point|(?:that|this|it)['’]s not the point|(?:is|are) beside the point|(?:that|this) is(?: quite)? another matter|(?:that|this)['’]s another matter|(?:that|this) isn['’]t the point)\b/iu,
    /\?/,
  ),
  /** The reader is asked to be honest, and to agree. */
  frank: found(
    /\b(let us be honest|let['’]s be honest|let us face it|let['’]s face it|if (?:we are|we['’]re) honest|let us not pretend|let['’]s not pretend|to put it bluntly)\b/iu,
    /\?/,
  ),
  /** It would be easy, and has not been done. */
  simplest: found(
    /\b((?:would be|is|it['’]s) (?:the (?:simplest|easiest) thing in the world|(?:a )?(?:perfectly )?simple(?: matter)?(?= to| of)|(?:quite |very |perfectly |so )?easy(?= to (?:move|put|change|fix|mend|do|solve|stop|repair|add|provide|avoid|prevent)\b))|(?:would|could) (?:be (?:simpler|easier)|easily be (?:[\p{Ll}]{3,14})|not be (?:simpler|easier))|couldn['’]t be (?:simpler|easier)|is not rocket science|isn['’]t rocket science|[Aa]ll (?:it takes|that is needed|that['’]s needed) is)\b/u,
    /\bnot (?:the simplest|easy|simple)\b|\bno easy\b|\?/,
  ),
  /** Nothing else is said to be possible. */
  onlyWay: found(
    /\b((?:had|have|has|was|were|is|are|with) no (?:other )?(?:choice|alternative|option)|there (?:is|was) no (?:other )?(?:choice|alternative|option)|the only (?:lasting |real |possible |sensible |practical )?(?:solution|option|alternative|way forward|way out|answer))\b/iu,
    /\?|\bnot the only\b/,
  ),
  /** One thing is said to lead to another in time. */
  slope: whole(
    found(
      /^(?:And |But |So )?(?:[Aa]n?|[Aa]ny) [\p{Ll}]{2,16} (?:that|who|which) [^.?!]{3,90} will (?:soon |also |always |sooner or later )?(?:stop|start|end|begin|lose|become|never|forget|grow|want|turn)\b/u,
      /\?/,
    ),
  ),
  /** What is proposed. */
  proposes: found(
    /\b(I (?:therefore |hereby )?(?:propose|suggest(?= (?:a|an|that we|one|two)\b)|call (?:on|for)))\b/u,
    /\?|\b(?:not|n['’]t)\b/,
  ),
  /** What the readers are told to do. */
  orders: whole(
    found(
      /^(?:So|Then) (?:let (?:us|them|him|her|it)|buy|give|stop|leave|keep|turn|take|put|bring|open|shut|close|ask|tell|go|plant|write|vote|save|build|walk)\b(?! (?:me|is|was|were|are)\b)/iu,
      /\?|\blet us (?:see|say|look|begin|start|take|suppose)\b/,
    ),
  ),
  /** What the matter really is. */
  realProblem: found(
    /\b([Tt]he (?:real|true|actual|whole) (?:problem|reason|question|issue|point|scandal|trouble|cause|danger) (?:is|was|here)|(?:is|are) (?:exactly|precisely) what(?: is|['’]s) wrong(?: with)?)\b/u,
    /\?|\bwhat the (?:real|true|actual|whole)\b/,
  ),
  /** What has become of all of us. */
  weHave: found(
    /\b([Ww]e (?:have|['’]ve) (?:all )?(?:become(?= (?:so|too|used|afraid|accustomed|obsessed|lazy|blind|deaf|careless|addicted|strangers|a (?:nation|country|people|society))\b)|forgotten|stopped|grown used|grown too|learned not|lost the (?:art|habit|ability|will|taste))|[Ww]e no longer (?:know|want|care|trust|ask|look|listen|believe)|[Ww]e live in an? (?:age|time|world|culture|society))\b/u,
    /\?/,
  ),
  /** A crowd that has a name and no faces. */
  crowd: found(
    /\b((?:[Oo]rdinary|[Hh]ard-?working|[Dd]ecent|[Ss]ensible) (?:people|families|folk|taxpayers)|[Tt]he powers that be|[Tt]he silent majority|[Tt]he (?:so-called )?elites?|[Yy]oung people (?:today|these days|nowadays)|(?<!the |young |of )[Pp]eople (?:today|these days|nowadays)|[Cc]hildren (?:today|these days|nowadays)|[Kk]ids (?:today|these days)|[Tt]he (?:older|younger) generation|[Pp]arents (?:today|these days|nowadays))\b/u,
    /\?/,
  ),
  /** How people are said to be now. */
  nowadays: found(
    /\b([Pp]eople (?:are|have become|don['’]t|do not|no longer|only|just) (?:[\p{Ll}]{1,14} ){1,4}(?:now|today|these days|nowadays|any ?more))(?!\p{L})/u,
    /\?/,
  ),
  /** What somebody has a right to, and somebody else would have to give. */
  deserves: found(
    /\b((?:[Ee]very|[Ee]ach) (?:[\p{Ll}]{1,14} ){1,2}(?:deserves|has (?:a|the) right)|(?:[Ww]e|[Ww]e all|[Tt]hey|[Oo]ur [\p{Ll}]{2,14}|[Cc]hildren|[Rr]esidents|[Pp]atients|[Pp]upils|[Ss]tudents) (?:all )?(?:deserve|have (?:a|the) right))(?= (?:to|better|more|an?|the|somebody|someone)\b)/u,
    /\?|\b(?:not|n['’]t|thanks|to be thanked|the credit|a holiday|a rest)\b/,
  ),
  /** What somebody says that they do not say. */
  disclaims: found(
    /\b(I (?:don['’]t|do not|would not|wouldn['’]t) (?:accuse (?:you|anyone|anybody)(?: of anything)?|blame (?:you|him|her|them|anyone|anybody|the [\p{Ll}]{2,14})|(?:wish|mean|want) to (?:suggest|accuse|imply|blame)|suggest(?= (?:that|there))|say(?= that (?:you|he|she|they|it was))|claim that))\b/u,
    /\?/,
  ),
  /** Those who do it otherwise are let off without a word. */
  someDont: found(
    /(?:^|[.;:,] (?:and |but )?)([Ss]ome (?:[\p{Ll}]{2,14} ){1,2}(?:don['’]t|do not|won['’]t|will not|never do|still do|do not agree|don['’]t agree))(?=[,.; ])/u,
    /\?|\bbecause\b/,
  ),
  /** A thing is explained by another that it is like. */
  picture: whole(
    found(
      /^(?:So |Now |But )?((?:Think of|Imagine|Picture) (?:an? |the |[\p{Ll}]{3,14}ing )(?:[\p{Ll}]{1,14})|(?:It is|It['’]s) (?:a (?:bit|little) |rather |much |just )?like (?:[\p{Ll}]{1,14} ){0,3}[\p{Ll}]{2,14})(?=[.,;: ])/u,
      /\?|\bmy (?:surprise|joy|horror)\b/,
    ),
  ),
  /** What one has to know in order to do it. */
  trick: found(
    /\b([Tt]he (?:real |whole )?(?:trick|secret|knack) (?:is|here is|lies))\b/u,
    /\?|\bno (?:trick|secret)\b/,
  ),
  /** What the reader is said to know already. */
  asYouKnow: found(
    /\b([Aa]s (?:you (?:will |may |all |already |well )*know|we all know|(?:everybody|everyone) knows|members will know|you will be aware|is well known)|(?:[Yy]ou|[Mm]embers) will (?:all )?(?:be aware|have noticed))\b/u,
    /\?/,
  ),
  /** A close that has stood under other texts. */
  stale: found(
    /\b(at the end of the day(?=,| (?:it|we|I|you|they|he|she|the|that|this|what|each|all|nothing|no)\b)|when all is said and done|only time will tell|time will tell|last but not least|the tip of the iceberg|the elephant in the room|a win-win(?: situation)?|a game[- ]changer|life goes on|(?:it )?is what it is|a no-brainer|the best of both worlds|a level playing field|each to their own|the proof of the pudding|move the goalposts|think(?:ing)? outside the box|the rest is history|food for thought|not to be missed|a trip down memory lane)\b/iu,
    /\?/,
  ),
  /** What it is to have taught. */
  moral: found(
    /\b((?:[Ww]hat|[Tt]he lesson|[Ii]f) I(?:['’]ve| have)? (?:learn(?:ed|t)|took)|(?:has |have )?taught me(?= (?:that|how|to|the|what|a|one)\b)|I(?:['’]ve| have)? learn(?:ed|t) that|^Looking back|I (?:now )?(?:realise|realize)(?= (?:now|that))|made me (?:who|what) I am|[Tt]he moral(?: of| is))(?!\p{L})/u,
    /\?/,
  ),
} as const satisfies Record<string, Finds>;
