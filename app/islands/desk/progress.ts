import { useEffect, useState } from "react";
import type { DeskMode } from "#app/ui/desk/desk-values.ts";

const messages = {
  brainstorm: [
    "Gathering two points of view...",
    "Letting the roles disagree...",
    "Looking for the third idea...",
    "Writing the exchange down...",
  ],
  inspire: [
    "Turning the idea around...",
    "Trying it in another voice...",
    "Keeping only the best lines...",
    "Laying out your cards...",
  ],
  improve: [
    "Reading what you wrote...",
    "Protecting your facts and links...",
    "Rewriting sentence by sentence...",
    "Marking every change for review...",
  ],
  default: [
    "Reading your text...",
    "Choosing the right words...",
    "Checking length and tone...",
    "Almost ready...",
  ],
} as const;

const rotateMs = 3_000;
const stepMs = 400;
const begin = 15;

/** The messages that fit what is being made. */
export function messagesFor(mode: DeskMode, action: string | null): readonly string[] {
  if (action === "Brainstorm") return messages.brainstorm;
  if (mode === "inspire") return messages.inspire;
  return action === "Rewrite" ? messages.improve : messages.default;
}

/** A message that changes every 3 s, and a percentage that rises from 15 towards 100 until what is made has `begun`. */
export function useProgress(lines: readonly string[], begun: boolean): { line: string; percent: number } {
  const [turn, setTurn] = useState(0);
  const [percent, setPercent] = useState(begin);
  useEffect(() => {
    const rotating = setInterval(() => setTurn((now) => now + 1), rotateMs);
    const rising = setInterval(() => setPercent((now) => now + Math.random() * (100 - now) * 0.12), stepMs);
    return () => {
      clearInterval(rotating);
      clearInterval(rising);
    };
  }, []);
  return { line: lines[turn % lines.length] ?? "", percent: begun ? 100 : Math.min(99, Math.round(percent)) };
}
