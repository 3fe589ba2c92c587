import { alwaysNeedsModel } from "#app/document/builtin-kind.ts";
import { data, type RouterContextProvider } from "react-router";
import { ask } from "./answer.ts";
import { type Gateway, gatewayOf } from "./gateway.ts";

/** An entry of the catalogue as its service shows it. */
export type Entry = Smart["entries"][number];

type Smart = NonNullable<Awaited<ReturnType<typeof fetchEntries>>["smart"]>;
type Free = NonNullable<Awaited<ReturnType<typeof fetchEntries>>["free"]>;

/** What the workspace's panels offer besides the sidebar's actions. */
export interface Tools {
  readTimes: Entry[];
  chat: Entry;
  adapt: Entry;
  purpose: Entry;
  social: Smart["social"];
  stories: Smart["stories"];
  storyTypes: string[];
  templates: Smart["templates"];
  templateCategories: string[];
}

/** The catalogue as pages show it: home's two menus, the sidebar's groups, the ways to go on from a text, and the tools. */
export interface Catalogue {
  families: Record<"create" | "inspire", Entry[]>;
  sidebar: { name: string; icon: string; actions: Entry[] }[];
  continuing: Entry[];
  /** Styles of titles and subtitles, and the next words while a text is written. */
  titles: Pick<Entry, "name" | "shortDescription" | "price">[];
  completion: Pick<Entry, "builtin" | "suboptions" | "price">;
  /** A prompt for each of several models. */
  prompts: Pick<Entry, "builtin" | "price">;
  tools: Tools;
  /** Whether the built-in writer writes unless another one is asked for: what needs a model then comes last. */
  builtinWrites: boolean;
  /** Name of the model that does so in its place; null where none does. */
  model: string | null;
}

const kept = new WeakMap<WeakKey, Catalogue>();

/** The public catalogue, asked of its services once a start. @throws a 503 response when one does not answer */
export async function loadCatalogue(context: Readonly<RouterContextProvider>): Promise<Catalogue> {
  const found = await findCatalogue(context);
  if ("refused" in found) throw data(null, { status: found.refused || 503 });
  return found;
}

/** The same, for pages that stand without it; where a service does not answer its status, 0 for silence. */
export async function findCatalogue(
  context: Readonly<RouterContextProvider>,
): Promise<Catalogue | { refused: number }> {
  const gateway = gatewayOf(context);
  const known = kept.get(gateway.start);
  if (known) return known;
  const fetched = await fetchEntries(gateway);
  if (fetched.refused !== undefined) return { refused: fetched.refused };
  const { smart, free, writer } = fetched;
  const entries = [...smart.entries, ...free.entries];
  const builtinWrites = writer?.id === "builtin";
  const last = (entry: Entry): number => Number(builtinWrites && alwaysNeedsModel(entry));
  const of = (group: string): Entry[] =>
    entries.filter((entry) => entry.group === group).toSorted((one, other) => last(one) - last(other));
  const catalogue: Catalogue = {
    families: { create: of("create"), inspire: of("inspire") },
    sidebar: free.groups.map(({ id, name, icon }) => ({ name, icon, actions: of(id) })),
    continuing: smart.continue_options,
    tools: toolsOf(smart, free),
    titles: [...free.titles, ...free.subtitles].map(({ name, shortDescription, price }) => ({
      name,
      shortDescription,
      price,
    })),
    completion: free.completion,
    prompts: free.prompts,
    builtinWrites,
    model: builtinWrites ? null : (writer?.name ?? ""),
  };
  kept.set(gateway.start, catalogue);
  return catalogue;
}

async function fetchEntries({ auth, smartActions, freestyle }: Gateway) {
  const [smart, free, models] = await Promise.all([
    ask(smartActions["smart-actions"].catalogue.$get({ query: {} })),
    ask(freestyle.freestyle.catalogue.$get({ query: {} })),
    ask(auth.models.$get()),
  ]);
  if (!smart.success) return { refused: smart.status };
  if (!free.success) return { refused: free.status };
  if (!models.success) return { refused: models.status };
  return { smart: smart.data, free: free.data, writer: models.data.writers[0] };
}

const toolsOf = (smart: Smart, free: Free): Tools => ({
  readTimes: smart.entries.filter(({ group }) => group === "read-time"),
  chat: free.chat,
  adapt: smart.adapt,
  purpose: free.purpose,
  social: smart.social,
  stories: smart.stories,
  storyTypes: smart.story_types,
  templates: smart.templates,
  templateCategories: smart.template_categories,
});
