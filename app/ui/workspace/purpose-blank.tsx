import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import { Menu } from "../menu/menu.tsx";
import { useScripted } from "../use-scripted.ts";

export interface BlankChoice {
  value: string;
  /** A heading that it stands under. */
  group?: string | undefined;
}

interface BlankProps {
  /** Of the form's field. */
  name: string;
  label: string;
  /** Where nothing is called what was searched. */
  none: string;
  choices: readonly BlankChoice[];
  value: string;
  onChoose: (value: string) => void;
}

/** A blank in a sentence: a list that can be searched. Without a script a select. */
export function Blank({ name, label, none, choices, value, onChoose }: BlankProps) {
  const scripted = useScripted();
  const id = useId();
  const [query, setQuery] = useState("");
  const empty = `choose ${/^[aeiou]/i.test(label) ? "an" : "a"} ${label.toLowerCase()}`;
  if (!scripted) {
    return (
      <span className="blankf">
        <label className="blankf-label" htmlFor={id}>
          {label}
        </label>
        <span className="blank-look">
          <select className="blank-select" id={id} name={name} defaultValue={value}>
            <option value="">{empty}</option>
            {choices.map((one) => (
              <option key={one.value} value={one.value}>
                {one.value}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </span>
    );
  }
  const found = choices.filter((one) => one.value.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <span className="blankf">
      <span className="blankf-label" id={id}>
        {label}
      </span>
      <Chosen name={name} value={value} onChange={onChoose} />
      <Menu
        name="purpose"
        label={`${label}: ${value || empty}`}
        look={value === "" ? "blank-look is-empty" : "blank-look"}
        summary={
          <>
            {value || empty}
            <Icon name="chevron-down" />
          </>
        }
      >
        <div className="pop blank-pop">
          <label className="search">
            <span className="sr">Search {label.toLowerCase()}s</span>
            <Icon name="search" size={15} />
            <input
              className="input input-sm"
              type="search"
              placeholder={`Search ${label.toLowerCase()}s`}
              dir="auto"
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              onKeyDown={(event) => toFirst(event)}
            />
          </label>
          {found.length === 0 ? <p className="note">{none}</p> : null}
          <fieldset className="blank-list" aria-labelledby={id}>
            {found.map((one) => (
              <button
                key={one.value}
                type="button"
                className="item"
                aria-pressed={one.value === value}
                title={one.group}
                onClick={() => {
                  onChoose(one.value);
                  setQuery("");
                }}
              >
                {one.value}
              </button>
            ))}
          </fieldset>
        </div>
      </Menu>
    </span>
  );
}

interface ChosenProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** What is chosen, as a field that is not seen: it says so when it changes, as one that is typed into. */
function Chosen({ name, value, onChange }: ChosenProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value !== "") field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  return (
    <input
      ref={field}
      type="text"
      hidden
      name={name}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** From the search to what it has found: down to the first, Enter takes it. */
function toFirst(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.nativeEvent.isComposing || !["Enter", "ArrowDown"].includes(event.key)) return;
  event.preventDefault();
  const first = event.currentTarget.closest(".pop")?.querySelector<HTMLElement>(".item");
  if (event.key === "Enter") first?.click();
  else first?.focus();
}
