/** English verbs as passives show them: past participles with another past form, and words that only look like agents. */

/** Irregular participles whose simple past differs or is alike, by participle. */
export const pastOf: Readonly<Record<string, string>> = {
  written: "wrote",
  taken: "took",
  given: "gave",
  chosen: "chose",
  done: "did",
  seen: "saw",
  shown: "showed",
  driven: "drove",
  drawn: "drew",
  known: "knew",
  begun: "began",
  broken: "broke",
  spoken: "spoke",
  stolen: "stole",
  eaten: "ate",
  grown: "grew",
  thrown: "threw",
  worn: "wore",
  forgotten: "forgot",
  hidden: "hid",
  sung: "sang",
  undertaken: "undertook",
  overseen: "oversaw",
  rewritten: "rewrote",
  made: "made",
  built: "built",
  sent: "sent",
  held: "held",
  found: "found",
  kept: "kept",
  led: "led",
  left: "left",
  lost: "lost",
  met: "met",
  paid: "paid",
  read: "read",
  run: "ran",
  said: "said",
  sold: "sold",
  told: "told",
  taught: "taught",
  won: "won",
  brought: "brought",
  bought: "bought",
  caught: "caught",
  cut: "cut",
  hit: "hit",
  put: "put",
  set: "set",
  understood: "understood",
  heard: "heard",
  felt: "felt",
  spent: "spent",
  designed: "designed",
  fed: "fed",
};

/** Regular participles that are adjectives more often than passives, or take `by` in another sense. */
export const notPassive = new Set(
  "accompanied followed preceded surrounded divided multiplied increased decreased reduced raised measured used located based born dated delayed caused tired interested".split(
    " ",
  ),
);

/** Words after `by` that do not act: times, means, amounts. */
export const notAgents =
  /^(?:the (?:end|time|start|beginning|middle|deadline|way|side|same|hour|day|week|month|year|name|means|use|age|fact|late|early|mid|first|second|next|following|hundreds|thousands|dozen|door|window|river|sea|wall|light|road|station|mail|post)|a (?:factor|margin|third|half|quarter|few|lot|large|wide|total|mile|hair|long|small)|an (?:hour|average|amount|order)|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Q\d|Christmas|Easter|\d|far|now|then|hand|car|bus|train|boat|air|mail|email|phone|post|law|default|chance|mistake|accident|nature|itself|himself|herself|themselves)/iu;
