import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { findUser } from "#app/server/session/pages.ts";
import type { DeskCorrection } from "#app/islands/desk/desk-answer.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { correction } from "#app/ui/desk/desk-help.ts";
import { idempotencyKey } from "../forms/idempotency.ts";
import { generationNotice, refused } from "../forms/problems.ts";
import type { DeskSubmission } from "./desk-submission.ts";
import { type Again, askToLogIn } from "./draft.ts";
import { namedChanges } from "./named-changes.ts";

type Context = Readonly<RouterContextProvider>;

/** Fix Grammar on home's text, which stays in the form with its action and its values; what was typed is set aside. */
export async function correctText<A extends DeskCorrection & Again>(
  context: Context,
  { values, click, aside, intent }: DeskSubmission,
  again: A,
) {
  if (!(await findUser(context))) return askToLogIn(context, values, again, intent);
  const gateway = gatewayOf(context);
  const body = { aiAction: correction, text: values.text };
  const answer = await ask(
    gateway.freestyle.freestyle.$post(
      { json: body },
      { headers: { "Idempotency-Key": idempotencyKey(click, body) } },
    ),
  );
  if (!answer.success)
    return refused({ ...again, notice: await generationNotice(context, answer) }, answer.status);
  const made = await findGeneration(gateway, answer.data.generation);
  if (made === null) throw new Error("a text was corrected without a generation");
  const notice: Notice = {
    kind: "success",
    text: `${correction} has corrected your text${namedChanges(values.text, made.edits)}.`,
  };
  const corrected = { ...values, text: made.text };
  return { ...again, values: corrected, aside: [...aside, values], corrected: true, notice };
}
