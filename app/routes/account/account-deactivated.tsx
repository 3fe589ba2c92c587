import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { withoutScripts } from "../frame/scripts.ts";
import type { Route } from "./+types/account-deactivated.ts";
import { Outcome } from "./link-page.tsx";

export const handle = withoutScripts;

export function loader({ url }: Route.LoaderArgs) {
  return { erased: url.searchParams.get("mode") === "delete" };
}

export const meta: Route.MetaFunction = () => [{ title: "Account deactivated · Stet" }];

export default function AccountDeactivated({ loaderData }: Route.ComponentProps) {
  return (
    <AuthLayout panel="signin">
      <div className="state-c">
        <Outcome sign="closeup" title="Your account was deactivated">
          {loaderData.erased
            ? "It is erased, with everything in it, after 30 days. Signing in again before then reactivates it."
            : "Nothing was deleted. Signing in again reactivates it."}
        </Outcome>
      </div>
    </AuthLayout>
  );
}
