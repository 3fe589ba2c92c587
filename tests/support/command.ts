import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Settings } from "#app/server/settings.ts";

export interface Ended {
  code: number | null;
  /** Lines of each, without the empty last one. */
  out: string[];
  err: string[];
}

/** Runs a verb of the launcher in a process of its own, over the database of the settings, and waits for its end. */
export async function runCommand(
  { databaseUrl, dataDir, secretKey }: Pick<Settings, "databaseUrl" | "dataDir" | "secretKey">,
  ...args: string[]
): Promise<Ended> {
  const child = spawn(process.execPath, ["app/server/main.ts", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString("utf8")));
  const [code] = (await once(child, "close")) as [number | null];
  const linesOf = (text: string): string[] => text.split("\n").slice(0, -1);
  return { code, out: linesOf(said.out), err: linesOf(said.err) };
}
