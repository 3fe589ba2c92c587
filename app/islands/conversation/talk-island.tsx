import type { FormEvent } from "react";
import { Link } from "react-router";
import { Banner, type Notice, NoticeText } from "#app/ui/banner.tsx";
import { AgainForm } from "#app/ui/conversation/again-form.tsx";
import { AddedNote } from "#app/ui/conversation/added-note.tsx";
import { AddForm } from "#app/ui/conversation/add-form.tsx";
import { type Inspiring, InspireForm } from "#app/ui/conversation/inspire-form.tsx";
import { PerspectiveForm } from "#app/ui/conversation/perspective-form.tsx";
import { type KnownRole, RoleList } from "#app/ui/conversation/role-list.tsx";
import type { Said, Talk, TalkProof } from "#app/ui/conversation/talk.ts";
import { TalkBar } from "#app/ui/conversation/talk-bar.tsx";
import { TalkFoot } from "#app/ui/conversation/talk-foot.tsx";
import { TalkSide } from "#app/ui/conversation/talk-side.tsx";
import { PerspectiveLink, SideNote, Turn } from "#app/ui/conversation/turn.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { CostLine } from "#app/ui/proof/cost-line.tsx";
import { isBroken } from "#app/ui/proof/promise-line.ts";
import { PromiseList } from "#app/ui/proof/promise-list.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { LimitModal } from "../billing/limit-modal.tsx";
import { CopyMessages } from "./copy-messages.tsx";
import { useForgetStart } from "./start-island.tsx";
import { useHeard } from "./use-heard.ts";
import { usePerspective } from "./use-perspective.ts";
import { useProofs } from "./use-proofs.ts";
import { useTalk } from "./use-talk.ts";

interface TalkIslandProps {
  /** Id of the user. */
  owner: string;
  talk: Talk;
  /** It was begun just now: the first messages come by themselves. */
  begun: boolean;
  roles: readonly KnownRole[];
  /** The message that is put into a document, and the documents to choose from. */
  adding: string | null;
  documents: readonly { guid: string; title: string }[];
  /** The message that cards are made of, and the ways to make them. */
  inspiring: { message: string; ways: readonly Inspiring[] } | null;
  builtinWrites: boolean;
  click: string;
  notice: Notice | null;
}

