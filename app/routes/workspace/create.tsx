import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { z } from "zod";
import { ask } from "#app/server/gateway/answer.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { useAnswer } from "../client-action.ts";
import { formText } from "../form-text.ts";
import { readForm } from "../read-form.ts";
import { problemNotice, refused } from "../problems.ts";
import { useShell } from "../use-shell.ts";
import type { Route } from "./+types/create.ts";
import { WorkspaceEmptyPage } from "./empty-page.tsx";

/** What the start buttons of home promise and this server does not have yet. */
const unbuilt = [
  ["templates", "Templates are not here yet. A blank document is."],
  ["brainstorm", "Brainstorming is not here yet. A blank document is."],
] as const;

export { clientAction } from "../client-action.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const { sidebar } = await loadCatalogue(context);
  const wanted = unbuilt.find(([name]) => url.searchParams.has(name));
  const notice: Notice | null = wanted ? { kind: "info", text: wanted[1] } : null;
  return { sections: sidebar, click: randomUUID(), notice };
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
      click={loaderData.click}
      credits={user?.credits ?? { used: 0, limit: 0 }}
      notice={offline ?? answer?.notice ?? loaderData.notice}
    />
  );
}
