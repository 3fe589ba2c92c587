/** What stands together in an opening: speech with its speaker, one case with what it stands for, a thing with its name. */

import { describe, expect, it } from "vitest";
import { posts, written } from "./written.fixture.ts";

const chairs = `'It's a straight,' said the man.

'Yes.'

'I told her it went up the stairs.' Graham was holding the door with his foot. 'You can see the stairs. They don't go round anything, and nobody has told you that they ever did, on the telephone or off it.'

'Who did her errands?'

'Pauline.' He stopped typing, and looked for a while at the chair on the landing, which was parked up there with its arms folded and had a cushion on it. 'My sister did.'`;

describe("a paragraph in which somebody speaks", () => {
  it("is broken by no layout, whatever the marks", async () => {
    const long = `${chairs}\n\n${"The clock in the front room said twenty past one, and nobody had wound it. ".repeat(4)}`;
    expect(await written("social/line-break-formatter", long)).toContain(
      "'I told her it went up the stairs.' Graham was holding the door with his foot. 'You can see",
    );
    expect(await written("social/thread-builder", long)).toMatch(
      /errands\?'\n'Pauline\.'[^\n]*'My sister did\.'/,
    );
  });

  it("is no caption and no teaser where it stands among others and nothing is told", async () => {
    for (const id of ["social/storytelling-caption", "social/story-teaser"])
      expect(await written(id, chairs), id).toMatch(/^DECLINED This story begins with people who talk/);
  });
});

const meters = `# Meter mix-up had Tulliver paying twice

TULLIVER, Ohio — For 19 months, Marlene Stuckey paid to fill a swimming pool she does not own.

"I own a birdbath," Stuckey, 71, told City Council on Monday night.

The pool belongs to the family on the other side of her duplex. Stuckey's is one of 638 addresses where a contractor paired a water meter with the wrong account, said Ron Pakulski, the utilities director.

Council voted 5-2 to credit $211,400 to customers who were overcharged.

Halyard Metering Services of Toledo replaced 4,120 meters between March and November 2023.

Council members Doug Reiner and Patrice Lowe voted no.

Halyard will recheck every meter at its own expense by Sept. 30, City Attorney Joan Milbrandt said.`;

describe("a report that begins with one case", () => {
  it("is told with what the case stands for, and without the place that it was filed at", async () => {
    for (const [id, values] of [...posts, ["create/summarize"], ["social/story-teaser"]] as const) {
      const told = await written(id, meters, values);
      if (told.startsWith("DECLINED")) continue;
      expect(told, id).toContain("one of 638 addresses");
      if (id !== "create/summarize") expect(told, id).not.toContain("TULLIVER");
      if (told.includes("Halyard will")) expect(told, id).toContain("Halyard Metering Services");
    }
    expect(await written("social/write-a-post", meters)).toMatch(/^Meter mix-up[^\n]*\n\nFor 19 months/);
    expect(await written("create/summarize", meters, { Length: "One sentence" })).toMatch(
      /^DECLINED This report begins with one case/,
    );
  });

  it("is listed with a sentence a point", async () => {
    const points = await written("create/summarize", meters, {
      Format: "Bullet points",
      Length: "100 words",
    });
    expect(points).toContain("- Stuckey's is one of 638");
    expect(points).not.toMatch(/- "I own|- The pool/);
  });
});

describe("what no box of a network shows", () => {
  it("are the marks of Markdown", async () => {
    const text = `# Sand\n\n**Who is affected**\n\n${"The drivers of the old trams dried their sand on a stove. ".repeat(5)}`;
    expect(await written("social/line-break-formatter", text)).toMatch(
      /^Sand\n\nWho is affected\n\nThe drivers/,
    );
  });
});

describe("a title", () => {
  it("stands over an opening that does not speak of what it names", async () => {
    const text = `# What people leave on the bus

I come from the north, but for three years I have lived in Deeping. I work nights in a depot, where four of us clean.

Last winter I found a leg. It was plastic and it had a brown shoe on the foot. I took a picture and sent it to my sister, and she asked me how the man had got home. I still don't know.

My boss kept it behind the printer. I asked him why, and he said that I would see.`;
    expect(await written("social/caption-writer", text)).toMatch(
      /^What people leave on the bus\n\nI come from/,
    );
  });
});

describe("a page about a product", () => {
  it("ends on no price of a spare part, and is not summed up without its name", async () => {
    const kneeler = `**KC-3 Rolling Kneeler** — $189

For people who set tile or lay vinyl for a living. Hector Salas drew it up after 31 years of bathrooms.

The deck is birch ply, 22 by 17 inches. The pads are foam, so you can peel them off and rinse them. A new pair is $18.

The chest rest takes some of the load off your back on a long reach. Most setters hate it for a day. If you still hate it on the third day, fold it under; you will not lose any travel, and nobody needs to know that you did.

There is an 11-inch tray in front for a trowel. Weight: 14 lb. Ships in six days.`;
    expect(await written("social/caption-writer", kneeler)).toMatch(/rinse them\.$/);
    expect(await written("create/summarize", kneeler)).not.toMatch(/^For people/);
  });
});
