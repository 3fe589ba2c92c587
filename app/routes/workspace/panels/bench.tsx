import { mostCredits, type Price } from "#app/document/credits.ts";
import { ToolSearch } from "#app/islands/workspace/tools/tool-search.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { type ActionSection, ActionSidebar, type SideLink } from "#app/ui/workspace/action-sidebar.tsx";
import { CarryOn } from "#app/ui/workspace/carry-on.tsx";
import { PanelLink, type PanelTarget } from "#app/ui/workspace/panel-link.tsx";
import { NoteChips } from "#app/ui/workspace/panels/notes-panel.tsx";
import type { Entry } from "#app/server/gateway/catalogue.ts";
import type { EditorPageProps } from "../editor-props.ts";
import { blockedReasonOf } from "../editor-state.ts";
import { wayOfAction } from "./list-tools.ts";
import { type Costs, PanelColumn } from "./panel-column.tsx";
import type { OpenPanel, Workbench } from "./panel-state.ts";
import type { Bench } from "./use-bench.ts";

type Props = EditorPageProps & { bench: Bench };

const noText = "Write something first.";

/** Why nothing can be done with the document at once; undefined where something can. */
export const reasonOf = ({ state, document }: EditorPageProps): string | undefined =>
  blockedReasonOf(state) ?? (document.size?.characters === 0 ? noText : undefined);

/** The sidebar of an open document: search, sections with their prices, panels, credits. */
export function BenchSidebar(props: Props) {
  const { sections, builtinWrites, model, account, workbench, pending = false, bench } = props;
  const { selected = 0 } = props;
  const { target, fold, costs, notes } = bench;
  const disabledReason = reasonOf(props);
  const section = fold.section ?? workbench.section ?? undefined;
  return (
    <ActionSidebar
      sections={sectionsOf(sections, workbench.readTimes, costs)}
      open={section === "search" ? undefined : section}
      builtinWrites={builtinWrites}
      model={model}
      account={account}
      acting={
        selected > 0
          ? `${selected === 1 ? "1 word" : `${formatCount(selected)} words`} of ${target.title}`
          : target.title
      }
      form="document"
      pending={pending}
      disabledReason={disabledReason}
      target={target}
      links={linksOf(workbench.counts)}
      panel={workbench.panel?.name ?? null}
      fold={fold}
      search={
        <ToolSearch
          key={workbench.search.query}
          target={target}
          form="document"
          query={workbench.search.query}
          found={workbench.search.found}
          size={costs.size}
          besides={costs.besides}
          builtinWrites={builtinWrites}
          disabledReason={disabledReason}
          pending={pending}
          focused={section === "search"}
        />
      }
      notes={
        <NoteChips
          notes={notes}
          form="document"
          onRemove={(name) => bench.onNotes({ ...notes, [name]: "" })}
        />
      }
    />
  );
}

/** The sidebar's groups with what each action may cost, and the read times after them. */
function sectionsOf(
  sections: EditorPageProps["sections"],
  readTimes: readonly Entry[],
  { size, besides }: Costs,
): ActionSection[] {
  const most = ({ price }: { price: Price }): number => mostCredits(price, size, besides);
  return [
    ...sections.map(({ name, icon, actions }) => ({
      name,
      icon,
      actions: actions.map((action) => ({ ...action, most: most(action), ...wayOfAction(action) })),
    })),
    {
      name: "Read Time",
      icon: "timer",
      actions: readTimes.map((one) => ({ ...one, most: most(one), apply: `readTime:${one.name}` })),
    },
  ];
}

const linksOf = ({ templates, social, stories }: Workbench["counts"]): SideLink[] => [
  { panel: "templates", name: "Templates", icon: "layout-template", count: templates },
  { panel: "social", name: "Social tools", icon: "share-2", count: social },
  { panel: "story", name: "Story tools", icon: "feather", count: stories },
];

interface PanelLinksProps {
  target: PanelTarget;
  open: string | null;
}

const panels = [
  ["chat", "Chat", "message-square-text"],
  ["shape", "Shape It", "shapes"],
  ["context", "Context", "paperclip"],
  ["recent", "Open", "folder-open"],
  ["templates", "Templates", "layout-template"],
] as const;

/** The panels of the workspace's bar; an open one is closed by its own link. */
export function PanelLinks({ target, open }: PanelLinksProps) {
  return (
    <nav className="ws-panels" aria-label="Panels">
      {panels
        .filter(([panel]) => target.guid !== "" || panel === "templates")
        .map(([panel, name, icon]) => (
          <PanelLink
            key={panel}
            target={target}
            panel={panel === open ? "" : panel}
            className={panel === open ? "btn btn-bare btn-sm is-on" : "btn btn-bare btn-sm"}
            current={panel === open}
            title={name}
          >
            <Icon name={icon} size={15} />
            <span>{name}</span>
          </PanelLink>
        ))}
      <span className="vr" />
      <PanelLink target={target} panel="purpose" className="btn btn-line btn-sm" title="Purpose Writer">
        <Icon name="target" size={15} />
        <span>Purpose Writer</span>
      </PanelLink>
    </nav>
  );
}

interface BenchPanelProps extends Omit<Props, "notice"> {
  panel: OpenPanel;
  /** What came of the last try in it. */
  notice: Notice | null;
}

/** The panel that is open at the right of the document. */
export function BenchPanel(props: BenchPanelProps) {
  const { panel, state, builtinWrites, workbench, sent, notice, pending = false, bench } = props;
  return (
    <PanelColumn
      panel={panel}
      target={bench.target}
      costs={bench.panelCosts}
      notes={bench.notes}
      onNotes={bench.onNotes}
      work={{
        form: "document",
        hasText: bench.hasText,
        blocked: blockedReasonOf(state),
        pending,
        notice,
        builtinWrites,
        sent: { ...workbench.chosen, ...sent },
        onBrief: bench.onBrief,
      }}
    />
  );
}

/** What ends the sheet of a document that can be edited. */
export function BenchEnd(props: Props) {
  const { document, workbench, builtinWrites, pending = false, bench } = props;
  const { size, besides } = bench.costs;
  const priced = (entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, most: mostCredits(entry.price, size, besides) }));
  return (
    <CarryOn
      ways={priced(workbench.continuing)}
      readTimes={priced(workbench.readTimes)}
      words={document.words}
      minutes={document.minutes}
      builtinWrites={builtinWrites}
      disabled={reasonOf(props) !== undefined}
      pending={pending}
    />
  );
}
