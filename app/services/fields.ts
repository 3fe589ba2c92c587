/** Fields that several services' requests and answers have. */

import { z } from "zod";
import { cleanLines } from "#app/document/clean-text.ts";

/** A text out of a request, at most `most` characters, without what no database keeps: control characters, lone surrogates. */
export const text = (most: number) =>
  z
    .string()
    .max(most, `has at most ${most.toLocaleString("en-GB")} characters`)
    .transform(cleanLines);

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
/** Which part of a list is asked for: `limit` rows after the first `offset`. */
export const page = (limit: number) =>
  z.object({ limit: whole(1, 100).default(limit), offset: whole(0, 1_000_000).default(0) });
export type Page = z.infer<ReturnType<typeof page>>;

export const pagination = z.object({
  has_more: z.boolean(),
  next_offset: z.number().nullable(),
  total: z.number(),
});

/** Where a list of `total` rows goes on after its first `shown`. */
export const toPagination = (shown: number, total: number): z.infer<typeof pagination> =>
  shown < total
    ? { has_more: true, next_offset: shown, total }
    : { has_more: false, next_offset: null, total };
