/** Where entries stand: the first part of an id. */

/** The groups of the editor's sidebar, in its order. */
export const sidebarGroups = [
  { id: "writing", name: "Writing", icon: "pen-line" },
  { id: "marketing", name: "Marketing", icon: "megaphone" },
  { id: "professional", name: "Professional", icon: "briefcase" },
  { id: "blog", name: "Blog & Articles", icon: "newspaper" },
] as const;

/** The families of home, the read times, the tools of the workspace, and the conversations of two roles. */
const others = [
  "create",
  "inspire",
  "read-time",
  "social",
  "stories",
  "assist",
  "prompts",
  "templates",
  "purpose",
  "titles",
  "continue",
  "adapt",
  "brainstorm",
] as const;

export type Group = (typeof sidebarGroups)[number]["id"] | (typeof others)[number];

const groups: readonly Group[] = [...sidebarGroups.map(({ id }) => id), ...others];

/** The group of an entry. @throws where the first part of its id names none */
export function groupOf({ id }: { id: string }): Group {
  const group = groups.find((one) => id.startsWith(`${one}/`));
  if (!group) throw new Error(`${id} stands in no group of the catalogue`);
  return group;
}

/** Whether an entry is one of the sidebar's actions. */
export const inSidebar = (entry: { id: string }): boolean =>
  sidebarGroups.some(({ id }) => id === groupOf(entry));
