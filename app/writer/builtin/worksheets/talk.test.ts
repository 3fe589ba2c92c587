import { describe, expect, it } from "vitest";
import { entries } from "../../catalogue/catalogue.ts";
import { findRole, roles } from "../../catalogue/roles/roles.ts";
import { parseConversation, type Said, writeConversation } from "../../conversation.ts";
import { saidInRole } from "../../promises/conversation.ts";
import { plainOf } from "../../prose/words.ts";
import { parsePair } from "../../role-pair.ts";
import { fittingRoles } from "../fitting-roles.ts";
import { page } from "../layout/written.fixture.ts";
import { texts } from "./kinds.fixture.ts";
import { exchangesOf } from "./exchanges.ts";
import { allOf, fits } from "./roles.ts";
import { stopsOf } from "./stops.ts";
import { askedBesides, lineIn } from "./talk.ts";

const rule = entries.find(({ id }) => id === "brainstorm/message")?.rule;
const { signal } = new AbortController();

/** A whole talk about a text, to its last turn. */
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
  "# Leave the street lights off\n\nSince March the lights on our estate have gone out at midnight. I like the dark. Everyone knows what a lamp does to a moth.\n\nThe usual objection is crime, and people say that they feel less safe. But studies show that burglars need light as much as anybody. Of course some places should stay lit: the station, the hospital, the steps by the canal.\n\nThe law on this changed a while ago. We should decide street by street. I asked the council, and they sent me a leaflet about badgers.\n\nThen turn the rest off, and let us get some sleep.";
const guide =
  "# A day in Whitby\n\nCome by train if you can. Start on the west side, at the whale bones. The abbey looks close.\n\nThen cross the bridge and take the steps to the church. For lunch, everybody will send you to the Magpie. I would rather eat by the harbour, where there's a café with nobody in it.\n\nIn the afternoon walk along the beach to Sandsend. It is an easy town to like. Trains back leave at 17.53 and 19.15.";
const story =
  "It was snowing by the time the driver got to Hallbeck, and there was only one passenger left on the coach.\n\n“They've shut the top road,” Irena told her. “We'll go round by the reservoir.”\n\nThe reservoir road had been gritted once and then forgotten. She drove it in second. For several miles neither of them spoke, and the wipers groaned.\n\nAt the dam she pulled over and got out, leaving the door open so that the snow blew in up the steps, and walked to the wall. It was nearly two minutes before she came back. There was snow in her hair and she didn't brush it off.\n\nThey came down into the town with the whole hill white behind them. The girl was already standing in the aisle.\n\n“Left at the lights,” she said. “No, sorry. The next ones.”";

/** In which a reader finds more to stop at than a talk has turns. */
const campaign =
  "# A toilet at the lay-by\n\nThe old block went in 2011. It had been costing the district £9,300.\n\nI wrote to the councillor in March. He told me that the council takes the welfare of drivers seriously.\n\nI'm told £140,000 would do it. I am not asking the ratepayer to find it, and the Germans sorted all this out long ago.\n\nBarry lost his licence over it, as everybody at the firm will say.\n\nIt is the council's road, and the council should pay. If nothing is done by the autumn we shall be taking matters further.";

/** In which no reader stops. */
const quiet =
  "We met at the gate at nine on Monday. Ann had the key. We walked to the mill and ate our bread there. The water was low. At noon we went back over the bridge, and the others were sitting on the wall.";

const long = [campaign, guide, story, texts.travel, texts.dinner, texts.circular, page];
const fittingTalks = async (): Promise<[text: string, talk: Said[]][]> =>
  Promise.all(
    long.map(async (text): Promise<[string, Said[]]> => {
      const pair = parsePair(fittingRoles({ text }));
      return [text, await talkOf(text, pair?.primary ?? "", pair?.secondary ?? "")];
    }),
  );
const own = (message: string): string => message.replace(/^> .*$/m, "");

