/** Display names of the plans by id; product decisions, "Plans and credits". */
const planNames: ReadonlyMap<number, string> = new Map([
  [1, "Free"],
  [2, "Lite"],
  [3, "Pro"],
  [4, "Power"],
]);

/** The plan that `?plan=` names; Free for anything that is no plan. */
export function planOf(id: string | null): { id: number; displayName: string } {
  const displayName = planNames.get(Number(id));
  return displayName === undefined ? { id: 1, displayName: "Free" } : { id: Number(id), displayName };
}
