import { href, Link } from "react-router";
import { formatCount } from "../meter.tsx";
import { type CreditAccount, creditsLeft } from "../shell/account.ts";

interface CreditNoteProps {
  /** For whoever describes a button by it. */
  id?: string;
  account: CreditAccount;
  /** The most credits that it may cost. */
  most: number;
  /** What may cost that much, as the sentence begins. */
  what: string;
}

/** Before the click, where less is left than it may cost: how much that is, and where more comes from. */
export function CreditNote({ id, account, most, what }: CreditNoteProps) {
  const { resets } = account;
  return (
    <p className="credit-note num" id={id}>
      <b>{leftWords(creditsLeft(account))}</b> {what} may cost up to {formatCount(most)}.{" "}
      {resets === null ? "New credits come each month." : `New credits come on ${resets}.`}{" "}
      <Link to={href("/plans")}>See plans</Link>
    </p>
  );
}

function leftWords(left: number): string {
  if (left === 0) return "No credits are left.";
  return left === 1 ? "1 credit is left." : `${formatCount(left)} credits are left.`;
}
