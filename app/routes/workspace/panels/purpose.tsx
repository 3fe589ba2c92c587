import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { mostCredits, sizeOf } from "#app/document/credits.ts";
import { KeptFields } from "#app/islands/kept-fields.tsx";
import { MakeIsland } from "#app/islands/workspace/tools/make-island.tsx";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { type PurposeField, PurposeView } from "#app/ui/workspace/purpose-view.tsx";
import { saidId } from "#app/ui/workspace/panels/panel-foot.tsx";
import { useAnswer } from "../../forms/client-action.ts";
import { generationNotice, refused } from "../../forms/problems.ts";
import { readForm } from "../../forms/read-form.ts";
import { useShell } from "../../frame/use-shell.ts";
import type { Route } from "./+types/purpose.ts";
import { placed, send } from "./ask-tool.ts";
import { findBlank, findFrom } from "./template-form.ts";
import { purposeCall } from "./purpose-call.ts";
import { askForUser, takeSent, viewTold } from "./view-drafts.ts";
import { ViewFrame } from "./view-frame.tsx";

export { clientAction } from "../../forms/client-action.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const { sidebar, tools, builtinWrites, model } = await loadCatalogue(context);
  const { freestyle } = gatewayOf(context);
  const audiences = await ask(freestyle["purpose-based-writing"].audiences.$get());
  const valuesOf = (field: PurposeField) =>
    tools.purpose.suboptions
      .find(({ name }) => name.toLowerCase() === field)
      ?.values.map(({ name }) => ({ value: name })) ?? [];
  const { sent, headers } = await takeSent(request, context, url);
  const again = await viewTold.find({ request, context }, url);
  const shown = {
    again: again?.answer ?? null,
    owner: user.id,
    sent,
    sections: sidebar,
    builtinWrites,
    model,
    from: await findFrom(context, url.searchParams.get("document")),
    choices: {
      goal: valuesOf("goal"),
      channel: valuesOf("channel"),
      tone: valuesOf("tone"),
      length: valuesOf("length"),
      audience: audiences.success
        ? audiences.data.audiences.map(({ label, category }) => ({ value: label, group: category }))
        : [],
    },
    audiencesMissing: !audiences.success,
    kind: tools.purpose.builtin,
    price: tools.purpose.price,
    told: [user.houseStyleCharacters],
    click: randomUUID(),
  };
  return data(shown, { status: again?.status ?? 200, headers });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const place = `${url.pathname}${url.search}#${saidId}`;
  return viewTold.answer({ request, context }, place, await answerForm(request, context, url));
}

async function answerForm(request: Request, context: Route.ActionArgs["context"], url: URL) {
  const sent = Object.fromEntries(
    [...(await readForm(request))].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
  const again = { sent, click: randomUUID() };
  const led = await askForUser(context, url, sent);
  if (led instanceof Response) return led;
  if (led) return refused({ ...again, notice: led.notice }, led.status);
  await findFrom(context, url.searchParams.get("document"));
  if (sent["intent"] === "audiences") return { ...again, notice: null };
  const call = purposeCall(sent, await findBlank(context, sent["document"]));
  if ("missing" in call) return refused({ ...again, notice: incomplete(call.missing) }, 422);
  const made = placed(null, await send(context, call, sent["click"] ?? ""));
  if ("place" in made) return redirect(made.place);
  return refused({ ...again, notice: await generationNotice(context, made.problem) }, made.problem.status);
}

const incomplete = (text: string): Notice => ({ kind: "danger", text });

export const meta: Route.MetaFunction = () => [{ title: "Purpose Writer · Stet" }];

export default function PurposeWriter({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = offline ? undefined : (answered ?? loaderData.again);
  const { price, told, owner } = loaderData;
  const notice = offline ?? answer?.notice ?? null;
  return (
    <ViewFrame {...loaderData} title="Purpose Writer" open="purpose" account={user} notice={notice}>
      <MakeIsland
        document={null}
        render={({ pending, onSubmit }) => (
          <PurposeView
            choices={loaderData.choices}
            audiencesMissing={loaderData.audiencesMissing}
            from={loaderData.from?.guid ?? ""}
            values={answer?.sent ?? loaderData.sent}
            mostOf={(text) => mostCredits(price, sizeOf(text), told)}
            kind={loaderData.kind}
            builtinWrites={loaderData.builtinWrites}
            click={answer?.click ?? loaderData.click}
            pending={pending}
            notice={notice?.limit ? null : notice}
            onSubmit={onSubmit}
          />
        )}
      />
      <KeptFields of="purpose" owner={owner} form="purpose" isTold={(name) => name in loaderData.sent} />
    </ViewFrame>
  );
}
