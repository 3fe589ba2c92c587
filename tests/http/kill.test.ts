import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { type Asked, Killable, type Standing } from "#tests/support/killable.ts";
import { type Stall, stall } from "#tests/support/stall.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";

/** What is true of three generations of one user after the kill. */
interface Step {
  name: string;
  /** Brings the server to the step; what it gives is lifted after the kill. */
  bring(stet: Killable, ask: () => Asked[]): Promise<Stall | null>;
  leaves: Pick<Standing, "acknowledged" | "done" | "interrupted">;
}

const three = 3;
const shows = (asked: readonly Asked[], event: string): Promise<unknown> =>
  eventually(async () => asked.every(({ events }) => events.some((one) => one.event === event)));
const nothing = { acknowledged: 0, done: 0, interrupted: 0 };
const allInterrupted = { acknowledged: 0, done: 0, interrupted: three };

/** Slow enough that none of the three ends before the stall is in place, on a machine that is busy with other things. */
const slowly = { kind: "content", manner: "obeys", chunk: 40, delayMs: 400 } as const;

const steps: Step[] = [
  {
    name: "before the hold commits",
    async bring(stet, ask) {
      const stalled = await stall(stet.settings, "insert", "generations");
      ask();
      await stalled.reached();
      return stalled;
    },
    leaves: nothing,
  },
  {
    name: "after the hold, before the model's first byte",
    async bring(stet, ask) {
      stet.model.fallback = { kind: "fault", name: "hang-before-headers" };
      ask();
      await eventually(async () => stet.model.requests.length === three);
      return null;
    },
    leaves: allInterrupted,
  },
  {
    name: "in mid-stream",
    async bring(_stet, ask) {
      await shows(ask(), "text");
      return null;
    },
    leaves: allInterrupted,
  },
  {
    name: "the text finished, its content not yet stored",
    async bring(stet, ask) {
      stet.model.fallback = slowly;
      await shows(ask(), "text");
      const stalled = await stall(stet.settings, "insert", "contents");
      await stalled.reached();
      return stalled;
    },
    leaves: allInterrupted,
  },
  {
    name: "the content stored, its settle not committed",
    async bring(stet, ask) {
      stet.model.fallback = slowly;
      await shows(ask(), "text");
      const stalled = await stall(stet.settings, "insert", "entries");
      await stalled.reached();
      return stalled;
    },
    leaves: allInterrupted,
  },
  {
    name: "right after done was received",
    async bring(_stet, ask) {
      await shows(ask(), "done");
      return null;
    },
    leaves: { acknowledged: three, done: three, interrupted: 0 },
  },
];

onBothDatabases("kill -9 of a server", (kind) => {
  let stet: Killable;
  const counted: string[] = [];

  beforeEach(async () => {
    stet = await Killable.start(kind);
  });
  afterEach(() => stet.close());
  afterAll(() => {
    process.stdout.write(`kill -9 (${kind}), three generations each\n${counted.join("\n")}\n`);
  });

  test.each(steps)(
    "$name: nothing lost that was acknowledged, nothing charged without its content",
    async (step) => {
      const { name, leaves } = step;
      const token = await stet.stet.newUser();
      let asked: Asked[] = [];
      const stalled = await step.bring(
        stet,
        () => (asked = Array.from({ length: three }, () => stet.ask(token))),
      );
      await stet.kill();
      await Promise.all(asked.map(({ over }) => over));
      await stalled?.lift();
      await stet.restart();
      const standing = await stet.standing(asked);
      counted.push(
        `  ${name}: ${standing.acknowledged} acknowledged, ${standing.done} done, ${standing.interrupted} interrupted, ` +
          `${standing.charged} credits charged, holds back ${standing.heldMs} ms after the start`,
      );
      expect(standing).toMatchObject(leaves);
      expect(await stet.spent()).toBe(standing.charged);
      expect(standing.charged > 0).toBe(leaves.done > 0);
      stet.model.fallback = { kind: "content", manner: "obeys" };
      const after = stet.ask(token);
      await after.over;
      expect(after.events.at(-1)?.event).toBe("done");
    },
    60_000,
  );
});
