import { type ClientLoaderFunctionArgs, data, useLocation, useNavigate, useNavigation } from "react-router";
import { LibraryShelf } from "#app/islands/library/library-shelf.tsx";
import { requireUser } from "#app/server/session/pages.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { FolderNav } from "#app/ui/library/folder-nav.tsx";
import { DeleteDialog } from "#app/ui/library/delete-dialog.tsx";
import { listOf, readAddress } from "#app/ui/library/library-address.ts";
import { libraryPath } from "#app/ui/library/shelves.ts";
import { countAll, type LibraryShown } from "#app/ui/library/library-shown.ts";
import { ShelfHead } from "#app/ui/library/shelf-head.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { takeFlash } from "../forms/flash.ts";
import { readForm } from "../forms/read-form.ts";
import { PlainPage } from "../frame/plain-page.tsx";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/recent-content.ts";
import { changeLibrary } from "./change-library.ts";
import { loadAsked, loadLibrary } from "./load-library.ts";

export { clientAction } from "./client-change.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const [shown, asked] = await Promise.all([
    loadLibrary(context, user.id, url.searchParams),
    loadAsked(context, url.searchParams),
  ]);
  const left = await takeFlash(request);
  const found = { ...shown, going: asked, notice: left?.notice ?? null };
  return left ? data(found, { headers: { "Set-Cookie": left.header } }) : found;
}

/** Offline, the page stands and says so. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const asked = readAddress(url.searchParams);
    const nothing: LibraryShown = {
      asked: listOf(asked),
      items: [],
      offset: 0,
      total: 0,
      folders: [],
      uncategorized: 0,
      stats: null,
      error: "Error loading recent content",
    };
    return { ...nothing, going: [], notice: null };
  }
}

/** What is done in the library, see `changeLibrary`. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  return changeLibrary(context, await readForm(request));
}

export const meta: Route.MetaFunction = () => [{ title: "Recent Content · Stet" }];

export default function RecentContent({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { going, notice, ...shown } = loaderData;
  const { search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const scripted = useScripted();
  const isGoing = navigation.state === "loading" && navigation.location.pathname === libraryPath;
  const address = readAddress(new URLSearchParams(search));
  if (going.length > 0 && !scripted) {
    return (
      <PlainPage>
        <DeleteDialog items={going} address={address} />
      </PlainPage>
    );
  }
  const all = countAll(shown);
  return (
    <>
      <SkipLink />
      <TopBar user={user} />
      <main id="main" className="shelf">
        <ShelfHead
          title="Recent Content"
          count={all === 1 ? "1 item" : `${formatCount(all)} items`}
          here="/recent-content"
          counts={{ "/recent-content": all }}
        />
        <LibraryShelf
          key={notice?.text}
          search={isGoing ? navigation.location.search : search}
          shown={shown}
          kind="page"
          notice={notice}
          onGo={(next, { replace }) =>
            void navigate(libraryPath + next, { replace, preventScrollReset: true })
          }
        >
          {(shelf) => (
            <>
              <FolderNav address={shelf.address} {...shelf.shown} />
              {shelf.content}
            </>
          )}
        </LibraryShelf>
      </main>
    </>
  );
}
