/** Imported first by what runs in a thread: the main thread goes first where both want the same core. */
import { constants, setPriority } from "node:os";

// On Linux a priority is the thread's that sets it, elsewhere the process's.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
