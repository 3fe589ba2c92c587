/** Words of offers, reviews, guides and applications that say less than they seem to. */

import { phrasesOf, type Signs } from "./place.ts";

export const inBought: Signs = phrasesOf([
  // Of offers.
  ["award", 10, /\b(award-winning|prize-winning|critically acclaimed)\b/],
  [
    "upTo",
    9,
    /\b(up to (?:\d[\d,.]*(?:%| \p{Ll}+)?|half|twice)|from as little as)\b/u,
    /\b(?:people|persons|years old|until)\b/,
  ],
  [
    "boast",
    8,
    /\b(?:an?|our|the|with|of|is|are) (?:\p{Ll}+ ){0,2}(unique|premium|luxury|luxurious|state-of-the-art|cutting-edge|world-class|bespoke|unrivalled|unparalleled|stunning|high-quality|top-quality|innovative|seamless|effortless)\b/u,
  ],
  // Of reviews and guides.
  [
    "forSome",
    9,
    /\b(not (?:a \p{Ll}+ )?for (?:everyone|everybody)|if you like that (?:sort|kind) of thing|will divide \p{Ll}+|an acquired taste)\b/u,
  ],
  ["wantedTo", 10, /\bI (?:really |so |very much )?wanted to (like|love|enjoy|admire) (?:it|this|them)\b/],
  [
    "notQuite",
    10,
    /\b((?:does not|doesn['’]t|don['’]t|do not|never|didn['’]t) quite (?:work|convince|come off|add up|land|gel|take off|hold|fit|pay off))\b/,
  ],
  [
    "nearly",
    8,
    /\b((?:nearly|almost|not quite) as \p{Ll}+)\b(?! as (?:I|he|she|we|they|it)\b)/u,
    /\b(?:was|were|had)\b/,
  ],
  [
    "goodValue",
    7,
    /\b(good value|great value|overpriced|worth (?:the money|every penny|the wait|the detour|the journey|a visit|the trip|the climb))\b/,
    /\b(?:if|not sure)\b/,
  ],
  [
    "avoid",
    9,
    /^(?:[Aa]void|[Ss]kip|[Dd]on['’]t bother with|[Gg]ive) (?:the )?(\p{L}+(?: \p{Ll}+)?)(?= a miss\b|[.,;]| and\b|$)/u,
    /\bbecause\b|\bunless\b|\bif\b/,
    /^(?:It|They|The|You)\b/,
  ],
  [
    "different",
    8,
    /\b(a different (?:dish|thing|matter|place|book|story|country|world))\b/,
    /\bwas\b/,
    /^(?:It|The|You|There)\b/,
  ],
  // Of places and what is bought there.
  [
    "noName",
    10,
    /\b(?:there['’]s|there is|we (?:found|ate (?:at|in)|stayed (?:at|in)|stopped at|drank (?:at|in))) (an? (?:\p{Ll}+ )?(?:church|café|cafe|bar|restaurant|hotel|guesthouse|beach|shop|museum|pub|bakery|chapel|garden|market|viewpoint|path|walk|bay|glen))\b(?! (?:called|named)\b|,? (?:the )?\p{Lu})/u,
    /\bif\b/,
    /^(?:It is called|It['’]s called|Its name)\b|\bcalled \p{Lu}/u,
  ],
  [
    "metWho",
    8,
    /\b(?:[Tt]he|[Aa]n?) ((?:old |young )?(?:man|woman|guide|driver|owner|landlady|waiter|boatman|gardener|guard|librarian|barman)) (?:who|that) (?:took|showed|sold|served|drove|let|led|rowed|told) (?:us|me)\b/,
  ],
  [
    "thoughNot",
    9,
    /\b(?:though|but) (not (?:in|on|at|for|with) (?:an? |the )?\p{L}+)(?=[.,;])/u,
    /\bbecause\b/,
  ],
  [
    "instruct",
    8,
    /^(?:Sit|Stand|Order|Ask for|Choose|Arrive|Book|Go|Get there|Take) (?!to\b|and\b|if\b|the (?:train|bus)\b)[^.,;:]{4,50}[.]?$/u,
    /\b(?:because|for|so|to|if|unless|when|where|which|before|after|from|along|past|across|into|down|up|left|right(?!-))\b/,
    /^(?:It|They|That|This|You|There|The|He|She|From|For)\b/,
  ],
  ["onlyWay", 8, /\b(the best way to \p{Ll}+)/u, /\b(?:not|n['’]t|if|was)\b/],
  [
    "nowhere",
    10,
    /\b([Nn]owhere (?:else )?in (?:the )?\p{L}+|[Tt]he best \p{Ll}+ in (?:town|the (?:city|country|county|world|region|village|street)|\p{Lu}\p{Ll}+))\b/u,
    /\bif\b/,
  ],
  [
    "didWell",
    8,
    /\b([Tt]he (?:best|worst) thing (?:that )?(?:we|I) (?:did|saw|ate|bought|had|drank))\b/,
    /\b(?:until|so far|if)\b/,
  ],
  [
    "asItLooks",
    10,
    /\b((?:not|n['’]t) as \p{Ll}+ as (?:it|they|you) (?:looks?|sounds?|thinks?|should be|was|were|used to be))\b/u,
  ],
  [
    "wentWrong",
    9,
    /\b(not quite (?:hot|cooked|clean|ready|warm)|(?:gone|stone|went) cold|lukewarm|undercooked|overcooked|the wrong (?:dish|order|bill|room))\b/,
    /\bif\b/,
  ],
  [
    "buyersSay",
    9,
    /\b((?:[Oo]ur )?(?:[Cc]ustomers|[Uu]sers|[Oo]wners|[Gg]uests|[Cc]lients|[Pp]arents|[Rr]eaders|[Pp]eople) (?:tell us|love|say|report|rave))\b/,
    /["“”]|\b(?:if|when|who)\b/,
  ],
  [
    "everywhere",
    10,
    /\b(up and down the country|all over the (?:country|world)|across the (?:country|world|industry)|around the world|(?:thousands|hundreds|millions) of (?:happy |satisfied )?\p{Ll}+s|countless \p{Ll}+s)\b/u,
    /["“”]|\b(?:if|miles|years|pounds|walked|travelled|stars|light)\b/,
  ],
  [
    "youWill",
    8,
    /\b[Yy]ou(?:['’]ll| will) (?:soon |quickly |also )?(?:wonder|love|be glad|be amazed|never (?:look back|want|go back)|not regret|feel the difference)\b()/,
    /\bif\b/,
  ],
  [
    "worked",
    9,
    /\b((?:has |have |had )?(?:worked|works|went|gone|gone down) (?:perfectly |very |really )?(?:well|smoothly|fine|perfectly)|(?:a|was a|been a) (?:great|huge|big|real) success|(?:no|not one|not a single) complaints?)\b/,
    /["“”]|\b(?:[Bb]ookings|[Ss]ales|[Tt]ickets|if|not yet|should|will|would|could)\b|\b(?:how|as) well\b/,
  ],
  [
    "atAll",
    8,
    /\b(no \p{Ll}+ (?:at all|whatsoever))\b|\b(never (?:rusts|leaks|fails|breaks|fades|slips|needs))\b/u,
    /["“”]|\b(?:if|I|has|there was)\b/,
  ],
  [
    "guarantee",
    8,
    /\b(?:is|are|comes with an?|has an?) (?:\p{L}+[- ]year )?(?:guarantee|guaranteed|warranty)\b(?= for (?:\d+|\p{Ll}+) (?:years|months)| of | and|[.,])()/u,
    /\b(?:covers|for (?:two|five|ten|\d+)[.])/,
  ],
  [
    "notYet",
    9,
    /\b(?:[Ww]e|I) (?:do not|don['’]t|cannot|can['’]t) (currently|at present|at the moment|yet)\b|\b(?:[Ww]e|I) (?:do not|don['’]t|cannot|can['’]t) [^.;]{3,40} (at present|at the moment|for now|just yet)\b/,
    /\bknow\b/,
  ],
  [
    "everybodyGoes",
    9,
    /\b([Ee]very(?:body|one)) (?:will |else )?(?:sends? you|tells? you|goes|recommends?|queues|raves|comes)\b(?! home\b| back\b)/,
    /["“”]|\bif\b/,
  ],
  [
    "anyOther",
    8,
    /\b(any (?:other )?(?:novel|film|book|restaurant|pub|hotel|album|thriller|show|play|gallery|café|cafe|brasserie))\b(?!\?)|\bin ((?:better|other) (?:films|novels|books|plays|places|restaurants|hands))\b/,
    /\b(?:if|better than|[Aa]sk)\b/,
  ],
  [
    "locked",
    8,
    /\b(?:which|that|but it|it|abbey|church|museum|castle|gate|door|tower|chapel|gallery|lighthouse) (?:is|was) (?:always |usually )?(locked|shut|closed|boarded up)\b/,
    /["“”]|\b(?:on|from|until|for|because|since)\b/,
  ],
  [
    "everBest",
    8,
    /\bthe (best|worst|finest)(?: \p{Ll}+){0,2} (?:that )?I(?:['’]ve| have| had)? (?:ever\b|(?:read|seen|heard|eaten|tasted) (?:in|at|on|anywhere|for)\b)/u,
  ],
  [
    "verdict",
    7,
    /\b(?:I['’]d|I would|I['’]ll|I will|we['’]d|we['’]ll) (?:happily |gladly |certainly )?(?:go back|go again|come back|return|recommend|read it again|buy|order)\b()/,
  ],
  [
    "did",
    7,
    /\bI (ran|managed|organised|organized|led|worked|looked after|trained|introduced|set up|built|taught|wrote|was responsible)\b/,
  ],
  [
    "merit",
    8,
    /\bI am (?:an? )?(?:very |highly )?(hard-?working|passionate|motivated|experienced|reliable|organised|flexible|keen|patient|confident|good (?:at|with)|used to)\b|\bI have (good|strong|excellent|a lot of|plenty of)\b|\bI (?:enjoy|love|work well)\b()/,
  ],
  [
    "oneOfThem",
    10,
    /\b([Oo]ne of them) (?:says|said|thinks|told (?:me|us)|claims)\b/,
    /["“”]/,
    /^(?:The other|Another)\b/,
  ],
  ["notQuiteA", 9, /\b(not quite an? \p{Ll}+)/u, /\b(?:if|was|were|had)\b/],
  [
    "willAnnoy",
    9,
    /\bwill (?:annoy|disappoint|put off|irritate|please|delight) (some|many|most) (?:readers|viewers|people|diners|visitors|of)\b/,
  ],
]);
