interface TimeLimit {
  /** Milliseconds of work that are allowed. */
  workMs: number;
  /** Milliseconds that may pass whatever was worked. */
  wallMs: number;
  /** Milliseconds that were worked so far, by any count. */
  worked: () => Promise<number>;
  /** What happens when the time is over. */
  over: () => void;
}

/** What is left of the time is never looked at more often. */
const leastMs = 10;

/**
 * Allows some time of work: on a busy machine much more time passes while a text gets little of it. What cannot tell
 * how much it worked has worked all the time.
 * @returns ends the limit
 */
export function limitTime({ workMs, wallMs, worked, over }: TimeLimit): () => void {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const sinceStart = () => performance.now() - began;
  const before = worked().catch(() => Number.NaN);
  const end = () => {
    ended = true;
    clearTimeout(timer);
  };
  const stop = () => {
    end();
    over();
  };
  const look = async (): Promise<void> => {
    // Who does not answer is not asked twice.
    timer = setTimeout(stop, Math.max(leastMs, wallMs - sinceStart()));
    const used = (await worked().catch(() => Number.NaN)) - (await before);
    if (ended) return;
    const left = Math.min(workMs - used, wallMs - sinceStart());
    // Of what cannot be told nothing is left.
    if (!(left > leastMs)) return stop();
    clearTimeout(timer);
    timer = setTimeout(() => void look(), left);
  };
  timer = setTimeout(() => void look(), workMs);
  return end;
}
