import { Link } from "react-router";
import { type ContentMode, ModeBadge } from "./mode-badge.tsx";
import { preview } from "./preview.ts";

/** A moment as the server renders it, so that hydration agrees: ISO 8601 and words in the reader's time zone. */
export interface ShownDate {
  iso: string;
  label: string;
}

export interface ContentCardProps {
  href: string;
  title: string;
  /** Plain text; cut here at 150 characters. */
  text: string;
  mode: ContentMode;
  date: ShownDate;
  /** Names of the actions applied; two are shown. */
  tags: readonly string[];
}

/** A content item in a grid. The title is the link; it covers the whole card. */
export function ContentCard({ href, title, text, mode, date, tags }: ContentCardProps) {
  return (
    <article className="card card-link">
      <div className="card-top">
        <ModeBadge mode={mode} />
        <time dateTime={date.iso}>{date.label}</time>
      </div>
      <h3 className="clip-2" dir="auto">
        <Link to={href}>{title}</Link>
      </h3>
      <p dir="auto">{preview(text)}</p>
      <CardTags tags={tags} />
    </article>
  );
}

/** The first two tags, and how many more there are. */
export function CardTags({ tags }: Pick<ContentCardProps, "tags">) {
  if (tags.length === 0) return null;
  return (
    <div className="card-foot">
      {tags.slice(0, 2).map((tag) => (
        <span className="tag" key={tag}>
          {tag}
        </span>
      ))}
      {tags.length > 2 ? <span className="tag">+{tags.length - 2}</span> : null}
    </div>
  );
}
