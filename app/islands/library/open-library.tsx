import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { unfiled } from "#app/ui/library/library-address.ts";
import { libraryPath } from "#app/ui/library/shelves.ts";
import type { LibraryShown } from "#app/ui/library/library-shown.ts";
import { Loader } from "#app/ui/loader.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { loadPart } from "../part.ts";
import type { DragLayer, Holds } from "./drag-layer.tsx";
import { FolderTree } from "./folder-tree.tsx";
import { LibraryShelf, type Shelf } from "./library-shelf.tsx";

/** The library in a dialog over a page: what /recent-content shows, by the same loader. */
export function OpenLibrary({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState("");
  const fetcher = useFetcher<LibraryShown>();
  const load = useEffectEvent((asked: string) => {
    void fetcher.load(`${libraryPath}${asked}${asked === "" ? "?" : "&"}stats=1`);
  });
  useEffect(() => load(search), [search]);
  const { data: shown } = fetcher;
  useScrollbarsRoom();
  return (
    <>
      <PrefetchPageLinks page={libraryPath} />
      <Dialog
        id="library"
        className="lib"
        title="My Library"
        lead="All Content & Collections"
        aside={<Stats stats={shown?.stats ?? null} />}
        modal
        overlay
        onClose={onClose}
      >
        {shown === undefined ? (
          <div className="lib-wait">
            <Loader>Loading your library</Loader>
          </div>
        ) : (
          <LibraryShelf search={search} shown={shown} kind="dialog" onGo={setSearch}>
            {(shelf) => <Filing shelf={shelf} />}
          </LibraryShelf>
        )}
      </Dialog>
    </>
  );
}

/** Tells the style sheet how wide the scrollbar is that goes while the library is open. */
function useScrollbarsRoom(): void {
  // Before the dialog stands, which takes it away.
  const [width] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--scrollbar", `${width}px`);
    return () => void style.removeProperty("--scrollbar");
  }, [width]);
}

function Stats({ stats }: Pick<LibraryShown, "stats">) {
  if (stats === null) return null;
  const said = [
    ["Total Items", stats.items],
    ["Actions Used", stats.actions],
    ["Enhanced Words", stats.words],
  ] as const;
  return (
    <dl className="lib-stats">
      {said.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Folders beside their items, which can be dragged onto them. */
function Filing({ shelf }: { shelf: Shelf }) {
  const around = useRef<HTMLDivElement>(null);
  const holds = useRef<Holds>(new Map());
  const [Layer, setLayer] = useState<{ Layer: typeof DragLayer } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const asked = useRef(false);

  /** Dragging is fetched when the pointer first comes to the items. */
  async function near(): Promise<void> {
    if (asked.current) return;
    asked.current = true;
    const part = await loadPart(() => import("./drag-layer.tsx"));
    if (part) setLayer({ Layer: part.DragLayer });
  }

  function hold(event: PointerEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || target.closest("button, summary, input, .pop")) return;
    const guid = target.closest("[data-item]")?.getAttribute("data-item");
    if (guid) holds.current.get(guid)?.(event);
  }

  function drop(guid: string, folder: string): void {
    const form = new FormData();
    form.set("intent", "move");
    form.set("id", guid);
    form.set("folder", folder === unfiled ? "" : folder);
    shelf.send(form);
  }

  return (
    <div
      className="lib-filing"
      ref={around}
      onPointerOver={() => void near()}
      onPointerDown={hold}
      // A link is dragged as its card, not as an address.
      onDragStart={(event) => event.preventDefault()}
    >
      <FolderTree address={shelf.address} shown={shelf.shown} over={over} />
      {shelf.content}
      {Layer ? (
        <Layer.Layer
          items={shelf.shown.items}
          folders={shelf.shown.folders}
          around={around}
          holds={holds}
          onOver={setOver}
          onDrop={drop}
        />
      ) : null}
    </div>
  );
}
