import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home/home.tsx"),
  route("generate/stream", "routes/home/stream.ts"),

  route("login", "routes/account/login.tsx"),
  route("signup", "routes/account/signup.tsx"),
  route("activate-account", "routes/account/activate-account.tsx"),
  route("reset-password", "routes/account/reset-password.tsx"),
  route("verify-email", "routes/account/verify-email.tsx"),
  route("account-deactivated", "routes/account/account-deactivated.tsx"),
  route("auth/google/callback", "routes/account/google-callback.ts"),
  route("logout", "routes/account/logout.ts"),
  route("session", "routes/account/session.ts"),
  route("support", "routes/account/support.tsx"),

  route("profile", "routes/account/profile.tsx"),
  route("profile/export", "routes/account/profile-export.ts"),
  route("profile/subscription", "routes/account/profile-subscription.ts"),
  route("profile/portal", "routes/account/profile-portal.ts"),
  route("profile/invoices/:id", "routes/account/profile-invoice.ts"),

  route("plans", "routes/billing/plans.tsx"),
  route("plans/offers", "routes/billing/plans-offers.ts"),
  route("checkout", "routes/billing/checkout.tsx"),
  route("checkout/test", "routes/billing/test-checkout.tsx"),
  route("checkout/test/portal", "routes/billing/test-portal.tsx"),
  route("checkout/test/invoice/:id", "routes/billing/test-invoice.tsx"),
  route("subscription/status", "routes/billing/subscription-status.ts"),
  route("subscription/success", "routes/billing/subscription-success.tsx"),
  route("payment-success", "routes/billing/payment-success.tsx"),

  route("create", "routes/workspace/create.tsx"),
  route("create/:guid", "routes/workspace/document.tsx"),
  route("create/:guid/decide", "routes/workspace/decide.ts"),
  route("create/:guid/stream", "routes/workspace/stream.ts"),

  route("features", "routes/pages/features.tsx"),
  route("about", "routes/pages/about.tsx"),
  route("help", "routes/pages/help.tsx"),
  route("privacy", "routes/pages/privacy.tsx"),
  route("terms", "routes/pages/terms.tsx"),
  route("mobile", "routes/pages/mobile.tsx"),
  route("outbox", "routes/pages/outbox.tsx"),
  route("*", "routes/pages/not-found.ts"),
] satisfies RouteConfig;
