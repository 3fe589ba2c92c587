import type { GenerateOrder, ServiceContext } from "../context.ts";
import { contentOrder, payloadTask } from "../generating.ts";
import { type GeneratePayload } from "../generated.ts";

const call = { service: "smart-actions", call: "generateSmart" } as const;

/** What the runner needs to do a `generateSmart` call. @throws ServiceError 404, 422 */
export async function generateSmartOrder(
  context: ServiceContext,
  userId: string,
  payload: GeneratePayload,
): Promise<GenerateOrder> {
  if (payload.mode === "inspire") return context.inspireOrder(userId, payload, call);
  const task = payloadTask(payload, "create");
  return contentOrder(context, userId, {
    ...call,
    task,
    input: payload,
    content: {
      title: payload.title,
      subTitle: payload.sub_title,
      mode: "generate",
      contentInput: payload.content,
      typed: payload.content,
      smartActions: [task.entry.name, ...Object.values(task.values)],
      actionsApplied: payload.smart_actions,
    },
  });
}
