import { setImmediate } from "node:timers";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { grammarWorkedMs, lendGrammar, restartGrammar } from "#app/writer/builtin/grammar/linter.ts";
import { OverLimit, WriterFault } from "#app/writer/faults.ts";
import { giveBack } from "#app/writer/give-back.ts";
import type { Whose } from "#app/writer/thread-tasks.ts";
import { Crowded } from "./crowded.ts";
import { FairQueue, type Waiting } from "./fair-queue.ts";
import type { Ask, Fault, Told, Warm } from "./messages.ts";
import { threadFile } from "./thread-file.ts";
import { type RunTask, type TaskName, tasks } from "./thread-tasks.ts";
import { limitTime } from "./time-limit.ts";

export interface ThreadLimits {
  /** Threads that are kept. */
  threads: number;
  /** Milliseconds of processor time that a task may take, the grammar checker's included. */
  runMs: number;
  /** Milliseconds that it may have its thread, on a machine that has much else to do. */
  heldMs: number;
  /** Milliseconds that it may wait for a thread besides. */
  waitMs: number;
  /** Milliseconds that a thread may take to load before its first task. */
  loadMs: number;
  /** Milliseconds after its opening when a server starts its threads, behind its own start; null: when there is work for them. */
  warmMs: number | null;
  /** Megabytes of a thread's heap; one that needs more is ended. */
  heapMb: number;
  /**
   * Megabytes of heap that a thread may keep between texts; one that cannot give back what is above it is replaced.
   * Dictionaries and word classes take 170 in every thread: with less, each text would load them anew.
   */
  keptMb: number;
  /** Milliseconds after which a thread that nobody needs is ended; one stays. */
  idleMs: number;
  /** Texts up to so many characters are worked on where they are: the way to a thread would take longer. */
  inline: number;
}

export const standardThreads: ThreadLimits = {
  threads: 2,
  runMs: 5_000,
  heldMs: 20_000,
  waitMs: 20_000,
  loadMs: 30_000,
  warmMs: 0,
  heapMb: 512,
  keptMb: 256,
  idleMs: 20_000,
  inline: 2_000,
};

/** Texts of one user that wait for a thread, and of all. */
const mostWaiting = { mine: 16, all: 400 };

/** Milliseconds after which what the start left is given back. */
const settleMs = 2_000;

interface Job extends Waiting {
  name: TaskName;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  /** Ends the wait for a thread. */
  patience: NodeJS.Timeout | null;
}

interface Thread {
  worker: Worker;
  job: Job | null;
  /** Ends the limit of what it does at the moment. */
  endLimit: () => void;
  /** It has a line to the grammar checker. */
  asksGrammar: boolean;
  /** Ends it when it has been without a task for long. */
  idle: NodeJS.Timeout | undefined;
}

/**
 * The threads in which long texts are read, written and checked. A task that takes too long ends with its thread, and
 * another one takes its place; no user has more than one thread while there is more than one.
 */
export class Threads {
  readonly #limits: ThreadLimits;
  readonly #log: Logger;
  readonly #queue: FairQueue<Job>;
  #threads: Thread[] = [];
  #nextId = 1;
  #closed = false;
  #warming: NodeJS.Timeout | undefined;

  constructor(log: Logger, limits: ThreadLimits = standardThreads) {
    this.#log = log;
    this.#limits = limits;
    const running = Math.max(1, limits.threads - 1);
    this.#queue = new FairQueue({ running, waiting: mostWaiting.mine, all: mostWaiting.all });
  }

