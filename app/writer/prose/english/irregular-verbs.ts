import { baseOfPast, ingForm, participleForm, pastForm, thirdPerson } from "./forms.ts";
import { wrongPasts } from "./verbs.ts";

/** Base of a verb that follows no rule by each of its forms, those that are made up by the rule included: `seen`, `teared`. */
export const irregularBase: ReadonlyMap<string, string> = new Map([
  ...[...baseOfPast.values()].flatMap((base) =>
    [base, pastForm(base), participleForm(base), thirdPerson(base), ingForm(base)].map(
      (form) => [form, base] as const,
    ),
  ),
  ...[...wrongPasts].flatMap(([wrong, [past]]) => {
    const base = baseOfPast.get(past);
    return base === undefined ? [] : [[wrong, base] as const];
  }),
]);
