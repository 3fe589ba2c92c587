import type { MouseEvent } from "react";
import { Icon } from "../icon.tsx";
import { kindSuffix } from "../kind-badge.tsx";
import type { DeskSuboption } from "./desk-values.ts";

interface SuboptionChipsProps {
  suboptions: readonly DeskSuboption[];
  chosen: Readonly<Record<string, string>>;
  /** Whether the built-in writer is the default: values that need a model then come last and cannot be chosen. */
  builtinWrites: boolean;
  /** A script takes a chosen value away; without one the empty choice does. */
  enhanced: boolean;
}

/** The chosen action's suboptions: selects that look like chips. The empty choice removes the value. */
export function SuboptionChips({ suboptions, chosen, builtinWrites, enhanced }: SuboptionChipsProps) {
  const needsModel = ({ builtin }: DeskSuboption["values"][number]) => builtinWrites && builtin === "model";
  return suboptions.map(({ name, shortDescription, values }) => {
    const value = values.find((one) => one.name === chosen[name])?.name ?? "";
    return (
      <span key={name} className={value === "" ? "chip-choice" : "chip-choice is-set"}>
        {value === "" ? null : (
          <span className="chip-name" aria-hidden="true">
            {name}:
          </span>
        )}
        <select
          className="chip-select"
          name={`option:${name}`}
          aria-label={name}
          title={shortDescription}
          defaultValue={value}
        >
          <option value="">{value === "" ? name : "Remove this choice"}</option>
          {values
            .toSorted((one, other) => Number(needsModel(one)) - Number(needsModel(other)))
            .map((one) => (
              <option
                key={one.name}
                value={one.name}
                title={one.description}
                disabled={needsModel(one) && one.name !== value}
              >
                {one.name}
                {kindSuffix({ kind: one.builtin, builtinWrites })}
              </option>
            ))}
        </select>
        {enhanced && value !== "" ? (
          <button type="button" className="chip-x" aria-label={`Remove ${name}: ${value}`} onClick={remove}>
            <Icon name="x" size={13} />
          </button>
        ) : null}
      </span>
    );
  });
}

/** As if the writer had chosen the empty value by hand. */
function remove(event: MouseEvent<HTMLButtonElement>): void {
  const select = event.currentTarget.parentElement?.querySelector("select");
  if (!select) return;
  select.value = "";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  select.focus();
}
