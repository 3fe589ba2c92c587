/** Of and off, told apart by what is taken, measured or left. */

import { isOver, linking, type Reading, words } from "./readings.ts";
const offAway = ["off", "Off for away"] as const;
const ofThing = ["of", "Of with its thing"] as const;

/** What is taken, turned or put off. */
const parting = words(
  "take takes took taking taken turn turns turned turning switch switches switched switching put puts putting set sets setting cut cuts cutting kick kicked call called calling break broke broken fall falls fell fallen falling pull pulled pulling tear tore torn wash washed washing wipe wiped dry dried drop dropped dropping get gets got getting run ran lift lifted peel peeled scrape scraped brush brushed write written wrote hold held holding sign signed signing show showing shown showed tie tied pay paid drive drove go went goes going clear tick ticked finish finished log logged head headed trim trimmed rub rubbed chop chopped saw sawn hop hopped jump jumped knock knocks knocked knocking blow blew blown sweep swept slip slipped shake shook shrug shrugged close closed fence fenced rope roped seal sealed",
);
const worn = words(
  "boots boot shoes coat coats hat hats gloves jacket jackets jumper scarf socks glasses lid cover light lights power gas heating water oven engine alarm radio television tv phone computer machine fan tap electricity kettle iron headphones helmet clothes shirt trousers apron top label skin wrapper paint dust mud ring sleeves mask leaves branches edges ends dress uniform wellies trainers sandals slippers",
);

/** Pasts that are no nouns: nothing is `turned of the lights`. */
const drawn =
  /^(?:turned|switched|tied|pulled|kicked|wiped|brushed|peeled|rinsed|marched|cordoned|fended|sealed|shrugged|scraped|sawed|chopped|snapped|ripped|shook|drove)$/;

