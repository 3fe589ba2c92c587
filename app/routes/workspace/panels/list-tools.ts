import type { Catalogue, Entry } from "#app/server/gateway/catalogue.ts";
import type { FoundTool } from "#app/islands/workspace/tools/find-tools.ts";
import { panelAddress } from "#app/ui/workspace/panel-link.tsx";
import { isMaker } from "./edits.ts";

type Listed = Pick<Catalogue, "sidebar" | "tools">;

/** Everything that can be done in the workspace: actions, read times, templates, social and story tools. */
export const listTools = ({ sidebar, tools }: Listed): FoundTool[] => [
  ...sidebar.flatMap(({ name, actions }) =>
    actions.map((action) => listed(action, name, wayOfAction(action))),
  ),
  ...tools.readTimes.map((one) => listed(one, "Read Time", { apply: `readTime:${one.name}` })),
  ...listPanels(tools),
];

/**
 * Everything with a name that home leads to: what is done at once on a document's text is looked for in the document that
 * the text becomes.
 */
export const listWays = ({ sidebar, tools }: Listed): FoundTool[] => [
  ...listPanels(tools),
  ...sidebar.flatMap(({ name, actions }) =>
    actions.map((action) => {
      const way = wayOfAction(action);
      return listed(action, name, "panel" in way ? way : { panel: findIn(action.name) });
    }),
  ),
];

/** In the place of a panel: the workspace's search for a name. */
const findIn = (name: string): string => `find=${encodeURIComponent(name)}`;

/** Where a document shows a panel, or what its search finds. */
export const wayPlace = (guid: string, panel: string): string =>
  panel.startsWith("find=")
    ? `/create/${guid}?${panel}`
    : panelAddress({ guid, here: `/create/${guid}` }, panel);

/** Templates, social and story tools, which open a panel each. */
const listPanels = ({ templates, social, stories }: Catalogue["tools"]): FoundTool[] => [
  ...templates.map((one) =>
    listed(one, "Template", { panel: `templates&template=${encodeURIComponent(one.value)}` }),
  ),
  ...social.map((one) =>
    listed(one, one.platform === "General" ? "Social tool" : one.platform, {
      panel: `social&action=${encodeURIComponent(one.name)}`,
    }),
  ),
  ...stories.map((one) =>
    listed(one, "Story tool", { panel: `story&action=${encodeURIComponent(one.name)}` }),
  ),
];

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
