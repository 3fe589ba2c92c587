import { describe, expect, it } from "vitest";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { storyTools } from "../../catalogue/stories/story-tools.ts";
import { storyTypes } from "../../catalogue/stories/story-tool.ts";
import { NeedsModel } from "../../faults.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask, declineOf } from "../../promises/check.ts";
import type { Decline } from "../../task.ts";
import { castOf } from "./cast.ts";

const memoir = `I was nine when my grandmother taught me to row. The boat was green and leaked at the seam, and she said that a leak was only the lake being curious. I wanted to be good at it. I was not good at it. I pulled too hard with my right arm and we went in circles until she laughed so much that she had to hold the side.

One morning the fog came down. I could not see the shore, and I was afraid, but I did not say so. My grandmother stopped talking. Then she put the oars in my hands and closed her eyes. "Listen," she said. "The church is to the left." I listened. Very far away a bell was ringing.

I rowed towards it. It took an hour, and my hands bled, and when the jetty came out of the white I cried. She never mentioned it again. When she died she left me the boat. It still leaks.`;
const thriller = `Detective Ana Reyes arrived at the warehouse at 2 a.m. It was really very cold, and the door was open. She had told Cole to wait, but Cole never waited. "Are you there?" she whispered. Nobody answered. The lamp on the desk was still warm. She was afraid. Her heart was pounding in her chest.

"You should not have come," said a voice behind her. "I do not want to hurt you. I have never wanted to hurt anyone."

She turned around slowly. It was Cole, and he was holding the red notebook. Suddenly the lights went out. Reyes ran towards the stairs, but the stairs were gone. She knew that she had to get the notebook before the others did. At the end of the day it was the only proof she had. The river was loud under the floor. She jumped.`;
const seed = "The last train left at 23:40, and Mara was still on the platform with the wrong suitcase.";
const texts = new Map([
  ["memoir", memoir],
  ["thriller", thriller],
  ["seed", seed],
  ...readSamples(),
  ...classics.map((name) => [name, readText(name)] as const),
]);
const dog = texts.get("story with a dog") ?? "";
/** All with a rule but the grammar check, which is tested where it lives. */
const byRule = storyTools
  .filter((one) => one.rule)
  .map((one) => one.id.replace("stories/", ""))
  .filter((id) => id !== "fix-grammar-and-punctuation");

function tool(id: string) {
  const found = storyTools.find((one) => one.id === `stories/${id}`);
  if (!found) throw new Error(`no tool ${id}`);
  return found;
}

async function tried(id: string, text: string): Promise<string | Decline> {
  return (await tool(id).rule?.({ text }, {}, new AbortController().signal)) ?? "";
}

async function written(id: string, text: string): Promise<string> {
  const result = await tried(id, text);
  if (typeof result !== "string") throw new Error(result.decline);
  return result;
}

