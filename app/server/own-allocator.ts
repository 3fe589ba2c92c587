/**
 * Imported first by the launcher. On Linux a server's process begins anew with what the C library reads once, when a
 * process starts: buffers of 128 KiB and more have memory of their own, which goes back with them. By its own rule the
 * library keeps, in each thread, as much as the longest texts took: 300 MB after twenty documents of 5 MB.
 */
import process from "node:process";

const settings = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };
const [program = "", verb = "start"] = process.argv.slice(1);
const serves = verb === "start" || verb === "services";
const isSet = Object.keys(settings).some((name) => process.env[name] !== undefined);

// A process that its parent talks to keeps what they talk by.
if (process.platform === "linux" && serves && !isSet && !process.connected) {
  const args = [process.execPath, ...process.execArgv, program, ...process.argv.slice(2)];
  process.execve?.(process.execPath, args, { ...process.env, ...settings });
}
