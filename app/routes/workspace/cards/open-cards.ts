import { data, type RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { type Gateway, gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Card, CardBody, Layout } from "#app/services/smart-actions/workspace/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";

type Context = Readonly<RouterContextProvider>;

const workspaceOf = (context: Context): Gateway["smartActions"]["smart-actions"]["workspace"] =>
  gatewayOf(context).smartActions["smart-actions"].workspace;

/** The open cards of the user's workspace in reading order, and how many there are at most. @throws a response */
export async function loadCards(context: Context): Promise<{ cards: Card[]; most: number }> {
  const answer = await ask(workspaceOf(context).$get());
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return answer.data;
}

/** The card that keeps the guid of a document without a word for the user; null where none does. */
export async function findNewCard(context: Context, document: string): Promise<Card | null> {
  const { cards } = await loadCards(context);
  return cards.find((card) => card.document === document && card.state === "new") ?? null;
}

type Found =
  | { content: Content }
  | { card: Card }
  | { problem: Extract<Answer<unknown>, { success: false }> };

/**
 * What a guid of the user's stands for: a document, or the card that keeps it for one. The first save, which makes the
 * one of the other, may come between the two questions.
 */
export async function findDocument(context: Context, guid: string): Promise<Found> {
  const gateway = gatewayOf(context);
  const answer = await getContent(gateway, guid);
  if (answer.success) return answer.data;
  if (answer.status !== 404) return { problem: answer };
  const card = await findNewCard(context, guid);
  if (card) return { card };
  const again = await getContent(gateway, guid);
  return again.success ? again.data : { problem: again };
}

/** Opens a card, moves it, or keeps its guid (`mode`). */
export const putCard = (context: Context, document: string, asked: CardBody): Promise<Answer<Layout>> =>
  ask(workspaceOf(context).cards[":document"].$put({ param: { document }, json: asked }));

export const closeCard = (context: Context, document: string) =>
  ask(workspaceOf(context).cards[":document"].$delete({ param: { document } }));

export const closeCards = (context: Context) => ask(workspaceOf(context).cards.$delete());

/**
 * A document that is read is among the open cards, but for one that the browser only fetches in advance. @returns which
 * card was closed for it
 */
export async function noteOpened(
  context: Context,
  request: Request,
  document: string,
): Promise<Notice | null> {
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return null;
  const answer = await putCard(context, document, {});
  const closed = answer.success ? answer.data.closed : null;
  return closed && { kind: "info", text: closedText(closed.title) };
}

export const closedText = (title: string): string =>
  `The card “${title || "Untitled"}” was closed to make room. Its document is in your recent content.`;
