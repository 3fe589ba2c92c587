import { data, type RouterContextProvider } from "react-router";
import { ask } from "./answer.ts";
import { type Gateway, gatewayOf } from "./gateway.ts";

type Entry = Awaited<ReturnType<typeof fetchEntries>>["entries"][number];

/** The catalogue as pages show it: home's two menus, the sidebar's groups, and the ways to go on from a text. */
export interface Catalogue {
  families: Record<"create" | "inspire", Entry[]>;
  sidebar: { name: string; icon: string; actions: Entry[] }[];
  continuing: Entry[];
}

const groups = [
  { id: "writing", name: "Writing", icon: "pen-line" },
  { id: "marketing", name: "Marketing", icon: "megaphone" },
  { id: "professional", name: "Professional", icon: "briefcase" },
  { id: "blog", name: "Blog & Articles", icon: "newspaper" },
];

let kept: Catalogue | null = null;

/** The public catalogue, asked of its services once a start. @throws a 503 response when one does not answer */
export async function loadCatalogue(context: Readonly<RouterContextProvider>): Promise<Catalogue> {
  if (kept) return kept;
  const { entries, continuing } = await fetchEntries(gatewayOf(context));
  const of = (group: string): Entry[] => entries.filter((entry) => entry.group === group);
  kept = {
    families: { create: of("create"), inspire: of("inspire") },
    sidebar: groups.map(({ id, name, icon }) => ({ name, icon, actions: of(id) })),
    continuing,
  };
  return kept;
}

async function fetchEntries({ smartActions, freestyle }: Gateway) {
  const [smart, free] = await Promise.all([
    ask(smartActions["smart-actions"].catalogue.$get({ query: {} })),
    ask(freestyle.freestyle.catalogue.$get({ query: {} })),
  ]);
  if (!smart.success) throw data(null, { status: smart.status || 503 });
  if (!free.success) throw data(null, { status: free.status || 503 });
  return {
    entries: [...smart.data.entries, ...free.data.entries],
    continuing: smart.data.continue_options,
  };
}
