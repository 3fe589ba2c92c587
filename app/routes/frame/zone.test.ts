import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { findZone, zoneMiddleware, zoneOf } from "./zone.ts";

async function told(cookie: string): Promise<(string | null)[]> {
  const context = new RouterContextProvider();
  const request = new Request("http://stet.test/", { headers: { Cookie: cookie } });
  const at = { request, context, params: {}, url: new URL(request.url), pattern: "/" };
  await zoneMiddleware(at as unknown as Parameters<typeof zoneMiddleware>[0], () =>
    Promise.resolve(new Response()),
  );
  return [findZone(context), zoneOf(context)];
}

test("the zone is the one that the browser told, and UTC until it has", async () => {
  expect(await told("theme=dark; stet_zone=America%2FNew_York")).toEqual([
    "America/New_York",
    "America/New_York",
  ]);
  for (const cookie of ["", "stet_zone=Nowhere%2FElse", "stet_zone=%E0%A4%A", "other_stet_zone_x=1"])
    expect(await told(cookie)).toEqual([null, "UTC"]);
});
