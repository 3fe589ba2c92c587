import type { ServerResponse } from "node:http";
import { PaddleError } from "./paddle-books.ts";
import { refusalOf, type RestAnswer } from "./paddle-rest.ts";

/** What the fake's API does instead of answering. */
const faultNames = [
  "error 500",
  "error 503",
  "too many",
  "page 200",
  "page 502",
  "page 403",
  "broken json",
  "empty object",
  "null",
  "other shape",
  "redirect",
  "hang",
  "hang in body",
  "drip",
  "drop",
  "drop in body",
  "lost answer",
  "conflict",
] as const;
export type FaultName = (typeof faultNames)[number];

const page = "<!doctype html><html><body><h1>Attention required</h1></body></html>";

/** @param done what the call would have been answered; only a lost answer's call is carried out */
export function playFault(response: ServerResponse, fault: FaultName, done: () => RestAnswer): void {
  const json = (status: number, text: string, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
  };
  const refuse = (status: number, code: string, headers?: Record<string, string>): void =>
    json(status, JSON.stringify(refusalOf(new PaddleError(status, code, "secret internals")).json), headers);
  const html = (status: number): void => {
    response.writeHead(status, { "content-type": "text/html" }).end(page);
  };
  switch (fault) {
    case "error 500":
      return refuse(500, "internal_error");
    case "error 503":
      return refuse(503, "service_unavailable");
    case "too many":
      return refuse(429, "too_many_requests", { "retry-after": "17" });
    case "page 200":
      return html(200);
    case "page 502":
      return html(502);
    case "page 403":
      return html(403);
    case "broken json":
      return json(200, '{"data": {"id": "sub_');
    case "empty object":
      return json(200, "{}");
    case "null":
      return json(200, "null");
    case "other shape":
      return json(200, JSON.stringify({ data: { id: 7, items: [{}], urls: {} }, meta: {} }));
    case "redirect":
      response.writeHead(307, { location: "/customers" }).end();
      return;
    case "conflict":
      return refuse(409, "customer_already_exists");
    case "hang":
      return;
    case "hang in body":
      response.writeHead(200, { "content-type": "application/json" }).write('{"data": ');
      return;
    case "drip":
      return drip(response);
    case "drop":
      response.destroy();
      return;
    case "drop in body":
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write('{"data": ', () => response.destroy());
      return;
    case "lost answer":
      done();
      response.destroy();
  }
}

/** A byte now and then, without an end. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.once("close", () => clearInterval(timer));
}
