import { describe, expect, it } from "vitest";
import { kindOf } from "#app/document/builtin-kind.ts";
import { entries } from "../../catalogue/catalogue.ts";
import type { Values } from "../../task.ts";
import refusals from "./sheets/refusals.json" with { type: "json" };
import { kindOfText } from "./text-kind.ts";
import { parseVersions } from "../../versions.ts";

const texts = {
  story:
    "The van still smelled of putty. Colm drove. Bridie had the urn between her boots.\n\n“Left here,” she said.\n\n“It's straight on.”\n\n“It's left, Colm, there's a sign.”\n\nShe looked back at it. He laughed and had to stop the van.",
  memoir:
    "# The shallow end\n\nI turned fifty in January. People assume there must have been some accident. There wasn't. My father couldn't swim either. I hummed in the bath at home until my husband asked if I was all right. I touched the far wall and I was furious.",
  news: "# Harrow Lane library to close in March\n\nHarrow Lane library will shut on Saturday 27 March after councillors voted 7 to 4 on Tuesday. Officers told the cabinet that the roof would need £410,000. The branch opened in 1956. “I learned to read there,” said Denise Farrar. Campaigners said on Thursday that they would go on.",
  letter:
    "From: Marta Kowalczyk\nTo: Gareth Lowe\nDate: Fri, 20 Nov 2026 16:42\nSubject: Booking system: two things I need from you\n\nHi Gareth,\n\nWe are still on course to go live on Tuesday 12 January. Which of the two rules do you want the system to keep? I need to know by Wednesday.\n\nHave a good weekend, and good luck on Sunday.\n\nMarta",
  minutes:
    "STOKE ABBAS ALLOTMENT ASSOCIATION\n\nPresent: Jean (chair), Bob H, Lorna (notes)\nApologies: Pete\n\n1. Water. Agreed: get a third quote.\n\n2. Rents. Decided: £54, to go to the AGM.\n\nNext meeting: 13 January.",
  "how-to":
    "# How to fix a dripping tap\n\nAllow an hour the first time.\n\n1. Turn the water off. Look under the sink for a valve.\n\n2. Open the tap and let it run.\n\n3. Take the washer off.",
  product:
    "# The Coulee Sharpener\n\n**$64, shipped from Viroqua, Wisconsin. Usually goes out in 3 to 5 working days.**\n\nI started making these in 2019. The block is nine inches long and made of oak.\n\n## What's in the box\n\n- The block\n- One diamond plate, 400 grit\n\nSend it back within 60 days and I'll refund the $64.",
  opinion:
    "# Give me a bunk\n\nI think the love of night trains does harm. We need fair charges for the track. But look at why they fail. Some people will say that nobody wants them. The train should be cheaper, and it is absurd that it is not. Let us charge night trains less.\n\n*Hanne Verbruggen runs a small translation office in Ghent.*",
  recipe:
    "# Leek pie\n\n- 4 large leeks\n- 700 g potatoes\n- 60 g butter\n- 2 tbsp flour\n\nSlice the leeks and wash them twice. Bake for 40 minutes.",
  review:
    "# Small Hours at the Tobacco Factory\n\nThe play is Mags Adeyemi's second. Tessa Coyle plays Ruth. The set is a door. Ife Martins is very good. I would have liked it darker. It is on until 14 December.",
  speech:
    "Good evening, everybody, and thank you for coming out.\n\nMy name is Joan Petrie and I have been caretaker of this school for thirty-one years. The new hall needs chairs.\n\nThank you.",
  notice:
    "# Workshop manager\n\nSecond Spin mends bicycles in Leith. We are looking for somebody to run the workshop from 1 March. Send a page to Ewan by 22 January. Interviews are on 2 February.",
  complaint:
    "To: Mr Lane\nSubject: no hot water, flat 2, 9 Mill Road\n\nDear Mr Lane,\n\nI have phoned the office twice since Monday. The boiler is broken again and my son has had no hot water for three days. I have attached the receipt for a heater, which I think should come off the rent. Could somebody come tomorrow?\n\nThanks\nAda Brook",
  report:
    "# Tollgate Singers: half-year report to members\n\nDear members,\n\n## Concerts\n\nWe sang 7 times, against 5 in 2024, to 1,210 people.\n\n## Money\n\nTickets brought £4,310, the hall cost £1,900 and music £212. We have £2,198 left.\n\n*Ines Marr, chair*",
  notes:
    "HIST1010 wk 3 - Dr Osei\n\nENCLOSURE cont.\n- open fields -> strips, no hedges\n- who gains?? landlords + big tenants (check)\n- commons = fuel, grazing, NOT just land\nnb dates on slide wrong, look up\nreading: Neeson ch 2\n-> links to wk 1\nask: copyhold = ?",
  family:
    "# The forge\n\nMy grandfather kept the forge in Ware Street from 1948 until 1971. I was there on Saturdays, and my aunt Rose made the tea. He said that iron told you when it was ready. My grandfather sold the anvil in 1972. I have the tongs, and I never use them.",
} as const;
type Kind = keyof typeof texts;

