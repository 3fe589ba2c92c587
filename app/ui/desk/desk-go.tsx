import { Fragment, type ReactNode } from "react";
import { CreditNote } from "../billing/credit-note.tsx";
import { Icon } from "../icon.tsx";
import { Dots } from "../loader.tsx";
import { formatCount } from "../meter.tsx";
import { ConnectModel } from "../kind-badge.tsx";
import type { CreditAccount } from "../shell/account.ts";
import { helpIntent } from "./desk-help.ts";
import { type DeskFamily, type DeskValues, worksWith } from "./desk-values.ts";

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

interface NeedsModelProps {
  family: DeskFamily;
  options: DeskValues["options"];
  pending: boolean;
}

/** Beside a Generate that cannot be pressed without a model: what of the action can be done, as buttons. */
export function NeedsModel({ family, options, pending }: NeedsModelProps) {
  // What is chosen already needs it: another value would change nothing.
  const able = Object.keys(options).length === 0 ? worksWith(family) : [];
  return (
    <p className="kind-note">
      {family.name} {able.length === 0 ? "needs a model with what is chosen. " : "without a model: "}
      {able.map((help, at) => (
        <Fragment key={help.value}>
          <button type="submit" className="link" name="intent" value={helpIntent(help)} disabled={pending}>
            {help.value}
          </button>
          {at + 1 < able.length ? ", " : ". "}
        </Fragment>
      ))}
      <ConnectModel />
    </p>
  );
}

interface GoProps {
  script: GoScript | undefined;
  pending: boolean;
  /** Id of what is said before the click. */
  describedBy: string | undefined;
  /** Why it cannot be pressed, and what could be. */
  note: ReactNode;
  children: ReactNode;
}

/** The end of the form: what it comes to, and Generate. */
export function Go({ script, pending, describedBy, note, children }: GoProps) {
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
          Show the options
        </button>
      )}
      <button
        type="submit"
        className="btn btn-pencil"
        name="intent"
        value="generate"
        aria-describedby={describedBy}
        disabled={disabledReason !== undefined}
        // It keeps the focus until there is an answer.
        aria-disabled={pending || undefined}
      >
        Generate
        {pending ? <Dots count={3} /> : <Icon name="arrow-right" />}
      </button>
      {note}
    </div>
  );
}
