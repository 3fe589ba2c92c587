import { data, redirect, type RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { localPath } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { libraryPath } from "#app/ui/library/shelves.ts";
import type { LibraryChanged } from "#app/ui/library/library-shown.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { problemNotice, refused } from "../forms/problems.ts";

type Context = Readonly<RouterContextProvider>;

/** What became of a form, with a status. */
interface Changed extends LibraryChanged {
  /** Of the refusal; 200 where something was done. */
  status: number;
}

const mostItems = 1_000;

/**
 * What is done in the library: `intent` is move (`id` …, `folder`, empty: none), delete (`id` …), new-folder (`name`),
 * rename-folder (`folder`, `name`) or delete-folder (`folder`); `ask=delete` leads to the question. A form that says
 * where it stands (`back`) is led back there, one that a script sends is answered.
 */
export async function changeLibrary(context: Context, form: FormData) {
  const back = form.has("back") ? libraryAddress(formText(form, "back")) : null;
  const ids = idsOf(form);
  if (formText(form, "ask") === "delete" && back !== null)
    return redirect(askPlace(back, ids), { status: 303 });
  const changed = await change(context, form, ids);
  if (back !== null) return seeOther(back, changed.notice);
  const { status, ...said } = changed;
  return status === 200 ? said : refused(said, status);
}

/** Not to any page of the site: only to the library. */
const libraryAddress = (sent: string): string => {
  const place = localPath(sent);
  return place === libraryPath || place.startsWith(`${libraryPath}?`) ? place : libraryPath;
};

const askPlace = (back: string, ids: readonly string[]): string =>
  ids.length === 0 ? back : `${back}${back.includes("?") ? "&" : "?"}delete=${ids.join(",")}`;

/** @throws a 400 response for what is no id, or too many */
function idsOf(form: FormData): string[] {
  const ids = [...new Set(form.getAll("id").map(String))];
  if (ids.length > mostItems || ids.some((id) => !/^[\w-]{1,64}$/.test(id)))
    throw data(null, { status: 400 });
  return ids;
}

async function change(context: Context, form: FormData, ids: readonly string[]): Promise<Changed> {
  switch (formText(form, "intent")) {
    case "move":
      return move(context, ids, guidIn(form));
    case "delete":
      return remove(context, ids);
    case "new-folder":
      return folderChanged(
        await ask(foldersOf(context).$post({ json: { name: formText(form, "name") } })),
        "The folder is there.",
      );
    case "rename-folder":
      return folderChanged(
        await ask(
          foldersOf(context)[":guid"].$put({
            param: { guid: guidIn(form) ?? "" },
            json: { name: formText(form, "name") },
          }),
        ),
        "The folder is renamed.",
      );
    case "delete-folder":
      return folderChanged(
        await ask(foldersOf(context)[":guid"].$delete({ param: { guid: guidIn(form) ?? "" } })),
        "The folder is deleted; what was in it is uncategorized.",
      );
    default:
      throw data(null, { status: 400 });
  }
}

const foldersOf = (context: Context) => gatewayOf(context).smartActions.folders;

/** @throws a 400 response for what is no guid */
function guidIn(form: FormData): string | null {
  const guid = formText(form, "folder");
  if (guid === "") return null;
  if (!/^[\w-]{1,64}$/.test(guid)) throw data(null, { status: 400 });
  return guid;
}

async function move(context: Context, ids: readonly string[], folder: string | null): Promise<Changed> {
  const name = folder === null ? "Uncategorized" : await nameOf(context, folder);
  if (name === null) return { done: [], gone: [], status: 404, notice: folderGone };
  return forEach(
    ids,
    (id) =>
      ask(
        gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$put({
          param: { id },
          query: { text: "none" },
          json: { folder_id: folder },
        }),
      ),
    {
      done: (count) => `${counted(count)} now in “${name}”.`,
      failed: (answer, count) => `${counted(count)} where it was. ${problemNotice(answer).text}`,
    },
  );
}

const folderGone: Notice = { kind: "warning", text: "That folder was deleted somewhere else." };

async function nameOf(context: Context, guid: string): Promise<string | null> {
  const answer = await ask(foldersOf(context)[":guid"].$get({ param: { guid } }));
  if (answer.success) return answer.data.folder.name;
  return answer.status === 404 ? null : "the folder";
}

const counted = (count: number): string => (count === 1 ? "1 item is" : `${count} items are`);

const remove = (context: Context, ids: readonly string[]): Promise<Changed> =>
  forEach(
    ids,
    async (id) => {
      const { recentContent } = gatewayOf(context).smartActions["smart-actions"];
      const answer = await ask(recentContent[":id"].$delete({ param: { id } }));
      if (!answer.success || isDeleted(answer.data)) return answer;
      return { success: false, status: 502, data: { detail: "" } };
    },
    {
      done: (count) => (count === 1 ? "Deleted." : `${count} items deleted.`),
      failed: ({ status }) => (status === 0 ? "Error deleting content" : "Failed to delete content"),
    },
  );

/** Only an answer that says so means that something is deleted. */
const isDeleted = (answer: { deleted?: unknown; status?: unknown }): boolean =>
  answer.deleted === true || answer.status === "success";

type Refusal = Extract<Answer<unknown>, { success: false }>;

/** Does something to one item after the other; what was deleted somewhere else holds up nothing. */
async function forEach(
  ids: readonly string[],
  act: (id: string) => Promise<Answer<unknown>>,
  say: { done: (count: number) => string; failed: (answer: Refusal, count: number) => string },
): Promise<Changed> {
  const done: string[] = [];
  const gone: string[] = [];
  const failures: Refusal[] = [];
  for (const id of ids) {
    const answer = await act(id);
    if (answer.success) done.push(id);
    else if (answer.status === 404) gone.push(id);
    else failures.push(answer);
  }
  const [failure] = failures;
  const texts = [
    ...(done.length > 0 ? [say.done(done.length)] : []),
    ...(gone.length > 0 ? [`${counted(gone.length)} gone: deleted somewhere else.`] : []),
    ...(failure ? [say.failed(failure, failures.length)] : []),
    ...(ids.length === 0 ? ["Choose something first."] : []),
  ];
  const kind = failure ? "danger" : gone.length > 0 || ids.length === 0 ? "warning" : "success";
  const status = failure && done.length + gone.length === 0 ? failure.status : 200;
  return { done, gone, status, notice: { kind, text: texts.join(" ") } };
}

function folderChanged(answer: Answer<unknown>, said: string): Changed {
  if (answer.success) return { done: [], gone: [], status: 200, notice: { kind: "success", text: said } };
  const notice = answer.status === 404 ? folderGone : problemNotice(answer);
  return { done: [], gone: [], status: answer.status, notice };
}
