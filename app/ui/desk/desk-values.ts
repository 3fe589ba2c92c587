import type { BuiltinKind } from "../kind-badge.tsx";

/** One thing an action lets the writer decide, from the smart actions' catalogue. */
export interface DeskSuboption {
  name: string;
  icon: string;
  shortDescription: string;
  values: readonly { name: string; description: string; builtin: BuiltinKind }[];
}

/** A family of actions, e.g. Rewrite; from the smart actions' catalogue. */
export interface DeskFamily {
  id: string;
  /** Travels as the form's `action`. */
  name: string;
  icon: string;
  shortDescription: string;
  /** What the built-in writer does of it without a suboption. */
  builtin: BuiltinKind;
  /** What it may cost, for `mostCredits`. */
  price: {
    overhead: number;
    part: number | null;
    output: { share: number; fixed: number; thinking: number };
  };
  suboptions: readonly DeskSuboption[];
}

export type DeskMode = "create" | "inspire";

export type DeskCatalogue = Readonly<Record<DeskMode, readonly DeskFamily[]>>;

/** What is in the form: its defaults, the last submission, an example or a guest's kept text. */
export interface DeskValues {
  mode: DeskMode;
  text: string;
  /** Name of the chosen family; null for none. */
  action: string | null;
  /** Chosen values by suboption name; posted as `option:{name}`, empty for removed. */
  options: Readonly<Record<string, string>>;
  context: string;
  examples: string;
}

/** One sentence per refused field. */
export type DeskErrors = Partial<Record<"text" | "action" | "context" | "examples", string>>;

export const emptyDesk: DeskValues = {
  mode: "create",
  text: "",
  action: null,
  options: {},
  context: "",
  examples: "",
};

/** The longest context, and the longest examples, in characters. */
export const noteLimit = 2000;

/** The chosen family, or null; a name of the other mode's menu is no choice. */
export function findFamily(catalogue: DeskCatalogue, { mode, action }: Pick<DeskValues, "mode" | "action">) {
  return catalogue[mode].find((family) => family.name === action) ?? null;
}

/** The values of which lists the built-in writer can do it with; none where it needs no model anyway, or always. */
export function worksWith({ builtin, suboptions }: Pick<DeskFamily, "builtin" | "suboptions">) {
  if (builtin !== "model") return [];
  return suboptions.flatMap(({ name: option, values }) =>
    values.flatMap(({ name: value, builtin: kind }) => (kind === "model" ? [] : [{ option, value }])),
  );
}

/** What stands in the empty field. */
export function placeholder(mode: DeskMode, chosen: boolean): string {
  if (chosen) return "Write your text to improve...";
  return mode === "inspire" ? "Write your text to get inspired..." : "What would you like to create today?";
}

/** Reads a form's values from where anybody may have written; null for what is none. */
export function parseDeskValues(found: unknown): DeskValues | null {
  if (!isRecord(found)) return null;
  const { mode, text, action, options, context, examples } = found;
  if (typeof text !== "string" || typeof context !== "string" || typeof examples !== "string") return null;
  const chosen = isRecord(options) ? Object.entries(options) : [];
  return {
    mode: mode === "inspire" ? "inspire" : "create",
    text,
    action: typeof action === "string" ? action : null,
    options: Object.fromEntries(chosen.filter((one): one is [string, string] => typeof one[1] === "string")),
    context,
    examples,
  };
}

/** Reads the forms that examples took the place of from where anybody may have written; what is none is left out. */
export function parseAside(found: unknown): DeskValues[] {
  return Array.isArray(found) ? found.map(parseDeskValues).filter((one) => one !== null) : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
