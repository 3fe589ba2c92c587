import { describe, expect, it } from "vitest";
import { findEntry } from "../catalogue/catalogue.ts";
import { Declined } from "../faults.ts";
import { prepareTask } from "../prepare.ts";
import type { Piece } from "../task.ts";
import { builtinWriter, deltasOf } from "./writer.ts";

const entry = findEntry("create/rewrite");
if (!entry) throw new Error("no entry");
const plainTask = (text: string) => prepareTask(entry, { Clarity: "Plain English" }, { text });
const wordy =
  "In order to win, we play every game with all the people who live in our street and in the houses near the river. "
    .repeat(30)
    .trim();

async function read(text: string, signal: AbortSignal): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const piece of builtinWriter.write(plainTask(text), signal)) pieces.push(piece);
  return pieces;
}

describe("builtinWriter", () => {
  it("writes small deltas and ends once", async () => {
    const pieces = await read(wordy, new AbortController().signal);
    const deltas = pieces.flatMap((piece) => (piece.type === "text" ? [piece.delta] : []));
    expect(Math.max(...deltas.map((delta) => delta.length))).toBeLessThan(80);
    expect(deltas.join("")).toContain("To win, we play every game");
    expect(pieces.filter((piece) => piece.type === "end")).toEqual([
      { type: "end", finish: "stop", edits: expect.any(Array) },
    ]);
  });

  it("stops with its signal, without an end", async () => {
    const stop = new AbortController();
    let seen = 0;
    for await (const piece of builtinWriter.write(plainTask(wordy), stop.signal)) {
      expect(piece.type).toBe("text");
      seen += 1;
      stop.abort();
    }
    expect(seen).toBe(1);
  });

  it("declines an empty text and one without anything to change", async () => {
    await expect(read("", new AbortController().signal)).rejects.toThrow(Declined);
    await expect(read("It rains in Leeds today.", new AbortController().signal)).rejects.toThrow(
      "found nothing that I am sure of",
    );
  });

  it("loses nothing in cutting deltas", () => {
    for (const text of ["", "a", "a  b\n\nc\n", "word ".repeat(100)])
      expect(deltasOf(text).join("")).toBe(text);
  });
});
