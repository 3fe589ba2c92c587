import { data, href, redirectDocument } from "react-router";
import { type Problem, readProblem } from "#app/server/gateway/answer.ts";
import { Unreachable } from "#app/server/gateway/switchboard.ts";
import { localPath, sessionOf } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { flash } from "../forms/flash.ts";
import type { Route } from "./+types/google-callback.ts";
import { googleFailure, googleSignedIn } from "./google-actions.ts";
import { networkError } from "./network-error.ts";
import { placeAfter } from "./wanted-plan.ts";

const success: Notice = { kind: "success", text: googleSignedIn };
const names = ["code", "state", "iss", "error"] as const;

/** Where the third-party provider sends people back to: signs in, or says at /login why not. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const returned = names.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  try {
    const response = await sessionOf(context).finishGoogle(Object.fromEntries(returned));
    if (response.status === 404) throw data(null, { status: 404 });
    const answer = response.ok
      ? ((await response.json()) as Record<string, unknown>)
      : await readProblem(response);
    const from = localPath(answer["from"]);
    if (response.ok) {
      const place = placeAfter(answer, from);
      return bringsText(request) ? redirectDocument(place, 303) : leadTo(place, success);
    }
    return toLogin(from, googleFailure("login", { status: response.status, data: answer as Problem }));
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return toLogin("/", { kind: "danger", text: networkError });
  }
}

/** A text that was typed before waits for the reader, and the next page speaks of it. */
const bringsText = (request: Request): boolean => /\bstet_draft=/.test(request.headers.get("Cookie") ?? "");

const toLogin = (from: string, notice: Notice): Promise<Response> =>
  leadTo(href("/login") + (from === "/" ? "" : `?redirect=${encodeURIComponent(from)}`), notice);

async function leadTo(path: string, notice: Notice): Promise<Response> {
  return redirectDocument(path, { status: 303, headers: { "Set-Cookie": await flash(notice) } });
}
