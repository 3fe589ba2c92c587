import { data, type RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, followGeneration } from "#app/server/gateway/generations.ts";

/**
 * Events of the signed-in user's generation that the address names, on from `Last-Event-ID`.
 * @throws a 404 response for any other
 */
export async function followOwn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<Response> {
  const gateway = gatewayOf(context);
  const generation = await findGeneration(gateway, url.searchParams.get("generation") ?? "");
  if (!generation) throw data(null, { status: 404 });
  const response = await followGeneration(gateway, generation, request.headers.get("Last-Event-ID") ?? "0");
  return new Response(response.body, response);
}
