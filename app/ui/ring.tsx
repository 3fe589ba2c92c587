import type { ReactNode } from "react";

/** A word in a ring, as an editor writes it in the margin. */
export function Ring({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return (
    <span className={small ? "ringed is-small" : "ringed"}>
      <svg className="proof-ink" viewBox="0 0 60 30" preserveAspectRatio="none" aria-hidden="true">
        <path
          vectorEffect="non-scaling-stroke"
          d="M42 3.4C27 .4 5.6 3.2 3 14.2.9 24 17.6 28.2 32 27.5c13.8-.7 25.8-5.6 25-13.6C56.3 6.6 44 1.7 28.6 3.3"
        />
      </svg>
      {children}
    </span>
  );
}

/** The ringed word "stet"; decorative. */
export function StetRing({ small = false }: { small?: boolean }) {
  return (
    <span aria-hidden="true">
      <Ring small={small}>stet</Ring>
    </span>
  );
}
