/** Why a summary is declined: the reason is true of the text, and the advice fits it. */

import { describe, expect, it } from "vitest";
import { written } from "./written.fixture.ts";

describe("a refusal to pick out tasks or days", () => {
  const tale =
    '"Sit down," said Ann. "It is the 3rd of May."\n\nBo stayed by the door. "I have been here since the 1st," he said.\n\n"Then you have decided," she said. The lamp went out. It was 1971.';
  const lathe =
    "# For sale: lathe, one owner\n\nMade in 1962. £340 or best offer. It weighs 80 kg and was oiled on 3 May. You will need a van. Please ring first. Buyer to collect.";
  const mail =
    "Hi Jo,\n\nThe van comes on 3 May. Could you leave the gate open? I paid £40 on 2 May and £30 on 4 April.\n\nThanks,\nPetra";

  it.each([
    ["a story", tale],
    ["an advertisement", lathe],
    ["a story in which nothing is decided", tale.replace("decided", "come")],
  ])("advises no list to %s", async (_, text) => {
    for (const Focus of ["Decisions and actions", "Numbers and dates"]) {
      const told = await written("create/summarize", text, { Focus });
      expect(told, Focus).toMatch(/^DECLINED/);
      expect(told, Focus).not.toMatch(/To do|3 May:/);
    }
  });

  it("advises one to whoever writes so that something is done", async () => {
    expect(await written("create/summarize", mail, { Focus: "Numbers and dates" })).toContain("3 May: …");
    expect(await written("create/summarize", mail, { Focus: "Decisions and actions" })).toContain("To do");
    const plea =
      "Mend the steps. I think the council should mend them, and I say so because nobody else does. We need a rail. Some will say that it costs money. Let us pay.";
    expect(await written("create/summarize", plea, { Focus: "Decisions and actions" })).toContain("To do");
  });
});

describe("a refusal to pick out decisions", () => {
  const decisions = (text: string): Promise<string> =>
    written("create/summarize", text, { Focus: "Decisions and actions" });
  const how =
    "# How a sluice works\n\nI keep one, and my father kept it before me. A sluice is a gate that slides. The water pushes it against its frame, so that it seals itself. The wider the gate, the harder it is to lift. I lift mine by a screw.";

  it.each([
    ["please", `${how} Keep your fingers out, please.`],
    ["asks", `${how} The keeper asks for silence.`],
    ["must", `${how} The screw must be greased.`],
  ])("says of no text with %s in it that it holds no such word", async (_, text) => {
    expect(await decisions(text)).not.toMatch(/no (?:sentence|paragraph) /i);
  });

  it.each([how, how.replace("wider", "older"), how.replace("screw", "chain")])(
    "says so where none stands",
    async (text) => {
      expect(await decisions(text)).toMatch(/no (?:sentence|paragraph) .*holds/i);
    },
  );

  it.each(["What I'd like to know before Friday", "What we'd ask for", "Recommendations"])(
    "lays out the list under %s",
    async (head) => {
      const text = `Dear Ms Oake,\n\nThe roof leaks over the stairs.\n\n${head}:\n\na) Who comes to look at it?\nb) Can we leave the key?\n\nYours,\nBo Lind`;
      expect(await decisions(text)).toBe(
        `**${head}**\n\na) Who comes to look at it?\nb) Can we leave the key?`,
      );
    },
  );

  it.each(["What I liked", "What the roof is made of", "Where it leaks"])(
    "takes the list under %s for none",
    async (head) => {
      const text = `Dear Ms Oake,\n\nThe roof leaks over the stairs.\n\n${head}:\n\n- slate\n- lead\n\nYours,\nBo Lind`;
      expect(await decisions(text)).toContain("DECLINED");
    },
  );
});

describe("a refusal to sum up", () => {
  it.each([
    [
      "talks somebody through its matter, whom it calls you",
      "You will be shown the ropes. You hold the grey one, and I hold the red. If your hand is cold you lose it. You learn this in a week. Your boots fill first. I have seen it happen to you all. My own did.",
    ],
    [
      "speaks as an I or a we",
      "I keep the grey rope. My hand is cold and I lose it. I learned this in a week, as you will. We go out at four. My boots fill first. I have seen it. Our boat is small.",
    ],
  ])("says who speaks to whom: %s", async (who, text) => {
    const told = await written("create/summarize", text, { Length: "One sentence" });
    expect(told).toContain(`This text ${who}`);
  });
});

describe("people of a play", () => {
  const scene = (one: string, other: string): string =>
    `# The lock\n\nA lock on a canal, before light.\n\n${one}: Did you shut it?\n\n${other}: I shut it at ten.\n\n${one}: It was open when I came.\n\n${other}: Then somebody came before you.\n\n${one}: With what key?\n\n${other}: There is one under the stone.`;
  const people = async (text: string): Promise<string> =>
    written("create/summarize", text, { Focus: "People and quotes" });

  it.each([
    ["ADA", "NILS"],
    ["BEA", "MR LUNN"],
    ["KEEPER", "BOY"],
  ])("are said to be all of it: %s and %s", async (one, other) =>
    expect(await people(scene(one, other))).not.toContain("nobody speaks"),
  );

  it.each([
    "I shut the lock at ten and went to bed. In the morning it was open. I never found out who had the key. My father said nothing, and we did not ask him. Later I moved away.",
    "We had a key under the stone. It was my mother's idea. I was nine when I lost it. I looked for it for a week and then I told her. She had another.",
    "LOCK: the thing I remember best. I was nine when we came to it, and my brother fell in. We pulled him out. I told nobody. He has been dry ever since.",
  ])("are missed where nobody speaks: %s", async (text) =>
    expect(await people(text)).not.toContain("each behind a name"),
  );
});
