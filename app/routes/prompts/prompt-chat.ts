import { data, redirect } from "react-router";
import { requireUser } from "#app/server/session/pages.ts";
import { formatCount } from "#app/ui/meter.tsx";
import { vaultPath } from "#app/ui/prompts/vault-address.ts";
import { seeOther } from "../forms/flash.ts";
import type { Route } from "./+types/prompt-chat.ts";
import { findSaved } from "./find-saved.ts";

/** The longest instruction of the chat panel. */
const longest = 300;

/** Leads to the workspace's chat with a saved prompt as its instruction; one that it does not take back to the vault. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const saved = await findSaved(context, params.id);
  if (!saved) throw data(null, { status: 404 });
  const { id, title, content } = saved;
  if (content.length <= longest) return redirect(`/create?panel=chat&prompt=${id}`);
  const text = `“${title}” has ${formatCount(content.length)} characters, and the chat takes ${longest}.`;
  return seeOther(vaultPath, { kind: "info", text });
}
