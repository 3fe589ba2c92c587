import type { Answer } from "#app/server/gateway/answer.ts";

/** Items of a page. */
const pageSize = 24;
/** A list of a service has at most so many. */
const most = 100;
/** Items that the way back finds again. */
const mostAgain = 960;

/** A part of a list, in items. */
interface Part {
  offset: number;
  count: number;
}

/** What an address asks for of its list: a page, or by `from` what follows, or by `shown` all that was there. */
export function partOf(asked: URLSearchParams, page: number): Part {
  const number = (name: string): number => Math.max(0, Math.trunc(Number(asked.get(name)) || 0));
  if (asked.has("from")) return { offset: Math.min(1_000_000, number("from")), count: pageSize };
  if (asked.has("shown"))
    return { offset: 0, count: Math.min(mostAgain, Math.max(pageSize, number("shown"))) };
  return { offset: Math.min(1_000_000, page * pageSize), count: pageSize };
}

interface Listed<T> {
  items: readonly T[];
  pagination: { has_more: boolean; total: number };
}

/** Lists a part by as many calls as it takes. */
export async function listPart<T>(
  { offset, count }: Part,
  list: (query: { limit: string; offset: string }) => Promise<Answer<Listed<T>>>,
): Promise<Answer<{ items: T[]; total: number }>> {
  const items: T[] = [];
  for (;;) {
    const answer = await list({
      limit: String(Math.min(most, count - items.length)),
      offset: String(offset + items.length),
    });
    if (!answer.success) return answer;
    const { items: part, pagination } = answer.data;
    items.push(...part);
    if (items.length >= count || !pagination.has_more || part.length === 0)
      return { ...answer, data: { items, total: pagination.total } };
  }
}
