import type { Clause } from "./clause.ts";

const inCans = /^(?:coffee|tea|oil|paint|petrol|gas|milk|soup|beer|jerry|watering|spray|trash|garbage)$/;

/** Whether `might`, `must`, `will` or `can` is no helping verb here: what it is called by is a thing, or a manner of speaking. */
export function isThing({ key, tag, tokens }: Clause, index: number): boolean {
  const word = key(index);
  // `the full might associated with`: a noun.
  if (word === "might" && ["ADJ", "DET"].includes(tag(index - 1))) return true;
  // `a time in which might prevailed`
  if (word === "might" && key(index - 1) === "which" && tag(index - 2) === "ADP") return true;
  // `must needs go`; `the General Will gave`; `1 can crushed pineapple`.
  if (word === "must" && key(index + 1) === "needs") return true;
  if (word === "will" && index > 0 && /^\p{Lu}/u.test(tokens[index]?.text ?? "")) return true;
  // `his will left it to Ann`
  if (word === "will" && /^(?:my|our|your|his|her|their|the|a|free|'s)$/.test(key(index - 1))) return true;
  if (word === "can" && (tag(index - 1) === "NUM" || /^\W?oz\.?$/.test(key(index - 1)))) return true;
  // `a copper can strapped on`; `Coffee can labelled FUSES`, in notes
  if (word === "can" && /^(?:NOUN|ADJ)$/.test(tag(index - 1)) && tag(index - 2) === "DET") return true;
  if (word === "can" && inCans.test(key(index - 1))) return true;
  return false;
}
