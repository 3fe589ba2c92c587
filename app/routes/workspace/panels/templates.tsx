import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { mostCredits, sizeOf } from "#app/document/credits.ts";
import { KeptFields } from "#app/islands/kept-fields.tsx";
import { MakeIsland } from "#app/islands/workspace/tools/make-island.tsx";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { useScripted } from "#app/ui/use-scripted.ts";
import { templateId, TemplatesView } from "#app/ui/workspace/templates-view.tsx";
import { saidId } from "#app/ui/workspace/panels/panel-foot.tsx";
import { useAnswer } from "../../forms/client-action.ts";
import { generationNotice, refused } from "../../forms/problems.ts";
import { readForm } from "../../forms/read-form.ts";
import { useShell } from "../../frame/use-shell.ts";
import type { Route } from "./+types/templates.ts";
import { askTool } from "./ask-tool.ts";
import { listTemplates } from "./list-templates.ts";
import { guidOf, templateForm, textOf } from "./template-form.ts";
import { briefSize } from "./use-bench.ts";
import { askForUser, takeSent, viewTold } from "./view-drafts.ts";
import { ViewFrame } from "./view-frame.tsx";

export { clientAction } from "../../forms/client-action.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const { sidebar, tools, builtinWrites, model } = await loadCatalogue(context);
  const asked = url.searchParams;
  const templates = listTemplates(tools);
  const chosen = templates.find(({ value }) => value === asked.get("template")) ?? null;
  const guid = guidOf(asked.get("document"));
  const text = guid === null ? null : await textOf(context, guid);
  if (text !== null && "problem" in text) throw data(null, { status: text.problem.status || 503 });
  const from = text;
  const size = from === null || from.text === "" ? null : sizeOf(from.text);
  const told = [from?.title.length ?? 0, from?.subTitle.length ?? 0, user.houseStyleCharacters];
  const category = asked.get("category") ?? "All";
  const { sent, headers } = await takeSent(request, context, url);
  const again = await viewTold.find({ request, context }, url);
  const shown = {
    again: again?.answer ?? null,
    owner: user.id,
    sent,
    sections: sidebar,
    builtinWrites,
    model,
    templates,
    categories: tools.templateCategories,
    category: tools.templateCategories.includes(category) ? category : "All",
    query: asked.get("q") ?? "",
    chosen,
    from: guid === null || from === null ? null : { guid, title: from.title || "Untitled" },
    size,
    told,
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
  const led = await askForUser(context, url, sent);
  if (led instanceof Response) return led;
  if (led) return refused({ notice: led.notice, sent, click: randomUUID() }, led.status);
  const form = await templateForm(context, sent);
  const placed = "problem" in form ? form : await askTool(context, form);
  if ("place" in placed) return redirect(placed.place);
  const notice = await generationNotice(context, placed.problem);
  return refused({ notice, sent, click: randomUUID() }, placed.problem.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Templates · Stet" }];

export default function Templates({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = offline ? undefined : (answered ?? loaderData.again);
  const { templates, chosen, from, size, told, builtinWrites, owner } = loaderData;
  const sent = answer?.sent ?? loaderData.sent;
  const notice = offline ?? answer?.notice ?? null;
  const scripted = useScripted();
  return (
    <ViewFrame {...loaderData} title="Templates" open="templates" account={user} notice={notice}>
      <MakeIsland
        keepRefused
        document={from?.guid ?? null}
        render={({ brief, onBrief, pending, onSubmit }) => {
          const worked = size ?? briefSize(brief, scripted);
          const priced = (one: (typeof templates)[number]) => ({
            ...one,
            most: mostCredits(one.price, worked, told),
          });
          return (
            <TemplatesView
              templates={templates.map(priced)}
              categories={loaderData.categories}
              category={loaderData.category}
              query={loaderData.query}
              chosen={chosen && priced(chosen)}
              from={from}
              click={answer?.click ?? loaderData.click}
              onSubmit={onSubmit}
              work={{
                form: templateId,
                hasText: size !== null,
                cardOnly: from === null,
                pending,
                notice: notice?.limit ? null : notice,
                builtinWrites,
                sent,
                onBrief,
              }}
            />
          );
        }}
      />
      {chosen === null ? null : (
        <KeptFields
          key={chosen.value}
          of={templateId}
          owner={owner}
          form={`template ${chosen.value}`}
          isTold={(name) => name in loaderData.sent}
        />
      )}
    </ViewFrame>
  );
}
