import { mountGenerations, mountUnbuilt, newService } from "../context.ts";
import { accessRoutes } from "./access-routes.ts";
import { accountRoutes } from "./account-routes.ts";
import { googleRoutes } from "./google/routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { promptRoutes } from "./prompts/routes.ts";
import { recoveryRoutes } from "./recovery-routes.ts";
import { subscriptionRoutes } from "./subscriptions/routes.ts";

/** The auth service: accounts, sessions, and every call of its prefixes; an unknown path ends here too. */
export const auth = newService()
  .route("/", accessRoutes)
  .route("/", accountRoutes)
  .route("/", recoveryRoutes)
  .route("/", googleRoutes)
  .route("/", subscriptionRoutes)
  .route("/", promptRoutes)
  .route("/", pageRoutes);

mountGenerations(auth, "prompts");
mountUnbuilt(auth, [
  "GET /api/v1/user/prompts",
  "POST /api/v1/user/prompts",
  "PUT /api/v1/user/prompts/:id",
  "DELETE /api/v1/user/prompts/:id",
  "GET /api/v1/user/prompt-folders",
  "POST /api/v1/user/prompt-folders",
  "DELETE /api/v1/user/prompt-folders/:id",
  "GET /api/v1/prompts/user/:userId",
  "GET /api/v1/prompts/:id",
  "GET /api/v1/models",
]);
