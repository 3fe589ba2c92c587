import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import type { Results } from "./load-versions.ts";

interface VersionListProps {
  results: Results;
  /** The most credits that New Version may cost. */
  mostAgain: number | null;
  disabled: boolean;
}

/** All versions at the left, the newest first; each is a tab, or becomes one. */
export function VersionList({
  results: { count, list, newer, older },
  mostAgain,
  disabled,
}: VersionListProps) {
  return (
    <aside className="sr-hist" aria-labelledby="versions">
      <div className="panel-head">
        <h2 className="title" id="versions">
          Versions
        </h2>
        <span className="faint sm num">{formatCount(count)}</span>
      </div>
      <div>
        <Button block name="intent" value="new" disabled={disabled}>
          <Icon name="rotate-ccw" />
          New Version
        </Button>
        {mostAgain === null ? null : (
          <p className="faint xs num sr-most">at most {formatCount(mostAgain)} credits</p>
        )}
      </div>
      <ol>
        {list.map(({ number, label, name, time, preview, isShown, isLoaded, address }) => (
          <li key={number} className={classNames(isShown && "is-on")}>
            <div className="row">
              <b>{label}</b>
              <span className="faint xs num">{time}</span>
            </div>
            {name === null ? null : (
              <b className="stet" dir="auto">
                {name}
              </b>
            )}
            <p className="serif" dir="auto">
              {preview}
            </p>
            {isLoaded ? (
              <span className="tag">Loaded</span>
            ) : (
              <Link
                className="btn btn-line btn-sm"
                to={address}
                aria-label={`Load ${label}`}
                preventScrollReset
              >
                Load
              </Link>
            )}
          </li>
        ))}
      </ol>
      {newer || older ? (
        <nav className="hist-pages" aria-label="Pages of the versions">
          {newer ? <Link to={newer}>Newer</Link> : null}
          {older ? <Link to={older}>Older</Link> : null}
        </nav>
      ) : null}
    </aside>
  );
}
