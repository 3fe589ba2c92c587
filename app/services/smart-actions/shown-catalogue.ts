import type { Price } from "#app/document/credits.ts";
import { entriesUnder, toPublic } from "#app/writer/catalogue/catalogue.ts";
import { type Limit, platformLimits } from "#app/writer/prose/platform-limits.ts";
import { socialTools } from "#app/writer/catalogue/social.ts";
import { storyTypes } from "#app/writer/catalogue/stories/story-tool.ts";
import { storyTools } from "#app/writer/catalogue/stories/story-tools.ts";
import { templateCategories, templates } from "#app/writer/catalogue/templates/templates.ts";
import type { Entry } from "#app/writer/task.ts";
import { requireEntry } from "../generating.ts";

/** The public part of the catalogue that this service's calls are asked with. */
export function smartCatalogue(priceOf: (entry: Entry) => Price) {
  const shown = (entry: Entry) => toPublic(entry, priceOf);
  return {
    entries: ["create", "inspire", "read-time"].flatMap(entriesUnder).map(shown),
    continue_options: entriesUnder("continue").map(shown),
    completion: shown(requireEntry("assist/completion")),
    adapt: shown(requireEntry("adapt/adapt")),
    social: socialTools.map((tool) => ({
      ...shown(tool),
      category: tool.category,
      platform: tool.platform,
    })),
    stories: storyTools.map((tool) => ({ ...shown(tool), category: tool.category, mode: tool.mode })),
    story_types: [...storyTypes],
    templates: templates.map((template) => ({
      ...shown(template),
      category: template.category,
      color: template.color,
      value: template.value,
      skeleton: template.skeleton.map(({ title, mark, belongs }) => ({ title, mark, belongs })),
    })),
    platform_limits: Object.entries(platformLimits).flatMap(([platform, limits]) =>
      Object.entries<Limit>(limits).map(([of, { value, unit, checked }]) => ({
        platform,
        of,
        most: value,
        unit,
        checked,
      })),
    ),
    template_categories: [...templateCategories],
  };
}
