import type { RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { noFolder, type PromptDraft } from "#app/ui/prompts/prompt-draft.ts";
import { problemNotice } from "../forms/problems.ts";

export const incomplete = "Please provide both title and prompt content.";

/** What came of a save: the words of a success, or what is wrong. */
export type SavedAnswer = { done: string } | { notice: Notice; status: number } | { missing: string };

/** Saves the prompt, over the one that is edited or as a new one: one for each `click`, however often it is sent. */
export async function savePrompt(
  context: Readonly<RouterContextProvider>,
  draft: PromptDraft,
  click: string,
): Promise<SavedAnswer> {
  const { id, title, content, domain, model, isPublic, tags } = draft;
  if (title.trim() === "" || content.trim() === "") return { missing: incomplete };
  const json = {
    title,
    content,
    domain,
    model,
    isPublic,
    tags: tags
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
    ...folderOf(draft),
  };
  const { prompts } = gatewayOf(context).auth.user;
  const answer: Answer<unknown> =
    id === ""
      ? await ask(prompts.$post({ json: { ...json, ...(click === "" ? {} : { id: click }) } }))
      : await ask(prompts[":id"].$put({ param: { id }, json }));
  if (answer.success)
    return { done: id === "" ? "Prompt saved successfully!" : "Prompt updated successfully!" };
  if (answer.status === 404) {
    const text = "This prompt or its folder was deleted somewhere else. What you typed is still here.";
    return { notice: { kind: "danger", text }, status: 404 };
  }
  return {
    notice: problemNotice(answer, "Error saving prompt. Please try again."),
    status: answer.status,
  };
}

/** Nothing of a folder where the domain decides. */
function folderOf({ folder }: PromptDraft): { folder?: string | null } {
  if (folder === "") return {};
  return { folder: folder === noFolder ? null : folder };
}