describe("a talk of two roles", () => {
  it("has four to eight turns, each with one question or two, and quotes whole sentences of the text in their order", async () => {
    for (const [text, talk] of await fittingTalks()) {
      const plain = plainOf(text).replace(/\s+/g, " ");
      expect(talk.length).toBeGreaterThanOrEqual(4);
      expect(talk.length).toBeLessThanOrEqual(8);
      const lines = talk.map((one) => lineIn(one.text)).filter(Boolean);
      const places = lines.map((line) => plain.indexOf(line));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const [at, line] of lines.entries())
        for (const other of lines.slice(at + 1))
          expect(line.includes(other) || other.includes(line)).toBe(false);
      for (const { text: said } of talk) expect(own(said).replace(/“[^”]*”/g, ""), said).toContain("?");
      expect(new Set(talk.map((one) => own(one.text))).size).toBe(talk.length);
    }
    expect(await talkOf(campaign, "Critic", "Customer")).toHaveLength(7);
  });

  it("stops twice at most, never twice in a paragraph", async () => {
    const doubtful = `It fits every horn made.\n\n${quiet}\n\nNot recommended for fiberglass horns. It cost less than at Sleaford [check], I think.\n\nHe was not a patient man.\n\nMy uncle had all the patience in the world.`;
    const talk = writeConversation(await talkOf(doubtful, "Critic", "Customer"));
    expect(talk).toContain("“Not recommended for fiberglass horns”");
    expect(talk).toContain("“all the patience in the world”");
    expect(talk).not.toContain("“Sleaford [check]”");
  });

  it("begins with two questions of which the second goes on from the first, and no other role's", async () => {
    const [first, second] = await talkOf(texts.circular, "Advisor", "Customer");
    expect([first?.role, second?.role]).toEqual(["Advisor", "Customer"]);
    expect(exchangesOf(texts.circular).opens).toContainEqual(
      expect.objectContaining({ first: own(first?.text ?? "").trim(), second: second?.text }),
    );
  });

  it("holds two sentences against each other, and names what was found in the text's own words", async () => {
    const asked = writeConversation(await talkOf(campaign, "Critic", "Customer"));
    expect(asked).toContain("“I am not asking the ratepayer to find it”");
    expect(asked).toContain("“the council should pay”");
  });

  it("is the same each time, and ends where nothing is left: no line is taken for want of a better one", async () => {
    const one = await talkOf(story, "Storyteller", "Critic");
    expect(await talkOf(story, "Storyteller", "Critic")).toEqual(one);
    const plain =
      "We met at the gate at nine on Monday. Ann had the key. We walked to the mill and ate our bread there.";
    expect(stopsOf(`${plain}\n\n${plain}`)).toEqual([]);
    expect(await talkOf(`${plain}\n\n${plain}\n\n${plain}`, "Storyteller", "Critic")).toHaveLength(4);
  });

  it("goes on behind messages that a model wrote, and ends with the end of the text", async () => {
    const critic = findRole("Critic");
    if (!critic) throw new Error("no critic");
    const earlier = writeConversation([{ role: "Storyteller", text: "The snow is good. Why snow?" }]);
    const told = await rule?.({ text: story, role: "Critic", earlier }, {}, signal);
    expect(told).toMatch(/^> /);
    expect(await rule?.({ text: texts.circular, role: "Critic", earlier }, {}, signal)).toEqual(
      expect.any(String),
    );
    const talk = await talkOf(story, "Storyteller", "Critic");
    const over = await rule?.({ text: story, role: "Critic", earlier: writeConversation(talk) }, {}, signal);
    expect(over).toMatchObject({ decline: expect.stringContaining("begin again") });
    expect(parseConversation(writeConversation(talk))).toEqual(talk);
    const first = talk[0]?.text ?? "";
    expect(askedBesides(critic, first, story)).not.toBe("");
    expect(first).not.toContain(askedBesides(critic, first, story));
  });

  it("asks what a mere beginning is to become, four turns long", async () => {
    const seed = await talkOf("A bakery that is open at night.", "Innovator", "Critic");
    expect(seed).toHaveLength(4);
    expect(new Set(seed.map(({ text }) => text)).size).toBe(4);
    for (const { role, text } of seed) {
      expect(lineIn(text)).toBe("");
      expect(allOf(role).map(({ ask }) => ask)).toContain(text);
    }
  });

  it("keeps what a message promises, but for the number of its sentences", async () => {
    for (const [text, talk] of await fittingTalks())
      for (const [at, { role, text: said }] of talk.entries()) {
        for (const vow of saidInRole.filter((one) => one.id !== "sentence-count")) {
          const before = at === 0 ? {} : { earlier: writeConversation(talk.slice(0, at)) };
          const { verdict } = vow.check({ text, role, ...before }, said);
          // Of a message so short the language cannot be told.
          expect(
            ["kept", ...(vow.id === "same-language" ? ["unmeasured"] : [])],
            `${vow.id}: ${said}`,
          ).toContain(verdict);
        }
      }
  });

  it("has something to say in every role", async () => {
    for (const { name, partner } of roles)
      expect((await talkOf(campaign, name, partner)).length, name).toBe(7);
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
