import { brotliDecompressSync, createBrotliDecompress, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress, encodingFor } from "./compress.ts";

const text = "<p>Let it stand.</p>".repeat(200);
const answer = (body: BodyInit, type: string, more: Record<string, string> = {}): Response =>
  new Response(body, { headers: { "Content-Type": type, ...more } });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

test("the browser's list decides, the cheapest first", () => {
  expect(encodingFor("gzip, deflate, br, zstd")).toBe("zstd");
  expect(encodingFor("gzip, deflate, br")).toBe("br");
  expect(encodingFor("gzip;q=0.5, br;q=0")).toBe("gzip");
  expect(encodingFor("identity")).toBeNull();
  expect(encodingFor(null)).toBeNull();
});

test.each([
  ["zstd", zstdDecompressSync],
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("a page is packed as %s, and is the same page", async (encoding, unpack) => {
  const packed = await compress(encoding, answer(text, "text/html; charset=utf-8"));
  expect(packed.headers.get("Content-Encoding")).toBe(encoding);
  expect(packed.headers.get("Vary")).toBe("Accept-Encoding");
  const bytes = await bytesOf(packed);
  expect(bytes.length).toBeLessThan(text.length / 10);
  expect(unpack(bytes).toString()).toBe(text);
});

test("events, files, small answers and what must not be changed go out as they are", async () => {
  for (const as of [
    answer(text, "text/event-stream"),
    answer(text, "application/zip"),
    answer("<p>Stet</p>", "text/html"),
    answer(text, "text/html", { "Cache-Control": "no-cache, no-transform" }),
  ]) {
    const body = await as.clone().text();
    const sent = await compress("br", as);
    expect(sent.headers.has("Content-Encoding")).toBe(false);
    expect(await sent.text()).toBe(body);
  }
  const plain = await compress(null, answer(text, "text/html"));
  expect([plain.headers.get("Vary"), await plain.text()]).toEqual(["Accept-Encoding", text]);
});

test("a page's data that comes in parts is not held back, and its source ends when the reader leaves", async () => {
  let left = false;
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("the first part")),
    cancel: () => {
      left = true;
    },
  });
  const packed = await compress("br", answer(source, "text/x-script"));
  const reader = packed.body!.getReader();
  const unpacker = createBrotliDecompress();
  unpacker.write((await reader.read()).value);
  const [first] = (await new Promise((resolve) => unpacker.once("data", (part) => resolve([part])))) as [
    Buffer,
  ];
  expect(first.toString()).toBe("the first part");
  await reader.cancel();
  await expect.poll(() => left).toBe(true);
});
