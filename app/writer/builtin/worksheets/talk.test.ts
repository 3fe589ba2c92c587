import { describe, expect, it } from "vitest";
import { entries } from "../../catalogue/catalogue.ts";
import { roles } from "../../catalogue/roles/roles.ts";
import { type Said, writeConversation } from "../../conversation.ts";
import { saidInRole } from "../../promises/conversation.ts";
import { plainOf } from "../../prose/words.ts";
import { parsePair } from "../../role-pair.ts";
import { fittingRoles } from "../fitting-roles.ts";
import { page } from "../layout/written.fixture.ts";
import { texts } from "./kinds.fixture.ts";
import { allOf, fits, type Question } from "./roles.ts";
import { endsWith } from "./slots.ts";
import { stopsOf } from "./stops.ts";
import { lineIn } from "./talk.ts";
import stock from "./sheets/stops.json" with { type: "json" };

const rule = entries.find(({ id }) => id === "brainstorm/message")?.rule;
const { signal } = new AbortController();

/** A whole talk about a text, to its last turn or to where nothing is left to ask. */
async function talkOf(text: string, primary: string, secondary: string): Promise<Said[]> {
  const talk: Said[] = [];
  while (talk.length < 20) {
    const [role, partner] = talk.length % 2 === 0 ? [primary, secondary] : [secondary, primary];
    const earlier = talk.length === 0 ? {} : { earlier: writeConversation(talk) };
    const told = await rule?.({ text, role, partner, ...earlier }, {}, signal);
    if (typeof told !== "string") break;
    talk.push({ role, text: told });
  }
  return talk;
}

const column =
  "# Leave the street lights off\n\nSince March the lights on our estate have gone out at midnight. I like the dark. Everyone knows what a lamp does to a moth.\n\nThe usual objection is crime, and people say that they feel less safe. But studies show that burglars need light as much as anybody. Of course some places should stay lit: the station, the hospital, the steps by the canal.\n\nWe should decide street by street. Then turn the rest off, and let us get some sleep.";
const guide =
  "# A day in Whitby\n\nCome by train if you can. Start on the west side, at the whale bones. The abbey looks close.\n\nThen cross the bridge and take the steps to the church. For lunch, everybody will send you to the Magpie. I would rather eat by the harbour, where there's a café with nobody in it.\n\nIn the afternoon walk along the beach to Sandsend. It is an easy town to like. Trains back leave at 17.53 and 19.15.";

const stopQuestions: readonly Question[] = Object.values(stock).flat();
const themesIn = ({ role, text }: Said): string[] =>
  [...stopQuestions, ...allOf(role)].filter(({ ask }) => endsWith(text, ask)).map(({ theme }) => theme);

const unlike = [page, texts.travel, texts.dinner, texts.circular, texts.opinion, column, guide];
const fittingTalks = async (): Promise<[text: string, talk: Said[]][]> =>
  Promise.all(
    unlike.map(async (text): Promise<[string, Said[]]> => {
      const pair = parsePair(fittingRoles({ text }));
      return [text, await talkOf(text, pair?.primary ?? "", pair?.secondary ?? "")];
    }),
  );