async function said(id: string, kind: Kind, values: Values = {}): Promise<string> {
  const rule = entries.find((one) => one.id === id)?.rule;
  const result = await rule?.(
    { text: texts[kind], role: "Advisor", partner: "Challenger" },
    values,
    new AbortController().signal,
  );
  if (typeof result === "string") return result;
  return result && "decline" in result ? `DECLINED ${result.decline}` : "";
}
describe("a kind that asks for sheets of its own", () => {
  it.each<[Kind, string]>([
    ["complaint", "complaint"],
    ["report", "report"],
    ["notes", "notes"],
    ["family", "memoir"],
    ["letter", "letter"],
    ["minutes", "minutes"],
    ["story", "story"],
  ])("is told by its signs: %s", (kind, expected) => {
    expect(kindOfText(texts[kind])).toBe(expected);
  });

  it.each<[string, Kind, Values]>([
    ["templates/landing-page-copy", "notes", {}],
    ["templates/short-story", "notes", {}],
    ["templates/release-notes", "notes", {}],
    ["stories/name-characters-and-places", "notes", {}],
    ["purpose/purpose-writer", "notes", { Channel: "Facebook" }],
    ["inspire/headlines-and-titles", "notes", { Appeal: "Benefit" }],
    ["create/brainstorm", "complaint", { Boldness: "Fresh" }],
    ["inspire/angle-and-perspective", "complaint", { Scale: "Society" }],
    ["blog/blog-intro-writer", "complaint", {}],
    ["stories/outline-story-arc", "complaint", {}],
    ["templates/newsletter", "complaint", {}],
    ["inspire/hooks-and-openings", "report", { Promise: "What it costs to ignore" }],
    ["templates/api-documentation", "report", {}],
    ["templates/customer-support-reply", "story", {}],
    ["templates/value-proposition", "news", {}],
    ["templates/executive-summary", "family", {}],
    ["templates/release-notes", "family", {}],
  ])("%s declines over %s with what it reads like: %o", async (id, kind, values) => {
    const told = await said(id, kind, values);
    expect(told).toMatch(
      /^DECLINED Your text reads like (?:notes|a letter that|a report|a story|a news|a memoir)/,
    );
    expect(told).not.toMatch(
      /\b(?:The|the) (?:boldness|placement|stance|scale|tone|goal|order|method) ‘?\p{Lu}/u,
    );
    expect(told.length).toBeLessThan(330);
  });

  it("takes jotted notes on work for no private ones, since papers are made of them", () => {
    const jotted =
      "mtg w/ Sana + Piet re market\n\n- dates: sat 5 + sun 6\n- stalls: 42 last yr -> 50\n- who asks?? Piet (check)\nnb power, look up\n- due fri\n- ask: tents";
    expect(kindOfText(jotted)).toBe("other");
  });

  it("names nothing as fitting that declines such a text too", async () => {
    let named = 0;
    for (const { kinds, say } of refusals)
      for (const kind of kinds.filter((one): one is Kind => one in texts))
        for (const [, name] of say.matchAll(/‘([^’]+)’/g))
          for (const entry of entries.filter((one) => one.name === name)) {
            named += 1;
            expect(await said(entry.id, kind), `${entry.id} over ${kind}`).not.toContain("DECLINED");
          }
    expect(named).toBeGreaterThan(20);
  });

  it("asks a complaint what is wrong and nothing about readers outside", async () => {
    const told = await said("purpose/purpose-writer", "complaint", { Tone: "Professional" });
    expect(told).toContain("What is wrong, since when, and whom have you told already?");
    expect(told).toContain("### Sound professional");
    expect(told).not.toMatch(/outside|published/);
    expect(await said("titles/title-professional", "complaint")).not.toMatch(/Project|contract number/);
    expect(await said("inspire/headlines-and-titles", "complaint")).toContain("[What is wrong] since [day]");
  });

  it("takes a tone alone for no wish to publish a letter", async () => {
    const told = await said("purpose/purpose-writer", "letter", { Tone: "Friendly & warm" });
    expect(told).toContain("> We are still on course");
    expect(told).not.toMatch(/outside|published/);
    expect(await said("purpose/purpose-writer", "letter", { Goal: "Share insights" })).toContain("published");
  });

  it("asks a report for no answer and tells its story in one order", async () => {
    expect(
      await said("inspire/headlines-and-titles", "report", { Length: "Under 80 characters" }),
    ).not.toMatch(/order|subject line/i);
    expect(await said("titles/subtitle-short", "report")).not.toContain("Answer by");
    const told = await said("purpose/purpose-writer", "report", { Goal: "Tell a story" });
    expect(told).toContain("### Start from what you have");
    expect(told).not.toContain("### Put it in order");
  });

  it("calls a memoir a memoir", async () => {
    expect(await said("prompts/prompts", "family")).toContain("You are an editor of memoirs.");
    expect(await said("prompts/prompts", "family")).not.toContain("at most ten points");
    expect(await said("purpose/purpose-writer", "family")).toContain("### Write what goes with the memoir");
    expect(await said("templates/memoir-piece", "family")).not.toContain("Find a memory first");
  });

  it("refuses no length, list, joke or lesson that the text can bear", async () => {
    for (const [id, kind, values] of [
      ["purpose/purpose-writer", "story", { Length: "Medium (300-500 words)" }],
      ["purpose/purpose-writer", "memoir", { Length: "Long (600-1000 words)" }],
      ["inspire/hooks-and-openings", "product", { Feeling: "Amusement" }],
      ["inspire/hooks-and-openings", "memoir", { Promise: "What you will learn" }],
      ["inspire/headlines-and-titles", "memoir", { "Headline Type": "List" }],
      ["inspire/headlines-and-titles", "family", { "Headline Type": "Bold claim" }],
      ["create/brainstorm", "report", { Boldness: "Wild" }],
    ] as const)
      expect(await said(id, kind, values), id).not.toContain("DECLINED");
  });

  it("does not ask of a kind that is known whether the text is of it", async () => {
    for (const id of ["templates/landing-page-copy", "templates/ad-copy", "templates/sales-page"])
      expect(await said(id, "product"), id).not.toContain("if not,");
  });

  it("begins again from sentences that point at nobody", async () => {
    const rule = entries.find(({ id }) => id === "brainstorm/inspiration")?.rule;
    const told = await rule?.(
      {
        text: "The church bells rang at six every morning of the year. One man called every night to ask when they would stop. The laundry opened at noon on every Sunday in May. The lift had room for two guests and a bag.",
        role: "Advisor",
      },
      {},
      new AbortController().signal,
    );
    expect(told).toContain("> The lift had room");
    expect(told).not.toContain("> One man called");
  });
});

