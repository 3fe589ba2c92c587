import { ModeBadge, type ContentMode } from "../../mode-badge.tsx";
import { preview } from "../../preview.ts";
import { SearchField } from "../../search-field.tsx";
import { panelAddress, type PanelTarget } from "../panel-link.tsx";
import { SavedLink } from "../saved-link.tsx";
import { Panel } from "./panel.tsx";

export interface RecentItem {
  guid: string;
  /** Where it is opened. */
  href: string;
  title: string;
  text: string;
  mode: ContentMode;
  /** "Nov 22, 2026". */
  date: string;
}

interface RecentPanelProps {
  target: PanelTarget;
  form: string;
  q: string;
  category: string;
  items: readonly RecentItem[];
  /** What was found is the open document alone. */
  onlyOpen: boolean;
  /** 'Failed to load recent content', instead of the items. */
  error: string | null;
}

const categories = [
  ["all", "All Types"],
  ["document", "Document"],
  ["story", "Story"],
  ["post", "Post"],
] as const;

/** The newest documents, each to be opened. */
export function RecentPanel({ target, form, q, category, items, onlyOpen, error }: RecentPanelProps) {
  // It stands beside what is opened from it as well.
  const open = `recent${q === "" ? "" : `&q=${encodeURIComponent(q)}`}${category === "all" ? "" : `&category=${category}`}`;
  return (
    <Panel target={target} name="recent" title="Recent Content">
      <div className="recent-find">
        <SearchField
          className="input-sm"
          label="Search content"
          form={form}
          name="q"
          placeholder="Search content..."
          defaultValue={q}
        />
        <select
          className="select select-sm"
          form={form}
          name="category"
          aria-label="Type"
          defaultValue={category}
        >
          {categories.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <button className="btn btn-line btn-sm" type="submit" form={form} name="intent" value="panel:recent">
          Show
        </button>
      </div>
      {error === null ? null : <p className="note">{error}</p>}
      {error === null && items.length === 0 ? (
        <div className="hist-none">
          {onlyOpen ? (
            <>
              <p className="title">No other text</p>
              <p className="muted sm">Only the one that is open is found here.</p>
            </>
          ) : q === "" && category === "all" ? (
            <>
              <p className="title">No content yet</p>
              <p className="muted sm">Start creating content to see your recent work here.</p>
            </>
          ) : (
            <>
              <p className="title">No results</p>
              <p className="muted sm">Try adjusting your filters or search terms.</p>
            </>
          )}
        </div>
      ) : null}
      <ul className="recent-list">
        {items.map(({ guid, href, title, text, mode, date }) => (
          <li key={guid}>
            <article className="card card-link">
              <div className="card-top">
                <ModeBadge mode={mode} />
                <span className="faint sm">{date}</span>
              </div>
              <h3 className="clip-2" dir="auto">
                <SavedLink
                  leaving={target}
                  to={href === `/create/${guid}` ? panelAddress({ guid, here: href }, open) : href}
                >
                  {title}
                </SavedLink>
              </h3>
              <p className="clip-2" dir="auto">
                {preview(text)}
              </p>
            </article>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
