/**
 * What the built-in writer does: mends the text in place with marks, lays out its own sentences, prepares a worksheet for
 * the writer to fill in, or nothing, since it needs a model.
 */
export type BuiltinKind = "marks" | "layout" | "worksheet" | "model";

interface Kinds {
  builtin: BuiltinKind;
  /** A value's own kind stands before that of the whole. */
  suboptions: readonly { name: string; values: readonly { name: string; builtin?: BuiltinKind }[] }[];
}

const weakening: readonly BuiltinKind[] = ["marks", "layout", "worksheet", "model"];

/** The weakest kind of the values chosen by suboption; that of the whole where nothing is chosen. */
export function kindOf(
  { builtin, suboptions }: Kinds,
  values: Readonly<Record<string, string>>,
): BuiltinKind {
  const chosen = suboptions.flatMap(({ name, values: known }) =>
    known.filter((value) => value.name === values[name]).map((value) => value.builtin ?? builtin),
  );
  return weakening.findLast((kind) => chosen.includes(kind)) ?? builtin;
}

/** Whether the built-in writer can do nothing of it, whatever is chosen. */
export function alwaysNeedsModel({ builtin, suboptions }: Kinds): boolean {
  const values = suboptions.flatMap((one) => one.values.map((value) => value.builtin ?? builtin));
  return [builtin, ...values].every((kind) => kind === "model");
}
