import { href } from "react-router";
import { StartIsland } from "#app/islands/conversation/start-island.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { emptyStart } from "#app/ui/conversation/start-fields.ts";
import { ConnectModel, KindBadge } from "#app/ui/kind-badge.tsx";
import type { PanelTarget } from "#app/ui/workspace/panel-link.tsx";
import { Panel } from "#app/ui/workspace/panels/panel.tsx";
import type { OpenPanel } from "./panel-state.ts";

interface BrainstormPanelProps {
  panel: Extract<OpenPanel, { name: "brainstorm" }>;
  owner: string;
  target: PanelTarget;
  hasText: boolean;
  builtinWrites: boolean;
}

/** Two roles think the text through, on a page of their own. */
export function BrainstormPanel({ panel, owner, target, hasText, builtinWrites }: BrainstormPanelProps) {
  const about = "Two roles take turns on a text. The session has a page of its own; this one stays as it is.";
  if (panel.locked) {
    return (
      <Panel target={target} name="brainstorm" title="Brainstorm" about={about}>
        <div className="panel-form">
          <p className="note">Brainstorm is part of the paid plans.</p>
          <ButtonLink href={href("/plans")} kind="ink">
            Upgrade
          </ButtonLink>
        </div>
      </Panel>
    );
  }
  return (
    <Panel target={target} name="brainstorm" title="Brainstorm" about={about}>
      <StartIsland
        key={target.guid}
        owner={owner}
        fields={{ ...emptyStart, document: hasText ? target.guid : "" }}
        errors={{}}
        roles={panel.roles}
        click={panel.click}
        prices={panel.prices}
        houseStyle={panel.houseStyle}
        varied={!builtinWrites}
        hint={hasText ? `Where nothing is typed: “${target.title}”, as it was saved last.` : undefined}
        kind={
          builtinWrites ? (
            <>
              <KindBadge kind="worksheet" builtinWrites /> <ConnectModel />
            </>
          ) : null
        }
      />
    </Panel>
  );
}
