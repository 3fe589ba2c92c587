import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home/home.tsx"),
  route("generate/stream", "routes/home/stream.ts"),

  route("login", "routes/account/login.tsx"),
  route("signup", "routes/account/signup.tsx"),
  route("activate-account", "routes/account/activate-account.tsx"),
  route("logout", "routes/account/logout.ts"),

  route("create", "routes/workspace/create.tsx"),
  route("create/:guid", "routes/workspace/document.tsx"),
  route("create/:guid/decide", "routes/workspace/decide.ts"),
  route("create/:guid/stream", "routes/workspace/stream.ts"),

  route("outbox", "routes/pages/outbox.tsx"),
  route("*", "routes/pages/not-found.ts"),
] satisfies RouteConfig;
