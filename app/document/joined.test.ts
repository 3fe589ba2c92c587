import { expect, test } from "vitest";
import { joinContinuation } from "./joined.ts";

test.each([
  ["behind a whole sentence", "It rains.", "It stops.", "It rains.\n\nIt stops."],
  ["in a sentence that was cut", "It rains in the", "north.", "It rains in the north."],
  ["behind a comma", "It rains, ", "and it stops.", "It rains, and it stops."],
  ["behind a heading", "## Rain", "It rains.", "## Rain\n\nIt rains."],
  ["a heading", "It rains in", "## The north\n\nMore.", "It rains in\n\n## The north\n\nMore."],
  ["an item", "- one\n- two", "- three", "- one\n- two\n\n- three"],
  ["with the tenth item", "9. nine", "10. ten", "9. nine\n\n10. ten"],
  ["with a year that ends the sentence", "It rained in", "2019. Since then", "It rained in 2019. Since then"],
  ["a quotation that ended", "“It rains.”", "She left.", "“It rains.”\n\nShe left."],
  ["in Chinese", "雨下得很", "大。", "雨下得很大。"],
  ["behind a sentence in Hindi", "बारिश हो रही है।", "वह चला गया।", "बारिश हो रही है।\n\nवह चला गया।"],
  ["in Arabic, behind a comma", "المطر ينزل،", "ثم يتوقف.", "المطر ينزل، ثم يتوقف."],
  ["nothing", "It rains.", " \n", "It rains."],
  ["an empty text", "", "It rains.", "It rains."],
])("goes on %s", (_where, text, continuation, joined) => {
  expect(joinContinuation(text, continuation)).toBe(joined);
});
