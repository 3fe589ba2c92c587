/** What is asked, hoped, put off or left aside. */

import { type Finds, found, unlessNext, unlessTold, whole } from "./finds.ts";

const leftOut = found(
  /\b((?:does|do|did) not (?:include|cover) (?:[\p{Ll}-]{1,16} ){0,4}[\p{Ll}-]{2,16}|(?:is|are) not included|(?:is|are) (?:charged )?extra)(?=[.,;]| (?:in|and|or|as|but|which)\b)/u,
  /\?|[£$€]\d/,
);

export const plans = {
  /** What it will bring about, by a big word. */
  improves: found(
    /\b((?:significantly|hugely|massively|dramatically|greatly|substantially|vastly|really) (?:improves?|increases?|reduces?|boosts?|enhances?|strengthens?|changes?|transforms?|benefits?|helps?)|(?:a|have a|makes? a|an) (?:huge|big|massive|real|major|lasting|enormous|significant|tremendous|positive) (?:difference|impact|effect|benefit|boost|contribution))\b/iu,
    /\d/,
  ),
  /** Words that stand before a reason, a figure or a name, and give none. */
  hollow: found(
    /\b(for (?:a (?:variety|number|range) of|various|several|operational|personal|different|many|some) reasons|(?:due to|owing to|because of) (?:unforeseen|unavoidable|various) (?:circumstances|reasons|factors)|(?:kept|keep|remains?|remain) under review|in a (?:challenging|difficult) (?:environment|climate|year|quarter|market)|overwhelmingly positive|(?:very |extremely )?well received|at an appropriate (?:time|moment)|(?:may|might|could) have (?:an impact|implications|an effect|consequences)|consideration (?:may|should|will|needs? to)(?: [\p{Ll}]+){0,3}|lessons (?:have been|will be) (?:learned|learnt)|steps (?:are|have been|will be) (?:being )?taken|measures (?:are|have been|will be) (?:being )?(?:taken|put in place)|engagement activity|going forward|where appropriate|work is ongoing|to a high standard|(?:will|would) be taken into account|strength of feeling|considerable (?:discussion|interest|debate)|a (?:wide )?range of views)\b/iu,
    /\d/,
  ),
  /** Those who are to read it are asked for nothing but to have read it. */
  noted: whole(found(/\b(?:is|are) (?:asked|invited|requested) to note\b|^To note\b/u)),
  /** What will be done, on no day that is named. */
  soon: found(
    /\b(soon|shortly|in due course|as soon as possible|in the near future|at a later date|in the coming (?:weeks|months)|(?:when|if|as) (?:time|funds?|money) (?:allows?|permits?)|at some point|before long)\b/i,
    /\b(?:too soon|as soon as (?!possible)|sooner|so soon|soon (?:after|became|as|afterwards|learned|learnt|found|got|was|were|had)|within \w+ (?:days?|weeks?))\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  ),
  /** What is to be done, by nobody who is named. */
  unowned: whole(
    found(
      /\b(?:[Ss]omeone|[Ss]omebody) (?:to|should|needs? to|will|has to|must|could)\b|\b(?:[Nn]eeds? (?:to be|doing|sorting|chasing|checking|a decision)|TBC|TBD|to be (?:confirmed|decided|agreed|discussed)|[Ll]ook(?:ing)? into|[Dd]iscuss(?:ed)? (?:further|again|next time)|follow(?:ing)? up|[Ww]e (?:should|ought to|need to|must)(?! have))\b/u,
      /\?$|\b(?:said|felt|thought|not|proposed)\b/,
    ),
  ),
  /** Somebody would not, and no reason is given. */
  against: whole(
    unlessNext(
      /^(?:["“]|(?:He|She|They|It|Mr|Ms|Mrs)\b[^.]{0,40}\b(?:said|says|told|added|argued))/,
      found(
        /\b(?:voted (?:no\b|against)|(?:spoke|was|were) against|opposed (?:it|the)|objected|abstained|cast the (?:only|one) (?:no|vote against)|(?:the|a) (?:only|lone) (?:no )?(?:vote|dissent)|resigned|stepped down|stepped back|walked out|withdrew|pulled out|turned (?:it|the [\p{Ll}]+) down|refused)\b(?![^.]{0,80}\b(?:because|saying|citing|said|says|over|after|since)\b)/u,
      ),
    ),
  ),
  /** What was talked of, and not what came of it. */
  discussed: whole(
    found(
      /\b(?:was|were) (?:also |briefly |then )?(?:discussed|debated|talked about)\b|\b[Tt]here was (?:a |an |some |much )?(?:[\p{Ll}]+ )?(?:discussion|debate|talk)\b|\bviews were exchanged\b/u,
      /\b(?:agreed|decided|resolved|concluded)\b/,
    ),
  ),
  /** Somebody is asked for an answer. */
  asks: whole(
    found(
      /\b(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) you\b[^?]{3,200}\?|\b(?:I(?: would| should|['’]d) like|I(?: would|['’]d) be (?:very )?(?:grateful|glad|obliged) (?:if|for)|I want|I ask|[Ww]e (?:ask|want|need|propose|recommend)|are asked to (?!note))\b|^(?:Apply|Write to|Write us|Send us|Get in touch|Come and|Join)\b/,
      /\b(?:not|never|n['’]t)\b|\bI(?: would| should|['’]d) like to (?:learn|thank|say|think|record|tell|begin|start|speak)\b|\bwe (?:want|need) (?:is|are|was)\b|\b(?:I|[Ww]e) (?:want|need) to (?!know\b|have back\b)|\bstill like to know\b/,
    ),
  ),
  /** An answer is asked for, and not which. */
  answerWanted: found(
    /\b((?:grateful for|look(?:ing)? forward to|await(?:ing)?|expect(?:ing)?|(?:would|should) like|want) (?:an?|your|some(?: kind of| sort of)?|the courtesy of an?) (?:[\p{Ll}]{1,14} )?(?:answer|reply|response|explanation))(?!\p{L})/u,
    /\?|\bnot\b/,
  ),
  /** What the writer will do if nothing comes. */
  threat: found(
    /\b((?:take|taking|pursue) (?:the matter|this matter|this|it|matters) (?:further|elsewhere|up with [\p{Ll} ]{3,30})|(?:further|legal|other) (?:action|steps|measures)|take legal advice|(?:consult|contact|instruct|speak to|hear from) (?:a|my|our) (?:solicitor|lawyer)s?|go to the (?:press|papers|newspapers|ombudsman)|take (?:my|our) (?:business|custom) elsewhere)\b/iu,
    /\b(?:[Nn]o|[Aa]ny) (?:further|legal|other) (?:action|steps|measures)\b|\bwithin \w+ (?:days?|weeks?)\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\?/,
  ),
  /** Somebody was asked in writing, and has said nothing. */
  noReply: found(
    /\b((?:was|were|has|have) (?:not|never)(?: been)? answered|went unanswered|(?:have|has) (?:not|never) (?:replied|answered|responded)|(?:have|has) (?:had|received) no (?:reply|answer|response)|(?:have|has) heard nothing|haven['’]t (?:heard|had a (?:reply|word))|nobody (?:has )?(?:rang|called|replied|answered|wrote)(?: back)?)\b/u,
    /\?|\bif\b/i,
  ),
  /** What one says one has said. */
  toldThem: found(
    /\b(I (?:did say|told you|had told you|did ask|asked you|had asked|made (?:it|that) (?:quite |very )?clear|explained (?:this|that|it|all this)))(?!\p{L})/u,
    /\?|\b(?:wrote|written|writing|letter|email|e-mail|form|by post|on the phone|telephone|rang)\b/,
  ),
  /** It has happened often, on no day that is named. */
  repeated: found(
    /\b(on (?:several|numerous|many|countless|various) occasions|several times|many times|repeatedly|time and (?:time )?again|again and again|countless times|numerous times)\b/iu,
    /\d|\?/,
  ),
  /** It is to be put right, and nobody says what that is. */
  remedy: found(
    /\b(put (?:this|it|things|the matter) right|make (?:this|it|things) right|sort (?:this|it|things) out|do something about (?:this|it)|resolve (?:this|the matter|the issue)|rectify (?:this|the (?:matter|situation|problem)))\b/iu,
    /\?|\bto put it right by\b|\b(?:did|have|has|had|was|were) (?:already )?(?:put|made|sorted|resolved)\b/,
  ),
  /** What was promised, by no one who is named. */
  promised: found(
    /\b((?:was|were|had been|have been|been|am|are) promised|(?:[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|I|[Ww]e) (?:had )?promised)(?=[., ])(?! for \d)/u,
    /\bas promised\b|\?|["“”]/,
  ),
  /** What somebody hopes or means to do. */
  hopes: found(
    /\b((?:[Ww]e|[Tt]he (?:club|committee|council|trust|society|school|group|association|company|board|team)) (?:also )?(?:hopes?|plans?|aims?|intends?|(?:are|is) (?:hoping|planning|aiming)) to (?!see you|hear|meet you|welcome you)(?:[\p{Ll}-]{1,16} ){0,3}[\p{Ll}-]{2,16})(?=[., ;])/u,
    /\d|\?|\bMonday\b|\bTuesday\b|\bWednesday\b|\bThursday\b|\bFriday\b|\bSaturday\b|\bSunday\b/,
  ),
  /** It is planned, by nobody, for no day. */
  planned: found(
    /\b((?:is|are) (?:being |also |now )?planned)(?=[.,;]| (?:for (?:the )?(?:future|later)|too|as well|next)\b)/u,
    /\d|\bby (?:the|a)\b|\?/,
  ),
  /** Money is to come back out of it, in no time that is named. */
  paysItself: found(
    /\b((?:will|would|should|could|to) (?:soon |easily |quickly |more than )?pay for (?:itself|themselves)|pays for itself|(?:will|would|should) (?:save|make) (?:us|you|them|the [\p{Ll}]{2,12}) (?:money|a (?:lot|great deal)(?: of money)?|a fortune))\b/u,
    /\b(?:in|within|after|over|by) (?:[\p{Ll}]{1,8} ){0,2}(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:weeks|months|years|winters|seasons)\b|\?/u,
  ),
  /** Money that is to come from what has not come yet. */
  metFrom: found(
    /\b((?:can|will|could|should|would) be (?:met|found|funded|covered|paid for|made up|raised|financed) (?:from|by|out of|through) (?:[\p{Ll}-]{1,14} ){0,3}(?:growth|donations|fund-?raising|sponsorship|sales|increases?|subscriptions|membership|members|advertising|efficienc(?:y|ies)|donors|sponsors|volunteers|growth in [\p{Ll}]{3,14}))\b/u,
    /\?/,
  ),
  /** It costs too much, and not how much. */
  tooDear: unlessNext(
    /[£$€]\s?\d/,
    found(
      /\b((?:because of|due to|owing to|on account of) (?:its|their|the|the high) costs?|on (?:the )?grounds of cost|too (?:expensive|costly|dear)|prohibitively expensive|for reasons of cost|(?:cannot|can['’]t|could not|couldn['’]t) afford (?:it|them|this|that))\b/iu,
      /\d|\?|\bnot too\b/,
    ),
  ),
  /** What it costs is said without a figure. */
  littleMoney: unlessTold(
    /[£$€]\s?\d[\d,.]{0,12} (?:is|was) (?:next to|hardly)/,
    found(
      /\b((?:next to|almost|practically) nothing|very little money|at (?:very )?little (?:extra )?cost|at (?:a )?(?:minimal|negligible|modest|reasonable|low) cost|for a fraction of the (?:cost|price)|a fraction of the (?:cost|price)|hardly any money|a small (?:fee|charge))(?!\p{L})/iu,
      /\d|\?|\b(?:said|say|knew|know|eat|ate|weighs?|saw|see) (?:next to|almost|practically) nothing\b/,
    ),
  ),
  /** What was looked at and left. */
  ruledOut: found(
    /\b((?:did not|didn['’]t|was not|were not|has not been|have not been) (?:pursued?(?: (?:this|that|the) (?:option|idea|matter))?|taken (?:any )?further|looked into|considered)|(?:was|were|has been|have been) (?:ruled out|rejected|discounted|set aside)|decided against (?:it|this|that)?)(?=[.,; ])/u,
    /\?|\b(?:because (?!of cost)|as it would|since it)\b/,
  ),
  /** Only one was asked, or only one has answered. */
  single: found(
    /\b((?:[Oo]nly one|[Jj]ust one|[Oo]ne|[Aa] single) (?:quotation|quote|tender|bid|estimate|offer|applicant|application|candidate|reply|response)) (?:was|has been|had been|came|is) (?:received|obtained|sought|submitted|made|in\b|back|available|on the table)|\b(?:received|obtained|sought|had|got|have) ((?:only one|just one|a single) (?:quotation|quote|tender|bid|estimate|offer|applicant|application|candidate|reply|response))\b/u,
    /\?|\bmore than\b|\b[Aa]t least\b/,
  ),
  /** What the price leaves out. */
  notIncluded: (line, ...place) =>
    /\b(?:price|quotation|quote|costs?|fees?|estimate|total|figure|sum|tickets?|charge|rent|rate|package|subscription|budget|bill|offer|insurance|policy)\b/i.test(
      line,
    )
      ? leftOut(line, ...place)
      : null,
  /** What is done as it should be, whatever that is. */
  proper: found(
    /\b((?:suitable|appropriate|adequate|proper|robust|necessary|reasonable|sufficient) (?:steps|measures|procedures|arrangements|safeguards|precautions|support|training|action|supervision|controls|checks|provision|care))\b/u,
    /\?|\b(?:no|without|not|lack of) (?:[\p{Ll}]{1,12} ){0,2}(?:suitable|appropriate|adequate|proper|robust|necessary|reasonable|sufficient)\b/u,
  ),
  /** A measure without a number. */
  measure: found(
    /\b(a (?:suitable|reasonable|appropriate|safe|sensible|fair|decent|generous|significant|substantial|considerable) (?:distance|amount|number|period|length of time|sum|price|proportion|percentage|portion))(?= (?:is|of|from|for|to|was)\b|[.,;])/u,
    /\d|\?/,
  ),
  /** What it is to bring. */
  brings: found(
    /\b((?:will|should|would) (?:soon |surely |certainly |also )?(?:bring (?:this|these|them|it|people|members|visitors|trade|customers|business|families) (?:back|in)|bring (?:jobs|trade|visitors|business|life|prosperity)|attract (?:more |new |many )?(?:people|visitors|members|families|customers|trade|business|tourists)|put (?:us|the [\p{Ll}]{3,12}) on the map|solve the (?:problem|shortage)|reverse (?:this|the [\p{Ll}]{3,12})|put an end to (?:this|it|the [\p{Ll}]{3,12})))\b/u,
    /\?|\b(?:not|nothing|never)\b/,
  ),
  /** Advice that decides nothing. */
  advice: found(
    /\b((?:it )?(?:would|might|may|could) be (?:sensible|advisable|prudent|worthwhile|worth (?:considering|looking|exploring|asking)|wise|helpful|useful)|(?:may|might) (?:wish|want|like) to consider|(?:could|might) be considered|[Ee]xplore (?:the )?(?:options|possibility|possibilities))\b/u,
    /\?|\bif you\b/,
  ),
  /** It will hardly happen. */
  unlikely: found(
    /\b((?:is|are|very|highly|extremely) unlikely(?= (?:to|that|event))|(?:in the )unlikely event|(?:minimal|little|no|negligible|low) (?:risk|danger)|the (?:risk|danger) is (?:small|low|slight|minimal|negligible))\b/iu,
    /\d|\?/,
  ),
  /** Agreed, in principle. */
  inPrinciple: found(/\b(in principle)\b/iu, /\?|\bin principle and\b/),
  /** What worries people, and not what it is. */
  concerns: found(
    /\b((?:[Ss]ome |[Ss]everal |[Aa] few )?[Cc]oncerns? (?:was|were|has been|have been|had been) (?:raised|expressed|voiced)|[Tt]here (?:is|was|were|are|has been|have been) (?:some |a lot of |considerable |much )?(?:concerns?|opposition|unease|resistance|disquiet))(?! (?:that|about|over|because|from)\b)/u,
    /\?|\bno (?:concerns?|opposition)\b/,
  ),
  /** A decision that is said to have been hard. */
  hardChoice: found(
    /\b(after (?:very )?(?:careful|much|long|a great deal of|a lot of) (?:consideration|thought|discussion|deliberation)|(?:a|the|this) (?:very |extremely )?(?:difficult|hard|tough|painful) decision|not an easy decision|not (?:been )?taken lightly|with (?:a heavy heart|great (?:sadness|regret)))\b/iu,
    /\?/,
  ),
  /** It depends on what is not known yet. */
  depends: found(
    /(?<!the )\b(subject to (?:[\p{Ll}]{1,14} )?(?:funding|approval|planning permission|permission|demand|numbers|availability|agreement|confirmation)|if (?:enough|sufficient) (?:people|numbers|volunteers|members|money|interest)|depending on (?:demand|numbers|funding|interest|take-up)|until further notice)\b/iu,
    /\?/,
  ),
  /** Good will that binds nobody. */
  interest: found(
    /\b((?:has|have) (?:signalled|expressed|shown|indicated) (?:[\p{Ll}]{2,14} )?(?:interest|support|willingness)|supports? (?:the|our|this) (?:plan|idea|project|proposal|scheme|application|bid)|(?:is|are) (?:supportive|very keen|enthusiastic|fully behind (?:us|it|this)))\b/u,
    /\bin writing\b|\bletter\b|\?|[£$€]\d/,
  ),
  /** Awareness that is to be raised. */
  awareness: found(/\b(rais(?:e|es|ing) (?:[\p{Ll}]{2,12} )?awareness)\b/iu, /\?/),
  /** How somebody else is called who might not like it. */
  labelled: found(
    /\b((?:disadvantaged|vulnerable|hard-to-reach|underprivileged|deprived|marginali[sz]ed|isolated) (?:[\p{Ll}]{2,12} )?(?:people|children|families|adults|residents|women|communities|groups|households))\b/iu,
    /\?/,
  ),
} as const satisfies Record<string, Finds>;
