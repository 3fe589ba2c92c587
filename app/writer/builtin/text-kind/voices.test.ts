/** Kinds by what people of many voices write, and what only looks like it. */

import { describe, expect, it } from "vitest";
import { kindOfText, type TextKind } from "./text-kind.ts";
import { adverts, incidents, opinions, priceLists } from "./voices.fixture.ts";

const voices: readonly (readonly [TextKind, string])[] = [
  ...opinions.map((text) => ["opinion", text] as const),
  ...[...adverts, ...priceLists].map((text) => ["product", text] as const),
  ...incidents.map((text) => ["report", text] as const),
];

describe.each(["opinion", "product", "report"] as const)("a text that is %s", (kind) => {
  it.each(voices.filter(([one]) => one === kind).map(([, text]) => text))("is told: %s", (text) => {
    expect(kindOfText(text)).toBe(kind);
  });
});

/** Texts of other kinds with some of the signs of those above. */
const others: readonly (readonly [TextKind, string])[] = [
  [
    "how-to",
    `# Waxing your own sledge

1. Scrape the runners with a blunt knife.
2. Warm them by the stove for an hour. Turn them twice.
3. Rub the wax along them. If it crumbles, warm them again.
4. Hang the sledge on a hook and leave it overnight.

A block costs about £8 in any shop, and it lasts three winters.`,
  ],
  [
    "recipe",
    `Sausages for eight, about £9 in all.

- 2 kg pork
- 30 g salt
- 1 tsp sage

Mince the pork. Mix in the salt and the sage. Fry one and taste it. Order the skins by post a week before.`,
  ],
  [
    "memoir",
    `# The piano

When I was nine my mother bought a piano for £12 and six men carried it up our stairs. I was sick with pride. She played it every night until 1974, and I lay under it and watched the pedals. My father said he could hear it from the yard. I remember the smell of the felt. When she died we sold it to a man from Whitby for £40 and he took it down by himself, which I never forgave. I still have the key.`,
  ],
  [
    "memoir",
    `# The wage packet

In 1971 I worked on the ferries and I was tired all that year. My brother said I should ask for more, and I understood that he was right about it. I never asked. We lived in Hull, over a shop, and my wife sang. I remember the stairs. I kept the packets in a tin and years later I counted them. There were fifty-one. One week must have been the week our son was born.`,
  ],
  [
    "news",
    `# Swimmers sent home after tile falls

A ceiling tile fell into the pool at Harmer baths on Saturday, and 40 people were sent home. Nobody was hurt. The council said on Monday that nine clips had rusted through. “It came down like a tray,” said Ann Hill, who teaches there. A spokesman said the baths would stay shut until the roof had been checked.`,
  ],
  [
    "letter",
    `Hello Ray,

There was an accident at the yard on Tuesday at 10.15 and I would sooner you heard it from me. The hoist slipped. Nobody was hurt. The hook has been replaced and I have paid for it.

See you Sunday,
Tom`,
  ],
];

it.each(others)("%s is left alone: %s", (kind, text) => {
  expect(kindOfText(text)).toBe(kind);
});

it("what somebody says of work they like is no plea", () => {
  const told = `# My year on the boats

I cook on a supply ship. I do five weeks on and five off, and people ask me what it is like. It is like a kitchen that leans. You learn to wedge a pan. I asked for the job after the pub shut. The money is right. I have a cabin with a window and I keep basil in it. Some nights nobody eats and some nights they eat twice. I would do it again.`;
  expect(kindOfText(told)).not.toBe("opinion");
});

it.each([
  "The dial should read 12 or below.",
  "There should be a skin on it by six.",
  "It should feel like a wet plum.",
])("what a thing should be like makes no case: %s", (sentence) => {
  const told = `# What happens to your bread before you are up

I work nights at a bakery, four ovens, mostly alone. People think it rises by itself. It wants some help.

At nine I feel the dough. ${sentence} If it is cold I wait, and nobody is happy. I think the cold is the trick. Then I turn it out and weigh it. What goes in first comes out last, because the back of the oven is hotter.

When you press a loaf and it springs back, it is done. A tray holds thirty. So which one was burnt? Always the one by the door.`;
  expect(kindOfText(told)).not.toBe("opinion");
});
