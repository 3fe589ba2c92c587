/** What an entry may cost, told before it is asked for. */

import type { Price } from "#app/document/credits.ts";
import { besideText, composeInstruction, mostDigits } from "./instruction.ts";
import type { Entry, Source, Suboption, Task, Values, Writer } from "./task.ts";

/** How much longer a transformed text may get, at most: the bound of its promise by kind. */
const transformed = 1.6;

/** Characters for what is said only with some texts: the name of their language. */
const languageAside = 60;
/** The most digits of the marks around texts, in the four that frame a part and the one that is told. */
const longerMarks = 4 * mostDigits;

/** Of the longest output: a transformed text is bounded by its source, everything else by the general limit. */
export const shareOf = ({ kind }: Pick<Entry, "kind">): Price["share"] =>
  kind === "transform" ? transformed : null;

/** The price of an entry with a writer: the built-in one reads the text alone, a model is told what to do with it. */
export function priceOf(entry: Entry, writer: Pick<Writer, "id">): Price {
  const share = shareOf(entry);
  if (writer.id === "builtin") return { overhead: 0, part: null, share };
  const values = Object.fromEntries(entry.suboptions.map((one) => [one.name, wordiest(entry, one)]));
  const bare = lengthOf({ entry, values, source: { text: "x" }, vows: entry.vows(values) });
  return { overhead: bare + languageAside + longerMarks + mostDigits, part: frameOf(entry), share };
}

function lengthOf(task: Task): number {
  const { system, prompt } = composeInstruction(task);
  return system.length + prompt.length;
}

let frame: number | null = null;

/** The characters that frame a text besides the one that is worked on, at most; the same for every entry. */
function frameOf(entry: Entry): number {
  const tell = (source: Source): number => lengthOf({ entry, values: {}, source, vows: [] });
  frame ??=
    Math.max(...besideText.map((part) => tell({ text: "x", [part]: "x" }))) -
    tell({ text: "x" }) -
    1 +
    longerMarks;
  return frame;
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
