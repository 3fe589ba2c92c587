import type { ShouldRevalidateFunctionArgs } from "react-router";

/** After a log-in by a script the loader would lead away at once; the page first says that it succeeded. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return isSignedIn(actionResult) ? false : defaultShouldRevalidate;
}

const isSignedIn = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "signedIn" in answer && answer.signedIn !== null;
