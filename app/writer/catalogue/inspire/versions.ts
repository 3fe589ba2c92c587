/** What the five Inspire families have in common: eight versions, each in a creative style of its own. */

import { versionCount } from "../../promises/versions.ts";
import { versionsAsked } from "../../versions.ts";
import shape from "./versions.md?raw";

export const eightVersions = versionCount(versionsAsked);

/** How versions differ: by what of the text they take, or only by how they say it. */
const apart = {
  inMatter:
    "Let no two be the same sentence with other words in it: begin differently, choose different parts of the text, build differently.",
  inWording: "No two read alike: other sentence forms, another rhythm, other words.",
};

/** A family's instruction with the shape of the answer; the styles that are due are told with each text. */
export function toldVersions(instruction: string, differing: keyof typeof apart = "inMatter"): string {
  return `${instruction.trim()}\n\n${shape.trim()} ${apart[differing]}`;
}
