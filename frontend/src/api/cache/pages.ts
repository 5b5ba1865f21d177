import type { AnswerMeta } from '../request/baseQuery';
import { provideListTags, type Tag, type TagType } from './tags';

export const PAGE_SIZE = 50;

export interface Page<T> {
  readonly records: readonly T[];
  /** The number of matches over all pages. */
  readonly total: number;
  /** Whether more may match: the server stops counting broad searches at a limit. */
  readonly isLeast: boolean;
}

/** The arguments without the paging parameters. */
export type Paged<Arg> = Omit<Arg, 'limit' | 'offset'>;

export function toPage<T>(records: T[], meta: AnswerMeta | undefined): Page<T> {
  return { records, total: meta?.total ?? records.length, isLeast: meta?.isLeast ?? false };
}

/**
 * Pages that act as one list: the next one starts where the loaded ones end, even after a record
 * has left them.
 */
export const PAGES = {
  initialPageParam: 0,
  getNextPageParam: (last: Page<unknown>, all: readonly Page<unknown>[]): number | undefined => {
    const next = all.reduce((records, page) => records + page.records.length, 0);
    return last.records.length > 0 && next < last.total ? next : undefined;
  },
};

/** The pages of a record list at a server address. */
export function pagesAt<T>(url: string) {
  return {
    infiniteQueryOptions: PAGES,
    query: ({ queryArg, pageParam }: { queryArg: object; pageParam: number }) => ({
      url,
      params: { ...queryArg, limit: PAGE_SIZE, offset: pageParam },
    }),
    transformResponse: toPage<T>,
  };
}

interface Loaded<T> {
  readonly pages: readonly Page<T>[];
}

/** The records of all loaded pages as one list. */
export function recordsOf<T>(loaded: Loaded<T> | undefined): T[] {
  return loaded?.pages.flatMap((page) => page.records) ?? [];
}

/** The total number of records, from the newest page. */
export function totalOf(loaded: Loaded<unknown> | undefined): number | undefined {
  return loaded?.pages.at(-1)?.total;
}

/** Whether there may be more than `totalOf` returns. */
export function isLeastOf(loaded: Loaded<unknown> | undefined): boolean {
  return loaded?.pages.at(-1)?.isLeast ?? false;
}

export function providePageTags(
  type: TagType,
  loaded: Loaded<{ readonly id: number }> | undefined,
): Tag[] {
  return provideListTags(type, recordsOf(loaded));
}
