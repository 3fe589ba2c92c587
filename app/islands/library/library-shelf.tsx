import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { Notice } from "#app/ui/banner.tsx";
import { DeleteDialog } from "#app/ui/library/delete-dialog.tsx";
import { FolderCrumb, FolderGrid } from "#app/ui/library/folder-grid.tsx";
import { FolderSaid } from "#app/ui/library/folder-nav.tsx";
import {
  hrefOf,
  type LibraryAddress,
  listOf,
  readAddress,
  unfiled,
} from "#app/ui/library/library-address.ts";
import { libraryPath } from "#app/ui/library/shelves.ts";
import { LibraryCard } from "#app/ui/library/library-card.tsx";
import { LibraryEmpty } from "#app/ui/library/library-empty.tsx";
import { LibraryFilters } from "#app/ui/library/library-filters.tsx";
import { countAll, type LibraryItem, type LibraryShown } from "#app/ui/library/library-shown.ts";
import { NotRead } from "#app/ui/library/not-read.tsx";
import { ShelfFoot } from "#app/ui/library/shelf-foot.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { offlineText } from "../offline.ts";
import { isPlainClick } from "../plain-click.ts";
import { idsOf, intentOf, withChange } from "./changes.ts";
import { SelectBar } from "./select-bar.tsx";
import { type ChangeAnswer, useChanges } from "./use-changes.tsx";
import { useGo } from "./use-go.ts";
import { useMore } from "./use-more.ts";
import { useRefocus } from "./use-refocus.ts";

interface LibraryShelfProps {
  /** The query that is asked for; what is shown may still be that of another one. */
  search: string;
  shown: LibraryShown;
  /** In the dialog the links of the library stay in it. */
  kind: "page" | "dialog";
  onGo: (search: string, how: { replace: boolean }) => void;
  /** What the page before left to say. */
  notice?: Notice | null;
  /** Draws what stands around the items, with what is on its way. */
  children: (shelf: Shelf) => ReactNode;
}

/** The library as it will be once what is on its way is answered, and its items. */
export interface Shelf {
  address: LibraryAddress;
  shown: LibraryShown;
  /** Filters, items, what to say of them. */
  content: ReactNode;
  send: (form: FormData) => void;
  busy: boolean;
}

