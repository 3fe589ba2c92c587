import type { GenerateOrder, ServiceContext } from "../context.ts";
import { contentOrder, payloadTask, versionOrder } from "../generating.ts";
import type { GenerateSmartBody } from "./contract.ts";

const call = { service: "smart-actions", call: "generateSmart" } as const;

/** What the runner needs to do a `generateSmart` call. @throws ServiceError 404, 422 */
export async function generateSmartOrder(
  context: ServiceContext,
  userId: string,
  { version, ...payload }: GenerateSmartBody,
): Promise<GenerateOrder> {
  if (payload.mode === "inspire") return context.inspireOrder(userId, payload, call);
  const task = payloadTask(payload, "create");
  if (version) return versionOrder(context, userId, { ...call, task, input: { ...payload, version } });
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
