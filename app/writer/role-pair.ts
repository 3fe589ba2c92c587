/** Two roles for a brainstorm as an answer: how they are written and read back. */

import { findRole, rolePairs, roles, type Role } from "./catalogue/roles/roles.ts";

export interface Pair {
  primary: string;
  secondary: string;
}

/** A line for each role. */
export function writePair({ primary, secondary }: Pair): string {
  return `Primary: ${primary}\n\nSecondary: ${secondary}`;
}

/** The first two different roles of the list that an answer names, in its order; null for fewer. */
export function parsePair(answer: string): Pair | null {
  const named = answer
    .split("\n")
    .map((line) =>
      findRole(
        line
          .replace(/^[\s*#>\-\d.)]*(?:(?:primary|secondary)(?: role)?\W{0,4}:)?[\s*_]*/i, "")
          .replace(/(?<![\s*_.])[\s*_.]+$/, ""),
      ),
    )
    .filter((role) => role !== null);
  const found = named.length >= 2 ? named : inside(answer);
  const [primary, secondary] = [...new Map(found.map((role) => [role.name, role.name])).values()];
  return primary !== undefined && secondary !== undefined ? { primary, secondary } : null;
}

/** The roles named anywhere in a text, in the order of their first place. */
function inside(text: string): Role[] {
  const lower = text.toLowerCase().replaceAll("’", "'");
  return roles
    .map((role) => ({
      role,
      at: lower.search(new RegExp(`(?<!\\p{L})${role.name.toLowerCase()}(?!\\p{L})`, "u")),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ role }) => role);
}

/** Why two roles of the list were chosen: the kind of text that they fit, and what each of them looks at. */
export function reasonOf({ primary, secondary }: Pair): string {
  const fits = rolePairs
    .slice(0, -1)
    .find((pair) => pair.primary === primary && pair.secondary === secondary);
  const kind = fits ? `For a text of this kind: ${fits.textType}. ` : "";
  return `${kind}${[primary, secondary].map(lensOf).join(" ")}`;
}

function lensOf(name: string): string {
  const role = findRole(name);
  return role === null ? `${name}.` : `${name}: ${role.lens.charAt(0).toLowerCase()}${role.lens.slice(1)}`;
}
