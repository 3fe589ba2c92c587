import { titleOf } from "#app/document/title.ts";
import { parseStored, toStored } from "#app/document/stored.ts";
import { positionsOf } from "#app/writer/card-positions.ts";
import { inspirationContent, nextStyle, readInspiration, writeInspiration } from "#app/writer/inspiration.ts";
import { parseVersions, type Version, writeVersions } from "#app/writer/versions.ts";
import { type GenerateOrder, type ServiceContext, ServiceError } from "../context.ts";
import { type GeneratePayload, payloadTask } from "../generating.ts";

/**
 * What the runner needs to write versions. A payload that names a document asks for more of that inspiration: the new
 * ones take the place of the present ones, which stay among its versions.
 * @throws ServiceError 404 for a document that is not there, 422 for one that is no inspiration or an unknown choice
 */
export async function inspireOrder(
  context: ServiceContext,
  userId: string,
  payload: GeneratePayload,
  call: Pick<GenerateOrder, "service" | "call">,
): Promise<GenerateOrder> {
  const present = payload.document ? await getVersions(context, userId, payload.document) : [];
  const task = payloadTask(payload, "inspire", writeVersions(present));
  const from = nextStyle(present);
  const action = payload.smart_actions.main_action;
  return {
    ...call,
    action,
    task,
    input: payload,
    writer: payload.writer,
    counts: 1,
    listed: 1,
    ...(payload.document ? { guid: payload.document, alone: true as const } : {}),
    answer(markdown) {
      const document = writeInspiration(parseVersions(markdown, from));
      const content = inspirationContent(document);
      return {
        content_output: markdown === "" ? { text: "" } : content,
        styles: readInspiration(document).map(({ label }) => label),
        positions: positionsOf(content, {}),
        content_input: payload.content,
        actions_applied: payload.smart_actions,
      };
    },
    deliver: (trx, { guid, generation, markdown }) =>
      context[payload.document ? "renewContent" : "createContent"](trx, userId, {
        id: guid,
        title: payload.title?.trim() || titleOf(payload.content),
        subTitle: payload.sub_title ?? "",
        document: toStored(writeInspiration(parseVersions(markdown, from))),
        mode: "inspire",
        reason: "generated",
        contentInput: payload.content,
        smartActions: [action, ...Object.values(task.values)],
        actionsApplied: payload.smart_actions,
        generationId: generation,
      }),
  };
}

async function getVersions(context: ServiceContext, userId: string, id: string): Promise<Version[]> {
  const { mode, document } = await context.getContent(userId, id);
  if (mode !== "inspire") throw new ServiceError(422, "document: is not an inspiration.");
  return readInspiration(parseStored(document));
}
