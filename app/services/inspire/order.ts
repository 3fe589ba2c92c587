import { favouritesFirst, positionsOf } from "#app/writer/card-positions.ts";
import type { Made, ShownInspiration } from "#app/writer/thread-tasks.ts";
import { type Version, writeVersions } from "#app/writer/versions.ts";
import { type GenerateOrder, type ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { type GeneratePayload } from "../generated.ts";
import { payloadTask } from "../generating.ts";
import { readSaid } from "./earlier.ts";

/**
 * What the runner needs to write versions. A payload that names a document asks for more of that inspiration: the new
 * ones take the place of the present ones, which stay among its versions; favourites stay on the board, before them.
 * @throws ServiceError 404 for a document that is not there, 422 for one that is no inspiration or an unknown choice
 */
export async function inspireOrder(
  context: ServiceContext,
  userId: string,
  payload: GeneratePayload,
  call: Pick<GenerateOrder, "service" | "call">,
): Promise<GenerateOrder> {
  const present = payload.document ? await getVersions(context, userId, payload.document) : null;
  const told = payloadTask(payload, "inspire", present?.earlier);
  const { kept = [], said = [] } = present ?? {};
  const task = said.length === 0 ? told : { ...told, source: { ...told.source, said: writeVersions(said) } };
  const positions = favouritesFirst(kept.length);
  const action = payload.smart_actions.main_action;
  const typed = await context.run("typedAsStored", { typed: payload.content }, { user: userId });
  return {
    ...call,
    action,
    task,
    input: payload,
    writer: payload.writer,
    counts: 1,
    listed: 1,
    ...(payload.document ? { guid: payload.document, alone: true as const } : {}),
    versions: { from: present?.next ?? 0, source: payload.content, kept, said },
    answer(made) {
      const { content, styles } = made as Made & ShownInspiration;
      return {
        content_output: made.markdown === "" ? { text: "" } : content,
        styles,
        positions: positionsOf(content, positions),
        content_input: payload.content,
        actions_applied: payload.smart_actions,
      };
    },
    deliver: (trx, { guid, generation, ...made }) =>
      context[payload.document ? "renewContent" : "createContent"](trx, userId, {
        id: guid,
        title: payload.title?.trim() || made.title,
        subTitle: payload.sub_title ?? "",
        text: made,
        mode: "inspire",
        reason: "generated",
        action,
        contentInput: payload.content,
        typed,
        smartActions: [action, ...Object.values(task.values)],
        actionsApplied: payload.smart_actions,
        generationId: generation,
        ...(kept.length > 0 ? { positions } : {}),
      }),
  };
}

/** What is on the board, what of it stays there, and all that its cards have said since there is one. */
type Present = ShownInspiration & { kept: readonly Version[]; said: readonly Version[] };

async function getVersions(context: ServiceContext, userId: string, id: string): Promise<Present> {
  const { mode, favourites } = await context.getContent(userId, id);
  if (mode !== "inspire") throw new ServiceError(422, "document: is not an inspiration.");
  const document = await context.readContent(userId, id);
  const shown = await context.run("showInspiration", { document }, { user: userId });
  const kept = shown.versions.filter((_, at) => favourites.includes(`version${at + 1}`));
  const said = [...shown.versions, ...(await readSaid(context, userId, id))];
  return { ...shown, kept, said };
}
