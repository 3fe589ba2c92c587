import { expect, it } from "vitest";
import { stopsOf } from "../stops.ts";

const apart = (one: string, other: string): string[] =>
  stopsOf(`# A report\n\n${one}\n\nIt is a cold hall.\n\n${other}`)
    .filter(({ sign }) => sign === "opposed")
    .map(({ word, other: before }) => `${before} <> ${word}`);

it.each([
  ["We wrote to all twelve clubs about it.", "It is paid for by all 14 clubs alike."],
  ["We ask our 40 members for a pound each.", "It is a gift for our 45 members alone."],
  ["They stand behind all of the nine houses.", "It is good for all ten houses here."],
])("two counts of the same: %s / %s", (one, other) => expect(apart(one, other)).toHaveLength(1));

it.each([
  ["We wrote to all twelve clubs about it.", "It is paid for by all 12 clubs alike."],
  ["We wrote to all twelve clubs about it.", "Last year we wrote to all 14 clubs."],
  ["We worked for all twelve days on it.", "It rains for all 14 days there."],
])("no two counts of the same: %s / %s", (one, other) => expect(apart(one, other)).toEqual([]));
