import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import type { LibraryChanged } from "#app/ui/library/library-shown.ts";
import { clientAction as sendForm } from "../forms/client-action.ts";

const failed: LibraryChanged = {
  done: [],
  gone: [],
  notice: { kind: "danger", text: "Something went wrong. Please try again." },
};

/**
 * Sends a form of the library. A server that fails before it has a word for it is told like any refusal: what the script
 * showed already is put back, and the page stands.
 */
export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await sendForm(args);
  } catch (error) {
    if (isOurFault(error)) return data(failed, { status: 503 });
    throw error;
  }
}

const isOurFault = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
