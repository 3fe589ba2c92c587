import type { Tools } from "#app/server/gateway/catalogue.ts";
import type { Price } from "#app/document/credits.ts";
import type { ListedTemplate } from "#app/ui/workspace/templates-view.tsx";

/** A template without what it costs on some text. */
export type Template = Omit<ListedTemplate, "most"> & { price: Price };

/** What the browser of templates lists: the templates, social tools among the posts and story tools among the stories. */
export function listTemplates({ templates, social, stories }: Tools): Template[] {
  return [
    ...templates.map((one) => ({
      ...shown(one),
      kind: "template" as const,
      category: one.category,
      value: one.value,
      end: "",
      skeleton: one.skeleton.map(({ title, belongs }) => ({ title, belongs })),
    })),
    ...social.map((one) => ({
      ...shown(one),
      kind: "social" as const,
      category: "Social",
      value: one.id,
      end: one.platform === "General" ? "" : one.platform,
      skeleton: [],
    })),
    ...stories.map((one) => ({
      ...shown(one),
      kind: "story" as const,
      category: "Stories",
      value: one.id,
      end: one.category,
      skeleton: [],
    })),
  ];
}

const shown = ({ name, icon, shortDescription, purpose, builtin, price }: Shown) => ({
  name,
  icon,
  shortDescription,
  purpose,
  builtin,
  price,
});

type Shown = Pick<Tools["chat"], "name" | "icon" | "shortDescription" | "purpose" | "builtin" | "price">;
