/** What an entry may cost, told before it is asked for. */

import type { OutputBound, Price } from "#app/document/credits.ts";
import { besideText, composeInstruction, mostDigits } from "./instruction.ts";
import { boundOf } from "./room.ts";
import type { Entry, Source, Suboption, Task, Values, Writer } from "./task.ts";

/** A text of which as much as possible has to be said: it is too short for most of what is asked for. */
const bare: Source = { text: "x" };
/** Characters for what is said only with some texts: the name of their language, the words that they have. */
const languageAside = 60;
const countAside = 30;
/** The most digits of the marks around texts, in the four that frame a part and the one that is told. */
const longerMarks = 4 * mostDigits;

/** The longest output that any choice of an entry's values asks for. */
function widestBound(entry: Entry, writer: Pick<Writer, "thinking">): OutputBound {
  const singles = entry.suboptions.flatMap(({ name, values }) =>
    values.map((value): Values => ({ [name]: value.name })),
  );
  const bounds = [{}, ...singles].map((values) =>
    boundOf({ entry, values, vows: entry.vows(values) }, writer),
  );
  const widest = (key: keyof OutputBound) => Math.max(...bounds.map((one) => one[key]));
  return { share: widest("share"), fixed: widest("fixed"), thinking: widest("thinking") };
}

/** The price of an entry with a writer: the built-in one reads the text alone, a model is told what to do with it. */
export function priceOf(entry: Entry, writer: Pick<Writer, "id" | "thinking">): Price {
  const output = widestBound(entry, writer);
  if (writer.id === "builtin") return { overhead: 0, part: null, output };
  const values = Object.fromEntries(entry.suboptions.map((one) => [one.name, wordiest(entry, one)]));
  const vows = entry.vows(values);
  const part = frameOf(entry);
  const told = (source: Source): number => lengthOf({ entry, values, source, vows });
  const longest = Math.max(told(bare), told({ ...bare, earlier: "x" }) - part - 1);
  const counts = vows.filter(({ most }) => most !== undefined).length * countAside;
  return {
    overhead: longest + languageAside + counts + longerMarks + mostDigits,
    part,
    output,
  };
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
        .map((vow) => vow.tell?.(chosen, bare) ?? vow.say(chosen))
        .join("").length
    );
  };
  const sorted = values.toSorted(
    (left, right) => length(right.name, right.description) - length(left.name, left.description),
  );
  return sorted[0]?.name ?? "";
}
