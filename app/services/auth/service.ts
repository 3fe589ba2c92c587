import { newService } from "../http.ts";
import { mountGenerations } from "../generating.ts";
import { accessRoutes } from "./sessions/access-routes.ts";
import { accountRoutes } from "./accounts/account-routes.ts";
import { googleRoutes } from "./google/routes.ts";
import { preferenceRoutes } from "./accounts/preference-routes.ts";
import { generationRoute } from "./pages/generation-route.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import { promptRoutes } from "./vault/prompt-routes.ts";
import { vaultRoutes } from "./vault/vault-routes.ts";
import { writeRoutes } from "./vault/write-routes.ts";
import { recoveryRoutes } from "./accounts/recovery-routes.ts";
import { subscriptionRoutes } from "./plans/routes.ts";

/** The auth service: accounts, sessions, and every call of its prefixes; an unknown path ends here too. */
export const auth = newService()
  .route("/", accessRoutes)
  .route("/", accountRoutes)
  .route("/", preferenceRoutes)
  .route("/", recoveryRoutes)
  .route("/", googleRoutes)
  .route("/", subscriptionRoutes)
  .route("/", promptRoutes)
  .route("/", writeRoutes)
  .route("/", vaultRoutes)
  .route("/", generationRoute)
  .route("/", pageRoutes);

mountGenerations(auth, "prompts");
