/** What is said to be so, by nobody who is named or by more than were asked. */

import { type Finds, found, unlessNext, unlessTold, whole } from "./finds.ts";

const people =
  "people|residents|customers|parents|members|readers|visitors|users|families|neighbours|neighbors|pupils|students|workers|staff|drivers|shoppers|locals|experts|critics|scientists|doctors|studies|men|women|of (?:us|them|my [\\p{Ll}]+|our [\\p{Ll}]+)";
const say =
  "says?|thinks?|feels?|believes?|agrees?|knows?|wants?|loves?|hates?|(?:have|has) (?:said|told|complained|asked|noticed|found)|said|told|complained|would|find|prefer|are (?:worried|unhappy|happy|afraid|delighted|angry)";

export const claims = {
  /** What is said of all of them, or of none. */
  sweeps: found(
    new RegExp(
      String.raw`\b((?:[Ee]veryone|[Ee]verybody|[Nn]obody|[Nn]o one)(?: (?:in|on|at|who|I) (?:[\p{L}]+ ){1,5}| else | really | here | now | )(?:${say}|cares|likes))\b|\b((?:[Ss]tandards|[Pp]rices|[Tt]hings|[Ss]ervices|[Mm]anners) (?:have|has|are|is) [\p{Ll}]+ (?:everywhere|all over|across the board))`,
      "u",
    ),
    /\b(?:almost|nearly|not everyone|not everybody|(?:nobody|no one) (?:(?:really )?knows|wants to))\b/i,
  ),
  /** What many are said to say. */
  many: whole(
    found(
      new RegExp(
        String.raw`\b(?:[Mm]any|[Mm]ost|[Ss]ome|[Ss]everal|[Pp]lenty of|[Aa] lot of|[Ll]ots of|[Mm]ore and more|[Cc]ountless) (?:[\p{Ll}]+ )?(?:${people}) (?:[\p{Ll}]+ )?(?:${say})\b`,
        "u",
      ),
      /\d|\b(?:some|most) of (?:them|us|the)\b|\bthan (?:most|many|some|several)\b/i,
    ),
  ),
  /** What somebody is said to have found out. */
  studies: found(
    /\b((?:[Ss]tudies|[Rr]esearch|[Ee]xperts|[Ss]cientists|[Ss]tatistics|[Tt]he (?:research|evidence|science|statistics)|[Ss]urveys) (?:has |have )?(?:shows?|shown|says?|proves?|proved|proven|suggests?|agree|confirms?|found|tells? us)|[Ii]t is (?:well known|a (?:well-)?known fact|scientifically proven)|[Ii]t has been (?:proved|proven|shown))\b/u,
    /\d|\bby \p{Lu}|\baccording to\b/u,
  ),
  /** A comparison that somebody could work out. */
  compares: whole(
    found(
      /\b(?:more|less|worse|better|bigger|higher|fewer|greater|faster|cheaper) (?:[\p{Ll}]+ ){0,5}than (?:[\p{Ll}]+ ){1,3}ever (?:did|was|has|had)\b|\b(?:more|better|worse|faster|cheaper) (?:[\p{Ll}]+ ){0,3}than any other\b/u,
    ),
  ),
  /** Who says it is given by no name. */
  unnamed: unlessNext(
    /\b(?:said|says|told|added|asked) (?:[\p{Ll}]+ )?\p{Lu}|\p{Lu}\p{Ll}+,? [^.]{0,80}\b(?:said|says|told|added|asked)\b/u,
    found(
      /\b((?:[Ss]ources?|[Rr]esidents|[Ll]ocals|[Ii]slanders|[Vv]illagers|[Nn]eighbou?rs|[Pp]arents|[Cc]ritics|[Cc]ampaigners|[Oo]pponents|[Ss]upporters|[Oo]fficials|[Ww]itnesses|[Tt]raders|[Ff]armers|[Ww]orkers|[Ss]taff|[Ss]hopkeepers|[Mm]otorists|[Pp]assengers|[Ee]xperts|[Cc]ustomers|[Ss]tudents|[Tt]eachers|[Dd]octors|[Vv]isitors) (?:said|say|have said|claim(?:ed)?|complained|told|fear(?:ed)?|believe|believed|warned|argued|hoped?|welcomed))\b/u,
    ),
  ),
  /** A reporter's word for what people feel. */
  loaded: found(
    /\b(reeling|outrag(?:e|ed)|fury|furious|beloved|much-loved|devastated|stunned|shock(?:ed|waves)?|up in arms|slammed|blasted|chaos|tempers (?:are |were )?(?:frayed|flared|rising)|heartbroken|heartbreaking|iconic|nightmare|misery|despair|anger(?:ed)?|dismay(?:ed)?|delight(?:ed)?|overjoyed)(?!\p{L})/iu,
  ),
  /** What something is to cost, by nobody's word. */
  costed: found(
    /\b(?:would|will|could|is|are) (?:be )?(?:expected to |likely to |estimated to |set to |thought to )?cost (?:the [\p{Ll}]+ )?(?:about |around |some |nearly |more than |up to |an estimated )?([£$€][\d.,]+\d(?: ?(?:million|billion|m|bn)\b)?)/iu,
    /\b(?:said|says|according|told|quot(?:e|ed|ation))\b/i,
  ),
  /** What the writer has by hearsay. */
  hearsay: unlessNext(
    /\b(?:said|told|says)\b/,
    found(
      /\b((?:I|[Ww]e) (?:am|are|was|were|have been|had been) (?:reliably |also |since )?(?:told|informed|assured|given to understand)|I['’]m (?:reliably )?(?:told|informed|assured)|I (?:hear|gather|understand) that|[Ww]ord has it|[Rr]umour has it|[Bb]y all accounts|[Ii]t is (?:said|rumoured) that|[Tt]here is talk of)\b/u,
      /(?<=, )(?:I|we) (?:was|were|am|are) told,|\b(?:told|informed|assured) (?:to\b|off\b|about|not to|by\b|me\b|her\b|him\b|them\b)|\baccording to\b|\bby (?:the|a|my|your|our|one|somebody|someone|\p{Lu}\p{Ll}+)\b|\?/u,
    ),
  ),
  /** What is believed of somebody or something, by no one who is named. */
  thoughtToBe: found(
    /\b((?:is|are|was|were) (?:widely |generally |now )?(?:believed|thought|understood|rumoured|reported|considered|said) to (?:be|have))\b/u,
    /\bby (?:the|a|many|his|her|\p{Lu}\p{Ll}+)\b|\?/u,
  ),
  /** All of a group are said to think alike. */
  allOf: found(
    /\b([Aa]ll (?:of )?(?:the|my|our|your) (?:neighbou?rs|parents|residents|staff|members|customers|teachers|families|tenants|colleagues|friends|children|pupils|students|volunteers|drivers|farmers|doctors|shopkeepers))(?= (?:\p{Ll}{1,12} )?(?:feel|think|agree|say|want|know|believe|would|support|love|hate|are (?:happy|unhappy|angry|against|for|delighted|in favour))\b)/u,
  ),
  /** Whoever doubts it may ask. */
  askAny: found(
    /^["“]?((?:Just )?[Aa]sk (?:anyone|anybody|any \p{Ll}{1,16}(?: \p{Ll}{1,16})?))(?=[,.]|who|in|at|on|of|where|what|how|whether| )/u,
  ),
  /** What others are said to believe. */
  misbelief: found(
    /\b((?:[Mm]ost |[Mm]any |[Ss]ome )?[Pp]eople (?:often |usually |still |always )?(?:think|believe|assume|imagine|suppose|expect)|[Ii]t is (?:often|commonly|widely|generally) (?:thought|said|assumed|believed|supposed)|[Mm]ost of us (?:think|assume|believe|imagine))\b/u,
    /\d|\?|\bnot (?:think|believe)|\bthan (?:most |many )?people\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) people\b/i,
  ),
  /** What is done by others who have no name. */
  elsewhere: found(
    /\b([Oo]ther (?:countries|towns|cities|villages|councils|schools|clubs|companies|firms|shops|libraries|parishes|districts|museums|hospitals|places|states|churches|universities)|[Ee]very other (?:country|town|city|village|council|school|club|company|firm|library))(?= (?:\p{Ll}{1,10} )?(?:have|has|do|does|don['’]t|manage|manages|managed|can|seem|seems|get|gets|got|are|is|were|did|already|allow|allows|use|uses|solved|cope|copes)\b)/u,
    /\d|\blike other\b|\bunlike\b|\bsuch as\b|\?/i,
  ),
  /** A place where they are said to do it better. */
  there: found(
    /(?:^|[.,;:] (?:and |but )?)([Ii]n \p{Lu}\p{Ll}{2,16}(?: \p{Lu}\p{Ll}{2,16})?)(?=,? they (?:have|do|did|don['’]t|put|use|built|managed?|allow|close|closed|pay|keep|kept|leave|left|gave|give|charge|moved|stopped|got|make|made)\b)|\b([Tt]he (?:Germans|Dutch|Danes|Swedes|Swiss|French|Norwegians|Finns|Japanese|Austrians))(?= (?:have|do|did|sorted|manage|managed|solved|got|would|know|knew|already)\b)/u,
    /\b(?:1\d|20)\d\d\b|\b[Ii]n (?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter)\b|\?/u,
  ),
  /** The first, the only, the best of all. */
  foremost: found(
    /\b(the (?:first|only|best|oldest|largest|biggest|longest|tallest|smallest|finest|fastest|busiest|leading|worst|most \p{Ll}{3,16}) (?:[\p{Ll}-]{1,16} ){0,3}(?:of (?:its|their) kind|in the (?:whole )?(?:world|country|county|region|industry|district|UK|city|state|north|south|east|west)|in (?:Britain|England|Scotland|Wales|Ireland|Europe|America|Germany|Australia|Canada)))(?!\p{L})/u,
    /\bone of the\b|\b(?:said|says|according|survey|ranked|listed|thing|way|voted|like|as if|as though)\b|\?/i,
  ),
  /** More often, more likely: by nobody's count. */
  moreOften: found(
    /\b((?:more|less|twice as|far more|much more) (?:often|likely|frequently))\b/u,
    /\d|\bmore often than not\b|\bper cent\b|\baccording to\b|\b(?:found|study|survey|records?|figures)\b|\?|\b(?:to|should|must|could|would|you|I|please) (?:[\p{Ll}]{1,12} ){0,3}more often\b/u,
  ),
  /** Somebody has judged, and nobody knows who. */
  judged: found(
    /\b((?:was|were|is|are|has been|have been) (?:judged|deemed|felt|considered|found) to (?:be|have|need|lack))\b/u,
    /\bby (?:the|a|an|our|his|her|\p{Lu}\p{Ll}+)\b|\?/u,
  ),
  /** How it seems to be with others. */
  seems: found(
    /\b(seems? to (?:be (?:happy|working|content|satisfied|fine|going well|popular|enjoying|doing well|settled|unaware)|like it|enjoy it|have settled|have worked|work(?: well)?))\b/u,
    /\bI seem\b|\?/,
  ),
  /** What has always been so. */
  always: found(
    /\b((?:has|have|had) always (?:been (?:honest|reliable|safe|fair|popular|good|happy|satisfied|friendly|polite|full|the same|the case|so)|found|worked (?:well|fine)|paid|kept|delivered|supported|welcomed|managed))\b/u,
    /\?/,
  ),
  /** Better or worse than somebody had thought. */
  expectedThan: found(
    /\b((?:fewer|more|less|better|worse|lower|higher|greater|smaller|slower|faster|larger) than (?:expected|feared|hoped|planned|anticipated|forecast))\b/u,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty)\b|\?/,
  ),
  /** What nobody is said to doubt. */
  beyondDoubt: found(
    /(?:^|[.;:] )((?:Clearly|Obviously|Surely|Undoubtedly|Without (?:a )?doubt|Needless to say)(?=,| ))|\b([Tt]here (?:is|can be) no (?:doubt|question)(?= (?:that|about|but))|[Ii]t goes without saying|(?:[Nn]obody|[Nn]o one) (?:can|could|would|will) (?:seriously )?deny|cannot be denied)\b/u,
    /\?/,
  ),
  /** What nobody knows. */
  unknown: found(
    /\b((?:[Nn]obody|[Nn]o one) (?:really |quite |yet )?knows|(?:is|was) (?:still |as yet )?(?:not (?:yet )?known|unknown|unclear)|remains (?:to be seen|unclear|unknown)|(?:[Nn]obody|[Nn]o one) can say)\b/u,
    /\?|\b(?:better|more|less) than\b|\b[Ii]f (?:[\p{Ll}]+ )?(?:anything|something|it|this)\b/u,
  ),
  /** A price, in a text in which nobody pays it. */
  whoPays: unlessTold(
    /\b(?:pa(?:id|y|ys|ying)|fund(?:ed|ing|s)?|grants?|budgets?|rais(?:e|ed|ing)|bill|financ(?:e|ed|ing)|donat\p{Ll}+|reserves?|loan|lottery|sponsor\p{Ll}*|each|tickets?|per (?:head|person))\b/iu,
    found(
      /\b(?:costs?|will cost|is to cost|at a cost of) (?:about |around |some |nearly |more than |up to )?([£$€]\d[\d,.]{0,12}(?: ?(?:million|billion|m|bn)\b)?(?<=\w)|\d[\d,.]{0,12}(?: million)? (?:euros|pounds|dollars|francs|kronor))/u,
    ),
  ),
  /** Somebody who could not be asked. */
  unreached: found(
    /\b(could not be (?:reached|contacted)(?: for comment)?(?=\.|,| on \p{Lu}| yesterday| last night))/u,
    /\b(?:[Dd]espite|[Aa]fter|[Ii]n spite of)\b|\b(?:calls?|emails?|messages?)\b/,
  ),
  /** A question that was not answered. */
  noComment: found(
    /\b((?:declined|refused) to comment|did not (?:respond|reply) to (?:[\p{Ll}]{1,12} ){0,3}(?:requests?|questions?|calls?|emails?|messages?)|was (?:not available|unavailable) for comment|would not (?:say|comment))\b/u,
  ),
} as const satisfies Record<string, Finds>;
