/** Whoever tells and advises from their own life sells nothing, with whatever prices; an offer is one in any currency. */

import { expect, it } from "vitest";
import { kindOfText } from "./text-kind.ts";

const body = (price: string): string =>
  `People ask me the same five questions at every fair, so I wrote the answers down. My sister carried the tents for years and never charged for it. We took them to Ludlow, to Hay and to a field near Brecon where the cows got in. A peg costs nothing. Stakes are ${price} each and you need nine. I told a man in Leominster that his would blow away, and it did. He came back for the bigger one. We laughed about it. My advice is to look at the sky first. Guy ropes went missing at every second wedding. I kept a box of them. Bring a friend. Deposits are £80 now, cash or card, sorry. My husband said that was too little. I learned that he was right. When the river rose we lost two poles.`;

it.each([
  "The marquee was white when it left us, and it came back with a hoofprint on the roof.",
  "We put up our first tent on a slope, and the cake slid.",
  "I once lost a whole tent to the wind at Clun.",
])("a story with advice and prices is no offer: %s", (opening) =>
  expect(kindOfText(`${opening}\n\n${body("$14")}`)).not.toBe("product"),
);

const offer = (price: string): string =>
  `# Oak pegs for marquees, bag of ten\n\n${price}\n\nWe make these in the yard from storm oak, and they are 40 cm long. You get ten and a mallet. Two of the bags have knots.\n\nCollect from Ludlow, or ask for Bryn. Cash or card.`;

it.each([
  "**1,250 kr.** a bag",
  "**£18, posted.** Two for £33.",
  "**Rs 900.** Postage Rs 80.",
  "**€22** each, collected at the yard",
])("a thing with its price is one: %s", (price) => expect(kindOfText(offer(price))).toBe("product"));
