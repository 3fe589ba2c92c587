import { data } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Route } from "./+types/stream.ts";

/** Events of a generation that is being written for this document, on from `Last-Event-ID`. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const generation = url.searchParams.get("generation") ?? "";
  const service = url.searchParams.get("proposal") === "1" ? "freestyle" : "smart-actions";
  if (!/^[\w-]{1,64}$/.test(generation)) throw data(null, { status: 404 });
  const response = await gatewayOf(context).fetch(`/api/v1/${service}/generations/${generation}`, {
    headers: { Accept: "text/event-stream", "Last-Event-ID": request.headers.get("Last-Event-ID") ?? "0" },
  });
  return new Response(response.body, response);
}
