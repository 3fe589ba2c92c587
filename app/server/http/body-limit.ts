import { largestFile } from "#app/document/files/file-kind.ts";
import { mostSaved as document } from "#app/document/most-saved.ts";

const kib = 1024;
const json = kib * kib;
const form = 64 * kib;
const drained = 16 * json;

/** Whether a path is that of the page that opens a file, which says by itself that one is too large. */
export const isFilePage = (path: string): boolean => /^\/create\/open(?:\.data)?$/.test(path);

/** The most bytes that a request's body may have. Documents may be long; everything else is small. */
export function bodyLimit(method: string, path: string, contentType: string): number {
  if (path.startsWith("/api/")) {
    const long =
      path === "/api/v1/auth/draft" ||
      path === "/api/v1/smart-actions/createContent" ||
      (["PUT", "POST"].includes(method) && path.startsWith("/api/v1/smart-actions/recentContent/"));
    return long ? document : json;
  }
  if (/^\/create\/[^/]+\/save$/.test(path)) return document;
  if (isFilePage(path)) return largestFile + form;
  return contentType.startsWith("multipart/form-data") ? document : form;
}

/** Reads on for a while, so that a client that is still sending gets to read why it was refused. */
async function drain(body: ReadableStream<Uint8Array>): Promise<null> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > drained) break;
  }
  return null;
}

/**
 * The request with a body that is known to fit, or null when it does not. A body with a length is held to it by the
 * HTTP parser; one without is read here, up to the limit.
 */
export async function withinLimit(request: Request, limit: number): Promise<Request | null> {
  if (request.body === null || request.method === "GET" || request.method === "HEAD") return request;
  const length = request.headers.get("Content-Length");
  if (length !== null && Number(length) <= limit) return request;
  if (length !== null) return drain(request.body);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > drained) break;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limit) return null;
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Blob(chunks),
  });
}
