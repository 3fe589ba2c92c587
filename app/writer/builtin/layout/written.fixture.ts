/** Texts and doors of the layouts, for their tests. */

import { entries } from "../../catalogue/catalogue.ts";
import type { Values } from "../../task.ts";

const { signal } = new AbortController();
/** What an entry makes of a text; `DECLINED` and its reason where it declines. */
export async function written(id: string, text: string, values: Values = {}): Promise<string> {
  const result = await entries.find((entry) => entry.id === id)?.rule?.({ text }, values, signal);
  if (typeof result === "string") return result;
  return !result ? "" : "decline" in result ? `DECLINED ${result.decline}` : result.text;
}

export const page = `# The Holm stool

**£85, shipped from Hawick. Usually goes out in a week.**

I started making these in 2017 because every stool in our kitchen wobbled. My brother sat on one at Easter and has not sat on anything else since.

So this is a stool for people who lean back.

It's ash, weighs 3 kg and stands on three legs.

## What's in the box

- The stool, oiled
- A tin of wax

## Questions I get

**Why three legs?** Because four never stand. I tried four twice.

**Does it come in oak?** It did. Too heavy.

## If you don't like it

Send it back within 30 days and I'll refund the £85.`;

export const mail = `Hi Gareth,

Sorry this is a day late. I wanted to wait for the test.

The short version is that we still open on 12 January, but there's less slack than there was.

What's coming:

Wed 25 Nov    Refunds ready
Thu 3 Dec     Training, Bath
Tue 12 Jan    Live

Have a good weekend,
Marta`;

export const posts: readonly (readonly [string, Values?])[] = [
  ["social/write-a-post"],
  ["social/community-post"],
  ["social/caption-writer"],
  ["social/fit-to-280"],
  ["marketing/social-post-generator"],
  ["templates/tweet"],
  ["templates/linkedin-post"],
  ["templates/facebook-post"],
  ["create/repurpose", { Platform: "LinkedIn" }],
  ["create/repurpose", { Platform: "Instagram" }],
  ["adapt/adapt", { "Use case": "Social Media" }],
];

export const threads: readonly (readonly [string, Values?])[] = [
  ["social/thread-builder"],
  ["templates/twitter-x-thread"],
  ["create/repurpose", { Format: "Social thread" }],
  ["create/repurpose", { Platform: "Twitter / X" }],
];
