import { useId } from "react";
import { formatCount } from "../../meter.tsx";

/** What becomes of a result: marks on the document, or a card of its own beside it. */
export type Comes = "marks" | "card";

interface ComesProps {
  /** Id of the form that the choice belongs to. */
  form: string | undefined;
  /** What is chosen; null leaves it to the tool. */
  chosen: Comes | null;
  /** Absent where a script does not follow. */
  onChoose: (comes: Comes) => void;
  /** The most credits that it may cost. */
  most: number | null;
  /** There is no document that marks could stand on. */
  cardOnly?: boolean;
}

/** Marks or New card, and the price. */
export function ComesAs({ form, chosen, onChoose, most, cardOnly = false }: ComesProps) {
  const id = useId();
  return (
    <div className="comes">
      {cardOnly ? (
        <span className="comes-card">
          <input type="hidden" form={form} name="as" value="card" />
          New card
        </span>
      ) : (
        <fieldset className="seg seg-sm">
          <legend className="sr">It comes as</legend>
          {(["marks", "card"] as const).map((comes) => (
            <label key={comes}>
              <input
                type="radio"
                form={form}
                name="as"
                value={comes}
                checked={chosen === comes}
                onChange={() => onChoose(comes)}
              />
              {comes === "marks" ? "Marks" : "New card"}
            </label>
          ))}
        </fieldset>
      )}
      {most === null ? null : (
        <span className="cost-line num" id={id}>
          at most {formatCount(most)} credits
        </span>
      )}
    </div>
  );
}
