/** English verbs by their forms, so that a run of words can be told to be no noun phrase. */

import { pastOf } from "../tables/verbs.ts";

/** Verbs that are seldom nouns, by their base. */
const bases =
  "accept achieve add affect agree allow appear apply ask assume avoid base become begin believe belong break bring build buy carry catch cause choose come communicate compare concentrate consider contain continue cover create cut deal decide define deliver depend describe deserve destroy develop die discover discuss do draw drive earn eat employ enable encourage enjoy ensure enter establish examine exist expand expect explain extend fail fall feel fetch fill find fit follow forget form gain gather get give go grow happen hear help hide hold hope improve include increase inform insist introduce invite involve join keep know laugh lead learn leave let lie listen live look lose love maintain make manage mean meet mention multiply need notice obtain occur offer open operate own pay perform prefer prepare prevent proceed produce promise propose protect prove provide publish put raise reach read receive recognise recognize recommend reduce refer reflect refuse regard relate remain remember remind remove replace reply report require return reveal rise run say see seek seem sell send serve settle shine show sit solve speak spend stand start stay stop strike suggest suppose take teach tell tend think throw touch treat try turn understand use visit wait walk want warn watch wear win wish wonder write";

function s(base: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const irregular =
  "was were been had has have did does done went gone came made took taken got gotten said saw seen knew known began begun became gave given found left felt kept held sent told ran fell fallen rose risen stood sat lay led met paid put read set shook spoke spent taught thought threw understood woke wore won wrote written brought built bought caught chose chosen cut drew drawn drove ate fought forgot grew grown heard hid hit hung hurt lost meant sang sank shot slept sold stole stuck swam swept swore tore bore broke broken dealt dug fed flew froze lent lit rode rang shone shut slid spun spread sprang stung struck sworn swung wept wound bade strove";

/** Verbs that are nouns as often; at the start of a clause they are commands. */
const commands = new Set(
  "bake balance book call check clean close cook copy cover cut delay drag drop email fix fold guess guide hand help land list lock mark match mix mop move name note order pack paint place plan plant plot point post pour press print prune rest sand save scan search share sign sketch skip sort soak sound start stir stop store stretch swap test thank time touch train trim update walk wash watch water weigh wrap".split(
    " ",
  ),
);

/** Bases that are nouns as often: after a determiner or an adjective they count as nouns. */
const plainBases = new Set(bases.split(" "));
const forms = new Set([
  ...bases.split(" ").flatMap((base) => [base, s(base)]),
  ...irregular.split(" "),
  ...Object.values(pastOf),
  ...Object.keys(pastOf),
]);

const pastOfBase: Readonly<Record<string, string>> = {
  become: "became",
  begin: "began",
  break: "broke",
  bring: "brought",
  build: "built",
  buy: "bought",
  catch: "caught",
  choose: "chose",
  come: "came",
  cut: "cut",
  do: "did",
  draw: "drew",
  drive: "drove",
  find: "found",
  get: "got",
  give: "gave",
  go: "went",
  grow: "grew",
  hold: "held",
  keep: "kept",
  lead: "led",
  make: "made",
  meet: "met",
  oversee: "oversaw",
  pay: "paid",
  put: "put",
  read: "read",
  rewrite: "rewrote",
  run: "ran",
  see: "saw",
  sell: "sold",
  send: "sent",
  set: "set",
  speak: "spoke",
  spend: "spent",
  take: "took",
  teach: "taught",
  tell: "told",
  think: "thought",
  win: "won",
  write: "wrote",
};

/** Words that end like a past and are none. */
const endsInEd =
  /^(?:need|feed|seed|speed|weed|breed|deed|greed|reed|indeed|exceed|shed|bed|red|bred|hundred|sacred|kindred)$/;

/** Whether a lower-case word can hardly be anything but a verb form. */
export function isVerbForm(word: string): boolean {
  return forms.has(word) || (/[a-z]{2,}ed$/.test(word) && !endsInEd.test(word));
}

/** Whether a word may be a command where a clause begins. */
export function isCommand(word: string): boolean {
  return commands.has(word);
}

/** Whether a word is the base form of a verb that is no noun. */
export function isBase(word: string): boolean {
  return plainBases.has(word);
}

const pasts = new Set([...irregular.split(" "), ...Object.values(pastOf), ...Object.values(pastOfBase)]);
const noPast = new Set(
  "been gone done taken seen known begun given fallen risen written has have does".split(" "),
);

/** Whether a word is a simple past such as a CV bullet opens with. */
export function isPast(word: string): boolean {
  const lower = word.toLowerCase();
  return (pasts.has(lower) && !noPast.has(lower)) || (/[a-z]{2,}ed$/.test(lower) && !endsInEd.test(lower));
}

/** `checking` as `checked`, `building` as `built`; null for what is no -ing form. */
export function pastFromIng(word: string): string | null {
  const stem = /^([a-z-]{2,})ing$/.exec(word.toLowerCase())?.[1];
  if (stem === undefined) return null;
  for (const base of [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")]) {
    const known = pastOfBase[base];
    if (known) return known;
  }
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  return stem.endsWith("e") ? `${stem}d` : `${stem}ed`;
}
