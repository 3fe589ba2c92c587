/**
 * What is saved when: pure, driven by events that carry the time, in milliseconds. `step` answers the next state and what is to
 * be done; `dueAt` when a `tick` is wanted. The text itself is not here: `edits` counts its changes, and stands for the
 * text as it was after that many.
 */

/** Every edit is in the browser within half a second; what is left of that is for writing it. */
const keepMs = 350;
/** Sent this long after the last key, and this long after the first one while typing goes on. */
const restMs = 1_500;
const mostMs = 5_000;
const longestRetryMs = 30_000;

/** Why the server does not have the text, and has not got it by being asked again. */
type Trouble =
  /** It was changed by somebody else, so that a save would overwrite what was not seen. */
  | { kind: "conflict" }
  | { kind: "signed-out" }
  /** It will not be taken as it is; `reason` is a sentence. */
  | { kind: "refused"; reason: string };

export interface SaveState {
  edits: number;
  /** The newest that the browser was told to keep, and that the server has. */
  kept: number;
  saved: number;
  /** The revision that the text goes on from, and when this page got it saved; null where it has not. */
  revision: number;
  savedAt: number | null;
  /** When the first edit came that is not kept, and that is not sent. */
  unkeptSince: number | null;
  unsentSince: number | null;
  lastEditAt: number;
  /** The one save in flight: `since` is when its first edit came. */
  sending: { edits: number; explicit: boolean; since: number | null } | null;
  /** The writer has pressed Save. */
  asked: boolean;
  composing: boolean;
  /** A proposal for the text stands or is being written. */
  paused: boolean;
  online: boolean;
  failures: number;
  retryAt: number | null;
  trouble: Trouble | null;
}

export type SaveEvent =
  | { kind: "edit" | "tick" | "blur" | "hide" | "show" | "online" | "offline" | "compose" | "composed" }
  | { kind: "pause" | "resume" | "ask" }
  | { kind: "failed" | "signed-out" | "conflict" }
  /** The server has what was sent. */
  | { kind: "saved"; revision: number }
  /** The save met an earlier one of this very page, whose answer never came. */
  | { kind: "met-own"; revision: number }
  | { kind: "refused"; reason: string; gone?: true }
  /** Another tab of this browser has saved. */
  | { kind: "elsewhere"; revision: number };

export type SaveEffect =
  | { do: "keep" }
  /** Forget what is kept, unless it is newer than these edits. */
  | { do: "drop"; edits: number }
  | { do: "send"; edits: number; explicit: boolean; revision: number; hidden: boolean }
  /** Tell the other tabs what was sent last. */
  | { do: "tell"; revision: number }
  /** Show what another tab has saved in this one. */
  | { do: "take" }
  /** The writer asked for it, and this came of it. */
  | { do: "answer"; came: "saved" | "failed" | "conflict" | "gone" | "signed-out" | "refused" };

interface Stepped {
  state: SaveState;
  effects: SaveEffect[];
}

export function newState(revision: number, online: boolean): SaveState {
  return {
    edits: 0,
    kept: 0,
    saved: 0,
    revision,
    savedAt: null,
    unkeptSince: null,
    unsentSince: null,
    lastEditAt: 0,
    sending: null,
    asked: false,
    composing: false,
    paused: false,
    online,
    failures: 0,
    retryAt: null,
    trouble: null,
  };
}

const isDirty = ({ edits, saved }: SaveState): boolean => edits > saved;

/** Whether the text may be sent at all, were it time. */
const mayAutosave = (state: SaveState): boolean =>
  state.sending === null &&
  !state.composing &&
  !state.paused &&
  state.online &&
  isDirty(state) &&
  (state.trouble === null || state.trouble.kind === "signed-out");

const restDueAt = ({ lastEditAt, unsentSince }: SaveState): number =>
  Math.min(lastEditAt + restMs, (unsentSince ?? lastEditAt) + mostMs);

function sendDueAt(state: SaveState): number | null {
  if (!mayAutosave(state)) return null;
  return Math.max(restDueAt(state), state.retryAt ?? 0);
}

/** When the next `tick` is wanted; null while only other events lead on. */
export function dueAt(state: SaveState): number | null {
  const keep = state.unkeptSince === null ? null : state.unkeptSince + keepMs;
  const send = sendDueAt(state);
  return keep === null || send === null ? (keep ?? send) : Math.min(keep, send);
}

/** What an event leads to at a time. */
export function step(before: SaveState, event: SaveEvent, now: number): Stepped {
  const { state, effects } = take(before, event, now);
  const keeps = keepNow(state, event, now);
  const sent = sendNow(keeps.state, event, now);
  return { state: sent.state, effects: [...effects, ...keeps.effects, ...sent.effects] };
}

const only = (state: SaveState, ...effects: SaveEffect[]): Stepped => ({ state, effects });

function take(state: SaveState, event: SaveEvent, now: number): Stepped {
  switch (event.kind) {
    case "edit":
      return only(edited(state, now));
    case "ask":
      return state.trouble?.kind === "conflict"
        ? only(state, { do: "answer", came: "conflict" })
        : only({ ...state, asked: true, trouble: null });
    case "compose":
      return only({ ...state, composing: true });
    case "composed":
      return only({ ...state, composing: false });
    case "pause":
      return only({ ...state, paused: true });
    case "resume":
      return only({ ...state, paused: false });
    case "online":
      return only({ ...state, online: true, retryAt: null });
    case "offline":
      return only({ ...state, online: false });
    case "show":
      return only(state.trouble?.kind === "signed-out" ? { ...state, retryAt: null } : state);
    case "elsewhere":
      return takeOver(state, event.revision, now);
    case "tick":
    case "blur":
    case "hide":
      return only(state);
    case "saved":
    case "met-own":
    case "refused":
    case "failed":
    case "signed-out":
    case "conflict":
      break;
  }
  return state.sending === null ? only(state) : answered(state, state.sending, event, now);
}

