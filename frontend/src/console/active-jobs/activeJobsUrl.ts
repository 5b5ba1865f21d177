import { isOpen, JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { PICKUP_FILTERS, type PickupFilter } from '@dispatch/domain/jobs/pickup-day';
import { useMemo } from 'react';
import type { ExportFilters } from '../../api/jobs/exportJobs';
import { sortingRules, useSorting } from '../../ui/list/filter/useSorting';
import type { Order } from '../../ui/list/sorting';
import { urlChoice, urlId, urlText, useUrlState, type UrlField } from '../../ui/url/urlState';

/** The statuses that the list can hold; delivered jobs are not active (specification 4.2). */
export const OPEN_STATUSES = JOB_STATUSES.filter(isOpen);

const SORTS = ['date', 'pickup', 'status', 'customer', 'route'] as const;
export type Sort = (typeof SORTS)[number];

/** Newest first; everything else from its beginning. */
export const SORTING = sortingRules('active-jobs', SORTS, {
  date: 'desc',
  pickup: 'asc',
  status: 'asc',
  customer: 'asc',
  route: 'asc',
});

/** Jobs without a customer, or a driver, as a choice of its own. */
export const NOBODY = 'none';
export type PersonChoice = number | typeof NOBODY;

/** What of the active jobs is shown, and in which order. */
export interface ListChoice {
  readonly q: string;
  readonly status: JobStatus | '';
  readonly customer: PersonChoice | null;
  readonly driver: PersonChoice | null;
  readonly pickup: PickupFilter | '';
  /** Jobs with a note that nobody has read. */
  readonly note: 'unread' | '';
  /** Jobs with a vehicle that is on another open job too. */
  readonly vin: 'shared' | '';
  /** Jobs of which a unit was left behind. */
  readonly left: 'behind' | '';
  /** A province or 'City, Province'; empty for all. */
  readonly origin: string;
  readonly destination: string;
  /** A route as `routeOf` writes it; empty for all. */
  readonly route: string;
  readonly sort: Sort;
  readonly order: Order;
}

/** What Clear Filters sets. The order of the list is no filter and stays. */
export const NO_FILTERS = {
  q: '',
  status: '',
  customer: null,
  driver: null,
  pickup: '',
  note: '',
  vin: '',
  left: '',
  origin: '',
  destination: '',
  route: '',
} as const;

/** Whether Clear Filters has anything to clear. */
export function isFiltered({ sort: _sort, order: _order, ...filters }: ListChoice): boolean {
  return Object.values(filters).some((value) => value !== null && String(value).trim() !== '');
}

/** What a report of the list is narrowed to; null where a report cannot be. */
export function exportedFilters(choice: ListChoice): ExportFilters | null {
  const { q, status, customer, driver, sort: _sort, order: _order, ...others } = choice;
  if (Object.values(others).some((value) => value !== '')) return null;
  if (customer === NOBODY || driver === NOBODY) return null;
  const words = q.trim();
  return {
    status: status || 'active',
    ...(words && { q: words }),
    ...(customer !== null && { customerId: customer }),
    ...(driver !== null && { driverId: driver }),
  };
}

const personField: UrlField<PersonChoice | null> = {
  read: (text) => (text === NOBODY ? NOBODY : urlId().read(text)),
  write: (value) => (value === null ? null : String(value)),
};

const FIELDS = {
  q: urlText(),
  status: urlChoice(['', ...OPEN_STATUSES], ''),
  customer: personField,
  driver: personField,
  pickup: urlChoice(['', ...PICKUP_FILTERS], ''),
  note: urlChoice(['', 'unread'], ''),
  vin: urlChoice(['', 'shared'], ''),
  left: urlChoice(['', 'behind'], ''),
  origin: urlText(),
  destination: urlText(),
  route: urlText(),
};

type UrlState = Omit<ListChoice, 'sort' | 'order'>;

/** The choice of the address, the same object while it is the same, and the way to change parts of it. */
export function useActiveJobsUrl() {
  const [state, change] = useUrlState<UrlState>(FIELDS);
  const { sort, order, onSort } = useSorting(SORTING);
  const choice = useMemo((): ListChoice => ({ ...state, sort, order }), [state, sort, order]);
  return { choice, change, onSort };
}
