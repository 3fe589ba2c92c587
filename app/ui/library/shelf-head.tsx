import { Link } from "react-router";
import { formatCount } from "../meter.tsx";
import { type ShelfHref, shelves } from "./shelves.ts";

/** How many things are on each shelf, where that is known. */
export type ShelfCounts = Readonly<Partial<Record<ShelfHref, number>>>;

interface ShelfHeadProps {
  title: string;
  /** Beside the title. */
  count: string;
  /** The page's own address. */
  here: ShelfHref;
  counts: ShelfCounts;
}

/** The one head of the shelves: changing between them moves nothing. */
export function ShelfHead({ title, count, here, counts }: ShelfHeadProps) {
  return (
    <header className="shelf-head">
      <h1 className="title">{title}</h1>
      <span className="faint num">{count}</span>
      <nav className="tabs" aria-label="Your writing">
        {shelves.map(({ name, href }) => (
          <Link key={href} className="tab" to={href} aria-current={href === here ? "page" : undefined}>
            {name}
            {counts[href] === undefined ? null : <span className="count">{formatCount(counts[href])}</span>}
          </Link>
        ))}
      </nav>
    </header>
  );
}
