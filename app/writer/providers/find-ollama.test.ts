import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { findOllama } from "./find-ollama.ts";

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function answering(body: string | null, status = 200): Promise<string> {
  server = createServer((request, response) => {
    if (body === null) return;
    response.writeHead(request.url === "/api/tags" ? status : 404).end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const tags = (...models: object[]): string => JSON.stringify({ models });

test("names the first model that chats", async () => {
  const address = await answering(
    tags(
      { name: "nomic-embed-text:latest", details: { family: "nomic-bert", families: ["nomic-bert"] } },
      { name: "qwen3:8b", details: { family: "qwen3", families: ["qwen3"] } },
      { name: "llama3.1:8b", details: { family: "llama", families: null } },
    ),
  );
  expect(await findOllama(address, 2_000)).toBe("ollama:qwen3:8b");
});

test.each([
  ["has none", tags({ name: "all-minilm", details: { family: "bert" } })],
  ["is empty", tags()],
  ["is something else", "<html>"],
  ["answers another shape", '{"models":"many"}'],
])("a server that %s gives none", async (_what, body) => {
  expect(await findOllama(await answering(body), 2_000)).toBeNull();
});

test("one that refuses, and one that never answers, give none", async () => {
  expect(await findOllama(await answering("{}", 500), 2_000)).toBeNull();
  server?.closeAllConnections();
  server?.close();
  expect(await findOllama("http://127.0.0.1:9", 2_000)).toBeNull();
  expect(await findOllama(await answering(null), 20)).toBeNull();
});
