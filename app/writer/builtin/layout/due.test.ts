/** What a report of the news says is to be done: a paragraph with it stands behind the first. */

import { describe, expect, it } from "vitest";
import { due } from "./news.ts";

describe("what is due", () => {
  it.each([
    "Tickets should be returned to the box office by May 3.",
    "Spare keys can be collected from the porter until noon.",
    "Forms should be sent to the harbour master.",
  ])("is told by %s", (line) => expect(due.test(line)).toBe(true));

  it.each([
    "Mr Orr said the tickets should be cheaper.",
    "The keys can be heard from the street.",
    "He should be in bed at noon.",
  ])("is not told by %s", (line) => expect(due.test(line)).toBe(false));
});
