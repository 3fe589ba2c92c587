/** Numbers as English texts write them out. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((name, index) => [name, index + 1]),
);
