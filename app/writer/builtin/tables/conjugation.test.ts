import { describe, expect, it } from "vitest";
import { finiteOf, thirdOf } from "./conjugation.ts";

describe("conjugation", () => {
  it.each([
    ["went", "go", "past"],
    ["carried", "carry", "past"],
    ["stopped", "stop", "past"],
    ["shared", "share", "past"],
    ["relies", null, null],
    ["carries", "carry", "third"],
    ["has", "have", "third"],
    ["find", "find", "base"],
    ["garden", null, null],
  ])("%s comes from %s", (word, base, tense) => {
    const found = finiteOf(word);
    expect(found ? [found.verb.base, found.tense] : [null, null]).toEqual([base, tense]);
  });

  it("knows participles and the form after he", () => {
    expect(finiteOf("wrote")?.verb.participle).toBe("written");
    expect(finiteOf("written")).toBeNull();
    expect(["watch", "carry", "play", "go"].map(thirdOf)).toEqual(["watches", "carries", "plays", "goes"]);
  });
});
