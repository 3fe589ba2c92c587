import { Link } from "react-router";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { ContentCard, type ContentCardProps } from "#app/ui/content-card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/meter.tsx";

export interface RecentContentProps {
  /** At most 24, newest first; `href` is where the item is opened. */
  items: readonly ContentCardProps[];
  /** How many there are in all. */
  total: number;
  /** All of them; without it there is no link. */
  viewAllHref?: string;
  /** 'Failed to load recent content' or the service's own words; shown instead of the cards. */
  error?: string;
  /** What has just happened to one of them. */
  notice?: Notice | null;
}

/** The newest items of the signed-in user. */
export function RecentContent({ items, total, viewAllHref, error, notice }: RecentContentProps) {
  return (
    <section className="page recent" aria-labelledby="recent">
      <div className="sec-head">
        <h2 className="title" id="recent">
          Recent Content
        </h2>
        {total > 0 ? (
          <span className="faint num">{total === 1 ? "1 item" : `${formatCount(total)} items`}</span>
        ) : null}
        {viewAllHref && total > 0 ? (
          <Link className="link end" to={viewAllHref}>
            View All
          </Link>
        ) : null}
      </div>
      {notice ? (
        <Banner kind={notice.kind} className="mt-4">
          {notice.text}
        </Banner>
      ) : null}
      {error ? (
        <Banner kind="danger" className="mt-4">
          {error}
        </Banner>
      ) : null}
      {!error && items.length === 0 ? (
        <EmptyState
          sign="caret"
          title="No content yet"
          text="Start creating content to see your recent work here."
        />
      ) : null}
      {items.length > 0 ? (
        <ul className="cards4">
          {items.map((item) => (
            <li key={item.href}>
              <ContentCard {...item} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
