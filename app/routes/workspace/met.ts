import type { RouterContextProvider } from "react-router";
import type { Answer } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { keepMet } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { Version } from "#app/services/smart-actions/contract.ts";
import type { DocumentSubmission } from "./document-form.ts";

type Context = Readonly<RouterContextProvider>;

/** Where a text that was not saved is shown beside the one that it met. */
export const conflictPlace = (guid: string, number: number): string => `/create/${guid}?conflict=${number}`;

/** Keeps what a form holds as a version: it could not be saved, and is not to be lost. */
export async function keepMine(
  context: Context,
  guid: string,
  { title, subTitle, revision, text }: DocumentSubmission,
): Promise<Answer<{ version: Version }>> {
  const stored = await runFor(context, "markdownAsStored", { markdown: text });
  if ("problem" in stored) return stored.problem;
  return keepMet(gatewayOf(context), guid, { title, sub_title: subTitle, revision }, stored.output);
}
