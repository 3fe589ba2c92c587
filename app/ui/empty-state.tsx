import type { ReactNode } from "react";
import sheet from "./icons.svg?no-inline";
import type { emptySigns } from "./proof-signs.ts";

interface EmptyStateProps {
  sign: (typeof emptySigns)[number];
  title: string;
  text: string;
  /** 1 on a page of its own, otherwise the level below the heading it stands under. */
  level?: 1 | 2 | 3;
  /** The one way on. */
  children?: ReactNode;
}

/** What stands where there is nothing to show. */
export function EmptyState({ sign, title, text, level = 3, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="sheet empty">
      <svg className="proof-ink" width={44} height={44} aria-hidden="true">
        <use href={`${sheet}#sign-${sign}`} />
      </svg>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
