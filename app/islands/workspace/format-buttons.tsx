import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ActiveMarks } from "./editor/queries.ts";

interface FormatButtonsProps {
  active: ActiveMarks;
  onToggle: (mark: keyof ActiveMarks) => void;
}

/** The toolbar's marks. They keep the selection: a press does not take the focus from the text. */
export function FormatButtons({ active, onToggle }: FormatButtonsProps) {
  return (
    <span className="fmt">
      {(["strong", "em"] as const).map((mark) => (
        <Button
          key={mark}
          kind="bare"
          size="sm"
          type="button"
          icon
          aria-label={labels[mark]}
          aria-pressed={active[mark]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onToggle(mark)}
        >
          <Icon name={mark === "strong" ? "bold" : "italic"} size={15} />
        </Button>
      ))}
    </span>
  );
}

const labels = { strong: "Bold", em: "Italic" } as const;
