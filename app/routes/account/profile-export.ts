import { href, redirectDocument } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { Unreachable } from "#app/server/gateway/switchboard.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Route } from "./+types/profile-export.ts";

const headersKept = ["Content-Type", "Content-Disposition"] as const;

/** Everything that is kept about the reader, as a file to save. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const response = await exported(context);
  if (!response?.ok) return redirectDocument(`${href("/profile")}?export=failed#settings`);
  const headers = new Headers();
  for (const name of headersKept) headers.set(name, response.headers.get(name) ?? "");
  return new Response(response.body, { headers });
}

async function exported(context: Route.LoaderArgs["context"]): Promise<Response | null> {
  try {
    return await gatewayOf(context).fetch("/api/v1/user/export");
  } catch (error) {
    if (error instanceof Unreachable) return null;
    throw error;
  }
}
