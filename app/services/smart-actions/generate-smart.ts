import { readMarkdown } from "#app/document/markdown.ts";
import { writeHtml } from "#app/document/html-out.ts";
import { toStored } from "#app/document/stored.ts";
import { findByName } from "#app/writer/catalogue/catalogue.ts";
import { prepareTask, UnknownChoice } from "#app/writer/prepare.ts";
import type { Task } from "#app/writer/task.ts";
import { type GenerateOrder, type ServiceContext, ServiceError } from "../context.ts";
import type { GenerateSmartBody } from "./contract.ts";
import { titleOf } from "./titles.ts";

/** What the runner needs to do a `generateSmart` call in mode generate. @throws ServiceError 422, 501 */
export function generateSmartOrder(
  context: ServiceContext,
  userId: string,
  body: GenerateSmartBody,
): GenerateOrder {
  if (body.mode === "inspire") throw new ServiceError(501, "Inspire is not built yet.");
  const action = body.smart_actions.main_action;
  const task = taskOf(body);
  return {
    service: "smart-actions",
    call: "generateSmart",
    action,
    task,
    input: body,
    writer: body.writer,
    counts: 1,
    listed: 1,
    answer: (markdown) => ({ content_output: { text: writeHtml(readMarkdown(markdown)) } }),
    deliver: (trx, made) =>
      context.createContent(trx, userId, {
        id: made.guid,
        title: body.title?.trim() || titleOf(made.markdown),
        subTitle: body.sub_title ?? "",
        document: toStored(readMarkdown(made.markdown)),
        mode: "generate",
        reason: "generated",
        contentInput: body.content,
        smartActions: [action, ...Object.values(task.values)],
        actionsApplied: body.smart_actions,
        generationId: made.generation,
      }),
  };
}

function taskOf(body: GenerateSmartBody): Task {
  const entry = findByName("create", body.smart_actions.main_action);
  if (!entry)
    throw new ServiceError(
      422,
      `smart_actions.main_action: "${body.smart_actions.main_action}" is not an action.`,
    );
  const chosen = (body.smart_actions.sub_options ?? []).flatMap(({ name, selected_value: value }) =>
    value ? [[name, value] as const] : [],
  );
  try {
    return prepareTask(
      entry,
      { ...Object.fromEntries(chosen), ...body.user_selections },
      {
        text: body.content,
        ...(body.title ? { title: body.title } : {}),
        ...(body.sub_title ? { subTitle: body.sub_title } : {}),
        ...(body.additional_content?.context ? { context: body.additional_content.context } : {}),
        ...(body.additional_content?.examples ? { examples: body.additional_content.examples } : {}),
      },
    );
  } catch (error) {
    if (error instanceof UnknownChoice) throw new ServiceError(422, `user_selections: ${error.message}`);
    throw error;
  }
}
