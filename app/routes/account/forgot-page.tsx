import { Form, Link } from "react-router";
import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/email-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface ForgotPageProps {
  email?: string;
  error?: string;
  notice: Notice | null;
  /** The letter is on its way; with a script the form closes by itself. */
  sent?: boolean;
  /** The way back. */
  signIn: string;
}

/** /login?forgot=1: posts `email` with `intent=forgot`. */
export function ForgotPage({ email, error, notice, sent = false, signIn }: ForgotPageProps) {
  return (
    <AuthLayout panel="signin" said={notice ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}>
      <h1 className="title">Reset Password</h1>
      <p className="muted">We send you a link that sets a new one. It works for 30 minutes.</p>
      <Form method="post" className="stack">
        <EmailField required defaultValue={email} error={error} />
        <Button kind="ink" size="lg" block name="intent" value="forgot" disabled={sent}>
          Send reset link
        </Button>
      </Form>
      <p className="auth-alt">
        <Link className="btn btn-bare" to={signIn} reloadDocument>
          <Icon name="arrow-left" size={15} />
          Back to Sign In
        </Link>
      </p>
    </AuthLayout>
  );
}
