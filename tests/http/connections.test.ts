import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpServer } from "#app/server/http/connections.ts";
import { answer } from "#app/server/http/listen.ts";
import { silent } from "#tests/support/test-services.ts";

const server = createHttpServer({ headersMs: 300, bodyMs: 500, checkMs: 30 });
let port = 0;
beforeAll(async () => {
  answer(server, {
    origin: "http://localhost",
    redirectLoopback: false,
    log: silent,
    readClient: (address) => ({ address, direct: true }),
    assets: (_request, _response, next) => next(),
    strict: true,
    hosts: { signInScript: null, paddle: false },
    async handle(request) {
      if (new URL(request.url).pathname === "/unread") return new Response("unread");
      return new Response(String((await request.text()).length));
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends `beginning`, then `byte` again and again, until the server ends it. */
async function trickle(beginning: string, byte: string): Promise<{ said: string; ms: number }> {
  const began = performance.now();
  const socket = connect(port, "127.0.0.1");
  const heard = hear(socket);
  socket.write(beginning);
  while (!socket.destroyed && !socket.readableEnded && performance.now() - began < 5_000) {
    if (byte !== "") socket.write(byte);
    await delay(25);
  }
  socket.destroy();
  return { said: await heard, ms: performance.now() - began };
}

function hear(socket: Socket): Promise<string> {
  let said = "";
  socket.on("data", (chunk: Buffer) => (said += chunk.toString("latin1")));
  // What is sent to a server that has ended the connection is reset.
  socket.on("error", () => socket.destroy());
  return new Promise((resolve) => socket.on("close", () => resolve(said)));
}

async function say(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const heard = hear(socket);
  socket.write(bytes);
  return heard;
}

const head = (path: string, ...more: string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", ...more, "", ""].join("\r\n");

describe("a client that sends one byte at a time is ended in time", () => {
  test.each([
    ["in its headers", "POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "a"],
    ["in its headers, with nothing more", "POST / HTTP/1.1\r\n", ""],
    ["in a body with a length", head("/", "Content-Length: 5000"), "a"],
    ["in a chunked body", head("/", "Transfer-Encoding: chunked"), "1\r\na\r\n"],
    ["in a body that nobody reads", head("/unread", "Content-Length: 5000"), "a"],
  ])("%s", async (_where, beginning, byte) => {
    const { said, ms } = await trickle(beginning, byte);
    expect(ms).toBeLessThan(2_000);
    expect(said).toMatch(beginning.includes("/unread") ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 408 /);
  });

  test("one that is only slow is served", async () => {
    const socket = connect(port, "127.0.0.1");
    const heard = hear(socket);
    socket.write(head("/", "Content-Length: 4", "Connection: close"));
    for (const byte of "slow") {
      await delay(60);
      socket.write(byte);
    }
    expect(await heard).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\n\r\n4$/);
  });
});

describe("what is no request is refused with the headers of safety", () => {
  test.each([
    ["no HTTP at all", "GARBAGE\r\n\r\n", 400],
    ["a header without an end", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}`, 431],
    ["two lengths", head("/", "Content-Length: 1", "Content-Length: 2"), 400],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: stet=secret\r\n\r\n", 405],
    ["TRACK", "TRACK / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
  ])("%s", async (_what, bytes, status) => {
    const said = await say(bytes);
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of ["content-security-policy", "x-content-type-options", "referrer-policy"])
      expect(said.toLowerCase()).toContain(`\r\n${name}: `);
    expect(said).not.toContain("secret");
  });
});
