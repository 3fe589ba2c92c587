import { describe, expect, test } from "vitest";
import {
  dueAt,
  newState,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  shownOf,
  step,
} from "./machine.ts";

const saved = (revision: number): SaveEvent => ({ kind: "saved", revision });

/** The machine beside a clock, with all that it asked for. */
class Run {
  /** Whether the last event was an answer of the server. */
  answers = false;
  state: SaveState;
  now = 0;
  done: { at: number; effect: SaveEffect }[] = [];

  constructor(online = true) {
    this.state = newState(1, online);
  }

  happen(...events: (SaveEvent | SaveEvent["kind"])[]): this {
    for (const event of events) {
      const { state, effects } = step(
        this.state,
        (typeof event === "string" ? { kind: event } : event) as SaveEvent,
        this.now,
      );
      this.state = state;
      for (const effect of effects) this.done.push({ at: this.now, effect });
    }
    return this;
  }

  /** Lets time pass, with a tick whenever one is wanted. */
  pass(ms: number): this {
    const until = this.now + ms;
    for (let due = dueAt(this.state); due !== null && due <= until; due = dueAt(this.state)) {
      this.now = Math.max(this.now, due);
      this.happen("tick");
    }
    this.now = until;
    return this;
  }

  /** When something was asked for. */
  times(what: SaveEffect["do"]): number[] {
    return this.done.filter(({ effect }) => effect.do === what).map((one) => one.at);
  }

  get shown(): string {
    return shownOf(this.state).kind;
  }
}

test("an edit is kept within half a second and sent 1.5 s after the last key", () => {
  const run = new Run().happen("edit").pass(1_000).happen("edit").pass(10_000);
  expect(run.times("keep")[0]).toBeLessThan(450);
  expect(run.times("keep")).toHaveLength(2);
  expect(run.times("send")).toEqual([2_500]);
});

