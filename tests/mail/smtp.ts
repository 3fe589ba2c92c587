import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Manner, Received } from "./smtp-process.ts";

/** A running SMTP server process and what it has read. */
export interface Smtp {
  received: Received[];
  stop(): Promise<void>;
}

/** Starts an SMTP server process on a port of this machine. */
export async function startSmtp(port: number, manner: Manner): Promise<Smtp> {
  const received: Received[] = [];
  const child: ChildProcess = fork(join(import.meta.dirname, "smtp-process.ts"), [String(port), manner], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  child.once("exit", (code) => reject(new Error(`the SMTP server ended with ${code}`)));
  child.on("message", (message: "ready" | Received) => {
    if (message === "ready") resolve();
    else received.push(message);
  });
  await ready;
  return {
    received,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A header of a letter, unfolded; "" when it has none. */
export function headerOf({ raw }: Received, name: string): string {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
}
