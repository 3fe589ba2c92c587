import { alwaysNeedsModel } from "#app/document/builtin-kind.ts";
import { data, type RouterContextProvider } from "react-router";
import { ask } from "./answer.ts";
import { type Gateway, gatewayOf } from "./gateway.ts";

type Entry = Awaited<ReturnType<typeof fetchEntries>>["entries"][number];

/** The catalogue as pages show it: home's two menus, the sidebar's groups, and the ways to go on from a text. */
export interface Catalogue {
  families: Record<"create" | "inspire", Entry[]>;
  sidebar: { name: string; icon: string; actions: Entry[] }[];
  continuing: Entry[];
  /** Styles of titles and subtitles, and the next words while a text is written. */
  titles: Pick<Entry, "name" | "shortDescription" | "price">[];
  completion: Pick<Entry, "builtin" | "suboptions" | "price">;
  /** Whether the built-in writer writes unless another one is asked for: what needs a model then comes last. */
  builtinWrites: boolean;
  /** Name of the model that does so in its place; null where none does. */
  model: string | null;
}

let kept: Catalogue | null = null;

/** The public catalogue, asked of its services once a start. @throws a 503 response when one does not answer */
export async function loadCatalogue(context: Readonly<RouterContextProvider>): Promise<Catalogue> {
  if (kept) return kept;
  const { entries, groups, continuing, titles, completion, writer } = await fetchEntries(gatewayOf(context));
  const builtinWrites = writer?.id === "builtin";
  const last = (entry: Entry): number => Number(builtinWrites && alwaysNeedsModel(entry));
  const of = (group: string): Entry[] =>
    entries.filter((entry) => entry.group === group).toSorted((one, other) => last(one) - last(other));
  kept = {
    families: { create: of("create"), inspire: of("inspire") },
    sidebar: groups.map(({ id, name, icon }) => ({ name, icon, actions: of(id) })),
    continuing,
    titles: titles.map(({ name, shortDescription, price }) => ({ name, shortDescription, price })),
    completion,
    builtinWrites,
    model: builtinWrites ? null : (writer?.name ?? ""),
  };
  return kept;
}

async function fetchEntries({ auth, smartActions, freestyle }: Gateway) {
  const [smart, free, models] = await Promise.all([
    ask(smartActions["smart-actions"].catalogue.$get({ query: {} })),
    ask(freestyle.freestyle.catalogue.$get({ query: {} })),
    ask(auth.models.$get()),
  ]);
  if (!smart.success) throw data(null, { status: smart.status || 503 });
  if (!free.success) throw data(null, { status: free.status || 503 });
  if (!models.success) throw data(null, { status: models.status || 503 });
  return {
    entries: [...smart.data.entries, ...free.data.entries],
    groups: free.data.groups,
    continuing: smart.data.continue_options,
    titles: [...free.data.titles, ...free.data.subtitles],
    completion: free.data.completion,
    writer: models.data.writers[0],
  };
}
