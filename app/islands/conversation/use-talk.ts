import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Notice } from "#app/ui/banner.tsx";
import { goalOf, nextVoice, type Speaking, type Talk } from "#app/ui/conversation/talk.ts";
import { askWriter, stopWriter } from "../generation/ask-writer.ts";
import { useStream } from "../generation/use-stream.ts";
import { newId } from "../new-id.ts";
import { connectionLost } from "../offline.ts";
import { failureOf } from "./failure.ts";

/** Milliseconds between two messages. */
const pauseMs = 1_000;
const address = "/brainstorm/stream";

/** Another page asked for the same message: what came of it is on its way. */
const askedElsewhere = new Set<string | null>(["still_running", "revision_conflict"]);

interface Spoken extends Speaking {
  /** How many messages stood before it. */
  before: number;
  /** All of it has come; the page's data is on its way. */
  over: boolean;
}

interface Running {
  /** The message that is being written, by this page or another one. */
  speaking: Speaking | null;
  /** More messages are to come by themselves. */
  goesOn: boolean;
  /** Why the last one did not come. */
  notice: Notice | null;
  goOn: () => void;
  stop: () => void;
}

/**
 * Goes on with a session, one message after the other, until as many stand there as were wanted. What runs is the
 * server's: another page's message is followed, and leaving ends no message, only those after it.
 */
export function useTalk(talk: Talk, begun: boolean): Running {
  const { revalidate } = useRevalidator();
  const said = talk.said.length;
  const [goal, setGoal] = useState(() => (begun ? goalOf({ said: 0, limit: talk.limit }) : 0));
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const own = spoken?.before === said ? spoken : null;
  const other = own === null ? talk.speaking : null;
  const followed = useStream(
    other === null ? null : `${address}?generation=${other.generation}`,
    other?.text ?? "",
  );
  const busy = useRef(false);
  const stopped = useRef(false);

  async function step(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    stopped.current = false;
    setNotice(null);
    const begins: Spoken = { before: said, over: false, generation: "", role: nextVoice(talk), text: "" };
    const change = (more: Partial<Spoken>): void => setSpoken((now) => now && { ...now, ...more });
    setSpoken(begins);
    const fields = new FormData();
    for (const [name, value] of Object.entries({ session: talk.id, said: String(said), click: newId() }))
      fields.set(name, value);
    const written = await askWriter(
      address,
      fields,
      (generation) => {
        change({ generation });
        if (stopped.current) void stopWriter(address, generation);
      },
      (text) => change({ text }),
    );
    const refusal = "refusal" in written ? written.refusal : null;
    const isElsewhere = refusal !== null && askedElsewhere.has(refusal.code);
    const failed = "limit" in written || (refusal !== null && !isElsewhere);
    if (failed) setGoal(0);
    // It stands in its place until the page's data has it.
    if ("answer" in written) change({ over: true });
    // Without a connection or a session there is nothing to read: what stands stays.
    if (refusal?.text !== connectionLost && refusal?.code !== "unauthenticated") await revalidate();
    // Behind the transition that brings the data, so that the message never leaves the page.
    startTransition(() => {
      setSpoken(null);
      if (!failed) return;
      const fault = { detail: refusal?.text, code: refusal?.code ?? "" };
      setNotice("limit" in written ? written.limit : failureOf(fault, said));
    });
    busy.current = false;
  }
  const onTime = useEffectEvent(() => void step());

  const isIdle = own === null && talk.speaking === null && talk.broken === null;
  const waits = isIdle && said > 0 && said < goal;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(onTime, pauseMs);
    return () => clearTimeout(timer);
  }, [waits]);

  return {
    speaking: own ?? (other && { ...other, text: followed }),
    goesOn: said < goal && talk.broken === null,
    notice,
    goOn() {
      setGoal(goalOf({ said, limit: talk.limit }));
      void step();
    },
    stop() {
      setGoal(0);
      stopped.current = true;
      const running = own?.over === false ? own.generation : (other?.generation ?? "");
      if (running !== "") void stopWriter(address, running);
    },
  };
}
