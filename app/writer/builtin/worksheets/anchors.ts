/** Sentences that can be spoken of in a text of any subject: its ends, where it asks, where it claims more than it shows. */

import { isCall } from "../../prose/calls.ts";
import { quotable, type Stop, withoutSpeech } from "./stops.ts";

/** The writer's words by which a sentence is known, empty for the whole of it; null where it is not one. `next` is the sentence behind it. */
type Finds = (line: string, next: string) => string | null;

const found =
  (pattern: RegExp, unless?: RegExp): Finds =>
  (line) => {
    const match = unless?.test(line) === true ? null : pattern.exec(line);
    return match && (match.slice(1).find(Boolean) ?? match[0]).trim();
  };

const whole =
  (finds: Finds): Finds =>
  (line, next) =>
    finds(line, next) === null ? null : "";

const unlessNext =
  (behind: RegExp, pattern: RegExp): Finds =>
  (line, next) =>
    behind.test(next) ? null : found(pattern)(line, next);

const people =
  "people|residents|customers|parents|members|readers|visitors|users|families|neighbours|neighbors|pupils|students|workers|staff|drivers|shoppers|locals|experts|critics|scientists|doctors|studies|men|women|of (?:us|them|my [\\p{Ll}]+|our [\\p{Ll}]+)";
const say =
  "says?|thinks?|feels?|believes?|agrees?|knows?|wants?|loves?|hates?|(?:have|has) (?:said|told|complained|asked|noticed|found)|said|told|complained|would|find|prefer|are (?:worried|unhappy|happy|afraid|delighted|angry)";