describe("a talk of two roles", () => {
  it("is another one over every text, also with the same roles", async () => {
    for (const [one, other] of [
      ["Storyteller", "Editor"],
      ["Advisor", "Challenger"],
      ["Marketer", "Customer"],
    ] as const) {
      const talks = await Promise.all(unlike.map((text) => talkOf(text, one, other)));
      for (const [at, talk] of talks.entries())
        for (const again of talks.slice(at + 1)) {
          const said = new Set(talk.slice(0, -1).map(({ text }) => text));
          const shared = again.slice(0, -1).filter(({ text }) => said.has(text)).length;
          expect(shared, writeConversation(again)).toBeLessThanOrEqual(
            Math.min(talk.length, again.length) / 2,
          );
        }
    }
  });

  it("asks one thing a turn and nothing twice, for six turns at most, and has each theme once", async () => {
    const talks = await fittingTalks();
    for (const [, talk] of talks) {
      expect(talk.length, writeConversation(talk)).toBeGreaterThanOrEqual(2);
      expect(talk.length, writeConversation(talk)).toBeLessThanOrEqual(6);
      const asked = talk.map(({ text }) => text.replace(/^> .*$/gm, "").match(/[^.!?:\n]+\?/g) ?? []);
      for (const questions of asked) expect(questions, String(questions)).toHaveLength(1);
      expect(new Set(asked.flat()).size).toBe(asked.flat().length);
      const themes = talk.flatMap((one) => [...new Set(themesIn(one))]);
      // Who goes on from the other's question has the other's theme.
      expect(themes.length).toBeGreaterThanOrEqual(talk.length / 2);
      expect(new Set(themes).size, writeConversation(talk)).toBe(themes.length);
    }
  });

  it("quotes the text whole and nothing twice, is never without it for two turns before the last, and points at a word twice at most", async () => {
    for (const [text, talk] of await fittingTalks()) {
      const plain = plainOf(text).replace(/\s+/g, " ");
      const lines = talk.map((one) => lineIn(one.text));
      const quoted = lines.filter(Boolean);
      expect(lines[0], writeConversation(talk)).not.toBe("");
      expect(new Set(quoted).size).toBe(quoted.length);
      for (const [at, line] of lines.slice(0, -2).entries())
        expect(line + (lines[at + 1] ?? ""), writeConversation(talk)).not.toBe("");
      for (const line of quoted) {
        expect(plain).toContain(line);
        expect(line.split(" ").length, line).toBeGreaterThanOrEqual(line === quoted.at(-1) ? 4 : 6);
      }
      const pointed = talk.flatMap(({ text: said }, at) =>
        [...said.replace(/^> .*$/m, "").matchAll(/“([^”]+)”/g)].map(([, word = ""]) => ({ word, at })),
      );
      expect(pointed.length).toBeLessThanOrEqual(2);
      for (const { word, at } of pointed)
        expect((lines[at] || lines[at - 1])?.toLowerCase()).toContain(word.toLowerCase());
    }
  });

  it("ends with a farewell or with what the other goes on to ask, and then says what may be done next", async () => {
    const farewell = /^(?:One more|Take this|And this)[^:]+:\n\n> [^\n]+\n\n[^?]+\?$/;
    let farewells = 0;
    for (const [text, talk] of await fittingTalks()) {
      const [last, ...before] = talk.toReversed();
      if (lineIn(last?.text ?? "") !== "") {
        expect(last?.text).toMatch(farewell);
        farewells += 1;
      }
      for (const one of before) expect(one.text).not.toMatch(/^(?:One more|Take this|And this)/);
      const role = before[0]?.role ?? "";
      const told = await rule?.({ text, role, earlier: writeConversation(talk) }, {}, signal);
      expect(told).toMatchObject({ decline: expect.stringContaining("begin again") });
    }
    expect(farewells).toBeGreaterThanOrEqual(unlike.length / 2);
  });

  it("goes on from the other's question, once for every two sentences at most, and asks nothing without a sentence", async () => {
    const replies = Object.values(stock)
      .flat()
      .flatMap((one) => ("reply" in one && one.reply !== undefined ? [one.reply] : []));
    for (const [, talk] of await fittingTalks())
      for (const [at, one] of talk.entries()) {
        if (lineIn(one.text) !== "") continue;
        expect(lineIn(talk[at - 1]?.text ?? ""), one.text).not.toBe("");
        expect(
          replies.some((reply) => endsWith(one.text, reply)),
          one.text,
        ).toBe(true);
        if (at >= 2) expect(lineIn(talk[at - 2]?.text ?? ""), one.text).not.toBe("");
      }
  });

  it("asks what a text is to become only where it has no sentence to stop at", async () => {
    const seed = await talkOf("A bakery that is open at night.", "Innovator", "Critic");
    expect(seed.length).toBeGreaterThanOrEqual(2);
    for (const one of seed) expect(lineIn(one.text)).toBe("");
    const asked = async (text: string, one: string, other: string): Promise<string> =>
      writeConversation(await talkOf(text, one, other));
    for (const [one, other] of [
      ["Explorer", "Customer"],
      ["Storyteller", "Editor"],
    ] as const)
      expect(await asked(guide, one, other)).not.toMatch(
        /stop a line sooner|already the verdict|come to mean/,
      );
    expect(await asked(column, "Critic", "Devil's Advocate")).toContain("“studies show”: which");
    // Who looks at money or at habits stops elsewhere than who looks at proof.
    expect(await asked(guide, "Economist", "Minimalist")).not.toBe(await asked(guide, "Skeptic", "Customer"));
  });

  it("keeps what a message promises, but for the number of its sentences", async () => {
    for (const [text, talk] of await fittingTalks())
      for (const [at, { role, text: said }] of talk.entries()) {
        for (const vow of saidInRole.filter((one) => one.id !== "sentence-count")) {
          // To take up the other's sentence is to quote it again; what the roles say themselves comes once.
          const own = (all: string): string =>
            vow.id === "nothing-repeated" ? all.replace(/^> .*$/gm, "") : all;
          const before = at === 0 ? {} : { earlier: own(writeConversation(talk.slice(0, at))) };
          const { verdict } = vow.check({ text, role, ...before }, own(said));
          // Of a message so short the language cannot be told.
          expect(
            ["kept", ...(vow.id === "same-language" ? ["unmeasured"] : [])],
            `${vow.id}: ${said}`,
          ).toContain(verdict);
        }
      }
  });

  it("asks one role's questions and the other's, of a text to its end, and each ends it otherwise", async () => {
    const story = texts.family;
    const one = await talkOf(story, "Storyteller", "Critic");
    const other = await talkOf(story, "Critic", "Storyteller");
    expect(one.at(-1)?.text).not.toBe(other.at(-1)?.text);
    for (const [text, talk] of await fittingTalks()) {
      const [first, second] = [0, 1].map((side) =>
        talk.filter((_one, at) => at % 2 === side).map(({ text: said }) => said.split("\n").at(-1)),
      );
      expect(
        (first ?? []).filter((said) => second?.includes(said)),
        text.slice(0, 40),
      ).toHaveLength(0);
    }
  });

  it("begins with the weightier sentence, and speaks of two sides only where they show", async () => {
    const light = "The green door stood open all day. The kettle was on and the cat slept beside the stove.";
    const heavy = "My father never told us where he had been.";
    const story = `${light} She read the paper. He came in with the coal. ${heavy} We ate. They washed up and he went home.\n\nIn the morning the coal was out.`;
    const told = await talkOf(story, "Storyteller", "Critic");
    expect(lineIn(told[0]?.text ?? "")).toContain(heavy);
    const letter = (line: string) =>
      `Dear Mr Hale,\n\nI am writing about the fence that you put up on 3 May. ${line} Please tell me when it will be moved.\n\nYours sincerely,\nAda Brook`;
    expect(fittingRoles({ text: letter("It leans over my beds.") })).toContain("Secondary: Pragmatist");
    expect(fittingRoles({ text: letter("We have never agreed about the hedge.") })).toContain(
      "Secondary: Mediator",
    );
    for (const { text } of await talkOf(letter("It leans over my beds."), "Advisor", "Mediator"))
      expect(text).not.toMatch(/\b(?:sides?|each|both|disagree)\b/);
  });

  it("asks for nothing that the text says, and takes no view that it reports for the writer's", async () => {
    const asked = async (text: string, one: string, other: string): Promise<string> =>
      writeConversation(await talkOf(text, one, other));
    const figure = (source: string) =>
      `# Why bread goes stale in the fridge\n\nBread in the fridge goes stale six times faster than on the counter. ${source}\n\nCold helps the starch to harden, and the crumb turns firm within a day or two.`;
    expect(await asked(figure("It is a pity."), "Skeptic", "Editor")).toContain(
      "Where does “six times faster",
    );
    expect(await asked(figure("A study of 40 loaves found it."), "Skeptic", "Editor")).not.toContain(
      "Where does “six times faster",
    );
    const found = (line: string) =>
      stopsOf(`We begin here on a dry and quiet day. ${line} The rest of it is told on another page.`).find(
        (stop) => stop.line.includes(line),
      )?.features ?? [];
    expect(found("The county says that everybody should go by car.")).not.toContain("ought");
    expect(found("Everybody here should go by car.")).toContain("ought");
    expect(found("Nobody here goes to town by bus.")).toContain("absolute");
    expect(found("She said that nobody knew.")).not.toContain("absolute");
  });

  it("begins with the shut door, names it, and keeps the end for the end", async () => {
    const letter =
      "Dear Ingrid,\n\nI am sorry that I was not at the wedding. You sat up with me the whole of that February. I had the dress on and I got as far as Tebay. Then I turned round. I ought to have rung, and I did not.\n\nI hear that you have bought a terrible dog. I should like to see it in the spring. The present is still on the back seat.\n\nWith love,\n\nNell";
    const told = await talkOf(letter, "Advisor", "Psychologist");
    expect(told[0]?.text).toContain("“that February”");
    expect(told.at(-1)?.text).toMatch(
      /The present is still on the back seat\.\n\nWhat is Ingrid to do with that\?$/,
    );
  });

  it("asks nothing light where somebody has died, and only what the text is", () => {
    const sad =
      "My father died in March. He had kept bees, and he told nobody where the honey went. I found the jars.";
    for (const { name } of roles)
      for (const question of allOf(name).filter(({ light }) => light === true))
        expect(fits(question, sad), question.ask).toBe(false);
    const users = allOf("Customer").find(({ theme }) => theme === "others");
    const offer =
      "# A planner\n\nIt is an app for you and costs £18 a year. Your first month is free. We built it for you.";
    expect(users && fits(users, offer)).toBe(true);
    expect(users && fits(users, `${offer} It has 212 users.`)).toBe(false);
  });
});

