import { Form } from "react-router";
import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";

export type ActivatePageProps =
  | {
      /** The link carries a token; nothing has been done with it yet. */
      state: "ready";
      token: string;
      /** The form has posted itself. */
      pending?: boolean;
    }
  | { state: "done"; firstName?: string }
  /** No token, or one that has expired or was used. `text` is the service's detail. */
  | { state: "failed"; text?: string };

const spent = "This link has expired or was already used. Ask for a new one from the sign-in page.";

/** /activate-account: posts `token` from the form `activate`, which a script may submit by itself. */
export function ActivatePage(props: ActivatePageProps) {
  return (
    <AuthLayout panel="signin">
      <div className="state-c">
        {props.state === "ready" ? <Ready token={props.token} pending={props.pending} /> : null}
        {props.state === "done" ? (
          <Outcome
            sign="caret"
            title={props.firstName ? `Welcome, ${props.firstName}` : "Welcome"}
            text="Your account is active. Sign in to start writing."
          />
        ) : null}
        {props.state === "failed" ? (
          <Outcome sign="query" title="Activation Failed" text={props.text ?? spent} />
        ) : null}
      </div>
    </AuthLayout>
  );
}

function Ready({ token, pending = false }: { token: string; pending?: boolean }) {
  return (
    <>
      <h1 className="title">Activate your account</h1>
      <p className="muted">One step, and the desk is yours.</p>
      <Form method="post" id="activate">
        <input type="hidden" name="token" value={token} />
        {pending ? (
          <Loader>Activating your account</Loader>
        ) : (
          <Button kind="ink" size="lg">
            Activate account
          </Button>
        )}
      </Form>
    </>
  );
}

interface OutcomeProps {
  sign: "caret" | "query";
  title: string;
  text: string;
}

function Outcome({ sign, title, text }: OutcomeProps) {
  return (
    <>
      <ProofSign name={sign} size={44} />
      <h1 className="title">{title}</h1>
      <p className="muted">{text}</p>
      <ButtonLink href="/login" kind="ink" reload>
        Go to Login
      </ButtonLink>
    </>
  );
}
