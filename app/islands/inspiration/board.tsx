import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Form, Link, useFetcher } from "react-router";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TalkBar } from "#app/ui/conversation/talk-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Inspired, Place, Slip } from "#app/ui/inspiration/inspired.ts";
import { ConnectModel, KindBadge } from "#app/ui/kind-badge.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { PlainText } from "#app/ui/proof/plain-text.tsx";
import { useStream } from "../generation/use-stream.ts";
import { CopyButton } from "../workspace/copy-button.tsx";
import { nudged, slipWidth, within } from "./placing.ts";

interface BoardProps {
  inspired: Inspired;
  /** The cards lie in columns. */
  tidy: boolean;
  builtinWrites: boolean;
  click: string;
  notice: Notice | null;
}

const longestSource = 220;
/** A card that keys moved is saved so long after the last of them. */
const restMs = 400;

/** The versions of an inspiration as cards on a desk; without a script, tidied, and in a small window in order. */
export function Board({ inspired, tidy, builtinWrites, click, notice }: BoardProps) {
  const { id, action, source, slips, most, running, failed, again, isRenewed } = inspired;
  const isWide = useWide();
  const [moved, setMoved] = useState<Readonly<Record<string, Place>>>({});
  const [lifted, setLifted] = useState<string | null>(null);
  const board = useRef<HTMLUListElement>(null);
  useStream(running && `/create/${id}/stream?generation=${running.generation}`, running?.text ?? "");
  const scattered = isWide && !tidy && slips.length > 0;
  const placeOf = (slip: Slip): Place => moved[`${slip.version} ${slip.text}`] ?? slip.place;
  const depth = Math.max(0, ...slips.map((slip) => placeOf(slip).topPx)) + 340;
  useEffect(() => {
    if (board.current) board.current.style.minHeight = scattered ? `${depth}px` : "";
  }, [scattered, depth]);
  const told = notice ?? (running ? null : failed);

  return (
    <>
      <TalkBar
        title="Inspiration"
        back={{ href: "/", name: "Home" }}
        aside={<span className="faint sm">{action}</span>}
      >
        {isRenewed ? (
          <Link className="btn btn-bare btn-sm" to={`/create/${id}?panel=history`}>
            <Icon name="history" size={15} />
            Earlier cards
          </Link>
        ) : null}
        {isWide ? (
          <Link className="btn btn-line btn-sm" to={`/inspiration?id=${id}${tidy ? "" : "&tidy=1"}`}>
            <Icon name="layout-grid" size={15} />
            {tidy ? "Scatter" : "Tidy"}
          </Link>
        ) : null}
        <ButtonLink href={again === null ? "/" : `/?again=${again}`} size="sm">
          <Icon name="plus" size={15} />
          Generate New
        </ButtonLink>
        {slips.length > 0 ? (
          <Form method="post" action="/inspiration" className="insp-more">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="click" value={click} />
            {most === null ? null : (
              <span className="cost-line num">at most {formatCount(most)} credits</span>
            )}
            <Button kind="pencil" size="sm" name="intent" value="more" disabled={running !== null}>
              <Icon name="shuffle" size={15} />
              Generate More
            </Button>
          </Form>
        ) : null}
      </TalkBar>
      <main id="main" className="insp-desk">
        {told ? (
          <Banner kind={told.kind}>
            {told.text} {told.needsModel ? <ConnectModel /> : null}
          </Banner>
        ) : null}
        {running ? (
          <Form method="post" action="/inspiration" className="insp-run">
            <noscript>
              <meta httpEquiv="refresh" content="2" />
            </noscript>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="generation" value={running.generation} />
            <Loader>
              Writing… <span className="serif text-lg text-ink">{action}</span>
            </Loader>
            <Button size="sm" name="intent" value="stop">
              Stop
            </Button>
          </Form>
        ) : null}
        <p className="board-src">
          <span className="note">You wrote</span>
          <span className="serif" dir="auto">
            <span className="stet">{shortened(source)}</span>
          </span>
          <KindBadge kind="worksheet" builtinWrites={builtinWrites} />
        </p>
        <ul ref={board} className={scattered ? "board" : "board is-tidy"}>
          {slips.map((slip) => (
            <SlipCard
              key={`${slip.version} ${slip.text}`}
              id={id}
              slip={slip}
              click={click}
              place={scattered ? placeOf(slip) : null}
              board={board}
              lifted={lifted === slip.version}
              onLift={setLifted}
              onMove={(place) => setMoved((now) => ({ ...now, [`${slip.version} ${slip.text}`]: place }))}
            />
          ))}
        </ul>
      </main>
    </>
  );
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length <= longestSource ? line : `${line.slice(0, longestSource).toWellFormed().trimEnd()}…`;
}

