import type { Engine } from '../../../database/engines/engine';
import { readBy } from '../../../database/records/read-by';
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

/** Null where no index keeps the list in its order, or it is of one day: those few are sorted. */
export function foundOrder(selection: JobSelection, order: JobOrder): FoundOrder | null {
  const { by, direction = 'desc' } = order;
  if (direction !== 'desc' || selection.filters?.created) return null;
  if (by === 'createdAt') return newestFirst(selection);
  return by === 'completedAt' && isOfDelivered(selection)
    ? { by, key: 'j.completedAt', index: indexOfCompletion(selection) }
    : null;
}

/** Ids are given in the order of creation, and every index ends with them. */
function newestFirst(selection: JobSelection): FoundOrder {
  if (isOfDriver(selection)) return { by: 'createdAt', key: 'j.id', index: 'jobs_driver' };
  const { q: _, status: __, ...others } = selection.filters ?? {};
  const isOfAllDelivered = isOfDelivered(selection) && !Object.values(others).some(Boolean);
  return { by: 'createdAt', key: 'j.createdAt', index: isOfAllDelivered ? 'jobs_created' : null };
}

/** The last of it first. */
export function orderedBy({ key }: FoundOrder): string {
  return `ORDER BY ${key} DESC, j.id DESC`;
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

export function isOfDelivered(selection: JobSelection): boolean {
  const isOfBilling = selection.filters?.billing !== undefined;
  return isOfBilling || statusesOf(selection).every((status) => status === 'delivered');
}

/** Jobs `j`, read by that index. */
export function jobsBy(engine: Engine, index: string | null): string {
  return index === null ? 'jobs j' : readBy(engine, 'jobs j', index);
}
