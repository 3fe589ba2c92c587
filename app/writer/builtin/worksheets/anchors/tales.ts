/** What is felt, kept back, decided or foreseen by those of whom a text tells. */

import { type Finds, found, whole } from "./finds.ts";

export const tales = {
  /** What the writer does not remember for certain. */
  unsure: whole(
    found(
      /(?<!\p{L})(?:[Pp]erhaps|[Mm]aybe|[Pp]robably|I (?:doubt|never (?:learned|learnt|found out|knew)|forget|don['’]t remember|(?:still )?can['’]t (?:tell|remember|recall|be sure)|cannot (?:remember|recall|be sure)|am not sure(?! (?:that|whether|if)\b)|['’]m not sure(?! (?:that|whether|if)\b)|may have|might have)|(?:might|may) have (?:been|had|said|known|thought|seen|gone)|as far as I (?:remember|know))(?!\p{L})/u,
      /\?|\b(?:would|could|should) have\b|['’]d have\b|\bmight have (?:wished|wanted|liked|preferred|chosen)\b|\b[Ii]f (?:I|he|she|they|we|only)\b/,
    ),
  ),
  /** Somebody keeps something back. */
  unsaid: whole(
    found(
      /\b(?:said nothing|(?:didn['’]t|did not) (?:say|ask|answer|reply|speak)(?! (?:much|to|a lot)\b)|never (?:said|apologised|apologized|thanked|asked|told|spoke|mentioned|answered|talked)|without (?:answering|a word|saying|speaking)|kept (?:quiet|silent)|made no answer|changed the subject|nobody (?:said|spoke|asked|answered|mentioned))\b/iu,
      /\b(?:never|not|n['’]t) [^.]{1,60}\b(?:before|until|till|since|again)\b|\b(?:until|till) (?:then|that|now)\b/,
    ),
  ),
  /** A story that is promised and kept back. */
  untold: whole(
    found(
      /\b(?:I (?:could|won['’]t|will not|shan['’]t|don['’]t want to|wouldn['’]t|need not|needn['’]t) (?:go into(?! details?\b)|bore you|say (?:any )?more|even begin|begin to|mention|tell you (?:about|what|how|stories)|repeat)|another story|story for another (?:day|time)|(?:[Yy]ou|[Ww]e) all (?:know|remember) (?:the|what|how|that)|the less said|I['’]ll spare you|needs? no introduction|those of you who were there)\b/u,
      /\?/,
    ),
  ),
  /** What happens, or is so, for a reason that is not given. */
  somehow: found(
    /\b(for some reason|somehow|for reasons I (?:[\p{Ll}]+ )?[\p{Ll}]+|something about (?:him|her|it|them|the [\p{Ll}]+)|without knowing why)(?!\p{L})/iu,
    /\?/,
  ),
  /** What has stood in other stories. */
  worn: found(
    /\b((?:a )?wave of [\p{Ll}]+ (?:wash(?:ed|ing)?|swept|sweep(?:ing)?) over (?:him|her|me|them)|(?:the )?silence was deafening|(?:a )?deafening silence|(?:a )?blinding flash(?: of [\p{Ll}]+)?|(?:his|her|my|their) hearts? (?:pounded|raced|skipped a beat|sank|hammered)(?: in (?:his|her|my) (?:chest|ears))?|time (?:seemed to stand|stood) still|(?:his|her|my) blood ran cold|a shiver (?:ran|went) (?:down|up) (?:his|her|my) spine|let out a breath (?:he|she|I) (?:did|had)[\p{L}'’ ]{3,30}|(?:the |a )?storm raged|tears (?:streamed|rolled|ran) down (?:his|her|my) (?:face|cheeks?)|(?:his|her|my) eyes (?:sparkled|widened|lit up|filled with tears)|(?:a )?(?:lump|knot) in (?:his|her|my) (?:throat|stomach)|quiet as a mouse|white as a (?:sheet|ghost)|pitch black|dead silence)(?!\p{L})/iu,
  ),
  /** Praise that another sentence would have to show. */
  praise: found(
    /\b((?:truly |really |absolutely |so |such a |very |quite )?(?:wonderful|amazing|beautiful|stunning|breathtaking|charming|lovely|magical|picturesque|fantastic|incredible|unforgettable|awesome|delightful|gorgeous|spectacular|marvellous|marvelous|inspiring|extraordinary))(?!\p{L})/iu,
    /\b(?:told|said|says|supposed|called|they say)\b|\?/,
  ),
  /** A feeling that is named. */
  feels: found(
    /\b((?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey) (?:was|were|felt|am|had (?:been|felt)) (?:(?:so|very|really|suddenly|a little|quite|too|extremely|terribly|deeply|both) )?(?:sad|angry|afraid|happy|nervous|relieved|scared|lonely|frightened|proud|ashamed|excited|jealous|anxious|worried|embarrassed|terrified|heartbroken|overjoyed|miserable|furious|devastated|homesick|bored|shy|guilty|moved))(?!\p{L})/u,
    /\b(?:not|never|n['’]t)\b|\?/,
  ),
  /** What is said of everybody who is praised in a speech. */
  cliche: found(
    /\b(?:is|was|been|being) (an? (?:true |real |absolute )?(?:rock|star|gem|diamond|angel|legend|inspiration|force of nature|pillar of [\p{Ll} ]{3,20}))(?=[.,;:!]| )|\b(one in a million|(?:the )?heart and soul(?: of [\p{Ll} ]{3,20})?|the salt of the earth|(?:an? )?heart of gold|always there (?:for [\p{Ll}]+|when [\p{Ll} ]{3,20})|larger than life|lights? up (?:a|the|any|every) room|would do anything for anyone|the life and soul of (?:the|any|every) party|went above and beyond|goes above and beyond|the glue that [\p{Ll} ]{3,20})(?=[.,;:!]| )/iu,
  ),
  /** What somebody could have done, and did not. */
  didNot: found(
    /(?:^|[,;] (?:and |but )?|\b(?:and|but) )((?:[Ss]he|[Hh]e|I|[Tt]hey|\p{Lu}\p{Ll}{2,12}) (?:did not|didn['’]t|would not|wouldn['’]t) (?:turn round|turn around|look (?:back|up|round)|get up|stand up|let go|go (?:in|back|home)|(?:move|stop|turn|take|sign|subtract|open|wait|touch|lift|leave|come|pay|read|write|knock|help|give|apologise|apologize|argue|follow|stay|correct|shout|cry|pick|send|post|ring|call|tell)\b))(?=[.,;]| (?:it|him|her|them|his|my|their|the|to|at|in|for|on|away|off|up|down|back|that|any|a)\b)/u,
    /\?|\b(?:because|so that|until|either)\b/,
  ),
  /** What somebody made up their mind to do. */
  decided: found(
    /\b((?:[Ss]he|[Hh]e|I|[Ww]e|[Tt]hey|\p{Lu}\p{Ll}{2,12}) (?:had )?(?:decided|made up (?:her|his|my|our|their) minds?|chose|resolved))(?= (?:to|not to|that|on|against)\b|[.,;])/u,
    /\?|\b(?:because|council|committee|board)\b/i,
  ),
  /** Something that is known only afterwards. */
  afterwards: found(
    /\b(thought (?:about|of) (?:that|it|this) (?:later|afterwards)|(?:[Oo]nly (?:much )?later did|[Ii]t was only (?:later|afterwards)|[Ii]t was (?:years|months|weeks|much later) before|(?:[Yy]ears|[Mm]onths|[Ll]ong) afterwards|[Yy]ears later))(?!\p{L})/u,
    /\?|\d/,
  ),
  /** What stayed in somebody's mind. */
  stays: found(
    /\b((?:I|[Hh]e|[Ss]he) still (?:thinks?|dreams?) (?:of|about) (?:him|her|it|them|that|(?:the|that|his|our|my) [\p{Ll}]{2,14})|(?:has|have) stayed with me|(?:have|has) never left me|I (?:will|shall) never forget|I['’]ll never forget|I(?:['’]ve| have) never forgotten)(?!\p{L})/u,
    /\?/,
  ),
  /** What somebody thought about for long. */
  pondered: found(
    /\b((?:thought|wondered|puzzled) (?:about|of|over) (?:[\p{Ll}]{1,12} ){1,3}for (?:years|months|weeks|days|a long time))(?!\p{L})/u,
    /\?/,
  ),
  /** The last time of something. */
  lastTime: found(
    /\b((?:for )?the last time)\b/u,
    /\?|\bthe last time (?:I (?:looked|checked|counted)|anyone|you)\b/,
  ),
  /** The first time of something. */
  firstTime: found(/\b([Ff]or the (?:very )?first time)(?! (?:since|in)\b)/u, /\?/),
  /** What never came again. */
  neverAgain: found(
    /\b(never (?:saw|spoke|went|heard|came|wrote|rang|met|returned|visited)(?: [\p{Ll}]{1,12}){0,3} again|never again)\b/u,
    /\?/,
  ),
  /** What somebody would do otherwise now. */
  wishes: found(
    /\b(I wish (?:I|we) had(?:n['’]t| not)?|I (?:should|ought to) have(?! thought| said that)|I shouldn['’]t have|I regret|if only (?:I|we) had|I would do it (?:differently|otherwise))\b/iu,
    /\?|\bI (?:should|ought to) have (?:liked|been able)\b/,
  ),
  /** What was against the rules. */
  forbidden: found(
    /\b((?:was not|wasn['’]t|were not|weren['’]t) (?:supposed|allowed|meant|permitted) to(?: [\p{Ll}]{2,12})?)(?=[.,; ])/u,
    /\?/,
  ),
  /** What somebody asks in silence. */
  wondered: found(
    /\b(wondered (?:what|why|whether|if|how|who|where)(?: [\p{Ll}]{1,12}){1,4})(?=[.,;])/u,
    /\?/,
  ),
  /** What was so for a long time and then was not. */
  usedTo: found(
    /\b((?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|who|[Tt]here) used to(?! it\b| the\b| being\b| (?:believe|think|suppose|wonder|imagine|know|dream|hope|wish|feel|fear|assume|be (?:sure|certain|afraid|told))\b) [\p{Ll}]{2,12})(?!\p{L})/u,
    /\?|\bnever used to\b/,
  ),
  /** Those who are thanked all together. */
  thanks: found(
    /\b((?:thank|thanks to|thanks go to|grateful to) (?:all|everyone|everybody|the (?:many|whole team|team|staff|volunteers|helpers|nurses|neighbours)|you all)(?: (?:of )?(?:those|the [\p{Ll}]{3,12}|our [\p{Ll}]{3,12}))?)(?! (?:for (?:coming|being here|joining|listening|reading|attending))\b)/iu,
    /\?|\bwith thanks\b|\bfor (?:coming|being here|joining|listening|reading|attending)\b|\bno thanks\b/,
  ),
  /** What one has meant to do for long. */
  putOff: found(
    /\b(I(?:['’]ve| have) been meaning to(?: [\p{Ll}]{2,10})?|I should have (?:written|rung|called|told you|said)|(?:it['’]s|it is|it has) been (?:far )?too long)(?!\p{L})/iu,
    /\?/,
  ),
  /** Some day, that is no day. */
  someDay: found(
    /\b(one of these days|some ?day soon|some time soon|when(?:ever)? you(?:['’]re| are) (?:next|passing|in the area|ready)|when things (?:calm down|settle down|are quieter)|[Ww]e must (?:meet|get together|catch up)|you must come)(?!\p{L})/iu,
    /\?|\d/,
  ),
  /** Where somebody thinks themselves the first. */
  hidden: found(
    /\b((?:a )?hidden gems?|off the beaten (?:track|path)|(?:a )?best-kept secrets?|(?:a )?well-kept secrets?|undiscovered|unspoilt|unspoiled|untouched by tourism)\b/iu,
    /\?/,
  ),
  /** It is worth it. */
  worthIt: found(
    /\b((?:well |more than )?worth (?:it|a (?:visit|detour|look|trip|stop)|the (?:climb|trip|wait|detour|walk|money|effort|price|journey)|an hour|every penny))(?!\p{L})/iu,
    /\?|\b(?:not|n['’]t|hardly) (?:really )?worth\b/,
  ),
  /** A verdict without the place that earned it. */
  verdict: found(
    /\b((?:falls|fell|fall) flat|drags|(?:is|are|was|were) (?:a little |a bit |rather |too |often |sometimes )?(?:dull|slow|weak|overlong|predictable|forgettable|boring|clumsy|thin|uneven|disappointing)|(?:doesn['’]t|does not|didn['’]t|did not) (?:quite |really )?(?:work|convince)|masterpiece|page-?turner|must-read|must-see|unputdownable|couldn['’]t put it down|(?:a )?little long)(?=[.,;:! ])/iu,
    /\?|\bnot (?:a )?(?:dull|slow|weak|masterpiece)\b/,
  ),
} as const satisfies Record<string, Finds>;
