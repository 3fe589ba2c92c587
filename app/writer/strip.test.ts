import { describe, expect, it } from "vitest";
import { Stripper } from "./strip.ts";

function strip(answer: string, size: number): string {
  const stripper = new Stripper();
  let shown = "";
  for (let at = 0; at < answer.length; at += size) shown += stripper.push(answer.slice(at, at + size));
  shown += stripper.end();
  expect(shown).toBe(stripper.text);
  return shown;
}

const body = "The ferry is slow and full of plants.\n\nNobody minds, because the night is warm.";
const long = `${"The ferry is slow and cheap and full of people carrying plants. ".repeat(12)}\n\nIt lands at dawn.`;

describe("Stripper", () => {
  it.each([
    ["nothing to take off", body, body],
    ["a long text", long, long],
    ["sure, here is", `Sure, here is the rewritten text:\n\n${body}`, body],
    ["here's the version", `Here's the revised version of your paragraph:\n\n${body}`, body],
    ["bold label", `**Rewritten version:**\n\n${body}`, body],
    ["certainly", `Certainly! Here is a shortened version:\n\n${body}`, body],
    ["a fence", `\`\`\`markdown\n${body}\n\`\`\``, body],
    ["a preamble and a fence", `Here is the corrected text:\n\n\`\`\`\n${body}\n\`\`\`\n`, body],
    [
      "a preamble and quotation marks",
      `Here is the rewritten sentence:\n\n"The ferry is slow."`,
      "The ferry is slow.",
    ],
    ["a closing offer", `${body}\n\nLet me know if you would like another version!`, body],
    ["a closing hope", `${body}\n\nI hope this helps!`, body],
    ["a fence and an offer", `\`\`\`\n${body}\n\`\`\`\n\nLet me know if you want changes.`, body],
    [
      "a story that begins with Sure",
      "Sure, he said, and went out into the rain.\n\nShe waited.",
      "Sure, he said, and went out into the rain.\n\nShe waited.",
    ],
    [
      "a text that begins with Here is",
      "Here is the house where I was born.\n\nIt has a red door.",
      "Here is the house where I was born.\n\nIt has a red door.",
    ],
    [
      "a list with its own lead-in",
      "Here are the things we pack:\n\n- socks\n- tea and a long book",
      "Here are the things we pack:\n\n- socks\n- tea and a long book",
    ],
    ["a text that quotes", '"Go," she said. "Now."', '"Go," she said. "Now."'],
    [
      "a letter that lets know",
      "Dear Ann,\n\nLet me know if you come. I will cook.\n\nYours, Bo",
      "Dear Ann,\n\nLet me know if you come. I will cook.\n\nYours, Bo",
    ],
    [
      "code inside a text",
      "Run this:\n\n```\nnpm start\n```\n\nThen wait.",
      "Run this:\n\n```\nnpm start\n```\n\nThen wait.",
    ],
    ["a text that ends with code", "Run this:\n\n```\nnpm start\n```", "Run this:\n\n```\nnpm start\n```"],
    ["only an opener", "Sure.", "Sure."],
    ["nothing", "", ""],
  ])("%s", (_name, answer, text) => {
    for (const size of [1, 7, 1000]) expect(strip(answer, size)).toBe(text);
  });

  it.each([
    ["The", ""],
    [" The ferry", "The ferry"],
    ["He", ""],
    ["Her", ""],
    ["Herons", "Herons"],
    ["Sur", ""],
    ["Surely", "Surely"],
    ["**S", ""],
    ["**", ""],
    ["*", ""],
    ["**Ferry", "**Ferry"],
    ["`", ""],
    ["I", ""],
    ["I wo", ""],
    ["I won", "I won"],
    ["The follow", ""],
    ["The folly", "The folly"],
  ])("after %j it gives out %j: all that no preamble can begin with", (answer, shown) => {
    expect(new Stripper().push(answer)).toBe(shown);
  });
});

it("takes off the reasoning that a model writes before its answer", () => {
  const answer = "<think>\nThe user wants a shorter text.\n</think>\n\nThe bakery moves to Mill Lane.";
  for (const size of [1, 5, 500]) expect(strip(answer, size)).toBe("The bakery moves to Mill Lane.");
  expect(strip("<think>It never ends", 4)).toBe("");
});