const headlines = "inspire/headlines-and-titles";
const hooks = "inspire/hooks-and-openings";
const angles = "inspire/angle-and-perspective";
const purpose = "purpose/purpose-writer";

describe("an option that does not fit the kind of text", () => {
  it.each<[string, Kind, Values]>([
    [headlines, "story", { Appeal: "Urgency" }],
    [headlines, "story", { Placement: "News story" }],
    [headlines, "how-to", { Appeal: "Urgency" }],
    [headlines, "speech", { "Headline Type": "List" }],
    [hooks, "letter", { Feeling: "Wonder" }],
    [hooks, "minutes", { "Opening Move": "Short anecdote" }],
    [hooks, "news", { Size: "Full intro" }],
    [hooks, "notice", { Feeling: "Tension" }],
    [angles, "letter", { "Time Frame": "Ten years on" }],
    [angles, "how-to", { Scale: "One team" }],
    [angles, "minutes", { Stance: "Change of mind" }],
    [angles, "review", { Viewpoint: "Beneficiary" }],
    ["create/brainstorm", "story", { "Sort By": "Best for search" }],
    [purpose, "story", { Goal: "Educate audience" }],
    ["titles/title-seo", "letter", {}],
    ["titles/title-professional", "story", {}],
  ])("%s declines over a %s: %o", async (id, kind, values) => {
    const told = await said(id, kind, values);
    expect(told).toMatch(/^DECLINED Your text (?:reads like|explains|describes|argues) /);
    expect(told).toMatch(/\bfits?\b|this sheet asks|makes a subject line/);
    expect(told.length).toBeLessThan(330);
  });

  it("is urgent only where the text names a day", async () => {
    expect(await said(headlines, "letter", { Appeal: "Urgency" })).toContain("## Pattern 1\n\n[Decision]");
    const rule = entries.find(({ id }) => id === headlines)?.rule;
    const undated = await rule?.(
      { text: "Hi Tom,\n\nplease send the two papers back to me.\n\nBest,\nAnn" },
      { Appeal: "Urgency" },
      new AbortController().signal,
    );
    expect(undated).toEqual({ decline: expect.stringContaining("names none") });
  });
});

