import { useMemo } from "react";
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useParams,
  useRouteLoaderData,
} from "react-router";
import { LeftDocument } from "#app/islands/workspace/left-document.tsx";
import { isChunkError } from "#app/ui/chunk-error.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { usePanelKeys } from "#app/islands/workspace/tools/use-panel-keys.ts";
import { usePanelPlace } from "#app/islands/workspace/tools/use-panel-place.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { sidebarId } from "#app/ui/workspace/action-sidebar.tsx";
import { panelOf } from "#app/ui/workspace/panel-link.tsx";
import { useOpenedHere } from "#app/ui/use-opened-here.ts";
import { ErrorPage } from "../frame/error-page.tsx";
import { PlainPage } from "../frame/plain-page.tsx";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/layout.ts";
import { BenchPanel, BenchSidebar, PanelLinks } from "./panels/bench.tsx";
import { loadWorkbench } from "./panels/load-workbench.ts";
import { hasPanels, SubjectFollower } from "./panels/subject.ts";
import { guidOf } from "./panels/template-form.ts";
import { type Around, useBench, useSubject } from "./panels/use-bench.ts";

/** What stands around the cards and around an open document alike: sidebar, bar and panel. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { id: owner } = await requireUser(context, url);
  const { sidebar, builtinWrites, model } = await loadCatalogue(context);
  const worked = "guid" in params ? String(params.guid) : url.searchParams.get("card");
  return {
    owner,
    sections: sidebar,
    builtinWrites,
    model,
    workbench: await loadWorkbench(context, request, guidOf(worked) ?? ""),
  };
}

/** What the writer found nothing to do for is told in the panel that it was asked in. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 422;

export default function WorkspaceLayout({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { search } = useLocation();
  const { workbench, builtinWrites } = loaderData;
  const { subject, follow } = useSubject();
  const bench = useBench(subject, user, workbench);
  const { notes, fold, target } = bench;
  const isCards = subject.kind === "cards";
  const panel = hasPanels(subject) ? workbench.panel : null;
  const isIdle = !isCards && target.form === null;
  const around = useMemo<Around>(
    () => ({ workbench, notes, builtinWrites }),
    [workbench, notes, builtinWrites],
  );
  const { count } = subject;
  const asked = new URLSearchParams(search).get("panel");
  usePanelKeys(asked);
  const watch = usePanelPlace(asked);
  const children = (
    <SubjectFollower value={follow}>
      <Outlet context={around} />
    </SubjectFollower>
  );
  // Opened by its address, the choice of a type is a page of its own.
  const isPlain = useOpenedHere(isCards && new URLSearchParams(search).has("new"));
  if (isPlain) return <PlainPage>{children}</PlainPage>;
  return (
    <>
      <SkipLink />
      <div className={classNames("ws", fold.closed && "is-rail")}>
        <BenchSidebar {...loaderData} panel={panel} account={user} bench={bench} />
        <div className={classNames("ws-main ws-split", isIdle && "is-idle")}>
          <header className="ws-bars">
            <WorkspaceBar
              drawer={sidebarId}
              leaving={target}
              title={isCards ? "Workspace" : subject.title}
              aside={count === 0 ? undefined : count === 1 ? "1 card" : `${formatCount(count)} cards`}
            >
              <PanelLinks target={target} open={panel?.name ?? null} />
            </WorkspaceBar>
          </header>
          {children}
          {watch}
          <BenchPanel {...loaderData} panel={panel} account={user} bench={bench} />
          {isIdle || (panel === null && !isCards) ? (
            // What is decided leads back to the panel that it was asked for in.
            <input type="hidden" form="document" name="panel" value={panelOf(search)} />
          ) : null}
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { guid } = useParams();
  const requestId = useRouteLoaderData<{ requestId: string }>("root")?.requestId;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <title>{status === 404 ? "Page not found · Stet" : "Something went wrong · Stet"}</title>
      <ErrorPage status={status} chunk={isChunkError(error)} {...(requestId ? { requestId } : {})}>
        {status === 404 && guid ? <LeftDocument guid={guid} /> : null}
      </ErrorPage>
    </>
  );
}
