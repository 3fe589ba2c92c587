import { type KeyboardEvent, useRef, useState } from "react";
import { href } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { later } from "#app/ui/later.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { type FoundTool, findTools } from "../workspace/tools/find-tools.ts";
import { useSlash } from "../workspace/tools/use-slash.ts";
import { prefetchPart } from "../part.ts";

const loadFound = async () => (await import("./found-tools.tsx")).FoundTools;
const FoundTools = later(loadFound);

interface ToolSearchProps {
  /** What was searched without a script, and found by the server. */
  query: string;
  found: readonly FoundTool[];
  /** A script runs. */
  enhanced: boolean;
}

/**
 * Home's search over everything that has a name: "/" comes here, arrows move, Enter picks, Escape closes and clears.
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
    prefetchPart(loadFound);
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
          <FoundTools tools={shown} query={query} chosen={enhanced ? chosen : null} />
        </div>
      ) : null}
    </div>
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
