/** A postmortem is handed out where a text tells of a failure, what brought it about and what is to be done. */

import { describe, expect, it } from "vitest";
import { lacking } from "./needs.ts";

const besides =
  "The shop is in the old station, with two windows and a bench outside. It opens at seven and closes at four, but for Wednesdays. Five of us work there by turns, and the keys hang behind the clock. On market days a queue goes round the corner to the pump. The street is swept by the neighbours on the first of the month, and the sign was painted by a cousin.";
const why = (text: string): string =>
  lacking("templates/incident-postmortem", text.replace("\n\n", `\n\n${besides}\n\n`))?.decline ?? "";

describe("a postmortem", () => {
  it.each([
    "# Bread, week 12\n\nForty loaves were unusable and eleven were sent back. We think it's the yeast, because the supplier changed the tin.\n\nTo do\n- ring the supplier\n- bake six from the old tin",
    "# Returned lenses, autumn\n\nOf 180 pairs 22 came back and nine were cracked. Most were cracked because the new boxes have no lining.\n\n## What I am asking\n\n1. Line the boxes.\n2. Count again in May.",
    "# Parcels\n\nSixteen parcels were damaged in March and three had gone missing. Nobody checked the belt.\n\n## Recommendations\n\n- Stop the belt at noon.\n- Write each one down.",
  ])("takes notes and reports of what came out wrong: %s", (text) => expect(why(text)).toBe(""));

  it.each([
    "# Choir\n\nWe sang for an hour because the hall was warm. The tenors came back after the break.\n\nTo do\n- buy water\n- ring the hall",
    "# Bread, week 12\n\nForty loaves were unusable and eleven were sent back. The baker is on leave.",
    "# The mill\n\nThe wheel was broken and the floor had cracked because of the frost. We went home and ate soup.",
  ])("needs all three of them: %s", (text) => expect(why(text)).toContain("needs an incident"));
});
