/** Marks over a part of a document: what begins or ends within a sentence stays so. */

import { afterAll, describe, expect, it } from "vitest";
import { ruleOf } from "../rules.ts";
import { closeGrammar } from "../grammar/linter.ts";

afterAll(closeGrammar);

const { signal } = new AbortController();
const marked = async (id: string, text: string, before?: string, after?: string): Promise<string> => {
  const made = await ruleOf(id)({ text, before, after }, {}, signal);
  if (typeof made === "string") return made;
  return "decline" in made ? text : made.text;
};

describe("a part of a document", () => {
  it.each([
    ["Last spring, as we", "walked along the the canal."],
    ["Her brother, who came late,", "sat down on on the step."],
    ["The shop sells bread and (on Fridays)", "smoked eel from from the lake."],
  ])("gets no capital within a sentence: %s | %s", async (before, text) => {
    const made = await marked("writing/fix-grammar", text, before);
    expect(made.charAt(0)).toBe(text.charAt(0));
    expect(made).not.toMatch(/the the|on on|from from/);
    expect((await marked("writing/improve", text, before)).charAt(0)).toBe(text.charAt(0));
  });

  it.each([
    ["They came home late.", "walked along the the canal."],
    ["“Who is there?”", "she put the lamp on on the step."],
    [undefined, "we bought eel from from the lake."],
  ])("gets one where its sentence begins: %s | %s", async (before, text) => {
    expect((await marked("writing/fix-grammar", text, before)).charAt(0)).toBe(text.charAt(0).toUpperCase());
  });

  it.each(["the harbour", ", and so did the boys", "– or nearly"])(
    "gets no full stop where its sentence goes on: %s",
    async (after) => {
      const text = "The lamp was lit. We all walked along the the quay towards";
      expect(await marked("writing/fix-grammar", text, "", after)).toMatch(/towards$/);
    },
  );
});

describe("what people of a play say", () => {
  it("is left as it is said, behind a name, but for its slips", async () => {
    const play =
      "# The van\n\nANN: You did a real good job there, I says to him, where's the other?\n\nBO: I have recieved none.\n\nANN: He don't know. It'll do.\n\nBO: Right, that's that.";
    for (const id of ["writing/formalize", "social/professional-polish"])
      expect(await marked(id, play), id).toBe(play.replace("recieved", "received"));
    expect(await marked("writing/fix-grammar", play)).toBe(play.replace("recieved", "received"));
  });
});
