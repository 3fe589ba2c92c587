import { Form, Link } from "react-router";
import { Icon, type IconName } from "../icon.tsx";
import { Dots } from "../loader.tsx";
import { recentHref, type RecentRow as Row } from "./recent-shown.ts";

const shownTags = 2;

interface RecentRowProps {
  row: Row;
  page: number;
  /** Names the click of its Try again. */
  click: string;
}

/** One generation in the ledger: when, from which text, for what, by whom, and what came of it. */
export function RecentRow({ row, page, click }: RecentRowProps) {
  const { id, text, tags, models, day, time } = row;
  return (
    <li className="pr">
      <span className="pr-when">
        <time className="num" dateTime={day.iso}>
          {day.label}
        </time>
        <span className="faint num">{time}</span>
      </span>
      <p className="serif clip-2" dir="auto">
        <Link className="pr-link" to={recentHref(page, id)} preventScrollReset>
          {text || "Without a text"}
        </Link>
      </p>
      <Tags tags={tags} />
      <div className="pr-by">
        <Tags tags={models} />
        <div className="pr-row">
          <Outcome row={row} />
          <Onward row={row} click={click} />
        </div>
      </div>
    </li>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="pr-tags">
      {tags.slice(0, shownTags).map((tag) => (
        <span className="tag" key={tag}>
          {tag}
        </span>
      ))}
      {tags.length > shownTags ? <span className="tag">+{tags.length - shownTags}</span> : null}
    </span>
  );
}

const looks = {
  bad: { className: "badge badge-bad", icon: "circle-alert" },
  warn: { className: "badge badge-warn", icon: "circle-pause" },
} as const satisfies Record<string, { className: string; icon: IconName }>;

function Outcome({ row: { outcome } }: { row: Row }) {
  if (outcome.tone === "running") {
    return (
      <output className="loader xs">
        <Dots />
        {outcome.words}
      </output>
    );
  }
  if (outcome.tone === "plain") return <span className="pr-st num">{outcome.words}</span>;
  const { className, icon } = looks[outcome.tone];
  return (
    <span className={className}>
      <Icon name={icon} size={12} />
      {outcome.words}
    </span>
  );
}

/** To what came of it, or the same once more. */
function Onward({ row: { id, result, again }, click }: Pick<RecentRowProps, "row" | "click">) {
  if (again?.kind === "form") {
    return (
      <Form method="post" action={again.href}>
        <input type="hidden" name="generation" value={id} />
        <input type="hidden" name="click" value={click} />
        <button type="submit" className="link sm" name="intent" value="again">
          Try again
        </button>
      </Form>
    );
  }
  if (again) {
    return (
      <Link className="link sm" to={again.href}>
        Try again
      </Link>
    );
  }
  return result === null ? null : (
    <Link className="link sm" to={result}>
      Open result
    </Link>
  );
}