describe("what is to be filled in belongs to the kind of text", () => {
  it("asks a story for nothing true and a letter for no hook", async () => {
    expect(await said("create/brainstorm", "story")).not.toContain("without making anything up");
    expect(await said("create/brainstorm", "product")).toContain("without making anything up");
    expect(await said(hooks, "story", { "Opening Move": "Short anecdote" })).not.toContain(
      "must have happened",
    );
    expect(await said(hooks, "minutes")).toContain("Minutes need no hook");
    expect(await said(hooks, "memoir", { Promise: "What changes after" })).toContain(
      "Then: [the day it changed]",
    );
  });

  it("has no line that stands under every sheet of a tool", async () => {
    const kinds = Object.keys(texts) as Kind[];
    for (const id of [headlines, hooks, angles]) {
      const lines = await Promise.all(
        kinds.map(async (kind) => parseVersions(await said(id, kind)).map(({ text }) => text)),
      );
      const [first = [], ...others] = lines;
      const common = first.filter(
        (line) => line.includes("[") && others.every((other) => other.includes(line)),
      );
      expect(common, id).toEqual([]);
    }
  });

  it("offers titles by kind", async () => {
    expect(await said("titles/title-plain", "minutes")).toContain("[Body], [date]: [main decision]");
    expect(await said("titles/subtitle-descriptive", "memoir")).not.toContain("A guide to");
    expect(await said("titles/title-question", "how-to")).toContain("Why does my [thing] [fault]?");
  });
});

