import type { RouterContextProvider } from "react-router";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { toolName, valueField } from "./tool-fields.ts";

/** A tool with its value. */
export interface ChosenTool {
  /** As the form and the address name it. */
  name: string;
  family: string;
  suboption: string;
  value: string;
}

/** The tool that a form chose; null for none. */
export async function chosenTool(
  context: Readonly<RouterContextProvider>,
  fields: Readonly<Record<string, string>>,
): Promise<ChosenTool | null> {
  const { families } = await loadCatalogue(context);
  for (const { name: family, suboptions } of families.create) {
    const suboption = suboptions.find((one) => toolName(family, one.name) === fields["tool"])?.name;
    const name = fields["tool"] ?? "";
    const value = fields[valueField(name)];
    if (suboption && value) return { name, family, suboption, value };
  }
  return null;
}
