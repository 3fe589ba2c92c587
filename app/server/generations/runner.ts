import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import {
  type Caller,
  type CardRun,
  type GenerateOrder,
  type OpenProposal,
  type Proposal,
} from "#app/services/context.ts";
import { type GenerationService } from "#app/services/generation-services.ts";
import { notFound, ServiceError } from "#app/services/errors.ts";
import type { Trx } from "../database/database.ts";
import { listForCards } from "./card-runs.ts";
import { keepRuns } from "./keeper.ts";
import { followRow, getGeneration, readGeneration, toGeneration } from "./read.ts";
import { mayWait, receive, receiveEarlier, wantsEvents } from "./receive.ts";
import { recoverOrphans } from "./recover.ts";
import { run, serverEnding } from "./run.ts";
import type { RunnerDeps } from "./runner-deps.ts";
import { start } from "./start.ts";
import type { GenerationRow } from "./tables.ts";
import { Turns } from "./turns.ts";

const stopWaitMs = 1_000;
/** Undecided proposals of a document that are listed. */
const mostProposed = 20;

/** The one runner behind every generating call of this process. */
export class Runner {
  readonly #deps: RunnerDeps;
  readonly #closing = new AbortController();
  readonly #turns: Turns;
  #letGo: () => void = () => {};

  constructor(deps: Omit<RunnerDeps, "live" | "closing">) {
    this.#deps = { ...deps, live: new Map(), closing: this.#closing.signal };
    this.#turns = new Turns(this.#deps);
  }

  /** Gives back what a killed process held, then looks after the runs until `close`. */
  async open(alone: boolean): Promise<void> {
    const { db, owner, clock, log } = this.#deps;
    const ended = await recoverOrphans(db, owner, clock.now(), alone);
    if (ended > 0) log.info({ generations: ended }, "gave back what an ended process held");
    this.#letGo = keepRuns(this.#deps);
  }

  async generate(request: Request, caller: Caller, order: GenerateOrder): Promise<Response> {
    const key = request.headers.get("Idempotency-Key");
    const started = await start(this.#deps, caller, order, key, mayWait(request));
    if ("earlier" in started) return this.#again(request, started.earlier);
    const { run: live, writer, task, waits } = started;
    const user = caller.userId;
    this.#deps.live.set(live.id, live);
    const turn = waits ? this.#turns.wait(live, user) : null;
    void run(this.#deps, live, { ...order, task }, { writer, user, turn }).finally(() =>
      this.#deps.live.delete(live.id),
    );
    return receive(request, live);
  }

  /** The answer to a repeated idempotency key, in the way that this request asks for. */
  #again(request: Request, earlier: GenerationRow): Response {
    const isAnswered = earlier.answer !== null;
    return isAnswered && wantsEvents(request) ? followRow(this.#deps, earlier, 0) : receiveEarlier(earlier);
  }

  read(request: Request, caller: Caller, service: GenerationService | null, id: string): Promise<Response> {
    return readGeneration(this.#deps, request, caller, service, id);
  }

  /** Stops a run of this process at once; one of another process by the flag that its owner reads. */
  async stop(caller: Caller, service: GenerationService, id: string): Promise<Response> {
    const { db, live } = this.#deps;
    const row = await getGeneration(db, caller.userId, service, id);
    if (row.state === "running") {
      await db.updateTable("generations").set({ stop_asked: 1 }).where("id", "=", row.id).execute();
      const running = live.get(row.id);
      running?.stop.abort();
      if (running) await Promise.race([running.ended, delay(stopWaitMs)]);
    }
    const now = await getGeneration(db, caller.userId, service, id);
    return Response.json(toGeneration(now, live.get(now.id)?.text ?? now.output, null));
  }

  async isReserved(trx: Trx, guid: string): Promise<boolean> {
    const row = await trx
      .selectFrom("generations")
      .select("id")
      .where("content_id", "=", guid)
      .executeTakeFirst();
    return row !== undefined;
  }

  async decide(
    trx: Trx,
    userId: string,
    proposal: Proposal,
    decision: "kept" | "discarded",
  ): Promise<{ generation: string; action: string }> {
    const isMade = sql<boolean>`(document_id is null and content_id = ${proposal.document} and state = 'done')`;
    const made = decision === "kept" ? isMade : sql<boolean>`1 = 0`;
    const own = sql<boolean>`id = ${proposal.generation} and user_id = ${userId} and (document_id = ${proposal.document} or ${made})`;
    // Written before it is read: of two decisions at once the second waits here, and then reads the first.
    await trx
      .updateTable("generations")
      .set({ decision, stood: JSON.stringify(proposal.stood ?? []) })
      .where(own)
      // Among the marks that a document is on what was typed its writer may choose again and again.
      .where((eb) => eb.or([eb("decision", "=", "proposed"), made]))
      .execute();
    const row = await trx
      .selectFrom("generations")
      .select(["decision", "action"])
      .where(own)
      .executeTakeFirst();
    if (!row?.decision) throw notFound();
    if (row.decision !== decision)
      throw new ServiceError(409, `This proposal was ${row.decision} already.`, { code: "decided" });
    return { generation: proposal.generation, action: row.action };
  }

  /** The process of each run sees its flag, as with a stop. */
  async abandon(trx: Trx, userId: string, ids: readonly string[]): Promise<void> {
    const own = () => trx.updateTable("generations").where("user_id", "=", userId);
    await own()
      .set({ decision: "discarded" })
      .where("document_id", "in", ids)
      .where("decision", "=", "proposed")
      .execute();
    await own()
      .set({ stop_asked: 1, decision: "discarded" })
      .where((eb) => eb.or([eb("document_id", "in", ids), eb("content_id", "in", ids)]))
      .where("state", "=", "running")
      .execute();
  }

  /** For the cards of a workspace. */
  listForCards(userId: string, documents: readonly string[]): Promise<CardRun[]> {
    return listForCards(this.#deps.db, userId, documents);
  }

  /** The newest ones, the oldest of them first; the small calls' suggestions wait for nobody's word. */
  async listProposed(userId: string, document: string): Promise<OpenProposal[]> {
    const newest = await this.#deps.db
      .selectFrom("generations")
      .select(["id as generation", "call", "action", "base_revision"])
      .where("user_id", "=", userId)
      .where("document_id", "=", document)
      .where("decision", "=", "proposed")
      .where("listed", "=", 1)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(mostProposed)
      .execute();
    return newest.toReversed();
  }

  /** Lets runs finish for `graceMs`, then ends the rest as interrupted, with their holds given back. */
  async close(graceMs: number): Promise<void> {
    const runs = [...this.#deps.live.values()];
    const all = Promise.all(runs.map((live) => live.ended));
    await Promise.race([all, delay(graceMs)]);
    for (const live of runs) live.stop.abort(serverEnding);
    this.#closing.abort();
    await Promise.race([all, delay(stopWaitMs)]);
    this.#letGo();
  }
}
