import { mountGenerations, mountUnbuilt, newService } from "../context.ts";

export const inspire = newService();

mountGenerations(inspire, "inspire");
mountUnbuilt(inspire, ["GET /api/v1/inspire/catalogue", "POST /api/v1/inspire"]);
