/** A report whose parts stand under headings, and a page about a product. */

import { expect, it } from "vitest";
import { written } from "./written.fixture.ts";

it("a report's paragraph has no total without what is counted, and no half of a contrast", async () => {
  const report = `# Refrigerators in the clinics: findings

## Method

Between January and June we reviewed the temperature records of 46 refrigerators in eleven clinics.

Each refrigerator was fitted with a logger that recorded the temperature every five minutes.

## Findings

We recorded 212 departures from the permitted range, of which 31 lasted longer than twenty minutes.

Room temperature had little effect on units built after 2016. Older models, by contrast, struggled whenever the room was warmer than 25 °C.

Record-keeping was uneven. Four clinics were unable to produce a complete paper log for the period.

## Recommendations

1. Replace the seven units built before 2010 within this financial year.
2. Fit every refrigerator with a door alarm that sounds after sixty seconds.

We estimate the total cost at £21,500, less than the value of the stock held at any one time.`;
  const summary = await written("create/summarize", report, { Length: "100 words" });
  expect(summary).toMatch(/^Between January and June/);
  expect(summary).not.toMatch(/total cost|Room temperature/);
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
