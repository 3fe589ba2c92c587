import { spawn } from "node:child_process";
import { once } from "node:events";
import { admin } from "#app/server/commands/admin.ts";
import type { Settings } from "#app/server/settings.ts";
import { silent } from "./test-services.ts";

export interface Ended {
  code: number | null;
  /** Lines of each, without the empty last one. */
  out: string[];
  err: string[];
}

type CommandSettings = Pick<Settings, "databaseUrl" | "dataDir" | "secretKey"> & {
  /** Further variables. */
  env?: Record<string, string>;
};

/** Runs a command of an operator as its process does, but in this one: a process takes a second to begin. */
export async function runHere(settings: Settings, ...args: string[]): Promise<Ended> {
  const ended: Ended = { code: 0, out: [], err: [] };
  try {
    for await (const line of admin(settings, silent, args)) ended.out.push(line);
    ended.code = Number(process.exitCode ?? 0);
  } catch (error) {
    ended.code = 1;
    ended.err.push(error instanceof Error ? error.message : String(error));
  } finally {
    process.exitCode = undefined;
  }
  return ended;
}

/** Runs a verb of the launcher in a process of its own, over the database of the settings, and waits for its end. */
export async function runCommand(
  { databaseUrl, dataDir, secretKey, env = {} }: CommandSettings,
  ...args: string[]
): Promise<Ended> {
  const child = spawn(process.execPath, ["app/server/main.ts", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString("utf8")));
  const [code] = (await once(child, "close")) as [number | null];
  const linesOf = (text: string): string[] => text.split("\n").slice(0, -1);
  return { code, out: linesOf(said.out), err: linesOf(said.err) };
}
