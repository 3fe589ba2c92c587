/** Texts of the auth service. Those of the specification stand letter for letter. */

export const messages = {
  loginFailed: "Login failed. Please check your credentials.",
  notActivated: "Account is not activated. Please check your email for the activation link.",
  signedUp: "Please check your email for the activation link.",
  linkInvalid: "This activation link is not valid, or it was used already. Please sign in, or sign up again.",
  signInAgain: "Please sign in.",
  passwordPrefix: "Password must ",
  passwordLength: "be at least 8 characters",
  passwordLetter: "include at least one letter",
  passwordNumber: "include at least one number",
} as const;

/** The password rule's sentence for a password, naming only the clauses that it fails; null when it is good. */
export function passwordFault(password: string): string | null {
  const failed = [
    password.length >= 8 ? null : messages.passwordLength,
    /\p{L}/u.test(password) ? null : messages.passwordLetter,
    /\p{N}/u.test(password) ? null : messages.passwordNumber,
  ].filter((clause) => clause !== null);
  return failed.length === 0 ? null : `${messages.passwordPrefix}${failed.join(" and ")}.`;
}
