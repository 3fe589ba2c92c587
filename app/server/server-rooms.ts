import type { Plugin } from "vite";

const rooms = /^#app\/(server|services|writer)\/|\/app\/(server|services|writer)\//;

/**
 * Vite plugin that fails the build when browser code imports from server/, services/ or writer/.
 * React Router's own check goes by the name `.server.ts`; a module without it would be bundled silently.
 * Loaders and actions may import these rooms: React Router has removed them before imports are resolved. In development
 * it also reads whole routes for their styles, so only the build is checked.
 */
export function serverRooms(): Plugin {
  return {
    name: "stet:server-rooms",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (this.environment.config.consumer === "server") return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved && rooms.test(resolved.id.split("?")[0] ?? "")) {
        this.error(`${importer} is browser code and may not import ${source}: it lives in a server room.`);
      }
      return resolved;
    },
  };
}
