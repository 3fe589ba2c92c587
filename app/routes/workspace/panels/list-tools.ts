import type { Catalogue, Entry } from "#app/server/gateway/catalogue.ts";
import type { FoundTool } from "#app/islands/workspace/tools/find-tools.ts";
import { isMaker } from "./edits.ts";

/** Everything that can be done in the workspace: actions, read times, templates, social and story tools. */
export function listTools({ sidebar, tools }: Pick<Catalogue, "sidebar" | "tools">): FoundTool[] {
  return [
    ...sidebar.flatMap(({ name, actions }) =>
      actions.map((action) => listed(action, name, wayOfAction(action))),
    ),
    ...tools.readTimes.map((one) => listed(one, "Read Time", { apply: `readTime:${one.name}` })),
    ...listMakers(tools),
  ];
}

/** Templates, social and story tools, which open a panel each. */
export function listMakers(tools: Pick<Catalogue["tools"], "templates" | "social" | "stories">): FoundTool[] {
  return [
    ...tools.templates.map((one) =>
      listed(one, "Template", {
        panel: `templates&template=${encodeURIComponent(one.value)}`,
      }),
    ),
    ...tools.social.map((one) =>
      listed(one, one.platform === "General" ? "Social tool" : one.platform, {
        panel: `social&action=${encodeURIComponent(one.name)}`,
      }),
    ),
    ...tools.stories.map((one) =>
      listed(one, "Story tool", { panel: `story&action=${encodeURIComponent(one.name)}` }),
    ),
  ];
}

const listed = (entry: Entry, category: string, way: FoundTool["way"]): FoundTool => ({
  name: entry.name,
  description: entry.shortDescription,
  category,
  icon: entry.icon,
  builtin: entry.builtin,
  price: entry.price,
  way,
});

/** What is made beside the document opens its panel, an edit is done at once. */
export const wayOfAction = (action: Entry): FoundTool["way"] =>
  isMaker(action) ? { panel: `tool&tool=${encodeURIComponent(action.name)}` } : { apply: action.name };
