import type { Caller } from './caller';
import { expectStatus } from '../records/jobs';

/** Returns all pages of a list by following the links, and the total of the last page. */
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
      // Every exact total must match.
      for (const all of exact) expect(all).toBe(total);
      return { ids, total, isLeast };
    }
    next = link;
  }
}
