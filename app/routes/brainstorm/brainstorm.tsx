import { randomUUID } from "node:crypto";
import { data, isRouteErrorResponse, redirect, useLocation, useRouteLoaderData } from "react-router";
import { mostCredits, sizeOf } from "#app/document/credits.ts";
import { prefixed, startFailed } from "#app/islands/conversation/failure.ts";
import { TalkIsland } from "#app/islands/conversation/talk-island.tsx";
import { ask } from "#app/server/gateway/answer.ts";
import { type Entry, loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { loadConversations } from "#app/server/gateway/conversation-catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser, requireUser } from "#app/server/session/pages.ts";
import { isChunkError } from "#app/ui/chunk-error.ts";
import type { Inspiring } from "#app/ui/conversation/inspire-form.tsx";
import { freePlan } from "#app/ui/shell/account.ts";
import { useAnswer } from "../forms/client-action.ts";
import { takeFlash } from "../forms/flash.ts";
import { generationNotice, refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { ErrorPage } from "../frame/error-page.tsx";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/brainstorm.ts";
import { sayBegun, takeBegun } from "./begun.ts";
import { loadDocuments } from "./load-documents.ts";
import { loadStart, loadTalks } from "./load-start.ts";
import { loadTalk } from "./load-talk.ts";
import { LockedPage } from "./locked-page.tsx";
import { talkPlace } from "./place.ts";
import { chooseRoles, readStart, startKey, startOf, type StartForm, type StartRefusal } from "./start.ts";
import { startDrafts } from "./start-drafts.ts";
import { StartPage } from "./start-page.tsx";

export { clientAction } from "../forms/client-action.ts";

const waitSeconds = 2;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const id = url.searchParams.get("branch");
  const headers = new Headers();
  const left = await takeFlash(request);
  if (left) headers.append("Set-Cookie", left.header);
  const begun = id === null ? null : await takeBegun(request, id);
  if (begun) headers.append("Set-Cookie", begun);
  const { builtinWrites, model, families } = await loadCatalogue(context);
  const catalogue = await loadConversations(context);
  const { roles } = catalogue;
  const shared = {
    owner: user.id,
    notice: left?.notice ?? null,
    click: randomUUID(),
    builtinWrites,
    model,
    roles: roles.map(({ name, lens, firstQuestion }) => ({ name, lens, firstQuestion })),
  };
  if (user.planId === freePlan) return data({ ...shared, kind: "locked" as const }, { headers });
  const houseStyle = user.houseStyleCharacters;
  if (id !== null) {
    const asked = url.searchParams.get("perspective");
    const adding = url.searchParams.get("add");
    const [talk, documents] = await Promise.all([
      loadTalk(context, id, { asked, houseStyle }),
      adding === null ? [] : loadDocuments(context, user.id),
    ]);
    const inspiring = talk.said.find(({ id: message }) => message === url.searchParams.get("inspire"));
    const ways = inspiring ? waysFor(families.inspire, inspiring.text, houseStyle) : [];
    const shown = {
      ...shared,
      talk,
      adding,
      documents,
      inspiring: inspiring ? { message: inspiring.id, ways } : null,
      begun: begun !== null,
    };
    return data({ ...shown, kind: "talk" as const }, { headers });
  }
  const [start, list, kept] = await Promise.all([
    loadStart(context, url.searchParams),
    loadTalks(context, url.searchParams),
    url.search === "" ? startDrafts.find(request, context) : null,
  ]);
  if (kept) {
    headers.append("Set-Cookie", await startDrafts.forget(context));
    start.fields = kept;
  }
  const prices = { message: catalogue.message.price, choosing: catalogue.choosing.price };
  return data({ ...shared, kind: "start" as const, ...start, list, prices }, { headers });
}

const waysFor = (entries: readonly Entry[], text: string, houseStyle: number): Inspiring[] =>
  entries.map(({ name, builtin, price }) => ({
    name,
    kind: builtin,
    most: mostCredits(price, sizeOf(text), [houseStyle]),
  }));

/** Begins a session, or with the intent `roles` chooses its two roles. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = readStart(await readForm(request));
  if (!(await findUser(context))) return signedOut(context, sent);
  if (sent.intent === "roles") {
    const chosen = await chooseRoles(context, sent);
    return "problem" in chosen
      ? showAgain(context, chosen)
      : { fields: chosen, errors: {}, notice: null, click: randomUUID() };
  }
  const start = await startOf(context, sent);
  if (!("body" in start)) return showAgain(context, start);
  const { body, fields } = start;
  const answer = await ask(
    gatewayOf(context).brainstorm.brainstorm.generate.$post(
      { json: body },
      {
        headers: {
          Prefer: `respond-async, wait=${waitSeconds}`,
          "Idempotency-Key": startKey(sent.click, body),
        },
      },
    ),
  );
  const begun = answer.data as { guid?: unknown; code?: unknown };
  if (typeof begun.guid === "string" && (answer.success || begun.code === "still_running")) {
    const headers = { "Set-Cookie": await sayBegun(begun.guid) };
    return redirect(talkPlace(begun.guid), { status: 303, headers });
  }
  if (answer.success) throw new Error("a session was begun without a place");
  return showAgain(context, { fields, errors: {}, problem: answer });
}

/** The form waits until the log-in leads back to it. */
async function signedOut(context: Route.ActionArgs["context"], sent: StartForm) {
  const led = await startDrafts.toLogin(context, sent);
  return led instanceof Response ? led : showAgain(context, { fields: sent, errors: {}, problem: led });
}

/** The form as it was sent, with what is wrong with it. */
async function showAgain(context: Route.ActionArgs["context"], { fields, errors, problem }: StartRefusal) {
  const notice =
    problem && prefixed(startFailed, await generationNotice(context, problem, "Please try again."));
  return refused({ fields, errors, notice, click: randomUUID() }, problem?.status ?? 422);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.kind === "talk" ? `${loaderData.talk.title} · ` : ""}Brainstorm · Stet` },
];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { search } = useLocation();
  const requestId = useRouteLoaderData<{ requestId: string }>("root")?.requestId;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <title>{status === 404 ? "Page not found · Stet" : "Something went wrong · Stet"}</title>
      <ErrorPage
        status={status}
        chunk={isChunkError(error)}
        back={search === "" ? "/create" : "/brainstorm"}
        {...(requestId ? { requestId } : {})}
      />
    </>
  );
}

export default function Brainstorm({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer } = useAnswer<typeof action>();
  const notice = offline ?? answer?.notice ?? loaderData.notice;
  if (loaderData.kind === "locked") return <LockedPage notice={notice} />;
  if (loaderData.kind === "talk")
    return <TalkIsland key={loaderData.talk.id} {...loaderData} notice={notice} />;
  return (
    <StartPage
      {...loaderData}
      fields={answer?.fields ?? loaderData.fields}
      errors={answer?.errors ?? {}}
      click={answer?.click ?? loaderData.click}
      account={user}
      notice={notice}
    />
  );
}
