/** Names with what they mean and how they sound. */

/** Given names with their origin and meaning, and their sound. */
const given: readonly (readonly [name: string, meaning: string, sound: string])[] = [
  ["Alba", "Latin and Italian: dawn, white", "open vowels, calm"],
  ["Agnes", "Greek: pure", "old-fashioned, firm at the end"],
  ["Beatrice", "Latin: she who makes happy", "light steps, a bright close"],
  ["Bruno", "Germanic: brown", "round and heavy"],
  ["Clara", "Latin: clear, bright", "clean, easily called across a room"],
  ["Conrad", "Germanic: bold counsel", "hard beats"],
  ["Daphne", "Greek: laurel", "soft in the middle"],
  ["Dorian", "Greek: of the Dorians", "flowing, a little proud"],
  ["Edith", "Old English: riches and battle", "short, with a breath at the end"],
  ["Emil", "Latin: rival", "mild, hardly a consonant in the way"],
  ["Felix", "Latin: lucky, happy", "quick, with a snap"],
  ["Flora", "Latin: flower", "round and warm"],
  ["Greta", "short for Margaret, Greek: pearl", "bright and brisk"],
  ["Gideon", "Hebrew: feller, hewer", "falls like steps"],
  ["Hazel", "Old English: the hazel tree", "hums in the middle"],
  ["Hugo", "Germanic: mind, heart", "starts on a breath"],
  ["Ines", "form of Agnes, Greek: pure", "small and clear"],
  ["Ivor", "Old Norse: archer", "short, dark at the end"],
  ["Jonas", "Hebrew: dove", "gentle, with an open start"],
  ["Judith", "Hebrew: woman of Judea", "serious, soft ending"],
  ["Kit", "short for Christopher or Katherine", "one quick beat"],
  ["Leander", "Greek: lion man", "long and rolling"],
  ["Lena", "short for Helena, Greek: torch", "smooth, no edges"],
  ["Magnus", "Latin: great", "heavy first beat"],
  ["Marit", "Scandinavian form of Margaret: pearl", "short and northern"],
  ["Nadia", "Slavic: hope", "light beats"],
  ["Nils", "Scandinavian form of Nicholas: victory of the people", "thin and quick"],
  ["Olive", "Latin: olive tree", "mellow"],
  ["Otto", "Germanic: wealth", "the same from both ends"],
  ["Petra", "Greek: rock", "hard start, open end"],
  ["Pascal", "Latin: of Easter", "crisp, then soft"],
  ["Quentin", "Latin: fifth", "sharp at the start"],
  ["Rosalind", "Germanic: gentle horse; later heard as pretty rose", "long and musical"],
  ["Rufus", "Latin: red-haired", "rough and friendly"],
  ["Silas", "Latin: of the wood", "whispers"],
  ["Stella", "Latin: star", "clear and short"],
  ["Theo", "Greek: god", "open, no closing sound"],
  ["Thora", "Old Norse: of Thor", "dark and strong"],
  ["Una", "Irish; in Latin: one", "almost a hum"],
  ["Viktor", "Latin: conqueror", "hard consonants"],
  ["Willa", "Germanic: will, resolve", "soft walk"],
  ["Wanda", "Slavic; perhaps: of the Wends", "swings"],
  ["Zora", "Slavic: dawn", "buzzes, then opens"],
];

/** Beginnings of English place names with the words that call for them. */
const starts: readonly (readonly [start: string, meaning: string, called: RegExp])[] = [
  ["Ash", "ash trees", /\b(?:tree|trees|wood|woods|fire|ash|leaves)\b/i],
  ["Marsh", "wet ground", /\b(?:rain|marsh|fog|mist|wet|mud|river)\b/i],
  ["Stan", "stone", /\b(?:stone|stones|rock|wall|hill|mountain|grave|brick)\b/i],
  ["Whit", "white", /\b(?:white|snow|ice|winter|light|chalk|bread)\b/i],
  ["Black", "black or dark", /\b(?:dark|black|night|shadow|death|dead|fear|coal)\b/i],
  ["Kings", "the king's own", /\b(?:king|queen|prince|crown|war|soldier|law|board)\b/i],
  ["Barl", "barley", /\b(?:harvest|barley|bread|field|farm|corn|bakery|bake|flour)\b/i],
  ["Ferry", "a crossing by boat", /\b(?:boat|ship|ferry|sea|lake|oars|shore|island)\b/i],
  ["New", "new", /\b(?:new|first|begin|began|start|future|city|company)\b/i],
  ["Long", "long", /\b(?:road|way|street|path|journey|train|miles|years)\b/i],
  ["Ever", "a wild boar", /\b(?:wild|forest|hunt|dog|wolf|fox|animal)\b/i],
  ["Hol", "a hollow", /\b(?:house|home|door|room|kitchen|uncle|mother|family)\b/i],
];

const ends: readonly (readonly [end: string, meaning: string, sound: string])[] = [
  ["ford", "a place to cross a river", "closes firmly"],
  ["ley", "a clearing in a wood", "ends open"],
  ["wick", "a farm or a small trading place", "ends with a click"],
  ["mere", "a lake", "fades out"],
  ["combe", "a short valley", "hums at the end"],
  ["thorpe", "an outlying farm", "plain and northern"],
];

/** Names of people whose first letters are free, each with its note. */
export function newPeople(text: string, taken: readonly string[], count: number): string[] {
  const letters = new Set(taken.map((name) => name.replace(/^the /, "").charAt(0).toUpperCase()));
  const free = given.filter(([name]) => !text.includes(name));
  const start = text.length % free.length;
  const turned = [...free.slice(start), ...free.slice(0, start)];
  const chosen: (typeof given)[number][] = [];
  const used = new Set(letters);
  for (const row of turned) {
    if (chosen.length >= count) break;
    if (used.has(row[0].charAt(0))) continue;
    used.add(row[0].charAt(0));
    chosen.push(row);
  }
  for (const row of turned) if (chosen.length < count && !chosen.includes(row)) chosen.push(row);
  return chosen.map(([name, meaning, sound]) => `**${name}** (person): ${meaning}. Sound: ${sound}.`);
}

/** Names of places made of what the text is about, each with its note. */
export function newPlaces(text: string, count: number): string[] {
  const called = starts.filter(([, , words]) => words.test(text));
  const order = [...called, ...starts.filter((start) => !called.includes(start))];
  const shift = text.length % ends.length;
  return order
    .map(([start, meaning], index) => {
      const [end, place, sound] = ends[(index + shift) % ends.length] ?? [
        "ley",
        "a clearing in a wood",
        "ends open",
      ];
      return { name: start + end, note: `${meaning} and ${place}. Sound: ${sound}` };
    })
    .filter(({ name }) => !text.includes(name))
    .slice(0, count)
    .map(({ name, note }) => `**${name}** (place): Old English for ${note}.`);
}
