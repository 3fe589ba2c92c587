import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { z } from "zod";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { useAnswer } from "../forms/client-action.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import { problemNotice, refused } from "../forms/problems.ts";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/create.ts";
import { WorkspaceEmptyPage } from "./empty-page.tsx";
import { viewOf } from "./panels/place.ts";

/** What the start buttons of home lead to and this server does not have yet. */
const unbuilt = [["brainstorm", "Brainstorm is still being built. A blank document is ready."]] as const;

export { clientAction } from "../forms/client-action.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const view = viewOf(url.searchParams);
  if (view !== null) return redirect(view);
  const { sidebar, builtinWrites, model } = await loadCatalogue(context);
  const wanted = unbuilt.find(([name]) => url.searchParams.has(name));
  return { sections: sidebar, builtinWrites, model, click: randomUUID(), unbuilt: wanted?.[1] ?? null };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const click = z.uuid().safeParse(formText(await readForm(request), "click"));
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].createContent.$post({
      json: {
        ...(click.success ? { guid: click.data } : {}),
        title: "",
        sub_title: "",
        content_output: { text: "" },
        mode: "document",
      },
    }),
  );
  if (answer.success) return redirect(`/create/${answer.data.guid}`);
  return refused({ notice: problemNotice(answer) }, answer.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Workspace · Stet" }];

export default function Create({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer } = useAnswer<typeof action>();
  return (
    <WorkspaceEmptyPage
      sections={loaderData.sections}
      builtinWrites={loaderData.builtinWrites}
      click={loaderData.click}
      model={loaderData.model}
      account={user}
      unbuilt={loaderData.unbuilt}
      notice={offline ?? answer?.notice}
    />
  );
}
