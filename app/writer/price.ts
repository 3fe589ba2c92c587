/** What an entry may cost, told before it is asked for. */

import type { Price } from "#app/document/credits.ts";
import { composeInstruction } from "./instruction.ts";
import type { Entry, Suboption, Values, Writer } from "./task.ts";

/** How much longer a transformed text may get, at most: the bound of its promise by kind. */
const transformed = 1.6;

/** Characters for what is said only with some texts: their language, notes on title, context and examples, the marks around them. */
const asides = 600;

/** Of the longest output: a transformed text is bounded by its source, everything else by the general limit. */
export const shareOf = ({ kind }: Pick<Entry, "kind">): Price["share"] =>
  kind === "transform" ? transformed : null;

/** The price of an entry with a writer: the built-in one reads the text alone, a model is told what to do with it. */
export function priceOf(entry: Entry, writer: Pick<Writer, "id">): Price {
  const share = shareOf(entry);
  if (writer.id === "builtin") return { overhead: 0, share };
  const values = Object.fromEntries(entry.suboptions.map((one) => [one.name, wordiest(entry, one)]));
  const { system, prompt } = composeInstruction({
    entry,
    values,
    source: { text: "x" },
    vows: entry.vows(values),
  });
  return { overhead: system.length + prompt.length + asides, share };
}

/** The value of a suboption that takes the most words to ask for. */
function wordiest(entry: Entry, { name, values }: Suboption): string {
  const length = (value: string, description: string): number => {
    const chosen: Values = { [name]: value };
    return (
      value.length +
      description.length +
      entry
        .vows(chosen)
        .map((vow) => vow.say(chosen))
        .join("").length
    );
  };
  const sorted = values.toSorted(
    (left, right) => length(right.name, right.description) - length(left.name, left.description),
  );
  return sorted[0]?.name ?? "";
}
