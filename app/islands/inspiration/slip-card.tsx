import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { Form, useFetcher } from "react-router";
import type { Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Place, Slip } from "#app/ui/inspiration/inspired.ts";
import { Menu } from "#app/ui/menu/menu.tsx";
import { PlainText } from "#app/ui/proof/plain-text.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { CopyButton } from "../workspace/copy-button.tsx";
import { nudged, scaleOf, slipWidth, within } from "./placing.ts";

interface SlipCardProps {
  /** Of the inspiration. */
  id: string;
  slip: Slip;
  click: string;
  /** How it lies now. */
  place: Place;
  /** The page was asked for with its cards in rows. */
  tidy: boolean;
  /** It lies free on the board, not in a row. */
  free: boolean;
  board: RefObject<HTMLUListElement | null>;
  lifted: boolean;
  /** The layer over all other cards. */
  top: () => number;
  onLift: (version: string | null) => void;
  /** Null: where the server says that it lies. */
  onMove: (place: Place | null) => void;
  /** What was done with it, for who cannot see it, or why that could not be kept. */
  onTold: (told: string | Notice) => void;
}

const action = "/inspiration/cards";
/** A card that keys moved is saved so long after the last of them, in milliseconds. */
const restMs = 400;
const copiedMs = 2_000;

/** A version as a card: moved by pointer or keys, brought to front, put back, copied, kept, used. */
export function SlipCard(props: SlipCardProps) {
  const { id, slip, click, place, tidy, free, board, lifted, top, onLift, onMove, onTold } = props;
  const scripted = useScripted();
  const fetcher = useFetcher<{ notice: Notice | null }>({ key: `slip ${slip.version}` });
  const card = useRef<HTMLLIElement>(null);
  const held = useRef<{ x: number; y: number; from: Place } | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { favourite = false } = place;

  // Set by the script: the policy lets no markup bring a style.
  useEffect(() => {
    const style = card.current?.style;
    if (!style) return;
    style.setProperty("--left", String(place.leftPx));
    style.top = free ? `${place.topPx}px` : "";
    style.rotate = free ? `${lifted ? 0 : place.rotation}deg` : "";
    style.setProperty("--layer", String(place.layer ?? 0));
  }, [place, free, lifted]);

  const refusal = fetcher.state === "idle" ? fetcher.data?.notice : null;
  const takeBack = useEffectEvent((notice: Notice) => {
    onMove(null);
    onTold(notice);
  });
  useEffect(() => {
    if (refusal) takeBack(refusal);
  }, [refusal]);

  const sizeOf = () => ({
    width: (board.current?.clientWidth ?? slipWidth) / scaleOf(board.current),
    height: board.current?.clientHeight ?? 0,
  });
  function send(fields: Record<string, string | number | boolean>, told: string): void {
    onTold(`${slip.style}: ${told}`);
    void fetcher.submit({ id, version: slip.version, stays: "1", ...fields }, { method: "post", action });
  }
  function save(next: Place, told: string): void {
    onMove(next);
    const { topPx, leftPx, rotation, layer = 0, favourite: kept = false } = next;
    send({ intent: "place", topPx, leftPx, rotation, layer, favourite: kept }, told);
  }

  function grab(event: PointerEvent<HTMLElement>): void {
    if (!free || event.button !== 0) return;
    if ((event.target as Element).closest("a, button:not(.slip-grip), .menu")) return;
    held.current = { x: event.clientX, y: event.clientY, from: place };
    event.currentTarget.setPointerCapture(event.pointerId);
    onLift(slip.version);
  }
  function drag(event: PointerEvent<HTMLElement>): void {
    if (!held.current) return;
    const { x, y, from } = held.current;
    const aside = (event.clientX - x) / scaleOf(board.current);
    const wanted = { leftPx: from.leftPx + aside, topPx: from.topPx + event.clientY - y };
    onMove({ ...place, ...within(sizeOf(), wanted) });
  }
  function drop(): void {
    if (!held.current) return;
    const isMoved = held.current.from !== place;
    held.current = null;
    onLift(null);
    if (isMoved) save({ ...place, layer: top() }, "moved");
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    const there = free && nudged(event.key, event.shiftKey, sizeOf(), place);
    if (!there) return;
    event.preventDefault();
    const next = { ...place, ...there, layer: top() };
    onMove(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => save(next, "moved"), restMs);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its grip does the same by keys
    <li
      ref={card}
      className={classNames("slip", lifted && "is-lift", favourite && "is-favourite")}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <header>
        <h2 className="note">{slip.style}</h2>
        <Form
          method="post"
          action={action}
          className="slip-star"
          onSubmit={(event) => {
            event.preventDefault();
            save({ ...place, favourite: !favourite }, favourite ? "no favourite any more" : "a favourite");
          }}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={slip.version} />
          <input type="hidden" name="topPx" value={place.topPx} />
          <input type="hidden" name="leftPx" value={place.leftPx} />
          <input type="hidden" name="rotation" value={place.rotation} />
          <input type="hidden" name="layer" value={place.layer ?? 0} />
          <input type="hidden" name="tidy" value={tidy ? "1" : ""} />
          <Button
            kind="bare"
            size="sm"
            icon
            name="favourite"
            value={String(!favourite)}
            aria-pressed={favourite}
            aria-label={`Favourite: ${slip.style}`}
            title="A favourite stays on the board when you generate more."
          >
            <Icon name="star" size={15} />
          </Button>
        </Form>
        {scripted ? (
          <CopyButton
            read={() => ({ html: slip.html, text: slip.text })}
            label={`Copy ${slip.style}`}
            shownMs={copiedMs}
          />
        ) : null}
      </header>
      <PlainText text={slip.text} />
      <footer>
        <Form method="post" action={action}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={slip.version} />
          <input type="hidden" name="click" value={click} />
          <Button size="sm" name="intent" value="use" aria-label={`Use this: ${slip.style}`}>
            <Icon name="pen-line" size={14} />
            Use this
          </Button>
        </Form>
        {free ? (
          <>
            <button
              type="button"
              className="slip-grip btn btn-bare btn-sm"
              aria-label={`Drag to move, or by arrow keys: ${slip.style}`}
              onKeyDown={press}
            >
              Drag to move
            </button>
            <Menu
              look="btn btn-bare btn-sm btn-icon"
              label={`More for ${slip.style}`}
              summary={<Icon name="ellipsis" size={15} />}
              name="slip"
            >
              <div className="pop pop-pad">
                <button
                  type="button"
                  className="item"
                  onClick={() => save({ ...place, layer: top() }, "in front")}
                >
                  <Icon name="layers" size={15} />
                  Bring to front
                </button>
                <button
                  type="button"
                  className="item"
                  onClick={() => {
                    onMove(null);
                    send({ intent: "back" }, "put back");
                  }}
                >
                  <Icon name="undo-2" size={15} />
                  Put back
                </button>
              </div>
            </Menu>
          </>
        ) : null}
      </footer>
    </li>
  );
}
