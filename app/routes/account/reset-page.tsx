import { useRef } from "react";
import { Form, href, Link } from "react-router";
import { AuthLayout } from "#app/ui/auth/auth-layout.tsx";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";
import { type IsRight, useFormErrors } from "#app/ui/use-form-errors.ts";
import { isLikePassword } from "./password-rule.ts";

export interface ResetErrors {
  newPassword?: string;
  confirmPassword?: string;
}

interface ResetPageProps {
  /** Out of the letter's link; empty where there is none. */
  token: string;
  errors: ResetErrors;
  notice: Notice | null;
}

const askAgain = `${href("/login")}?forgot=1`;

/** The rules of the form's own answer. */
const isRight: IsRight = (input) => {
  if (input.name === "newPassword") return isLikePassword(input.value);
  const chosen = input.form?.elements.namedItem("newPassword");
  return chosen instanceof HTMLInputElement && chosen.value === input.value;
};

/** /reset-password: posts `token newPassword confirmPassword`. */
export function ResetPage({ token, notice, ...refused }: ResetPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(form, refused.errors, isRight);
  if (token === "") return <NoToken />;
  return (
    <AuthLayout panel="signin" said={notice ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}>
      <h1 className="title">Reset Password</h1>
      <p className="muted">Choose a new one. Every other session of your account ends.</p>
      <Form method="post" className="stack" ref={form}>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          id="newPassword"
          label="New password"
          autoComplete="new-password"
          required
          hint="Use at least 8 characters, including letters and numbers."
          error={errors.newPassword}
        />
        <PasswordField
          id="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword}
        />
        <Button kind="ink" size="lg" block>
          Set new password
        </Button>
      </Form>
      <p className="muted auth-alt">
        The link does not work any more?{" "}
        <Link className="link" to={askAgain} reloadDocument>
          Ask for a new one
        </Link>
      </p>
    </AuthLayout>
  );
}

function NoToken() {
  return (
    <AuthLayout panel="signin">
      <div className="state-c">
        <ProofSign name="query" size={44} />
        <h1 className="title">Reset Password</h1>
        <p className="muted">This link is not complete. Please ask for a new one.</p>
        <ButtonLink href={askAgain} kind="ink" reload>
          Ask for a new link
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}
