/** What the build runs, in a thread of its own: keeps the checker's memory in the file that its first argument names. */
import { keepMemory } from "./checker-memory.ts";

const file = process.argv[2];
if (file === undefined) throw new Error("keep-memory.ts wants the name of a file");
await keepMemory(file);
