/** Adjectives for adverbs, degrees that are told twice, and negations that are. */

import { adverbOf, compared, isPlural } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

/** How something is done, by the adjective. */
export const manners: Readonly<Record<string, string>> = Object.fromEntries(
  "comfortable easy secure correct frequent exact evident separate accidental deliberate intelligent occasional eventual quick careful careless beautiful proper regular terrible horrible wonderful smooth efficient perfect accurate frequent sudden gradual rapid polite patient thorough neat nice gentle immediate brilliant quiet bad soft steep rapid steady fluent fierce brave calm serious honest constant awkward cheerful clumsy graceful generous reluctant nervous eager anxious faithful thoughtful loud angry skilful successful heavy slow automatic dramatic enthusiastic"
    .split(" ")
    .map((word) => [word, adverbOf(word)]),
);
const depictive =
  /^(?:soft|steep|calm|brave|serious|honest|cheerful|generous|reluctant|nervous|eager|anxious|faithful|thoughtful|quiet|nice|perfect|gentle|patient|polite|neat|beautiful|wonderful|terrible|horrible|angry)$/;
const doing =
  /^(?:changed|repaired|opened|moved|removed|does|did|done|drive|drives|drove|driven|driving|speak|speaks|spoke|spoken|speaking|talk|talks|talked|talking|walk|walks|walked|walking|ran|run|runs|running|sing|sings|sang|singing|sung|play|plays|played|playing|write|writes|wrote|written|work|works|worked|working|move|moves|moved|moving|behave|behaves|behaved|behaving|dance|dances|danced|read|reads|learn|learns|learned|learnt|learning|finish|finished|fix|fixed|repaired|cleaned|packed|ate|eat|eats|answer|answered|explain|explained|react|reacted|respond|responded|change|changed|listen|listens|listened|treat|treated|handled|cook|cooks|cooked|paint|painted|perform|performed|train|trained|rehearse|rehearsed|step|stepped|think|swim|swims|swam|swum|climb|climbs|climbed|climbing|rise|rises|rose|risen|fall|falls|fell|fallen|breathe|breathed|breathing|sleep|sleeps|slept|flow|flows|flowed|went|gone|cried|wept|laughed|shouted|knocked|snored|landed|shut|shuts|open|opened|close|closed|drop|dropped|rains|rained|snowed|stopped|stops|ended|ends|grew|grows|grown|develop|developed|improve|improved|vanished|disappeared|appeared|left|turned|turn|travelled|traveled|increased|decreased|drifted|marched|ride|rides|rode|ridden|happen|happens|happened|occurred|sit|sits|sat|sitting|fit|fits|fitted|lie|lies|steer|steers|steered|handle|handles|hold|holds|dry|dries|dried|wash|washes|washed|rinse|rinses|rinsed|clean|cleans|mix|mixes|mixed|stir|stirs|stirred|check|checks|checked|fold|folds|folded|wrap|wraps|wrapped|shake|shakes|shook|press|presses|pressed|wipe|wipes|wiped|read|settle|settles|settled|heal|heals|healed|sell|sells|sold|run|park|parks|parked|store|stores|stored|transfer|sew|sewed|draw|draws|drew|drawn|build|built|arrange|arranged|attach|attached|remove|removed|adjust|adjusted|replaced|fastened|fasten|began|started|died|argued|whispered|coughed|dressed|waited|stack|stacked|stacking|shout|shouts|shouting|knock|knocks|knocking|call|called|act|acts|acted|acting|drip|drips|dripped|dripping|spin|spun|load|loaded|loading|pack|packing|bark|barks|barked|barking|ring|rings|rang|ringing|bang|banged|banging|hum|hums|hummed|stare|stared|argue|argues|arguing|complain|complained|cheer|cheered|clap|clapped|clapping|laugh|laughs|laughing|cough|sneeze|sneezed|snore|snores|snoring|tap|taps|tapped|hammer|hammered|hammering|saw|sawed|count|counted|counting|deliver|delivered|carry|carried|lift|lifted|pour|poured|measure|measured|spoke|decide|decided|arrive|arrived|reply|replied|complete|completed|progress|progressed|spread|spreads|slid|slide|rolled|roll|rolls|turned|follow|followed|tick|ticks|ticked|burn|burns|burned|melt|melts|melted|march|marches|rush|rushed|wave|waved|bow|bowed|nod|nodded|smile|smiled|pulled|pushed|swept|sweep|dig|dug|plant|planted|print|printed|typed|type|chat|chatted)$/;
