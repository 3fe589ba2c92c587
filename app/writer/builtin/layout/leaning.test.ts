/** What leans on sentences that are left out, what is no prose, and what was declined without need. */

import { describe, expect, it } from "vitest";
import type { Values } from "../../task.ts";
import { mail, page, posts, threads, written } from "./written.fixture.ts";

const jottings = `BIO 11 cells - wk 4
Thurs 9 Oct (late)

MITOSIS cont.
- spindle -> pulls chromatids apart
- 4 stages, esp metaphase (check??)
- plant cells: plate, not furrow

meiosis = two divisions, half the number
errors -> trisomy. look up
ask: why do cells stop dividing
also bring back Ana's ruler`;

const talk = `The key was under the can of bolts, and I stood there holding it for longer than I needed to.

"You going in or what?" Denny called from the truck.

"Give me a second."

"You've had about forty of them."

He wasn't wrong. We had driven three hours with the heater stuck on high, and all that either of us wanted was to get the garage emptied before the agent came at four, because after that it would be too late to take anything with us that we might want to keep.

"He kept everything," he said. "Look at this."

"Leave those."`;

describe("people who talk to each other", () => {
  it("are never run together, and a short form stops behind the answer", async () => {
    const teaser = await written("social/story-teaser", talk);
    expect(teaser).toMatch(/\n\n"Give me a second\."\n\n"You've had about forty of them\."$/);
    for (const told of [teaser, await written("social/thread-builder", talk)])
      expect(told).not.toMatch(/truck\. "Give|second\." "You/);
  });

  it("keep their paragraphs in a post and in a summary of who says what", async () => {
    const essay = `In 1961 I walked to the mill with my father, and we stood at the gate for the whole of a morning.

"Is he in?" my father asked.

"Not to you," said the man.

I remember the gate. It was green. In those days my father wore a hat, and he took it off to nobody. We went home by the river and I have the hat still. My mother asked nothing. I ate my soup and went to bed.`;
    const post = await written("social/fit-to-280", essay);
    expect(post).toContain('"Is he in?" my father asked.\n\n"Not to you," said the man.');
    const report = `The council voted 5 to 2 on Tuesday to sell the Brandt school to a builder.

Ann Lee, who chairs it, voted for the sale. "We paid to heat an empty building," said Ann Lee.

"Nobody asked for a second price," said Bo Finch, who voted against the measure.

The work begins in August, and it will take until the spring of next year.

The school was built in 1954. It has stood empty since 2017, and its roof needs to be replaced.

The building stands on four acres near the river, and the playground will stay open to the public.

A number of other uses were looked at over the years, among them a hall and a clinic.`;
    const said = await written("create/summarize", report, { Focus: "People and quotes" });
    expect(said).toMatch(/^The council voted 5 to 2/);
    expect(said).toContain('building," said Ann Lee.\n\n"Nobody asked');
  });
});

it("a record in doubt is shown to nobody, and a text that speaks to somebody is", async () => {
  const record =
    "At 14.06 a digger cut the 11 kV cable, and nobody was hurt. Supply was lost to 3,140 homes. The drawing dated from 1994. It had been moved in 2003. The new one was not sent out. Drawings of more than 10 years are to be checked on site, and the permit is to name the person who had done so. Hand digging is to be the rule within 3 metres of any cable.";
  for (const [id, values] of [
    ...posts,
    ["social/story-teaser", {}],
    ["templates/tiktok-script", {}],
  ] as const)
    expect(await written(id, record, values), id).toMatch(/^DECLINED Nothing in this text shows/);
  const course =
    "Learn to bake four kinds of bread in an oven built in 1862. We start at nine with coffee. Nobody needs to have baked before. Aprons are ours, and you bring the shoes.";
  expect(await written("templates/facebook-post", course)).toMatch(/^Learn to bake/);
  expect(await written("templates/technical-specification", course)).toMatch(
    /^DECLINED This text names next to nothing that is built or run/,
  );
  expect(await written("social/storytelling-caption", course)).toMatch(/^DECLINED/);
});

describe("a check of continuity", () => {
  it("takes no drink for a person, and names whoever is spoken to", async () => {
    const checked = await written(
      "stories/check-continuity",
      `${talk}\n\n"They're for a mower, Carrie. The mower's dead."\n\nDenny looked up. "He took out for the Cokes," Denny said. "Look. He took out for the Cokes." I was nine in second grade.`,
    );
    expect(checked).toMatch(/- Denny: \d sentences/);
    expect(checked).toMatch(/### Names that somebody is called by, in one sentence alone\n\n- Carrie\n/);
    expect(checked).not.toContain("Cokes:");
  });
});

describe("a thread", () => {
  it("parts no step of a list and no denial from what is so instead", async () => {
    const step =
      "Cut the tip at an angle. Do the long side and the two ends in three runs. Squeeze and do not stop.";
    const steps = `# How to seal a bath

1. Run a strip of tape along the wall and another along the tub, with a gap of about a quarter of an inch between the two, and press both of them down with your thumb all the way to the corner so that nothing creeps under.

2. ${step}

3. Wet your finger and smooth the bead. Do this within five minutes, because the skin forms quickly, and pull off the tape while it is wet.`;
    const guide = await written("social/thread-builder", steps);
    expect(guide).toContain(step);
    expect(guide).toMatch(/^\d\/\d\n2\. Cut|\n2\. Cut/m);
    expect(guide).not.toMatch(/^\d\/\d \d\./m);
    const turn =
      "She hasn't given up going out because she is ill. She has given up because there is nowhere to sit.";
    const plea = `A bench is a small thing, I know that. But my mother, who is 84 and had her hip replaced in March, lives 600 metres from the chemist, which is fine if there is somewhere to stop halfway and not fine at all if there isn't one. ${turn}

I think we should ask for it back, and I suspect that somebody in an office prefers a tidy street. The council should answer.`;
    expect(await written("social/thread-builder", plea)).toContain(turn);
  });
});

describe("a report that says where it was filed", () => {
  const filed = (first: string): string =>
    `# School sold\n\nBy Ann Lee, Staff Writer\n\nHALVERSON — ${first} It stands on 4 acres. Mayor Ann Hill said the price was $615,000. Residents told the council that they wanted a park. The work begins in August. In other business, the board agreed to fix Elm Street on Monday.`;

  it.each([
    [
      "The council voted 5-2 on Tuesday to sell the school.",
      "HALVERSON — The council voted 5-2 on Tuesday to sell the school.",
    ],
    [
      "The Halverson council voted 5-2 on Tuesday to sell the school.",
      "The Halverson council voted 5-2 on Tuesday to sell the school.",
    ],
  ])("keeps the place where its first sentence does not name it: %s", async (first, summary) => {
    expect(await written("create/summarize", filed(first), { Length: "One sentence" })).toBe(summary);
    expect(await written("create/summarize", filed(first))).not.toContain("In other business");
  });

  it("keeps title, byline and report apart in a thread, and its numbers whole", async () => {
    const long = `The council said that about 2,300 homes, which is 40 per cent of the town, were without power for six hours on Friday after a tree fell, and crews from three counties were called out to mend what they could before it was dark, as its spokesman Mr J. R. Oakes said at noon.`;
    const thread = await written("social/thread-builder", filed(long));
    expect(thread).toMatch(/^1\/\d School sold\nBy Ann Lee, Staff Writer$/m);
    expect(thread).toContain("2,300 homes");
    expect(thread).toMatch(/Mr J\. R\. Oakes/);
  });
});

describe("what a text comes to", () => {
  const report = (end: string): string =>
    `# Night shift: findings of the spring survey\n\n## Who answered\n\nIn February the branch asked its 1,140 members about breaks. Of these 412 answered, which is 36 per cent, against 29 per cent in 2024. On the 6 wards 81 per cent had missed one.\n\n## What follows\n\nThe survey cost £312. ${end}`;

  it.each([
    ["We recommend that every ward elects a person for the forms.", /^We recommend that every ward/],
    [
      "The forms are kept in the office.",
      /^DECLINED No sentence of this text says by itself what it comes to/,
    ],
  ])("is its short summary, and not its first sentence: %s", async (end, said) => {
    for (const values of [{ Length: "One sentence" }, { Length: "50 words" }])
      expect(await written("create/summarize", report(end), values)).toMatch(said);
  });

  it("is not the line that a page about a product begins with", async () => {
    const kit =
      "# Ilse's Dough Kit\n\nBread without a mixer, a machine or a lost Sunday.\n\nIn the box are 1 kg of flour, a jar and a cloth. It weighs 2 kg and comes in linen to your door. Orders placed by noon leave us the same day. It costs £24, with free postage.";
    expect(await written("create/summarize", kit, { Length: "One sentence" })).toMatch(
      /^DECLINED The title of this page says what is sold and its sentences do not/,
    );
    expect(await written("adapt/adapt", kit, { "Use case": "Product Description" })).not.toMatch(
      /Price and delivery\n\n- In the box/,
    );
  });

  it("is nothing to ask for opinions of where somebody died", async () => {
    const killed =
      "A cyclist was killed on Friday when a wall fell in Mill Lane, police said. She was 34. The road was closed until Saturday, the council said. Inspectors will look at the wall on Monday. Neighbours said it had leaned for years.";
    for (const [id, values] of posts)
      expect(await written(id, killed, values), id).not.toMatch(/question to your readers/);
  });
});

describe("a text that leads its reader round a place", () => {
  it("is not summed up by its way in", async () => {
    const place =
      "# A weekend in Tarra\n\nNobody goes to Tarra by accident. The train from the capital takes five hours, and then it stops. The town is three streets and a harbour. Start at the market, which opens at six. The path to Skarv begins behind the church. The museum has a whale's jaw. Bring a coat, even in July. From Tarra a boat goes to Skarv.";
    expect(await written("create/summarize", place)).toContain("DECLINED This text leads its reader round");
  });
});

describe("a sentence that begins “In short”", () => {
  const explained = `# Why towers hold water

Have you ever asked why a town keeps its water on a hill? Nobody likes the look of the towers, and they cost money.

Two pumps lift the water at night, when power is cheap and hardly anybody needs a bath.

Most people wash in the morning. Then the level falls, and the pumps alone would be too slow to keep up with them.

By noon the level has dropped again, and the pressure in the pipes stays the same all day.

A leak shows in the level at once. That is how the crack under Mill Lane was found in 2019, an hour after it opened.`;
  const own = `I ring the bell at nine. It is my bell, and I know how it sounds. The street wakes, and I go in again. Nobody has asked me to do it. ${"The bell hangs over the door of the shop. ".repeat(6)}`;
  const choices: Values[] = [
    {},
    { Format: "TL;DR" },
    { Format: "Bullet points" },
    ...["One sentence", "50 words", "100 words", "10% of original"].map((Length) => ({ Length })),
  ];

  it("is taken wherever a refusal says that it would be, as long as that says", async () => {
    let taken = 0;
    for (const text of [page, explained, own])
      for (const values of choices) {
        const refusal = await written("create/summarize", text, values);
        if (!refusal.includes("“In short”")) continue;
        const most = Number(/at most (\d+) words/.exec(refusal)?.[1] ?? 40);
        const short = `In short, the old thing works${" and works".repeat(Math.floor((most - 6) / 2))}.`;
        for (const longer of [`${short}\n\n${text}`, `${text}\n\n${short}`])
          expect(await written("create/summarize", longer, values), refusal).toContain(short);
        taken += 1;
      }
    expect(taken).toBeGreaterThan(8);
    expect(await written("create/summarize", page, { Format: "Bullet points" })).not.toContain("In short");
  });
});

describe("notes to oneself", () => {
  it("are taken by no layout, which says what would help", async () => {
    for (const [id, values] of [
      ...posts,
      ...threads,
      ["create/summarize"],
      ["create/summarize", { Focus: "Decisions and actions" }],
      ["read-time/1-minute"],
      ["social/story-teaser"],
      ["social/quote-worthy-line"],
      ["social/short-video-script"],
      ["social/scannable-sections"],
      ["blog/add-facts-and-stats"],
      ["stories/check-continuity"],
      ["continue/add-a-summary"],
    ] as const) {
      const text = id === "read-time/1-minute" ? `${jottings}\n\n`.repeat(5) : jottings;
      const said = await written(id, text, values);
      expect(said, id).toMatch(/^DECLINED This text is notes to oneself: its lines are half sentences/);
      expect(said, id).toMatch(/Written out in whole sentences it could be taken\.$/);
    }
    expect(await written("social/line-break-formatter", jottings)).toMatch(
      /^DECLINED This text is notes to oneself, and its lines are broken where/,
    );
  });
});

const bridge = `# Weir stays shut

**By Una Hart, 4 May**

Walkers on the Lode face another winter of detours after the river board confirmed that Carr Weir will not open before March.

The weir, which carries the path to Fen End, closed on 2 June after a diver found a crack.

The cost has gone up as well. A contract of £0.8m was let in May; the estimate is now £1.3m.

Chairman Amos Reed, who leads the board, blamed a wet summer. "We took one stone off and the next one fell," he told its meeting. "Nobody could have known."

Work also had to stop in October, when the eel run began.

That explanation pleased few at Fen End, where the walk to school is now four miles.

"The eels run every year," said Jo Pell, 52, who keeps the ferry house. "They knew in May."

A ferry crosses at weekends. Fares are paid by the board, a spokesman said.

The contractor, Tann & Son, said nothing.

A meeting is on Friday at 7 pm. Mr Reed says he will come.`;

describe("what leans on a paragraph that is left out", () => {
  it("comes with it, or not at all", async () => {
    const tools: readonly (readonly [string, Values?])[] = [
      ...posts,
      ["create/summarize"],
      ["create/summarize", { Format: "Bullet points" }],
      ["create/summarize", { Focus: "Numbers and dates" }],
      ["create/summarize", { Focus: "People and quotes" }],
      ["create/summarize", { Focus: "Decisions and actions" }],
      ["read-time/1-minute"],
    ];
    for (const [id, values] of tools) {
      const text =
        id === "read-time/1-minute" ? `${bridge}\n\n${"The path is old and wet. ".repeat(14)}` : bridge;
      const made = await written(id, text, values);
      const name = `${id} ${JSON.stringify(values)}`;
      if (made.includes("Mr Reed says")) expect(made, name).toContain("Amos Reed, who");
      if (made.includes("That explanation")) expect(made, name).toContain("Work also had to stop");
      if (made.includes("Work also")) expect(made, name).toContain("blamed a wet summer");
      if (made.includes("The eels run")) expect(made, name).toContain("eel run began");
      if (made.includes("gone up as well")) expect(made, name).toContain("£1.3m");
    }
  });

  it("is left out of figures and people only as a whole", async () => {
    const figures = await written("create/summarize", bridge, { Focus: "Numbers and dates" });
    expect(figures).toMatch(/^DECLINED Figures and days stand in 6 sent|£1\.3m/);
    const people = await written("create/summarize", bridge, { Focus: "People and quotes" });
    if (!people.startsWith("DECLINED"))
      for (const one of ["Amos Reed", "Jo Pell"]) expect(people).toContain(one);
  });
});

it("a table goes into no post and no thread", async () => {
  const tabled = `${page}\n\n## Size\n\n| | |\n|---|---|\n| Height | 46 cm |\n| Weight | 3 kg |`;
  for (const [id, values] of threads)
    expect(await written(id, tabled, values), id).toContain("DECLINED This text holds a table");
  for (const [id, values] of posts) expect(await written(id, tabled, values), id).not.toContain("|");
});

describe("a report to members", () => {
  const members = `# Half-year report\n\n**1 April to 30 September**\n\nDear members,\n\nAs promised in May, here is where we stand. I have done the words.\n\n## Journeys\n\nWe carried 3,412 people.\n\n## Money\n\n| | £ |\n|---|---|\n| Grants | 31,500 |\n\n## Drivers\n\nFive joined and three retired, and we could do with four more, above all people who are free on Monday mornings. The training takes half a day and is held at the depot every other week. We gave the oldest of them a barometer.\n\n*Ann Oddy, chair*`;

  it("is no letter, and its preface is no post", async () => {
    expect(await written("create/summarize", members)).not.toContain("a letter");
    expect(await written("social/scannable-sections", members)).toContain("4 headings");
    for (const [id, values] of posts)
      expect(await written(id, members, values), id).toContain(
        "DECLINED This text begins by saying what stands further down",
      );
  });
});

describe("continuity", () => {
  it("names who has a title, counts every sentence, and claims nothing absent", async () => {
    const story = `"Ours was nine, the last time," said Mrs Ilić. "Hull, mostly. Then Hull again."\n\n"You started at seven as usual?"\n\n"From three until eleven." She shut the drawer.\n\n"And Hull?" asked Mrs Ilić.\n\n"What about it?"`;
    const checked = await written("stories/check-continuity", story);
    expect(checked).toContain("- Ilić: 2 sentences");
    expect(checked).toMatch(/### Ages\n\n- "Ours was nine/);
    expect(checked).toMatch(/at seven as usual[^]*From three until eleven/);
    const bare = await written("stories/check-continuity", story.replace("Ours was nine, the", "The"));
    expect(bare).not.toMatch(/tells no/);
    expect(bare).not.toContain("### Ages");
  });

  it.each([
    ["Ages", "My brother Tom was nineteen that spring."],
    ["Ages", "The summer I was twelve he sold his own boat."],
    ["Ages", "At fourteen I left school for a mill."],
    ["Days and times", "For the first month I said nothing to Tom."],
  ])("has under %s: %s", async (head, line) => {
    const checked = await written(
      "stories/check-continuity",
      `I remember Tom in 1971, and Tom's coat. ${line} Tom laughed on Friday. I never told my mother. We drove home on Monday, and Tom sang.`,
    );
    expect(checked.split(`### ${head}`)[1]?.split("###")[0]).toContain(`- ${line}`);
  });

  it("is checked in what somebody remembers of somebody else", async () => {
    const nan = `My grandmother kept the shop until 1979. It had a step. Nan never put a notice up. She said it gave her time. I was six when my mother took me. The slicer stood by the till. She sold tea. I was not allowed near the pump, though I touched it. My uncle Derek worked at the bank. He told her she had lost money. She had lost nothing. We ran out of candles. The last day was a Wednesday. I bunked off school. I kept the slicer.`;
    expect(await written("stories/check-continuity", nan)).toContain("### Names");
    expect(await written("social/quote-worthy-line", nan)).not.toBe("Nan never put a notice up.");
  });
});

it("nobody is sent to correct a text that would be declined all the same", async () => {
  const misspelt = mail.replace("The short version is that we", "We").replace("wait for", "wait untill");
  expect(await written("create/summarize", misspelt)).toContain("DECLINED This text is a letter");
});

it("the first sentences are posted where no whole paragraph fits", async () => {
  const job = `I started my first job in September 2016, two weeks after my birthday. ${"My aunt knew the owner of the small hotel by the station, and I was shy. ".repeat(5)}\n\nI stayed for three years. I was tired. I made my bed and went home. We laughed.`;
  for (const id of ["social/fit-to-280", "templates/tweet"])
    expect(await written(id, job)).toBe(
      `I started my first job in September 2016, two weeks after my birthday. ${"My aunt knew the owner of the small hotel by the station, and I was shy. ".repeat(2).trim()}`,
    );
});

const madeByHand = `# The Alder satchel\n\n**£140, made to order in about four weeks**\n\nThis is the bag I began with, in 2015, when my strap broke. I cut and sew every one myself.\n\n## What it's made of\n\nWaxed canvas.\n\n## Size\n\nIt weighs 1.2 kg and comes in olive. You can carry a laptop in it.\n\n## Repairs\n\nFree. Post it to me; I post it back.`;

it("a page whose maker says I is laid out as a product", async () => {
  const laid = await written("adapt/adapt", madeByHand, { "Use case": "Product Description" });
  expect(laid).toMatch(/^## The Alder satchel\n\nThis is the bag I began with/);
  expect(laid).toContain("£140, made to order");
  expect(laid).toMatch(/### Features[^]*Waxed canvas[^]*### Price and delivery/);
});

describe("roles", () => {
  it("fit a complaint by what it asks, not by whom it moves", async () => {
    const complaint =
      "Hi Mr Doyle,\n\nThe boiler is off again. We have no heating. Can somebody come on Saturday?\n\nThanks,\nKelly";
    expect(await written("brainstorm/roles", complaint)).not.toContain("Psychologist");
  });

  it("fit a page whose maker says I", async () => {
    expect(await written("brainstorm/roles", madeByHand)).toContain("Primary: Marketer");
  });
});
