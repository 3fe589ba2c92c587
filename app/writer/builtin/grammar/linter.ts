/** The grammar thread seen from outside: started when first needed, replaced when it dies, ended with the server. */

import path from "node:path";
import { Worker } from "node:worker_threads";
import { WriterFault } from "../../faults.ts";
import type { Answer, Ask, Finding, Variety } from "./findings.ts";

interface Waiting {
  resolve: (findings: Finding[]) => void;
  reject: (error: Error) => void;
}

/** One request may take this long, the first one's load included. */
const limitMs = 15_000;

let worker: Worker | null = null;
let nextId = 1;
const waiting = new Map<number, Waiting>();

function gone(message: string): WriterFault {
  return new WriterFault(`${message} Trying again may help.`, 503, true);
}

function drop(message: string): void {
  worker = null;
  const lost = [...waiting.values()];
  waiting.clear();
  for (const { reject } of lost) reject(gone(message));
}

function start(): Worker {
  const fresh = new Worker(path.resolve("app/writer/builtin/grammar/worker.ts"), { execArgv: [] });
  fresh.unref();
  fresh.on("message", (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("findings" in answer) asked?.resolve(answer.findings);
    else {
      asked?.reject(gone("The grammar checker failed on this text."));
      if (worker === fresh) drop("The grammar checker was restarted.");
      void fresh.terminate();
    }
  });
  const ended = () => {
    if (worker === fresh) drop("The grammar checker stopped.");
  };
  fresh.on("error", ended);
  fresh.on("exit", ended);
  return fresh;
}

/**
 * What the checker finds in a plain text. @throws WriterFault when the thread dies or takes too long (it is replaced
 * at the next call), the signal's reason when aborted.
 */
export function findFaults(text: string, dialect: Variety, signal: AbortSignal): Promise<Finding[]> {
  signal.throwIfAborted();
  worker ??= start();
  const thread = worker;
  const ask: Ask = { id: nextId, text, dialect };
  nextId += 1;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", aborted);
      waiting.delete(ask.id);
      if (waiting.size === 0) thread.unref();
    };
    const aborted = () => {
      end();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException("Aborted", "AbortError"));
    };
    const timer = setTimeout(() => {
      end();
      if (worker === thread) drop("The grammar checker took too long.");
      void thread.terminate();
      reject(gone("The grammar checker took too long."));
    }, limitMs);
    waiting.set(ask.id, {
      resolve: (findings) => {
        end();
        resolve(findings);
      },
      reject: (error) => {
        end();
        reject(error);
      },
    });
    signal.addEventListener("abort", aborted, { once: true });
    thread.ref();
    thread.postMessage(ask, []);
  });
}

/**
 * Starts the thread and lets it read some prose, so that the first writer waits for neither its load nor its first run.
 * It asks for one passage after the other: a writer who comes meanwhile waits for one of them, not for all.
 */
export async function warmGrammar(passages: readonly string[]): Promise<void> {
  for (const variety of ["British", "American"] as const) {
    for (const passage of passages) await findFaults(passage, variety, AbortSignal.timeout(limitMs));
  }
}

/** Ends the thread; a later call starts a new one. Requests in flight fail. */
export async function closeGrammar(): Promise<void> {
  const thread = worker;
  drop("The grammar checker was closed.");
  await thread?.terminate();
}
