import type { Caller } from "./context.ts";

/** An answer that is not a success, in the shape `{ detail, code?, retry_after?, … }`. */
export class ServiceError extends Error {
  override name = "ServiceError";
  readonly status: number;
  readonly body: { detail: string | object; code?: string; [key: string]: unknown };

  constructor(status: number, detail: string | object, more: { code?: string; [key: string]: unknown } = {}) {
    super(typeof detail === "string" ? detail : JSON.stringify(detail));
    this.status = status;
    this.body = { detail, ...more };
  }

  get headers(): Record<string, string> {
    const wait = this.body["retry_after"];
    return typeof wait === "number" ? { "Retry-After": String(Math.ceil(wait)) } : {};
  }

  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: this.headers });
  }
}

export const notFound = (): ServiceError => new ServiceError(404, "Not found.");

/** What is no id is nobody's; databases differ in what they make of the rest. @throws ServiceError 404 */
export function assertId(id: string): void {
  if (!/^[\w-]{1,64}$/.test(id)) throw notFound();
}

/** @throws ServiceError 403 when a path's {userId} is not the caller's own */
export function assertSelf({ userId }: Caller, named: string): void {
  if (named !== userId) throw new ServiceError(403, "That is not your account.");
}
