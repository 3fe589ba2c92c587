import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the fake says: a status with JSON or a text, or nothing at all. */
export type Said = { status: number; body: object | string } | "hang up";

/** A server in the auth service's place, in which every call ends as the test says. */
export interface FakeAuth {
  url: string;
  /** By method and path; what is not here answers as for a signed-in reader, or 404. */
  answers: Map<string, Said>;
  close(): Promise<void>;
}

const reader = {
  id: "reader",
  username: "nora",
  firstName: "Nora",
  lastName: "Lindqvist",
  email: "nora@example.com",
  isActive: true,
  isEmailVerified: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  tokensUsed: 0,
  maxTokensAllowed: 100,
  plan: "Free",
  planId: 1,
};
const signedIn: Record<string, object> = {
  "POST /api/v1/auth/login": { access_token: "access", expires_in: 7_200, user: reader },
  "GET /api/v1/auth/me": reader,
  "GET /api/v1/auth/trial-info": { days_remaining: 3 },
  "GET /api/v1/user/sessions": { sessions: [] },
};

export async function startFakeAuth(): Promise<FakeAuth> {
  const answers: FakeAuth["answers"] = new Map();
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.split("?")[0]}`;
    const known = signedIn[call];
    const said = answers.get(call) ?? { status: known ? 200 : 404, body: known ?? { detail: "Not found." } };
    if (said === "hang up") {
      request.socket.destroy();
      return;
    }
    const { status, body } = said;
    const cookies = call.endsWith("/login") && status === 200 ? { "Set-Cookie": "stet_refresh=refresh" } : {};
    const type = typeof body === "string" ? "text/html" : "application/json";
    response.writeHead(status, { "Content-Type": type, ...cookies });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
