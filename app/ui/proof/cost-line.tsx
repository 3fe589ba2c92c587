import { href, Link } from "react-router";
import { formatCount } from "../meter.tsx";

/** What a delivered generation cost. */
export interface Cost {
  /** Credits. */
  charged: number;
  /** The writer stopped it: the text ends where it had come to. */
  stopped?: boolean;
}

interface CostLineProps {
  cost: Cost | null;
  /** A promise was not kept, so that nothing was charged. */
  broken: boolean;
}

/** One line under a text: what it cost, and where all lines stand. Nothing without a cost. */
export function CostLine({ cost, broken }: CostLineProps) {
  if (!cost) return null;
  const charged = cost.charged === 1 ? "1 credit." : `${formatCount(cost.charged)} credits.`;
  const free = broken ? "Free: a promise was not kept." : "Nothing was charged.";
  return (
    <p className="note cost">
      {cost.stopped ? "You stopped it where it ends. " : null}
      {cost.charged === 0 ? free : charged}{" "}
      <Link className="link" to={`${href("/profile")}#statement`}>
        Statement
      </Link>
    </p>
  );
}