/** Behind these an adjective may say how somebody is or comes to be: `fell quiet`, `went bad`, `slept sound`. */
const becoming =
  /^(?:fall|falls|fell|fallen|went|gone|grew|grows|grown|turned|turn|left|shut|shuts|open|opened|close|closed|rise|rises|rose|risen|sleep|sleeps|slept|waited|dressed|landed|appeared|ended|ends)$/;
const degrees = /^(?:very|so|too|really|quite|more|as|pretty|rather|incredibly|extremely|less)$/;
const objects = /^(?:it|them|him|her|this|that|everything|everyone|us|me)$/;

/** Whether an adjective behind a verb of becoming can only say how: `shut the door quick`, `went smooth`, `rose beautiful`. */
function becomesNothing(verb: string, word: string, hasThing: boolean): boolean {
  if (/^(?:shut|shuts|open|opened|close|closed)$/.test(verb))
    return /^(?:quick|gentle|quiet|soft|careful|sudden)$/.test(word) && (hasThing || word === "sudden");
  if (hasThing) return false;
  // `Your stone has gone smooth`: what it is now.
  if (verb === "gone" && word === "smooth") return false;
  return /^(?:went|gone)$/.test(verb)
    ? /^(?:smooth|perfect|beautiful|wonderful|brilliant|steady|terrible)$/.test(word)
    : /^(?:quick|rapid|steady|beautiful|gradual|sudden|smooth|steep|careful|proper|perfect|gentle|regular|dramatic)$/.test(
        word,
      );
}

/** Whether something is done in comfort or with ease: `sit comfortable behind the ears`, `can be changed easy`. */
function easily({ key, tag }: Clause, verb: number, word: string): boolean {
  if (word === "comfortable")
    return /^(?:sit|sits|sat|sitting|fit|fits|fitted|sleep|sleeps|slept|lie|lies|walk|walks|walked|live|lives)$/.test(
      key(verb),
    );
  return (
    /^(?:be|been|is|are|was|were|can|could|will)$/.test(key(verb - 1)) ||
    /^(?:fit|fits|washes|dries|folds|cleans|opens|closes|handles|steers|sells|heals)$/.test(key(verb)) ||
    tag(verb - 1) === "AUX"
  );
}

