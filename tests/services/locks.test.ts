import { expect, test } from "vitest";
import type { Generated } from "#tests/support/generations.ts";
import { says } from "#tests/support/scripted-writer.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { Writing } from "#tests/support/writing.ts";

const text =
  "In 2019 Rosa moved the shop from Leeds to York. Rent fell from 900 to 640 euros, as https://example.com says. " +
  "Dear {name}, please ask [phone number].";

onBothDatabases("what an edit may not change", (kind) => {
  const writing = Writing.forTests(kind, says(text));

  /** What became of a promise when a model answers `output`. */
  async function improved(output: string, id: string) {
    writing.script = says(output);
    const { status, data } = await writing.services.call<Generated>("POST", "/api/v1/freestyle", {
      token: writing.user.token,
      body: { aiAction: "Improve", text },
    });
    expect(status, JSON.stringify(data)).toBe(200);
    const promise = data.promises.find((one) => one.id === id);
    return { ...promise, charged: data.usage.charged, tries: writing.tasks.length };
  }

  /** The facts that are remarked on when a model answers `output`, and how often it was asked. */
  async function remarked(output: string) {
    writing.script = says(output);
    const { data } = await writing.services.call<Generated>("POST", "/api/v1/freestyle", {
      token: writing.user.token,
      body: { aiAction: "Improve", text },
    });
    const words = data.remarks.map((one) => `${one.where}: ${one.words}`);
    return { words, charged: data.usage.charged, tries: writing.tasks.length };
  }

  test("is all there", async () => {
    for (const id of ["facts-in-place", "same-language"])
      expect(await improved(text, id)).toMatchObject({ kept: true });
    const asked = writing.tasks.length;
    const { words, charged, tries } = await remarked(text);
    expect([words, tries - asked]).toEqual([[], 1]);
    expect(charged).toBeGreaterThan(0);
  });

  test.each([
    ["a number", text.replace("640", "460"), ["new: 460 euros", "gone: 640 euros"], 2],
    ["a year", text.replace("2019", "2018"), ["new: 2018", "gone: 2019"], 2],
    [
      "a link",
      text.replace("example.com", "example.org"),
      ["new: https://example.org", "gone: https://example.com"],
      2,
    ],
    ["a name", text.replace("York", "Hull"), ["new: Hull", "gone: York"], 1],
    ["a slot", text.replace("[phone number]", "the office"), ["gone: [phone number]"], 1],
    ["a placeholder", text.replace("{name}", "reader"), ["gone: {name}"], 1],
  ])("remarks on %s that is another one, and charges it", async (_what, output, words, tries) => {
    const seen = await remarked(output);
    expect(seen).toMatchObject({ words, tries });
    expect(seen.charged).toBeGreaterThan(0);
  });

  test.each([
    ["numbers", text.replace("900 to 640", "640 to 900"), /^moved: (900|640)$/],
    ["names", text.replace("Leeds to York", "York to Leeds"), /^moved: (Leeds|York)$/],
    [
      "placeholders",
      text.replace("{name}", "#").replace("[phone number]", "{name}").replace("#", "[phone number]"),
      /^moved: (\{name\}|\[phone number\])$/,
    ],
  ])("flags %s that changed places, which is shown and charged", async (_what, output, found) => {
    const promise = await improved(output, "facts-in-place");
    expect(promise).toMatchObject({ kept: false, strength: "soft", tries: 1 });
    expect(promise.found).toMatch(found);
    expect(promise.charged).toBeGreaterThan(0);
  });

  test("is the writer's own last line, which stays where the model's remark behind it goes", async () => {
    const letter = "Dear Rosa,\n\nThe shop has moved.\n\nLet me know if you need the key.";
    for (const remark of ["", "\n\nWould you like me to shorten it?"]) {
      writing.script = says(letter + remark);
      const { data } = await writing.services.call<Generated>("POST", "/api/v1/freestyle", {
        token: writing.user.token,
        body: { aiAction: "Fix Grammar", text: letter },
      });
      expect(data.content_output.text).toMatch(/moved\.<\/p>\s*<p>Let me know if you need the key\.<\/p>$/);
    }
  });

  test("flags another language", async () => {
    const german =
      "Im Jahr 2019 zog Rosa mit dem Laden von Leeds nach York um, und die Miete fiel von 900 auf 640 Euro, wie " +
      "https://example.com sagt. Liebe {name}, bitte fragen Sie nach der [phone number].";
    expect(await improved(german, "same-language")).toMatchObject({
      kept: false,
      strength: "hard",
      found: "English in, German out",
      charged: 0,
      tries: 2,
    });
  });
});
