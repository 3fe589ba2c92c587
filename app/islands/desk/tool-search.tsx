import { type KeyboardEvent, useRef, useState } from "react";
import { href } from "react-router";
import { Hit } from "#app/ui/hit.tsx";
import { CatalogueIcon, Icon } from "#app/ui/icon.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { type FoundTool, findTools } from "../workspace/tools/find-tools.ts";
import { useSlash } from "../workspace/tools/use-slash.ts";

interface ToolSearchProps {
  /** What was searched without a script, and found by the server. */
  query: string;
  found: readonly FoundTool[];
  /** A script runs. */
  enhanced: boolean;
}

/**
 * Home's search over templates, social and story tools: "/" comes here, arrows move, Enter picks, Escape closes and clears.
 * What is found are buttons of the form around it. Without a script Enter sends that form, which finds.
 */
export function ToolSearch({ query: asked, found, enhanced }: ToolSearchProps) {
  const [query, setQuery] = useState(asked);
  const [tools, setTools] = useState<readonly FoundTool[] | null>(null);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const shown = tools ? findTools(tools, query) : query === asked ? found : [];
  const isOpen = query.trim() !== "" && (tools !== null || query === asked);
  const chosen = Math.min(at, shown.length - 1);

  async function fetchTools(): Promise<void> {
    if (tools !== null) return;
    const list = await loadTools();
    if (list) setTools(list);
  }

  function close(): void {
    setQuery("");
    setAt(0);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      if (query === "") field.current?.blur();
      close();
    } else if (event.key === "Enter") {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>(`#found-${chosen}`)?.click();
    } else if (move !== undefined && shown.length > 0) {
      event.preventDefault();
      const next = (chosen + move + shown.length) % shown.length;
      setAt(next);
      box.current?.querySelector(`#found-${next}`)?.scrollIntoView({ block: "nearest" });
    }
  }

  return (
    <div className={isOpen ? "da-search is-open" : "da-search"} ref={box}>
      <SearchField
        label="Search tools"
        className="input-sm"
        name="find"
        placeholder="Search tools"
        autoComplete="off"
        maxLength={100}
        ref={field}
        {...(enhanced
          ? {
              value: query,
              role: "combobox",
              "aria-expanded": isOpen,
              "aria-controls": "found",
              "aria-autocomplete": "list",
              "aria-activedescendant": isOpen && chosen >= 0 ? `found-${chosen}` : undefined,
              onFocus: () => void fetchTools(),
              onKeyDown: press,
              onChange: ({ currentTarget }) => {
                setQuery(currentTarget.value);
                setAt(0);
              },
            }
          : { defaultValue: query })}
      >
        {isOpen && enhanced ? (
          <button type="button" className="chip-x search-x" aria-label="Clear search" onClick={close}>
            <Icon name="x" size={13} />
          </button>
        ) : (
          <kbd className="kbd scripted-only" aria-hidden="true">
            /
          </kbd>
        )}
      </SearchField>
      {isOpen ? (
        <div className="pop-static find-pop">
          {shown.length === 0 ? (
            <output className="note">
              No templates found <span>Try a different search term</span>
            </output>
          ) : (
            <div
              className="pop-pad"
              id="found"
              aria-label="Tools"
              {...(enhanced ? { role: "listbox" } : { role: "group" })}
            >
              {shown.map((tool, index) => (
                <FoundRow
                  key={`${tool.category} ${tool.name}`}
                  tool={tool}
                  query={query}
                  index={index}
                  {...(enhanced ? { selected: index === chosen } : {})}
                />
              ))}
            </div>
          )}
        </div>
      ) : null}
    </div>
  );
}

interface FoundRowProps {
  tool: FoundTool;
  query: string;
  index: number;
  /** Absent where no script moves. */
  selected?: boolean;
}

function FoundRow({ tool, query, index, selected }: FoundRowProps) {
  const { name, description, category, icon, way } = tool;
  return (
    <button
      type="submit"
      id={`found-${index}`}
      className={selected ? "item is-on" : "item"}
      name="intent"
      value={`tool:${"panel" in way ? way.panel : ""}`}
      {...(selected === undefined ? {} : { role: "option", "aria-selected": selected, tabIndex: -1 })}
    >
      <CatalogueIcon name={icon} size={18} />
      <span>
        <Hit text={name} query={query} />
        <small>
          <Hit text={description.replace(/\.$/, "")} query={query} />
        </small>
      </span>
      <span className="end">{category}</span>
    </button>
  );
}

let known: Promise<readonly FoundTool[] | null> | null = null;

/** The tools, fetched once a page's life; null where they cannot be had. */
function loadTools(): Promise<readonly FoundTool[] | null> {
  const forget = (): null => {
    known = null;
    return null;
  };
  known ??= fetch(href("/tools")).then(
    async (response) => (response.ok ? ((await response.json()) as FoundTool[]) : forget()),
    forget,
  );
  return known;
}
