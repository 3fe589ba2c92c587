import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { Board } from "#app/islands/inspiration/board.tsx";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { pageContext, requireUser } from "#app/server/session/pages.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { seeOther, takeFlash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { idempotencyKey } from "../forms/idempotency.ts";
import { generationNotice } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { assertGuid } from "../workspace/document-loader.ts";
import { runningOf } from "../workspace/panels/ask-tool.ts";
import { stopOwn } from "../workspace/stop-own.ts";
import type { Route } from "./+types/inspiration.ts";
import { inspirationFailure } from "./failure.ts";
import { findInspiration, loadEarlier, loadInspired, payload } from "./load-inspired.ts";

export { clientAction } from "../forms/client-action.ts";

const waitSeconds = 2;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const id = url.searchParams.get("id");
  if (!id) throw redirect("/");
  assertGuid(id);
  const inspired = await loadInspired(context, id, user.houseStyleCharacters);
  const { builtinWrites } = await loadCatalogue(context);
  const left = await takeFlash(request);
  const shown = {
    inspired,
    builtinWrites,
    earlier: url.searchParams.has("earlier") ? await loadEarlier(context, id) : null,
    tidy: url.searchParams.has("tidy"),
    click: randomUUID(),
    nonce: context.get(pageContext).nonce,
    notice: left?.notice ?? null,
  };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
}

/** More versions in the place of those that are there, or an end of what is written. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const id = formText(form, "id");
  assertGuid(id);
  const place = `/inspiration?id=${id}`;
  const content = await findInspiration(context, id);
  if (formText(form, "intent") === "stop") {
    if (!content && !(await findGeneration(gatewayOf(context), id))) throw data(null, { status: 404 });
    await stopOwn(context, formText(form, "generation"));
    return redirect(place, 303);
  }
  if (!content) throw data(null, { status: 404 });
  const maker = content.generation ? await findGeneration(gatewayOf(context), content.generation) : null;
  const asked = payload.safeParse(maker?.input);
  const body = {
    ...(asked.success
      ? asked.data
      : {
          content: content.content_input ?? "",
          smart_actions: { main_action: content.smart_actions[0] ?? "" },
        }),
    mode: "inspire" as const,
    document: id,
  };
  const answer = await ask(
    gatewayOf(context).inspire.inspire.$post(
      { json: body },
      {
        headers: {
          Prefer: `respond-async, wait=${waitSeconds}`,
          "Idempotency-Key": idempotencyKey(formText(form, "click"), [content.revision, body]),
        },
      },
    ),
  );
  if (answer.success || runningOf(answer.data)) return redirect(place, 303);
  const limit = await generationNotice(context, answer);
  return seeOther(place, limit.limit ? limit : inspirationFailure(answer));
}

export const meta: Route.MetaFunction = () => [{ title: "Inspiration · Stet" }];

export default function Inspiration({ loaderData }: Route.ComponentProps) {
  const { offline } = useAnswer<typeof action>();
  const { inspired } = loaderData;
  const notice = offline ?? loaderData.notice;
  return (
    <div className="insp">
      <SkipLink />
      <LimitModal notice={notice} />
      <Board key={inspired.id} {...loaderData} notice={notice?.limit ? null : notice} />
    </div>
  );
}
