import type { ReactNode } from "react";
import { CreditNote } from "../billing/credit-note.tsx";
import { Icon } from "../icon.tsx";
import { Dots } from "../loader.tsx";
import { formatCount } from "../meter.tsx";
import type { CreditAccount } from "../shell/account.ts";

interface ShortageProps {
  account: CreditAccount;
  most: number;
  /** There is a text and an action: until then only a page that cannot follow them has to say it. */
  known: boolean;
}

/** Says it before the click. */
export function Shortage({ known, ...short }: ShortageProps) {
  const note = <CreditNote id="desk-short" {...short} what={known ? "This" : "An action"} />;
  return known ? note : <noscript>{note}</noscript>;
}

/** What a script tells of the text and the action. */
export interface GoScript {
  /** Words in the text. */
  words: number;
  /** The most credits that Generate can cost; absent before there is something to do. */
  most?: number | undefined;
  /** Why Generate cannot be pressed. */
  disabledReason?: string | undefined;
}

interface GoProps {
  script: GoScript | undefined;
  pending: boolean;
  /** Id of what is said before the click. */
  describedBy: string | undefined;
  children: ReactNode;
}

/** The end of the form: what it comes to, and Generate. */
export function Go({ script, pending, describedBy, children }: GoProps) {
  const { words = 0, most, disabledReason } = script ?? {};
  return (
    <div className="da-go">
      {children}
      {disabledReason ? <span className="faint sm">{disabledReason}</span> : null}
      {words > 0 ? (
        <span className="faint sm num">{words === 1 ? "1 word" : `${formatCount(words)} words`}</span>
      ) : null}
      {most === undefined ? null : <span className="faint sm num">at most {formatCount(most)} credits</span>}
      {script ? null : (
        <button type="submit" className="btn btn-line" name="intent" value="apply">
          Apply
        </button>
      )}
      <button
        type="submit"
        className="btn btn-pencil"
        name="intent"
        value="generate"
        aria-describedby={describedBy}
        disabled={pending || disabledReason !== undefined}
      >
        Generate
        {pending ? <Dots count={3} /> : <Icon name="arrow-right" />}
      </button>
    </div>
  );
}