describe("story tools", () => {
  it("are the 50 of the catalogue in six categories, ten of them for a model", () => {
    expect(storyTools).toHaveLength(50);
    const categories = Map.groupBy(storyTools, (one) => one.category);
    expect([...categories.values()].map((row) => row.length)).toEqual([9, 9, 8, 8, 8, 8]);
    expect(storyTools.filter((one) => one.class === "model").map((one) => one.rule)).toHaveLength(10);
    expect(storyTools.filter((one) => (one.class === "model") === (one.rule !== undefined))).toEqual([]);
    expect(storyTools.every((one) => one.kind === one.mode)).toBe(true);
    expect(storyTypes).toHaveLength(8);
  });

  it.each(byRule)(
    "%s keeps its hard promises on every text",
    async (id) => {
      let taken = 0;
      for (const [name, text] of texts) {
        const task = prepareTask(tool(id), {}, { text });
        if (declineOf(task)) continue;
        try {
          const result = await tried(id, text);
          if (typeof result !== "string") {
            expect(result.decline.length).toBeGreaterThan(30);
            continue;
          }
          taken += 1;
          const broken = checkTask(task, result).filter((one) => one.strength === "hard" && !one.kept);
          expect({ name, result, broken }).toMatchObject({ broken: [] });
        } catch (error) {
          if (!(error instanceof NeedsModel)) throw error;
        }
      }
      expect(taken).toBeGreaterThan(0);
    },
    30_000,
  );

  it("takes no thing for a person", () => {
    const { people } = castOf([
      "Everyone has the rights set forth in this Declaration.",
      "We wrote this Declaration together.",
    ]);
    expect(people.map((one) => one.named)).not.toContain("Declaration");
  });

  it("finds who is in a story and where", () => {
    const { people, places } = castOf([
      "When Hannah came to Bristol, her uncle was out.",
      "Hannah called the dog.",
      "Nobody answered in Bristol.",
      "Mr. Lowe said that Hannah was late.",
    ]);
    expect(people.map((one) => one.named)).toEqual(["Hannah", "Mr. Lowe", "the uncle", "the dog"]);
    expect(places).toEqual(["Bristol"]);
  });

  it("tells a story from another person", async () => {
    expect(await written("change-point-of-view", dog)).toMatch(
      /^The dog was not where I had left it\. I called twice,.*said my uncle,.*I took the lamp\.[^]*beside a boy I had never seen before\./,
    );
    expect(await written("change-point-of-view", memoir)).toMatch(
      /^You were nine when your grandmother taught you to row\.[^]*When she died she left you the boat\./,
    );
    await expect(tried("change-point-of-view", thriller)).rejects.toThrow("who is who");
    await expect(
      tried("change-point-of-view", "Hannah met the woman at the gate. She gave her the lamp and left."),
    ).rejects.toThrow("not the only one");
  });

  it("maps a story with its own lines", async () => {
    expect(await written("outline-story-arc", memoir)).toMatch(
      /### Setup[^]+> I was nine[^]+### Climax[^]+> It took an hour[^]+### Resolution[^]+> It still leaks\./,
    );
    expect(await written("plant-and-pay-off", thriller)).toContain("### The red notebook");
    expect(await written("find-plot-holes", dog)).toContain("- The uncle is named here and never again.");
    expect(await written("scene-beats", memoir)).toMatch(/^\*\*Goal:\*\* I wanted to be good at it\./);
  });

  it("leaves slots where the text is silent", async () => {
    const idea = await written("generate-story-idea", seed);
    expect(idea).toContain("**Character:** The last train left at 23:40");
    expect(idea).toMatch(/\*\*Want:\*\* \[what Mara wants/);
    expect(await written("write-a-logline", dog)).toBe(
      "When the dog was not where Hannah had left it, the only way on is to [do what is hardest] before [what would be lost].",
    );
    expect(await written("show-don-t-tell", thriller)).toContain("She was afraid. [show the fear: ");
  });

  it.each([
    "create-a-protagonist",
    "create-an-antagonist",
    "three-act-outline",
    "hero-s-journey-map",
    "scene-beats",
    "add-a-plot-twist",
    "find-plot-holes",
    "write-an-opening-scene",
    "alternate-ending",
    "what-happens-next",
    "interview-a-character",
    "write-a-dialogue-scene",
    "raise-the-stakes",
  ])("%s says what a declaration of rights lacks, and takes a novel", async (id) => {
    expect(await tried(id, readText("rights"))).toMatchObject({
      decline: expect.stringMatching(/needs a story: somebody who is named.*happened to them/),
    });
    expect(await written(id, readText("pride"))).not.toContain("main character");
  });

  it.each([
    "Two astronauts wait for a signal that never comes.",
    "You wake up in the dark. You reach for the lamp and it is not there. Someone is breathing beside you.",
    "An old lighthouse keeper hears a voice in the fog.",
    "Mara opens the door. She hears a step on the stairs. Nobody is there, and she locks the door again. The dog growls.",
  ])("takes as a story: %s", async (text) => {
    expect(await written("create-an-antagonist", text)).toContain("**Goal:**");
    expect(await written("alternate-ending", text)).toContain("### Happy");
  });

  it("makes a premise of what is no story: its statement is the rule of a world", async () => {
    const idea = await written("generate-story-idea", readText("rights"));
    expect(idea).toMatch(
      /\*\*Character:\*\* \[a name, an age, a trade: somebody to whom human beings matter/,
    );
    expect(idea).toMatch(/\*\*Obstacle:\*\* \p{Lu}[^[]+\. \[Why that stands in the way\.\]/u);
    expect(await written("write-a-logline", readText("rights"))).toMatch(
      /^When \[what breaks the ordinary day\]/,
    );
    expect(await written("build-a-what-if-premise", readText("rights"))).toContain("but only on paper?");
    const premise = await written("build-a-what-if-premise", readText("pride"));
    expect(premise).not.toMatch(/What if (?:her mind|it was then disclosed)/);
  });

  it("shows a novel's hero by the line that tells most, and no line that only leads on", async () => {
    expect(await written("generate-story-idea", readText("pride"))).toContain(
      "**Character:** Mr. Bennet was ",
    );
    for (const id of ["alternate-ending", "scene-beats", "three-act-outline"])
      expect(await written(id, readText("pride")), id).not.toContain("addressed her with:");
  });

  it("cuts a beat at a clause, and never before a bare noun", async () => {
    const text = await written(
      "heighten-tension",
      "We have come to dedicate a portion of that field, as a final resting place for those who here gave their lives. The storm came very fast, and the boat was really lost in the fog.",
    );
    expect(text).not.toContain("This is because");
  });

  it("edits without touching what is told", async () => {
    expect(await written("cut-filler-words", thriller)).toContain("It was cold, and the door was open.");
    expect(await written("remove-cliche-s", thriller)).toMatch(
      /Her pulse was loud\.[^]+In the end it was the only proof/,
    );
    expect(await written("improve-dialogue-realism", thriller)).toContain(
      '"You shouldn\'t have come," said a voice',
    );
    expect(
      await written(
        "vary-sentence-rhythm",
        "He saw the old gate. He opened the old gate. The dog ran on home.",
      ),
    ).toBe("He saw the old gate and opened the old gate. The dog ran on home.");
    expect(await tried("remove-cliche-s", seed)).toMatchObject({
      decline: expect.stringContaining("worn phrases"),
    });
  });

  it("checks continuity", async () => {
    const report = await written(
      "check-continuity",
      "Hannah had blue eyes and was nine years old. The next morning Hanna sat in Leeds. Later Hannah looked up with her green eyes; she was eleven years old. On Tuesday she went back to Leeds.",
    );
    expect(report).toContain("Hannah or Hanna? One person, two spellings.");
    expect(report).toContain("More than one colour of eyes.");
    expect(report).toContain("Ages are given in these places.");
    expect(report).toContain("Leeds: is it the same place");
  });

  it("names people and places that are free", async () => {
    const names = await written("name-characters-and-places", dog);
    expect(names.split("\n")).toHaveLength(10);
    expect(names).not.toContain("Hannah");
    expect(names).toMatch(/^1\. \*\*\p{L}+\*\* \(person\): .+ Sound: /u);
  });

  it("reads English stories only", async () => {
    const text =
      "החברה פתחה סניף חדש בחיפה. הסניף מעסיק עשרים עובדים והמכירות בו גדלו מאוד מאז הפתיחה. המנהלת אמרה שהלקוחות מרוצים.";
    for (const id of byRule.filter((one) => !["line-edit"].includes(one)))
      await expect(tried(id, text), id).rejects.toThrow(NeedsModel);
  });
});
