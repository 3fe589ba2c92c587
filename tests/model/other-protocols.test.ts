import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readAll } from "node:stream/consumers";
import { setTimeout as after } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createModelWriter } from "#app/writer/providers/model-writer.ts";
import { printed, run, sampleTask, until } from "./run-writer.ts";
import { anthropic, google } from "./speakers.ts";

const limits = { connect: 200, firstByte: 300, idle: 300, total: 1_500 };
const apiKey = "key-that-stays-secret";
const userText = "Confidential: the otters return on Thursday.";
const pieces = ["The otters ", "retürn ", "on Thursday."];
const inner = "provider-internal-explanation";

interface Asked {
  url: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

describe.each([anthropic, google])("a model behind $protocol's protocol", (speaker) => {
  let server: Server;
  let asked: Asked[];
  let closed: number;
  /** What the server does with the next requests, one each. */
  let plays: ((response: ServerResponse) => unknown)[];

  beforeEach(async () => {
    [asked, plays, closed] = [[], [], 0];
    server = createServer((request, response) => {
      response.once("close", () => (closed += 1));
      void readAll(request).then((body) => {
        asked.push({
          url: request.url ?? "",
          headers: request.headers,
          body: JSON.parse(body) as Record<string, unknown>,
        });
        return plays.shift()?.(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  const write = (signal = new AbortController().signal) => {
    const { port } = server.address() as AddressInfo;
    const writer = createModelWriter({
      id: speaker.id,
      protocol: speaker.protocol,
      baseUrl: `http://127.0.0.1:${port}`,
      apiKey,
      limits,
      retryDelay: 10,
      compose: ({ source }) => ({ system: "Be brief.", prompt: source.text }),
    });
    return writer.write(sampleTask(userText), signal);
  };
  const open = (response: ServerResponse): ServerResponse =>
    response.writeHead(200, { "content-type": "text/event-stream" });
  const says =
    (finish: "stop" | "length" | "withheld", whole = speaker.answer(pieces, finish)) =>
    (response: ServerResponse) =>
      open(response).end(whole.join(""));
  const refuses =
    (status: number, type: string, headers = {}) =>
    (response: ServerResponse) =>
      response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(speaker.refusal(type, inner));

  test("is asked within the protocol, and its text, end and figures are handed on", async () => {
    plays.push(says("stop"));
    const outcome = await run(write());
    expect(outcome).toMatchObject({
      text: pieces.join(""),
      finish: "stop",
      usage: { input: 14, output: 8 },
      fault: undefined,
    });
    const [request] = asked;
    expect(request?.url).toMatch(speaker.path);
    expect(request?.headers[speaker.keyHeader]).toBe(apiKey);
    expect(speaker.read(request?.body ?? {})).toEqual({ system: "Be brief.", prompt: userText, most: 1_024 });
  });

  test.each(["-14", "14.5", "10000001", "1e300"])(
    "figures that cannot be true (%s) are unknown",
    async (figure) => {
      const whole = speaker.answer(pieces, "stop").map((frame) => frame.replaceAll(/:14\b/g, `:${figure}`));
      expect(whole.join("")).toContain(figure);
      plays.push(says("stop", whole));
      expect(await run(write())).toMatchObject({ text: pieces.join(""), usage: undefined, fault: undefined });
    },
  );

  test("one byte at a time, with letters cut in two, is the same text", async () => {
    plays.push(async (response) => {
      open(response);
      for (const byte of Buffer.from(speaker.answer(pieces, "stop").join(""))) {
        await new Promise((sent) => response.write(Buffer.of(byte), sent));
      }
      response.end();
    });
    expect(await run(write())).toMatchObject({ text: pieces.join(""), finish: "stop" });
  });

  test("an answer that its bound cut off says so", async () => {
    plays.push(says("length"));
    expect(await run(write())).toMatchObject({ text: pieces.join(""), finish: "length" });
  });

  test("what it declines to write is a fault that trying again does not mend", async () => {
    plays.push(says("withheld"));
    const { fault } = await run(write());
    expect([fault?.status, fault?.retryable]).toEqual([502, false]);
    expect(fault?.message).toContain("declined");
  });

  test("a stream that ends without its end is a failure", async () => {
    plays.push(says("stop", speaker.answer(pieces, "stop").slice(0, speaker.protocol === "google" ? 2 : 5)));
    const { fault, text } = await run(write());
    expect(fault?.message).toContain("broke off");
    expect(pieces.join("").startsWith(text)).toBe(true);
  });

  test("a fault told in mid-stream is one", async () => {
    plays.push((response) => {
      const begun = speaker.answer(pieces, "stop").slice(0, speaker.protocol === "google" ? 1 : 4);
      open(response).end([...begun, speaker.fault].join(""));
    });
    const { fault, text } = await run(write());
    expect(text).toBe(pieces[0]);
    expect([fault?.retryable, fault?.message.includes("Overloaded")]).toEqual([true, false]);
  });

  test("a reset in mid-stream is one, and nothing is tried again after the first word", async () => {
    plays.push(async (response) => {
      open(response).write(
        speaker
          .answer(pieces, "stop")
          .slice(0, speaker.protocol === "google" ? 1 : 4)
          .join(""),
      );
      await after(40);
      response.socket?.resetAndDestroy();
    }, says("stop"));
    const { fault } = await run(write());
    expect(fault?.retryable).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test.each([
    [401, "authentication_error", "key", false],
    [404, "not_found_error", "not known", false],
    [400, "invalid_request_error", "did not accept", false],
  ])("%i is said in our words, and not tried again", async (status, type, words, retryable) => {
    plays.push(refuses(status, type));
    const { fault } = await run(write());
    expect([fault?.retryable, asked.length]).toEqual([retryable, 1]);
    expect(fault?.message).toContain(words);
    expect(printed(fault)).not.toContain(inner);
    expect(printed(fault)).not.toContain("otters");
    expect(printed(fault)).not.toContain(apiKey);
  });

  test("overload and refusal for now are tried again, as long as nothing was written", async () => {
    plays.push(refuses(529, "overloaded_error"), refuses(429, "rate_limit_error", { "retry-after": "0" }));
    plays.push(says("stop"));
    expect(await run(write())).toMatchObject({ text: pieces.join(""), fault: undefined });
    expect(asked).toHaveLength(3);
  });

  test("a server that hangs is given up at the limits", async () => {
    plays.push(
      () => undefined,
      () => undefined,
      () => undefined,
    );
    const { fault, took } = await run(write());
    expect(fault?.status).toBe(504);
    expect(took).toBeLessThan(1_900);
  });

  test("Stop closes the connection at once", async () => {
    plays.push((response) => void open(response).write(speaker.answer(pieces, "stop").slice(0, 5).join("")));
    const stop = new AbortController();
    const outcome = run(write(stop.signal));
    await until(() => asked.length === 1);
    await after(50);
    stop.abort();
    expect((await outcome).fault).toBeUndefined();
    await until(() => closed === 1);
  });
});
