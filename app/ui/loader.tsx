import type { ReactNode } from "react";

/** The four pencil dots, without words. */
export function Dots({ count = 4 }: { count?: 3 | 4 | 5 }) {
  return (
    <span className="dots" aria-hidden="true">
      {["a", "b", "c", "d", "e"].slice(0, count).map((key) => (
        <i key={key} />
      ))}
    </span>
  );
}

/** Says that something is under way. */
export function Loader({ children }: { children: ReactNode }) {
  return (
    <output className="loader">
      <Dots />
      <span>{children}</span>
    </output>
  );
}
