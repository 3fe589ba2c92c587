import { randomUUID } from "node:crypto";
import { vouch } from "#app/server/http/client-address.ts";
import type { Call, Called, TestServices } from "./test-services.ts";

/** A call with the gateway's own signature, as the product's pages make it. */
export async function asPages<T = Record<string, unknown>>(
  services: TestServices,
  method: string,
  path: string,
  { token, body }: Pick<Call, "token" | "body">,
): Promise<Called<T>> {
  const response = await services.send(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        "X-Request-Id": randomUUID(),
        "X-Stet-Client": vouch(services.settings.secretKey, "pages", "127.0.0.1"),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, data: (await response.json()) as T, headers: response.headers };
}
