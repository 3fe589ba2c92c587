import { mountGenerations, mountUnbuilt, newService } from "../context.ts";

export const brainstorm = newService();

mountGenerations(brainstorm, "brainstorm");
mountUnbuilt(brainstorm, [
  "GET /api/v1/brainstorm/catalogue",
  "POST /api/v1/brainstorm/generate",
  "POST /api/v1/roles",
  "POST /api/v1/generateInspiration",
  "POST /api/v1/otherPerspectives",
]);
