import type { Engine } from '../../database/engine';
import type { JobOrder } from './job-order';
import { type JobSelection, statusesOf } from './job-selection';

/** An order of jobs `j`, the last first, that an index keeps. */
export interface FoundOrder {
  readonly by: 'createdAt' | 'completedAt';
  /** The columns of the order, with nothing after them but the id. */
  readonly key: 'j.createdAt' | 'j.completedAt' | 'j.id';
  /** Which index to read; null where the planner finds it. */
  readonly index: string | null;
}

/** No index but the table itself, which keeps the jobs by their ids. */
const WITHOUT = 'PRIMARY';

/** Null where no index keeps the list in its order. */
export function foundOrder(selection: JobSelection, order: JobOrder): FoundOrder | null {
  const { by, direction = 'desc' } = order;
  if (direction !== 'desc') return null;
  if (by === 'createdAt') return newestFirst(selection);
  return by === 'completedAt' && isOfDelivered(selection)
    ? { by, key: 'j.completedAt', index: indexOfCompletion(selection) }
    : null;
}

/** Ids are given in the order of creation, and every index ends with them. */
function newestFirst(selection: JobSelection): FoundOrder {
  const by = 'createdAt';
  if (isOfDriver(selection)) return { by, key: 'j.id', index: 'jobs_driver' };
  return isOfAllDelivered(selection)
    ? { by, key: 'j.id', index: WITHOUT }
    : { by, key: 'j.createdAt', index: null };
}

/** Those under way, among the newest, are left out sooner than looked up one by one. */
function isOfAllDelivered(selection: JobSelection): boolean {
  const { q: _, status: __, ...others } = selection.filters ?? {};
  return isOfDelivered(selection) && !Object.values(others).some(Boolean);
}

/** MariaDB would go through the list from its end, wherever the wanted days begin. */
function indexOfCompletion(selection: JobSelection): string | null {
  const { billing, customerId } = selection.filters ?? {};
  if (isOfDriver(selection)) return 'jobs_driver';
  return billing === undefined && customerId === undefined ? 'jobs_status' : null;
}

function isOfDriver({ scope, filters }: JobSelection): boolean {
  return scope !== 'all' || filters?.driverId !== undefined;
}

function isOfDelivered(selection: JobSelection): boolean {
  const isOfBilling = selection.filters?.billing !== undefined;
  return isOfBilling || statusesOf(selection).every((status) => status === 'delivered');
}

/** Jobs `j`, read by that index. */
export function jobsBy(engine: Engine, index: string | null): string {
  if (index === null) return 'jobs j';
  if (index === WITHOUT && engine === 'sqlite') return 'jobs j NOT INDEXED';
  return engine === 'sqlite' ? `jobs j INDEXED BY ${index}` : `jobs j FORCE INDEX (${index})`;
}
