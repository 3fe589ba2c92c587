import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSources } from "./support/sources.ts";

const root = join(import.meta.dirname, "..");
const app = readSources(root, ["app"]);
const own = "tests/spec-texts.test.ts";
const tests = [...app, ...readSources(root, ["tests"])].filter(
  ([path]) => /\.test\.tsx?$/.test(path) && path !== own,
);

const service = "app/services/auth/messages.ts";
const login = "app/routes/account/login-actions.ts";
const loginPage = "app/routes/account/login-page.tsx";
const profile = "app/routes/account/profile-actions.ts";
const signup = "app/routes/account/signup.tsx";
const identity = "app/islands/account/google-identity.ts";
const google = "app/routes/account/google-actions.ts";
const menu = "app/ui/shell/account-menu.tsx";
const bar = "app/ui/shell/top-bar.tsx";
const offers = "app/routes/billing/offers.ts";
const summary = "app/ui/billing/checkout-summary.ts";
const checkout = "app/routes/billing/checkout.tsx";
const paddle = "app/islands/billing/paddle.ts";
const frame = "app/islands/billing/paddle-frame.tsx";
const checkoutPage = "app/routes/billing/checkout-page.tsx";
const success = "app/routes/billing/subscription-success.tsx";
const plan = "app/routes/account/plan-controls.tsx";
const planPosts = "app/routes/account/profile-subscription.ts";
const limit = "app/ui/billing/limit-dialog.tsx";
const plansModal = "app/islands/billing/plans-modal.tsx";
const loadPlans = "app/routes/billing/load-offers.ts";
const layout = "app/ui/auth/auth-layout.tsx";

/** Quoted texts about accounts, sessions and the shell, by their section, and the sources that show them. */
const shown: readonly [section: number, text: string, ...sources: string[]][] = [
  [2, "Verifying session...", "app/islands/account/session-watch.tsx"],
  [2, "day left in trial", "app/ui/shell/account.ts"],
  [2, "days left in trial", "app/ui/shell/account.ts"],
  [2, "Free trial active", "app/ui/shell/account.ts"],
  [2, "Credits used / limit", menu],
  [2, "Upgrade to Premium", bar],
  [2, "Resets", menu, "app/routes/account/profile-usage.tsx"],
  [2, "Upgrade plan", menu],
  [2, "Unlock higher limits & features", menu],
  [2, "Choose the plan that fits your creativity.", "app/ui/billing/plan-texts.tsx"],
  [2, "Need help choosing?", "app/ui/billing/plan-texts.tsx", plansModal],
  [2, "k Tokens", offers, summary],
  [2, "Pro 1", summary],
  [2, "$25.00", summary],
  [2, "per month", summary, offers],
  [2, "Return to Plans", checkoutPage, frame],
  [2, "Subscription Activated", success],
  [2, "Refreshing your account...", success],
  [2, "Free Trial", "app/routes/billing/payment-success.tsx"],
  [2, "Profile Settings", menu],
  [2, "Sign out", menu],
  [2, "Smart Text, Instant Results", "app/ui/auth/galley.tsx"],
  [2, "Back to Home", layout],
  [2, "Forgot password?", loginPage],
  [2, "Sign up", loginPage],
  [2, "not activated", login],
  [2, "activate your account", login],
  [2, "activation link", login],
  [2, "Login successful! Redirecting...", login],
  [2, "Login successful with Google! Redirecting...", google],
  [2, "Activation email sent successfully! Please check your inbox.", service, login],
  [2, "Password reset link sent to your email!", service, login, profile],
  [2, "Activation Failed", "app/routes/account/activate-account.tsx"],
  [2, "Go to Login", "app/routes/account/link-page.tsx"],
  [2, "Profile Not Found", "app/routes/account/profile.tsx"],
  [2, "Unable to load your profile information.", "app/routes/account/profile.tsx"],
  [4, "You are on the Free plan.", "app/routes/account/plan-rules.ts"],
  [4, "Start 7-Day Trial", offers],
  [4, "Choose plan", offers],
  [4, "You're currently on ", offers],
  [4, "Downgrade", offers, plan],
  [4, "Upgrade", offers, plan],
  [4, "Reactivate", plan],
  [4, "Upgrade to Pro", limit],
  [4, "Maybe Later", limit],
  [4, "Subscription reactivated successfully.", planPosts],
  [4, "Message sent. We will get back to you shortly.", service, "app/routes/account/support.tsx"],
  [5, "Passwords do not match", "app/routes/account/signup-form.ts", "app/routes/account/reset-password.tsx"],
  [5, "Use at least 8 characters, including letters and numbers.", "app/routes/account/signup-page.tsx"],
  [5, "Message should be at least 10 characters.", service],
  [
    8,
    "Network error. Please check your connection.",
    "app/server/gateway/answer.ts",
    "app/routes/client-action.ts",
  ],
  [8, "Credit Limit Exceeded", limit],
  [8, "Prompt Limit Reached", limit],
  [8, "You've reached your monthly credit limit", limit],
  [8, "You've reached your monthly prompt limit", limit],
  [8, "Credits Used", limit],
  [8, "Current Plan", limit],
  [8, "Token limit exceeded", "app/server/gateway/limits.ts"],
  [8, "Failed to load plans", loadPlans, plansModal],
  [8, "Network error while loading plans", loadPlans, plansModal],
  [8, "Failed to load billing details.", "app/routes/account/profile-billing.tsx"],
  [8, "Failed to reactivate subscription.", planPosts],
  [8, "Failed to cancel subscription.", planPosts],
  [8, "No transaction ID found. Please try again from the plans page.", checkout],
  [8, "Paddle.js failed to load. Please refresh the page.", paddle],
  [8, "An error occurred during checkout. Please try again.", checkout, frame],
  [8, "Failed to initialize checkout. Please try again.", checkout, paddle],
  [8, "Network error. Please try again.", "app/routes/account/network-error.ts"],
  [8, "Login failed. Please check your credentials.", service, login],
  [8, "An error occurred during login. Please try again.", login],
  [8, "Signup failed. Please try again.", signup],
  [8, "An error occurred during signup. Please try again.", signup],
  [8, "Failed to resend activation email. Please try again.", login],
  [8, "Failed to send reset email. Please try again.", login, profile],
  [8, "An error occurred. Please try again.", login],
  [8, "Google Identity Services not loaded. Please check your internet connection and try again.", identity],
  [8, "Failed to get Google access token", service, identity],
  [8, "Google OAuth failed: ", service, identity],
  [8, "Google login failed. Please try again.", service, google],
  [8, "Google signup failed. Please try again.", service, google],
  [8, "Failed to send verification email. Please try again.", profile],
  [8, "Verification email sent successfully!", profile],
  [8, "Failed to send. Please try again.", "app/routes/account/support.tsx"],
  [8, "Failed to deactivate account. Please try again.", profile],
  [8, "Failed to delete account. Please try again.", profile],
  [8, "ChunkLoadError", "app/routes/pages/error-page.tsx"],
];

