import { Icon } from "#app/ui/icon.tsx";
import { useReviewKeys } from "./review-keys.ts";
import type { Marks } from "./use-marks.ts";

const steps = {
  "Previous mark": { step: -1, icon: "chevron-up" },
  "Next mark": { step: 1, icon: "chevron-down" },
} as const;

/** From mark to mark, by button and by key. It has its room before the script comes: Keep and Discard must not move. */
export function MarkSteps({ marks }: { marks: Marks }) {
  useReviewKeys(marks);
  const { texts, current, go } = marks;
  if (texts.length === 0) return null;
  const button = (name: keyof typeof steps) => (
    <button
      type="button"
      className="btn btn-icon btn-sm"
      aria-label={name}
      // The focus stays on the mark, from which the next one is told.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => go(steps[name].step)}
    >
      <Icon name={steps[name].icon} size={16} />
    </button>
  );
  return (
    <div className="review-nav scripted-only">
      {button("Previous mark")}
      <span className="num" data-room={`${texts.length} of ${texts.length}`}>
        {current ? current.index + 1 : "–"} of {texts.length}
      </span>
      {button("Next mark")}
    </div>
  );
}
