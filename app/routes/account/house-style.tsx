import { data, href } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { seeOther, takeFlash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { plainWords } from "../forms/plain-words.ts";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/house-style.ts";
import { failureNotice } from "./failures.ts";
import { HouseStylePage } from "./house-style-page.tsx";
import { nameOf } from "./profile-loader.ts";

export { clientAction } from "../forms/client-action.ts";

const saveFailed = "Your house style could not be saved. Please try again.";
const saved: Notice = { kind: "success", text: "Your house style is saved." };

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const [answer, { builtinWrites }, left] = await Promise.all([
    ask(gatewayOf(context).auth.user.preferences.$get()),
    loadCatalogue(context),
    takeFlash(request),
  ]);
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const shown = {
    ...answer.data,
    builtinWrites,
    profile: { name: nameOf(user), email: user.email },
    notice: left?.notice ?? null,
  };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const houseStyle = formText(await readForm(request), "houseStyle");
  const answer = await ask(gatewayOf(context).auth.user.preferences.$put({ json: { houseStyle } }));
  if (answer.success) return seeOther(href("/profile/house-style"), saved);
  const { detail } = answer.data;
  const isField = answer.status === 422 && typeof detail === "string";
  return refused(
    {
      houseStyle,
      error: isField ? plainWords(detail) : null,
      notice: isField ? null : failureNotice(answer, { none: saveFailed }),
    },
    answer.status,
  );
}

export const meta: Route.MetaFunction = () => [{ title: "House style · Stet" }];

export default function HouseStyle({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer } = useAnswer<typeof action>();
  if (!user) return null;
  return (
    <HouseStylePage
      {...loaderData}
      user={user}
      houseStyle={answer?.houseStyle ?? loaderData.houseStyle}
      error={answer?.error ?? null}
      notice={offline ?? (answer ? answer.notice : loaderData.notice)}
    />
  );
}
