import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { loadShell } from "./routes/frame/shell.ts";
import { ErrorPage } from "./routes/frame/error-page.tsx";
import { Frame } from "./routes/frame/frame.tsx";
import { isFramed, wantScripts } from "./routes/frame/scripts.ts";
import { zoneMiddleware } from "./routes/frame/zone.ts";
import { pageContext, sessionMiddleware } from "./server/session/pages.ts";
import { preloadedFonts } from "./ui/fonts.ts";
import { NarrowNotice } from "./ui/shell/narrow-notice.tsx";
import { isChunkError } from "./ui/chunk-error.ts";
import { MissingPart } from "./ui/shell/missing-part.tsx";
import { useTheme } from "./ui/shell/theme-switch.tsx";
import { themeAttribute } from "./ui/theme.ts";
import styles from "./ui/styles/app.css?url";

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware, zoneMiddleware];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { requestId } = context.get(pageContext);
  return { requestId, ...(await loadShell(request, context)) };
}

export const links: Route.LinksFunction = () => [
  // By its address: as a part's own, every part that is fetched later would bring it once more, and all be drawn anew.
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  ...preloadedFonts.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const theme = useTheme();
  const matches = useMatches();
  const scripts = wantScripts(matches);
  const narrow = (shell?.narrow ?? true) || isFramed(matches);
  return (
    <html lang="en" data-theme={themeAttribute(theme)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {scripts ? <script src="/parts.js" /> : null}
        {matches.at(-1)?.pathname === "/" ? <script src="/desk.js" /> : null}
        <Meta />
        <Links />
        {narrow ? null : <script async src="/narrow.js" />}
      </head>
      <body>
        {children}
        {narrow ? null : <NarrowNotice />}
        {scripts ? (
          <>
            <div id="missing-part" hidden suppressHydrationWarning>
              <MissingPart />
            </div>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return <Frame user={loaderData.user} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const requestId = useRouteLoaderData<typeof loader>("root")?.requestId;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <title>{status === 404 ? "Page not found · Stet" : "Something went wrong · Stet"}</title>
      <ErrorPage status={status} chunk={isChunkError(error)} {...(requestId ? { requestId } : {})} />
    </>
  );
}
