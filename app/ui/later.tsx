import { type ComponentType, lazy, Suspense } from "react";

const asDrawn = (): Promise<never> => new Promise(() => {});

/**
 * A part of a page that only some readers have, whose script is fetched where it stands. The server draws it with the page;
 * until the script has come, or where it cannot be had, it stays as it was drawn and works as it does without one.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(asDrawn) }));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
