import { useState } from "react";
import { Hit } from "../../hit.tsx";
import { Icon } from "../../icon.tsx";
import { SearchField } from "../../search-field.tsx";
import { useScripted } from "../../use-scripted.ts";
import { PanelLink, type PanelTarget } from "../panel-link.tsx";
import type { Comes } from "./comes.tsx";
import { Panel } from "./panel.tsx";
import { PanelFoot, type PanelWork } from "./panel-foot.tsx";
import { byCategory, type PanelTool, ToolRow, vowOf } from "./tool-rows.tsx";

interface StoryTool extends PanelTool {
  mode: string;
}

interface StoryPanelProps {
  target: PanelTarget;
  work: PanelWork;
  tools: readonly StoryTool[];
  /** Kinds of story. */
  types: readonly string[];
}

/** What comes of a tool, by what it does with the story. */
const ends: Readonly<Record<string, string>> = {
  transform: "marks",
  continue: "marks",
  generate: "new card",
  analyze: "report",
};
const comesOf = ({ mode }: StoryTool): Comes =>
  mode === "transform" || mode === "continue" ? "marks" : "card";

/** Tools for a story, by category or as they are searched. */
export function StoryPanel({ target, work, tools, types }: StoryPanelProps) {
  const { form, sent, builtinWrites } = work;
  const scripted = useScripted();
  const [query, setQuery] = useState(sent["q"] ?? "");
  const wanted = tools.find(({ name }) => name === sent["action"]) ?? null;
  const [name, setName] = useState(wanted?.name ?? null);
  const asked = query.trim().toLowerCase();
  const shown = tools.filter((tool) =>
    `${tool.name} ${tool.category} ${tool.shortDescription}`.toLowerCase().includes(asked),
  );
  const chosen = tools.find((tool) => tool.name === name) ?? null;
  const groups = byCategory(shown);
  const row = (tool: StoryTool) => (
    <ToolRow
      key={tool.name}
      tool={tool}
      form={form}
      chosen={tool.name === name}
      onChoose={setName}
      end={ends[tool.mode] ?? tool.mode}
      builtinWrites={builtinWrites}
      query={query.trim()}
    />
  );
  return (
    <Panel target={target} name="story" title="Story tools" fill>
      <div className="panel-form is-tools">
        <SearchField
          className="input-sm"
          label="Search story tools"
          form={form}
          name="q"
          placeholder="Search story tools"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Enter") event.preventDefault();
            if (event.key === "Escape") setQuery("");
          }}
        >
          {asked === "" ? null : (
            <PanelLink
              target={target}
              panel="story"
              className="chip-x search-x"
              label="Clear search"
              onClick={() => setQuery("")}
            >
              <Icon name="x" size={13} />
            </PanelLink>
          )}
        </SearchField>
        <div className="tool-find">
          <output className="hint num">
            {asked === "" ? `${tools.length} tools` : `${shown.length} of ${tools.length} tools`}
          </output>
          <label>
            <span className="sr">Kind of story</span>
            <select
              className="select select-sm select-auto select-bare"
              form={form}
              name="storyType"
              defaultValue={sent["storyType"] || types[0]}
            >
              {types.map((type) => (
                <option key={type} value={type}>
                  {type}
                </option>
              ))}
            </select>
          </label>
        </div>
        {asked === "" ? (
          <div className="tools tools-cats">
            {groups.map(([category, rows], at) => (
              <details key={category} name="story" open={chosen ? category === chosen.category : at === 0}>
                <summary>
                  {category}
                  <span className="faint num">{rows.length}</span>
                  <Icon name="chevron-right" size={14} className="chev" />
                </summary>
                <fieldset>
                  <legend className="sr">{category}</legend>
                  {rows.map(row)}
                </fieldset>
              </details>
            ))}
          </div>
        ) : (
          <div className="tools">
            {groups.map(([category, rows]) => (
              <fieldset key={category}>
                <legend className="note">
                  <Hit text={category} query={query.trim()} />
                </legend>
                {rows.map(row)}
              </fieldset>
            ))}
            {shown.length === 0 ? <p className="note tools-none">No tool is called that.</p> : null}
          </div>
        )}
        <PanelFoot
          work={work}
          apply="story"
          button="Apply tool"
          usual={chosen && comesOf(chosen)}
          vow={chosen ? vowOf(chosen) : undefined}
          most={chosen?.most ?? (scripted ? null : Math.max(0, ...shown.map(({ most }) => most)))}
          kind={chosen?.builtin}
          waits={scripted && chosen === null}
        />
      </div>
    </Panel>
  );
}