describe("a line of the writer's own", () => {
  it.each<[Kind, string]>([
    ["memoir", "The shallow end"],
    ["letter", "Booking system: two things I need from you"],
    ["product", "The Coulee Sharpener"],
    ["opinion", "Give me a bunk"],
    ["minutes", "STOKE ABBAS ALLOTMENT ASSOCIATION"],
  ])("is the title or the subject that a %s has now", async (kind, title) => {
    const cards = parseVersions(await said(headlines, kind));
    expect(cards.filter(({ label }) => label.startsWith("Your line")).map(({ text }) => text)).toEqual([
      title,
    ]);
    expect((await said("titles/title-plain", kind)).split("\n")[0]).toBe(`- ${title}`);
  });

  it("keeps to the length that is chosen", async () => {
    const told = await said(headlines, "letter", { Length: "Under 40 characters" });
    expect(told).not.toContain("Your line");
    expect(await said(headlines, "memoir", { Length: "Under 40 characters" })).toContain("The shallow end");
  });

  it("is no farewell, credit, price, nor what the next sentence denies", async () => {
    const bare = {
      denied:
        "Swimming took me eleven weeks. People assume there must have been some accident. There wasn't. The baths shut in 1983 because of the roof.",
      retold:
        "The trains ran well all summer long. But look at why. Planes pay no tax on fuel.\n\n*Hanne Verbruggen runs a small translation office in Ghent.*",
      priced:
        "**$64, shipped from Viroqua, Wisconsin. Usually goes out in 3 to 5 working days.**\n\nThe guide holds the angle at 17 degrees.",
    };
    const rule = entries.find(({ id }) => id === "titles/title-plain")?.rule;
    for (const text of Object.values(bare)) {
      const told = await rule?.({ text }, {}, new AbortController().signal);
      for (const never of [
        "accident",
        "ran well all summer",
        "Hanne",
        "$64",
        "working days",
        "**",
        "good luck",
      ])
        expect(told).not.toContain(never);
    }
  });
});

