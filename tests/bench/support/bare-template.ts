/** React Router's own template with nothing in it: a root, one route, no style. Built from the project's node_modules and parts. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { precompress } from "#app/server/http/precompress.ts";
import { staticFiles } from "#app/server/http/static-files.ts";

const root = join(import.meta.dirname, "../../..");

const files: Record<string, string> = {
  "package.json": JSON.stringify({
    name: "bare",
    private: true,
    type: "module",
    dependencies: {
      "@react-router/node": "*",
      isbot: "*",
      react: "*",
      "react-dom": "*",
      "react-router": "*",
    },
  }),
  "react-router.config.ts": "export default { ssr: true };",
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";
    export default { plugins: [reactRouter()], resolve: { alias: { "#app": ${JSON.stringify(join(root, "app"))} } }, logLevel: "error" };`,
  "app/routes.ts": `import { index } from "@react-router/dev/routes";
    export default [index("routes/home.tsx")];`,
  "app/entry.server.tsx": `import { renderToReadableStream } from "react-dom/server";
    import { ServerRouter } from "react-router";
    export default async function handle(request, status, headers, entry) {
      headers.set("Content-Type", "text/html");
      const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />);
      return new Response(body, { status, headers });
    }`,
  "app/root.tsx": `import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
    export function Layout({ children }) {
      return <html lang="en"><head><meta charSet="utf-8" /><Meta /><Links /></head>
        <body>{children}<ScrollRestoration /><Scripts /></body></html>;
    }
    export default function App() { return <Outlet />; }
    export function ErrorBoundary({ error }) {
      return <main><h1>{isRouteErrorResponse(error) ? error.status : "Error"}</h1></main>;
    }`,
  "app/routes/home.tsx": `import { Form } from "react-router";
    export async function action({ request }) { return { said: (await request.formData()).get("text") }; }
    export default function Home({ actionData }) {
      return <Form method="post"><textarea name="text" /><button>Send</button><p>{actionData?.said}</p></Form>;
    }`,
};

/** Builds and serves it, with the same copies of its files as the product's own; `own` are files in place of its own. */
export async function startBareTemplate(
  own: Record<string, string> = {},
  port = 0,
): Promise<{ origin: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "stet-bare-"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [path, text] of Object.entries({ ...files, ...own })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const bin = join(root, "node_modules/.bin/react-router");
  const { status } = spawnSync(process.execPath, [bin, "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("the bare template could not be built");
  const client = join(folder, "build/client");
  await precompress(client);
  const assets = await staticFiles(client, false);
  // React decides by NODE_ENV which of its builds it is when it is first read.
  process.env["NODE_ENV"] = "production";
  const { createRequestHandler } = await import("react-router");
  const built = (await import(join(folder, "build/server/index.js"))) as ServerBuild;
  const handle = createRequestHandler(built, "production");
  const listener = getRequestListener((request) => handle(request), { overrideGlobalObjects: false });
  const server = createServer((request, response) =>
    assets(request, response, () => void listener(request, response)),
  );
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
