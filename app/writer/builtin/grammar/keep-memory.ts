/**
 * What the build runs, in a thread of its own: keeps the checker's memory in the file that its first argument names, and the
 * dictionaries in the one that its second names.
 */
import { keepMemory } from "./checker-memory.ts";
import { keepDictionaries } from "./dictionary.ts";

const [, , memory, dictionaries] = process.argv;
if (memory === undefined || dictionaries === undefined)
  throw new Error("keep-memory.ts wants the names of two files");
keepDictionaries(dictionaries);
await keepMemory(memory);