describe("a sheet over a text of another kind", () => {
  it("does not say that a column is a story", async () => {
    for (const id of [purpose, "templates/landing-page-copy", "templates/promotional-email"])
      expect(await said(id, "opinion"), id).not.toMatch(/tells a story|Leave it (?:as it is|so)/);
  });

  it("opens a purpose over a story, and nothing after it says otherwise", async () => {
    const told = await said(purpose, "story", { Tone: "Professional" });
    expect(told).toContain("### Write what goes with the story");
    expect(told).toContain("### For the lines beside the story");
    expect(told).not.toMatch(/the form its channel asks|First \[step\]|Last: \[the one thing to do/);
    expect(await said(purpose, "news")).not.toContain("Last: [the one thing to do");
  });

  it.each([
    "templates/bug-report",
    "templates/job-description",
    "templates/readme",
    "templates/ad-copy",
    "templates/cover-letter",
    "templates/executive-summary",
    "professional/pitch-proposal-writer",
  ])("%s quotes nothing of a story and says what it needs", async (id) => {
    const told = await said(id, "story");
    expect(told).toContain("Your text reads like a story. This sheet needs ");
    expect(told).not.toContain("> ");
  });

  it.each<[string, string]>([
    ["stories/set-the-world-s-rules", "Invent one power, machine or law"],
    ["stories/alternate-ending", "write in two lines who has it and how it came out"],
    ["stories/invent-culture-and-history", "as a people of their own"],
    ["stories/name-characters-and-places", "name six people and four spots"],
  ])("%s has a bridge of its own", async (id, bridge) => {
    expect(await said(id, "how-to")).toContain(bridge);
  });

  it("invents no twist in a true story", async () => {
    const told = await said("stories/add-a-plot-twist", "memoir");
    expect(told).toContain("You may not invent a twist in it.");
    expect(told).not.toContain("is not [what all think]");
  });

  it("asks before what is private goes out", async () => {
    for (const id of ["templates/blog-post", "social/three-second-hook", "templates/instagram-caption"])
      for (const kind of ["letter", "minutes"] as const)
        expect(await said(id, kind), `${id} ${kind}`).toContain("may be published, and who must agree?");
    expect(await said(purpose, "letter", { Channel: "Facebook" })).toContain("who has to agree");
  });
});

describe("what keeps its label", () => {
  it("inspiration starts from three sentences and the other perspective names three readers", async () => {
    const told = await said("brainstorm/inspiration", "news");
    expect(told.match(/^> /gm)).toHaveLength(3);
    expect(told).not.toBe(await said("brainstorm/message", "news"));
    expect(await said("brainstorm/perspective", "product")).toContain("a buyer who sent it back");
  });

  it("a prompt can be used as it stands", async () => {
    const told = await said("prompts/prompts", "memoir");
    expect(told).toContain("You are an editor of memoirs.");
    expect(told).not.toMatch(/paste your text here|\[one verb/);
  });

  it("counts what it asks for", async () => {
    const ten = await said("create/brainstorm", "opinion", { "How Many": "10 ideas" });
    expect(ten).not.toContain("three ideas from each");
    expect(await said("social/hashtag-set", "opinion")).toContain("Six to eight tags");
    const handedOut = entries.filter(
      (entry) => kindOf(entry, {}) === "worksheet" && /^(?:stories|templates|purpose)\//.test(entry.id),
    );
    const sheets = await Promise.all(handedOut.map(({ id }) => said(id, "news")));
    for (const sheet of sheets) expect(sheet).not.toContain("[slot]");
  });
});

describe("an excerpt", () => {
  const prose = (about: string): string =>
    `${about} stood there in the rain for an hour that evening, and nobody at the gate of the old yard on the hill knew what they should say about any of it to the others.`;
  const rule = (id: string) => entries.find((one) => one.id === id)?.rule;
  const excerptOf = async (id: string, text: string) => {
    const told = await rule(id)?.({ text }, {}, new AbortController().signal);
    if (typeof told !== "string") throw new Error("no text");
    return told
      .split("\n")
      .filter((line) => line.startsWith(">"))
      .map((line) => line.replace(/^> ?/, ""))
      .join("\n");
  };

  it("ends where a paragraph or a list ends, and on no heading", async () => {
    const list = Array.from({ length: 9 }, (_, at) => `- item ${String(at)} of a list with eight words`).join(
      "\n",
    );
    const text = [
      "# The yard",
      prose("Ann"),
      prose("Bo"),
      prose("Cy"),
      "## What was there",
      list,
      prose("Di"),
      prose("Ed"),
      prose("Flo"),
    ].join("\n\n");
    const excerpt = await excerptOf("templates/how-to-guide", text);
    expect(excerpt).toBe(["# The yard", prose("Ann"), prose("Bo"), prose("Cy")].join("\n\n"));
  });

  it("leaves out who writes to whom", async () => {
    const more = Array.from({ length: 9 }, (_, at) => prose(`Ann ${String(at)}`)).join("\n\n");
    const text = texts.letter.replace("\n\nHave a good", `\n\n${more}\n\nHave a good`);
    const excerpt = await excerptOf("templates/email", text);
    expect(excerpt).toMatch(/^We are still on course/);
    expect(excerpt).not.toMatch(/From:|Cc:|Hi Gareth/);
  });

  it("looks for people where a sheet asks about people", async () => {
    const dull = (at: number) =>
      `The number of loaves in week ${String(at)} was as high as in the week before it, which is more than the oven holds and less than the town could eat in such a cold spring as this one was.`;
    const people =
      "Then Keeley came in and said that her brother had taken the key. Ron asked him why. His sister laughed, and she told Mary.";
    const text = [...[1, 2, 3, 4, 5].map(dull), people, ...[6, 7, 8, 9].map(dull)].join("\n\n");
    expect(await excerptOf("stories/interview-a-character", text)).toContain(people);
    expect(await excerptOf("templates/how-to-guide", text)).not.toContain(people);
  });
});
