/** What the benchmarks compare with: installed when one of them first needs it. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../peers");

/** Where the peers' packages are. @throws Error when they cannot be installed */
export function peerModules(needed: string): string {
  const modules = join(folder, "node_modules");
  if (!existsSync(join(modules, needed))) {
    const { status } = spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: folder, stdio: "inherit" });
    if (status !== 0) throw new Error(`${needed} could not be installed`);
  }
  return modules;
}