interface SlipCardProps {
  id: string;
  slip: Slip;
  click: string;
  /** Null: it lies in its row. */
  place: Place | null;
  board: RefObject<HTMLUListElement | null>;
  lifted: boolean;
  onLift: (version: string | null) => void;
  onMove: (place: Place) => void;
}

function SlipCard({ id, slip, click, place, board, lifted, onLift, onMove }: SlipCardProps) {
  const fetcher = useFetcher({ key: `slip ${slip.version}` });
  const card = useRef<HTMLLIElement>(null);
  const held = useRef<{ x: number; y: number; from: Place } | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPlaced = place !== null;

  // Set by the script: the policy lets no markup bring a style.
  useEffect(() => {
    const style = card.current?.style;
    if (!style) return;
    // What was placed in a wider window stays in sight.
    style.left = place ? `min(${place.leftPx}px, 100% - ${slipWidth}px)` : "";
    style.top = place ? `${place.topPx}px` : "";
    style.rotate = place && !lifted ? `${place.rotation}deg` : "";
  }, [place, lifted]);

  const sizeOf = () => ({
    width: board.current?.clientWidth ?? slipWidth,
    height: board.current?.clientHeight ?? 0,
  });
  const save = ({ topPx, leftPx, rotation }: Place): void =>
    void fetcher.submit(
      { intent: "place", id, version: slip.version, topPx, leftPx, rotation },
      { method: "post", action: "/inspiration/cards" },
    );

  function grab(event: PointerEvent<HTMLElement>): void {
    if (!place || event.button !== 0 || (event.target as Element).closest("a, button:not(.slip-grip)"))
      return;
    held.current = { x: event.clientX, y: event.clientY, from: place };
    event.currentTarget.setPointerCapture(event.pointerId);
    onLift(slip.version);
  }
  function drag(event: PointerEvent<HTMLElement>): void {
    if (!held.current) return;
    const { x, y, from } = held.current;
    onMove(
      within(sizeOf(), { leftPx: from.leftPx + event.clientX - x, topPx: from.topPx + event.clientY - y }),
    );
  }
  function drop(): void {
    if (!held.current || !place) return;
    const isMoved = held.current.from !== place;
    held.current = null;
    onLift(null);
    if (isMoved) save(place);
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    const next = place && nudged(event.key, event.shiftKey, sizeOf(), place);
    if (!next) return;
    event.preventDefault();
    onMove(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => save(next), restMs);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its grip does the same by keys
    <li
      ref={card}
      className={lifted ? "slip is-lift" : "slip"}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <header>
        <h2 className="note">{slip.style}</h2>
        <CopyButton read={() => ({ html: slip.html, text: slip.text })} label={`Copy ${slip.style}`} />
      </header>
      <PlainText text={slip.text} />
      <footer>
        <Form method="post" action="/inspiration/cards">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={slip.version} />
          <input type="hidden" name="click" value={click} />
          <Button size="sm" name="intent" value="use" aria-label={`Use this: ${slip.style}`}>
            <Icon name="pen-line" size={14} />
            Use this
          </Button>
        </Form>
        {isPlaced ? (
          <button
            type="button"
            className="slip-grip btn btn-bare btn-sm"
            aria-label={`Drag to move, or by arrow keys: ${slip.style}`}
            onKeyDown={press}
          >
            <Icon name="grip-vertical" size={14} />
            Drag to move
          </button>
        ) : null}
      </footer>
    </li>
  );
}

const wide = "(min-width: 769px)";

/** Whether cards can lie free: a script runs, and the window is wide enough. */
function useWide(): boolean {
  return useSyncExternalStore(
    (told) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", told);
      return () => query.removeEventListener("change", told);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
