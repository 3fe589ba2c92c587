import type { ReactNode } from "react";

/** `plan` names the user's plan, `upgrade` marks what the plan does not hold; `ok` and `warn` say how a thing stands. */
export function Badge({
  kind,
  title,
  children,
}: {
  kind: "plan" | "upgrade" | "ok" | "warn";
  title?: string;
  children: ReactNode;
}) {
  return (
    <span className={`badge badge-${kind}`} title={title}>
      {children}
    </span>
  );
}
