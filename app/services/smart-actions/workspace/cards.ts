import {
  firstSize,
  freePlace,
  inReadingOrder,
  moveCard,
  type Place,
  type Placed,
  settle,
} from "#app/document/workspace-grid.ts";
import { z } from "@hono/zod-openapi";
import type { CardRun, Db, ServiceContext, Trx } from "../../context.ts";
import { assertId, notFound } from "../../errors.ts";
import { isContent } from "../contents.ts";
import { listUndecided } from "../history.ts";
import { listed, toListed } from "../listed.ts";
import type { WorkspaceCardRow } from "../tables.ts";
import { dropCard } from "./card-rows.ts";
import type { Card, CardBody, Layout } from "./contract.ts";

/** Open cards of a user at most; the one that was opened first closes for another. */
export const mostCards = 50;

/** A user's cards in reading order, each with what lists show of its document and what is being written for it. */
export async function listCards(
  { db, generations }: Pick<ServiceContext, "db" | "generations">,
  userId: string,
): Promise<Card[]> {
  const rows = await cardsOf(db, userId);
  if (rows.length === 0) return [];
  const documents = rows.map(({ document }) => document);
  const contents = await db
    .selectFrom("contents")
    .innerJoin("texts", (join) =>
      join.onRef("texts.content_id", "=", "contents.id").onRef("texts.number", "=", "contents.text_number"),
    )
    .select(listed.map((column) => `contents.${column}` as const))
    .select("texts.words")
    .where("contents.user_id", "=", userId)
    .where("contents.id", "in", documents)
    .execute();
  const contentOf = new Map(contents.map((content) => [content.id, content]));
  const runs = await generations.listForCards(userId, documents);
  const undecided = await listUndecided(db, [...contentOf.keys()]);
  return settle(rows).map((row) => {
    const found = contentOf.get(row.document);
    const met = undecided.get(row.document) ?? null;
    return toCard(row, found && { content: toListed(found), words: found.words, met }, runs);
  });
}

function toCard(
  row: WorkspaceCardRow,
  found: Pick<Card, "content" | "words" | "met"> | undefined,
  runs: readonly CardRun[],
): Card {
  const { document, x, y, w, h, parameters } = row;
  const own = runs.filter((one) => one.document === document || one.guid === document);
  const run = found ? runOf(row, own) : own.find((one) => one.document === null || one.state === "running");
  const proposal = own.find((one) => one.isProposed);
  // A guid that is kept stays so where the text for it did not come.
  const isWriting = run?.state === "running" || (!found && run !== undefined && row.state !== "new");
  return {
    document,
    x,
    y,
    w,
    h,
    state: isWriting ? "writing" : found ? "open" : "new",
    mode: found?.content?.mode ?? row.mode,
    tool: toolOf(row, found?.content ?? null),
    parameters: parameters === null ? null : (JSON.parse(parameters) as unknown),
    opened_at: new Date(row.opened_at).toISOString(),
    words: found?.words ?? null,
    content: found?.content ?? null,
    run: run
      ? {
          generation: run.generation,
          service: run.service,
          action: run.action,
          state: run.state,
          edits: run.document !== null,
          before: run.before,
          problem: run.problem,
          declined: run.isDeclined,
        }
      : null,
    proposal: proposal ? { generation: proposal.generation, action: proposal.action } : null,
    met: found?.met ?? null,
  };
}

/** What is written for a document now; else an edit that failed since its card was opened or moved, the last there was. */
function runOf({ opened_at: opened }: WorkspaceCardRow, own: readonly CardRun[]): CardRun | undefined {
  const last = own[0];
  const hasFailed = last?.state === "failed" || last?.state === "interrupted";
  const isNew = hasFailed && last.document !== null && (last.endedAt ?? 0) > opened;
  return own.find(({ state }) => state === "running") ?? (isNew ? last : undefined);
}

/** What made a card: as it was opened with, or as its content item tells it. */
function toolOf(
  { tool_name: name, platform, icon }: WorkspaceCardRow,
  content: Card["content"],
): Card["tool"] {
  if (name !== null) return { name, platform: platform ?? "General", icon };
  const made = madeByTool.safeParse(content?.actions_applied);
  return made.success
    ? { name: made.data.main_action, platform: made.data.tool.platform ?? "General", icon: null }
    : null;
}

const madeByTool = z.object({
  main_action: z.string(),
  tool: z.object({ platform: z.string().nullish() }),
});

/** What a card is of, before it is opened. */
type Origin = Pick<WorkspaceCardRow, "state" | "mode">;

/**
 * Opens the card of a document of the user's, of one that is being written, or of one that is still to come (`mode`): its
 * guid is then kept for the user. One that is open already is moved, and counts as opened now.
 * @throws ServiceError 404, alike for absent and for somebody else's
 */
