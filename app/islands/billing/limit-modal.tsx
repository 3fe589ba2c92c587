import { useState } from "react";
import type { Notice } from "#app/ui/banner.tsx";
import type { PlanLimit } from "#app/ui/billing/limit-dialog.tsx";
import { later } from "#app/ui/later.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";

const LimitDialog = later(async () => (await import("#app/ui/billing/limit-dialog.tsx")).LimitDialog);

/** The dialog of a limit that a refusal speaks of, until it is answered. Without a script it stands in the page. */
export function LimitModal({ notice }: { notice: Notice | null | undefined }) {
  const scripted = useScripted();
  const [answered, setAnswered] = useState<PlanLimit | null>(null);
  const reached = notice?.limit;
  if (!reached || reached === answered) return null;
  return (
    <LimitDialog
      reached={reached}
      modal={scripted}
      {...(scripted ? { onLater: () => setAnswered(reached) } : {})}
    />
  );
}
