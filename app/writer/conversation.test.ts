import { describe, expect, it } from "vitest";
import { parseConversation, writeConversation } from "./conversation.ts";

describe("conversation", () => {
  it("comes back as it was written", () => {
    const messages = [
      { role: "Critic", text: "Where is the proof?" },
      { role: "Devil's Advocate", text: "## Not a head\n\nTwo paragraphs\n\\## neither" },
    ];
    expect(parseConversation(writeConversation(messages))).toEqual(messages);
  });

  it("keeps words without a role", () => {
    expect(parseConversation("Loose words.\n## Coach\nGo on.")).toEqual([
      { role: "", text: "Loose words." },
      { role: "Coach", text: "Go on." },
    ]);
    expect(parseConversation("")).toEqual([]);
  });
});
