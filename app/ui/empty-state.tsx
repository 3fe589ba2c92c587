import type { ReactNode } from "react";
import { ProofSign } from "./proof-sign.tsx";

interface EmptyStateProps {
  /** caret: nothing yet; closeup: nothing matches; query: something failed. */
  sign: "caret" | "closeup" | "query";
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
      <ProofSign name={sign} size={44} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