const finds = {
  first: () => "",
  last: (line) =>
    isCall(line) ||
    /\byou (?:can|need|may|could|will)\b|\byou please\b|\b(?:must|should|shall|because|going to|glass(?:es)?|toast|cheers)\b/i.test(
      line,
    )
      ? null
      : "",
  /** Somebody is asked for an answer. */
  asks: whole(
    found(
      /\b(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) you\b[^?]{3,200}\?|\b(?:I(?: would|['’]d) like|I want|I ask|[Ww]e (?:ask|want|need|propose|recommend)|are asked to (?!note))\b|^(?:Apply|Write to|Write us|Send us|Get in touch|Come and|Join)\b/,
      /\b(?:not|never|n['’]t)\b|\bI(?: would|['’]d) like to (?:learn|thank|say|think|record)\b/,
    ),
  ),
  /** What is said of all of them, or of none. */
  sweeps: found(
    new RegExp(
      String.raw`\b((?:[Ee]veryone|[Ee]verybody|[Nn]obody|[Nn]o one)(?: (?:in|on|at|who|I) (?:[\p{L}]+ ){1,3}| else | really | here | now | )(?:${say}|cares|likes))\b|\b((?:[Ss]tandards|[Pp]rices|[Tt]hings|[Ss]ervices|[Mm]anners) (?:have|has|are|is) [\p{Ll}]+ (?:everywhere|all over|across the board))`,
      "u",
    ),
    /\b(?:almost|nearly|not everyone|not everybody)\b/i,
  ),
  /** What many are said to say. */
  many: whole(
    found(
      new RegExp(
        String.raw`\b(?:[Mm]any|[Mm]ost|[Ss]ome|[Ss]everal|[Pp]lenty of|[Aa] lot of|[Ll]ots of|[Mm]ore and more|[Cc]ountless) (?:[\p{Ll}]+ )?(?:${people}) (?:[\p{Ll}]+ )?(?:${say})\b`,
        "u",
      ),
      /\d|\b(?:some|most) of (?:them|us|the)\b/i,
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
      /\b(?:more|less|worse|better|bigger|higher|fewer|greater|faster|cheaper) (?:[\p{Ll}]+ ){0,5}than (?:[\p{Ll}]+ ){1,3}ever (?:did|was|has|had)\b|\b(?:more|better|worse|faster|cheaper) (?:[\p{Ll}]+ ){0,3}than any(?:thing| other)\b/u,
    ),
  ),
  /** What it will bring about, by a big word. */
  improves: found(
    /\b((?:significantly|hugely|massively|dramatically|greatly|substantially|vastly|really) (?:improves?|increases?|reduces?|boosts?|enhances?|strengthens?|changes?|transforms?|benefits?|helps?)|(?:a|have a|makes? a|an) (?:huge|big|massive|real|major|lasting|enormous|significant|tremendous|positive) (?:difference|impact|effect|benefit|boost|contribution))\b/iu,
    /\d/,
  ),
  /** What the maker says of a thing, and a buyer can put to the test. */
  boasts: found(
    /\b((?:fully|completely|totally|100 ?%|absolutely|entirely) (?:waterproof|silent|safe|natural|secure|recyclable|organic|sustainable|automatic|reliable|odourless|odorless|invisible|unbreakable|maintenance-free)|(?:will )?never (?:rusts?|fades?|breaks?|leaks?|slips?|fails?|jams?|stains?|cracks?|warps?|lets? you down|needs? [\p{Ll}]+)|(?:lasts?|will last) (?:a lifetime|for ?ever|for life|for years)|unbreakable|indestructible|effortless(?:ly)?|in seconds)(?=[.,;:!]| )/iu,
  ),
  /** What the maker says of a thing, and of every other one too. */
  puffs: found(
    /\b(second to none|world-class|revolutionary|state-of-the-art|game-changing|cutting-edge|unrivall?ed|(?:unbeatable|exceptional|unmatched|unparalleled) [\p{Ll}]+|the ultimate (?:in (?:[\p{Ll}]+ )?)?[\p{Ll}]+|the (?:perfect|finest) [\p{Ll}]+|the best [\p{Ll}]+ (?:in|on|for) (?:the |your )?[\p{Ll}]+|quality is at the heart)(?=[.,;:!]| )/iu,
    /\b(?:best (?:man|friend|way|thing|part|time)|perfect (?:time|day|moment))\b/i,
  ),
  /** What everybody writes of themselves. */
  selfPraise: whole(
    found(
      /\b(?:passionate about|team player|hard-?working|quick learner|fast learner|great fit|good fit|perfect fit|highly motivated|self-motivated|detail-oriented|attention to detail|excellent communication|strong communication|communication skills|proven track record|people person|dynamic|results-driven|go-getter|work well under pressure|strong work ethic)\b/i,
    ),
  ),
  /** What is supposed. */
  supposes: found(
    /\b((?:[Ww]e|I) (?:believe|expect|assume|suspect|anticipate|presume|imagine|are (?:confident|hopeful|sure)|estimate)|(?:is|are|was|were) (?:probably|presumably|likely) (?:due to|because|caused by|the result of)|(?:appears?|seems?) to (?:be|have been) (?:due to|because|caused by|the result of)|(?:should|ought to) (?:pay for itself|cover the costs?|be covered))\b/u,
    /\?|\bI believe (?:in|me)\b/,
  ),
  /** Words that stand before a reason, a figure or a name, and give none. */
  hollow: found(
    /\b(for (?:a (?:variety|number|range) of|various|several|operational|personal|different|many|some) reasons|(?:due to|owing to|because of) (?:unforeseen|unavoidable|various) (?:circumstances|reasons|factors)|(?:kept|keep|remains?|remain) under review|in a (?:challenging|difficult) (?:environment|climate|year|quarter|market)|overwhelmingly positive|(?:very |extremely )?well received|at an appropriate (?:time|moment)|(?:may|might|could) have (?:an impact|implications|an effect|consequences)|consideration (?:may|should|will|needs? to)(?: [\p{Ll}]+){0,3}|lessons (?:have been|will be) (?:learned|learnt)|steps (?:are|have been|will be) (?:being )?taken|measures (?:are|have been|will be) (?:being )?(?:taken|put in place)|engagement activity|going forward|where appropriate|work is ongoing|to a high standard|(?:will|would) be taken into account|strength of feeling|considerable (?:discussion|interest|debate)|a (?:wide )?range of views)\b/iu,
    /\d/,
  ),
  /** Those who are to read it are asked for nothing but to have read it. */
  noted: whole(found(/\b(?:is|are) (?:asked|invited|requested) to note\b|^To note\b/u)),
  /** Anger that says nothing more. */
  temper: found(
    /\b((?:an? )?(?:absolute|utter|complete|total) (?:disgrace|joke|shambles|scandal|farce|disaster|outrage)|in the strongest (?:possible )?terms|(?:disgusted|appalled|outraged|livid|fuming)|what the world is coming to|(?:telling|tell) everyone I know|(?:telling|tell) everybody I know|the worst (?:service|company|experience)[\p{L} ]{0,30}|never been so (?:\p{Ll}+))(?=[.,;:!]| )/u,
  ),
  /** What is granted to those who think otherwise. */
  concedes: whole(
    found(
      /^(?:Of course|Admittedly|To be fair|Granted|It is true that|It['’]s true that|True,|I know that|Yes,)|\b(?:[Aa]ll (?:of )?(?:this|that)|[Tt]hat|[Tt]his|[Ii]t) (?:may|might) (?:well )?be true\b|\b[Tt]he (?:usual|common|best|main) (?:objection|argument|answer|defence|defense)\b|\b[Tt]he case for\b/u,
    ),
  ),
  /** What will be done, on no day that is named. */
  soon: found(
    /\b(soon|shortly|in due course|as soon as possible|in the near future|at a later date|in the coming (?:weeks|months)|when (?:time|funds?|money|weather) allows?|at some point|before long|take (?:the matter|this|it|matters) further|further action)\b/i,
    /\b(?:too soon|as soon as (?!possible)|sooner|so soon|soon (?:after|became|as|afterwards|learned|learnt|found|got|was|were|had)|within \w+ (?:days?|weeks?))\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  ),
  /** What is to be done, by nobody who is named. */
  unowned: whole(
    found(
      /\b(?:[Ss]omeone|[Ss]omebody) (?:to|should|needs? to|will|has to|must|could)\b|\b(?:[Nn]eeds? (?:to be|doing|sorting|chasing|checking|a decision)|TBC|TBD|to be (?:confirmed|decided|agreed|discussed)|[Ll]ook(?:ing)? into|[Dd]iscuss(?:ed)? (?:further|again|next time)|follow(?:ing)? up|[Ww]e (?:should|ought to|need to|must)(?! have))\b/u,
      /\?$|\b(?:said|felt|thought|not|proposed)\b/,
    ),
  ),
  /** Who says it is given by no name. */
  unnamed: unlessNext(
    /\b(?:said|says|told|added|asked) (?:[\p{Ll}]+ )?\p{Lu}|\p{Lu}\p{Ll}+,? [^.]{0,80}\b(?:said|says|told|added|asked)\b/u,
    /\b((?:[Ss]ources?|[Rr]esidents|[Ll]ocals|[Ii]slanders|[Vv]illagers|[Nn]eighbou?rs|[Pp]arents|[Cc]ritics|[Cc]ampaigners|[Oo]pponents|[Ss]upporters|[Oo]fficials|[Ww]itnesses|[Tt]raders|[Ff]armers|[Ww]orkers|[Ss]taff|[Ss]hopkeepers|[Mm]otorists|[Pp]assengers|[Ee]xperts|[Cc]ustomers|[Ss]tudents|[Tt]eachers|[Dd]octors|[Vv]isitors) (?:said|say|have said|claim(?:ed)?|complained|told|fear(?:ed)?|believe|believed|warned|argued|hoped?|welcomed))\b/u,
  ),
  /** What the writer does not remember for certain. */
  unsure: whole(
    found(
      /(?<!\p{L})(?:[Pp]erhaps|[Mm]aybe|[Pp]robably|I (?:doubt|never (?:learned|learnt|found out|knew)|forget|don['’]t remember|(?:still )?can['’]t (?:tell|remember|recall|be sure)|cannot (?:remember|recall|be sure)|am not sure|['’]m not sure|may have|might have)|(?:must|might|may) have (?:been|had|said|known|thought|seen|gone)|as far as I (?:remember|know))(?!\p{L})/u,
      /\?/,
    ),
  ),
  /** Somebody keeps something back. */
  unsaid: whole(
    found(
      /\b(?:said nothing|(?:didn['’]t|did not) (?:say|ask|answer|reply|speak)(?! (?:much|to|a lot)\b)|never (?:said|asked|told|spoke|mentioned|answered|talked)|without (?:answering|a word|saying|speaking)|kept (?:quiet|silent)|made no answer|changed the subject|nobody (?:said|spoke|asked|answered|mentioned))\b/iu,
    ),
  ),
  /** A story that is promised and kept back. */
  untold: whole(
    found(
      /\b(?:I (?:could|won['’]t|will not|shan['’]t|don['’]t want to|wouldn['’]t|need not|needn['’]t) (?:go into(?! details?\b)|bore you|say (?:any )?more|even begin|begin to|mention|tell you (?:about|what|how|stories)|repeat)|another story|a story for another (?:day|time)|(?:[Yy]ou|[Ww]e) all (?:know|remember) (?:the|what|how|that)|the less said|I['’]ll spare you|needs? no introduction|those of you who were there)\b/u,
      /\?/,
    ),
  ),
  /** What happens, or is so, for a reason that is not given. */
  somehow: found(
    /\b(for some reason|somehow|for reasons I (?:[\p{Ll}]+ )?[\p{Ll}]+|something about (?:him|her|it|them|the [\p{Ll}]+)|without knowing why)(?!\p{L})/iu,
    /\?/,
  ),
  /** What a dictionary says, at the head of a speech. */
  defined: whole(
    found(/\b(?:dictionary|Webster['’]s|Wikipedia) (?:[\p{Ll}]+ ){0,3}(?:defines?|says|describes)\b/iu),
  ),
  /** Somebody would not, and no reason is given. */
  against: whole(
    unlessNext(
      /^(?:["“]|(?:He|She|They|It|Mr|Ms|Mrs)\b[^.]{0,40}\b(?:said|says|told|added|argued))/,
      /\b(?:voted (?:no\b|against)|(?:spoke|was|were) against|opposed (?:it|the)|objected|abstained|cast the (?:only|one) (?:no|vote against)|(?:the|a) (?:only|lone) (?:no )?(?:vote|dissent)|resigned|stepped down|stepped back|walked out|withdrew|pulled out|turned (?:it|the [\p{Ll}]+) down|refused)\b(?![^.]{0,80}\b(?:because|saying|citing|said|says|over|after|since)\b)/u,
    ),
  ),
  /** What was talked of, and not what came of it. */
  discussed: whole(
    found(
      /\b(?:was|were) (?:also |briefly |then )?(?:discussed|debated|talked about)\b|\b[Tt]here was (?:a |an |some |much )?(?:[\p{Ll}]+ )?(?:discussion|debate|talk)\b|\bviews were exchanged\b/u,
      /\b(?:agreed|decided|resolved|concluded)\b/,
    ),
  ),
  /** What has stood in other stories. */
  worn: found(
    /\b((?:a )?wave of [\p{Ll}]+ (?:wash(?:ed|ing)?|swept|sweep(?:ing)?) over (?:him|her|me|them)|(?:the )?silence was deafening|(?:a )?deafening silence|(?:a )?blinding flash(?: of [\p{Ll}]+)?|(?:his|her|my|their) hearts? (?:pounded|raced|skipped a beat|sank|hammered)(?: in (?:his|her|my) (?:chest|ears))?|time stood still|(?:his|her|my) blood ran cold|a shiver (?:ran|went) (?:down|up) (?:his|her|my) spine|let out a breath (?:he|she|I) (?:did|had)[\p{L}'’ ]{3,30}|(?:the |a )?storm raged|tears (?:streamed|rolled|ran) down (?:his|her|my) (?:face|cheeks?)|(?:his|her|my) eyes (?:sparkled|widened|lit up|filled with tears)|(?:a )?(?:lump|knot) in (?:his|her|my) (?:throat|stomach)|quiet as a mouse|white as a (?:sheet|ghost)|pitch black|dead silence)(?!\p{L})/iu,
  ),
  /** What something is to cost, by nobody's word. */
  costed: found(
    /\b(?:would|will|could|is|are) (?:be )?(?:expected to |likely to |estimated to |set to |thought to )?cost (?:the [\p{Ll}]+ )?(?:about |around |some |nearly |more than |up to |an estimated )?([£$€][\d.,]+\d(?: ?(?:million|billion|m|bn)\b)?)/iu,
    /\b(?:said|says|according|told|quot(?:e|ed|ation))\b/i,
  ),
  /** Praise that another sentence would have to show. */
  praise: found(
    /\b((?:truly |really |absolutely |so |such a |very |quite )?(?:wonderful|amazing|beautiful|stunning|breathtaking|charming|lovely|magical|picturesque|fantastic|incredible|unforgettable|awesome|delightful|gorgeous|spectacular|marvellous|marvelous|inspiring|extraordinary))(?!\p{L})/iu,
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
  /** A reporter's word for what people feel. */
  loaded: found(
    /\b(reeling|outrag(?:e|ed)|fury|furious|beloved|much-loved|devastated|stunned|shock(?:ed|waves)?|up in arms|slammed|blasted|chaos|tempers (?:are |were )?(?:frayed|flared|rising)|heartbroken|heartbreaking|iconic|nightmare|misery|despair|anger(?:ed)?|dismay(?:ed)?|delight(?:ed)?|overjoyed)(?!\p{L})/iu,
  ),
  /** What only somebody knows who has done it before. */
  byFeel: found(
    /\b(carefully|gently|firmly|slowly|until (?:it(?:['’]s| is)|they(?:['’]re| are)) (?:done|ready|soft|firm|dry|smooth|set|right|cooked|tight|clean|golden|tender|warm|cool)|until (?:done|ready|soft|smooth|firm|golden|tender|thick)|to taste|a (?:little|bit|pinch|splash|dash) (?:of|more)|(?:if|as|where|when) (?:needed|necessary)|enough (?:water|oil|flour|glue|salt|butter|liquid)|not too (?:tight|much|hot|long|wet|hard|thick))(?=[.,;:!)]| )/iu,
  ),
} as const satisfies Record<string, Finds>;

export type Anchor = keyof typeof finds;

/** Of these an item of a list may be spoken of too. */
const inItems: ReadonlySet<Anchor> = new Set([
  "unowned",
  "soon",
  "boasts",
  "byFeel",
  "supposes",
  "improves",
  "noted",
  "hollow",
]);
/** Of these a sentence counts with the speech in it. */
const withSpeech: ReadonlySet<Anchor> = new Set(["first", "last", "asks"]);

/** The sentence of a text that an anchor names, as it is quoted, which of the sentences it is, and the words that show it; null where there is none. */
export function lineAt(text: string, anchor: Anchor): Pick<Stop, "line" | "at" | "word"> | null {
  const { all, quoted } = quotable(text);
  const sayable = quoted.flatMap((line, at) =>
    line !== "" && (inItems.has(anchor) || all[at]?.item !== true) ? [{ line, at }] : [],
  );
  const find: Finds = finds[anchor];
  for (const { line, at } of anchor === "last" ? sayable.slice(-1) : sayable) {
    const word = find(withSpeech.has(anchor) ? line : withoutSpeech(line), all[at + 1]?.text ?? "");
    if (word !== null) return { line, at, word };
  }
  return null;
}