test("while typing goes on, all is kept every half second and sent after 5 s at most", () => {
  const run = new Run();
  for (let key = 0; key < 100; key += 1) run.happen("edit").pass(100);
  const kept = run.times("keep");
  expect(kept.length).toBeGreaterThan(20);
  const gaps = kept.map((time, index) => time - (kept[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(500);
  expect(run.times("send")).toEqual([5_000]);
});

test("one save is in flight, and the next one carries everything since", () => {
  const run = new Run().happen("edit").pass(2_000).happen("edit").pass(20_000);
  expect(run.times("send")).toHaveLength(1);
  run.happen(saved(2));
  expect(run.times("send")).toHaveLength(2);
  expect(run.done.at(-1)?.effect).toMatchObject({ do: "send", edits: 2, revision: 2 });
  run.happen(saved(3));
  expect(run.shown).toBe("saved");
  expect(run.times("drop")).toHaveLength(2);
});

test.each(["blur", "hide"] as const)("%s keeps and sends at once", (kind) => {
  const run = new Run().happen("edit", kind);
  expect(run.times("keep")).toEqual([0]);
  expect(run.times("send")).toEqual([0]);
  expect(run.done.at(-1)?.effect).toMatchObject({ hidden: kind === "hide" });
});

test("failures are retried after 1, 2, 4, 8, 16, 30, 30 s, and at once on reconnect", () => {
  const run = new Run().happen("edit").pass(1_500);
  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const failed = run.now;
    run.happen("failed");
    expect(run.shown).toBe("offline");
    const sends = run.times("send").length;
    while (run.times("send").length === sends) run.pass(100);
    waits.push(run.times("send").at(-1)! - failed);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  const before = run.happen("failed").times("send").length;
  expect(run.happen("offline", "online").times("send")).toHaveLength(before + 1);
});

test("nothing is sent while offline, within a composition, or while a proposal stands", () => {
  for (const [stop, go] of [
    ["offline", "online"],
    ["compose", "composed"],
    ["pause", "resume"],
  ] as const) {
    const run = new Run().happen(stop, "edit").pass(60_000).happen("blur", "hide", "show");
    expect(run.times("send"), stop).toEqual([]);
    expect(run.times("keep"), stop).not.toEqual([]);
    run.happen(go).pass(0);
    expect(run.times("send"), go).toHaveLength(1);
  }
});

test("a composition that has begun holds an asked save back", () => {
  const run = new Run().happen("compose", "edit", "ask").pass(10_000);
  expect(run.times("send")).toEqual([]);
  expect(run.happen("composed").times("send")).toHaveLength(1);
});

test("Save sends at once, also what was autosaved, and is answered once", () => {
  const run = new Run().happen("ask");
  expect(run.shown).toBe("saving");
  expect(run.done.at(-1)?.effect).toMatchObject({ do: "send", explicit: true });
  run.happen(saved(1));
  expect(run.done.filter(({ effect }) => effect.do === "answer")).toEqual([
    { at: 0, effect: { do: "answer", came: "saved" } },
  ]);
});

test("Save during an autosave waits for it and goes on from its revision", () => {
  const run = new Run().happen("edit").pass(1_500).happen("ask");
  expect(run.times("send")).toHaveLength(1);
  run.happen(saved(2));
  expect(run.done.at(-1)?.effect).toMatchObject({ do: "send", explicit: true, revision: 2 });
  run.happen("failed");
  expect(run.done.at(-1)?.effect).toEqual({ do: "answer", came: "failed" });
});

test("a conflict is never sent over, and Save leads to it", () => {
  const run = new Run().happen("edit").pass(1_500).happen("conflict", "edit").pass(60_000);
  run.happen("blur", "online", "show", "hide").pass(60_000);
  expect(run.times("send")).toHaveLength(1);
  expect(run.shown).toBe("conflict");
  expect(run.times("drop")).toEqual([]);
  expect(run.happen("ask").done.at(-1)?.effect).toEqual({ do: "answer", came: "conflict" });
});

test("a save that met this page's own earlier one goes on from that at once", () => {
  const run = new Run().happen("edit").pass(1_500).happen("failed", "edit").pass(1_600);
  expect(run.times("send")).toHaveLength(2);
  run.happen({ kind: "met-own", revision: 2 }).pass(0);
  expect(run.done.at(-1)?.effect).toMatchObject({ do: "send", edits: 2, revision: 2 });
});

test("a session that ended is asked again every 30 s, and when the page is looked at", () => {
  const run = new Run().happen("edit").pass(1_500).happen("signed-out", "edit").pass(29_000);
  expect(run.shown).toBe("signed-out");
  expect(run.times("send")).toHaveLength(1);
  run.happen("show");
  expect(run.times("send")).toHaveLength(2);
  run.happen("signed-out").pass(30_000);
  expect(run.times("send")).toHaveLength(3);
  expect(run.happen(saved(2)).shown).toBe("saved");
});

test("what is refused stays until it is changed, or Save is pressed", () => {
  const run = new Run()
    .happen("edit")
    .pass(1_500)
    .happen({ kind: "refused", reason: "Too long." })
    .pass(60_000);
  expect(run.times("send")).toHaveLength(1);
  expect(shownOf(run.state)).toEqual({ kind: "refused", reason: "Too long." });
  run.happen("ask");
  expect(run.times("send")).toHaveLength(2);
  run.happen({ kind: "refused", reason: "Too long." }, "edit").pass(1_500);
  expect(run.times("send")).toHaveLength(3);
});

test("an idle tab takes over what another one saved; one that has text of its own does not", () => {
  const elsewhere: SaveEvent = { kind: "elsewhere", revision: 5 };
  const idle = new Run().happen(elsewhere);
  expect(idle.done.map(({ effect }) => effect)).toEqual([{ do: "take" }]);
  expect(idle.state.revision).toBe(5);
  expect(idle.happen({ ...elsewhere, revision: 4 }).done).toHaveLength(1);
  for (const busy of ["edit", "compose", "pause", "ask"] as const) {
    const run = new Run().happen(busy, elsewhere);
    expect(run.times("take"), busy).toEqual([]);
    expect(run.state.revision, busy).toBe(1);
  }
});

const refused: SaveEvent = { kind: "refused", reason: "Too long." };
const elsewhere: SaveEvent = { kind: "elsewhere", revision: 9 };
const events: readonly (SaveEvent | SaveEvent["kind"])[] = [
  "edit",
  "tick",
  "blur",
  "hide",
  "show",
  "online",
  "offline",
  "compose",
  "composed",
  "pause",
  "resume",
  "ask",
  "failed",
  "signed-out",
  "conflict",
  saved(2),
  { kind: "met-own", revision: 2 },
  refused,
  elsewhere,
];

/** Where a pair of events may come. */
const beginnings: Readonly<Record<string, (run: Run) => Run>> = {
  clean: (run) => run,
  dirty: (run) => run.happen("edit"),
  saving: (run) => run.happen("edit").pass(1_500),
  "saving, and typed since": (run) => run.happen("edit").pass(1_500).happen("edit"),
  "saving as asked": (run) => run.happen("edit", "ask"),
  saved: (run) => run.happen("edit").pass(1_500).happen(saved(2)),
  failed: (run) => run.happen("edit").pass(1_500).happen("failed"),
  offline: (run) => run.happen("offline", "edit"),
  "signed out": (run) => run.happen("edit").pass(1_500).happen("signed-out"),
  conflict: (run) => run.happen("edit").pass(1_500).happen("conflict"),
  refused: (run) => run.happen("edit").pass(1_500).happen(refused),
  composing: (run) => run.happen("compose", "edit"),
  paused: (run) => run.happen("edit", "pause"),
};

/** What holds after every step, whatever came before. */
function watch(run: Run, before: SaveState, effects: readonly SaveEffect[]): void {
  const { state } = run;
  const sends = effects.filter((effect) => effect.do === "send");
  expect(sends.length).toBeLessThanOrEqual(1);
  for (const { explicit, edits, revision } of sends) {
    expect(state.composing).toBe(false);
    expect(state.trouble?.kind).not.toBe("conflict");
    expect(edits).toBe(state.edits);
    expect(revision).toBe(state.revision);
    if (!explicit) expect([state.paused, state.online]).toEqual([false, true]);
  }
  // Only an answer ends a save in flight.
  if (before.sending && state.sending !== before.sending) expect(run.answers).toBe(true);
  for (const effect of effects)
    if (effect.do === "drop") expect(effect.edits).toBeLessThanOrEqual(state.saved);
  expect(state.saved).toBeLessThanOrEqual(state.edits);
  if (["saved", "clean"].includes(run.shown)) expect(state.saved).toBe(state.edits);
  // What is unsaved is kept, or is about to be within half a second.
  if (state.kept < state.edits && state.edits > state.saved) expect(state.unkeptSince).not.toBeNull();
  if (state.unkeptSince !== null) expect(dueAt(state)).toBeLessThan(state.unkeptSince + 500);
}

describe.each(Object.entries(beginnings))("every pair of events, in both orders: %s", (_name, begin) => {
  const answers = new Set(["failed", "signed-out", "conflict", "saved", "met-own", "refused"]);
  const happenWatched = (run: Run, event: SaveEvent | SaveEvent["kind"]): void => {
    const before = run.state;
    const from = run.done.length;
    run.answers = answers.has(typeof event === "string" ? event : event.kind);
    run.happen(event);
    watch(
      run,
      before,
      run.done.slice(from).map(({ effect }) => effect),
    );
  };

  test("nothing is lost, nothing goes over what was not seen, and all ends saved", () => {
    for (const first of events) {
      for (const second of events) {
        const run = new Run();
        begin(run);
        happenWatched(run, first);
        happenWatched(run, second);
        happenWatched(run, "edit");
        const typed = run.state.edits;
        run.pass(500);
        expect(run.state.kept).toBe(typed);
        // Then all that stood in the way goes.
        for (const event of ["online", "composed", "resume", "show"] as const) happenWatched(run, event);
        for (let round = 0; round < 5; round += 1) {
          run.pass(31_000);
          if (run.state.sending) happenWatched(run, saved(run.state.revision + 1));
        }
        if (run.state.trouble?.kind === "conflict") expect(run.state.saved).toBeLessThan(typed);
        else expect([run.state.saved, run.shown, dueAt(run.state)]).toEqual([typed, "saved", null]);
      }
    }
  });
});
