import { randomUUID } from "node:crypto";
import { type ClientLoaderFunctionArgs, Link, useNavigate } from "react-router";
import { DetailsIsland } from "#app/islands/prompts/details-island.tsx";
import { useRefresh } from "#app/islands/prompts/use-refresh.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ShelfHead } from "#app/ui/library/shelf-head.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { RecentRow } from "#app/ui/prompts/recent-row.tsx";
import { recentHref, recentPath } from "#app/ui/prompts/recent-shown.ts";
import { isId } from "#app/ui/prompts/vault-address.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { PlainPage } from "../frame/plain-page.tsx";
import { useShell } from "../frame/use-shell.ts";
import { loadShelfCounts } from "../library/shelf-counts.ts";
import type { Route } from "./+types/recent-prompts.ts";
import { loadRecentPrompts } from "./load-recent.ts";

const pageSize = 10;
const notLoaded = "Failed to load recent prompts. Please try again.";

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const asked = readAddress(url.searchParams);
  const [found, counts] = await Promise.all([
    loadRecentPrompts(context, user.id, { ...asked, pageSize, notLoaded }),
    loadShelfCounts(context, user.id, recentPath),
  ]);
  return { ...found, counts, page: asked.page, click: randomUUID() };
}

function readAddress(asked: URLSearchParams) {
  const prompt = asked.get("prompt") ?? "";
  const page = Math.min(10_000, Math.max(0, Math.trunc(Number(asked.get("page")) || 0)));
  return { page, prompt: isId(prompt) ? prompt : null };
}

/** Offline, the page stands and says so. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { page } = readAddress(url.searchParams);
    return { rows: [], count: 0, detail: null, error: notLoaded, counts: {}, page, click: "" };
  }
}

export const meta: Route.MetaFunction = () => [{ title: "Recent Prompts · Stet" }];

export default function RecentPrompts({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { rows, count, detail, error, counts, page, click } = loaderData;
  const scripted = useScripted();
  const navigate = useNavigate();
  const isRunning = rows.some(({ outcome }) => outcome.tone === "running");
  useRefresh(isRunning);
  const back = recentHref(page);
  const details = detail ? (
    <DetailsIsland
      detail={detail}
      back={back}
      onClose={() => void navigate(back, { replace: true, preventScrollReset: true })}
    />
  ) : null;
  if (details && !scripted) return <PlainPage>{details}</PlainPage>;
  const first = page * pageSize;
  const shown =
    rows.length === 0 ? "" : `, ${formatCount(first + 1)}–${formatCount(first + rows.length)} shown`;
  return (
    <>
      <SkipLink />
      <TopBar user={user} />
      <main id="main" className="shelf">
        <ShelfHead
          title="Recent Prompts"
          count={`${formatCount(count)} in all${shown}`}
          here={recentPath}
          counts={{ ...counts, [recentPath]: count }}
        />
        {error === null ? null : (
          <EmptyState sign="query" level={2} title="Recent prompts" text={error}>
            <ButtonLink href={back}>Try again</ButtonLink>
          </EmptyState>
        )}
        {error === null && rows.length === 0 ? <Nothing hasSome={count > 0} /> : null}
        {rows.length > 0 ? (
          <>
            {isRunning ? (
              <noscript>
                <meta httpEquiv="refresh" content="2" />
              </noscript>
            ) : null}
            <div className="pr pr-head sm faint" aria-hidden="true">
              <span>Asked</span>
              <span>Original prompt</span>
              <span>For</span>
              <span>Written by</span>
            </div>
            <ol className="prs">
              {rows.map((row) => (
                <RecentRow key={row.id} row={row} page={page} click={click} />
              ))}
            </ol>
          </>
        ) : null}
        <Pager page={page} count={count} shown={first + rows.length} />
        {details}
      </main>
    </>
  );
}

function Nothing({ hasSome }: { hasSome: boolean }) {
  return hasSome ? (
    <EmptyState sign="closeup" level={2} title="Nothing on this page" text="The list is shorter than that.">
      <ButtonLink href={recentPath}>Newest prompts</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      sign="caret"
      level={2}
      title="No recent prompts"
      text="Whatever you ask for stands here, with what came of it."
    >
      <ButtonLink kind="ink" href="/">
        Create Content
      </ButtonLink>
    </EmptyState>
  );
}

/** Nothing where there is one page. */
function Pager({ page, count, shown }: { page: number; count: number; shown: number }) {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (pages === 1 && page === 0) return null;
  return (
    <nav className="pager is-wide" aria-label="Pages">
      {page > 0 ? (
        <Link className="btn btn-line btn-sm" to={recentHref(page - 1)}>
          <Icon name="arrow-left" size={15} />
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span className="faint sm num">
        Page {formatCount(page + 1)} of {formatCount(pages)}
      </span>
      {shown < count && page + 1 < pages ? (
        <Link className="btn btn-line btn-sm" to={recentHref(page + 1)}>
          Next
          <Icon name="arrow-right" size={15} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
