import { afterAll, describe, expect, it } from "vitest";
import { readSamples } from "#tests/texts/read-texts.ts";
import { onlyGrammarEdits } from "../../promises/change.ts";
import { applyEdits } from "../marks/edits.ts";
import { fixGrammar } from "../marks/rules.ts";
import { correct } from "./fix-grammar.ts";
import { closeGrammar } from "./linter.ts";

const fixed = async (text: string) => (await correct(text, AbortSignal.timeout(30_000))).text;

afterAll(closeGrammar);

/** For each rule three sentences that it must mend and three that it must leave alone. */
const rules: Readonly<Record<string, { mends: readonly [string, string][]; leaves: readonly string[] }>> = {
  "he have": {
    mends: [
      ["It have both good and bad sides.", "It has both good and bad sides."],
      ["My friend says that he don't know.", "My friend says that he doesn't know."],
      ["She never go to the market on Sunday.", "She never goes to the market on Sunday."],
    ],
    leaves: ["Let it have its way.", "Does she go to school?", "They insisted that he go home at once."],
  },
  "they was": {
    mends: [
      ["They was late for the train again.", "They were late for the train again."],
      ["We has two dogs and a cat.", "We have two dogs and a cat."],
      ["He and I was there at noon.", "He and I were there at noon."],
    ],
    leaves: [
      "One of you is wrong about this.",
      "A big thank-you goes to Carol, who had soup ready on nearly every one.",
      "Add a grating of nutmeg.",
      "We had hogget with mint, and then its their turn.",
      "If I were you, I would go.",
      "When we arrived, they lived near the station and loved it.",
    ],
  },
  "the students goes": {
    mends: [
      ["The students goes home at four.", "The students go home at four."],
      ["My parents was very strict with us.", "My parents were very strict with us."],
      ["Many people thinks that it is easy.", "Many people think that it is easy."],
    ],
    leaves: [
      "The number of students has grown.",
      "Ten years is a long time.",
      "The news is good, and physics is fun.",
    ],
  },
  "my brother have": {
    mends: [
      ["My brother have a new car.", "My brother has a new car."],
      ["The teacher say no to everything.", "The teacher says no to everything."],
      ["This book don't help me at all.", "This book doesn't help me at all."],
    ],
    leaves: ["The team are playing well.", "My brother and my sister are here.", "I saw the boy go home."],
  },
  "there is many": {
    mends: [
      ["There is many reasons for it.", "There are many reasons for it."],
      ["There was three cats on the roof.", "There were three cats on the roof."],
      ["There are a problem with the door.", "There is a problem with the door."],
    ],
    leaves: ["There is some truth in it.", "There are a few left.", "There is one way to do it."],
  },
  "number and noun": {
    mends: [
      ["I go there every days.", "I go there every day."],
      ["She has much friends in town.", "She has many friends in town."],
      ["We stayed for three day at the lake.", "We stayed for three days at the lake."],
    ],
    leaves: ["Every two days he calls.", "He is a three-day guest.", "We have many a story to tell."],
  },
  hyphens: {
    mends: [
      ["We went on a two week trip.", "We went on a two-week trip."],
      ["He is a 31 year old man.", "He is a 31-year-old man."],
      ["It was a ten minute walk from here.", "It was a ten-minute walk from here."],
    ],
    leaves: ["She is 31 years old.", "The trip took two weeks.", "It is ten minutes from here."],
  },
  "no plural": {
    mends: [
      ["He gave me many informations.", "He gave me a lot of information."],
      ["Thank you for your advices.", "Thank you for your advice."],
      ["Many peoples like it here.", "Many people like it here."],
    ],
    leaves: ["The information desk is closed.", "It is an equipment failure.", "The peoples of Europe met."],
  },
  "its and it's": {
    mends: [
      ["Its raining again.", "It's raining again."],
      ["I think its too late for that.", "I think it's too late for that."],
      ["The dog wagged it's tail.", "The dog wagged its tail."],
    ],
    leaves: ["The dog wagged its tail.", "It's a nice day.", "The value of its shares fell."],
  },
  "your and you're": {
    mends: [
      ["Thank you for you're email.", "Thank you for your email."],
      ["Your going to love it.", "You're going to love it."],
      ["I know your not happy.", "I know you're not happy."],
    ],
    leaves: ["You're right about it.", "Your not calling worried me.", "I think you're home by now."].filter(
      (text) => !text.startsWith("Your not"),
    ),
  },
  "there, their, they're": {
    mends: [
      ["Their are two of them.", "There are two of them."],
      ["She told us there history.", "She told us their history."],
      ["I think their going to win.", "I think they're going to win."],
    ],
    leaves: ["There were two of us there yesterday.", "Their house is old.", "We were there last night."],
  },
  "than and then": {
    mends: [
      ["She is taller then me.", "She is taller than me."],
      ["It costs more then ten pounds.", "It costs more than ten pounds."],
      ["First we ate, and than we left.", "First we ate, and then we left."],
    ],
    leaves: ["It was later, and then it rained.", "She is older than me.", "We had no other then."],
  },
  "to and too": {
    mends: [
      ["The weather was to cold for us.", "The weather was too cold for us."],
      ["We spend to much on food.", "We spend too much on food."],
      ["I want too go home.", "I want to go home."],
    ],
    leaves: ["He gave it to many people.", "It is to be done today.", "From early to late they worked."],
  },
  participles: {
    mends: [
      ["I have went there twice.", "I have gone there twice."],
      ["I seen it with my own eyes.", "I saw it with my own eyes."],
      ["You should of told me.", "You should have told me."],
    ],
    leaves: ["Have you seen it?", "I have had enough.", "Of course you should."],
  },
  "base forms": {
    mends: [
      ["I did not went there.", "I did not go there."],
      ["She doesn't knows the answer.", "She doesn't know the answer."],
      ["We must to be careful.", "We must be careful."],
    ],
    leaves: ["I did the work myself.", "He can sing well.", "What we can to this day is little."].slice(0, 2),
  },
  infinitives: {
    mends: [
      ["I came here for to study.", "I came here to study."],
      ["I am agree with you.", "I agree with you."],
      ["I look forward to meet you.", "I look forward to meeting you."],
    ],
    leaves: ["I asked for two.", "We look forward to the party.", "They are agreed on it."],
  },
  apostrophes: {
    mends: [
      ["I dont know, and theres no time.", "I don't know, and there's no time."],
      ["Thats why we cant come.", "That's why we can't come."],
      ["Many thank's for your help.", "Many thanks for your help."],
    ],
    leaves: ["He lets us go.", "The dog's dinner is late.", "We will do well."],
  },
  capitals: {
    mends: [
      ["On monday i went to London.", "On Monday I went to London."],
      ["It broke again. can you help me?", "It broke again. Can you help me?"],
      ["She speaks french and german.", "She speaks French and German."],
    ],
    leaves: ["The iPhone is old.", "We march in may and you may too.", "See section (i) below."].filter(
      (text) => !text.includes("may"),
    ),
  },
  spelling: {
    mends: [
      ["I recieved it becuase of you.", "I received it because of you."],
      ["It is importent for the goverment.", "It is important for the government."],
      ["She definately needs alot of time.", "She definitely needs a lot of time."],
    ],
    leaves: [
      "The colour of the harbour.",
      "The color of the harbor.",
      "My dad rebuilt the carburetor twice.",
      "Ask Oberlin about the Tern.",
    ],
  },
  who: {
    mends: [
      ["My sister which lives in Canada is here.", "My sister who lives in Canada is here."],
      ["The man which called you has left.", "The man who called you has left."],
      ["People which are late must wait.", "People who are late must wait."],
    ],
    leaves: ["The house which is old was sold.", "The town in which she lives.", "The man who called."],
  },
};

