import { randomUUID } from "node:crypto";
import { useState } from "react";
import { data, redirect, useActionData } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { type Catalogue, loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { foresee } from "#app/server/session/foresee.ts";
import { findUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { correctIntent } from "#app/ui/desk/desk-help.ts";
import type { DeskErrors } from "#app/ui/desk/desk-values.ts";
import { type DeskAnswer, failedText } from "#app/islands/desk/desk-answer.ts";
import { DeskIsland } from "#app/islands/desk/desk-island.tsx";
import { useShell } from "../frame/use-shell.ts";
import { useAnswer } from "../forms/client-action.ts";
import { takeFlash } from "../forms/flash.ts";
import { idempotencyKey } from "../forms/idempotency.ts";
import { generationNotice, problemNotice, refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/home.ts";
import { loadDesk, searchTools } from "./desk-loader.ts";
import {
  changedDesk,
  deskErrors,
  type DeskSubmission,
  fittingDesk,
  generateSmartBody,
  parseDesk,
} from "./desk-submission.ts";
import {
  askToLogIn,
  keepAndGo,
  keepAndSignOut,
  keepDraft,
  keepHere,
  keepMade,
  leaveAnswer,
} from "./draft.ts";
import { HomePage } from "./home-page.tsx";
import { correctText } from "./correct-text.ts";
import { openTool } from "./open-tool.ts";
import { loadRecent } from "./recent-loader.ts";

export { clientAction } from "../forms/client-action.ts";

const waitSeconds = 2;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await findUser(context);
  const [desk, recent] = await Promise.all([
    loadDesk(request, context, url, user),
    user ? loadRecent(context, user.id) : null,
  ]);
  const left = await takeFlash(request);
  const shown = { ...desk, owner: user?.id ?? null, recent, notice: left?.notice ?? desk.notice };
  return data(shown, {
    status: desk.left?.status ?? 200,
    headers: left ? { "Set-Cookie": left.header } : {},
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const catalogue = await loadCatalogue(context);
  const read = parseDesk(await readForm(request));
  const sent = { ...read, values: fittingDesk(catalogue.families, read.values) };
  const answer = await answerDesk(request, context, sent, catalogue);
  if (answer instanceof Response) return answer;
  const { data: again, init } = "init" in answer ? answer : data(answer);
  return (await leaveAnswer(request, context, again, init?.status)) ?? answer;
}

async function answerDesk(
  request: Request,
  context: Route.ActionArgs["context"],
  sent: DeskSubmission,
  catalogue: Catalogue,
) {
  const { click, values } = sent;
  if (sent.intent.startsWith("tool:")) return openTool(request, context, sent);
  const again = {
    ...changedDesk(sent),
    search: searchTools(catalogue, sent.find),
    click: randomUUID(),
    corrected: false,
    errors: {} as DeskErrors,
    notice: null as Notice | null,
  };
  if (sent.intent.startsWith("go:")) return keepAndGo(context, again, sent.intent.slice("go:".length));
  if (sent.intent === "sign-out") return keepAndSignOut(context, again);
  if (sent.intent === correctIntent) return correctText(context, sent, again);
  const errors = deskErrors(values);
  if (sent.intent === "keep") {
    const { text } = errors;
    return text === undefined
      ? keepHere(request, context, again)
      : refused({ ...again, errors: { text } }, 422);
  }
  if (sent.intent !== "generate") return again;
  if (Object.keys(errors).length > 0) return refused({ ...again, errors }, 422);
  if (!(await findUser(context))) {
    // Nobody signs up for what is then declined.
    const foreseen = catalogue.builtinWrites ? await foresee(context, generateSmartBody(values)) : null;
    if (!foreseen) return askToLogIn(context, values, again);
    const kept = await keepDraft(context, values);
    const headers = new Headers();
    if (kept.header !== null) headers.append("Set-Cookie", kept.header);
    return data({ ...again, notice: problemNotice(foreseen) }, { status: foreseen.status, headers });
  }
  const body = generateSmartBody(values);
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].generateSmart.$post(
      { json: body },
      {
        headers: {
          Prefer: `respond-async, wait=${waitSeconds}`,
          "Idempotency-Key": idempotencyKey(click, body),
        },
      },
    ),
  );
  const guid = answer.success ? answer.data.guid : answer.data["guid"];
  if (typeof guid === "string" && (answer.success || answer.data.code === "still_running")) {
    const place = values.mode === "inspire" ? `/inspiration?id=${guid}` : `/create/${guid}?first`;
    return redirect(place, {
      status: 303,
      headers: { "Set-Cookie": await keepMade(request, context, again, sent.came) },
    });
  }
  if (answer.success) throw new Error("a generation was made without a place for its text");
  const notice = await generationNotice(context, answer, failedText);
  return refused({ ...again, notice }, answer.status);
}

export const meta: Route.MetaFunction = () => [
  { title: "Stet · Transform Your Ideas Into Powerful Content" },
  { name: "description", content: "Smart text area where everything happens. One click, instant results." },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { catalogue, builtinWrites, model, click, examples, chips, owner, recent } = loaderData;
  const { offline, answer } = useAnswer<typeof action>();
  const form: unknown = useActionData();
  /** What the script was answered since the form itself was; `answer` null from the next Generate on. */
  const [since, setSince] = useState<{ form: unknown; answer: DeskAnswer | null } | null>(null);
  const { left } = loaderData;
  const aside = (answer ?? left)?.aside ?? [];
  const said = since !== null && since.form === form ? since : null;
  const told = said
    ? (said.answer?.notice ?? null)
    : (offline ?? (answer ? answer.notice : left?.notice) ?? null);
  return (
    <HomePage user={user} recent={recent} notice={loaderData.notice} told={told}>
      <span hidden data-desk-owner={owner ?? "guest"} />
      <DeskIsland
        key={`${owner} ${loaderData.filled}`}
        catalogue={catalogue}
        builtinWrites={builtinWrites}
        model={model}
        account={user}
        click={answer?.click ?? click}
        chips={chips}
        search={answer?.search ?? left?.search ?? loaderData.search}
        examples={examples}
        values={answer?.values ?? loaderData.values}
        aside={aside}
        noted={answer || left ? aside.length > 0 : loaderData.noted}
        came={loaderData.came}
        madePlace={answer ? null : loaderData.madePlace}
        wasKept={left !== null || loaderData.waited}
        said={told}
        correcting={loaderData.correcting}
        errors={(said ? said.answer?.errors : (answer ?? left)?.errors) ?? {}}
        owner={owner}
        onAnswer={(sent) => setSince({ form, answer: sent })}
      />
    </HomePage>
  );
}
