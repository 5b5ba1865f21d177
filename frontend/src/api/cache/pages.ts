import { PAGE_MAX } from '@dispatch/domain/limits';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { AnswerMeta, baseQuery } from '../request/baseQuery';
import { provideListTags, type Tag, type TagType } from './tags';

const PAGE_SIZE = 50;

export interface Page<T> {
  readonly records: readonly T[];
  /** The number of matches over all pages. */
  readonly total: number;
  /** Whether more may match: the server stops counting broad searches at a limit. */
  readonly isLeast: boolean;
}

/** The arguments without the paging parameters. */
export type Paged<Arg> = Omit<Arg, 'limit' | 'offset'>;

export function toPage<T>(records: readonly T[], meta: AnswerMeta | undefined): Page<T> {
  return { records, total: meta?.total ?? records.length, isLeast: meta?.isLeast ?? false };
}

/**
 * Pages that act as one list: the next one starts where the loaded ones end, even after a record
 * has left them.
 */
const PAGES = {
  initialPageParam: 0,
  getNextPageParam: (last: Page<unknown>, all: readonly Page<unknown>[]): number | undefined => {
    const next = all.reduce((records, page) => records + page.records.length, 0);
    return last.records.length > 0 && next < last.total ? next : undefined;
  },
};

interface Loaded<T> {
  readonly pages: readonly Page<T>[];
}

interface PagesOptions<Arg, T> {
  readonly requestOf: (arg: Arg) => { readonly url: string; readonly params: object };
  readonly toRecords?: (answer: unknown) => readonly T[];
  readonly size?: number;
}

type Ask = (request: FetchArgs) => ReturnType<typeof baseQuery>;

/** The number of records that a query has loaded. */
function loadedIn({ getState, queryCacheKey = '' }: BaseQueryApi): number {
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown }> } }; // the store
  return recordsOf(api.queries[queryCacheKey]?.data as Loaded<unknown> | undefined).length;
}

/**
 * The pages of a record list. A reload asks for all loaded records with as few requests as the server allows, so that a
 * change by others does not cost a request for each page.
 */
export function pagesOf<Arg, T>({
  requestOf,
  // The endpoint's type names its records.
  toRecords = (answer) => answer as readonly T[],
  size = PAGE_SIZE,
}: PagesOptions<Arg, T>) {
  /** Records read ahead, by the signal that all pages of one reload share. */
  const ahead = new WeakMap<AbortSignal, Page<T>>();
  const queryFn = async (
    { queryArg, pageParam: offset }: { queryArg: Arg; pageParam: number },
    api: BaseQueryApi,
    _extra: object,
    ask: Ask,
  ) => {
    let read = ahead.get(api.signal);
    if (read === undefined || read.records.length === 0) {
      const { url, params } = requestOf(queryArg);
      const pages = Math.max(1, Math.ceil((loadedIn(api) - offset) / size));
      const limit = Math.min(PAGE_MAX, pages * size);
      const { data, error, meta } = await ask({ url, params: { ...params, limit, offset } });
      if (error !== undefined) return { error, meta };
      read = toPage(toRecords(data), meta);
    }
    ahead.set(api.signal, { ...read, records: read.records.slice(size) });
    return { data: { ...read, records: read.records.slice(0, size) } };
  };
  return { infiniteQueryOptions: PAGES, queryFn };
}

/** The pages of a record list at a server address. */
export function pagesAt<T>(url: string): ReturnType<typeof pagesOf<object, T>> {
  return pagesOf<object, T>({ requestOf: (params) => ({ url, params }) });
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
