import { memo, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { CardMenu } from "#app/ui/workspace/card-menu.tsx";
import { panelAddress, panelOf } from "#app/ui/workspace/panel-link.tsx";
import { type CardView, WorkspaceCard } from "#app/ui/workspace/card.tsx";
import { offlineText } from "../../offline.ts";
import { CardCopy } from "./card-copy.tsx";
import type { Grips } from "./grips.ts";
import { cardsAction, changeKey } from "./layout.ts";
import { FailedFoot, WaitingCard, WrittenCard } from "./written-card.tsx";

interface CardItemProps {
  view: CardView;
  /** The steps for which there is room. */
  possible: readonly string[];
  /** Guid of the selected card's document; empty: none. */
  selected: string;
  closesNext: boolean;
  /** Name of this click, see DeskForm. */
  click: string;
  grips: Grips;
}

/** A card in its place, drawn anew only where something of it is another: the others are dragged past it. */
export const CardItem = memo(function CardItem(props: CardItemProps) {
  const { view, possible, selected, closesNext, click, grips } = props;
  const { document } = view;
  const scripted = useScripted();
  const { search } = useLocation();
  const fetcher = useFetcher({ key: changeKey(document) });
  const form = `do-${document}`;
  const panel = panelOf(search);
  /** The last answer, and the one before the present change: an answer that leads on leaves it where it is. */
  const [seen, setSeen] = useState<unknown>(undefined);
  const [past, setPast] = useState<unknown>(undefined);
  const isIdle = fetcher.state === "idle";
  if (isIdle && seen !== fetcher.data) setSeen(fetcher.data);
  if (!isIdle && past !== seen) setPast(seen);
  const offline = isIdle && fetcher.data !== past ? offlineText(fetcher.data) : null;
  const name = view.title || "Untitled";
  const pass = (grip: string) => ({
    onPointerDown: (event: unknown) => grips.pass(grip, "onPointerDown", event),
    onKeyDown: (event: unknown) => grips.pass(grip, "onKeyDown", event),
  });
  const { run } = view;
  const isMissing = view.saved === null && run !== null;
  const shown = {
    card: view,
    isSelected: document === selected,
    closesNext,
    selectHref: panelAddress({ guid: document, here: `/create?card=${document}` }, panel),
    openHref: panelAddress({ guid: document, here: `/create/${document}` }, panel),
    copyButton: scripted && view.saved !== null ? <CardCopy document={document} title={name} /> : null,
    handle: scripted ? (
      <button
        type="button"
        id={`move:${document}`}
        className="btn btn-bare btn-icon btn-sm wcard-more wcard-handle"
        aria-label={`Drag ${name}`}
        {...pass(`move:${document}`)}
      >
        <Icon name="grip-vertical" size={15} />
      </button>
    ) : null,
    menu: (
      <CardMenu
        document={document}
        title={view.title}
        possible={possible}
        deletable={view.saved !== null}
        form={form}
      />
    ),
  };
  const problem = run?.problem ?? "Nothing came of it. Nothing was charged.";
  const failedFoot = run ? <FailedFoot document={document} run={run} form={form} click={click} /> : null;
  return (
    <>
      {run?.isRunning && run.before !== null ? (
        <WaitingCard {...shown} run={run} isFirst={isMissing} form={form} />
      ) : run?.isRunning ? (
        <WrittenCard {...shown} run={run} isFirst={isMissing} form={form} />
      ) : run && isMissing ? (
        <WorkspaceCard {...shown} foot={failedFoot}>
          <p className="wcard-text">{problem}</p>
        </WorkspaceCard>
      ) : run ? (
        <WorkspaceCard
          {...shown}
          told={
            <p className="wcard-told sm clip-2">
              <b className="semi">{run.action}: </b>
              {problem}
            </p>
          }
          foot={run.declined ? undefined : failedFoot}
        />
      ) : (
        <WorkspaceCard {...shown} />
      )}
      <fetcher.Form id={form} method="post" action={cardsAction} preventScrollReset>
        <input type="hidden" name="card" value={document} />
        <input type="hidden" name="selected" value={selected} />
        {panel === "" ? null : <input type="hidden" name="panel" value={panel} />}
        {run ? <input type="hidden" name="generation" value={run.generation} /> : null}
      </fetcher.Form>
      {offline ? (
        <p className="wcard-said" role="alert">
          {offline}
        </p>
      ) : null}
      {scripted ? (
        <button
          type="button"
          id={`size:${document}`}
          className="grab"
          aria-label={`Resize ${name}`}
          {...pass(`size:${document}`)}
        />
      ) : null}
    </>
  );
});
