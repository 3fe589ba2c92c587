import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form, Link } from "react-router";
import { Banner, type Notice, NoticeText } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TalkBar } from "#app/ui/conversation/talk-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { EarlierSlip, Inspired, Place, Slip } from "#app/ui/inspiration/inspired.ts";
import { KindBadge } from "#app/ui/kind-badge.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { useStream } from "../generation/use-stream.ts";
import { EarlyPlaces } from "./early-places.tsx";
import { EarlierSlips } from "./earlier-slips.tsx";
import { SlipCard } from "./slip-card.tsx";

interface BoardProps {
  inspired: Inspired;
  /** The cards that it had before, where these are asked for; they are shown in the place of those on the board. */
  earlier: readonly EarlierSlip[] | null;
  /** The cards lie in columns. */
  tidy: boolean;
  builtinWrites: boolean;
  click: string;
  nonce: string;
  notice: Notice | null;
}

const longestSource = 220;
/** So many characters stand in large letters in the middle of the board. */
const longestLine = 110;

/** The versions of an inspiration as cards on a desk; without a script, tidied, and in a small window in order. */
export function Board({ inspired, earlier, tidy, builtinWrites, click, nonce, notice }: BoardProps) {
  const { id, action, source, slips, most, running, failed, again, isRenewed } = inspired;
  const isWide = useWide();
  const [moved, setMoved] = useState<Readonly<Record<string, Place>>>({});
  const [lifted, setLifted] = useState<string | null>(null);
  const [done, setDone] = useState<string | Notice>("");
  const [made, setMade] = useState(again);
  if (made !== again) {
    // Other cards were dealt.
    setMade(again);
    setMoved({});
  }
  const [ran, setRan] = useState(running !== null);
  if (running !== null && !ran) setRan(true);
  const board = useRef<HTMLUListElement>(null);
  useStream(running && `/create/${id}/stream?generation=${running.generation}`, running?.text ?? "");
  // The style sheet deals them in a wide window where a script is to come, as this does once it is there.
  const dealt = !tidy && slips.length > 0;
  const scattered = isWide && dealt;
  const placeOf = (slip: Slip): Place => moved[keyOf(slip)] ?? slip.place;
  /** The layer over all other cards; its own, where it lies on top already. */
  const topOver = (slip: Slip): number => {
    const over = Math.max(0, ...slips.map((one) => (one === slip ? 0 : (placeOf(one).layer ?? 0) + 1)));
    return Math.max(over, placeOf(slip).layer ?? 0);
  };
  const line = shortened(source);
  const depth = Math.max(0, ...slips.map((slip) => placeOf(slip).topPx)) + 340;
  useEffect(() => {
    if (board.current) board.current.style.minHeight = scattered ? `${depth}px` : "";
  }, [scattered, depth]);
  const came = ran && running === null && failed === null ? `${slips.length} cards have come.` : "";
  const told = (typeof done === "string" ? null : done) ?? notice ?? (running ? null : failed);

  return (
    <>
      <TalkBar
        title="Inspiration"
        back={{ href: "/", name: "Home" }}
        aside={<span className="faint sm">{action}</span>}
      >
        {isRenewed || earlier ? (
          <Link
            className="btn btn-bare btn-sm"
            to={`/inspiration?id=${id}${earlier ? "" : "&earlier=1"}${tidy ? "&tidy=1" : ""}`}
          >
            <Icon name={earlier ? "arrow-left" : "history"} size={15} />
            {earlier ? "Cards on the board" : "Earlier cards"}
          </Link>
        ) : null}
        {isWide && !earlier ? (
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
            <NoticeText notice={told} />
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
        {earlier ? (
          <EarlierSlips id={id} slips={earlier} click={click} />
        ) : (
          <div className={dealt ? "board-desk" : undefined}>
            {dealt ? <EarlyPlaces slips={slips} depth={depth} nonce={nonce} /> : null}
            <p className={line.length > longestLine ? "board-src is-long" : "board-src"}>
              <span className="note">You wrote</span>
              <span className="serif" dir="auto">
                <span className="stet">{line}</span>
              </span>
              <KindBadge kind="worksheet" builtinWrites={builtinWrites} />
            </p>
            <ul ref={board} className={dealt ? "board" : "board is-tidy"}>
              {slips.map((slip) => (
                <SlipCard
                  key={keyOf(slip)}
                  id={id}
                  slip={slip}
                  click={click}
                  place={placeOf(slip)}
                  tidy={tidy}
                  free={scattered}
                  board={board}
                  lifted={lifted === slip.version}
                  top={() => topOver(slip)}
                  onLift={setLifted}
                  onMove={(place) => setMoved((now) => withPlace(now, keyOf(slip), place))}
                  onTold={setDone}
                />
              ))}
            </ul>
          </div>
        )}
        <output className="sr">{typeof done === "string" && done !== "" ? done : came}</output>
      </main>
    </>
  );
}

/** Of a card, as long as its version says the same. */
const keyOf = ({ version, text }: Slip): string => `${version} ${text}`;

function withPlace(
  moved: Readonly<Record<string, Place>>,
  key: string,
  place: Place | null,
): Readonly<Record<string, Place>> {
  const { [key]: _before, ...others } = moved;
  return place ? { ...others, [key]: place } : others;
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length <= longestSource ? line : `${line.slice(0, longestSource).toWellFormed().trimEnd()}…`;
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
