import { useEffect, useRef } from "react";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { StartIsland } from "#app/islands/conversation/start-island.tsx";
import type { Price } from "#app/document/credits.ts";
import { Banner, type Notice, NoticeText } from "#app/ui/banner.tsx";
import { chosenRolesId } from "#app/ui/conversation/start-form.tsx";
import type { StartErrors, StartFields } from "#app/ui/conversation/start-fields.ts";
import type { KnownRole } from "#app/ui/conversation/role-list.tsx";
import { TalkBar } from "#app/ui/conversation/talk-bar.tsx";
import { type ListedTalk, TalkList } from "#app/ui/conversation/talk-list.tsx";
import { ConnectModel, KindBadge } from "#app/ui/kind-badge.tsx";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";

interface StartPageProps {
  /** Id of the user. */
  owner: string;
  fields: StartFields;
  errors: StartErrors;
  /** The document that it is about; null: none. */
  from: { guid: string; title: string } | null;
  list: { talks: ListedTalk[]; page: number; pages: number; total: number; failed: boolean };
  roles: readonly KnownRole[];
  prices: { message: Price; choosing: Price };
  builtinWrites: boolean;
  click: string;
  account: CreditAccount | null;
  notice: Notice | null;
}

/** /brainstorm: what begins a session, and those that there are. */
export function StartPage(props: StartPageProps) {
  const { owner, fields, errors, from, list, roles, prices, builtinWrites, click, account, notice } = props;
  useLedToRoles(click);
  const back = from
    ? { href: `/create/${from.guid}`, name: from.title }
    : { href: "/create", name: "Workspace" };
  return (
    <div className="bs">
      <SkipLink />
      <TalkBar title="Brainstorm" back={back} />
      <LimitModal notice={notice} />
      <main id="main" className="bs-start">
        {notice && !notice.limit ? (
          <Banner kind={notice.kind}>
            <NoticeText notice={notice} />
          </Banner>
        ) : null}
        <section aria-labelledby="begin">
          <h2 id="begin">Who should think it through?</h2>
          <p className="note">
            Two roles take turns on {from ? <span dir="auto">{from.title}</span> : "your text"}.
          </p>
          <StartIsland
            key={click}
            owner={owner}
            fields={fields}
            errors={errors}
            roles={roles}
            click={click}
            prices={prices}
            houseStyle={account?.houseStyleCharacters ?? 0}
            varied={!builtinWrites}
            kind={
              builtinWrites ? (
                <>
                  <KindBadge kind="worksheet" builtinWrites /> Without a model the two ask the questions of
                  their trade about your own sentences. <ConnectModel />
                </>
              ) : null
            }
          />
        </section>
        <TalkList {...list} />
      </main>
    </div>
  );
}

/** What was pressed to choose the roles is gone with the answer: the focus goes on to them. */
function useLedToRoles(click: string): void {
  const first = useRef(click);
  useEffect(() => {
    if (click === first.current || document.activeElement !== document.body) return;
    document.getElementById(chosenRolesId)?.focus({ preventScroll: true });
  }, [click]);
}
