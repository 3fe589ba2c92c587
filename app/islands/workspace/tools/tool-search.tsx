import { type KeyboardEvent, useRef, useState } from "react";
import { mostCredits, type TextSize } from "#app/document/credits.ts";
import { CatalogueIcon } from "#app/ui/icon.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { KindBadge } from "#app/ui/kind-badge.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { PanelLink, type PanelTarget } from "#app/ui/workspace/panel-link.tsx";
import { type FoundTool, findTools } from "./find-tools.ts";
import { useSlash } from "./use-slash.ts";

interface ToolSearchProps {
  target: PanelTarget;
  /** Id of the document's form, which does what is done at once. */
  form: string;
  /** What was searched without a script, and found by the server. */
  query: string;
  found: readonly FoundTool[];
  size: TextSize;
  /** Characters of what else the writer is told. */
  besides: readonly number[];
  builtinWrites: boolean;
  /** Why nothing can be done at once; panels can be opened all the same. */
  disabledReason?: string | undefined;
  pending: boolean;
  /** The sidebar was opened to search. */
  focused: boolean;
}

/** One box over everything that can be done: arrows move, Enter picks, Escape clears. */
export function ToolSearch(props: ToolSearchProps) {
  const {
    target,
    form,
    query: asked,
    found,
    size,
    besides,
    builtinWrites,
    disabledReason,
    pending,
    focused,
  } = props;
  const [query, setQuery] = useState(asked);
  const [tools, setTools] = useState<readonly FoundTool[] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const shown = tools ? findTools(tools, query) : query === asked ? found : [];
  const isOpen = query.trim() !== "" && (tools !== null || query === asked);

  async function fetchTools(): Promise<void> {
    if (tools !== null) return;
    const list = await loadTools();
    if (list) setTools(list);
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>(".find-row") ?? [])].filter(
      (row) => !row.hasAttribute("disabled"),
    );
    const at = rows.indexOf(event.target as HTMLElement);
    const onField = event.target === field.current;
    if (event.key === "Escape") {
      event.preventDefault();
      setQuery("");
      if (onField && query === "") field.current?.blur();
      else field.current?.focus();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      rows[Math.min(at + 1, rows.length - 1)]?.focus();
    } else if (event.key === "ArrowUp") {
      event.preventDefault();
      if (at <= 0) field.current?.focus();
      else rows[at - 1]?.focus();
    } else if (event.key === "Enter" && onField) {
      event.preventDefault();
      rows[0]?.click();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its field and rows arrive here
    <div className="find" ref={box} onKeyDown={move} onFocus={() => void fetchTools()}>
      <SearchField
        className="side-q"
        look="side-search"
        label="Search actions"
        form={form}
        name="find"
        placeholder="Search actions"
        autoComplete="off"
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sidebar was opened to search
        autoFocus={focused}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      >
        <kbd className="kbd scripted-only" aria-hidden="true">
          /
        </kbd>
      </SearchField>
      <output className="sr">
        {isOpen ? (shown.length === 1 ? "1 found" : `${shown.length} found`) : ""}
      </output>
      {isOpen ? (
        <div className="side-found">
          {shown.length === 0 ? (
            <p className="note">
              No templates found
              <span>Try a different search term</span>
            </p>
          ) : null}
          <ul aria-label="Found">
            {shown.map((tool) => (
              <li key={`${tool.category} ${tool.name}`}>
                <FoundRow
                  tool={tool}
                  target={target}
                  form={form}
                  most={mostCredits(tool.price, size, besides)}
                  builtinWrites={builtinWrites}
                  disabled={disabledReason !== undefined}
                  pending={pending}
                  onPick={() => setQuery("")}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

interface FoundRowProps {
  tool: FoundTool;
  target: PanelTarget;
  form: string;
  most: number;
  builtinWrites: boolean;
  disabled: boolean;
  pending: boolean;
  onPick: () => void;
}

function FoundRow(props: FoundRowProps) {
  const { tool, target, form, most, builtinWrites, disabled, pending, onPick } = props;
  const { way, builtin } = tool;
  const needsModel = builtinWrites && builtin === "model";
  const face = (
    <>
      <CatalogueIcon name={tool.icon} />
      <span className="find-t">
        {tool.name} <KindBadge kind={builtin} builtinWrites={builtinWrites} />
      </span>
      <span className="find-n num">{needsModel ? "" : formatCount(most)}</span>
      <small className="clip">
        {tool.category}: {tool.description.replace(/\.$/, "")}
      </small>
    </>
  );
  if ("panel" in way) {
    return (
      <PanelLink target={target} panel={way.panel} className="find-row" onClick={onPick}>
        {face}
      </PanelLink>
    );
  }
  return (
    <button
      type="submit"
      className="find-row"
      form={form}
      name="apply"
      value={way.apply}
      disabled={disabled || needsModel}
      aria-disabled={pending || undefined}
      aria-describedby={disabled ? "side-acting" : undefined}
    >
      {face}
    </button>
  );
}

let known: Promise<readonly FoundTool[] | null> | null = null;

/** Everything that can be done, fetched once a page's life; null where it cannot be had. */
function loadTools(): Promise<readonly FoundTool[] | null> {
  known ??= fetch("/create/tools").then(
    async (response) => (response.ok ? ((await response.json()) as FoundTool[]) : forget()),
    () => forget(),
  );
  return known;
}

function forget(): null {
  known = null;
  return null;
}
