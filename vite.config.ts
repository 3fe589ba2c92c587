import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { serverRooms } from "./app/server/server-rooms.ts";

export default defineConfig({
  environments: { ssr: { build: { rolldownOptions: { input: "./app/server/app.ts" } } } },
  plugins: [serverRooms(), tailwindcss(), reactRouter()],
});
