/** Names in a sentence: in full, with a title, or alone. */

import type { Token } from "../../prose/english/tokens.ts";

/** `Mr Pym` is no more of a name than `Pym`. */
const formsOfAddress = /^(?:mr|mrs|ms|miss|dr|sir|lady|lord|prof|cllr|councillor)\.?$/;

const runsOf = (tokens: readonly Token[]): string[][] => {
  const runs: string[][] = [[]];
  for (const { tag, key } of tokens)
    if (formsOfAddress.test(key)) continue;
    else if (tag === "PROPN") runs.at(-1)?.push(key);
    else runs.push([]);
  return runs;
};

/** Names that stand with a first name or a title. */
export const namesInFull = (tokens: readonly Token[]): string[] =>
  runsOf(tokens)
    .filter(({ length }) => length > 1)
    .flat();

/** `Halyard Metering Services`: the first word of a name that goes on in words which are no names by themselves. */
export const firmsInFull = (plain: string, tokens: readonly Token[]): string[] =>
  [...plain.matchAll(/(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+){2,}/gu)].flatMap(([, first = ""]) =>
    tokens.some(({ key, tag }) => tag === "PROPN" && key === first.toLowerCase())
      ? [first.toLowerCase()]
      : [],
  );

/** Names that stand without one. */
export const namesAlone = (tokens: readonly Token[]): string[] =>
  runsOf(tokens)
    .filter(({ length }) => length === 1)
    .flat();
