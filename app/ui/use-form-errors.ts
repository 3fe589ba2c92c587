import { type RefObject, useEffect, useState } from "react";

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** Whether a field can be taken as it stands; the browser's own rules where a form has no other. */
export type IsRight = (input: HTMLInputElement | HTMLTextAreaElement) => boolean;

const isFilled: IsRight = (input) => input.validity.valid && input.value.trim() !== "";

/**
 * Those errors of a refused form that still hold: the first wrong field has the focus, and an error goes when its field
 * becomes right. `isRight` must be the same from one rendering to the next.
 */
export function useFormErrors<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  errors: Errors<Field>,
  isRight: IsRight = isFilled,
): Errors<Field> {
  const [righted, setRighted] = useState<{ of: Errors<Field>; names: ReadonlySet<string> } | null>(null);

  useEffect(() => {
    const standing = form.current;
    const names = Object.keys(errors);
    if (!standing || names.length === 0) return undefined;
    standing.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    const look = (): void => {
      const right = names.filter((name) => {
        const field = standing.elements.namedItem(name);
        return isField(field) && isRight(field);
      });
      setRighted((before) => ({
        of: errors,
        names: new Set([...(before?.of === errors ? before.names : []), ...right]),
      }));
    };
    standing.addEventListener("input", look);
    return () => standing.removeEventListener("input", look);
  }, [form, errors, isRight]);

  if (righted?.of !== errors) return errors;
  const left = Object.entries(errors).filter(([name]) => !righted.names.has(name));
  return Object.fromEntries(left) as Errors<Field>;
}

const isField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