export async function putCard(
  context: ServiceContext,
  userId: string,
  document: string,
  asked: CardBody,
): Promise<Layout> {
  assertId(document);
  const runs = await context.generations.listForCards(userId, [document]);
  return context.transact(async (trx) => {
    const now = context.clock.now();
    if (Object.keys(asked).length === 0 && (await touchCard(trx, userId, document, now)))
      return { cards: placesOf(settle(await cardsOf(trx, userId))), closed: null };
    const rows = await lockCards(trx, userId);
    const known = rows.some((row) => row.document === document);
    if (known) {
      const changed = { opened_at: now, ...toolColumns(asked) };
      await trx.updateTable("workspace_cards").set(changed).where("document", "=", document).execute();
      return { cards: await layOut(trx, rows, move(rows, document, asked)), closed: null };
    }
    const origin = await originOf(context, trx, userId, document, asked, runs);
    const oldest =
      rows.length < mostCards
        ? null
        : rows.reduce((one, other) => (other.opened_at < one.opened_at ? other : one));
    const closed = oldest && (await makeRoom(trx, userId, oldest.document));
    const rest = settle(rows.filter((row) => row !== oldest));
    const size = { w: asked.w ?? firstSize.w, h: asked.h ?? firstSize.h };
    const place = freePlace(rest, size);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("workspace_cards")
      .values({
        document,
        user_id: userId,
        ...origin,
        ...noTool,
        ...toolColumns(asked),
        ...place,
        opened_at: now,
      })
      .onConflict((conflict) => conflict.column("document").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw notFound();
    const placed = [...rest, { document, ...place }];
    const cards = await layOut(trx, placed, move(placed, document, asked));
    return { cards, closed };
  });
}

async function makeRoom(trx: Trx, userId: string, document: string): Promise<Layout["closed"]> {
  await dropCard(trx, userId, document);
  const content = await trx
    .selectFrom("contents")
    .select("title")
    .where("id", "=", document)
    .executeTakeFirst();
  return { document, title: content?.title ?? "" };
}

const noTool = { tool_name: null, platform: null, icon: null, parameters: null };

const toolColumns = ({ tool, parameters }: CardBody) => ({
  ...(tool ? { tool_name: tool.name, platform: tool.platform, icon: tool.icon } : {}),
  ...(parameters ? { parameters: JSON.stringify(parameters) } : {}),
});

function move(cards: readonly Placed[], document: string, { x, y, w, h }: CardBody): Placed[] {
  const wanted = Object.entries({ x, y, w, h }).filter(([, value]) => value !== undefined);
  if (wanted.length === 0) return settle(cards);
  return moveCard(cards, document, Object.fromEntries(wanted) as Partial<Place>);
}

/** A card that is open counts as opened now, and nothing else of it changes. @returns whether it is open */
async function touchCard(trx: Trx, userId: string, document: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("workspace_cards")
    .set({ opened_at: now })
    .where("document", "=", document)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const cardsOf = (db: Db, userId: string): Promise<WorkspaceCardRow[]> =>
  db
    .selectFrom("workspace_cards")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("opened_at")
    .orderBy("document")
    .execute();

const placesOf = (cards: readonly Placed[]): Placed[] =>
  inReadingOrder(cards.map(({ document, x, y, w, h }) => ({ document, x, y, w, h })));

/** A user's cards, locked for this transaction: of two moves at once the second finds what the first has done. */
const lockCards = (trx: Trx, userId: string): Promise<WorkspaceCardRow[]> =>
  trx
    .updateTable("workspace_cards")
    .set((eb) => ({ opened_at: eb.ref("opened_at") }))
    .where("user_id", "=", userId)
    .returningAll()
    .execute();

/** Stores where cards have come to lie. */
async function layOut(trx: Trx, before: readonly Placed[], cards: readonly Placed[]): Promise<Placed[]> {
  const was = new Map(before.map((card) => [card.document, card]));
  for (const { document, x, y, w, h } of cards) {
    const card = was.get(document);
    if (card && card.x === x && card.y === y && card.w === w && card.h === h) continue;
    await trx.updateTable("workspace_cards").set({ x, y, w, h }).where("document", "=", document).execute();
  }
  return placesOf(cards);
}

const guid = z.uuid();

async function originOf(
  { generations }: ServiceContext,
  trx: Trx,
  userId: string,
  document: string,
  { mode }: CardBody,
  runs: readonly CardRun[],
): Promise<Origin> {
  const own = await trx
    .selectFrom("contents")
    .select("mode")
    .where("id", "=", document)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (own) return { state: "open", mode: own.mode };
  if (runs.some((run) => run.guid === document)) return { state: "writing", mode: "generate" };
  if (mode === undefined || !guid.safeParse(document).success) throw notFound();
  if ((await isContent(trx, document)) || (await generations.isReserved(trx, document))) throw notFound();
  return { state: "new", mode };
}

/** Closes a card; its document stays, and the guid of one that was never written is nobody's. @throws ServiceError 404 */
export async function closeCard(context: ServiceContext, userId: string, document: string): Promise<void> {
  assertId(document);
  await context.transact(async (trx) => {
    const rows = await lockCards(trx, userId);
    if (!(await dropCard(trx, userId, document))) throw notFound();
    const rest = rows.filter((row) => row.document !== document);
    await layOut(trx, rest, settle(rest));
  });
}

/** Closes all of a user's cards, as `closeCard` does one. */
export async function closeCards({ db }: Pick<ServiceContext, "db">, userId: string): Promise<void> {
  await db.deleteFrom("workspace_cards").where("user_id", "=", userId).execute();
}
