/** English verbs and their forms, for rules that turn a statement into a question or an active sentence into a passive one. */

/** Irregular verbs: base, simple past, participle where it differs from the past. */
const irregular = `arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|come came come|cost cost|creep crept|cut cut|deal dealt|dig dug|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got|give gave given|go went gone|grow grew grown|hang hung|have had|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|know knew known|lay laid|lead led|leave left|lend lent|let let|lie lay lain|light lit|lose lost|make made|mean meant|meet met|oversee oversaw overseen|pay paid|put put|rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|set set|shake shook shaken|shine shone|shoot shot|show showed shown|shut shut|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent|spread spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|strike struck|swear swore sworn|sweep swept|swim swam swum|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|undertake undertook undertaken|wake woke woken|wear wore worn|weep wept|win won|withdraw withdrew withdrawn|write wrote written`;
/** Regular verbs whose forms are seldom anything else. */
const regular =
  "accept achieve add admire admit adopt advise affect agree aim allow announce answer apologise apologize appear apply appoint approve argue arrange arrive ask assume attend avoid ban base beg behave believe belong boast borrow bother call carry cause celebrate change charge check choke claim clean clear climb close collect combine compare complain complete confirm connect consider consist contain continue control cook copy correct count cover crawl create cross cry damage dance decide declare decline defend delay delete deliver demand deny depend describe deserve design destroy develop die disagree disappear discover discuss dislike divide double drag dress drop earn employ enable encourage end endure enjoy enter establish examine exist expand expect explain express extend face fail fear fetch fill finish fix follow force form found gain gather glean guess happen hate help hesitate hope hurry ignore imagine improve include increase inform insist intend introduce invent invite involve join judge jump kill kiss knock lack land last laugh launch learn lift like limit listen live look love maintain manage mark marry match measure mention mind miss mistake move multiply name need neglect notice observe obtain occur offer open operate order organise organize own paint pass perform permit persuade plan plant play please point possess praise prefer prepare present press pretend prevent print proceed process produce promise promote propose protect prove provide publish pull punish push raise reach realise realize reap receive recognise recognize recommend record reduce refer reflect refuse regard relate remain remember remind remove repeat replace reply report represent request require rescue reserve respect rest result return reveal review ruin save seem separate serve settle share shout show sign smell smile solve sort sound start stay stop suffer suggest supply support suppose surprise surround survive suspect switch talk taste test thank threaten tie touch train transform translate travel treat trouble trust try turn type use vary visit vote wait walk want warn wash waste watch whisper wish wonder work worry wrap yield";

export interface Verb {
  base: string;
  past: string;
  participle: string;
}

const doubling =
  /^(?:admit|beg|ban|drag|drop|knit|permit|plan|prefer|refer|regret|rub|ship|slip|stop|stir|step|trap|wrap|occur|travel|cancel|label)$/;

function regularly(base: string): Verb {
  const past = base.endsWith("e")
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : doubling.test(base)
        ? `${base}${base.slice(-1)}ed`
        : `${base}ed`;
  return { base, past, participle: past };
}

const verbs: readonly Verb[] = [
  ...irregular.split("|").map((row) => {
    const [base = "", past = "", participle = past] = row.split(" ");
    return { base, past, participle };
  }),
  ...regular.split(" ").map(regularly),
];

/** The form after he, she or it. */
export function thirdOf(base: string): string {
  if (base === "have") return "has";
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const byPast = new Map(verbs.map((verb) => [verb.past, verb]));
const byThird = new Map(verbs.map((verb) => [thirdOf(verb.base), verb]));
const byBase = new Map(verbs.map((verb) => [verb.base, verb]));

/** The verb that a word is the simple past of, or its form after he, she or it, or its base; null for other words. */
export function finiteOf(word: string): { verb: Verb; tense: "past" | "third" | "base" } | null {
  const [past, third, base] = [byPast.get(word), byThird.get(word), byBase.get(word)];
  if (past && past.past !== past.base) return { verb: past, tense: "past" };
  if (third) return { verb: third, tense: "third" };
  return base ? { verb: base, tense: "base" } : null;
}
