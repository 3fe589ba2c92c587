import type { DeskSuboption } from "./desk-values.ts";

interface SuboptionChipsProps {
  suboptions: readonly DeskSuboption[];
  chosen: Readonly<Record<string, string>>;
}

/** The chosen action's suboptions: selects that look like chips. The empty choice removes the value. */
export function SuboptionChips({ suboptions, chosen }: SuboptionChipsProps) {
  return suboptions.map(({ name, shortDescription, values }) => (
    <select
      key={name}
      className="chip chip-select"
      name={`option:${name}`}
      aria-label={name}
      title={shortDescription}
      defaultValue={chosen[name] ?? ""}
    >
      <option value="">{name}</option>
      {values.map((value) => (
        <option key={value.name} value={value.name} title={value.description}>
          {name}: {value.name}
        </option>
      ))}
    </select>
  ));
}