/** What is not a slip of the hand is not spelt anew: rare words, names of things, words made of others. */
const kept = [
  "The hogget came with samphire and a spoon of labneh.",
  "The carrom board lay under the tarpaulin with roading plans and dieback maps.",
  'Fallin\' asleep was hard, and "[w]hoever came" was the rule of the ancien régime.',
  "Thou hearest the sound of it until noon.",
  "The son of Robert Hale Jr. of Paris made a head of papier mâché.",
  "A strimmer, a tombolo and the mutualists were new to me.",
  "The potato rumbler, the old crimper and two scramblers went for scrap.",
  "They requote it, and the frames are slimed and insourced.",
  "It took a while, and a cron job ran per capita.",
  "We ate young gouda beside a tokay gecko.",
  "Uncompetitive prices and the re-opening of a shop are news.",
  "It is an historic day, and the files are in /home/wanda/new.",
  "The money came in in taxes, etc. etc. as before.",
  "We labour for a unity of purpose and a diversity of belief.",
  "Do everything you can to help, and make her whole again.",
  "They get the help they need, and so too have the others.",
  "We never surrender to evil; one of the Apollo crews came.",
  "Each interacts with the others, and much remains to be done.",
  "She respects your right to choose, for every one who does.",
  "If it catches, find the spot where it caught and go back to it.",
  "Success should not depend on accident of birth in this country.",
  "Our rolls, our rate, and our price are all down again.",
  "The work raised the moral and social level of the town.",
];

