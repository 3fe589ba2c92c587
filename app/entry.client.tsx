import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// What the page says without scripts is over (public/parts.js).
Object.assign(window, { scripted: true });
document.getElementById("missing-part")?.setAttribute("hidden", "");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
