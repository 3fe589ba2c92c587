import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { isControl, isField } from "./use-keys-under-way.ts";
import { isTyped } from "./keys-under-way.ts";
import { WaitingWords } from "./waiting-words.ts";

/** Whether somebody types on although the page has nothing to type into, `made`: while a text is made, and nothing waits for its document. */
export function useTypedOn(made: boolean): boolean {
  const { guid = "" } = useParams();
  const [typedOn, setTypedOn] = useState(false);
  useEffect(() => {
    if (!made) return undefined;
    const left = new AbortController();
    const look = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const isPress = (key === "Enter" || key === " ") && isControl(target);
      const isMeant = ctrlKey || metaKey || altKey || isPress || isField(target);
      // What else hears the key may let it wait.
      if (isTyped(key) && !isMeant)
        setTimeout(() => {
          if (!left.signal.aborted && new WaitingWords(guid).isEmpty) setTypedOn(true);
        });
    };
    document.addEventListener("keydown", look, { signal: left.signal, capture: true });
    return () => {
      left.abort();
      setTypedOn(false);
    };
  }, [made, guid]);
  return typedOn;
}
