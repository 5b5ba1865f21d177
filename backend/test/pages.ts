import type { Caller } from './caller';
import { expectStatus } from './jobs';

/** Reads all pages of a list by their links, and returns the last page's total. */
export async function walkPages(
  caller: Caller,
  address: string,
): Promise<{ readonly ids: number[]; readonly total: number; readonly isLeast: boolean }> {
  const ids: number[] = [];
  const exact = new Set<number>();
  for (let next = address; ;) {
    const answer = await caller.get(next);
    expectStatus(answer, 200);
    ids.push(...(answer.body as { id: number }[]).map(({ id }) => id));
    const link = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    const total = Number(answer.headers.get('x-total-count'));
    expect(total).toBeGreaterThanOrEqual(ids.length);
    const isLeast = answer.headers.get('x-total-count-relation') === 'at-least';
    if (!isLeast) exact.add(total);
    if (link === undefined) {
      // All pages with an exact total agree.
      for (const all of exact) expect(all).toBe(total);
      return { ids, total, isLeast };
    }
    next = link;
  }
}
