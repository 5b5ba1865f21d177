import type { Customer, Job, ListCustomersApiArg, ListJobsApiArg } from '../generated/endpoints';
import { recordsOf, totalOf, type Page } from './pages';

/** A list whose pages are loaded as far as somebody has scrolled. */
export interface PagedList<T> {
  readonly endpointName: string;
  /** What was asked for: filters, search and order. */
  readonly arg: Readonly<Record<string, unknown>>;
  readonly data: { readonly pages: readonly Page<T>[] };
}

/**
 * What becomes of a record on a list after a change of it: nothing, new facts in its place, it
 * leaves, or only the server can tell.
 */
export type Fate = 'keep' | 'show' | 'drop' | 'ask';

const isWhole = ({ data }: PagedList<unknown>) => recordsOf(data).length === totalOf(data);

/** By the filters that can be told from the job itself. */
function mayHold({ endpointName, arg }: PagedList<Job>, job: Job): boolean {
  const { billing, customerId } = arg as ListJobsApiArg;
  const isDone = job.status === 'delivered';
  if (endpointName === 'completedJobPages') return isDone;
  if (customerId !== undefined && job.customerId !== customerId) return false;
  if (billing === undefined) return true;
  const isBilled = job.billingComplete === true;
  return (
    isDone &&
    job.hasDriverReport === true &&
    (billing === 'all' || isBilled === (billing === 'complete'))
  );
}

/** A list that would be empty while the server has more is loaded anew. */
const leave = (list: PagedList<unknown>): Fate =>
  recordsOf(list.data).length > 1 || isWhole(list) ? 'drop' : 'ask';

/** What may take a job from a list. */
const TAKES: readonly string[] = ['job.status-changed', 'job.billing-changed'];

/** A job as it now is after these actions, null when it is gone. */
export function jobFate(
  list: PagedList<Job>,
  id: number,
  actions: readonly string[],
  now: Job | null,
): Fate {
  const shown = recordsOf(list.data).find((job) => job.id === id);
  if (now === null || !mayHold(list, now)) {
    if (shown) return leave(list);
    // It may have been beyond what is loaded, where it counts.
    const mayHaveLeft = now === null || actions.some((action) => TAKES.includes(action));
    return mayHaveLeft && !isWhole(list) ? 'ask' : 'keep';
  }
  const isInPlace = shown?.completedAt === now.completedAt && shown.createdAt === now.createdAt;
  return isInPlace && !list.arg['q'] ? 'show' : 'ask';
}

const CUSTOMER_PLACE = ['name', 'totalJobs', 'lastJobDate', 'createdAt'] as const;

/** A customer as they now are, null when they are gone. */
export function customerFate(list: PagedList<Customer>, id: number, now: Customer | null): Fate {
  const { q, status } = list.arg as ListCustomersApiArg;
  const shown = recordsOf(list.data).find((customer) => customer.id === id);
  if (!shown) return now === null && isWhole(list) ? 'keep' : 'ask';
  if (now === null || (status !== undefined && now.status !== status)) return leave(list);
  const isInPlace = CUSTOMER_PLACE.every((fact) => shown[fact] === now[fact]);
  return isInPlace && !q ? 'show' : 'ask';
}
