import { isOpen, JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { PICKUP_FILTERS } from '@dispatch/domain/jobs/pickup-day';
import { DELIVERY_FILTERS } from '@dispatch/domain/jobs/stop-window';
import { useMemo } from 'react';
import type { ExportFilters } from '../../api/jobs/exportJobs';
import { sortingRules, useSorting } from '../../ui/list/filter/useSorting';
import type { Sorting } from '../../ui/list/sorting';
import {
  blankState,
  urlChoice,
  urlId,
  urlText,
  useUrlState,
  type UrlField,
  type UrlStateOf,
} from '../../ui/url/urlState';

/** Statuses that the list can contain; delivered jobs are not active (specification 4.2). */
export const OPEN_STATUSES = JOB_STATUSES.filter(isOpen);

const SORTS = ['date', 'pickup', 'delivery', 'status', 'customer', 'route'] as const;
export type Sort = (typeof SORTS)[number];

/** Newest first by date; all other sorts ascending. */
export const SORTING = sortingRules('active-jobs', SORTS, {
  date: 'desc',
  pickup: 'asc',
  delivery: 'asc',
  status: 'asc',
  customer: 'asc',
  route: 'asc',
});

/** The choice of jobs without a customer or without a driver. */
export const NOBODY = 'none';
export type PersonChoice = number | typeof NOBODY;

const personField: UrlField<PersonChoice | null> = {
  read: (text) => (text === NOBODY ? NOBODY : urlId().read(text)),
  write: (value) => (value === null ? null : String(value)),
};

const FIELDS = {
  q: urlText(),
  status: urlChoice(['', ...OPEN_STATUSES], ''),
  customer: personField,
  driver: personField,
  /** The user of the office who looks after the job. */
  responsible: personField,
  pickup: urlChoice(['', ...PICKUP_FILTERS], ''),
  delivery: urlChoice(['', ...DELIVERY_FILTERS], ''),
  /** Jobs with an unread note. */
  note: urlChoice(['', 'unread'], ''),
  /** Jobs with a vehicle that is on another open job too. */
  vin: urlChoice(['', 'shared'], ''),
  /** Jobs with a unit that was left behind. */
  left: urlChoice(['', 'behind'], ''),
  /** A province or 'City, Province'; empty for all. */
  origin: urlText(),
  destination: urlText(),
  /** A route as returned by `routeOf`; empty for all. */
  route: urlText(),
};

/** The values that Clear Filters sets. The sort order is not a filter and stays. */
export const NO_FILTERS = blankState(FIELDS);

/** Filters and order of the active jobs. */
export type ListChoice = UrlStateOf<typeof FIELDS> & Readonly<Sorting<Sort>>;

export function isFiltered({ sort: _sort, order: _order, ...filters }: ListChoice): boolean {
  return Object.values(filters).some((value) => value !== null && String(value).trim() !== '');
}

/** The filters of an exported report; null if a report does not support them. */
export function exportedFilters(choice: ListChoice): ExportFilters | null {
  const { q, status, customer, driver, sort: _sort, order: _order, ...others } = choice;
  if (Object.values(others).some((value) => value !== '' && value !== null)) return null;
  if (customer === NOBODY || driver === NOBODY) return null;
  const words = q.trim();
  return {
    status: status || 'active',
    ...(words && { q: words }),
    ...(customer !== null && { customerId: customer }),
    ...(driver !== null && { driverId: driver }),
  };
}

/** The choice from the address, with a stable identity while unchanged, and a function to change parts of it. */
export function useActiveJobsUrl() {
  const [state, change] = useUrlState(FIELDS);
  const { sort, order, onSort } = useSorting(SORTING);
  const choice = useMemo((): ListChoice => ({ ...state, sort, order }), [state, sort, order]);
  return { choice, change, onSort };
}
