import { type ClientLoaderFunctionArgs, data, useLocation, useNavigate, useNavigation } from "react-router";
import { VaultShelf } from "#app/islands/prompts/vault-shelf.tsx";
import { requireUser } from "#app/server/session/pages.ts";
import { ShelfHead } from "#app/ui/library/shelf-head.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { askedOf, readVaultAddress, vaultList, vaultPath } from "#app/ui/prompts/vault-address.ts";
import type { VaultShown } from "#app/ui/prompts/vault-shown.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { takeFlash } from "../forms/flash.ts";
import { readForm } from "../forms/read-form.ts";
import { useShell } from "../frame/use-shell.ts";
import { loadShelfCounts } from "../library/shelf-counts.ts";
import type { Route } from "./+types/library.ts";
import { changeVault } from "./change-vault.ts";
import { loadVault } from "./load-vault.ts";

export { clientAction } from "../forms/client-action.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const [shown, counts] = await Promise.all([
    loadVault(context, url.searchParams),
    loadShelfCounts(context, user.id, vaultPath),
  ]);
  const left = await takeFlash(request);
  const found = { ...shown, counts, notice: left?.notice ?? null };
  return left ? data(found, { headers: { "Set-Cookie": left.header } }) : found;
}

/** Offline, the page stands and says so. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const shown: VaultShown = {
      asked: vaultList(readVaultAddress(url.searchParams)),
      items: [],
      folders: [],
      offset: 0,
      total: 0,
      all: 0,
      error: "Your saved prompts could not be read.",
    };
    return { ...shown, counts: {}, notice: null };
  }
}

/** What is done in the vault, see `changeVault`. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  return changeVault(context, await readForm(request));
}

export const meta: Route.MetaFunction = () => [{ title: "Prompt Library · Stet" }];

export default function Library({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { counts, notice, ...shown } = loaderData;
  const { search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const isGoing = navigation.state === "loading" && navigation.location.pathname === vaultPath;
  const asked = new URLSearchParams(isGoing ? navigation.location.search : search);
  return (
    <>
      <SkipLink />
      <TopBar user={user} />
      <main id="main" className="shelf">
        <ShelfHead
          title="Prompt Library"
          count={shown.all === 1 ? "1 prompt" : `${formatCount(shown.all)} prompts`}
          here={vaultPath}
          counts={{ ...counts, [vaultPath]: shown.all }}
        />
        <VaultShelf
          key={notice?.text}
          address={readVaultAddress(asked)}
          asking={{ prompt: askedOf(asked), folder: asked.get("ask") === "drop" }}
          shown={shown}
          notice={notice}
          onGo={(place, { replace }) => void navigate(place, { replace, preventScrollReset: true })}
        />
      </main>
    </>
  );
}
