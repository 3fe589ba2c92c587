import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { secure } from "./security-headers.ts";

/** How long a client may take to send, in milliseconds. */
interface ClientTimes {
  /** From the connection, or the answer before, to the end of a request's headers. */
  headersMs: number;
  /** From there to the end of its body. */
  bodyMs: number;
  /** How often Node looks at the clock for the headers. */
  checkMs: number;
}

const standardTimes: ClientTimes = { headersMs: 10_000, bodyMs: 30_000, checkMs: 1_000 };

const headerBytes = 16 * 1024;
/** Methods that no Request can carry, or that would hand out what scripts must not read. */
const refusedMethods = new Set(["TRACE", "TRACK", "CONNECT"]);
const methods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const unreadable = "This request could not be read.";
const tooSlow = "The request took too long to arrive.";
const reasons: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, `The headers are too large: at most ${headerBytes / 1024} KiB.`],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, unreadable],
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlow],
};

/** Node's HTTP server with the product's limits on what clients send, and how long they take; it does not listen yet. */
export function createHttpServer({ headersMs, bodyMs, checkMs }: ClientTimes = standardTimes): Server {
  const server = createServer({
    maxHeaderSize: headerBytes,
    keepAliveTimeout: 65_000,
    headersTimeout: headersMs,
    requestTimeout: headersMs + bodyMs,
    connectionsCheckingInterval: checkMs,
  });
  const answering = new WeakMap<Duplex, ServerResponse>();
  const end = (socket: Duplex, status: number, detail: string): void => {
    const response = answering.get(socket);
    const isAnswered = response !== undefined && response.headersSent && !response.writableFinished;
    if (socket.writable && !isAnswered) socket.write(answerOf(status, detail));
    socket.destroy();
  };
  server.on("request", (request, response) => {
    answering.set(request.socket, response);
    if (!hasBody(request)) return;
    within(bodyMs, request, () => end(request.socket, 408, tooSlow));
    // What nobody read is read to its end: a connection closed before takes the answer away from whoever still sends.
    // Whoever listens for it has answered, and would stop it where nobody takes what they have.
    response.once("finish", () => request.removeAllListeners("data").resume());
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    end(socket, ...(reasons[error.code ?? ""] ?? ([400, unreadable] as const)));
  });
  return server;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Calls `late` when a request's body has not come to its end in time, read or not. */
function within(ms: number, request: IncomingMessage, late: () => void): void {
  const timer = setTimeout(() => {
    if (!request.complete) late();
  }, ms);
  timer.unref();
  request.once("close", () => {
    if (request.complete) clearTimeout(timer);
  });
}

/** Answers what is no request for anybody. @returns whether it was one */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (!refusedMethods.has(request.method ?? "")) return false;
  const body = JSON.stringify({ detail: "Method not allowed." });
  response.writeHead(405, { ...headersOf(body), Allow: methods }).end(body);
  return true;
}

function headersOf(body: string): Record<string, string> {
  const headers = new Headers({
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    Connection: "close",
  });
  secure(headers, false);
  return Object.fromEntries(headers);
}

/** An answer as bytes, for what is no request. */
function answerOf(status: number, detail: string): string {
  const body = JSON.stringify({ detail });
  const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
