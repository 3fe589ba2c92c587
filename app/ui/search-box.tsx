import { useState } from "react";
import { SearchField } from "./search-field.tsx";

interface SearchBoxProps {
  /** What is searched for by now. */
  q: string;
  label: string;
  placeholder: string;
  /** Told what is typed, without blank ends; absent: the form around it is sent by its button. */
  onAsk?: ((q: string) => void) | undefined;
}

/** Follows what is typed; a query that comes from elsewhere takes its place. */
export function SearchBox({ q, label, placeholder, onAsk }: SearchBoxProps) {
  const [box, setBox] = useState({ typed: q, asked: q, seen: q });
  if (q !== box.seen) setBox({ ...box, seen: q, typed: q === box.asked ? box.typed : q });
  const ask = (typed: string): void => {
    const asked = typed.trim();
    setBox({ ...box, typed, asked });
    if (asked !== box.asked) onAsk?.(asked);
  };
  return (
    <SearchField
      label={label}
      className="input-sm"
      name="q"
      placeholder={placeholder}
      autoComplete="off"
      maxLength={200}
      {...(onAsk
        ? {
            value: box.typed,
            onChange: ({ currentTarget, nativeEvent }) => {
              // What an input method is still writing is no word yet.
              if ((nativeEvent as InputEvent).isComposing) setBox({ ...box, typed: currentTarget.value });
              else ask(currentTarget.value);
            },
            onCompositionEnd: ({ currentTarget }) => ask(currentTarget.value),
          }
        : { defaultValue: q })}
    />
  );
}
