import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageContext } from "#app/server/session/pages.ts";

const renderMs = 10_000;

/** Renders a document. It goes out whole: a reader without scripts would never see what arrives later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, log, requestId } = context.get(pageContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  let failed = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    {
      nonce,
      // No part of it comes behind the rest, by a script, because it is long.
      progressiveChunkSize: Infinity,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(renderMs)]),
      onError(error) {
        if (request.signal.aborted) return;
        failed = true;
        log.error({ err: error, id: requestId }, "a page could not be rendered");
      },
    },
  );
  await stream.allReady;
  return new Response(stream, { status: failed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log, requestId } = context.get(pageContext);
  log.error({ err: error, id: requestId }, "a page's loader or action failed");
};
