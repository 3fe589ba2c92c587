import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { pipeline } from "node:stream";
import { secure } from "./security-headers.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

interface Asset {
  file: string;
  size: number;
  headers: Record<string, string>;
}

export type StaticHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files of a built client directory, with the `.br` and `.gz` copies that the build laid beside them.
 * Files under /assets/ carry a hash in their name and never change; others are revalidated.
 */
export async function staticFiles(directory: string, https: boolean): Promise<StaticHandler> {
  const assets = new Map<string, Asset>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${file
      .slice(directory.length + 1)
      .split(sep)
      .join("/")}`;
    if (!entry.isFile() || path.startsWith("/.vite/")) continue;
    assets.set(path, await toAsset(file, path, https));
  }
  return (request, response, next) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const asset = assets.get(path);
    if (!asset || path.endsWith(".br") || path.endsWith(".gz")) return next();
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    send(request, response, asset, choose(assets, path, request.headers["accept-encoding"]));
  };
}

async function toAsset(file: string, path: string, https: boolean): Promise<Asset> {
  const { size, mtimeMs } = await stat(file);
  const headers = new Headers({
    "Content-Type": types[extname(file)] ?? "application/octet-stream",
    "Cache-Control": path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
    ETag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    Vary: "Accept-Encoding",
  });
  secure(headers, https);
  return { file, size, headers: Object.fromEntries(headers) };
}

function choose(
  assets: Map<string, Asset>,
  path: string,
  accepted: string | string[] | undefined,
): { asset: Asset; encoding: string } | null {
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const asset = assets.get(path + ending);
    if (asset && String(accepted).includes(encoding)) return { asset, encoding };
  }
  return null;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  packed: { asset: Asset; encoding: string } | null,
): void {
  if (request.headers["if-none-match"] === asset.headers["etag"]) {
    response.writeHead(304, asset.headers).end();
    return;
  }
  const body = packed?.asset ?? asset;
  response.writeHead(200, {
    ...asset.headers,
    "content-length": body.size,
    ...(packed ? { "content-encoding": packed.encoding } : {}),
  });
  if (request.method === "HEAD") response.end();
  // A client that leaves is no fault; the pipeline closes the file either way.
  else pipeline(createReadStream(body.file), response, () => {});
}
