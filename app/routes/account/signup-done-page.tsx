import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";

export interface SignupDonePageProps {
  /** The address the link was sent to. */
  email: string;
  /** The outbox is shown on this server, because it cannot send mail. */
  outbox: boolean;
}

/** What follows sign-up; the same whether or not the address was known. */
export function SignupDonePage({ email, outbox }: SignupDonePageProps) {
  return (
    <AuthLayout panel="signup">
      <div className="state-c">
        <ProofSign name="caret" size={44} />
        <h1 className="title">Check your email</h1>
        <p className="muted">
          A letter is on its way to <b className="semi text-ink">{email}</b>. Its link opens your account and
          works for 24 hours.
        </p>
        {outbox ? (
          <>
            <p className="muted">This server does not send mail. The letter waits in its outbox.</p>
            <ButtonLink href="/outbox" kind="ink">
              Open the outbox
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href="/login" kind="ink" reload>
            Go to Login
          </ButtonLink>
        )}
      </div>
    </AuthLayout>
  );
}
