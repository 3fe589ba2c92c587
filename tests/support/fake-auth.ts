import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the fake says: a status with JSON or a text, or nothing at all. */
export type Said = { status: number; body: object | string } | "hang up";

/**
 * A server in the auth service's place, in which every call ends as the test says. Log-in and refresh hand out "access 1",
 * "access 2" and so on.
 */
export interface FakeAuth {
  url: string;
  /** By method and path; what is not here answers as for a signed-in reader, or 404. */
  answers: Map<string, Said>;
  /** Every call since `calls` was last emptied, with the bearer token that it came with. */
  calls: { call: string; token: string | null }[];
  /** Tokens that are worth nothing any more: 401. */
  ended: Set<string>;
  /** Seconds that a token lives which is handed out from now on; 7,200 at first. */
  expiresIn: number;
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
  "GET /api/v1/auth/me": reader,
  "GET /api/v1/auth/trial-info": { days_remaining: 3 },
  "GET /api/v1/user/sessions": { sessions: [] },
};

const tokenCalls = new Set(["POST /api/v1/auth/login", "POST /api/v1/auth/refresh"]);

export async function startFakeAuth(): Promise<FakeAuth> {
  let handedOut = 0;
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.split("?")[0]}`;
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? null;
    fake.calls.push({ call, token });
    const said = fake.answers.get(call) ?? usual(call, token);
    if (said === "hang up") {
      request.socket.destroy();
      return;
    }
    const { status, body } = said;
    const cookies =
      tokenCalls.has(call) && status === 200 ? { "Set-Cookie": `stet_refresh=refresh-${handedOut}` } : {};
    const type = typeof body === "string" ? "text/html" : "application/json";
    response.writeHead(status, { "Content-Type": type, ...cookies });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });

  function usual(call: string, token: string | null): Exclude<Said, string> {
    if (token !== null && fake.ended.has(token)) return { status: 401, body: { detail: "Please sign in." } };
    if (tokenCalls.has(call)) {
      handedOut += 1;
      const body = { access_token: `access ${handedOut}`, expires_in: fake.expiresIn, user: reader };
      return { status: 200, body };
    }
    const known = signedIn[call];
    return { status: known ? 200 : 404, body: known ?? { detail: "Not found." } };
  }

  const fake: FakeAuth = {
    url: "",
    answers: new Map(),
    calls: [],
    ended: new Set(),
    expiresIn: 7_200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