/** The library: everything that is done in it are links and forms; with a script they take effect at once. */
export function LibraryShelf({ search, shown, kind, onGo, notice = null, children }: LibraryShelfProps) {
  const scripted = useScripted();
  const asked = new URLSearchParams(search);
  const address = readAddress(asked);
  const end = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const isDialog = kind === "dialog";
  const more = useMore({
    list: listOf(address),
    hrefOf: (query) => hrefOf(address, query),
    shown,
    idOf: ({ guid }: LibraryItem) => guid,
    end,
    scroller: isDialog ? scroller : null,
    keepsPlace: scripted && !isDialog,
  });
  const [asking, setAsking] = useState<readonly LibraryItem[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Notice | null>(notice);
  const changes = useChanges(libraryPath, answered);
  const all: LibraryShown = { ...shown, items: more.items };
  const now = changes.pending.reduce((before, form) => withChange(before, form, address), all);
  const busy = shown.asked !== listOf(address) || changes.pending.length > 0;
  const refocus = useRefocus({ section, selector: ".libcard h3 a", ids: now.items.map(({ guid }) => guid) });
  const go = useGo(address, (next, how) => onGo(new URL(hrefOf(next), window.location.href).search, how));

  function answered(answer: ChangeAnswer, form: FormData): void {
    const lost = offlineText(answer);
    // An answer that comes before the page is drawn without the item leaves the focus where it is.
    if (lost !== null || !("done" in answer)) refocus(null);
    if (lost !== null)
      return setSaid({
        kind: "danger",
        text: intentOf(form) === "delete" ? "Error deleting content" : lost,
      });
    if (!("done" in answer)) return;
    setSaid(answer.notice);
    more.change(
      (items) =>
        [formOf(form, answer.done), deletion(answer.gone)].reduce(
          (before, one) => withChange(before, one, address),
          { ...shown, items },
        ).items,
    );
    setChosen((before) => new Set([...before].filter((id) => !answer.done.includes(id))));
  }

  function askFor(ids: readonly string[]): void {
    const items = now.items.filter(({ guid }) => ids.includes(guid));
    if (items.length > 0) setAsking(items);
  }

  function submit(event: FormEvent<HTMLElement>): void {
    const form = event.target as HTMLFormElement;
    if (!scripted || event.defaultPrevented || form.method !== "post") return;
    event.preventDefault();
    const sent = new FormData(form, (event.nativeEvent as SubmitEvent).submitter);
    const back = sent.get("back");
    sent.delete("back");
    const intent = intentOf(sent);
    if (sent.get("ask") === "delete") return askFor(idsOf(sent));
    if (intent === "new-folder") form.reset();
    if (intent === "delete") {
      setAsking(null);
      const first = now.items.find(({ guid }) => idsOf(sent).includes(guid));
      if (first) refocus(first.guid, true);
    }
    if (intent.endsWith("-folder") && intent !== "new-folder" && typeof back === "string")
      onGo(new URL(back, window.location.href).search, { replace: true });
    setSaid(null);
    changes.send(sent);
  }

  /** Before the router's own handler, which leaves a click alone that is taken care of. */
  function click(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isPlainClick(event.nativeEvent) || link.pathname !== libraryPath) return;
    const { searchParams } = new URL(link.href);
    const going = searchParams.get("delete");
    if (going === null && !isDialog) return;
    event.preventDefault();
    if (going === null) return onGo(link.search, { replace: false });
    link.closest("details")?.removeAttribute("open");
    askFor(going.split(","));
  }

  const folder = now.folders.find(({ guid }) => guid === address.folder && guid !== "");
  const isGrid = address.view === "folders" && address.folder === "";
  const hasSome = countAll(now) > 0;
  const choice = (item: LibraryItem) =>
    address.select
      ? {
          chosen: chosen.has(item.guid),
          onChoose: scripted
            ? (on: boolean) => setChosen((before) => chosenWith(before, item.guid, on))
            : undefined,
        }
      : undefined;
  const ask = asked.get("ask");
  const content = (
    <section
      className={isDialog ? "lib-main" : "shelf-main"}
      aria-label="Content"
      ref={section}
      tabIndex={-1}
    >
      {hasSome || now.error !== null ? (
        <LibraryFilters
          address={address}
          onGo={scripted ? go : undefined}
          end={isDialog ? "view" : "select"}
        />
      ) : null}
      <div className={isDialog ? "lib-scroll" : undefined} ref={scroller} aria-busy={busy || undefined}>
        <Flash notice={said} />
        {address.view === "folders" && !isGrid ? (
          <FolderCrumb name={folder?.name ?? (address.folder === unfiled ? "Uncategorized" : "…")} />
        ) : null}
        {folder ? (
          <FolderSaid
            key={`${folder.guid} ${ask}`}
            address={address}
            folder={folder}
            found={now.total}
            asking={ask === "rename" || ask === "drop" ? ask : null}
          />
        ) : null}
        {now.error === null ? null : <NotRead text={now.error} href={hrefOf(address)} />}
        {now.error === null && isGrid && hasSome ? <FolderGrid {...now} /> : null}
        {now.error === null && !isGrid && now.items.length > 0 ? (
          <ul className="shelf-grid">
            {now.items.map((item) => (
              <li key={item.guid}>
                <LibraryCard item={item} address={address} folders={now.folders} choice={choice(item)} />
              </li>
            ))}
          </ul>
        ) : null}
        {now.error === null && (isGrid ? !hasSome : now.items.length === 0 && !busy) ? (
          <LibraryEmpty address={address} hasSome={hasSome} />
        ) : null}
        {isGrid || now.items.length === 0 ? null : (
          <ShelfFoot
            page={address.page}
            shown={now}
            hrefOf={(page) => hrefOf({ ...address, page })}
            more={more}
            scripted={scripted}
          />
        )}
        <div ref={end} />
      </div>
    </section>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its links and forms stand by themselves
    <div className={isDialog ? "lib-cols" : "shelf-cols"} onClickCapture={click} onSubmit={submit}>
      {children({ address, shown: now, content, send: changes.send, busy })}
      {address.select && now.items.length > 0 ? (
        <SelectBar
          address={address}
          items={now.items}
          folders={now.folders}
          chosen={scripted ? chosen : null}
          onChoose={(ids) => setChosen(new Set(ids))}
        />
      ) : null}
      {asking ? <DeleteDialog items={asking} address={address} onClose={() => setAsking(null)} /> : null}
      {changes.holders}
    </div>
  );
}

const chosenWith = (before: ReadonlySet<string>, guid: string, on: boolean): Set<string> => {
  const next = new Set(before);
  if (on) next.add(guid);
  else next.delete(guid);
  return next;
};

/** A form as it was, of some of its items alone. */
function formOf(form: FormData, ids: readonly string[]): FormData {
  const made = new FormData();
  for (const [name, value] of form) if (name !== "id") made.append(name, value);
  for (const id of ids) made.append("id", id);
  return made;
}

function deletion(ids: readonly string[]): FormData {
  const form = new FormData();
  form.set("intent", "delete");
  return formOf(form, ids);
}
