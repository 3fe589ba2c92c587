/** English words by what they tell of a story. */

/** A cue of whole words. */
function cue(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${words.trim().replace(/\s*\n\s*/g, "|")})(?![\\p{L}])`, "giu");
}

export const cues = {
  want: cue(
    `wants?|wanted|needs?|needed to|hopes?|hoped|wish(?:es|ed)?|tr(?:y|ies|ied)|longed|longing|dream(?:s|t|ed) of|desires?|seek(?:s|ing)?|sought|look(?:s|ed|ing) for|search(?:es|ed|ing)?|had to|has to|have to|must|determined|in order to|meant to|going to|plan(?:s|ned) to|propos(?:es|ed)|asks? for|intreat|might return|find rest`,
  ),
  obstacle: cue(
    `but|however|could not|couldn['’]t|cannot|can['’]t|would not|wouldn['’]t|nobody|no one|never|without|locked|gone|lost|too|unless|despite|instead|refused?|failed?|famine|died|storm|fog|against|problem|impossible|forbidden|stuck|missing|broken|wrong|late|difficult`,
  ),
  turn: cue(
    `but|suddenly|then|until|when|instead|at last|for the first time|turned|discovered|realised|realized|found|changed|one (?:day|morning|night|evening)|that (?:night|day|morning)|yet|moved|however`,
  ),
  danger: cue(
    `dead|death|died|dies|kill(?:s|ed)?|blood|bled|knife|gun|fire|fell|fall|falling|dark(?:ness)?|alone|afraid|fear(?:ed)?|scream(?:ed)?|ran|run|hid|hide|storm|drown(?:ed|ing)?|lost|hurt|danger(?:ous)?|threat(?:ened)?|broke|broken|trap(?:ped)?|fog|flood|ice|war|fight|fought|wound(?:ed)?|cried|gone|attack(?:ed)?|aground|steep|risk|jumped|wept|famine|enemy`,
  ),
  end: cue(
    `at last|finally|in the end|after that|since then|never again|home|still|now|ever after|returned|over|left me|years later|from then on`,
  ),
  call: cue(
    `letter|message|called|asked|invited|news|heard|told (?:him|her|me|them|us)|phone|knock(?:ed)?|offer(?:ed)?|begged|summoned|opportunity|arise`,
  ),
  refuse: cue(
    `refused?|would not|wouldn['’]t|did not want|didn['’]t want|afraid|hesitated|not ready|could not|no objection|turned back|turn again`,
  ),
  mentor: cue(
    `taught|teach(?:es|er)?|advice|advised|told me|showed|old (?:man|woman)|grandmother|grandfather|master|guide|uncle|aunt|wise|mother in law|priest|coach`,
  ),
  threshold: cue(
    `left|door|gate|crossed|set out|set off|entered|arrived|stepped|departed|bridge|stairs|shore|road|journey|went out|train|ship|station|platform`,
  ),
  allies: cue(
    `friends?|together|companion|helped|joined|brother|sister|enemy|rival|beside|with (?:him|her|them|me)|servants?|we`,
  ),
  approach: cue(
    `towards?|closer|near(?:er|ed)?|approach(?:ed)?|waited|prepared|watched|listened|crept|slowly|down to`,
  ),
  ordeal: cue(
    `fell|fight|fought|storm|fog|dark|afraid|alone|death|dead|hurt|lost|trap(?:ped)?|went out|bled|jumped|drown(?:ed)?|steep|washed out`,
  ),
  reward: cue(
    `found|won|given|gave|held|kissed|gold|prize|treasure|answer|saved|safe|success|favour|barley|paid|proof|boy`,
  ),
  back: cue(`back|home|return(?:ed)?|again|left behind|rowed|rode|drove|way home|brought`),
  change: cue(
    `changed|became|never the same|learned|learnt|understood|realised|realized|knew|no longer|different|grew|still`,
  ),
  gift: cue(`brought|gave|told|shared|home|taught|left me|kept|since|now`),
  feeling: cue(
    `sad|happy|angry|afraid|scared|nervous|excited|lonely|ashamed|proud|jealous|worried|anxious|furious|relieved|tired|bored|surprised|shocked|upset|delighted|miserable|frightened|terrified|glad|grateful|hopeful|desperate|guilty|embarrassed|disappointed|frustrated|confused|calm|cross|pleased|love[ds]?|hated?|wept|cried|laughed|vexing|bitterly`,
  ),
  sight: cue(
    `saw|see|seen|looked?|watched|light|dark|bright|shone|shadow|red|blue|green|white|black|yellow|grey|gold|silver|colou?r|glitter(?:ed)?|pale|stared|glow(?:ed|ing)?`,
  ),
  sound: cue(
    `heard?|sound(?:ed)?|loud|quiet|silent|silence|noise|rang|ringing|bell|whisper(?:ed)?|shout(?:ed)?|cried|song|sang|music|listen(?:ed)?|rain|hum(?:med)?|crack(?:ed)?|voice`,
  ),
  smell: cue(`smell(?:ed|t|s)?|scent|stank|stench|perfume|smoke|odou?r|fragran(?:t|ce)|whiff|musty`),
  touch: cue(
    `cold|warm|hot|soft|rough|smooth|wet|dry|touch(?:ed)?|felt|hand|hands|fingers|skin|sharp|heavy|ache[ds]?|wind|ice|sticky|held`,
  ),
  taste: cue(
    `taste[ds]?|sweet|sour|bitter|salt(?:y)?|ate|eat|drank|drink|bread|tongue|swallow(?:ed)?|mouth|vinegar|honey|coffee|tea`,
  ),
  weather: cue(
    `rain(?:ed|ing|y)?|snow(?:ed|ing|y)?|wind(?:y)?|storm(?:y)?|fog(?:gy)?|mist|sun(?:ny|shine)?|cloud(?:s|y)?|heat|frost|ice|thunder|winter|summer|spring|autumn|cold|hot|warm`,
  ),
  light: cue(
    `light(?:s|ed)?|lit|dark(?:ness)?|sun(?:light|rise|set)?|moon(?:light)?|lamps?|candles?|shadows?|dawn|dusk|evening|night|morning|noon|white|bright|star(?:s|light)?`,
  ),
  work: cue(
    `work(?:s|ed|ing|ers?)?|field|fields|reap(?:ers)?|harvest|shop|farm(?:ers?)?|market|mill|ship|boat|kitchen|bak(?:ed?|ery|es|ing)|servants?|office|build|tools?|sell|sold|bought|school|company|team|fish(?:ed|ing)?|trade|glean(?:ed)?`,
  ),
  can: cue(`can|could|able to|may|allows?|allowed|is used|are used|works?|lets|makes it possible|will`),
  cannot: cue(
    `cannot|can['’]t|could not|couldn['’]t|never|must not|may not|not allowed|forbidden|impossible|no one|nobody|unable|does not|do not|did not|without|not`,
  ),
  cost: cue(
    `costs?|paid|pay(?:s|ment)?|price|lost|lose|loses|euros?|pounds?|dollars?|[£$€]|in return|sacrifice[ds]?|gave up|tired|died|blood|bled|expensive|fee|charge[ds]?|budget|hours?|worth`,
  ),
  custom: cue(
    `always|every (?:day|week|month|year|morning|evening|night)|usually|each|tradition(?:al)?|custom(?:s|ary)?|used to|on (?:sun|mon|tues|wednes|thurs|fri|satur)days?|feast|wedding|married|dinner|breakfast|church|harvest|never|among`,
  ),
  belief: cue(
    `believe[ds]?|god|gods|lord|faith|pray(?:ed|er|s)?|holy|fate|luck|truth|ought|duty|sin|soul|spirit|honou?r|right|think|thought|say|said that|universally|proposition|equal`,
  ),
  past: cue(
    `ago|once|years|before|in the days|used to|long|history|was born|fathers|ancestors|ancient|old|since|remember(?:ed|s)?|centur(?:y|ies)|war|when (?:he|she|i|we|they) (?:was|were)`,
  ),
  strength: cue(
    `brave|strong|kind|clever|patient|calm|never gave up|helped|saved|knew|good at|careful(?:ly)?|honest|steadfast|gentle|proud|quick(?:ness)?|went slowly|holding on|listened|still|kept|shared|built|fixed|solved|wrote`,
  ),
  flaw: cue(
    `too|never|could not|couldn['’]t|afraid|proud|jealous|lie[ds]?|lied|selfish|angry|late|forgot|careless|impatient|stubborn|silly|ignorant|weak|wrong|not good|refused|reserve|caprice|nervous`,
  ),
  secret: cue(
    `secret(?:ly)?|hid(?:den|es?)?|never (?:told|said|mentioned)|did not say|didn['’]t say|pretend(?:ed|s)?|lie[ds]?|lied|silent|alone|nobody knew|no one knew|whisper(?:ed)?|quietly|behind|not know`,
  ),
  need: cue(
    `needs?|needed|alone|lonely|lost|missed|without|home|trust|love[ds]?|friends?|belong(?:s|ed)?|forgive|forgave|rest|help`,
  ),
  say: cue(
    `said|says|asked|asks|replied|answered|cried|whispered|shouted|told|called|muttered|returned|added|exclaimed|continued|spoke`,
  ),
} as const;

export type Cue = keyof typeof cues;

/** How often a cue is heard in a sentence, at most four times. */
export function heard(text: string, ...wanted: readonly Cue[]): number {
  return wanted.reduce((sum, name) => sum + Math.min(4, text.match(cues[name])?.length ?? 0), 0);
}
