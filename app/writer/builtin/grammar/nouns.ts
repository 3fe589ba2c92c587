/** Common English nouns that can be counted, with the plurals that are not simply an `s`. */

const regular =
  "account action activity address advantage agency agreement aim airport answer app apple approach area argument arm article attempt author award baby bag ball bank bar battle bed benefit bill bird blog boat book bottle box boy branch brand bridge brother budget bug building bus business button call camera campaign car card career case cat cause challenge chance change chapter chart choice church city claim class client clock coach code colleague college colour color comment company competitor computer concept concern condition contract cost country course court cup customer daughter day deadline deal decision degree department design desk detail developer device difference doctor document dog door dream dress driver edge effect effort email employee employer engine engineer error event exam example exercise expense expert factor factory failure family farm farmer fault feature field figure file film finding firm flight floor flower folder form friend game garden gift girl goal graph group guest guide habit hand headline heart hobby holiday home hospital hotel hour house idea image improvement industry interview investor invoice issue item job joke journey key kid kind king laptop law leader lesson letter level library limit line link list machine manager map market meal meeting member memory message method minute mistake model month morning mother movie name nation neighbour neighbor newsletter night note notebook number object offer office officer option order organisation organization owner page painting parent part partner party path patient payment phone photo picture piece place plan planet plant player point policy position possibility post president price problem process product profit programme program project promise proposal pupil purpose question reader reason recipe recommendation record reply report request requirement resource restaurant result return review right risk river road role room rule salary sale sample school screen season section server service shift ship shoe shop sign sister site skill slide solution son song speaker sport staff stage star statement station step store story street student study subject supplier survey system table target task teacher team template term test text thing ticket tool topic town toy trade train tree trend trip truck type university update user value vehicle version video view village visit visitor voice wall week weekend window winner word worker writer year";
const irregular: Readonly<Record<string, string>> = {
  child: "children",
  man: "men",
  woman: "women",
  person: "people",
  foot: "feet",
  tooth: "teeth",
  mouse: "mice",
  life: "lives",
  knife: "knives",
  wife: "wives",
  shelf: "shelves",
  half: "halves",
  analysis: "analyses",
  crisis: "crises",
};
const collective = new Set(
  "team staff company family group government class party firm club committee board department crew band audience couple police public".split(
    " ",
  ),
);

/** The plural of a singular noun. */
export function pluralOf(noun: string): string {
  if (irregular[noun]) return irregular[noun];
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Singular nouns that can be counted. */
export const singulars: ReadonlySet<string> = new Set([
  ...regular.split(" ").filter((noun) => noun !== "staff"),
  ...Object.keys(irregular),
]);

/** Singular nouns after which only a singular verb is right; groups take either in British English. */
export const strictSingulars: readonly string[] = [...singulars]
  .filter((noun) => !collective.has(noun))
  .concat(
    "internet",
    "world",
    "weather",
    "news",
    "information",
    "software",
    "money",
    "food",
    "water",
    "traffic",
  );

/** Plurals of all countable nouns. */
export const plurals: ReadonlySet<string> = new Set([...singulars].map(pluralOf));
