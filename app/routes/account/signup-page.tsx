import { Form, href, Link } from "react-router";
import { GoogleButton, type GoogleOffer } from "#app/islands/account/google-button.tsx";
import { useForget, useFormMemory } from "#app/islands/account/use-form-memory.ts";
import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/email-field.tsx";
import { CheckField, TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { type IsRight, useFormErrors } from "#app/ui/use-form-errors.ts";
import { isLikePassword } from "./password-rule.ts";
import { freePlan } from "#app/ui/shell/account.ts";
import type { SignupPlan } from "./signup-plan.ts";
import { WaitingText } from "./waiting-text.tsx";

export type SignupField = "firstName" | "lastName" | "email" | "password" | "confirmPassword" | "terms";

interface SignupPageProps {
  /** What was typed, kept over a refused submission; never the passwords. */
  values?: { firstName?: string; lastName?: string; email?: string; terms?: boolean };
  errors?: Partial<Record<SignupField, string>>;
  notice?: Notice | null;
  /** The plan carried in by `?plan=`; without a name while the plans cannot be told. */
  plan: SignupPlan;
  /** Handed on to the link to /login. */
  redirect?: string;
  /** A text that was typed on home waits for whoever signs in. */
  waiting?: boolean;
  /** Third-party sign-up, where it is set up. */
  google?: GoogleOffer | null;
  /** A third-party sign-up succeeded and the redirect is under way. */
  done?: boolean;
}

/** Where the browser keeps what was typed, the passwords left out. */
export const signupMemory = { area: "local", key: "signupFormData" } as const;

const none: Partial<Record<SignupField, string>> = {};

/** The rules of the form's own answer, as far as one field can tell. */
const isRight: IsRight = (input) => {
  if (input.name === "password") return isLikePassword(input.value);
  if (input.name === "confirmPassword") {
    const password = input.form?.elements.namedItem("password");
    return input.value !== "" && password instanceof HTMLInputElement && password.value === input.value;
  }
  return input.validity.valid && input.value.trim() !== "";
};

/** /signup: posts `firstName lastName email password confirmPassword terms planId`. */
export function SignupPage(props: SignupPageProps) {
  const { values = {}, notice, plan, redirect, waiting = false, google, done = false } = props;
  const form = useFormMemory(signupMemory);
  const errors = useFormErrors(form, props.errors ?? none, isRight);
  useForget(signupMemory, done);
  const firstEmpty =
    (["firstName", "lastName", "email"] as const).find((name) => !values[name]) ?? "password";
  const signIn = href("/login") + (redirect ? `?redirect=${encodeURIComponent(redirect)}` : "");
  return (
    <AuthLayout panel="signup" said={notice ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}>
      <h1 className="title">Sign up</h1>
      {plan.displayName === null ? null : (
        <p className="muted">
          {plan.id === freePlan ? "You begin on" : "You are choosing"}{" "}
          <b className="semi text-ink">{plan.displayName}</b>
          {plan.id === freePlan ? ", with a 7-day trial." : "."}
        </p>
      )}
      {waiting ? (
        <WaitingText>
          <ButtonLink href={signIn} size="sm" reload>
            Sign in instead
          </ButtonLink>
        </WaitingText>
      ) : null}
      <Form method="post" className="stack" ref={form}>
        <input type="hidden" name="planId" value={plan.id} />
        <div className="two">
          <TextField
            id="firstName"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form
            autoFocus={firstEmpty === "firstName"}
            label="First name"
            autoComplete="given-name"
            required
            defaultValue={values.firstName}
            error={errors.firstName}
          />
          <TextField
            id="lastName"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form
            autoFocus={firstEmpty === "lastName"}
            label="Last name"
            autoComplete="family-name"
            required
            defaultValue={values.lastName}
            error={errors.lastName}
          />
        </div>
        <EmailField
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form
          autoFocus={firstEmpty === "email"}
          defaultValue={values.email}
          error={errors.email}
        />
        <PasswordField
          id="password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form
          autoFocus={firstEmpty === "password"}
          label="Password"
          autoComplete="new-password"
          required
          hint="Use at least 8 characters, including letters and numbers."
          error={errors.password}
        />
        <PasswordField
          id="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword}
        />
        <CheckField
          id="terms"
          value="true"
          required
          defaultChecked={values.terms}
          error={errors.terms}
          label={
            <>
              I agree to the{" "}
              <Link className="link" to={href("/terms")} reloadDocument>
                Terms
              </Link>{" "}
              and the{" "}
              <Link className="link" to={href("/privacy")} reloadDocument>
                Privacy Policy
              </Link>
            </>
          }
        />
        <Button kind="ink" size="lg" block disabled={done}>
          Sign up
        </Button>
      </Form>
      {google ? (
        <GoogleButton label="Sign up with Google" offer={google} redirect={redirect} done={done} />
      ) : null}
      <p className="muted auth-alt">
        Already have an account?{" "}
        <Link className="link" to={signIn} reloadDocument>
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
