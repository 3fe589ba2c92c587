import { type ClientActionFunctionArgs, data, useActionData } from "react-router";
import { connectionLost, type OfflineAnswer, offlineText } from "#app/islands/offline.ts";
import type { Notice } from "#app/ui/banner.tsx";

/**
 * The clientAction of every form route. Sent offline, a form would be replaced by the error boundary and what was typed
 * would be gone; this answers in the form's own page instead. It must carry a failing status, or the revalidation that
 * follows a success fails the same way.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const answer: OfflineAnswer = { status: 0, detail: connectionLost };
    return data(answer, { status: 503 });
  }
}

/** The route's action's answer, and the notice to show when the form could not be sent at all. */
export function useAnswer<Action>() {
  const found = useActionData<Action>();
  const said = offlineText(found);
  const offline: Notice | null = said === null ? null : { kind: "danger", text: said };
  return { offline, answer: offline ? undefined : found };
}
