import { isOpen, JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { useMemo } from 'react';
import { urlChoice, urlId, urlText, useUrlState, type UrlField } from '../../ui/url/urlState';

/** The statuses that the list can hold; delivered jobs are not active (specification 4.2). */
export const OPEN_STATUSES = JOB_STATUSES.filter(isOpen);

export const SORTS = ['date', 'status', 'customer', 'route'] as const;
export type Sort = (typeof SORTS)[number];
export type Order = 'asc' | 'desc';

/** Newest first; everything else from its beginning. */
const NATURAL_ORDER: Readonly<Record<Sort, Order>> = {
  date: 'desc',
  status: 'asc',
  customer: 'asc',
  route: 'asc',
};

/** Jobs without a customer, as a choice of its own. */
export const NO_CUSTOMER = 'none';

/** What of the active jobs is shown, and in which order. */
export interface ListChoice {
  readonly q: string;
  readonly status: JobStatus | '';
  readonly customer: number | typeof NO_CUSTOMER | null;
  /** A route as `routeOf` writes it; empty for all. */
  readonly route: string;
  readonly sort: Sort;
  readonly order: Order;
}

/** What Clear Filters sets. The order of the list is no filter and stays. */
export const NO_FILTERS = { q: '', status: '', customer: null, route: '' } as const;

const customerField: UrlField<ListChoice['customer']> = {
  read: (text) => (text === NO_CUSTOMER ? NO_CUSTOMER : urlId().read(text)),
  write: (value) => (value === null ? null : String(value)),
};

const FIELDS = {
  q: urlText(),
  status: urlChoice(['', ...OPEN_STATUSES], ''),
  customer: customerField,
  route: urlText(),
  sort: urlChoice(SORTS, 'date'),
  order: urlChoice(['natural', 'asc', 'desc'], 'natural'),
};

/** The choice of the address, the same object while it is the same, and the way to change parts of it. */
export function useActiveJobsUrl() {
  const [state, change] = useUrlState<{
    q: string;
    status: JobStatus | '';
    customer: ListChoice['customer'];
    route: string;
    sort: Sort;
    order: Order | 'natural';
  }>(FIELDS);
  const natural = NATURAL_ORDER[state.sort];
  const choice = useMemo(
    (): ListChoice => ({ ...state, order: state.order === 'natural' ? natural : state.order }),
    [natural, state],
  );
  return {
    choice,
    change: (patch: Partial<Omit<ListChoice, 'sort' | 'order'>>) => change(patch),
    sortBy: (sort: Sort) => change({ sort, order: 'natural' }),
    turnOrder: () => {
      const turned = choice.order === 'asc' ? 'desc' : 'asc';
      change({ order: turned === natural ? 'natural' : turned });
    },
  };
}
