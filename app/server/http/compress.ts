import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants as z,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip as gzipLater,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";

type Encoding = "zstd" | "br" | "gzip";

const preferred: readonly Encoding[] = ["zstd", "br", "gzip"];
const least = 1024;

/** The library's own windows would take megabytes, and most of the time of a request, for pages of some kilobytes. */
const zstd = { params: { [z.ZSTD_c_compressionLevel]: 3 } };
const brotli = { params: { [z.BROTLI_PARAM_QUALITY]: 3, [z.BROTLI_PARAM_LGWIN]: 17 } };
const gzip = { level: 3, memLevel: 8 };

const whole: Record<Encoding, (bytes: Uint8Array) => Buffer> = {
  zstd: (bytes) => zstdCompressSync(bytes, zstd),
  br: (bytes) => brotliCompressSync(bytes, brotli),
  gzip: (bytes) => gzipSync(bytes, gzip),
};

/** Of long pages, which are packed where they hold up nobody. */
const aside: Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  zstd: (bytes) => promisify(zstdCompress)(bytes, zstd),
  br: (bytes) => promisify(brotliCompress)(bytes, brotli),
  gzip: (bytes) => promisify<Uint8Array, typeof gzip, Buffer>(gzipLater)(bytes, gzip),
};
const long = 200_000;

/** What has been written goes out at once: a part that is still to come holds nothing back. */
const streamed = {
  zstd: () => createZstdCompress({ ...zstd, flush: z.ZSTD_e_flush }),
  br: () => createBrotliCompress({ ...brotli, flush: z.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ ...gzip, flush: z.Z_SYNC_FLUSH }),
};

/** The encoding to answer in, by an Accept-Encoding header; null where the browser takes none of them. */
export function encodingFor(accepted: string | null): Encoding | null {
  const taken = new Set(
    (accepted ?? "")
      .split(",")
      .map((item) => item.split(";").map((part) => part.trim().toLowerCase()))
      .filter(([, quality]) => quality === undefined || Number(quality.replace("q=", "")) > 0)
      .map(([name]) => name),
  );
  return preferred.find((encoding) => taken.has(encoding)) ?? null;
}

/**
 * A page, the data of a page, or the routes that a page may go to, packed for a browser that takes it. Streams of events,
 * files and the API's answers go out as they are.
 */
export async function compress(accepted: string | null, response: Response): Promise<Response> {
  const kind = kindOf(response.headers);
  if (kind === null || response.body === null) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const { status, statusText } = response;
  const encoding = encodingFor(accepted);
  if (encoding === null) return new Response(response.body, { status, statusText, headers });
  if (kind === "data") {
    headers.set("Content-Encoding", encoding);
    return new Response(pack(response.body, encoding), { status, statusText, headers });
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length < least) return new Response(bytes, { status, statusText, headers });
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  const packed = bytes.length < long ? whole[encoding](bytes) : await aside[encoding](bytes);
  return new Response(new Uint8Array(packed), { status, statusText, headers });
}

/** Documents and JSON are whole when they come; the data of a page may come in parts. */
function kindOf(headers: Headers): "page" | "data" | null {
  if (headers.has("Content-Encoding") || headers.get("Cache-Control")?.includes("no-transform")) return null;
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html") || type.startsWith("application/json")) return "page";
  return type.startsWith("text/x-script") ? "data" : null;
}

/** The reader who leaves ends the packing, and what it reads from. */
function pack(body: ReadableStream, encoding: Encoding): ReadableStream {
  const packer = streamed[encoding]();
  pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), packer, () => undefined);
  return Readable.toWeb(packer) as ReadableStream;
}
