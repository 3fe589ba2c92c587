import { describe, expect, it } from "vitest";
import { kindOf } from "#app/document/builtin-kind.ts";
import { entries } from "../../catalogue/catalogue.ts";
import type { Values } from "../../task.ts";
import { parseVersions } from "../../versions.ts";
import { said, texts, type Kind } from "./kinds.fixture.ts";
import { requireSheet } from "./sheets.ts";
import { writeWorksheet } from "./worksheet.ts";

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
    expect(await said(headlines, "letter", { Appeal: "Urgency" })).toContain(
      "## Pattern 1\n\n[Decision or other thing] needed by",
    );
    const rule = entries.find(({ id }) => id === headlines)?.rule;
    const undated = await rule?.(
      { text: "Hi Tom,\n\nplease send the two papers back to me.\n\nBest,\nAnn" },
      { Appeal: "Urgency" },
      new AbortController().signal,
    );
    expect(undated).toEqual({ decline: expect.stringContaining("find none in the text") });
  });
});

describe("what is to be filled in belongs to the kind of text", () => {
  it("asks a story for nothing true and a letter for no hook", async () => {
    expect(await said("create/brainstorm", "story")).not.toContain("without making anything up");
    expect(await said("create/brainstorm", "opinion")).toContain("without making anything up");
    expect(await said(hooks, "story", { "Opening Move": "Short anecdote" })).not.toContain(
      "must have happened",
    );
    expect(await said(hooks, "minutes")).toContain("Minutes need no hook");
    expect(await said(hooks, "memoir", { Promise: "What changes after" })).toContain(
      "Before, [what I did, had or believed].",
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
    expect(await said("titles/title-question", "how-to")).toContain("How do I [do the job]?");
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
    expect(told).toContain("[Title], a story about [what]");
    expect(told).not.toContain("For the lines beside");
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
    expect(told).toMatch(/^DECLINED Your text reads like a story\. This sheet needs /);
    expect(told.match(/[.!?](?= |$)/g)?.length).toBeLessThan(4);
  });

  it.each<[string, string]>([
    ["stories/set-the-world-s-rules", "Invent one power, machine or law"],
    ["stories/alternate-ending", "write in two lines who has it and how it came out"],
    ["stories/invent-culture-and-history", "as a people of their own"],
    ["stories/name-characters-and-places", "name six people and four spots"],
  ])("%s has a bridge of its own for a seed, and none for a guide", async (id, bridge) => {
    const rule = entries.find((one) => one.id === id)?.rule;
    const seed = "A lamp in an old lighthouse sends messages, and somebody at sea answers.";
    expect(await rule?.({ text: seed }, {}, new AbortController().signal)).toContain(bridge);
    expect(await said(id, "how-to")).toContain(
      "DECLINED Your text explains how something is done. This sheet",
    );
  });

  it("invents no twist in a true story", async () => {
    const told = await said("stories/add-a-plot-twist", "memoir");
    expect(told).toContain("If it happened, you may not invent a twist in it.");
    expect(told).not.toContain("is not [what all think]");
  });

  it("asks of a product what its buyers want to know, and of no reader", async () => {
    for (const values of [
      {},
      { Method: "Six hats" },
      { "Sort By": "Most original" },
      { Boldness: "Fresh" },
    ] as Record<string, string>[])
      expect(await said("create/brainstorm", "product", values)).not.toMatch(
        /praised|read it|a reader|wince/,
      );
    expect(await said("create/brainstorm", "product", { Method: "Six hats" })).toContain("on the first day");
    expect(await said("create/brainstorm", "news")).toContain("what can you check");
    expect(await said(purpose, "product")).toContain("over a rival's product");
  });

  it("looks in a report for what is open, and for no other text", async () => {
    expect(await said("create/brainstorm", "report")).toContain("nobody has settled, measured or tried");
    expect(await said("create/brainstorm", "report", { Goal: "Titles" })).toContain("no other text");
  });

  it("sends nothing private to strangers", async () => {
    for (const id of ["social/three-second-hook", "templates/instagram-caption"])
      for (const kind of ["letter", "minutes"] as const)
        expect(await said(id, kind), `${id} ${kind}`).toContain("needs something that strangers may read");
    for (const kind of ["letter", "minutes", "report"] as const)
      for (const Channel of ["TikTok", "Facebook", "LinkedIn", "Blog", "Website", "Email Newsletter"])
        expect(await said(purpose, kind, { Channel }), `${kind} ${Channel}`).toMatch(
          /^DECLINED .*It is written for those it names/,
        );
    for (const id of ["templates/newsletter", "templates/news-report", "templates/interview-questions"])
      expect(await said(id, "report"), id).toMatch(/^DECLINED .*‘Executive Summary’ fits/);
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

describe("a letter", () => {
  it.each([
    [
      "Dear Nell,\n\nThe apples came. Bob says hello from the shed. When are you coming? The spare bed has a new mattress.\n\nLots of love,\nKath",
      /\bthe two of you\b/,
    ],
    [
      "From: Randy\nTo: Denise\nSubject: RE: RE: pallet 3\n\nDenise\n\nPallet 3 never left Amarillo. Luis can get it on the truck. Can you sign off on a liftgate by 3.30?\n\nRandy",
      /^(?![^]*the two of you)[^]*## Your line 1\n\npallet 3\n/,
    ],
  ])("is between people who are close only where it shows: %s", async (text, asks) => {
    const rule = entries.find(({ id }) => id === headlines)?.rule;
    expect(await rule?.({ text }, {}, new AbortController().signal)).toMatch(asks);
  });
});

it("a sheet of ten lines has another name where it has three", async () => {
  expect(await said("blog/headline-generator", "news")).toMatch(/^## Worksheet: Ten headlines/);
  expect(await said("blog/headline-generator", "story")).toMatch(/^## Worksheet: A title for the story/);
});

it.each<[string, Values]>([
  [headlines, { Appeal: "Benefit" }],
  [headlines, { "Headline Type": "List" }],
  [hooks, { Feeling: "Wonder" }],
  [angles, { Frame: "Opportunity" }],
])("%s asks nothing light of a report of deaths: %o", async (id, values) => {
  const rule = entries.find((one) => one.id === id)?.rule;
  const killed =
    "Two men were killed on Friday when a wall fell in Mill Lane, police said. Both died at the scene. The road was closed until Saturday, the council said. Inspectors will look at the wall on Monday.";
  expect(await rule?.({ text: killed }, values, new AbortController().signal)).toEqual({
    decline: expect.stringContaining("It tells of people who died"),
  });
});

it("a setting is asked of a story that has a place", async () => {
  expect(await said("stories/build-the-setting", "memoir")).toMatch(/^DECLINED/);
  expect(await said("stories/build-the-setting", "story")).toContain("hardly anything of one is named");
});

describe("an excerpt", () => {
  it("is left out where the text shows nothing of what the sheet asks", () => {
    const calm = Array.from({ length: 60 }, (_, at) => `Snow lay on the roof for hour ${String(at)} of it.`);
    const text = calm.map((line, at) => (at % 5 === 4 ? `${line}\n\n` : `${line} `)).join("");
    const sheetOver = (id: string): string =>
      JSON.stringify(writeWorksheet({ ...requireSheet(id), opening: undefined }, text, {}));
    expect(sheetOver("stories/write-a-dialogue-scene")).not.toContain("> Snow lay");
    expect(sheetOver("stories/create-an-antagonist")).not.toContain("> Snow lay");
    expect(sheetOver("stories/build-a-what-if-premise")).toContain("> Snow lay");
  });

  const prose = (about: string): string =>
    `${about} stood there in the rain for an hour that evening, and nobody at the gate of the old yard on the hill knew what they should say about any of it to the others.`;
  const excerptOf = (id: string, text: string): string => {
    const told = writeWorksheet(requireSheet(id), text, {});
    if (typeof told !== "string") throw new Error("no text");
    return told
      .split("\n")
      .filter((line) => line.startsWith(">"))
      .map((line) => line.replace(/^> ?/, ""))
      .join("\n");
  };

  it("ends where a paragraph or a list ends, and on no heading", () => {
    const list = Array.from({ length: 9 }, (_, at) => `- item ${String(at)} of a list with eight words`).join(
      "\n",
    );
    const text = [
      "# The yard",
      prose("Ann"),
      prose("Bo"),
      prose("Cy"),
      prose("Di"),
      prose("Ed"),
      prose("Flo"),
      "## What was there",
      list,
      ...["Gil", "Hal", "Ida", "Jon", "Kit", "Lou", "Mel", "Ned"].map(prose),
    ].join("\n\n");
    const excerpt = excerptOf("templates/how-to-guide", text);
    expect(excerpt).toBe(["# The yard", ...["Ann", "Bo", "Cy", "Di", "Ed", "Flo"].map(prose)].join("\n\n"));
  });

  it("does not stop at two lines because a long paragraph follows", () => {
    const long = Array.from({ length: 8 }, (_, at) => prose(`Ann ${String(at)}`)).join(" ");
    const text = [prose("Bo"), long, long].join("\n\n");
    expect(excerptOf("templates/how-to-guide", text)).toBe([prose("Bo"), long].join("\n\n"));
  });

  it("leaves out who writes to whom", () => {
    const more = Array.from({ length: 15 }, (_, at) => prose(`Ann ${String(at)}`)).join("\n\n");
    const text = texts.letter.replace("\n\nHave a good", `\n\n${more}\n\nHave a good`);
    const excerpt = excerptOf("templates/email", text);
    expect(excerpt).toMatch(/^We are still on course/);
    expect(excerpt).not.toMatch(/From:|Cc:|Hi Gareth/);
  });

  it("looks for people where a sheet asks about people", () => {
    const dull = (at: number) =>
      `The number of loaves in week ${String(at)} was as high as in the week before it, which is more than the oven holds and less than the town could eat in such a cold spring as this one was.`;
    const people =
      "Then Keeley came in and said that her brother had taken the key. Ron asked him why. His sister laughed, and she told Mary.";
    const text = [...[1, 2, 3, 4, 5, 6, 7].map(dull), people, ...[8, 9, 10, 11, 12, 13].map(dull)].join(
      "\n\n",
    );
    expect(excerptOf("stories/interview-a-character", text)).toContain(people);
    expect(excerptOf("templates/how-to-guide", text)).not.toContain(people);
  });
});
