import { type ComponentType, lazy, useState } from "react";
import { loadPart, prefetchPart } from "#app/islands/part.ts";

const place = "told";
const load = () => import("./told-parts.tsx");
const inPage = (): string | null =>
  typeof document === "undefined" ? null : (document.getElementById(place)?.innerHTML ?? null);

// On the way to this page from another one it is fetched beside the page's data.
if (typeof document !== "undefined" && inPage() === null) prefetchPart(load);

const ToldParts = lazy<ComponentType<{ guest: boolean }>>(async () => {
  const part = typeof document === "undefined" ? await load() : await loadPart(load);
  return { default: part?.ToldParts ?? (() => null) };
});

/**
 * What home tells of the product below the smart text area. Nothing in it can be pressed: where the server has drawn it,
 * it stays as it is, and no script is fetched for it.
 */
export function Told({ guest }: { guest: boolean }) {
  const [drawn] = useState(inPage);
  if (drawn !== null) return <div id={place} dangerouslySetInnerHTML={{ __html: drawn }} />;
  return (
    <div id={place}>
      <ToldParts guest={guest} />
    </div>
  );
}
