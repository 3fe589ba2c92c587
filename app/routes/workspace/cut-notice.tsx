import { useId } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import type { CutOff } from "./editor-state.ts";

/** Says that a text ends where the model's room ended, and offers to go on at a price; a proposal is kept first. */
export function CutNotice({ cut: { most }, proposal = false }: { cut: CutOff; proposal?: boolean }) {
  const price = useId();
  return (
    <Banner kind="warning" className="mb-6">
      <p>This text was cut off: it had reached the most that the model writes at once.</p>
      <div className="mt-3">
        <Button kind="pencil" size="sm" name="intent" value="continue" aria-describedby={price}>
          {proposal ? "Keep and continue" : "Continue"}
        </Button>
        {most === null ? null : (
          <span className="note ml-3" id={price}>
            At most {formatCount(most)} credits
          </span>
        )}
      </div>
    </Banner>
  );
}
