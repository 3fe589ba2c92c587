/** The 50 story tools in the order of the catalogue. */

import { creation } from "./creation.ts";
import { exploration } from "./exploration.ts";
import { plot } from "./plot.ts";
import { polish } from "./polish.ts";
import type { StoryTool } from "./story-tool.ts";
import { style } from "./style.ts";
import { world } from "./world.ts";

export const storyTools: readonly StoryTool[] = [
  ...creation,
  ...plot,
  ...style,
  ...world,
  ...exploration,
  ...polish,
];
