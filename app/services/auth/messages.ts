/** Texts of the auth service. Those of the specification stand letter for letter. */

export const messages = {
  loginFailed: "Login failed. Please check your credentials.",
  notActivated: "Account is not activated. Please check your email for the activation link.",
  signedUp: "Please check your email for the activation link.",
  resetSent: "Password reset link sent to your email!",
  resent: "Activation email sent successfully! Please check your inbox.",
  supported: "Message sent. We will get back to you shortly.",
  messageShort: "Message should be at least 10 characters.",
  promptIncomplete: "Please provide both title and prompt content.",
  resetLinkInvalid: "This link is not valid, or it was used already. Please ask for a new one.",
  verifyLinkInvalid: "This verification link is not valid, or it was used already. Please ask for a new one.",
  commonPassword:
    "This password is one of the most common ones, which are tried first. Please consider a longer one of your own.",
  linkInvalid: "This activation link is not valid, or it was used already. Please sign in, or sign up again.",
  googleLogin: "Google login failed. Please try again.",
  googleSignup: "Google signup failed. Please try again.",
  googleNoToken: "Failed to get Google access token",
  /** Followed by the error's type. */
  googleError: "Google OAuth failed: ",
  googleUnverified:
    "The email address of this Google account is not verified. Please verify it there, then try again.",
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