/** `did it very quick`, `drives so careful that`, `sings beautiful for a boy`. */
const manner: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return tokens.flatMap(({ key: word, text }, index): Edit[] => {
    const right = Object.hasOwn(manners, word) ? manners[word] : undefined;
    if (!right || text !== word || !["ADJ", "ADV"].includes(tag(index))) return [];
    let at = index - 1;
    const strong = degrees.test(key(at));
    if (strong) at -= 1;
    const withObject = objects.test(key(at));
    if ((word === "bad" && !strong) || (word === "nice" && key(at).startsWith("play"))) return [];
    // `talk loud` is said; `stare angry` is a state.
    if (/^(?:loud|angry)$/.test(word) && !strong && !/^(?:knock|shout|call|bang)/.test(key(at))) return [];
    // `go slow`, `drive slow` are said; `heavy` is how one breathes or it rains.
    if (word === "slow" && !/^(?:walk|speak|spoke|talk|read|work|eat|ate|move|climb|danc|sang)/.test(key(at)))
      return [];
    if (word === "heavy" && !/^(?:breath|rain|snow|snored|slept|sleeps|fell)/.test(key(at))) return [];
    if (withObject) at -= 1;
    // `plays the violin beautiful`, `treat the glass very careful`.
    const described = tag(at - 1) === "ADJ" ? 2 : 1;
    // `stacking chairs very loud`: many need no article.
    const isBare =
      strong && !withObject && isPlural(key(at)) && doing.test(key(at - 1)) && tag(at - 1) === "VERB";
    const thing =
      isBare ||
      (!withObject && tag(at) === "NOUN" && /^(?:the|my|our|your|his|her|their)$/.test(key(at - described)));
    if (isBare) at -= 1;
    else if (thing) at -= described + 1;
    if (
      thing &&
      !(depictive.test(word) ? word === "beautiful" && /^(?:play|sing|sang|danc)/.test(key(at)) : true)
    )
      return [];
    const isOrder = withObject && /^(?:dry|clean)$/.test(key(at)) && /^(?:PUNCT|CCONJ|)$/.test(tag(at - 1));
    if (!doing.test(key(at)) || !(["VERB", "AUX"].includes(tag(at)) || isOrder)) return [];
    if (becoming.test(key(at)) && !becomesNothing(key(at), word, thing)) return [];
    // `treat him nice`, `cook it perfect`: with an object some describe what comes of it.
    if (withObject && depictive.test(word) && word !== "thorough") return [];
    if (/^(?:do|does|did)$/.test(key(at)) && !withObject) return [];
    // `It can be changed easy`: what is done is done somehow.
    if (/^(?:comfortable|easy)$/.test(word) && !easily(clause, at, word)) return [];
    const next = key(index + 1);
    const closed =
      /^(?:[.!?,;]|and|but|or|now|again|today|enough|that|than|as|because|when|while|if|so|even|before|until|)$/.test(
        next,
      ) ||
      (tag(index + 1) === "ADP" && !/^(?:of)$/.test(next));
    if (!closed || (/^(?:and|or|,)$/.test(next) && ["ADJ", "NOUN", "PROPN"].includes(tag(index + 2))))
      return [];
    if (key(at - 1) === "to" && key(at - 2) === "be") return [];
    // `what I did not think correct`
    if (
      /^(?:think|lie|lies|sits?|sat|sitting|hold|holds)$/.test(key(at)) &&
      /^(?:correct|quiet|secure)$/.test(word)
    )
      return [];
    // `Runs quiet.`: a seller's or a note's manner.
    if (at === 0 && /[^s]s$/.test(key(0))) return [];
    return edit(index, index, right, "An adverb says how");
  });
};

/** `a real good film`, `did very good in the exam`. */
const reallyWell: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return [
    ...eachWord(clause, "real").flatMap((index): Edit[] =>
      /^(?:good|nice|bad|hard|late|cold|hot|funny|quick|slow|tired|easy|well|soon|quickly|fast|early|sorry|happy|proud|sad|pretty|big|long|clever|nervous|kind|close|pleased|glad|interested|excited|angry|surprised|tired|worried|cross|busy|grateful|lucky|important|strange|often|slowly)$/.test(
        key(index + 1),
      ) &&
      (((tag(index - 1) === "VERB" || objects.test(key(index - 1))) &&
        /^(?:hard|well|soon|quickly|fast|early|late|good|often|slowly)$/.test(key(index + 1)) &&
        !/^(?:NOUN|ADJ)$/.test(tag(index + 2))) ||
        /^(?:is|was|are|were|'s|'re|been|be)$/.test(key(index - 1)) ||
        (/^an?$/.test(key(index - 1)) && tag(index + 2) === "NOUN"))
        ? edit(index, index, "really", "An adverb says how")
        : [],
    ),
    ...eachWord(clause, "good").flatMap((index): Edit[] => {
      const strong = /^(?:very|so|really|pretty|quite)$/.test(key(index - 1));
      const verb = strong ? index - 2 : index - 1;
      if (
        strong &&
        /^(?:went|goes|go|going|gone|works|worked|slept|fits)$/.test(key(verb)) &&
        /^(?:[.!?,]|and|but|so|)$/.test(key(index + 1)) &&
        !["ADJ", "NOUN"].includes(tag(index + 2))
      )
        return edit(index, index, "well", "An adverb says how");
      const exam =
        /^(?:in|on|at)$/.test(key(index + 1)) &&
        /^(?:exams?|tests?|maths|math|school|interview|examination)$/.test(key(index + 3) || key(index + 2));
      return /^(?:did|does|do|doing|done)$/.test(key(verb)) &&
        exam &&
        (tag(index + 2) === "DET" || tag(index + 2) === "PRON" || tag(index + 2) === "NOUN")
        ? edit(index, index, "well", "An adverb says how")
        : [];
    }),
  ];
};