/** `Take your boots of before`, `with the lights of`, `put of`, `signed of.` */
export const ofForOff: Reading = (clause, index) => {
  const { key, tag } = clause;
  const [prior, next] = [key(index - 1), key(index + 1)];
  // `a thing to steer clear of`
  if (prior === "clear" && /^(?:steer|stay|keep|kept|well|stand)/.test(key(index - 2))) return null;
  const fell =
    /^(?:fell|falls?|falling|fallen|jump(?:ed|s|ing)?|hop(?:ped|s)?|step(?:ped|s)?|climb(?:ed|s)?|slid|slip(?:ped|s)?|roll(?:ed|s)?|bounced?|got|getting)$/;
  const owned = /^(?:the|a|my|our|your|his|her|their|its)$/.test(next);
  if (owned && (fell.test(prior) ? tag(index - 1) === "VERB" : drawn.test(prior))) return offAway;
  if (
    owned &&
    prior === "came" &&
    /^(?:rails|road|hook|wall|bus|train|pitch|phone|field|motorway|hinges)$/.test(key(index + 2))
  )
    return offAway;
  if (
    next === "to" &&
    /^(?:set|went|drove|rushed|ran|hurried|headed|marched|sailed|flew|goes|go|going)$/.test(prior)
  )
    return offAway;
  if (
    key(index + 1).endsWith("ing") &&
    /^(?:put|puts|putting|calls?|called|holds?|held)$/.test(prior) &&
    tag(index + 1) === "VERB"
  )
    return offAway;
  if (next === "as" && /^(?:written|wrote)$/.test(prior)) return offAway;
  if (next === "duty" && /^(?:was|is|are|were|am|'m|'s|'re|came|come|go|going|went|goes)$/.test(prior))
    return offAway;
  if (
    /^(?:better|worse|well)$/.test(prior) &&
    (isOver(clause, index + 1) || /^(?:with|than|if|without|now|as)$/.test(next))
  )
    return linking.has(key(index - 2)) || /^(?:much|far|any)$/.test(key(index - 2)) ? offAway : null;
  const open =
    isOver(clause, index + 1) ||
    /^(?:before|after|when|and|until|till|because|at|in|by|as|if|while|to|but|for|with|during|on|again|now|straight|early|completely|immediately)$/.test(
      next,
    );
  if (!open) return null;
  if (/^(?:to|as|by)$/.test(next) && prior !== "set" && !worn.has(prior)) return null;
  if (parting.has(prior))
    return /^(?:think|thought|made|kind|sort|dream)$/.test(prior) || /^(?:in|on|for|with|at)$/.test(next)
      ? null
      : offAway;
  // `Take your boots of`, `the lights of` behind `with`: a verb before, or what goes with something.
  if (/^(?:hers|his|mine|yours|theirs|it|them|everything)$/.test(prior))
    return parting.has(key(index - 2)) ? offAway : null;
  if (!worn.has(prior)) return null;
  let at = index - 2;
  while (at > index - 5 && /^(?:ADJ|NOUN|DET|PRON)$/.test(tag(at)) && !/^(?:i|he|she|we|they)$/.test(key(at)))
    at -= 1;
  if (key(at) === "with") return at < index - 2 && isOver(clause, index + 1) ? offAway : null;
  return parting.has(key(at)) || parting.has(key(at + 1)) ? offAway : null;
};

const measures = words(
  "basis tin tins box boxes bag bags bottle bottles pair pairs cup cups piece pieces slice slices list lists number numbers kind kinds sort sorts type types lot lots plenty bit couple half quarter third rest end top bottom middle side sides edge front back part parts most some any none one each all both many several few end beginning start sort form means instead ahead because capable proud tired fond aware afraid full front cost price amount total group piece centre center history name size shape colour risk chance idea result series range set stack pile row bunch majority member members hundreds thousands dozens afternoon lack matter record copy copies photo photos picture member frightened scared ashamed jealous typical instead out inside outside south north east west",
);

/** What is always of something, and never off it. */
const abstract = words(
  "replacement increase decrease reduction expenditure budget position repair sense state level rate amount award aim author owner manager director chairman member president secretary department ministry university average maximum minimum total sum loss fear hope memory knowledge understanding opinion description review proof evidence sign example cause source purpose nature character quality standard degree stage method system theory history story title beginning completion removal installation destruction construction development growth lack absence presence shortage variety selection collection choice combination mixture customer change care pleasure view height length width depth weight age instead because capable proud fond aware afraid ashamed jealous typical loaf jug mug litre litres kilo kilos grams version feeling approval discovery invention founder captain king queen hundreds thousands dozens plenty",
);

/** `a tin off peaches`, `the end off the road`, `instead off waiting`, `off course`. */
export const offForOf: Reading = (clause, index) => {
  const { key, tag } = clause;
  const [prior, next] = [key(index - 1), key(index + 1)];
  if (next === "course")
    return /^(?:blown|way|far|drifted|went|go|going|veered|steer|it|us|them|him|her|miles|degrees|little|bit|was|were|is|badly|slightly|knocked|thrown|taken|and)$/.test(
      prior,
    ) ||
      !(
        isOver(clause, index - 1) ||
        index === 0 ||
        (/^(?:and|but|although|because|so|that|is|was|as)$/.test(prior) &&
          /^(?:DET|PRON)$/.test(tag(index + 2)))
      )
      ? null
      : ofThing;
  if (isOver(clause, index + 1)) return null;
  // `start off this way`
  if (prior === "start" && /^(?:this|that|with|by|as|on|in)$/.test(next)) return null;
  if (
    abstract.has(prior) &&
    /^(?:DET|NOUN|PRON|PROPN|NUM|ADJ|SYM)$/.test(tag(index + 1)) &&
    tag(index - 1) !== "VERB"
  )
    return ofThing;
  if (!measures.has(prior)) return null;
  // `the top half off`, `take some off the price`, `read the number off the dial`: away from something.
  const taken = clause.tokens
    .slice(Math.max(0, index - 6), index)
    .some(
      (token) => parting.has(token.key) || /^(?:read|reads|reading|copied|copies|copying)$/.test(token.key),
    );
  if (taken || /^(?:and|or|to|at|in|on|for|when|with|again|if|because|by|limits|sick|work|duty)$/.test(next))
    return null;
  if (
    /^(?:side|front|back|top|bottom|end|half|third|quarter|one|some|any|most|rest|part|all|both|each|price|cost|lights|south|north|east|west|row|set|out|group|range|pieces|piece|bit|parts|lot|lots|members|member|edge|box|name)$/.test(
      prior,
    )
  )
    return /^(?:instead|out)$/.test(prior) ||
      (/^(?:the|a|my|our|his|her|their|your)$/.test(next) &&
        /^(?:end|rest|most|side|middle|back|front|top|bottom|edge|part)$/.test(prior) &&
        /^(?:the|at|in|on|one|each|other|either|far|both)$/.test(key(index - 2)) &&
        !["VERB"].includes(tag(index - 2)))
      ? ofThing
      : /^(?:one|some|most|all|each|both|lot|lots|bit|pieces|piece|group|range|set|members|member)$/.test(
            prior,
          ) &&
          /^(?:the|my|our|his|her|their|your|these|those|them|us|you|it)$/.test(next) &&
          index < 3
        ? ofThing
        : null;
  return ofThing;
};
