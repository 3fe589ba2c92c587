import { href, Link } from "react-router";
import { formatCount } from "../meter.tsx";

/** What a delivered generation cost. Tokens are the writer's, or estimated where it tells none. */
export interface Cost {
  charged: number;
  input: number;
  output: number;
  /** Id of the writer. */
  writer: string;
  source: "reported" | "estimated";
}

/** One line under a text: what it cost, by whom, and where all lines stand. Nothing without a cost. */
export function CostLine({ cost }: { cost: Cost | null }) {
  if (!cost) return null;
  const { charged, input, output, writer, source } = cost;
  return (
    <p className="note cost">
      {charged === 1 ? "1 credit" : `${formatCount(charged)} credits`}: {formatCount(input)} in,{" "}
      {formatCount(output)} out{source === "estimated" ? ", estimated" : ""}, by{" "}
      {writer === "builtin" ? "the built-in writer" : writer}.{" "}
      <Link className="link" to={`${href("/profile")}#statement`}>
        Statement
      </Link>
    </p>
  );
}
