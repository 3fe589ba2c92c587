import { mostCredits, type Price, type TextSize } from "#app/document/credits.ts";
import { KeptFields } from "#app/islands/kept-fields.tsx";
import { panelDraft } from "#app/islands/workspace/tools/panel-drafts.ts";
import type { PanelTarget } from "#app/ui/workspace/panel-link.tsx";
import { ChatPanel } from "#app/ui/workspace/panels/chat-panel.tsx";
import { type Notes, NotesPanel } from "#app/ui/workspace/panels/notes-panel.tsx";
import type { PanelWork } from "#app/ui/workspace/panels/panel-foot.tsx";
import { RecentPanel } from "#app/ui/workspace/panels/recent-panel.tsx";
import { ShapePanel } from "#app/ui/workspace/panels/shape-panel.tsx";
import { SinglePanel } from "#app/ui/workspace/panels/single-panel.tsx";
import { SocialPanel } from "#app/ui/workspace/panels/social-panel.tsx";
import { StoryPanel } from "#app/ui/workspace/panels/story-panel.tsx";
import { BrainstormPanel } from "./brainstorm-panel.tsx";
import type { OpenPanel } from "./panel-state.ts";

/** What a call costs at most on the text that a panel works on. */
export interface Costs {
  size: TextSize;
  /** Characters of what else the writer is told. */
  besides: readonly number[];
}

interface PanelColumnProps {
  panel: OpenPanel;
  /** Id of the user. */
  owner: string;
  target: PanelTarget;
  work: PanelWork;
  costs: Costs;
  notes: Notes;
  onNotes: (notes: Notes) => void;
}

/** The longest instruction; it counts for the price before it is typed. */
const instruction = 300;

/** The panel that is open, on the document that it is given. */
export function PanelColumn(props: PanelColumnProps) {
  const { panel, owner, work } = props;
  const form = keptForm(panel);
  const { action = "" } = work.sent;
  // The platform of a tool that was asked for is the tool's.
  const isTold = (name: string): boolean =>
    (work.sent[name] ?? "") !== "" || (name === "platform" && action !== "");
  return (
    <>
      <OneOf {...props} />
      {form === null ? null : (
        <KeptFields
          key={`${form} ${action}`}
          of={`${panel.name}-panel`}
          owner={owner}
          form={form}
          isTold={isTold}
        />
      )}
      {/* The platform is the next tool's too, whatever became of this one's text. */}
      {panel.name === "social" ? (
        <KeptFields key={action} of="social-platform" owner={owner} form="platform" isTold={isTold} />
      ) : null}
    </>
  );
}

/** What a panel's fields are kept under; null where it keeps them itself. */
function keptForm(panel: OpenPanel): string | null {
  if (panel.name === "tool") return `tool ${panel.entry.name}`;
  return panel.name === "social" || panel.name === "story" ? panel.name : null;
}

function OneOf({ panel, owner, target, work, costs, notes, onNotes }: PanelColumnProps) {
  const most = ({ price }: { price: Price }, ...more: number[]): number =>
    mostCredits(price, costs.size, [...costs.besides, ...more]);
  const priced = <T extends { price: Price }>(tools: readonly T[]) =>
    tools.map((tool) => ({ ...tool, most: most(tool) }));
  switch (panel.name) {
    case "chat":
      return (
        <ChatPanel
          key={panel.said}
          target={target}
          work={{ ...work, sent: { instruction: panel.said, ...work.sent } }}
          asked={panel.asked}
          tries={panel.tries}
          most={most(panel.entry, instruction)}
          kind={panel.entry.builtin}
          draft={panelDraft(owner, "chat")}
        />
      );
    case "shape": {
      const [language, tone, useCase] = panel.entry.suboptions;
      if (!language || !tone || !useCase) return null;
      return (
        <ShapePanel
          target={target}
          work={work}
          language={language}
          tone={tone}
          purpose={useCase}
          vow={panel.entry.purpose}
          most={most(panel.entry)}
        />
      );
    }
    case "tool":
      return (
        <SinglePanel
          key={panel.entry.name}
          target={target}
          work={work}
          tool={{ ...panel.entry, most: most(panel.entry) }}
          apply={`${panel.maker ? "maker" : "edit"}:${panel.entry.name}`}
          usual={panel.maker ? "card" : "marks"}
        />
      );
    case "social":
      return (
        <SocialPanel key={work.sent["action"]} target={target} work={work} tools={priced(panel.tools)} />
      );
    case "story":
      return (
        <StoryPanel
          key={work.sent["action"]}
          target={target}
          work={work}
          tools={priced(panel.tools)}
          types={panel.types}
        />
      );
    case "brainstorm":
      return (
        <BrainstormPanel
          panel={panel}
          owner={owner}
          target={target}
          hasText={costs.size.characters > 0 && target.guid !== ""}
          builtinWrites={work.builtinWrites}
        />
      );
    case "context":
      return (
        <NotesPanel
          target={target}
          form={work.form}
          notes={notes}
          onAdd={onNotes}
          draft={panelDraft(owner, "context")}
        />
      );
    case "recent":
      return (
        <RecentPanel
          key={`${panel.q} ${panel.category}`}
          target={target}
          form={work.form}
          q={panel.q}
          category={panel.category}
          items={panel.items}
          onlyOpen={panel.onlyOpen}
          error={panel.error}
        />
      );
    default:
      return panel satisfies never;
  }
}
