interface FilterChoiceProps<T extends string> {
  label: string;
  name: string;
  options: readonly (readonly [T, string])[];
  value: T;
  /** Absent: the form around it is sent by its button. */
  onChoose: ((value: T) => void) | undefined;
}

/** One of the lists that a shelf is narrowed or sorted by. */
export function FilterChoice<T extends string>({
  label,
  name,
  options,
  value,
  onChoose,
}: FilterChoiceProps<T>) {
  return (
    <label>
      <span className="sr">{label}</span>
      <select
        className="select select-sm select-auto"
        name={name}
        {...(onChoose
          ? { value, onChange: ({ currentTarget }) => onChoose(currentTarget.value as T) }
          : { defaultValue: value })}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
