import type { Edit } from "../task.ts";

interface Text {
  text: string;
  edits?: readonly Edit[];
}

const curl = (text: string): string => text.replaceAll(/(?<=[\p{L}\p{N}])'/gu, "’");

/** The apostrophes that a rule has set are as the source's: curly where it has curly signs and no straight one. */
export function asTyped(source: string, made: Text): Text {
  if (!/[“”’]/.test(source) || source.includes("'")) return made;
  return {
    text: curl(made.text),
    ...(made.edits
      ? {
          edits: made.edits.map((edit) => ({
            ...edit,
            // What begins with one goes on with a word of the source.
            replacement: curl(edit.replacement).replace(/^'(?=\p{L})/u, "’"),
          })),
        }
      : {}),
  };
}
