/** A report summed up by what it asks for: what it is of, and each point with its condition. */

import { describe, expect, it } from "vitest";
import { written } from "./written.fixture.ts";

const report = (title: string, first: string, point = "Buy two drums of tar before 4 May."): string =>
  `# ${title}

To: the harbour committee
From: Una Brae, for the meeting of 2 April

${first} Three of the posts had worm in them, and a fourth had been cut for firewood. The rest will see another winter.

${"Each post was tried with a spike at the foot, at the water line and under the cap, and what came out was laid on a board and looked at. ".repeat(5)}

## Costs

Tar is £40 a drum. A post is £65, and the driver wants £30 a day.

## What I ask the committee to decide

1. ${point} Una has the brush.
2. Replace four posts in June. The driver is free then.
3. Put a notice on the slip. Children swim there.`;
const summed = (title: string, first: string, point?: string): Promise<string> =>
  written("create/summarize", report(title, first, point));

describe("a report that asks for something in a list", () => {
  it.each([
    "I went down to the slip with Bert on a falling tide.",
    "On 14 March we looked at the posts by lamp.",
    "We walked the slip from end to end.",
    "In March Ms. Orr asked me why the slip had cost £900.",
    "Dougal Rae asked us what the posts would cost.",
    "Last winter Mr Tait asked me whether the slip would see the spring.",
    "Posts on the slip: 20.",
    "Spent last year: £1,240.",
    "Members of the harbour: 64 boats.",
  ])("is told by its title where it begins with a walk: %s", async (first) => {
    const made = await summed("The posts of the north slip", first);
    expect(made).toMatch(/^The posts of the north slip\. What I ask the committee to decide:/);
    expect(made).not.toContain(first);
  });

  it.each([
    ["The posts of the north slip", "Four of the 20 posts of the north slip will not last the year."],
    ["The north slip: what we found", "We walked the slip from end to end and tried 20 posts."],
    ["The posts of the north slip", "The north slip has cost the harbour nothing since 1990."],
  ])("is told by its first sentence elsewhere: %s, %s", async (title, first) =>
    expect(await summed(title, first)).toContain(first),
  );

  it.each([
    "Buy two drums of tar before 4 May. If we cannot, close the slip.",
    "Pay the driver by the day. Not by the post, he rushes.",
    "Keep the crane until June. Unless it blows, it costs us nothing.",
  ])("keeps a condition with its point: %s", async (point) =>
    expect(
      await summed("The posts of the north slip", "Four posts will not last the year.", point),
    ).toContain(`- ${point}`),
  );

  it.each([
    "Tar. We have half a drum. I would buy two before the frost.",
    "The crane. Keep it another month, and pay the driver by the day.",
    "Mooring rings. Four are gone. I'd order six of the old kind.",
  ])("keeps all of a point that only names a thing first: %s", async (point) =>
    expect(
      await summed("The posts of the north slip", "Four posts will not last the year.", point),
    ).toContain(`- ${point}`),
  );

  it.each([
    "Buy two drums of tar. The yard holds them until 4 May.",
    "Pay the driver by the day. He has to know by Friday.",
    "Keep the crane for now. Its permit must be renewed before June.",
  ])("keeps the last day with its point: %s", async (point) =>
    expect(
      await summed("The posts of the north slip", "Four posts will not last the year.", point),
    ).toContain(`- ${point}`),
  );

  it.each([
    "Buy two drums of tar before 4 May. It is cheaper then.",
    "Pay the driver by the day. He has asked twice.",
    "Keep the crane until June. Nobody else wants it.",
  ])("takes no more of a point: %s", async (point) =>
    expect(
      await summed("The posts of the north slip", "Four posts will not last the year.", point),
    ).not.toContain(point),
  );
});
