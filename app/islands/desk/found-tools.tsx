import { Hit } from "#app/ui/hit.tsx";
import { CatalogueIcon } from "#app/ui/icon.tsx";
import type { FoundTool } from "../workspace/tools/find-tools.ts";

interface FoundToolsProps {
  tools: readonly FoundTool[];
  query: string;
  /** Which of them Enter picks; null where no script moves. */
  chosen: number | null;
}

/** What home's search found: buttons of the form around it. */
export function FoundTools({ tools, query, chosen }: FoundToolsProps) {
  if (tools.length === 0) {
    return (
      <output className="note">
        No templates found <span>Try a different search term</span>
      </output>
    );
  }
  return (
    <div
      className="pop-pad"
      id="found"
      aria-label="Tools"
      {...(chosen === null ? { role: "group" } : { role: "listbox" })}
    >
      {tools.map((tool, index) => (
        <FoundRow
          key={`${tool.category} ${tool.name}`}
          tool={tool}
          query={query}
          index={index}
          {...(chosen === null ? {} : { selected: index === chosen })}
        />
      ))}
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
