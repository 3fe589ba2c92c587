import type { RouterContextProvider } from "react-router";
import { withoutSigns } from "#app/document/excerpt.ts";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { SavedPrompt } from "#app/services/auth/vault/contract.ts";
import { isNarrowed, readVaultAddress, type VaultAddress, vaultList } from "#app/ui/prompts/vault-address.ts";
import type { VaultPrompt, VaultShown } from "#app/ui/prompts/vault-shown.ts";
import { americanDay } from "../frame/dates.ts";
import { zoneOf } from "../frame/zone.ts";
import { listPart, partOf } from "../library/list-part.ts";

type Context = Readonly<RouterContextProvider>;

/** What the vault shows of what an address asks for. */
export async function loadVault(context: Context, asked: URLSearchParams): Promise<VaultShown> {
  const address = readVaultAddress(asked);
  const part = partOf(asked, address.page);
  const { auth } = gatewayOf(context);
  const [listed, folders, all] = await Promise.all([
    listPart(part, (query) => listPrompts(context, address, query)),
    ask(auth.user["prompt-folders"].$get()),
    isNarrowed(address) ? ask(auth.user.prompts.$get({ query: { limit: "1" } })) : null,
  ]);
  const failed = [listed, folders, all].some((answer) => answer !== null && !answer.success);
  const total = listed.success ? listed.data.total : 0;
  return {
    asked: vaultList(address),
    items: listed.success ? listed.data.items.map((one) => toVaultPrompt(one, zoneOf(context))) : [],
    folders: folders.success
      ? folders.data.folders.map(({ id, name, prompt_count: count }) => ({ id, name, count }))
      : [],
    offset: part.offset,
    total,
    all: all === null ? total : all.success ? all.data.pagination.total : 0,
    error: failed ? "Your saved prompts could not be read." : null,
  };
}

async function listPrompts(
  context: Context,
  { q, folder, sort, order }: VaultAddress,
  query: { limit: string; offset: string },
): Promise<Answer<{ items: SavedPrompt[]; pagination: { has_more: boolean; total: number } }>> {
  const answer = await ask(
    gatewayOf(context).auth.user.prompts.$get({
      query: {
        ...query,
        sort,
        order,
        ...(q === "" ? {} : { search: q }),
        ...(folder === "" ? {} : { folder }),
      },
    }),
  );
  if (!answer.success) return answer;
  const { prompts, pagination } = answer.data;
  return { ...answer, data: { items: prompts, pagination } };
}

function toVaultPrompt(prompt: SavedPrompt, zone: string): VaultPrompt {
  const { id, title, content, domain, model, isPublic, tags, folder, updatedAt } = prompt;
  const updated = { iso: updatedAt, label: americanDay(updatedAt, zone) };
  return { id, title, text: withoutSigns(content), domain, model, isPublic, tags, folder, updated };
}
