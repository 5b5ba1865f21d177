import { SORTED_MAX } from '@dispatch/domain/limits';
import type { ListCompletedJobsApiArg } from '../../api/generated/endpoints';
import { sortingRules } from '../../ui/list/filter/useSorting';
import type { Sorting } from '../../ui/list/sorting';

const SORTS = ['date', 'number', 'customer', 'driver', 'price'] as const;
export type CompletedSort = (typeof SORTS)[number];

/** Dates, numbers and prices descending, names ascending. */
export const SORTING = sortingRules('completed-jobs', SORTS, {
  date: 'desc',
  number: 'desc',
  customer: 'asc',
  driver: 'asc',
  price: 'desc',
});

/** The server's sort keys; numbers follow the order of creation. */
const ASKED: Readonly<Record<CompletedSort, ListCompletedJobsApiArg['sort']>> = {
  date: 'completedAt',
  number: 'createdAt',
  customer: 'customer',
  driver: 'driver',
  price: 'price',
};

/** Sort parameters of the request; omitted for the server's default order. */
export function askedOrder({ sort, order }: Sorting<CompletedSort>) {
  const isUsual = sort === 'date' && order === 'desc';
  return isUsual ? {} : { sort: ASKED[sort], order };
}

const OF_MANY: readonly CompletedSort[] = ['date', 'number', 'price'];
const OF_MANY_NARROWED: readonly CompletedSort[] = ['date', 'number'];

/** The sort orders allowed for this number of jobs; price only when no filter except a search is set. */
export function offeredSorts(total: number, isNarrowed: boolean): readonly CompletedSort[] {
  if (total <= SORTED_MAX) return SORTS;
  return isNarrowed ? OF_MANY_NARROWED : OF_MANY;
}
