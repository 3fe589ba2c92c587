import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

const modes = {
  create: { word: "Create", icon: "pen-line" },
  document: { word: "Document", icon: "file-text" },
  story: { word: "Story", icon: "book-open" },
  post: { word: "Post", icon: "newspaper" },
  generate: { word: "Generate", icon: "sparkle" },
  freestyle: { word: "Freestyle", icon: "feather" },
  inspire: { word: "Inspire", icon: "lightbulb" },
  social: { word: "Social", icon: "at-sign" },
  stories: { word: "Stories", icon: "library-big" },
  smart_action: { word: "Smart Action", icon: "wand-sparkles" },
} as const satisfies Record<string, { word: string; icon: IconName }>;

/** The ten modes of a content item. */
export type ContentMode = keyof typeof modes;

/** A content item's mode: its own colour, icon and word. */
export function ModeBadge({ mode }: { mode: ContentMode }) {
  const { word, icon } = modes[mode];
  return (
    <span className={classNames("badge", `m-${mode}`)}>
      <Icon name={icon} size={12} />
      {word}
    </span>
  );
}