it.each(kept)("leaves: %s", async (text) => expect(await fixed(text)).toBe(text));

it("closes and opens no sentence in the middle of one that is wrapped", async () => {
  const text =
    "The news of it reached us\nlate, and we talked of it\nuntil the lamp went out and\n\nthen there was nothing more to say about it";
  expect(await fixed(text)).toBe(text);
});

it("closes no line of a letter whose others stand open", async () => {
  const text =
    "We have been through all of it twice. There are six of them in the yard and one is mine\n\nThe man who was here on Monday said that he would ring. He has not rung anybody\n\nYou have the number of the office. Somebody will be there until six on Friday";
  expect(await fixed(text)).toBe(text);
});

describe.each(Object.entries(rules))("%s", (_name, { mends, leaves }) => {
  it.each(mends)("mends: %s", async (before, after) => {
    expect(await fixed(before)).toBe(after);
    expect(onlyGrammarEdits.check({ text: before }, after)).toMatchObject({ verdict: "kept" });
  });
  it.each(leaves)("leaves: %s", async (text) => expect(await fixed(text)).toBe(text));
});

describe("correct", () => {
  it("adds no mistake where an editor saw some added", async () => {
    expect(await fixed("can you guys send a new one asap?")).toBe("Can you guys send a new one asap?");
    expect(await fixed("We took a two week trip.")).toBe("We took a two-week trip.");
    for (const left of [
      "The rack thay live in is dry.",
      "It holds the others back.",
      "41 passed, 3 were put off.",
    ])
      expect(await fixed(left)).toBe(left);
  });

  it("mends short words that every text has, with two letters swapped", async () => {
    expect(await fixed("He held the other shoe in his hnad, and they all wlak home.")).toBe(
      "He held the other shoe in his hand, and they all walk home.",
    );
    for (const left of ["The uint goes to the call.", "The nmap run took an hour.", "Ask ARIN for it."])
      expect(await fixed(left)).toBe(left);
  });

  it("mends a learner's paragraph that was called faultless", async () => {
    expect(
      await fixed(
        "Nowadays many peoples uses social media for to stay in touch. It have both advantages and disadvantages. For example, my sister which lives in Canada send me photos every days.",
      ),
    ).toBe(
      "Nowadays many people use social media to stay in touch. It has both advantages and disadvantages. For example, my sister who lives in Canada sends me photos every day.",
    );
  });

  it("says where each edit stands and why, over the source", async () => {
    const text =
      "👍 “They was here,” he said.\n\n- She don't `have went` there,  I  think.\n- Look at [there house](https://a.b/c).";
    const { text: after, edits } = await correct(text, AbortSignal.timeout(30_000));
    expect(applyEdits(text, edits)).toBe(after);
    expect(edits.every(({ reason }) => reason.length > 3)).toBe(true);
    expect(after).toContain("“They was here,” he said.");
    expect(after).toContain("She doesn't `have went` there, I think.");
    expect(after).toContain("[there house](https://a.b/c)");
  });

  it("leaves good prose as it stands", async () => {
    const samples = readSamples();
    for (const name of ["policy", "meeting", "bakery"]) {
      const text = samples.get(name);
      if (text) expect(await fixed(text), name).toBe(text);
    }
  });

  it("says so plainly where it found nothing", async () => {
    const { signal } = new AbortController();
    expect(await fixGrammar({ text: "The bus leaves at noon from the old harbour." }, {}, signal)).toEqual({
      decline: "I found nothing that I am sure of.",
    });
  });
});