  /** Starts a thread, so that the first text finds it ready. */
  warmLater(): void {
    const { warmMs } = this.#limits;
    if (warmMs === null) return;
    this.#warming = setTimeout(() => {
      this.#warm();
      this.#settle();
    }, warmMs).unref();
  }

  /** What the start left on the main thread goes back once nobody would be held up by it. */
  #settle(): void {
    this.#warming = setTimeout(() => {
      if (this.busy) this.#settle();
      else giveBack();
    }, settleMs).unref();
  }

  /** Whether a text is worked on. */
  get busy(): boolean {
    return this.#threads.some(({ job }) => job !== null);
  }

  #warm(): void {
    if (this.#closed || this.#threads.length > 0) return;
    const warm: Warm = { warm: true };
    this.#start().worker.postMessage(warm, []);
  }

  /**
   * Runs a task, a short one here and at once.
   * @throws OverLimit, Crowded, WriterFault when the grammar checker failed, the signal's reason
   */
  readonly run = ((name, input, whose) => this.#run(name, input, whose)) as RunTask;

  async #run(name: TaskName, input: unknown, whose: Whose): Promise<unknown> {
    whose.signal?.throwIfAborted();
    const task = tasks[name] as AnyTask;
    const length = task.size(input);
    if (length > this.#limits.inline) return this.#ask(name, input, length, whose);
    return task.run(input, whose.signal ?? new AbortController().signal);
  }

  #ask(name: TaskName, input: unknown, size: number, { user, signal }: Whose): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error("the threads are closed"));
    return new Promise((resolve, reject) => {
      const leave = () => signal?.removeEventListener("abort", aborted);
      const job: Job = {
        user,
        size,
        name,
        input,
        patience: null,
        resolve: (output) => {
          leave();
          resolve(output);
        },
        reject: (error) => {
          leave();
          reject(error);
        },
      };
      const aborted = () => this.#drop(job, signal?.reason ?? new DOMException("Aborted", "AbortError"));
      signal?.addEventListener("abort", aborted, { once: true });
      if (!this.#queue.add(job)) {
        job.reject(
          new Crowded("Too many of your long texts are being worked on. Please try again in a moment."),
        );
        return;
      }
      job.patience = setTimeout(() => {
        this.#drop(job, new Crowded("Many long texts are being worked on. Please try again in a moment."));
      }, this.#limits.waitMs);
      this.#fill();
    });
  }

  /** Gives free threads what is next. */
  #fill(): void {
    for (;;) {
      const idle = this.#threads.find(({ job }) => job === null);
      if (!idle && this.#threads.length >= this.#limits.threads) return;
      const job = this.#queue.next();
      if (!job) return;
      this.#begin(idle ?? this.#start(), job);
    }
  }

  #begin(thread: Thread, job: Job): void {
    clearTimeout(job.patience ?? undefined);
    clearTimeout(thread.idle);
    thread.job = job;
    thread.worker.ref();
    this.#awaitLoad(thread, job);
    const ask: Ask = { id: this.#nextId++, name: job.name, input: job.input };
    thread.worker.postMessage(ask, []);
  }

  /** The thread, or the grammar checker that it asks, is loading: that time is not the text's. */
  #awaitLoad(thread: Thread, job: Job): void {
    thread.endLimit();
    const timer = setTimeout(() => {
      this.#log.error({ task: job.name }, "a thread for texts does not start");
      this.#replace(thread, new Crowded("The server is very busy. Please try again in a moment."));
    }, this.#limits.loadMs);
    thread.endLimit = () => clearTimeout(timer);
  }

  /** The thread is loaded and works on its task from now on. */
  #limit(thread: Thread): void {
    const { job } = thread;
    thread.endLimit();
    if (!job) return;
    const { runMs, heldMs } = this.#limits;
    thread.endLimit = limitTime({
      workMs: runMs,
      wallMs: heldMs,
      worked: () => workedMs(thread),
      over: () => {
        this.#log.warn({ task: job.name, size: job.size, user: job.user }, "a text took too long");
        this.#replace(thread, new OverLimit(tooLong(job.name, runMs)));
      },
    });
  }

  /** Ends a task that nobody waits for any more, and its thread if it runs. */
  #drop(job: Job, reason: unknown): void {
    clearTimeout(job.patience ?? undefined);
    const thread = this.#threads.find((one) => one.job === job);
    if (thread) this.#replace(thread, reason);
    else {
      this.#queue.remove(job);
      job.reject(reason);
    }
  }

  #start(): Thread {
    const { file, execArgv } = threadFile();
    const worker = new Worker(file, {
      execArgv,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb },
    });
    const thread: Thread = {
      worker,
      job: null,
      endLimit: () => undefined,
      asksGrammar: false,
      idle: undefined,
    };
    worker.unref();
    worker.on("message", (told: Told) => this.#told(thread, told));
    worker.on("error", (error: NodeJS.ErrnoException) => {
      const job = thread.job;
      const isFull = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      if (!isFull || !job) this.#log.error({ err: error }, "a thread for texts ended");
      this.#replace(thread, isFull && job ? new OverLimit(tooLong(job.name, this.#limits.runMs)) : error);
    });
    worker.on("exit", () => this.#replace(thread, new Error("a thread for texts ended")));
    this.#threads.push(thread);
    return thread;
  }

  #told(thread: Thread, told: Told): void {
    if ("begins" in told) this.#limit(thread);
    else if ("grammar" in told) {
      thread.asksGrammar = true;
      if (thread.job) this.#awaitLoad(thread, thread.job);
      lendGrammar(told.grammar);
    } else if ("slowGrammar" in told) void restartGrammar();
    else {
      const job = this.#free(thread);
      if ("fault" in told) job?.reject(errorOf(told.fault));
      else job?.resolve(told.output);
      if (told.heap > this.#limits.keptMb * 1_048_576) this.#replace(thread, null);
      // What waits for the answer goes on first.
      setImmediate(() => this.#fill());
    }
  }

  /** The thread's task has ended. */
  #free(thread: Thread): Job | null {
    const { job } = thread;
    thread.endLimit();
    thread.job = null;
    thread.worker.unref();
    if (job) this.#queue.ended(job.user);
    clearTimeout(thread.idle);
    thread.idle = setTimeout(() => this.#rest(thread), this.#limits.idleMs).unref();
    return job;
  }

  /** Ends a thread that is not needed at the moment. */
  #rest(thread: Thread): void {
    if (thread.job === null && this.#threads.length > 1) this.#replace(thread, null);
  }

  /** Ends a thread; the next task, or a moment without one, starts another. */
  #replace(thread: Thread, reason: unknown): void {
    if (!this.#threads.includes(thread)) return;
    this.#threads = this.#threads.filter((other) => other !== thread);
    this.#free(thread)?.reject(reason);
    clearTimeout(thread.idle);
    void thread.worker.terminate();
    // What took too long may be what it asked the grammar checker for.
    if (thread.asksGrammar && reason instanceof OverLimit) void restartGrammar();
    if (this.#closed) return;
    if (this.#limits.warmMs !== null) this.#warm();
    this.#fill();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#warming);
    const ended = new Error("the server is ending");
    for (const job of this.#queue.clear()) {
      clearTimeout(job.patience ?? undefined);
      job.reject(ended);
    }
    const threads = this.#threads;
    this.#threads = [];
    await Promise.all(
      threads.map((thread) => {
        this.#free(thread)?.reject(ended);
        clearTimeout(thread.idle);
        return thread.worker.terminate();
      }),
    );
  }
}

/** Milliseconds of processor time that a thread has taken, with what the grammar checker took for all. */
async function workedMs({ worker, asksGrammar }: Thread): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000 + (asksGrammar ? await grammarWorkedMs() : 0);
}

interface AnyTask {
  run(input: unknown, signal: AbortSignal): unknown;
  size(input: unknown): number;
}

/** The tasks of a generation, whose refusal is free. */
const charged: ReadonlySet<TaskName> = new Set([
  "write",
  "prepare",
  "prepareAgain",
  "check",
  "readMade",
  "readVersions",
  "readPair",
]);

function tooLong(name: TaskName, runMs: number): string {
  const seconds = Math.round(runMs / 1000);
  const sentence = `This text is too long or too unusual to be worked on here within ${seconds} seconds.`;
  return charged.has(name) ? `${sentence} Nothing was charged.` : sentence;
}

function errorOf(fault: Fault): Error {
  if (fault.kind === "over") return new OverLimit(fault.message);
  if (fault.kind === "writer") return new WriterFault(fault.message, fault.status, fault.retryable);
  const error = new Error(fault.message);
  error.stack = fault.stack;
  return error;
}
