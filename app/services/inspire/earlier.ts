import { writeHtml } from "#app/document/html-out.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { sayingOf, type Version } from "#app/writer/versions.ts";
import type { ServiceContext } from "../context.ts";
import type { EarlierCard } from "./contract.ts";

interface SaidCard extends Version {
  id: string;
}

/** Every card that an inspiration has had, each once, the newest first. @throws ServiceError 404 */
export async function readSaid(context: ServiceContext, userId: string, id: string): Promise<SaidCard[]> {
  const texts = await context.readEarlier(userId, id);
  const documents = texts.map(({ document }) => document);
  const dealt = await context.run("versionsOf", { documents }, { user: userId });
  const cards = dealt.flatMap((versions, at) =>
    versions.map((version, place) => ({ ...version, id: `${texts[at]?.number}.${place + 1}` })),
  );
  return [...new Map(cards.toReversed().map((card) => [sayingOf(card.text), card])).values()].toReversed();
}

/** Those that lie on its board no more. @throws ServiceError 404 */
export async function listEarlier(
  context: ServiceContext,
  userId: string,
  id: string,
): Promise<EarlierCard[]> {
  const document = await context.readContent(userId, id);
  const { versions } = await context.run("showInspiration", { document }, { user: userId });
  const present = new Set(versions.map(({ text }) => sayingOf(text)));
  const said = await readSaid(context, userId, id);
  return said
    .filter(({ text }) => !present.has(sayingOf(text)))
    .map(({ id: card, label, text }) => ({ id: card, style: label, text: writeHtml(readMarkdown(text)) }));
}
