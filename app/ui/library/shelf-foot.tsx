import { Link } from "react-router";
import { Button } from "../button.tsx";
import { Loader } from "../loader.tsx";
import { formatCount } from "../meter.tsx";

interface ShelfFootProps {
  /** Pages before this one. */
  page: number;
  shown: { offset: number; total: number; items: readonly unknown[] };
  hrefOf: (page: number) => string;
  more: { isLoading: boolean; failed: string | null; hasMore: boolean; load: () => void };
  scripted: boolean;
}

/** How much of a list is shown, and the way to more: pages without a script. */
export function ShelfFoot({ page, shown, hrefOf, more, scripted }: ShelfFootProps) {
  const { offset, total, items } = shown;
  return (
    <div className="shelf-foot">
      {offset > 0 ? (
        <Link className="btn btn-line" to={hrefOf(Math.max(0, page - 1))}>
          Previous
        </Link>
      ) : null}
      {more.isLoading ? <Loader>Loading more</Loader> : null}
      {more.failed === null ? null : (
        <p className="sm" role="alert">
          {more.failed}
        </p>
      )}
      {more.hasMore && !more.isLoading ? (
        scripted ? (
          <Button type="button" onClick={more.load}>
            {more.failed === null ? "Load more" : "Try again"}
          </Button>
        ) : (
          <Link className="btn btn-line" to={hrefOf(page + 1)}>
            {page > 0 ? "Next" : "Load more"}
          </Link>
        )
      ) : null}
      <span className="faint sm num">
        {offset > 0
          ? `${formatCount(offset + 1)} to ${formatCount(offset + items.length)}`
          : formatCount(items.length)}{" "}
        of {formatCount(total)} shown
      </span>
    </div>
  );
}
