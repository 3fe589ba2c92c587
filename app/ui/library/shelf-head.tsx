import { Link } from "react-router";
import { formatCount } from "../meter.tsx";

/** The pages with which a writer finds everything again; each stands here once it is there. */
const shelves = [{ name: "Content", href: "/recent-content" }] as const;

interface ShelfHeadProps {
  title: string;
  /** Beside the title. */
  count: string;
  /** The page's own address. */
  here: (typeof shelves)[number]["href"];
  /** How many things are on a shelf, by its address, where that is known. */
  counts: Readonly<Partial<Record<string, number>>>;
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
