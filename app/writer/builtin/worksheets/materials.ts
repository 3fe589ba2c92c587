/** What a text is made of, as far as a sheet asks: what it needs to be handed out, or one line of it to make sense. */

/** A line of a sheet; with `over` it stands only over a text that holds this material, with `not` only over one without it. */
export type Line = string | { line: string; over?: string; not?: string };

/** Signs of each material, with the number of different ones that show it. */
const materials: Readonly<Record<string, readonly [signs: RegExp, least: number]>> = {
  software: [
    /`[^`\n]+`|\b(?:API|endpoints?|GET|POST|JSON|HTTP|npm|pip|command line|CLI|repository|commits?|pull requests?|server|database|deploy\w*|browser|app|click(?:ed|ing)?|log(?:ged|ging)? in|login|screen|version \d|v\d{1,3}\.\d|release[ds]?|install\w*|config\w*|plug-?in|error (?:message|code)|crash(?:es|ed)?|users?|Windows|macOS|Android|iOS|Chrome|Firefox)\b/gi,
    4,
  ],
  fault: [
    /\b(?:leak\w*|noise|noisy|stuck|jam(?:s|med)?|fail(?:s|ed)?|faults?|faulty|broken|does(?:n['’]t| not) (?:work|start|turn|charge|connect)|won['’]t|error|crash\w*|drip\w*|overheat\w*|flicker\w*|reset|comes off)\b/gi,
    2,
  ],
  incident: [
    /\b(?:incidents?|near[- ]miss(?:es)?|outage|accidents?|went down|was down|unavailable|alerts?|restored|rolled back|on call|root cause|downtime|interrupted|failover|evacuated)\b/gi,
    2,
  ],
  // Work that came out wrong, what brought it about, and what is to be done: told of together in notes and reports of it.
  failure: [
    /\b(?:fail(?:s|ed|ures?|ing)?|fault(?:s|y)?|c[ao]m(?:e|es|ing) back|(?:sent|brought) back|returned|unusable|broken|broke|cracked|gone missing|leak(?:s|ed|ing)|errors|mistakes?|mistaken|w[er]nt wrong|rejected|spoil(?:t|ed)|went bad|complaints|damaged|remakes?|re-?do(?:ne|s)?|out of order|breakdowns?|unsafe|recalled)\b/gi,
    2,
  ],
  cause: [
    /\b(?:because|caused by|causes?|the reason|due to|(?:we|they|somebody|someone) changed|was changed|our own fault|nobody (?:tested|checked|told|noticed|looked)|why (?:it|they) \p{L}+|thinks? it['’]s|so that is why|is the thing|were put in|had not been)\b/giu,
    1,
  ],
  remedy: [
    /^(?:#+ )?(?:\*\*)?(?:to do|to-do|actions?|next steps|recommendations?|what (?:I|we) (?:am|are|would|will|want to|propose|recommend)\b[^\n]{0,30}|we recommend)(?:\*\*)?:?$/gimu,
    1,
  ],
  project: [
    /\b(?:project|milestones?|on track|behind schedule|delay(?:ed|s)?|go live|launch(?:es|ed)?|deadline|phase|sprint|budget|contractor|test(?:s|ing|ed)?|sign(?:ed)?[- ]off|rollout|pilot|drawings|tender|training session|contract)\b/gi,
    4,
  ],
  // `twenty minutes of wind`, `we met halfway`: neither is a meeting.
  meeting: [
    /\b(?:mtg|meeting|agenda|apologies|minutes of (?:the|our|an?|last) (?:\p{L}{1,15} )?(?:meeting|committee|board|session|council)|AOB|call w\/|catch-?up|stand-?up)\b/giu,
    1,
  ],
  // What somebody took down of a meeting: who was there, what is to be done.
  settled: [
    /\b(?:agreed|decided|resolved|proposed|seconded|attend(?:ing|ees|ed)|present:|absent:?|actions?:|action points?|to do:?|todo|will (?:send|check|ask|call|ring|find|write|order|draft|look)|by (?:next|Mon|Tues|Wednes|Thurs|Fri)\p{L}*|next (?:meeting|mtg|time))(?![\p{L}])/giu,
    1,
  ],
  proposal: [
    /\b(?:propos(?:e|es|ed|al|als|ing)|offer(?:ed|s)?|quot(?:e|ed|ation)|clients?|pilot|we (?:would|could|will)|budget|scope|deliverables?|investment|fund(?:ing|ed)?|permission|apply for|grant)\b/gi,
    3,
  ],
  decision: [
    /\b(?:recommend\w*|options?|propos(?:al|als|ed|e)|decision|decide|approv(?:e|al)|business case|risks?|costs?|savings?)\b/gi,
    4,
  ],
  customer: [
    /\b(?:customers?|clients?|visitors?|users?|members?|before|after(?:wards)?|from \d[\d.,]{0,9} to \d|per cent|\d\s?%|reduced|saved|increased|halved|doubled|results?|pilot|within (?:\w+ )?(?:weeks|months))\b/gi,
    4,
  ],
  firm: [
    /\b(?:founded|established|we (?:make|build|bake|sell|repair|started|opened)|I (?:make|build|started making)|workshop|our (?:shop|firm|company|bakery|studio|customers)|family business|since (?:18|19|20)\d\d)\b/gi,
    2,
  ],
  event: [
    /\b(?:tickets?|admission|doors open|all welcome|everyone welcome|join us|invit(?:e|ed|ation)|rsvp|come along|drop-in|save the date|festival|concert|fair|quiz|party|workshop|open day|exhibition)\b/gi,
    2,
  ],
  vote: [
    /\b(?:vot(?:e|es|ed|ing)|ballot|council(?:lors?)?|motion|approved|rejected|unanimous(?:ly)?|majority|resolution|elected|referendum)\b/gi,
    2,
  ],
  deadline: [
    /\b(?:deadline|(?<!\b(?:c[ao]m|dropp|stopp|swing|pass|call)(?:e|es|ed|ing)? |\b(?:drop|stop|call|wait)s? )(?:by|until) (?:at least )?(?:the end of|the \d{1,2}(?:st|nd|rd|th)\b(?! (?:of [a-z]|century|centuries|[a-z]+ (?:hole|floor|minute|time)))|tomorrow|tonight|the weekend|(?:next|this) (?:week|month|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2}(?:st|nd|rd|th)? (?:of )?[A-Z][a-z]+|January|February|March|April|May|June|July|August|September|October|November|December)|before (?:Christmas|Easter|the (?:snow|winter|summer|season|holidays|end of)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} [A-Z][a-z]+)|before (?:[a-z]{2,12}(?:['’]s| is| are) [a-z]{3,12} on )?the \d{1,2}(?:st|nd|rd|th)\b|(?:Order|Book|Pay|Reply|Answer|Sign up) (?:in|by|before) (?:January|February|March|April|May|June|July|August|September|October|November|December)|can['’]t wait (?:for|until|till)|closing date|last day|closes on|ends on|no later than)\b/g,
    1,
  ],
  dispute: [
    /\b(?:oppos(?:e|es|ed|ing|ition|ents?)|object(?:s|ed|ions?|ors)|critics?|critici[sz]\w+|protest\w*|disput\w+|disagree\w*|against it|petition|complain\w*|argued)\b/gi,
    2,
  ],
  study: [
    /\b(?:stud(?:y|ies)|researchers?|survey(?:ed)?|scientists?|findings?|found that|data|sample|trial|participants|journal|published in|per cent|percent)\b|\d\s?%/gi,
    3,
  ],
  // A council may be named in any report; here something was put to the vote or settled by one.
  voted: [
    /\b(?:voted|votes? (?:to|for|against)|ballot(?:ed)?|unanimous(?:ly)?|referendum|approved|rejected|motion (?:was )?(?:carried|passed|defeated))\b/gi,
    1,
  ],
  // A text whose first line begins with How: the pattern of its title is taken.
  how: [/^[\s#]*how\b/gi, 1],
  // A letter to somebody whom the writer is close to; any other is taken for one about a matter, whose lines fit both.
  personal: [
    /\b(?:(?:lots of |much |all my |with )?love(?: from|,)|hugs|kisses|x{2,}|miss(?:ed|ing)? you|thinking of you|(?:do|did) you (?:still )?remember|I (?:still |often )?remember|can['’]t wait|birthday|wedding|christmas|the (?:baby|spare (?:bed|room))|(?:dear )?(?:mum|mam|dad|gran|granny|nan|grandad|aunt|auntie|uncle)|your (?:mother|father|parents|sister|brother|son|daughter|husband|wife|mum|dad)|come and (?:see|stay|visit)|(?:when are you|are you) coming|says hello|send(?:s)? (?:her|his|their|my) (?:love|regards)|so sorry|sorry (?:to hear|for your loss)|condolences|your (?:loss|kindness)|thank(?:s| you)(?: so much| very much| again| both)? for (?:the|coming|having|being|looking|all)|dear(?:est)? (?:friend|old)|we (?:all )?(?:laughed|sang|danced|drove|swam|sat))(?![\p{L}])/giu,
    2,
  ],
  sorrow: [
    /\b(?:so sorry|sorry (?:to hear|for your loss)|condolences?|died|death|funeral|passed away|grief|grieving|bereave\w*|your loss|in (?:my|our) thoughts)\b/gi,
    2,
  ],
  // A report of deaths.
  grave: [
    /\b(?:died|dies|killed|kill(?:s|ing)|deaths?|dead|fatal(?:ly)?|funeral|murder(?:ed|er)?|manslaughter|suicide|inquest|drown(?:ed|ing)|bod(?:y|ies) (?:of|was|were)|survived by|bereaved|mourn\w*)\b/gi,
    2,
  ],
  thanks: [
    /\bthank(?:s| you)(?: so much| very much| again| both| all)? for (?!your (?:time|attention|reply|message|e-?mail|letter|help in advance|understanding|patience))|\b(?:grateful|gratitude)\b|\bto thank you\b/gi,
    1,
  ],
  sale: [
    /\b(?:for sale|orders?|ordered|deliver(?:y|ed|s)|in stock|price[sd]?|discount|shop|stall|buy(?:ing|ers?)?|customers?)\b/gi,
    3,
  ],
  // What somebody can put their name down for.
  signup: [
    /\b(?:subscri\w+|sign(?:ed|s|ing)?[- ]up|newsletter|mailing list|waiting list|enrol\w*|membership|courses?|class(?:es)?|lessons|workshops?|free trial|regist(?:er|ration)\w*|(?:box|bag|parcel|delivery|share) (?:every|each|a) (?:week|month|fortnight))\b/gi,
    1,
  ],
  // Words that hold a sentence back.
  softened: [
    /\b(?:perhaps|maybe|probably|possibly|I (?:think|suppose|guess|feel|believe|suspect)|in my (?:opinion|view)|one of the|sort of|kind of|somewhat|fairly|rather|quite|tends? to|seems?|might|roughly|should be \p{L}+ed)\b/giu,
    1,
  ],
  // One used thing that changes hands once: nobody goes on selling it.
  once: [
    /\b(?:one owner|or (?:best|nearest|sensible) offer|o\.n\.o|for the lot|buyers? (?:to |must )?collects?|(?:is|are) (?:retiring|parting with)|giving (?:it |them )?up|(?:we|I) gave up|sealed bids?|no trades|reasonable trade|bought (?:it|this|them|these)? ?(?:\p{L}{1,12} )?new in|second-?hand|for sale:|when it['’]s gone|whoever buys|(?:someone|somebody) who (?:will|['’]ll) use it|(?:no|any) offers (?:under|below|over)|no swaps|collect(?:ion)? (?:only|from)|(?:I['’]m|I am|we are|we['’]re) (?:only )?selling (?:it )?(?:because|as)|selling because|it was my|(?:I|we)(?:['’]ve| have) bought an?|(?:don['’]t have|have(?:n['’]t| no)|no) (?:the )?room for|selling (?:the|my|our) \p{L}{1,20}|out of (?:my|our) (?:shop|garage|barn|deli|kitchen|workshop|shed|attic|house|flat|office)|(?:needs|wants) a (?:good |new |kind )?home|bought (?:it )?(?:used|with)|moving (?:to an?|house|abroad|away)|outgrown|(?:replaced|changed|serviced|rebuilt|tuned)(?: last)? (?:in )?(?:19|20)\d\d|hardly (?:used|ever used|worn)|what['’]s wrong with it|(?:call|ring),? don['’]t text|(?:built|made|dated?|from) (?:in )?(?:c\. ?)?(?:1[89]|20)\d\d|firm-?ish|ex-\p{L}{3,20}|came out of the|can['’]t get (?:you )?another|my (?:shoulder|back|knee|eyes)['’]s? (?:is |are )?(?:shot|gone|bad)|paid [£$€]\d[\d,]{0,9}|ask for \p{L}{1,20}(?:,? (?:evenings?|after|not|days|weekends))|bring (?:a|one|some) (?:van|friend|person|trailer|mate|help)|cash (?:only|on|or)|(?:my|our) (?:mother|father|mum|dad|gran|nan|aunt|uncle|husband|wife)['’]s)(?!\p{L})/giu,
    2,
  ],
  // What somebody does or sells for others, who could ask for it.
  trade: [
    /\b(?:(?:our|my) (?:clients?|customers?|services?|team|practice|shop|firm|company|studio|workshop|courses?|business|products?|patients|office)|(?:we|I) (?:offer|help|advise|coach|make|repair|design|teach|train|install|deliver|sell|build|bake|treat|consult|ship|run (?:a|the))|get in touch|contact us|book an?|free (?:call|consultation|quote|trial)|orders?|customers?|clients?|for sale|in stock)\b/gi,
    2,
  ],
  // What a place is made of; fewer are no scene.
  place: [
    /\b(?:air|aisle|bank|barn|bed|belt|bench|boat|bridge|cellar|chair|church|corner|counter|curtains?|dark|deck|desk|door|field|fence|floor|forest|garden|gate|ground|hall|harbour|hedge|hill|house|kitchen|ladder|lamp|lane|lawn|library|light|mill|park|path|piano|pier|platform|pool|porch|rails?|rain|river|road|roof|room|sea|shelf|shed|shop|sink|smell\w*|snow|stairs|station|steps|stone|stove|street|table|tower|tracks?|trees?|valley|village|wall|water|wind|window|yard)s?\b/gi,
    5,
  ],
  // What readers at their work look for: something of a firm, an office or a trade.
  work: [
    /\b(?:business(?:es)?|compan(?:y|ies)|firms?|customers?|clients?|staff|employe(?:es?|rs?)|managers?|budgets?|markets?|sales|offices?|industr(?:y|ies)|projects?|contracts?|invoices?|colleagues?|teams?|meetings?|deadlines?|suppliers?|workers?|departments?|services?|users?|costs?|software|trade|shops?|data)\b/gi,
    4,
  ],
  money: [
    /[£$€]\s?\d|\b(?:costs?|budgets?|prices?|per cent|percent|revenue|profits?|savings?|loans?|fund(?:s|ed|ing)?|tax(?:es)?|invest\w*|fees?|salar(?:y|ies)|wages?|turnover|interest|inflation|mortgages?|pensions?|shares|debts?|accounts)\b|\d\s?%/gi,
    3,
  ],
  health: [
    /\b(?:patients?|nurs(?:es?|ing)|doctors?|GPs?|clinics?|clinical|hospitals?|treatments?|dos(?:es?|age)|symptoms?|vaccin\w*|medicines?|medical|health|injur(?:y|ies)|infections?|wards?|therap(?:y|ies|ists?)|diagnos\w*|pain|sleep|stress)\b/gi,
    2,
  ],
  law: [
    /\b(?:laws?|legal(?:ly)?|lawyers?|solicitors?|contracts?|courts?|judges?|clauses?|regulations?|liab\w+|permits?|ordinances?|tenan(?:ts?|cy)|planning permission|licen[cs]es?|rights|appeals?|terms)\b/gi,
    2,
  ],
  // What a council, an authority or a government deals with.
  public: [
    /\b(?:councils?|councillors?|governments?|minist(?:ers?|ry)|public|polic(?:y|ies)|laws?|regulations?|residents?|authorit(?:y|ies)|tax(?:es|payers?)?|schools?|hospitals?|libraries|clinics?|NHS|communit(?:y|ies)|roads?|bus(?:es)?|trains?|housing|pupils?|voters?)\b/gi,
    3,
  ],
  charity: [
    /\b(?:volunteers?|donors?|donat\w+|charit(?:y|ies)|fund-?rais\w+|grants?|trust(?:ees)?|shelters?|communit(?:y|ies)|food bank|appeal|non-?profits?|members|free of charge)\b/gi,
    2,
  ],
  design: [
    /\b(?:design\w*|colou?rs?|shapes?|layouts?|screens?|typefaces?|fonts?|posters?|drawings?|sketch\w*|patterns?|interfaces?|illustrat\w+|furniture|buildings?|architect\w*|exhibition|signs?|logos?|craft\w*|materials?)\b/gi,
    3,
  ],
  // What somebody says that they have done at their work.
  doings: [
    /\b(?:I|I['’]ve|I have) (?:\p{L}{1,12}ly )?(?:led|built|managed|ran|run|designed|organi[sz]ed|taught|trained|studied|developed|started|founded|coached|edited|repaired|work(?:ed)?)\b/giu,
    2,
  ],
  career: [
    /\b(?:careers?|jobs?|training|courses?|qualif\w+|certificates?|employ\w*|skills?|interviews?|CVs?|résumés?|resumes?|apprentic\w+|recruit\w+|vacanc(?:y|ies)|workplace|colleagues?|salar(?:y|ies)|appl(?:y|ied|ication) for)\b/giu,
    3,
  ],
  // A thing that does something, and has parts for it; timber, cheese, a field and a picture have none.
  works: [
    /\b(?:motor|batter(?:y|ies)|charger?|charging|switch|buttons?|dial|levers?|blades?|pump|filter|timer|thermostat|sensors?|screen|app|software|settings|remote control|engine|burner|straps?|pockets?|zips?|lids?|wheels?|hinges?|heats|cools|cuts|grinds|boils|brews|cleans|folds|opens|closes|locks|stops|turns|spins|lifts|pours|filters|charges|runs|works?|measures|records|plays|warns|carries|protects|saves|removes|dries|pumps|rolls|clips|tracks|connects|reminds|switches|fits (?:in|over|on|into)|keeps (?:\p{L}{1,12} ){1,4}(?:warm|cold|dry|out|safe|cool|hot|off))\b/giu,
    2,
  ],
  // A thing that was something before, or somebody else's.
  used: [
    /\b(?:reclaimed|salvaged|restored|refurbished|upcycled|reconditioned|reworked|re-?drilled|retinned|ex-\p{L}{3,20}|vintage|antique|second-?hand|pre-?owned|one owner|(?:was|were) once|used (?:once|twice|only|for (?:a|one|two))|(?:came|taken|comes|saved|rescued|stripped) (?:out of|from) (?:an?|the|our|my) (?:old |former )?(?:\p{L}+ )?(?:barn|church|chapel|school|mill|factory|house|hotel|pub|ship|boat|station|hall|farm|skip|shop|office|kitchen|bakery|brewery)|bought (?:it )?(?:new|used|in (?:19|20)\d\d)|had (?:it|them) (?:since|for)|was (?:my|our) (?:\p{L}+['’]s))\b/giu,
    1,
  ],
  // What is set against others of its kind.
  bettered: [
    /\b(?:(?:catalog(?:ue)?|cheap(?:er)?|usual|ordinary|shop-bought|factory|bought|normal|supermarket|plastic) ones?|unlike (?:the|most|other)|most (?:of them|makers|sellers|others)|(?:what is|what['’]s) different|instead of (?:the|an?|along|\p{L}+ing)|the others? (?:crack|leak|rust|break|fail|tear|slip)\p{L}*)(?!\p{L})/giu,
    1,
  ],
  // A place of our own time: what is invented there is no nation and no magic.
  today: [
    /\b(?:museum|coach(?:es)?|cars?|vans?|lorr(?:y|ies)|truck|bus(?:es)?|trains?|phones?|telephone|mobile|television|radio|computer|fridge|microwave|heater|fluorescent|toilets?|raffle|garage|supermarket|hospital|office|motorway|airport|Mr|Mrs|Ms|(?:19|20)\d\d|[£$€]\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|anoraks?|jeans|committee|police|agent|e-?mails?|internet|street ?lights?|tractor|petrol|flat|trailer|strimmer|freezer|website|smoke alarm|dressing gown|clipboard|by-election|council|optician)s?\b/gi,
    3,
  ],
  recording: [
    /\b(?:episode|podcast|transcript|host|guest|listeners?|show notes|recorded|video|footage|viewers?|channel)\b/gi,
    3,
  ],
};

/** Whether a text holds such a material. @throws Error for a material that nobody has described */
export function holds(material: string, text: string): boolean {
  const described = materials[material];
  if (!described) throw new Error(`there is no material ${material}`);
  const [signs, least] = described;
  return new Set(text.match(signs)?.map((sign) => sign.toLowerCase())).size >= least;
}

/** Whether what is bound to a material stands over a text. @throws Error for a material that nobody has described */
export const standsOver = ({ over, not }: { over?: string; not?: string }, text: string): boolean =>
  (over === undefined || holds(over, text)) && (not === undefined || !holds(not, text));

/** The lines that stand over a text. @throws Error for a material that nobody has described */
export const linesOver = (lines: readonly Line[], text: string): readonly string[] =>
  lines
    .filter((line) => typeof line === "string" || standsOver(line, text))
    .map((line) => (typeof line === "string" ? line : line.line));
