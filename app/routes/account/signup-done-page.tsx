import { Form, href } from "react-router";
import { useForget } from "#app/islands/account/use-form-memory.ts";
import { useLater } from "#app/islands/account/use-later.ts";
import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";
import { GoesOn } from "./link-page.tsx";
import { signupMemory } from "./signup-page.tsx";

interface SignupDonePageProps {
  /** The address the link was sent to. */
  email: string;
  /** The outbox is shown on this server, because it cannot send mail. */
  outbox: boolean;
  /** What the service has to say about the password it took. */
  warning?: string | undefined;
  /** Where log-in leads; a path of this site. */
  redirect?: string;
}

const redirectMs = 3_000;

/** What follows sign-up; the same whether or not the address was known. With a script it leads on to /login. */
export function SignupDonePage({ email, outbox, warning, redirect }: SignupDonePageProps) {
  const query = new URLSearchParams({ after: "signup", ...(redirect ? { redirect } : {}) });
  const signIn = `${href("/login")}?${query.toString()}`;
  useForget(signupMemory, true);
  const held = useLater<HTMLDivElement>(signIn, redirectMs);
  return (
    <AuthLayout panel="signup">
      <div className="state-c" ref={held}>
        <ProofSign name="caret" size={44} />
        <h1 className="title">Check your email</h1>
        <p className="muted">
          A letter {outbox ? "waits for" : "is on its way to"} <b className="semi text-ink">{email}</b>. Its
          link opens your account and works for 24 hours.
        </p>
        {warning ? <Banner kind="warning">{warning}</Banner> : null}
        {outbox ? (
          <>
            <p className="muted">This server does not send mail. The letter waits in its outbox.</p>
            <ButtonLink href={href("/outbox")} kind="ink">
              Open the outbox
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={signIn} kind="ink" reload>
            Go to Login
          </ButtonLink>
        )}
        <Form method="post" action={signIn} reloadDocument>
          <input type="hidden" name="email" value={email} />
          {redirect ? <input type="hidden" name="redirect" value={redirect} /> : null}
          <button type="submit" className="link" name="intent" value="resend">
            Send it again
          </button>
        </Form>
        <GoesOn />
      </div>
    </AuthLayout>
  );
}
