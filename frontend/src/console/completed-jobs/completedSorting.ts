import { SORTED_MAX } from '@dispatch/domain/limits';
import type { ListCompletedJobsApiArg } from '../../api/generated/endpoints';
import { sortingRules } from '../../ui/list/filter/useSorting';
import type { Sorting } from '../../ui/list/sorting';

const SORTS = ['date', 'number', 'customer', 'driver', 'price'] as const;
export type CompletedSort = (typeof SORTS)[number];

/** The last delivered first, newest and dearest first, names from A. */
export const SORTING = sortingRules('completed-jobs', SORTS, {
  date: 'desc',
  number: 'desc',
  customer: 'asc',
  driver: 'asc',
  price: 'desc',
});

/** As the server calls them; numbers are given in the order of creation. */
const ASKED: Readonly<Record<CompletedSort, ListCompletedJobsApiArg['sort']>> = {
  date: 'completedAt',
  number: 'createdAt',
  customer: 'customer',
  driver: 'driver',
  price: 'price',
};

/** Nothing of the order that the server takes anyway. */
export function askedOrder({ sort, order }: Sorting<CompletedSort>) {
  const isUsual = sort === 'date' && order === 'desc';
  return isUsual ? {} : { sort: ASKED[sort], order };
}

const OF_MANY: readonly CompletedSort[] = ['date', 'number', 'price'];
const OF_MANY_NARROWED: readonly CompletedSort[] = ['date', 'number'];

/** What so many jobs can be sorted by; a price only where nothing but a search narrows them. */
export function offeredSorts(total: number, isNarrowed: boolean): readonly CompletedSort[] {
  if (total <= SORTED_MAX) return SORTS;
  return isNarrowed ? OF_MANY_NARROWED : OF_MANY;
}
