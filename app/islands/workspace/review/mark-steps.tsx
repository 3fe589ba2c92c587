import { Icon } from "#app/ui/icon.tsx";
import { useReviewKeys } from "./review-keys.ts";
import type { Marks } from "./use-marks.ts";

/** From mark to mark, by button and by key. It has its room before the script comes: Keep and Discard must not move. */
export function MarkSteps({ marks }: { marks: Marks }) {
  useReviewKeys(marks);
  const { texts, current, go } = marks;
  if (texts.length === 0) return null;
  return (
    <div className="review-nav scripted-only">
      <button type="button" className="btn btn-icon btn-sm" aria-label="Previous mark" onClick={() => go(-1)}>
        <Icon name="chevron-up" size={16} />
      </button>
      <span className="num" data-room={`${texts.length} of ${texts.length}`}>
        {current ? current.index + 1 : "–"} of {texts.length}
      </span>
      <button type="button" className="btn btn-icon btn-sm" aria-label="Next mark" onClick={() => go(1)}>
        <Icon name="chevron-down" size={16} />
      </button>
    </div>
  );
}
