/** How long an answer is good for those who do not insist on a new one. */
const keptMs = 5_000;

/**
 * Keeps the last answer of `load` for five seconds. Those who ask while a question is under way share its answer, forced
 * or not; a failed one is not kept. `load` answers null when it failed.
 */
export function createStatusCache<T>(load: () => Promise<T | null>, now: () => number) {
  let kept: { answer: T; at: number } | null = null;
  let asking: Promise<T | null> | null = null;

  async function ask(): Promise<T | null> {
    try {
      const answer = await load();
      if (answer !== null) kept = { answer, at: now() };
      return answer;
    } finally {
      asking = null;
    }
  }

  return {
    read({ force = false } = {}): Promise<T | null> {
      if (asking) return asking;
      if (!force && kept && now() - kept.at < keptMs) return Promise.resolve(kept.answer);
      asking = ask();
      return asking;
    },
  };
}
