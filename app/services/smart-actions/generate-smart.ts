import { readMarkdown } from "#app/document/markdown.ts";
import { titleOf } from "#app/document/title.ts";
import { toStored } from "#app/document/stored.ts";
import type { GenerateOrder, ServiceContext } from "../context.ts";
import { type GeneratePayload, htmlOf, payloadTask, proposalOrder } from "../generating.ts";

const answer = (markdown: string) => ({ content_output: { text: htmlOf(markdown) } });
const call = { service: "smart-actions", call: "generateSmart" } as const;

/**
 * What the runner needs to do a `generateSmart` call: it makes a content item, or is a proposal for the document that
 * it names.
 * @throws ServiceError 404, 422
 */
export async function generateSmartOrder(
  context: ServiceContext,
  userId: string,
  payload: GeneratePayload,
): Promise<GenerateOrder> {
  if (payload.mode === "inspire") return context.inspireOrder(userId, payload, call);
  const task = payloadTask(payload, "create");
  if (payload.document) {
    const guid = payload.document;
    return proposalOrder(context, userId, {
      ...call,
      task,
      input: payload,
      answer: (markdown) => ({ guid, ...answer(markdown) }),
    });
  }
  return {
    ...call,
    action: task.entry.name,
    task,
    input: payload,
    writer: payload.writer,
    counts: 1,
    listed: 1,
    answer,
    deliver: (trx, made) =>
      context.createContent(trx, userId, {
        id: made.guid,
        title: payload.title?.trim() || titleOf(made.markdown),
        subTitle: payload.sub_title ?? "",
        document: toStored(readMarkdown(made.markdown)),
        mode: "generate",
        reason: "generated",
        contentInput: payload.content,
        smartActions: [task.entry.name, ...Object.values(task.values)],
        actionsApplied: payload.smart_actions,
        generationId: made.generation,
      }),
  };
}