const short =
  "cheap big small fast slow tall short long high low old young hard soft strong weak warm cold hot cool nice late easy happy heavy busy dirty funny rich poor large wide deep thick thin safe clean dark bright quick loud great good bad noisy lazy tidy angry hungry healthy early close light near pretty simple smart clever friendly lovely lucky narrow quiet sad scary fresh tough tight".split(
    " ",
  );
const compares = new Set(
  [...short.map((word) => compared(word, "er")), "worse", "better"].filter(
    (word) => word !== "later" && word !== "lower",
  ),
);
const tops = new Set([...short.map((word) => compared(word, "est")), "worst", "best"]);
const wrongDegrees: Readonly<Record<string, string>> = {
  baddest: "worst",
  gooder: "better",
  goodest: "best",
  worser: "worse",
  worsest: "worst",
  bestest: "best",
  badder: "worse",
  betterer: "better",
};

/** `more taller`, `the most easiest`, `the baddest`. */
const degreesTwice: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return tokens.flatMap(({ key: word, text }, index): Edit[] => {
    const once = "One degree is enough";
    if (Object.hasOwn(wrongDegrees, word) && text === word && key(index - 1) !== "-")
      return edit(index, index, wrongDegrees[word] ?? word, "A word with degrees of its own");
    const [prior, next] = [key(index - 1), key(index + 1)];
    if (
      word === "more" &&
      compares.has(next) &&
      !/^(?:one|no|any|some|once|many|much|few|the|and|or|two|three|even|,|-)$/.test(prior) &&
      !/^[-–]$/.test(key(index + 2)) &&
      !/^(?:NUM|NOUN)$/.test(tag(index - 1)) &&
      tag(index + 2) !== "NOUN"
    )
      return edit(index, index, "", once);
    if (word === "much" && next === "more" && compares.has(key(index + 2)) && tag(index + 3) !== "NOUN")
      return edit(index + 1, index + 1, "", once);
    return word === "most" && tops.has(next) && /^(?:the|my|our|his|her|their|your)$/.test(prior)
      ? edit(index, index, "", once)
      : [];
  });
};

const positive: Readonly<Record<string, string>> = {
  nothing: "anything",
  nobody: "anybody",
  nowhere: "anywhere",
  no: "any",
  none: "any",
};

/** `didn't see nothing`, `never told nobody`, `hasn't got no money`. */
const negations: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, new Set(Object.keys(positive))).flatMap((index): Edit[] => {
    const word = key(index);
    const right = positive[word] ?? word;
    const next = key(index + 1);
    if (
      word === "no" &&
      (tag(index + 1) !== "NOUN" || /^(?:one|doubt|matter|end|way|wonder|longer|more)$/.test(next))
    )
      return [];
    if (word !== "no" && (["VERB", "AUX"].includes(tag(index + 1)) || /^(?:but|less|more)$/.test(next)))
      return [];
    if (word === "none" && !/^[.!?,]?$/.test(next)) return [];
    if (
      word === "no" &&
      /^(?:n't)$/.test(key(index - 1)) &&
      /^(?:is|are|was|were)$/.test(key(index - 2)) &&
      key(index - 3) === "there"
    )
      return edit(index, index, right, "One negation is enough");
    let verb = index - 1;
    if (word === "nowhere" || word === "none")
      while (verb > index - 4 && /^(?:PRON|ADP|NOUN|DET)$/.test(tag(verb))) verb -= 1;
    else if (/^(?:to|with|from|for|about|of|at)$/.test(key(verb))) verb -= 1;
    if (!["VERB", "AUX"].includes(tag(verb))) return [];
    let not = verb - 1;
    if (tag(not) === "ADV" && key(not) !== "never") not -= 1;
    const helped =
      /^(?:n't|not)$/.test(key(not)) &&
      /^(?:do|does|did|have|has|had|ca|can|could|wo|would|will|should|need)$/.test(key(not - 1));
    const never = key(not) === "never" && tag(not - 1) !== "PUNCT";
    if (!helped && !never) return [];
    if (key(not) === "not" && !/^(?:do|does|did|have|has|had|could|can)$/.test(key(not - 1))) return [];
    return edit(index, index, right, "One negation is enough");
  });
};

export const mannerRules: readonly GrammarRule[] = [manner, reallyWell, degreesTwice, negations];
