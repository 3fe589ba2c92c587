import { redirect } from "react-router";
import { requireUser } from "#app/server/session/pages.ts";
import { passOn } from "../../forms/problems.ts";
import { readForm } from "../../forms/read-form.ts";
import type { Route } from "./+types/made.ts";
import { streamCall, streamTool } from "./ask-tool.ts";
import { purposeCall } from "./purpose-call.ts";
import { findBlank, templateForm } from "./template-form.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  return redirect("/create");
}

/** What the full views ask for, for a page with scripts: the same fields as their actions, answered as events. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const sent = Object.fromEntries(
    [...(await readForm(request))].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
  if (sent["apply"] === "purpose") {
    const call = purposeCall(sent, await findBlank(context, sent["document"]));
    if ("missing" in call) return Response.json({ detail: call.missing }, { status: 422 });
    return passOn(context, await streamCall(context, call, sent["click"] ?? ""));
  }
  const form = await templateForm(context, sent);
  if ("problem" in form) return Response.json(form.problem.data, { status: form.problem.status });
  return passOn(context, await streamTool(context, form));
}
