import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { serverRooms } from "./app/server/server-rooms.ts";

export default defineConfig({
  environments: { ssr: { build: { rolldownOptions: { input: "./app/server/app.ts" } } } },
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "eventsource-parser/stream",
      "lucide-react",
      "prosemirror-commands",
      "prosemirror-history",
      "prosemirror-inputrules",
      "prosemirror-keymap",
      "prosemirror-markdown",
      "prosemirror-model",
      "prosemirror-schema-list",
      "prosemirror-state",
      "prosemirror-view",
      "react",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "remix-utils/use-hydrated",
    ],
  },
  plugins: [serverRooms(), tailwindcss(), reactRouter()],
});
