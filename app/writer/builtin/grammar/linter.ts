/**
 * The grammar thread seen from whoever asks it: one for the whole process, started when first needed, replaced when it
 * dies, ended with the server. Other threads reach it by a port of their own, so that its findings cross no third one.
 */

import { setTimeout as delay } from "node:timers/promises";
import { type MessagePort, MessageChannel, Worker } from "node:worker_threads";
import { WriterFault } from "../../faults.ts";
import type { Answer, Ask, Finding, Variety } from "./findings.ts";

interface Waiting {
  resolve: (findings: Finding[]) => void;
  reject: (error: Error) => void;
}

/** How a line to the grammar thread is laid, and what is done about one that does not answer. */
interface GrammarLine {
  connect(): MessagePort;
  /** The first answer came: the checker is loaded. */
  loaded(): void;
  tooSlow(): void;
}

/** One request may take this long. */
const limitMs = 15_000;
/** The first one waits for the load, which a busy machine makes long: a thread that is ended there never comes to work. */
const loadMs = 60_000;

let worker: Worker | null = null;
let line: MessagePort | null = null;
/** The line has answered: the checker is loaded. */
let ready = false;
let nextId = 1;
const waiting = new Map<number, Waiting>();

/** In the process's main thread: the grammar thread is its own. */
let laid: GrammarLine = {
  connect() {
    const { port1, port2 } = new MessageChannel();
    lendGrammar(port2);
    return port1;
  },
  loaded: () => undefined,
  tooSlow: () => void restartGrammar(),
};

/** In a thread that has no grammar thread of its own: how it reaches the one of the process. */
export function connectGrammarBy(other: GrammarLine): void {
  laid = other;
}

/** Gives the grammar thread the other end of somebody's line. */
export function lendGrammar(port: MessagePort): void {
  worker ??= start();
  worker.postMessage(port, [port]);
}

/** Ends a grammar thread that does not answer; whoever waits for it is told, and the next one to ask starts another. */
export async function restartGrammar(): Promise<void> {
  const old = worker;
  worker = null;
  await old?.terminate();
}

/** Milliseconds of processor time that the grammar thread has taken so far; 0 while there is none. */
export async function grammarWorkedMs(): Promise<number> {
  if (!worker) return 0;
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000;
}

function start(): Worker {
  return watch(new Worker(grammarFile(), { execArgv: [] }));
}

function watch(fresh: Worker): Worker {
  fresh.unref();
  const ended = () => {
    if (worker === fresh) worker = null;
  };
  fresh.on("error", ended);
  fresh.on("exit", ended);
  return fresh;
}

/** Takes a grammar thread that was started before this module was there, when it lives and there is none yet. */
export function adoptGrammar(early: Worker): void {
  if (early.threadId !== -1) worker ??= watch(early);
}

/** In the build an entry of its own beside the bundle (see vite.config.ts); from source the module itself, whose types Node strips. */
function grammarFile(): URL {
  const here = import.meta.url;
  return new URL(here.endsWith(".ts") ? "worker.ts" : "grammar.js", here);
}

function gone(message: string): WriterFault {
  return new WriterFault(`${message} Trying again may help.`, 503, true);
}

function drop(message: string): void {
  line?.close();
  line = null;
  const lost = [...waiting.values()];
  waiting.clear();
  for (const { reject } of lost) reject(gone(message));
}

function open(): MessagePort {
  const port = laid.connect();
  ready = false;
  port.once("message", () => {
    ready = true;
    laid.loaded();
  });
  port.on("message", (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("findings" in answer) asked?.resolve(answer.findings);
    else {
      asked?.reject(gone("The grammar checker failed on this text."));
      laid.tooSlow();
    }
  });
  port.on("close", () => {
    if (line === port) drop("The grammar checker stopped.");
  });
  return port;
}

/**
 * What the checker finds in a plain text. @throws WriterFault when the thread dies or takes too long (it is replaced
 * at the next call), the signal's reason when aborted.
 */
export function findFaults(text: string, dialect: Variety, signal: AbortSignal): Promise<Finding[]> {
  signal.throwIfAborted();
  line ??= open();
  const port = line;
  const ask: Ask = { id: nextId, text, dialect };
  nextId += 1;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", aborted);
      waiting.delete(ask.id);
      if (waiting.size === 0) port.unref();
    };
    const aborted = () => {
      end();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException("Aborted", "AbortError"));
    };
    const timer = setTimeout(
      () => {
        end();
        if (line === port) drop("The grammar checker took too long.");
        laid.tooSlow();
        reject(gone("The grammar checker took too long."));
      },
      ready ? limitMs : loadMs,
    );
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
    port.ref();
    port.postMessage(ask, []);
  });
}

/** Has words that no dictionary has: the second one is loaded to look them up. */
const unknown = "It is a wrod that no dictionnary has.";

const pauseMs = 100;

/**
 * Starts the thread and lets it read a sentence in each variety, so that the first writer waits for neither its load nor
 * its dictionaries. It asks for nothing while `isBusy`: a writer who comes meanwhile goes first.
 */
export async function warmGrammar(isBusy: () => boolean = () => false): Promise<void> {
  for (const variety of ["British", "American"] as const) {
    while (isBusy()) await delay(pauseMs, undefined, { ref: false });
    await findFaults(unknown, variety, AbortSignal.timeout(loadMs));
  }
}

/** Ends the thread; a later call starts a new one. Requests in flight fail. */
export async function closeGrammar(): Promise<void> {
  drop("The grammar checker was closed.");
  await restartGrammar();
}
