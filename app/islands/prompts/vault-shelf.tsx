import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { Notice } from "#app/ui/banner.tsx";
import { NotRead } from "#app/ui/library/not-read.tsx";
import { ShelfFoot } from "#app/ui/library/shelf-foot.tsx";
import { AskingCard, PromptCard } from "#app/ui/prompts/prompt-card.tsx";
import {
  isNarrowed,
  type VaultAddress,
  vaultHref,
  vaultList,
  vaultPath,
} from "#app/ui/prompts/vault-address.ts";
import { VaultEmpty } from "#app/ui/prompts/vault-empty.tsx";
import { VaultFilters } from "#app/ui/prompts/vault-filters.tsx";
import { VaultFolders, VaultFolderSaid } from "#app/ui/prompts/vault-folders.tsx";
import type { VaultPrompt, VaultShown } from "#app/ui/prompts/vault-shown.ts";
import { Flash } from "#app/ui/toast.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { type ChangeAnswer, useChanges } from "../library/use-changes.tsx";
import { useGo } from "../library/use-go.ts";
import { useMore } from "../library/use-more.ts";
import { useRefocus } from "../library/use-refocus.ts";
import { offlineText } from "../offline.ts";
import { isPlainClick } from "../plain-click.ts";
import { CopySaved } from "./copy-saved.tsx";
import { withVaultChange } from "./vault-changes.ts";

interface VaultShelfProps {
  /** What is asked for; what is shown may still be that of another one. */
  address: VaultAddress;
  /** What the address asks about: the prompt that is to go, or its folder. */
  asking: { prompt: string | null; folder: boolean };
  shown: VaultShown;
  /** What the page before left to say. */
  notice: Notice | null;
  onGo: (place: string, how: { replace: boolean }) => void;
}

/** The saved prompts: everything that is done with them are links and forms; with a script they take effect at once. */
export function VaultShelf({ address, asking, shown, notice, onGo }: VaultShelfProps) {
  const scripted = useScripted();
  const [asked, setAsked] = useState<string | null>(null);
  const [said, setSaid] = useState<Notice | null>(notice);
  const section = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const more = useMore({
    list: vaultList(address),
    hrefOf: (query) => vaultHref(address, query),
    shown,
    idOf: ({ id }: VaultPrompt) => id,
    end,
    scroller: null,
    keepsPlace: scripted,
  });
  const changes = useChanges(vaultPath, (answer: ChangeAnswer) => {
    const lost = offlineText(answer);
    if (lost !== null || !("done" in answer)) refocus(null);
    if (lost !== null) return setSaid({ kind: "danger", text: lost });
    if (!("done" in answer)) return;
    setSaid(answer.notice);
    const away = [...answer.done, ...answer.gone];
    more.change((items) => items.filter(({ id }) => !away.includes(id)));
  });
  const now = changes.pending.reduce(withVaultChange, { ...shown, items: more.items });
  const busy = shown.asked !== vaultList(address) || changes.pending.length > 0;
  const going = asked ?? asking.prompt;
  const refocus = useRefocus({ section, selector: ".pv h3 a", ids: now.items.map(({ id }) => id) });
  const go = useGo(address, (next, how) => onGo(vaultHref(next), how));
  // The focus goes to a card that begins to ask.
  useEffect(() => {
    if (going !== null) section.current?.querySelector<HTMLElement>(".pv-ask a")?.focus();
  }, [going]);
  const folder = now.folders.find(({ id }) => id !== "" && id === address.folder);

  function submit(event: FormEvent<HTMLElement>): void {
    const form = event.target as HTMLFormElement;
    if (!scripted || event.defaultPrevented || form.method !== "post") return;
    event.preventDefault();
    const sent = new FormData(form, (event.nativeEvent as SubmitEvent).submitter);
    const back = sent.get("back");
    sent.delete("back");
    const intent = sent.get("intent");
    if (intent === "new-folder") form.reset();
    if (intent === "delete") {
      if (going !== null) refocus(going, true);
      stopAsking();
    }
    if (intent === "delete-folder" && typeof back === "string") onGo(back, { replace: true });
    setSaid(null);
    changes.send(sent);
  }

  function stopAsking(): void {
    setAsked(null);
    if (asking.prompt !== null) onGo(vaultHref(address), { replace: true });
  }

  /** Before the router's own handler, which leaves a click alone that is taken care of. */
  function click(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isPlainClick(event.nativeEvent) || link.pathname !== vaultPath) return;
    const id = new URL(link.href).searchParams.get("delete");
    const isCancel = link.closest(".pv-ask") !== null;
    if (id === null && !isCancel) return;
    event.preventDefault();
    if (isCancel) {
      if (going !== null) refocus(going, false);
      stopAsking();
    } else setAsked(id);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its links and forms stand by themselves
    <div className="shelf-cols" onClickCapture={click} onSubmit={submit}>
      <VaultFolders address={address} folders={now.folders} all={now.all} />
      <section className="shelf-main" aria-label="Saved prompts" ref={section} tabIndex={-1}>
        {now.all > 0 || isNarrowed(address) ? (
          <VaultFilters address={address} onGo={scripted ? go : undefined} />
        ) : null}
        <div aria-busy={busy || undefined}>
          <Flash notice={said} />
          {folder ? <VaultFolderSaid address={address} folder={folder} asking={asking.folder} /> : null}
          {now.error === null ? null : <NotRead text={now.error} href={vaultHref(address)} />}
          {now.items.length > 0 ? (
            <ul className="pv-grid">
              {now.items.map((prompt) => (
                <li key={prompt.id}>
                  {prompt.id === going ? (
                    <AskingCard prompt={prompt} address={address} />
                  ) : (
                    <PromptCard
                      prompt={prompt}
                      address={address}
                      copy={scripted ? <CopySaved id={prompt.id} title={prompt.title} /> : null}
                    />
                  )}
                </li>
              ))}
            </ul>
          ) : now.error === null && !busy ? (
            <VaultEmpty narrowed={isNarrowed(address)} />
          ) : null}
          {now.items.length === 0 ? null : (
            <ShelfFoot
              page={address.page}
              shown={now}
              hrefOf={(page) => vaultHref({ ...address, page })}
              more={more}
              scripted={scripted}
            />
          )}
          <div ref={end} />
        </div>
      </section>
      {changes.holders}
    </div>
  );
}
