/** Whoever tells of the work they do, with tips, judges no place and no thing. */

import { expect, it } from "vitest";
import { kindOfText } from "./text-kind.ts";

const galley =
  "The kitchen has one oven with a door, and that is the best of it. Never fill a pot with soup above half. Bread works, and a stew in a bowl does. A plate of chips will slide the length of the table. We had pork at midnight, and the fish after it. I was on the floor by then with a bag of rice, and the dinner was fine.";
const meal =
  "The menu is short and the waiter knew it. The soup was cold, the bread was stale and the lamb was hardly cooked. A tart came late. The fish was excellent, and the wine was fair. The chicken was dry and overpriced. I would go back for the beef, which was worth the bill.";

it.each([
  "People ask how I got to be a cook on a tug.",
  "I answered an advert and went to sea as a cook.",
  "I'd done nine years in school canteens when the tug took me.",
])("%s is no review", (opening) => expect(kindOfText(`${opening} ${galley}`)).not.toBe("review"));

it.each([
  "We booked a table for four on Friday.",
  "The place opened in May, by the bridge.",
  "I had read of it for years.",
])("%s is one", (opening) => expect(kindOfText(`${opening} ${meal}`)).toBe("review"));
