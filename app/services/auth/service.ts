import { newService } from "../context.ts";
import { mountGenerations } from "../generating.ts";
import { accessRoutes } from "./access-routes.ts";
import { accountRoutes } from "./account-routes.ts";
import { googleRoutes } from "./google/routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { promptRoutes } from "./prompts/prompt-routes.ts";
import { vaultRoutes } from "./prompts/vault-routes.ts";
import { writeRoutes } from "./prompts/write-routes.ts";
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
  .route("/", writeRoutes)
  .route("/", vaultRoutes)
  .route("/", pageRoutes);

mountGenerations(auth, "prompts");
