/** A report whose parts stand under headings, and a page about a product. */

import { expect, it } from "vitest";
import { standsFirm } from "./endings.ts";
import { statementsOf } from "./statements.ts";
import { written } from "./written.fixture.ts";

it("a total leans on what is counted, and half of a contrast on the other half", () => {
  const points = (text: string): boolean | undefined =>
    statementsOf(`The work takes a year to do. ${text}`)[1]?.points;
  expect(points("We estimate the total cost at £21,500, less than the value of the stock held.")).toBe(true);
  expect(points("We put the total cost of the two pumps at £21,500, less than last year.")).toBe(false);
  const all = statementsOf(
    "Room temperature had little effect on units built after 2016. Older models, by contrast, struggled whenever it was warm.",
  );
  expect(standsFirm(all, 0, true)).toBe(false);
});

it("a product's page puts what one gains under Benefits and its price with how it is had", async () => {
  const grinder = `# Pebble Hand Grinder

The Pebble is a manual coffee grinder that fits in a jacket pocket.

## Why you'll love it

- **Quiet.** It won't wake the rest of the tent.

## In the box

- Pebble grinder with removable handle

## Our promise

Every grinder comes with a ten-year guarantee.

**€79, including delivery within the EU.** Orders placed before 2 pm leave the same day.`;
  const laid = await written("templates/product-description", grinder);
  expect(laid).toMatch(/### Benefits\s+\*\*Why you'll love it\*\*/);
  expect(laid).toMatch(/### Call to action\s+\*\*Price\*\*\s+€79, including delivery/);
});

it("a report is not summed up by what was decided before it, nor by one of its points", async () => {
  const report = `# Review of the reminders at the tool library

Period covered: 1 April to 30 September

Prepared for: the management committee

## Background

The tool library lends hand and power tools to 412 members from a converted garage behind the church. In March the committee voted to replace fines with a reminder system, because volunteers disliked collecting money. This report looks at how the new system has worked in its first six months.

## Findings

Returns have improved. In the same period last year, 31 per cent of loans came back late; this year the figure was 22 per cent. The number of tools overdue by more than a month has fallen from nineteen to eight.

Not all tools behave alike. Drills, sanders and ladders are usually returned on time, whereas anything used outdoors tends to linger.

## Recommendations

1. Keep the reminder system and review it again in a year.
2. Buy a second hedge trimmer, at a cost of no more than £180.

The committee is asked to approve these steps at its November meeting.`;
  expect(await written("create/summarize", report)).toMatch(
    /^DECLINED No sentence of this text says by itself/,
  );
  const found = report.replace("Returns have improved.", "We found that fewer tools come back late.");
  expect(await written("create/summarize", found)).toBe("We found that fewer tools come back late.");
});