/** A session: the conversation as it stands, and as it goes on. */
export function TalkIsland(props: TalkIslandProps) {
  const { talk, begun, roles, adding, documents, inspiring, builtinWrites, click, notice } = props;
  const scripted = useScripted();
  useForgetStart(props.owner, begun);
  const running = useTalk(talk, begun);
  const asking = usePerspective(talk);
  const proofs = useProofs(talk);
  const heard = useHeard(talk.said, talk.limit);
  const { said, speaking, broken } = { ...talk, speaking: running.speaking };
  // The foot says it, with what can be done.
  const end = !speaking && said.length > 0 && broken?.isEnd ? broken.notice : null;
  const failed = end
    ? null
    : (running.notice ?? (speaking ? null : broken?.notice) ?? (notice?.at ? null : notice));
  const limit = running.notice?.limit
    ? running.notice
    : asking.notice?.said.limit
      ? asking.notice.said
      : notice;

  function sideOf(message: Said) {
    const { id, perspective, most } = message;
    if (adding === id) return <AddForm session={talk.id} message={id} click={click} documents={documents} />;
    if (inspiring?.message === id) {
      const { ways } = inspiring;
      const came = notice?.at === id ? notice : null;
      return <InspireForm {...{ session: talk.id, message: id, click, ways, builtinWrites, notice: came }} />;
    }
    const isAsked = talk.asked?.message === id;
    const added = notice?.at === id && !isAsked ? <AddedNote notice={notice} /> : null;
    if (perspective)
      return (
        <>
          {added}
          <SideNote role={perspective.role} text={perspective.response} />
        </>
      );
    if (!isAsked && !asking.writing.has(id)) return added;
    const own = asking.notice?.message === id ? asking.notice.said : null;
    const came = notice?.at === id ? notice : isAsked ? (talk.asked?.notice ?? null) : null;
    return (
      <PerspectiveForm
        session={talk.id}
        message={id}
        click={click}
        most={most}
        writing={asking.writing.get(id) ?? (isAsked ? (talk.asked?.writing ?? null) : null)}
        notice={own ?? came}
        onSubmit={(event) => asking.onSubmit(id, event)}
      />
    );
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("value") === "stop") running.stop();
    else running.goOn();
  }

  return (
    <div className="bs">
      <SkipLink />
      <TalkBar title="Brainstorm" back={{ href: "/create", name: "Workspace" }}>
        <span className="faint sm num">
          {said.length} of {talk.limit}
        </span>
        <Ticks said={said.length} limit={talk.limit} />
        {said.length > 0 ? (
          <>
            <span className="vr" />
            {scripted ? <CopyMessages said={said} label="Copy all" /> : null}
            <a className="btn btn-bare btn-sm" href={`/brainstorm/export?branch=${talk.id}`}>
              <Icon name="download" size={15} />
              Markdown
            </a>
            <a className="btn btn-bare btn-sm" href={`/brainstorm/export?branch=${talk.id}&as=docx`}>
              <Icon name="download" size={15} />
              Word
            </a>
          </>
        ) : null}
      </TalkBar>
      <LimitModal notice={limit} />
      <div className="bs-cols">
        <TalkSide talk={talk} />
        <main id="main" className="bs-main">
          <div className="script">
            <h2 className="sr" dir="auto">
              {talk.title}
            </h2>
            <RoleList roles={roles} />
            {said.map((message) => (
              <Turn
                key={message.id}
                id={message.id}
                role={message.role}
                text={message.text}
                side={sideOf(message)}
                actions={
                  <>
                    <PerspectiveLink
                      session={talk.id}
                      message={message.id}
                      state={
                        message.perspective ? "added" : talk.asked?.message === message.id ? "asked" : "none"
                      }
                    />
                    <Link
                      className="btn btn-bare btn-sm"
                      to={`/brainstorm?again=${talk.id}&message=${message.id}`}
                    >
                      <Icon name="git-branch" size={14} />
                      Branch
                    </Link>
                    <Link
                      className={
                        inspiring?.message === message.id
                          ? "btn btn-bare btn-sm is-on"
                          : "btn btn-bare btn-sm"
                      }
                      to={`/brainstorm?branch=${talk.id}&inspire=${message.id}#message-${message.id}`}
                      preventScrollReset
                    >
                      <Icon name="lightbulb" size={14} />
                      Inspire
                    </Link>
                    <Link
                      className="btn btn-bare btn-sm"
                      to={`/brainstorm?branch=${talk.id}&add=${message.id}#message-${message.id}`}
                      preventScrollReset
                    >
                      <Icon name="file-plus" size={14} />
                      Add to document
                    </Link>
                    {scripted ? <CopyMessages said={[message]} /> : null}
                  </>
                }
              >
                <Proof proof={proofs.get(message.id)} />
              </Turn>
            ))}
            {speaking ? (
              <Turn role={speaking.role} text={speaking.text}>
                <noscript>
                  <meta httpEquiv="refresh" content="2" />
                </noscript>
                <Loader>Writing…</Loader>
              </Turn>
            ) : null}
            {!speaking && broken?.text ? (
              <Turn role={broken.role} text={broken.text}>
                <p className="note">
                  It broke off here, and is not part of the session. Nothing was charged.
                </p>
              </Turn>
            ) : null}
            {failed && !failed.limit ? (
              <Banner kind={failed.kind} className="bs-told">
                <NoticeText notice={failed} />
              </Banner>
            ) : null}
            <output className="sr">{heard}</output>
          </div>
          {said.length === 0 && !speaking && broken ? (
            <AgainForm talk={talk} click={click} />
          ) : (
            <TalkFoot
              talk={talk}
              end={end}
              speaking={speaking}
              goesOn={scripted && running.goesOn}
              scripted={scripted}
              click={click}
              onSubmit={send}
            />
          )}
        </main>
      </div>
    </div>
  );
}

function Proof({ proof }: { proof: TalkProof | undefined }) {
  return proof ? (
    <div className="turn-proof">
      <PromiseList promises={proof.promises} />
      <CostLine cost={proof.cost} broken={proof.promises.some(isBroken)} />
    </div>
  ) : null;
}

function Ticks({ said, limit }: { said: number; limit: number }) {
  return (
    <span className="ticks" aria-hidden="true">
      {Array.from({ length: limit }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tick has no name but its place
        <i key={at} className={at < said ? "on" : undefined} />
      ))}
    </span>
  );
}
