import { Hit } from "../../hit.tsx";
import { CatalogueIcon } from "../../icon.tsx";
import { type BuiltinKind, KindBadge } from "../../kind-badge.tsx";
import { forReader } from "../../proof/promise-line.ts";

/** A tool as a panel lists it. */
export interface PanelTool {
  name: string;
  icon: string;
  shortDescription: string;
  /** What is promised. */
  purpose: string;
  category: string;
  builtin: BuiltinKind;
  /** The most credits that it can cost on this document. */
  most: number;
}

/** What is promised besides what a tool is for, which its purpose begins with. */
export function vowOf({
  purpose,
  shortDescription,
}: Pick<PanelTool, "purpose" | "shortDescription">): string {
  const vow = purpose.startsWith(shortDescription) ? purpose.slice(shortDescription.length) : purpose;
  return forReader(vow.trim());
}

/** A category's name and its tools. */
export function byCategory<T extends PanelTool>(tools: readonly T[]): [string, T[]][] {
  return [...Map.groupBy(tools, ({ category }) => category)];
}

interface ToolRowProps {
  tool: PanelTool;
  form: string;
  chosen: boolean;
  onChoose: (name: string) => void;
  /** At the row's end: its platform, or what comes of it. */
  end: string;
  builtinWrites: boolean;
  /** What was searched, to be marked. */
  query?: string;
}

/** One tool: a radio. */
export function ToolRow({ tool, form, chosen, onChoose, end, builtinWrites, query = "" }: ToolRowProps) {
  return (
    <label className="tool">
      <input
        type="radio"
        form={form}
        name="action"
        value={tool.name}
        checked={chosen}
        onChange={() => onChoose(tool.name)}
      />
      <CatalogueIcon name={tool.icon} size={18} />
      <span className="tool-t">
        <Hit text={tool.name} query={query} />
        {builtinWrites ? (
          <>
            {" "}
            <KindBadge kind={tool.builtin} builtinWrites />
          </>
        ) : null}
      </span>
      <span className="tool-end">{end}</span>
      <small>{tool.shortDescription.replace(/\.$/, "")}</small>
    </label>
  );
}
