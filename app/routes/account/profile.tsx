import { data, href, isRouteErrorResponse, useNavigate } from "react-router";
import { requireUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../client-action.ts";
import { takeFlash } from "../flash.ts";
import { formText } from "../form-text.ts";
import { ErrorPage } from "../pages/error-page.tsx";
import { readForm } from "../read-form.ts";
import { useShell } from "../use-shell.ts";
import type { Route } from "./+types/profile.ts";
import type { Closing } from "./close-dialog.tsx";
import { close, endOthers, endSession, sendResetLink, verifyEmail } from "./profile-actions.ts";
import { loadProfile } from "./profile-loader.ts";
import { ProfilePage } from "./profile-page.tsx";

export { clientAction } from "../client-action.ts";

const since = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const exportFailed: Notice = {
  kind: "danger",
  text: "Your data could not be put together. Please try again.",
  at: "settings",
};

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const left = await takeFlash(request);
  const shown = {
    ...(await loadProfile(context, url.searchParams.get("before"))),
    profile: {
      name: `${user.firstName} ${user.lastName}`.trim() || user.username,
      email: user.email,
      verified: user.isEmailVerified,
      since: { iso: user.createdAt, label: since.format(new Date(user.createdAt)) },
    },
    now: Date.now(),
    closing: closingOf(url.searchParams.get("close")),
    notice: url.searchParams.get("export") === "failed" ? exportFailed : (left?.notice ?? null),
  };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
}

const closingOf = (wanted: string | null): Closing | null =>
  wanted === "deactivate" || wanted === "delete" ? wanted : null;

export async function action({ request, context, url }: Route.ActionArgs) {
  const user = await requireUser(context, url);
  const form = await readForm(request);
  switch (formText(form, "intent")) {
    case "verify":
      return verifyEmail(context, user.email);
    case "reset":
      return sendResetLink(context, user.email);
    case "end":
      return endSession(context, form);
    case "end-others":
      return endOthers(context);
    case "close":
      return close(context, form);
    default:
      throw data(null, { status: 400 });
  }
}

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
      onKeep={() => void navigate(href("/profile"), { preventScrollReset: true })}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <>
      <title>Profile Not Found · Stet</title>
      <ErrorPage status={503} title="Profile Not Found" text="Unable to load your profile information." />
    </>
  );
}
