import type { ReactNode, Ref } from "react";
import { Form, href } from "react-router";
import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";

/** The words of a page that a link in a letter leads to. */
interface LinkTexts {
  title: string;
  lead: string;
  button: string;
  pending: string;
  doneTitle: string;
  done: string;
  failedTitle: string;
  /** Where the service said nothing, and for a link without a token. */
  failed: string;
}

type LinkState =
  | { state: "ready"; token: string; pending: boolean }
  /** `signIn`: where the log-in is, if it has something to say. */
  | {
      state: "done";
      signIn?: string;
      /** Set where the page goes on by itself, see useLater. */ held?: Ref<HTMLDivElement>;
    }
  /** `text` is the service's detail. */
  | { state: "failed"; text?: string };

/** Posts `token`; with a script the form submits itself. */
export function LinkPage({ texts, ...shown }: LinkState & { texts: LinkTexts }) {
  return (
    <AuthLayout panel="signin">
      <div className="state-c" ref={shown.state === "done" ? shown.held : undefined}>
        {shown.state === "ready" ? <Ready {...shown} texts={texts} /> : null}
        {shown.state === "done" ? (
          <Outcome sign="caret" title={texts.doneTitle} signIn={shown.signIn}>
            {texts.done}
          </Outcome>
        ) : null}
        {shown.state === "done" && shown.held ? <GoesOn /> : null}
        {shown.state === "failed" ? (
          <Outcome sign="query" title={texts.failedTitle}>
            {shown.text ?? texts.failed}
          </Outcome>
        ) : null}
      </div>
    </AuthLayout>
  );
}

function Ready({ token, pending, texts }: { token: string; pending: boolean; texts: LinkTexts }) {
  return (
    <>
      <h1 className="title">{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        {pending ? (
          <Loader>{texts.pending}</Loader>
        ) : (
          <Button kind="ink" size="lg">
            {texts.button}
          </Button>
        )}
      </Form>
    </>
  );
}

interface OutcomeProps {
  sign: "caret" | "query" | "closeup";
  title: string;
  signIn?: string | undefined;
  children: ReactNode;
}

/** How something ended, with the way to the log-in. */
export function Outcome({ sign, title, signIn = href("/login"), children }: OutcomeProps) {
  return (
    <>
      <ProofSign name={sign} size={44} />
      <h1 className="title">{title}</h1>
      <p className="muted">{children}</p>
      <ButtonLink href={signIn} kind="ink" reload>
        Go to Login
      </ButtonLink>
    </>
  );
}

/** Says that the page does not stay. Without a script it does. */
export function GoesOn() {
  return <p className="note scripted-only">This page goes on to Login by itself in a moment.</p>;
}
