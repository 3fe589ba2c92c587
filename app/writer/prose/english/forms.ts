/** Forms of English verbs and nouns that follow no rule, and the rules for the others. */

/** Base, past and participle of verbs whose participle is not their past. */
const threeForms =
  "begin began begun,withdraw withdrew withdrawn,bite bit bitten,blow blew blown,break broke broken,choose chose chosen,come came come,become became become,do did done,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,fly flew flown,forget forgot forgotten,forgive forgave forgiven,freeze froze frozen,give gave given,go went gone,grow grew grown,hide hid hidden,know knew known,mistake mistook mistaken,ride rode ridden,ring rang rung,rise rose risen,run ran run,see saw seen,shake shook shaken,shrink shrank shrunk,sing sang sung,sink sank sunk,speak spoke spoken,steal stole stolen,swear swore sworn,swim swam swum,take took taken,tear tore torn,throw threw thrown,wake woke woken,wear wore worn,write wrote written";
/** Base and past of verbs whose participle is their past. */
const twoForms =
  "bring brought,build built,buy bought,catch caught,feel felt,fight fought,find found,get got,have had,hear heard,hold held,keep kept,lead led,leave left,lend lent,lose lost,make made,mean meant,meet met,pay paid,say said,sell sold,send sent,shoot shot,sit sat,sleep slept,spend spent,stand stood,teach taught,tell told,think thought,understand understood,win won";

const rows = [...threeForms.split(","), ...twoForms.split(",")].map((row) => row.split(" "));

/** Participle by the simple past, where they differ. */
export const participleOfPast: ReadonlyMap<string, string> = new Map(
  threeForms.split(",").map((row) => {
    const [, past = "", participle = ""] = row.split(" ");
    return [past, participle];
  }),
);
/** Simple past by the participle, where they differ. */
export const pastOfParticiple: ReadonlyMap<string, string> = new Map(
  [...participleOfPast].map(([past, participle]) => [participle, past]),
);
/** Base by the irregular past. */
export const baseOfPast: ReadonlyMap<string, string> = new Map(
  rows.map(([base = "", past = ""]) => [past, base]),
);
/** Participle by the base, of irregular verbs. */
export const participleOfBase: ReadonlyMap<string, string> = new Map(
  rows.map(([base = "", past = "", participle = past]) => [base, participle]),
);

const pastOfBase: ReadonlyMap<string, string> = new Map(rows.map(([base = "", past = ""]) => [base, past]));

