import { useId } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { CreditNote } from "#app/ui/billing/credit-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { type CreditAccount, creditsLeft } from "#app/ui/shell/account.ts";
import type { CutOff } from "./editor-state.ts";

interface CutNoticeProps {
  cut: CutOff;
  account: CreditAccount | null;
  /** It is not kept yet. */
  proposal?: boolean;
}

/** Says that a text ends where the model's room ended, and offers to go on at a price, or back; a proposal is kept first. */
export function CutNotice({ cut: { most }, account, proposal = false }: CutNoticeProps) {
  const price = useId();
  const isShort = account !== null && most !== null && most > creditsLeft(account);
  return (
    <Banner kind="warning" className="mt-6">
      <p>
        This text was cut off: it had reached the most that the model writes at once.{" "}
        {proposal
          ? "What came of it is above, and nothing of that is in your document before you keep it. Keep and continue has the rest written behind it."
          : "What came of it is above, and stays. Continue proposes what comes behind it; what was here before is in the history."}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button kind="pencil" size="sm" name="intent" value="continue" aria-describedby={price}>
          {proposal ? "Keep and continue" : "Continue"}
        </Button>
        <Button size="sm" name="intent" value={proposal ? "discard" : "history"}>
          {proposal ? "Discard" : "See what was here before"}
        </Button>
        {most === null ? null : (
          <span className="note" id={price}>
            At most {formatCount(most)} credits
          </span>
        )}
      </div>
      {isShort ? <CreditNote account={account} most={most} what="Going on" /> : null}
    </Banner>
  );
}
