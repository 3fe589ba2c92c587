import { data, type RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { localPath } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import type { LibraryChanged } from "#app/ui/library/library-shown.ts";
import { isId, vaultPath } from "#app/ui/prompts/vault-address.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { problemNotice, refused } from "../forms/problems.ts";

type Context = Readonly<RouterContextProvider>;

interface Changed extends LibraryChanged {
  /** Of the refusal; 200 where something was done. */
  status: number;
}

/**
 * What is done in the vault: `intent` is delete (`id`), new-folder (`name`) or delete-folder (`folder`). A form that says
 * where it stands (`back`) is led back there, one that a script sends is answered.
 */
export async function changeVault(context: Context, form: FormData) {
  const { status, ...said } = await change(context, form);
  if (form.has("back")) return seeOther(vaultAddress(formText(form, "back")), said.notice);
  return status === 200 ? said : refused(said, status);
}

/** Not to any page of the site: only to the vault. */
const vaultAddress = (sent: string): string => {
  const place = localPath(sent);
  return place === vaultPath || place.startsWith(`${vaultPath}?`) ? place : vaultPath;
};

async function change(context: Context, form: FormData): Promise<Changed> {
  const { auth } = gatewayOf(context);
  switch (formText(form, "intent")) {
    case "delete": {
      const id = idIn(form, "id");
      const answer = await ask(auth.user.prompts[":id"].$delete({ param: { id } }));
      if (answer.success && !isDeleted(answer.data)) return failed({ status: 502, data: { detail: "" } });
      return changed(answer, "Deleted.", gone.prompt, [id]);
    }
    case "new-folder": {
      const json = { name: formText(form, "name") };
      return changed(
        await ask(auth.user["prompt-folders"].$post({ json })),
        "The folder is there.",
        gone.folder,
      );
    }
    case "delete-folder": {
      const param = { id: idIn(form, "folder") };
      return changed(
        await ask(auth.user["prompt-folders"][":id"].$delete({ param })),
        "The folder is deleted; the prompts in it stay.",
        gone.folder,
      );
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** @throws a 400 response for what is no id */
function idIn(form: FormData, name: string): string {
  const id = formText(form, name);
  if (!isId(id)) throw data(null, { status: 400 });
  return id;
}

/** Only an answer that says so means that something is deleted. */
const isDeleted = (answer: { deleted?: unknown; status?: unknown }): boolean =>
  answer.deleted === true || answer.status === "success";

const gone = {
  prompt: "That prompt was deleted somewhere else.",
  folder: "That folder was deleted somewhere else.",
} as const;

function changed(answer: Answer<unknown>, said: string, goneText: string, ids: string[] = []): Changed {
  if (answer.success) return { done: ids, gone: [], status: 200, notice: { kind: "success", text: said } };
  if (answer.status !== 404) return failed(answer);
  return { done: [], gone: ids, status: 200, notice: { kind: "warning", text: goneText } };
}

function failed(answer: Omit<Extract<Answer<unknown>, { success: false }>, "success">): Changed {
  const notice: Notice = problemNotice(answer, "That could not be done. Please try again.");
  return { done: [], gone: [], status: answer.status, notice };
}