function edited(state: SaveState, now: number): SaveState {
  return {
    ...state,
    edits: state.edits + 1,
    lastEditAt: now,
    unkeptSince: state.unkeptSince ?? now,
    unsentSince: state.unsentSince ?? now,
    // Another text may be taken.
    trouble: state.trouble?.kind === "refused" ? null : state.trouble,
  };
}

/** A tab in which nothing was typed goes on from what another one saved. */
function takeOver(state: SaveState, revision: number, now: number): Stepped {
  const idle = !isDirty(state) && state.sending === null && !state.composing && !state.paused;
  if (!idle || revision <= state.revision) return only(state);
  return only({ ...state, revision, savedAt: now, trouble: null }, { do: "take" });
}

const settled = (state: SaveState): SaveState => (isDirty(state) ? state : { ...state, unsentSince: null });

type Answer =
  | Extract<SaveEvent, { kind: "saved" } | { kind: "met-own" } | { kind: "refused" }>
  | { kind: "failed" | "signed-out" | "conflict" };

function answered(
  state: SaveState,
  sent: NonNullable<SaveState["sending"]>,
  event: Answer,
  now: number,
): Stepped {
  const back = { ...state, sending: null, unsentSince: sent.since ?? state.unsentSince };
  const said = (came: Extract<SaveEffect, { do: "answer" }>["came"]): SaveEffect[] =>
    sent.explicit ? [{ do: "answer", came }] : [];
  switch (event.kind) {
    case "saved": {
      const { revision } = event;
      const saved = Math.max(state.saved, sent.edits);
      const next = {
        ...state,
        sending: null,
        saved,
        revision,
        savedAt: now,
        failures: 0,
        retryAt: null,
        trouble: null,
      };
      return only(settled(next), { do: "drop", edits: saved }, { do: "tell", revision }, ...said("saved"));
    }
    case "met-own":
      return only({ ...back, revision: event.revision, asked: state.asked || sent.explicit, retryAt: now });
    case "refused":
      return only(
        { ...back, trouble: { kind: "refused", reason: event.reason } },
        ...said(event.gone ? "gone" : "refused"),
      );
    case "signed-out": {
      const trouble = { kind: "signed-out" } as const;
      return only({ ...back, trouble, retryAt: now + longestRetryMs }, ...said("signed-out"));
    }
    case "conflict": {
      const asked: SaveEffect[] = state.asked && !sent.explicit ? [{ do: "answer", came: "conflict" }] : [];
      return only({ ...back, asked: false, trouble: { kind: "conflict" } }, ...said("conflict"), ...asked);
    }
    case "failed":
      break;
  }
  const failures = state.failures + 1;
  const wait = Math.min(longestRetryMs, 1_000 * 2 ** (failures - 1));
  return only({ ...back, failures, retryAt: now + wait }, ...said("failed"));
}

/** What leaves the page at any moment must be in the browser by then. */
const leaving = new Set<SaveEvent["kind"]>(["blur", "hide"]);

function keepNow(state: SaveState, event: SaveEvent, now: number): Stepped {
  const { unkeptSince } = state;
  if (unkeptSince === null) return only(state);
  if (now < unkeptSince + keepMs && !leaving.has(event.kind)) return only(state);
  return only({ ...state, kept: state.edits, unkeptSince: null }, { do: "keep" });
}

/** What is worth a save before its time. */
const flushing = new Set<SaveEvent["kind"]>(["blur", "hide", "online", "show"]);

function sendNow(state: SaveState, event: SaveEvent, now: number): Stepped {
  if (state.asked && state.sending === null && !state.composing) return sendAll(state, event, true);
  const due = sendDueAt(state);
  if (due === null) return only(state);
  const early = flushing.has(event.kind) && (state.retryAt ?? 0) <= now;
  return early || due <= now ? sendAll(state, event, false) : only(state);
}

function sendAll(state: SaveState, event: SaveEvent, explicit: boolean): Stepped {
  const { edits, revision, unsentSince: since } = state;
  const sending = { edits, explicit, since };
  return only(
    { ...state, sending, asked: false, unsentSince: null, retryAt: null },
    { do: "send", edits, explicit, revision, hidden: event.kind === "hide" },
  );
}

/** What stands beside Save. */
export type Shown =
  | { kind: "clean" | "dirty" | "saving" | "offline" | "conflict" | "signed-out" }
  | { kind: "saved"; at: number }
  | { kind: "refused"; reason: string };

export function shownOf(state: SaveState): Shown {
  const { trouble, sending, savedAt } = state;
  if (sending?.explicit) return { kind: "saving" };
  if (trouble) return trouble;
  if (isDirty(state) && (!state.online || state.failures > 0)) return { kind: "offline" };
  if (sending) return { kind: "saving" };
  if (isDirty(state)) return { kind: "dirty" };
  return savedAt === null ? { kind: "clean" } : { kind: "saved", at: savedAt };
}
