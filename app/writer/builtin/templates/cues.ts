/** What tells which part of a piece a sentence belongs to. English; each cue is one plain look at one sentence. */

import { numbersOf, namesOf } from "../../prose/facts.ts";
import { conclusionScore } from "../../prose/conclusion.ts";
import { withoutLead } from "../leads.ts";
import { imperative } from "../tables/imperatives.ts";
import type { Unit } from "./units.ts";

const months =
  "January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
const days = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";

const patterns = {
  question: /[?？]["”’»)]*$/u,
  quote: /[“"][^”"]{12,400}[”"]/u,
  money:
    /[$€£¥]\s?\d|\b\d[\d.,]*\s?(?:euros?|dollars?|pounds?|EUR|USD|GBP|pence|cents)\b|\b(?:price[ds]?|fee|fees|cost(?:s|ing)?|budget|per month|a month)\b/iu,
  percent: /\d\s?%|\bper ?cent\b|\bpercentage\b/iu,
  date: new RegExp(
    `\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months})\\.? \\d{1,4}|\\d{1,2} May|May \\d{1,4}|in (?:${months}|May)|(?:19|20)\\d\\d|(?:${days})|today|tomorrow|yesterday|tonight|this (?:week|month|year)|next (?:week|month|year))\\b`,
    "u",
  ),
  time: /\b\d{1,2}(?::\d\d)\b|\b\d{1,2}\s?(?:a\.?m|p\.?m)\b|\b(?:noon|midnight|o'clock|sunset|sunrise)\b/iu,
  place:
    /\b(?:in|at|near|on|from|outside) (?:the )?\p{Lu}\p{L}+(?! \d)|\b(?:venue|location|address|hall|street|road|room|park|square|library|centre|center|online|station|town|village|church|school|museum|beach|harbour)\b/u,
  period: new RegExp(
    `\\b(?:by|until|till|within|before|no later than) (?:the end of )?(?:\\d|(?:${months}|May|${days}|Easter|Christmas|spring|summer|autumn|winter|next|this|two|three|six|mid)\\b)|\\b(?:weeks?|months?|quarters?|days?|years?|deadline|schedule[ds]?|phase|milestone|timeline|timetable|start date|duration)\\b`,
    "iu",
  ),
  contact:
    /[\w.+-]{1,60}@[\w-]{1,60}\.\w|\bhttps?:\/\/|\bwww\.|\+?\d[\d ()-]{7,20}\d|\b(?:contact|call us|write to|get in touch|reach (?:us|me|out)|e-?mail (?:us|me)|telephone|phone (?:us|me|number))\b/iu,
  sequence:
    /^(?:First|Second|Third|Then|Next|After (?:that|this|a|about|the)|Once|Finally|Lastly|Now|When|Step|To (?:begin|start|finish))\b/u,
  problem:
    /\b(?:problems?|issues?|struggl\w+|difficult\w*|hard to|slow(?:er|ly)?|late|delay\w*|lack\w*|fail\w*|waste[ds]?|wasting|mistakes?|errors?|waited|twice|los(?:e|es|t|ing)|too (?:many|much|long|high|low|late|few)|cannot|can't|nobody|no one|unable|not able|expensive|pain\w*|broken|worr\w+|frustrat\w+|confus\w+|complain\w*|stuck|costly|shortage|multiplied|mess|error-prone|by hand|manually)\b/iu,
  solution:
    /\b(?:solution|solve[sd]?|introduc\w+|built|build|develop\w*|launch\w*|created?|designed|replac\w+|instead|approach|method|decided to|made the decision|began to|started to|set up|switched|moved to|our (?:app|tool|service|system|product|team|plan)|we (?:use|offer|provide|propose|suggest|made|wrote|changed|built|will))\b/iu,
  benefit:
    /\b(?:sav(?:e|es|ed|ing)|faster|easier|easy|simpl(?:e|er|y)|help(?:s|ed|ing)?|better|more time|without (?:having|the need|any)|so that you|lets? you|allows? you|you can|free up|comfort\w*|reliab\w+|safe(?:r|ly)?|secure\w*|encrypted|keeps?|remembers?|reminds?|reminder|never (?:miss|lose|again)|enjoy|cheaper|fewer|flexib\w+|lighter|portable|grow)\b/iu,
  result:
    /\b(?:rose|risen|fell|fallen|grew|grown|increas\w+|decreas\w+|reduc\w+|cut|doubled|tripled|halved|dropped|went (?:up|down)|improved?|up by|down by|from \S+ [\p{L} ]{0,30}to \d|result(?:s|ed)?|as a result|saved|gained|reached|achiev\w+|higher|lower|compared with)\b/iu,
  proof:
    /\b(?:(?:more than|over|nearly|almost) \d[\d,.]{0,15} \p{L}+|\d[\d,.]{0,15}\+? (?:people|customers|users|clients|companies|members|readers|students|reviews)|used by|trusted|award|rated|rating|stars?|certif\w+|tested|proven|study|studies|survey|research|according to|since (?:19|20)\d\d|years of experience|found that|evidence|testimonial|reported)\b/iu,
  offer:
    /\b(?:offer\w*|free|discount\w*|sale|save \d|half price|% off|off your|trial|bonus|include[ds]?|including|ship free|gift|deal|voucher|code|orders? placed|until|only \d|available|introductory|refund)\b/iu,
  guarantee:
    /\b(?:guarantee[ds]?|warranty|refund\w*|money back|send it back|return it|returns?|no obligation|cancel any ?time|risk-free|replace it)\b/iu,
  audience:
    /\b(?:designed for|made for|ideal for|perfect for|suitable for|meant for|aimed at|for (?:people|anyone|those|everyone|teams|families|readers|parents|students|beginners|small|busy|companies|businesses|developers|musicians|teachers|customers)|people who|anyone who|if you (?:are|have|want|like|need|read|work))\b/iu,
  call: /^(?:Please |So |Then )?(?:order|buy|sign|join|register|visit|see|try|call|contact|reply|book|reserve|read|download|get|send|subscribe|apply|donate|share|start|come|click|follow|tell|save|learn|let us know|watch|ask|bring|vote|email|write)\b|\b(?:you can (?:try|order|buy|join|book|register|sign|reach)|sign up|could you|please (?:sign|send|reply|call|confirm|let|write|contact|see|read))\b/iu,
  past: /\b(?:was|were|had|did|used to|ago|began|started|founded|since|once|first|grew up|in (?:19|20)\d\d|history|originally|came|went|became)\b/iu,
  future:
    /\b(?:will|going to|plans? to|planned|next (?:week|month|year|step|visit|meeting)|soon|in future|hope[sd]? to|aims? to|goal|ambition|expects?|expected|by 20\d\d|tomorrow|from now on|coming|upcoming)\b/iu,
  belief:
    /\b(?:believe[sd]?|think|deserves?|value[sd]?|matters?|should|important|convinced|trust|principle|purpose|mission|stand for|care about|always|we want)\b/iu,
  doubt:
    /\b(?:but|however|although|though|critics?|some (?:people )?(?:say|argue|feel|think)|others (?:say|argue|think)|people often say|opponents?|object\w*|on the other hand|admittedly|it is true that|of course|not everyone|sceptic\w*|skeptic\w*|yet|even so|despite|too expensive)\b/iu,
  cause:
    /\b(?:because|since|due to|owing to|caused?|causes|root cause|reason|led to|as a result of|triggered|stems? from|why|therefore|so that)\b/iu,
  risk: /\b(?:risks?|risky|may|might|could|uncertain\w*|depends?|dependent|threat\w*|concern\w*|delay\w*|if (?:the|we|it|they)|danger\w*|unless|late|blocked|shortage|not yet|open issues?|unknown)\b/iu,
  decision:
    /\b(?:decided|decision|agreed|approved|resolved|voted|confirmed|rejected|chose|chosen|set for|was set|will (?:close|go up)|signed off)\b/iu,
  action:
    /\b(?!(?:It|This|That|There|it|this|that|there)\b)\p{L}+ will (?!be\b|never\b|always\b|not\b|cost\b|close\b|go\b|take\b)|\b(?:is to|are to|must|needs? to|has to|have to|to do|responsible|owner|report back|follow up|by (?:Monday|Tuesday|Wednesday|Thursday|Friday|\d))\b/u,
  help: /\b(?:need help|help needed|blocked|waiting for|we need|needs? (?:a|an|your|approval|support|help)|require[sd]?|asks? for|please|could you|support from|decision by|approval|missing)\b/iu,
  done: /\b(?:done|completed?|finished|shipped|released|delivered|launched|fixed|reviewed|written|tested|closed|went live|(?:was|were|has been|have been) \p{L}+(?:ed|en))\b/iu,
  error:
    /\b(?:errors?|fail(?:s|ed|ure)?|exceptions?|invalid|not found|unauthori[sz]ed|forbidden|timeouts?|rejected|4\d\d|5\d\d|status code)\b/iu,
  attendance:
    /^(?:Present|Attendees|Attending|Apologies|Absent|Date|Place|Time):|\b(?:meeting (?:was (?:opened|held)|took place|opened|began|of)|attended|in the chair|took the minutes)\b/u,
  identity: /^(?:I am|I'm|We are|We're|\p{Lu}[\p{L}’' ]{1,40} is) (?:an?|the|based)\b/u,
  vacancy: /\b(?:looking for|seek(?:s|ing)?|hiring|vacancy|to join (?:us|our|the)|position of|role of)\b/iu,
  method: /\b(?:GET|POST|PUT|PATCH|DELETE)\b|(?:^|\s|`)\/(?:[\w{}:-]+\/?)+/u,
  parameter:
    /\b(?:parameters?|arguments?|fields?|query|required|optional|default|string|integer|boolean|limit|header|token)\b/iu,
  request: /\b(?:requests?|body|send|sends|payload|JSON|headers?|authorization|authenticat\w+|calls?)\b/iu,
  response: /\b(?:respon[sd]\w*|returns?|answers?|200|201|status|result)\b/iu,
  example:
    /\b(?:for example|for instance|e\.g\.|example|such as|imagine|suppose|consider|like when|case)\b/iu,
  code: /`[^`]+`|^```|^ {4}/u,
  install: /\b(?:install\w*|npm|pip|brew|apt|docker|clone|download\w*|cargo|package|set ?up)\b/iu,
  setting:
    /\b(?:settings?|config\w*|environment variables?|options?|flags?|variable|changed? by|default\w*|restart|limit|`[A-Z_]{3,}`)\b/u,
  licence: /\b(?:licen[cs]e[ds]?|MIT|GPL|Apache|BSD|copyright|public domain)\b/u,
  contribute: /\b(?:contribut\w+|pull requests?|issues? (?:are|page|tracker)|fork|maintain\w*|welcome)\b/iu,
  environment:
    /\b(?:version|v\d|Windows|macOS|Linux|Ubuntu|iOS|Android|Chrome|Firefox|Safari|Edge|browser|device|laptop|phone|operating system|production|staging|server)\b/u,
  expected: /\b(?:expected|should(?! of)|supposed to|ought to|normally|intended)\b/iu,
  actual:
    /\b(?:instead|actual\w*|but (?:it|the|nothing|I|we)|crash\w*|freez\w+|hangs?|shows?|nothing happens|wrong|error|stays?|disappears?|broke|blank)\b/iu,
  evidence: /\b(?:log|logs|screenshot|attached|attachment|trace|video|console|dump)\b|https?:\/\//iu,
  thanks: /\b(?:thanks?|thank you|grateful|appreciat\w+|welcome)\b/iu,
  apology:
    /\b(?:sorry|apolog\w+|regret|understand|unfortunately|inconvenience|disappoint\w*|frustrat\w+)\b/iu,
  skill:
    /\b(?:skills?|proficient|fluent|languages?|experienced in|knowledge of|familiar with|certified|Excel|Python|Java|JavaScript|SQL|Photoshop|Figma|speak|able to|good at|strengths?|hard worker|interested in)\b/iu,
  education:
    /\b(?:degree|university|college|school|graduat\w+|BSc|BA|MSc|MA|PhD|diploma|studied|course|bachelor\w*|master's|apprentic\w+|training|qualif\w+)\b/iu,
  work: /\b(?:worked|work(?:s|ing)? (?:as|at|for)|job|managed|led|responsible|built|build|ran|position|role|company|team of|years|helped|wrote|increased|reduced|organi[sz]ed|trained|sold|designed|checking|freelance|internship|support)\b/iu,
  want: /\b(?:want(?:s|ed)?|wish(?:es|ed)?|hope[sd]?|long(?:s|ed) (?:for|to)|need(?:s|ed)?|dream\w*|desire[sd]?|look(?:s|ed|ing) for|search\w*|tr(?:y|ied|ies) to|must find|would like|determined|in want of)\b/iu,
  change:
    /\b(?:suddenly|then|but (?:then|one|when)|until|at last|turned|changed?|became|one day|that (?:night|day|moment)|everything|no longer|for the first time|instead|when|found|discovered|moved|replied)\b/iu,
  feeling:
    /\b(?:felt|feel|afraid|happy|sad|angry|love[ds]?|hate[ds]?|fear\w*|joy|proud|ashamed|alone|quiet\w*|tears?|laugh\w*|smil\w+|cr(?:y|ied)|heart|nervous|impatient\w*|delighted)\b/iu,
  lesson:
    /\b(?:lessons?|learn(?:ed|t|s)?|moral|taught|never (?!\p{L}+ed\b)|always|whoever|those who|he who|better to|in the end|realise[ds]?|realize[ds]?|understood|means? that|what (?:I|we) know now|the truth|point is|it is a question|matters?)\b/iu,
  scene:
    /\b(?:in|at|on|under|beside|along|behind|outside|near|by) the \p{Ll}+|\b(?:rain|snow|wind|sun|night|morning|evening|dark|light|cold|smell\w*|sound of|street|house|room|river|forest|garden|yard|window|door|road|path)\b/iu,
  speech: /[“"«][^”"»]{2,400}[”"»]/u,
  obstacle:
    /\b(?:but|could not|couldn't|cannot|can't|no one|nobody|nothing|never|against|enemy|lost|closed|locked|steep|too|however|refus\w+|storm|broke|missing|afraid|washed out|hard|difficult|without)\b/iu,
  attempt:
    /\b(?:tried|tries|try|again|once more|twice|three times|second time|third time|first|next|then|called|knocked|asked)\b/iu,
  aid: /\b(?:help(?:s|ed)?|friend\w*|together|gave|showed|shared|saved|rescued|carried|mother|father|teacher)\b/iu,
  happy:
    /\b(?:happy|happily|smil\w+|home|laugh\w*|safe\w*|together|at last|ever after|slept|hug\w*|thank\w*|love[ds]?|never again)\b/iu,
  flaw: /\b(?:afraid|proud|stubborn|impatient|temper|weak\w*|fault|jealous|lonely|bad at|forgets?|careless|selfish|nervous|odd)\b/iu,
  voice: /\b(?:said|says|speaks?|spoke|voice|words?|talks?|laughs?|accent|asks?|replied|cried)\b|[“"]/iu,
  secret:
    /\b(?:secret\w*|nobody knows?|no one knows?|never told|hid(?:es|den)?|lie[ds]?|pretend\w*|really|truth)\b/iu,
  option: /\b(?:options?|alternativ\w+|either|or|could|instead|choice|choose|two ways|compared|whether)\b/iu,
  recommend: /\b(?:recommend\w*|propos\w+|suggest\w*|should|best|advise[sd]?|plan is|therefore)\b/iu,
  terms:
    /\b(?:terms|valid|payment|pay(?:able|s)?|invoice|cancel\w*|contract|conditions?|liab\w+|notice|VAT|deposit|in advance|rights?)\b/u,
  duty: /\b(?:you will|responsib\w+|duties|manag\w+|lead|develop|write|maintain|support|work (?:with|on|closely)|report to|design|test|plan|prepare|join)\b/iu,
  requirement:
    /\b(?:require[sd]?|requirements?|must|need(?:s|ed)? to|shall|has to|have to|experience (?:in|with|of)|degree|you (?:have|know|bring|are|like|can)|fluent|knowledge|ideally|at least|advantage|a plus|desirable|essential)\b/iu,
  perk: /\b(?:salary|we offer|benefits?|holidays?|pension|flexible|remote|from home|bonus|training|paid|leave|insurance|hours|[€£$]\s?\d)\b/iu,
  apply: /\b(?:apply|applications?|send (?:us )?your|CV|cover letter|deadline|closing date|interview)\b/u,
  company:
    /\b(?:we are|our (?:company|team|mission|customers|studio|shop|office)|founded|based in|family-run|the company|about us|employ\w*|since (?:19|20)\d\d)\b/iu,
  market:
    /\b(?:market|industry|million|billion|customers|demand|segment|growing|sector|potential|people who)\b/iu,
  model:
    /\b(?:subscription|revenue|per month|margin|sell\w*|licen[cs]e fee|commission|pricing|price[ds]?|paid|pays?|charge[ds]?|fee)\b/iu,
  traction:
    /\b(?:users|customers|growth|grew|rose|signed|pilot|sales|revenue|orders|waiting list|downloads|retention|\d+%)\b/iu,
  team: /\b(?:team|founders?|co-founder|engineers?|CEO|CTO|worked at|experience|colleagues?|designers?)\b/u,
  rival:
    /\b(?:competit\w+|rivals?|unlike|alternatives?|incumbent\w*|other (?:apps|tools|products|lamps|services)|the only|nobody else|compared (?:to|with)|better than)\b/iu,
  vision:
    /\b(?:vision|one day|world|future|imagine|every(?:one|body)?|years from now|mission|dream|become)\b/iu,
  symptom:
    /\b(?:does not|doesn't|won't|cannot|can't|error|slow|blank|crash\w*|stops?|fails?|flicker\w*|noise|message|shows?|nothing)\b/iu,
  check:
    /\b(?:check|make sure|verify|ensure|confirm|look (?:at|for)|test|is (?:it|the)|see (?:if|whether)|should (?:be|have|look))\b/iu,
  fix: /\b(?:fix\w*|restart\w*|reinstall\w*|update[ds]?|replace[ds]?|reset|remove[ds]?|clear(?:ed)?|resolved?|solve[ds]?|repair\w*|turn (?:it )?(?:off|on)|unplug|change[ds]?|switch)\b/iu,
  escalate:
    /\b(?:contact|support|help desk|call|if (?:the problem|it|this|nothing|that) (?:still|persists|does not|doesn't|helps)|technician|report|ask)\b/iu,
  impact:
    /\b(?:affected|impact\w*|users|customers|passengers|down(?:time)?|unavailable|outage|lost|minutes|hours|\d[\d,]{0,15} \p{L}+ (?:were|was|had)|could not|nobody was|hurt|damage\w*|cost)\b/iu,
  well: /\b(?:went well|quickly|calm|worked|backups?|within \d+|in time|luckily|fortunately|well|helped|roll(?:ed )?back|not needed|thanks to|nobody was hurt|safely)\b/iu,
  goal: /\b(?:goal|aim\w*|purpose|objective|in order to|so that|want to|this (?:document|design|guide|service|project)|we (?:want|need) to|intended|designed to|keeps?|will learn|allows?)\b/iu,
  scope:
    /\b(?:scope|includes?|excludes?|out of scope|not (?:covered|included|part)|only|covers?|limited to|applies to|except)\b/iu,
  design:
    /\b(?:design\w*|architecture|database|table|service|cache\w*|queue|API|module|component|stored?|memory|background|task|schema|algorithm|built (?:on|with)|uses?|entr(?:y|ies)|keys?)\b/u,
  test: /\b(?:tests?|tested|testing|verif\w+|measure[ds]?|benchmark\w*|observed|load|accept(?:ed|ance)|coverage|QA|reviewed)\b/u,
  quantity:
    /\b\d+(?:\.\d+)?\s?(?:g|kg|ml|l|cm|mm|m|tsp|tbsp|cups?|grams?|kilos?|litres?|metres?|inches)\b|\b(?:you(?:'ll| will)? need|ingredients?|tools?|materials?|equipment|prerequisites?|before you start)\b/iu,
  tip: /\b(?:tips?|remember|note|keep in mind|important|best|always|never|instead|since|tends? to|careful|avoid|do not|don't|if you)\b/iu,
  feature:
    /\b(?:weighs?|made (?:of|from)|size|colou?rs?|steel|oak|cotton|wood|battery|charge[ds]?|measures?|materials?|folds?|steps|comes with|includes?|available in|sync|stored|\d+ (?:g|kg|cm|mm|hours|litres))\b/iu,
  fresh:
    /\b(?:new|now|added?|introduc\w+|first time|launch\w*|announc\w+|can now|available|support for|opens?|opened)\b/iu,
  improved:
    /\b(?:improved?|faster|better|easier|updated|smoother|clearer|reduc\w+|upgraded|more (?:reliable|stable)|now (?:shows?|takes?|loads?|uses?))\b/iu,
  fixed: /\b(?:fix(?:ed|es)?|bugs?|crash\w*|corrected|resolved|no longer|patched|typo)\b/iu,
  breaking:
    /\b(?:breaking|removed|deprecat\w+|no longer (?:supported|works|available)|renamed|incompatible|must (?:now|be changed)|dropped support|requires)\b/iu,
  upgrade:
    /\b(?:upgrad\w+|migrat\w+|back ?up|before (?:you|updating|upgrading)|run|restart\w*|reinstall\w*|update your|to (?:upgrade|update))\b/iu,
  update:
    /\b(?:status|on track|behind|ahead|progress|overall|so far|deadline|launch|at this point|currently|percent|green|amber|red)\b/iu,
  gladness:
    /\b(?:because|enjoy|fun|meet|learn|music|food|free|live|guest|speakers?|prizes?|everyone|welcome|chance|favourite|friends|children|celebrat\w+|see)\b/iu,
  entry:
    /\b(?:register|registration|tickets?|book|rsvp|sign up|join|reserve|email|free (?:entry|admission)|admission|at the door|places|entry)\b/iu,
  animal:
    /\b(?:fox|hare|tortoise|snail|lion|mouse|wolf|crow|raven|ant|grasshopper|cat|dog|bird|frog|bear|donkey|horse|sheep|goat|rabbit|owl|snake|fish|cow|pig|hen|duck|animals?|once (?:upon|there)|there (?:was|lived))\b/iu,
  tempted:
    /\b(?:want(?:s|ed)?|tempt\w*|greed\w*|boast\w*|proud|laughed|bet|challeng\w+|promise[ds]?|hungry|easy|instead|let us|thought|wish\w*|saw|offered|decided)\b/iu,
  suffered:
    /\b(?:lost|fell|too late|ran away|died|hungry|alone|empty|finally|in the end|at last|when (?:he|she|it|they)|so (?:he|she|it|they)|never|nothing|won|asleep)\b/iu,
} satisfies Record<string, RegExp>;

/** Cues beyond one pattern: where the sentence stands, what it is made of. */
const looks = {
  first: ({ at }: Unit) => at === 0,
  last: ({ at }: Unit, total: number) => at === total - 1,
  early: ({ place }: Unit) => place < 0.34,
  middle: ({ place }: Unit) => place >= 0.25 && place <= 0.8,
  late: ({ place }: Unit) => place > 0.66,
  item: ({ kind }: Unit) => kind === "item",
  block: ({ kind }: Unit) => kind === "code" || kind === "table",
  number: ({ text }: Unit) => numbersOf(text).length > 0,
  person: ({ text }: Unit) => namesOf(text).length > 0,
  command: ({ text }: Unit) => imperative.test(withoutLead(text)),
  conclusion: ({ text }: Unit) => conclusionScore(text, 0, 1) >= 2,
  short: ({ words }: Unit) => words <= 12,
  statement: ({ text }: Unit) => !/[?？]["”’»)]*$/u.test(text),
} satisfies Record<string, (unit: Unit, total: number) => boolean>;

/** The places in a text are no evidence by themselves. */
const places = new Set<Cue>(["first", "last", "early", "middle", "late", "short", "statement"]);

export type Cue = keyof typeof patterns | keyof typeof looks;

function isLook(cue: Cue): cue is keyof typeof looks {
  return cue in looks;
}

/** Whether a sentence shows a cue. */
export function shows(unit: Unit, cue: Cue, total: number): boolean {
  return isLook(cue) ? looks[cue](unit, total) : patterns[cue].test(unit.text);
}

/** How strongly a sentence belongs to a section by its cues; `evidence` leaves out those that only say where it stands. */
export function scoreOf(
  unit: Unit,
  cues: Partial<Record<Cue, number>>,
  total: number,
): { score: number; evidence: number } {
  let score = 0;
  let evidence = 0;
  for (const [name, weight] of Object.entries(cues)) {
    const cue = name as Cue;
    if (!shows(unit, cue, total)) continue;
    score += weight;
    if (!places.has(cue)) evidence += weight;
  }
  return { score, evidence };
}
