import { type FormEvent, useEffect, useState } from "react";
import { useScripted } from "#app/ui/use-scripted.ts";
import { readStoredJson, writeStored } from "../storage.ts";

/** What stands beside the text, by the fields' names: context and examples, and a tool with its values. */
type Beside = Readonly<Record<string, string>>;

const isBeside = /^(context|examples|tool|value:.*)$/;

/**
 * What somebody has typed and chosen beside the text: it stays whatever tab is in front, and over a reload. Notes stay
 * until a version was written with them, which then is in front: they are `asked`. `key`: the fields begin anew.
 */
export function useBeside(guid: string, asked: Beside) {
  const [typed, setTyped] = useState<Beside | null>(null);
  const [key, setKey] = useState(0);
  const place = `stet.beside.${guid}`;
  if (useScripted() && typed === null) {
    const found = { ...(readStoredJson("session", place) as Beside | null), ...typedEarly() };
    setTyped(found);
    if (Object.keys(found).length > 0) setKey(1);
  }
  const noted = Object.keys(asked).filter((name) => typed && name in typed);
  if (typed && noted.length > 0 && noted.every((name) => typed[name] === asked[name]))
    setTyped(Object.fromEntries(Object.entries(typed).filter(([name]) => !noted.includes(name))));
  useEffect(() => {
    if (typed) writeStored("session", place, JSON.stringify(typed));
  }, [typed, place]);

  return {
    typed: typed ?? {},
    key,
    onInput: ({ target }: FormEvent): void => {
      const { name, value } = target as HTMLInputElement;
      if (isBeside.test(name)) setTyped({ ...typed, [name]: value });
    },
  };
}

/** Notes that were typed before the script came. */
const typedEarly = (): Beside =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLTextAreaElement>('textarea:is([name="context"], [name="examples"])')]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );
