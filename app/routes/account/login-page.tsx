import { useRef } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { GoogleButton, type GoogleOffer } from "#app/islands/account/google-button.tsx";
import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/email-field.tsx";
import { CheckField } from "#app/ui/field.tsx";
import { Dots } from "#app/ui/loader.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useFormErrors } from "#app/ui/use-form-errors.ts";
import { useScripted } from "#app/ui/use-scripted.ts";
import { WaitingText } from "./waiting-text.tsx";

interface LoginPageProps {
  /** What was typed, kept over a refused submission. */
  email?: string;
  rememberMe?: boolean;
  /** Where log-in leads; a path of this site, from `?redirect=` or the guard. */
  redirect?: string;
  /** A text that was typed on home waits for whoever signs in. */
  waiting?: boolean;
  /** Whoever signs in has an account: it was made or used in this browser before. */
  known?: boolean;
  /** Why it was led to. */
  reason?: string | null;
  /** Somebody has signed in before in this browser. */
  hasDrafts?: boolean;
  /** Flash message or the action's answer. */
  notice?: Notice | null;
  errors?: { email?: string; password?: string };
  /** Set when the answer says "not activated" and an email was typed. */
  resend?: { email: string; sent: boolean } | null;
  /** The letter waits in the outbox of this server, which cannot send mail. */
  outbox?: boolean;
  /** Third-party sign-in, where it is set up. */
  google?: GoogleOffer | null;
  /** The log-in succeeded and the redirect is under way: the form is disabled. */
  done?: boolean;
}

function Resend({ email, sent, redirect }: { email: string; sent: boolean; redirect?: string }) {
  const sending = useNavigation().formData?.get("intent") === "resend";
  return (
    <Form method="post" className="inline">
      <input type="hidden" name="email" value={email} />
      {redirect ? <input type="hidden" name="redirect" value={redirect} /> : null}
      <button
        type="submit"
        className="link semi disabled:opacity-60"
        name="intent"
        value="resend"
        disabled={sent || sending}
      >
        Resend activation email
      </button>
    </Form>
  );
}

const none: NonNullable<LoginPageProps["errors"]> = {};

/** /login: posts `email password rememberMe redirect` with `intent=login`, or `email` with `intent=resend`; the Google button, `access_token redirect`. */
export function LoginPage(props: LoginPageProps) {
  const {
    email,
    rememberMe,
    redirect,
    waiting = false,
    known = false,
    reason = null,
    hasDrafts = false,
    notice,
    resend,
    outbox = false,
    google,
  } = props;
  const { done = false } = props;
  const query = redirect ? `redirect=${encodeURIComponent(redirect)}` : "";
  const scripted = useScripted();
  const form = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(form, props.errors ?? none);
  const said =
    notice || resend ? (
      <Banner kind={notice?.kind ?? "info"}>
        {notice ? <p>{notice.text}</p> : null}
        {resend ? <Resend {...resend} redirect={redirect} /> : null}
        {outbox ? (
          <p>
            <Link className="link semi" to={href("/outbox")}>
              Open the outbox
            </Link>
          </p>
        ) : null}
      </Banner>
    ) : null;
  return (
    <AuthLayout panel="signin" said={said}>
      <h1 className="title">Sign In</h1>
      {reason === null ? null : <p className="muted">{reason}</p>}
      {waiting ? (
        <WaitingText>
          {known ? null : (
            <ButtonLink href={href("/signup") + (query && `?${query}`)} size="sm" reload>
              Make an account
            </ButtonLink>
          )}
        </WaitingText>
      ) : reason === null && hasDrafts ? (
        <p className="muted">Your drafts are where you left them.</p>
      ) : null}
      <Form method="post" className="stack" ref={form}>
        {scripted ? <input type="hidden" name="scripted" value="true" /> : null}
        {redirect ? <input type="hidden" name="redirect" value={redirect} /> : null}
        <fieldset disabled={done}>
          <EmailField
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form
            autoFocus={waiting || !email}
            defaultValue={email}
            error={errors.email}
          />
          <PasswordField
            id="password"
            label="Password"
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form
            autoFocus={Boolean(email)}
            required
            disabled={done}
            error={errors.password}
            aside={
              <Link className="link" to={`${href("/login")}?forgot=1${query && `&${query}`}`} reloadDocument>
                Forgot password?
              </Link>
            }
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
        <GoogleButton label="Sign in with Google" offer={google} redirect={redirect} done={done} />
      ) : null}
      <p className="muted auth-alt">
        New to Stet?{" "}
        <Link className="link" to={href("/signup") + (query && `?${query}`)} reloadDocument>
          Sign up
        </Link>
      </p>
    </AuthLayout>
  );
}
