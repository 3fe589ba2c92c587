import { useState } from "react";
import { useScripted } from "../../use-scripted.ts";
import type { PanelTarget } from "../panel-link.tsx";
import { Panel } from "./panel.tsx";
import { PanelFoot, type PanelWork } from "./panel-foot.tsx";
import { byCategory, type PanelTool, ToolRow, vowOf } from "./tool-rows.tsx";

interface SocialPanelProps {
  target: PanelTarget;
  work: PanelWork;
  tools: readonly (PanelTool & { platform: string })[];
}

const everywhere = "General";
const platforms = [
  everywhere,
  "Meta",
  "Instagram",
  "LinkedIn",
  "Twitter / X",
  "TikTok",
  "Medium / Blogging Platforms",
];

/** Tools for a post: a platform's own, and those for all of them. */
export function SocialPanel({ target, work, tools }: SocialPanelProps) {
  const { form, sent, builtinWrites } = work;
  const scripted = useScripted();
  const wanted = tools.find(({ name }) => name === sent["action"]);
  const [platform, setPlatform] = useState(sent["platform"] || (wanted?.platform ?? everywhere));
  const [name, setName] = useState(wanted?.name ?? null);
  const shown = tools.filter((tool) => tool.platform === platform || tool.platform === everywhere);
  const chosen = shown.find((tool) => tool.name === name) ?? null;
  return (
    <Panel target={target} name="social" title="Social tools" fill>
      <div className="panel-form is-tools">
        <fieldset className="field" id="social-platform">
          <legend className="label">Platform</legend>
          <div className="chips">
            {platforms.map((one) => (
              <label className="chip" key={one}>
                <input
                  type="radio"
                  form={form}
                  name="platform"
                  value={one}
                  checked={one === platform}
                  onChange={() => setPlatform(one)}
                />
                {one}
              </label>
            ))}
            {scripted ? null : (
              <button className="chip" type="submit" form={form} name="intent" value="panel:social">
                Show
              </button>
            )}
          </div>
        </fieldset>
        <div className="tools">
          {byCategory(shown).map(([category, rows]) => (
            <fieldset key={category}>
              <legend className="note">{category}</legend>
              {rows.map((tool) => (
                <ToolRow
                  key={tool.name}
                  tool={tool}
                  form={form}
                  chosen={tool.name === chosen?.name}
                  onChoose={setName}
                  end={tool.platform}
                  builtinWrites={builtinWrites}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <PanelFoot
          work={work}
          apply="social"
          button="Apply tool"
          usual="card"
          vow={chosen ? vowOf(chosen) : undefined}
          most={chosen?.most ?? (scripted ? null : Math.max(...shown.map(({ most }) => most)))}
          kind={chosen?.builtin}
          waits={scripted && chosen === null}
        />
      </div>
    </Panel>
  );
}
