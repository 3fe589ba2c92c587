/** Lettered items are the lines of a list, in lines of their own and in a paragraph. */

import { expect, it } from "vitest";
import { blocksOf } from "../../prose/blocks.ts";
import { letteredIn } from "./lettered.ts";
import { written } from "./written.fixture.ts";

const broken = (text: string): Promise<string> => written("social/line-break-formatter", text);
const before =
  "The mast was looked at in May by two people from the yard. They found rot at the foot of it and none above. The rest of it is as sound as it was when it was put up in the year of the great gale.";

it.each([
  "a) That the mast is cut by a foot.\nb) That the yard is paid. It asks for £90.\nc) That Joss is thanked.",
  "(a) Cut the mast by a foot.\n(b) Pay the yard.",
  "i) Cut the mast by a foot.\nii) Pay the yard.\niii) Thank Joss for all that he has done with it.",
])("keeps the lines of a list: %s", async (list) => {
  expect(await broken(`${before}\n\nRecommendations\n\n${list}`)).toContain(`\n\n${list}`);
});

it.each([
  [
    "We ask for a) a key, b) a lamp and c) a day's notice.",
    "We ask for\na) a key,\nb) a lamp and\nc) a day's notice.",
  ],
  ["Bring (i) a rope and (ii) a dry coat.", "Bring\n(i) a rope and\n(ii) a dry coat."],
  ["It is shut (a) at night, (b) in frost.", "It is shut\n(a) at night,\n(b) in frost."],
])("breaks a paragraph before its items: %s", async (paragraph, lines) => {
  expect(await broken(`${before}\n\n${paragraph}`)).toContain(lines);
});

it.each([
  "Take the boat (a dory) and go.",
  "Plan b) was dropped in May.",
  "See parts c) and d) of the lease.",
])("takes nothing else for a list: %s", (text) => {
  expect(blocksOf(text).flatMap((block) => letteredIn(block))).toHaveLength(1);
});
