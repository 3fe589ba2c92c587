import { Form, Link } from "react-router";
import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField, TextField } from "#app/ui/field.tsx";
import { Dots } from "#app/ui/loader.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";

export interface LoginPageProps {
  /** What was typed, kept over a refused submission. */
  email?: string;
  rememberMe?: boolean;
  /** Where log-in leads; a path of this site, from `?redirect=` or the guard. */
  redirect?: string;
  /** Flash message or the action's answer. */
  notice?: Notice | null;
  errors?: { email?: string; password?: string };
  /** Set when the answer says "not activated" and an email was typed. */
  resend?: { email: string; sent: boolean } | null;
  /** The log-in succeeded and the redirect is under way: the form is disabled. */
  done?: boolean;
  /** Address of the third-party sign-in; without it there is no button. */
  google?: string | null;
}

function Resend({ email, sent, redirect }: { email: string; sent: boolean; redirect?: string }) {
  return (
    <Form method="post" className="inline">
      <input type="hidden" name="email" value={email} />
      {redirect ? <input type="hidden" name="redirect" value={redirect} /> : null}
      <button
        type="submit"
        className="link semi disabled:opacity-60"
        name="intent"
        value="resend"
        disabled={sent}
      >
        Resend activation email
      </button>
    </Form>
  );
}

/** /login: posts `email password rememberMe redirect` with `intent=login`, or `email` with `intent=resend`. */
export function LoginPage(props: LoginPageProps) {
  const { email, rememberMe, redirect, notice, errors = {}, resend, done = false, google } = props;
  const signUp = redirect ? `/signup?redirect=${encodeURIComponent(redirect)}` : "/signup";
  return (
    <AuthLayout panel="signin">
      <h1 className="title">Sign In</h1>
      <p className="muted">Your drafts are where you left them.</p>
      {notice || resend ? (
        <Banner kind={notice?.kind ?? "info"}>
          {notice ? <p>{notice.text}</p> : null}
          {resend ? <Resend {...resend} redirect={redirect} /> : null}
        </Banner>
      ) : null}
      <Form method="post" className="stack">
        {redirect ? <input type="hidden" name="redirect" value={redirect} /> : null}
        <fieldset disabled={done}>
          <TextField
            id="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            defaultValue={email}
            error={errors.email}
          />
          <PasswordField
            id="password"
            label="Password"
            autoComplete="current-password"
            required
            disabled={done}
            error={errors.password}
          />
          <CheckField id="rememberMe" label="Remember me" value="true" defaultChecked={rememberMe} />
          <Button kind="ink" size="lg" block name="intent" value="login">
            {done ? (
              <>
                Signing in
                <Dots count={3} />
              </>
            ) : (
              "Sign In"
            )}
          </Button>
        </fieldset>
      </Form>
      {google ? (
        <>
          <div className="or">
            <span>or</span>
          </div>
          <ButtonLink href={google} size="lg" block reload>
            Sign in with Google
          </ButtonLink>
        </>
      ) : null}
      <p className="muted auth-alt">
        New to Stet?{" "}
        <Link className="link" to={signUp} reloadDocument>
          Sign up
        </Link>
      </p>
    </AuthLayout>
  );
}