/** Put together from clauses, so that only those of failed conditions appear. */
const composed = [
  {
    text: "Password must be at least 8 characters and include at least one letter and include at least one number.",
    source: service,
    clauses: [
      '"Password must "',
      '"be at least 8 characters"',
      '"include at least one letter"',
      '"include at least one number"',
      '" and "',
    ],
  },
];

/** The beginnings of sentences above: alone they are shown nowhere. */
const beginnings = ["Login failed", "Signup failed"];

/** Texts of the writing areas, which are not built; each moves up with the part that shows it. */
const later = ["User ID not found. Please log in again."];

/** Whether a source says a text as a whole: not as a part of a longer word. */
function says(source: string, text: string): boolean {
  const escaped = text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return (
    new RegExp(`(?<![\\w])${escaped}(?!\\w)`).test(source) || (text.endsWith(" ") && source.includes(text))
  );
}

const testsOf = (text: string): string[] =>
  tests.filter(([, source]) => says(source, text)).map(([path]) => path);

describe.each(shown)("§%s '%s'", (_section, text, ...sources) => {
  test("stands in its sources", () => {
    expect(sources.filter((path) => !says(app.get(path) ?? "", text))).toEqual([]);
  });

  test("is exercised by a test that names it", () => expect(testsOf(text)).not.toEqual([]));
});

test.each(composed)("§5 '$text'", ({ text, source, clauses }) => {
  expect(clauses.filter((clause) => !app.get(source)?.includes(clause))).toEqual([]);
  expect(testsOf(text)).not.toEqual([]);
});

test("no text is listed twice, and none that is to come is claimed", () => {
  const claimed = shown.map(([, text]) => text);
  const all = [...claimed, ...composed.map(({ text }) => text), ...beginnings, ...later];
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  for (const text of beginnings)
    expect(
      claimed.some((whole) => whole.startsWith(text)),
      text,
    ).toBe(true);
});

test("a text that is altered, or of which no test speaks, is found", () => {
  expect(says('title: "Activation failed"', "Activation Failed")).toBe(false);
  expect(says("Sign upwards", "Sign up")).toBe(false);
  expect(says("<b>Sign up</b>", "Sign up")).toBe(true);
  expect(testsOf("Nobody ever ".concat("says this."))).toEqual([]);
});
