import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { isChunkError } from "#app/ui/chunk-error.ts";
import { ErrorPage } from "./error-page.tsx";

test("a part of the program that cannot be loaded is told from a defect, in every engine's words", () => {
  const words = [
    "Failed to fetch dynamically imported module: /assets/a.js",
    "error loading dynamically imported module: /assets/a.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/a.css",
  ];
  for (const message of words) expect(isChunkError(new TypeError(message))).toBe(true);
  expect(isChunkError(new TypeError("x is not a function"))).toBe(false);
  expect(renderToStaticMarkup(<ErrorPage status={500} chunk />)).toContain("ChunkLoadError: ");
  expect(renderToStaticMarkup(<ErrorPage status={500} />)).not.toContain("ChunkLoadError");
});

test("the request's id is shown, for whoever runs the server", () => {
  expect(renderToStaticMarkup(<ErrorPage status={500} requestId="4711" />)).toContain("<code>4711</code>");
});
