import { useEffect, useState } from "react";

/** Percent that are never passed while nobody knows how much is still to come. */
const most = 90;
const stepMs = 300;

/** How far a version is, as far as that can be told: it goes on to 90 percent, more slowly from step to step. */
export function RunningBar() {
  const [percent, setPercent] = useState(15);
  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => Math.min(most, now + (most - now) * 0.08)), stepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <progress className="sr-progress" max={100} value={Math.round(percent)} aria-label="Writing a version" />
  );
}
