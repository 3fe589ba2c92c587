import { data, href, isRouteErrorResponse, useNavigate } from "react-router";
import { requireUser } from "#app/server/session/pages.ts";
import { useAnswer } from "../forms/client-action.ts";
import { ErrorPage } from "../frame/error-page.tsx";
import { notFound } from "./profile-words.ts";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/profile.ts";
import type { Closing } from "./close-dialog.tsx";
import { profileAction } from "./profile-actions.ts";
import { loadProfile } from "./profile-loader.ts";
import { ProfilePage } from "./profile-page.tsx";

export { clientAction } from "../forms/client-action.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const { shown, headers } = await loadProfile(request, context, user, url);
  return data({ ...shown, ...askedIn(url.searchParams) }, headers ? { headers } : {});
}

/** What the address wants the reader to be asked. */
function askedIn(query: URLSearchParams): { closing: Closing | null; cancelling: boolean } {
  const close = query.get("close");
  const closing = close === "deactivate" || close === "delete" ? close : null;
  return { closing, cancelling: query.get("cancel") === "ask" };
}

export const action = ({ request, context, url }: Route.ActionArgs) => profileAction(request, context, url);

export const meta: Route.MetaFunction = () => [{ title: "Profile · Stet" }];

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { offline, answer } = useAnswer<typeof action>();
  const { user } = useShell();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <ProfilePage
      user={user}
      {...loaderData}
      notice={offline ?? answer?.notice ?? loaderData.notice}
      closeError={answer?.closeError ?? null}
      onKeep={() => void navigate(href("/profile"), { preventScrollReset: true })}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <>
      <title>{`${notFound.title} · Stet`}</title>
      <ErrorPage status={503} {...notFound} />
    </>
  );
}
