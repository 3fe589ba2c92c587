/** `npm run bench`: every benchmark here, or those named (`npm run bench -- webhooks`). Ends with 1 when one misses its figure. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.slice(0, -".ts".length))
  .sort();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(", ")}. There are ${known.join(", ")}.\n`);
  process.exit(1);
}

const missed: string[] = [];
for (const name of named.length > 0 ? named : known) {
  process.stdout.write(`\n${name}\n`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: "inherit",
  });
  if (status !== 0) missed.push(name);
}
process.stdout.write(missed.length === 0 ? "\nall figures are met\n" : `\nmissed: ${missed.join(", ")}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
