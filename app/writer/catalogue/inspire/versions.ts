/** What the five Inspire families have in common: eight versions, each in a creative style of its own. */

import { versionCount } from "../../promises/versions.ts";
import { versionsAsked } from "../../versions.ts";
import { styles } from "../styles/styles.ts";
import shape from "./versions.md?raw";

export const eightVersions = versionCount(versionsAsked);

/** A family's instruction with the shape of the answer and the styles. */
export function toldVersions(instruction: string): string {
  const list = styles.map(({ name, recipe }) => `- ${name}: ${recipe}`).join("\n");
  return `${instruction.trim()}\n\n${shape.trim()}\n\n${list}`;
}
