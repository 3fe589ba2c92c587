import type { PanelTarget } from "../panel-link.tsx";
import type { Comes } from "./comes.tsx";
import { Panel } from "./panel.tsx";
import { PanelFoot, type PanelWork } from "./panel-foot.tsx";
import { type PanelTool, vowOf } from "./tool-rows.tsx";

interface SinglePanelProps {
  target: PanelTarget;
  work: PanelWork;
  tool: Omit<PanelTool, "category">;
  /** Value of `apply`. */
  apply: string;
  usual: Comes;
}

/** One action of the sidebar, with the choice of what becomes of it. */
export function SinglePanel({ target, work, tool, apply, usual }: SinglePanelProps) {
  return (
    <Panel target={target} name="tool" title={tool.name} about={tool.shortDescription}>
      <input type="hidden" form={work.form} name="tool" value={tool.name} />
      {usual === "card" && work.hasText ? (
        <p className="muted sm">
          Written from{" "}
          <b className="semi" dir="auto">
            {target.title}
          </b>
          , which stays as it is.
        </p>
      ) : null}
      <PanelFoot
        work={work}
        apply={apply}
        button={usual === "card" ? "Write it" : "Apply"}
        usual={usual}
        vow={vowOf(tool)}
        most={tool.most}
        kind={tool.builtin}
      />
    </Panel>
  );
}
