import { mostCredits, type Price } from "#app/document/credits.ts";
import { neededPart } from "#app/islands/needed-part.tsx";
import { usePrefetch } from "#app/islands/use-prefetch.ts";
import { ToolSearch } from "#app/islands/workspace/tools/tool-search.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { type CreditAccount, freePlan } from "#app/ui/shell/account.ts";
import { type ActionSection, ActionSidebar, type SideLink } from "#app/ui/workspace/action-sidebar.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { PanelLink, type PanelTarget } from "#app/ui/workspace/panel-link.tsx";
import { NoteChips } from "#app/ui/workspace/panels/notes-panel.tsx";
import type { Entry } from "#app/server/gateway/catalogue.ts";
import { useShell } from "../../frame/use-shell.ts";
import type { Costs } from "./panel-column.tsx";
import { wayOfAction } from "./list-tools.ts";
import type { OpenPanel, Workbench } from "./panel-state.ts";
import type { Subject } from "./subject.ts";
import type { Bench } from "./use-bench.ts";

const loadColumn = async () => (await import("./panel-column.tsx")).PanelColumn;
const PanelColumn = neededPart(loadColumn);

/** The sidebar's groups, from the smart actions' catalogue. */
type Sections = readonly (Omit<ActionSection, "actions"> & { actions: readonly Entry[] })[];

interface BenchProps {
  /** Id of the user. */
  owner: string;
  bench: Bench;
  workbench: Workbench;
  sections: Sections;
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
  /** Name of the model that writes; null where the built-in writer does. */
  model: string | null;
  /** Of the signed-in user, from the root's loader; null once the session has ended. */
  account: CreditAccount | null;
  /** The panel that stands open. */
  panel: OpenPanel | null;
}

/**
 * Why what works on a text cannot be asked for at once; undefined where it can. `followed`: the text is known as it is
 * typed; else what stands in the field is sent along.
 */
function reasonOf({ kind, blocked, size, noText }: Subject, followed: boolean): string | undefined {
  if (blocked !== null || size.characters > 0) return blocked ?? undefined;
  return followed || kind === "cards" ? noText : undefined;
}

/** The sidebar of the workspace: search, sections with their prices, panels, credits. */
export function BenchSidebar(props: BenchProps) {
  const { sections, builtinWrites, model, account, workbench, panel, bench } = props;
  const { subject, target, form, fold, costs, notes } = bench;
  const { kind, selected, pending } = subject;
  const disabledReason = reasonOf(subject, useScripted());
  const hasWord = pending || disabledReason !== undefined;
  // On an empty workspace there is nothing that they could work on: all are closed.
  const first = subject.kind === "cards" && subject.count === 0 ? "none" : undefined;
  const section = fold.section ?? workbench.section ?? first;
  // One line, so that what is below does not move under the pointer: only what has an address of its own takes two.
  const isTold = !hasWord || kind === "history" || kind === "conflict";
  const acting = subject.guid === "" || !isTold ? null : subject.title;
  return (
    <ActionSidebar
      sections={sectionsOf(sections, workbench.readTimes, costs)}
      open={section === "search" ? undefined : section}
      builtinWrites={builtinWrites}
      model={model}
      account={account}
      acting={
        selected > 0 && acting !== null
          ? `${selected === 1 ? "1 word" : `${formatCount(selected)} words`} of ${subject.title}`
          : acting
      }
      form={form}
      pending={pending}
      disabledReason={disabledReason}
      target={target}
      links={linksOf(workbench.counts)}
      panel={panel?.name ?? null}
      fold={fold}
      search={
        <ToolSearch
          key={workbench.search.query}
          target={target}
          form={form}
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
        <NoteChips notes={notes} form={form} onRemove={(name) => bench.onNotes({ ...notes, [name]: "" })} />
      }
    />
  );
}

/** The sidebar's groups with what each action may cost, and the read times after them. */
function sectionsOf(
  sections: Sections,
  readTimes: readonly Entry[],
  { size, besides }: Costs,
): ActionSection[] {
  const most = ({ price }: { price: Price }): number => mostCredits(price, size, besides);
  // On no text there is nothing to be done, and so no price; a panel asks for what it works on.
  const mostOnText = (entry: { price: Price }) => (size.characters > 0 ? { most: most(entry) } : {});
  return [
    ...sections.map(({ name, icon, actions }) => ({
      name,
      icon,
      actions: actions.map((action) => {
        const way = wayOfAction(action);
        return { ...action, ...("panel" in way ? { most: most(action) } : mostOnText(action)), ...way };
      }),
    })),
    {
      name: "Read Time",
      icon: "timer",
      actions: readTimes.map((one) => ({ ...one, ...mostOnText(one), apply: `readTime:${one.name}` })),
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
  ["brainstorm", "Brainstorm", "messages-square"],
  ["context", "Context", "paperclip"],
  ["recent", "Open", "folder-open"],
  ["templates", "Templates", "layout-template"],
] as const;

/** Icons alone where the bar has no room for all names. */
const folded: ReadonlySet<string> = new Set(["context", "recent"]);

/** The panels of the workspace's bar; an open one is closed by its own link. */
export function PanelLinks({ target, open }: PanelLinksProps) {
  const { user } = useShell();
  return (
    <nav className="ws-panels" aria-label="Panels">
      {panels.map(([panel, name, icon]) => (
        <PanelLink
          key={panel}
          target={target}
          panel={panel === open ? "" : panel}
          className={classNames(
            "btn btn-bare btn-sm",
            panel === open && "is-on",
            folded.has(panel) && "ws-more",
          )}
          current={panel === open}
          title={name}
        >
          <Icon name={icon} size={15} />
          <span>{name}</span>
          {panel === "brainstorm" && user?.plan.id === freePlan ? (
            <Badge kind="upgrade">Upgrade</Badge>
          ) : null}
        </PanelLink>
      ))}
      <span className="vr" />
      <PanelLink
        target={target}
        panel="purpose"
        className={open === "purpose" ? "btn btn-ink btn-sm" : "btn btn-line btn-sm"}
        current={open === "purpose"}
        title="Purpose Writer"
      >
        <Icon name="target" size={15} />
        <span>Purpose Writer</span>
      </PanelLink>
    </nav>
  );
}

/** What works on a text that is there, and asks for no other. */
const onText = ({ name, ...panel }: OpenPanel): boolean =>
  name === "chat" || name === "shape" || (name === "tool" && "maker" in panel && !panel.maker);

/** No form has it: while an edit is decided on, nothing in a panel must send the decision, or go along with it. */
const nobodysForm = "none";

/** The panel that is open at the right of the cards, or of the document. */
export function BenchPanel({ panel, owner, builtinWrites, workbench, bench }: BenchProps) {
  usePrefetch(loadColumn);
  if (panel === null) return null;
  const { subject, hasText, target } = bench;
  const { kind, guid, notice, sent, pending } = subject;
  const isCards = kind === "cards";
  const needsText = isCards && !hasText && onText(panel);
  return (
    <PanelColumn
      panel={panel}
      owner={owner}
      target={target}
      costs={bench.panelCosts}
      notes={bench.notes}
      onNotes={bench.onNotes}
      work={{
        form: target.form ?? nobodysForm,
        hasText: hasText || needsText,
        cardOnly: isCards && guid === "",
        blocked: subject.blocked ?? (needsText ? subject.noText : undefined),
        pending,
        notice,
        builtinWrites,
        sent: { ...workbench.chosen, ...sent },
        onBrief: bench.onBrief,
      }}
    />
  );
}