/** Bases whose last consonant is doubled before an ending. */
const doubling = /^(?:[^aeiou]*|qu|sl|st|pl)[aeiou][bdgmnprt]$|^(?:prefer|refer|admit|commit|permit|occur)$/;

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubling.test(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

/** Bases whose past and participle are the base, or a form that is another word as well: `put`, `lay laid`, `wind wound`. */
const otherForms: ReadonlyMap<string, string> = new Map([
  ..."cut put set let hit hurt cost read shut quit bet burst cast spread split"
    .split(" ")
    .map((base) => [base, base] as const),
  ..."bend bent,bind bound,bleed bled,cling clung,creep crept,deal dealt,dig dug,feed fed,fling flung,grind ground,hang hung,kneel knelt,lay laid,light lit,seek sought,shine shone,slide slid,spin spun,stick stuck,sting stung,strike struck,sweep swept,swing swung,weep wept,wind wound"
    .split(",")
    .map((row) => row.split(" ") as [string, string]),
]);

/** The simple past of a base: `went`, `tried`, `stopped`. */
export const pastForm = (base: string): string =>
  pastOfBase.get(base) ?? otherForms.get(base) ?? regularPast(base);

/** The participle of a base: `gone`, `tried`, `stopped`. */
export const participleForm = (base: string): string =>
  participleOfBase.get(base) ?? otherForms.get(base) ?? regularPast(base);

/** A short adjective with -er or -est; `good` and `bad` have their own. */
export function compared(adjective: string, degree: "er" | "est"): string {
  if (adjective === "good") return degree === "er" ? "better" : "best";
  if (adjective === "bad") return degree === "er" ? "worse" : "worst";
  if (adjective.endsWith("e")) return adjective + degree.slice(1);
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${degree}`;
  return /^[^aeiou]*[aeiou][bdgmnt]$/.test(adjective)
    ? `${adjective}${adjective.slice(-1)}${degree}`
    : adjective + degree;
}

/** The third person of a base: `goes`, `tries`, `has`. */
export function thirdPerson(base: string): string {
  if (base === "have") return "has";
  if (base === "be") return "is";
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The adverb of an adjective: `simply`, `easily`, `basically`, `fully`. */
export const adverbOf = (word: string): string =>
  word.endsWith("le")
    ? word.replace(/e$/, "y")
    : /[^aeiou]y$/.test(word)
      ? word.replace(/y$/, "ily")
      : word.endsWith("ic")
        ? `${word}ally`
        : word.endsWith("ll")
          ? `${word}y`
          : `${word}ly`;

/** The -ing form of a base: `making`, `meeting`, `getting`. */
export function ingForm(base: string): string {
  if (/(?:ee|oe|ye)$/.test(base) || base === "be") return `${base}ing`;
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (base.endsWith("e")) return `${base.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

/** The base of a third person in -s; any other form as it is. */
export function baseOfThird(form: string): string {
  if (form === "has") return "have";
  if (form === "is") return "be";
  if (!form.endsWith("s")) return form;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(form)) return form.slice(0, -2);
  return /[^aeiou]ies$/.test(form) && form.length > 4 ? `${form.slice(0, -3)}y` : form.slice(0, -1);
}

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  "child children,man men,woman women,person people,foot feet,tooth teeth,mouse mice,goose geese,life lives,knife knives,wife wives,leaf leaves,shelf shelves,half halves,loaf loaves,analysis analyses,crisis crises,thesis theses,bacterium bacteria,criterion criteria,phenomenon phenomena,larva larvae,fungus fungi"
    .split(",")
    .map((row) => row.split(" ") as [string, string]),
);
const irregularSingulars: ReadonlyMap<string, string> = new Map(
  [...irregularPlurals].map(([one, many]) => [many, one]),
);

/** The plural of a noun in lower case. */
export function pluralOf(noun: string): string {
  const irregular = irregularPlurals.get(noun);
  if (irregular) return irregular;
  if (/(?:s|x|z|ch|sh)$|^(?:tomat|potat|her|ech|vet|torped|mosquit|volcan|mang)o$/.test(noun))
    return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The singular of a plural noun in lower case. */
export function singularOf(noun: string): string {
  const irregular = irregularSingulars.get(noun);
  if (irregular) return irregular;
  if (/(?:ss|sh|ch|x|zz)es$/.test(noun)) return noun.slice(0, -2);
  if (/[^aeiou]ies$/.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`;
  return noun.replace(/s$/, "");
}

/** Ends in -s or is called plural, and is one thing. */
export const singularInS: ReadonlySet<string> = new Set(
  "news physics mathematics maths economics politics ethics statistics athletics gymnastics electronics series species means headquarters measles diabetes billiards lens bus gas class boss business process access success address progress witness illness happiness kindness darkness weakness fitness glass grass mess loss cross dress stress press pass mass kiss guess virus campus bonus status focus census chorus genius minus plus thesis basis crisis analysis emphasis hypothesis this his its us was is yes always perhaps less unless across axis praxis pelvis iris tennis trellis metropolis acropolis mantis cannabis epidermis debris chaos pathos ethos cosmos rhinoceros asbestos pancreas nucleus besides towards sometimes afterwards thus christmas texas paris james chris jones works gallows barracks chess bus canvas atlas alias bias gps sms united states".split(
    " ",
  ),
);

/** Plurals of people and things in -ic; other words in -ics are fields. */
const manyInIcs =
  /^(?:cynics|romantics|classics|antics|critics|comics|mechanics|topics|fabrics|clinics|relics|lyrics|picnics|skeptics|sceptics|academics|medics|clerics|graphics|tactics|characteristics|basics|attics|tunics|plastics)$/;

/** `ferrymen`, but `specimen`. */
const menOfTrades =
  /^(?!(?:abdo|acu|albu|bitu|bre|car|ceru|cle|cogno|cycla|dol|exa|fora|grava|prae?no|puta|regi|speci|sta|teg|ye)men$)\p{Ll}{3,}(?:wo)?men$/u;

/** Whether a noun is a plural: by its form, or without one. */
export function isPlural(noun: string): boolean {
  const key = noun.toLowerCase();
  if (irregularSingulars.has(key) || key === "police") return true;
  if (menOfTrades.test(key) || /(?:grand|step|god|school)children$/.test(key)) return true;
  if (manyInIcs.test(key) || /^(?:gurus|flus|haikus)$/.test(key)) return true;
  return (
    /[^s]s$/.test(key) &&
    !singularInS.has(key) &&
    !/(?:sis|ics|(?:[bcdghiloprstv]|[iom]n|gen|[^e]m)us)$/.test(key) &&
    key.length > 3
  );
}

/** Nouns that have no plural and take no `a`. */
export const uncountables: ReadonlySet<string> = new Set(
  "information advice furniture homework equipment knowledge luggage baggage feedback software hardware traffic money progress research evidence housework weather music scenery machinery stationery jewellery jewelry accommodation underwear rubbish garbage leisure slang vocabulary".split(
    " ",
  ),
);

/** The same for one and for many. */
export const sameForMany: ReadonlySet<string> = new Set(
  "aircraft spacecraft bison bream buffalo cannon caribou carp cattle cod deer elk fish fry game grouse haddock hake halibut herring krill livestock mackerel moose offspring perch pike plaice plankton poultry quail reindeer roach salmon sheep shrimp snipe spawn sprat squid swine tench trout tuna turbot vermin waterfowl whiting woodcock".split(
    " ",
  ),
);

/** Groups that take a singular or a plural verb. */
export const collectives: ReadonlySet<string> = new Set(
  "team staff company community family group government class party firm club committee board department crew cast band audience couple police public majority minority number council union press army navy pair lot rest range variety series crowd gang jury management data media half most percent".split(
    " ",
  ),
);

/** Nouns for people. */
export const people: ReadonlySet<string> = new Set(
  "man men woman women boy boys girl girls child children person people friend friends sister sisters brother brothers mother mothers father fathers parent parents son sons daughter daughters aunt aunts uncle uncles cousin cousins grandmother grandfather grandparents wife wives husband husbands teacher teachers student students doctor doctors nurse nurses neighbour neighbours neighbor neighbors colleague colleagues boss bosses manager managers customer customers guest guests worker workers employee employees player players driver drivers writer writers singer singers actor actors artist artists guy guys lady ladies gentleman gentlemen pupil pupils classmate classmates flatmate flatmates roommate roommates housemate housemates lawyer lawyers engineer engineers farmer farmers soldier soldiers policeman waiter waitress visitor visitors tourist tourists user users citizen citizens patient patients client clients volunteer volunteers member members passenger passengers cyclist cyclists resident residents tenant tenants trustee trustees candidate candidates applicant applicants plumber plumbers electrician electricians builder builders baker bakers gardener gardeners pilot pilots scientist scientists journalist journalists speaker speakers owner owners buyer buyers seller sellers landlord landlords landlady librarian librarians musician musicians photographer photographers runner runners walker walkers swimmer swimmers commuter commuters shopper shoppers voter voters caretaker caretakers treasurer chairman mechanic mechanics stranger strangers grandchildren teenager teenagers adult adults kid kids baby babies niece nieces nephew nephews".split(
    " ",
  ),
);
