/** What points at a sentence before it, and what says nothing alone. */

import { describe, expect, it } from "vitest";
import { statementsOf } from "./statements.ts";
import { written } from "./written.fixture.ts";

const behind = (sentence: string): boolean =>
  statementsOf(`The bell tower was open on Sunday.\n\n${sentence}`)[1]?.back === true;

describe("a place or a time that a sentence before has named", () => {
  it.each([
    "From there Anna rowed to the weir in nine minutes.",
    "Up there Tom could see as far as the pier.",
    "From then on the ferry took no dogs.",
    "Two days later the crane was back in the yard.",
    "By that time the bakers had gone home.",
    "Shortly afterwards the siren stopped.",
  ])("leans on it: %s", (sentence) => {
    expect(behind(sentence)).toBe(true);
  });

  it.each([
    "From Oban the boats sail at nine and at two.",
    "Two days after the flood the crane was back in the yard.",
    "There is a kettle in the vestry.",
    "Five weeks on and five off is how the crew works.",
    "By noon on Friday the bakers had gone home.",
  ])("stands where a sentence names it itself: %s", (sentence) => {
    expect(behind(sentence)).toBe(false);
  });
});

describe("ones", () => {
  it.each([
    "Cracked ones go back to the kiln.",
    "The spare ones hang in the porch.",
    "Most wooden ones last ten winters.",
  ])("are what a sentence before has named: %s", (sentence) => {
    expect(behind(sentence)).toBe(true);
  });

  it.each([
    "Little ones sit at the front of the hall.",
    "Loved ones may write until Friday.",
    "The kiln takes cracked pots and whole ones.",
  ])("are people, or named in the same sentence: %s", (sentence) => {
    expect(behind(sentence)).toBe(false);
  });
});

describe("a pronoun", () => {
  it.each([
    "The elders voted in March to pay for it.",
    "My sister bought it.",
    "In 1954 they opened the gates.",
    "The pastor said its hum kept nobody awake.",
    "Harold Brook said it would hum.",
  ])("leans on the sentence before where nothing in its own can be meant: %s", (sentence) => {
    expect(behind(sentence)).toBe(true);
  });

  it.each([
    "The council bought a pump and paid for it in cash.",
    "In May it was hard to sleep.",
    "People who know them say so.",
    "The twins hoped they would row.",
    "The old mill lost its wheel in 1950.",
    "When the rain stops, it is time to go.",
    "In the night the hens woke because it thundered.",
  ])("leans on nothing where its own sentence names it: %s", (sentence) => {
    expect(behind(sentence)).toBe(false);
  });

  it("keeps the sentence in which it was named", async () => {
    const report = (told: string): string =>
      `# Village to hear its own ground move\n\nLOWMOOR — If the hill slips, nobody hears of it sooner than a tin box behind the tea table in Lowmoor chapel.\n\nEngineers bolted the sensor to the floor on Monday.\n\n${told}\n\nThe knitters who met there have gone to the school room, and their chairs went with them.\n\nThe hill last moved in 1911, when a barn and two cows were lost.\n\n“We are used to company,” said Ann Hill, the warden.\n\nA spokesman said the box would stay until 2030.`;
    for (const told of [
      "The elders voted 4–2 in May to allow it.",
      "The parish agreed in May to power it.",
      "The elders decided in May that they would look after it.",
    ]) {
      const summary = await written("create/summarize", report(told), { Length: "50 words" });
      expect(summary).not.toMatch(/tea table in Lowmoor chapel\. The (?:elders|parish)/);
    }
    for (const told of [
      "The elders voted 4–2 in May to allow the sensor.",
      "The parish agreed in May to power the sensor.",
      "The elders decided in May to look after the sensor.",
    ])
      expect(await written("create/summarize", report(told), { Length: "50 words" })).toMatch(/^If the hill/);
  });
});

describe("a few words without a verb", () => {
  const story = (first: string): string =>
    `# The harbour\n\n${first} The harbour master came down at six with a rope over one shoulder and told each of us in turn where our boats were to lie for the winter, and nobody dared to say a word against it until he had gone back up the hill to his tea, which he took at half past six on the dot.\n\nThen we talked about it for the rest of the night in the hut with the stove lit and the door shut, and I thought of my father, who had never in his life moved a boat because somebody told him to.`;

  it.each(["So, rule four.", "A wet Tuesday in Fife.", "Anyway, the ropes.", "Ropes, mostly."])(
    "are never all of a post: %s",
    async (first) => {
      expect(await written("social/fit-to-280", story(first))).toContain("DECLINED");
    },
  );

  it.each(["We moved the boats in May.", "So far nobody has drowned.", "My father owned two boats."])(
    "are not what has a verb: %s",
    async (first) => {
      expect(await written("social/fit-to-280", story(first))).toBe(`The harbour\n\n${first}`);
    },
  );
});