describe("roles that fit", () => {
  it.each([
    [
      "an app that asks for a price",
      "# Hedgerow: a planner for small gardens\n\nHedgerow is an app for people who have one small garden. You photograph the bed and it draws up what to plant in your garden. We built it because other planners were made for people with an acre.\n\n- Draws a plan for each month\n- Warns you of frost\n\nIt costs £18 a year. The first month is free.",
      "Marketer",
    ],
    [
      "a case",
      "# Let children be bored at the museum\n\nEvery museum I take my son to is afraid of him. I think the otter is a mistake. Of course some children need a way in, and not every parent has an hour. But we might try leaving one room alone.",
      "Critic",
    ],
  ])("%s", (_name, text, primary) => {
    expect(fittingRoles({ text })).toContain(`Primary: ${primary}`);
    expect(fittingRoles({ text })).not.toContain("Editor");
  });

  it("are a guide's for a guide, a judge's for a review in doubt, and no storyteller's for a column", () => {
    expect(fittingRoles({ text: guide })).toContain("Primary: Explorer");
    expect(fittingRoles({ text: texts.travel })).toContain("Primary: Explorer");
    const museum =
      "The Museum of Ordinary Things\n\nYou go in through what was a dentist's. The first room has teaspoons in it. It is run by two teachers, and one of them says that it began as a joke. Not everything comes off. The room of telephones is dull. It is worth an hour.\n\nOpen Thursday to Sunday, 11 till 4.";
    expect(fittingRoles({ text: museum })).toContain("Primary: Critic");
    const lunch =
      "# In defence of the packed lunch\n\nMy office has a canteen now, and I go past it with a box. My father carried a tin for thirty years. I think that is a better way to eat, and of course some people like to talk. It is wrong to say that we should all sit together. My mother put a note in the tin.";
    expect(fittingRoles({ text: column })).not.toContain("Storyteller");
    expect(fittingRoles({ text: lunch })).not.toContain("Storyteller");
  });
});
