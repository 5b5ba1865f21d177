import type { Engine } from '../../../database/engines/engine';
import { readBy } from '../../../database/records/read-by';
import type { JobOrder } from './job-order';
import { isOfDelivered, type JobSelection } from './job-selection';

/** Columns that an index keeps jobs `j` in the order of, the last first; each index ends with the id. */
export interface KeptOrder {
  readonly key: 'j.createdAt' | 'j.completedAt' | 'j.id';
  /** The index to read by; null where the planner finds it. */
  readonly index: string | null;
}

/** Null where no index keeps the list in its order, and where it is of one day: those few jobs are sorted. */
export function keptOrder(selection: JobSelection, order: JobOrder): KeptOrder | null {
  const { by, direction = 'desc' } = order;
  if (direction !== 'desc' || hasFew(selection)) return null;
  if (by === 'createdAt') return byCreation(selection);
  return by === 'completedAt' && isOfDelivered(selection)
    ? { key: 'j.completedAt', index: indexOfCompletion(selection) }
    : null;
}

/** The last of it first. */
export function orderedBy({ key }: KeptOrder): string {
  return `${key} DESC, j.id DESC`;
}

/** Jobs `j` of a list, read by the index that has the fewest others; planners take the wrong one for some lists. */
export function jobsOf(engine: Engine, selection: JobSelection, kept: KeptOrder | null): string {
  const ofFew = selection.filters?.note === undefined ? 'jobs_created' : 'jobs_unread_note';
  const index = hasFew(selection) ? ofFew : (kept?.index ?? null);
  return index === null ? 'jobs j' : readBy(engine, 'jobs j', index);
}

/** Jobs of one day, and those with a note to be read: so few are sorted. */
function hasFew({ filters }: JobSelection): boolean {
  return Boolean(filters?.created) || filters?.note !== undefined;
}

/** Ids are given in the order of creation. */
function byCreation(selection: JobSelection): KeptOrder {
  if (isOfDriver(selection)) return { key: 'j.id', index: 'jobs_driver' };
  const { q: _, status: __, ...others } = selection.filters ?? {};
  const isOfAllDelivered = isOfDelivered(selection) && !Object.values(others).some(Boolean);
  return { key: 'j.createdAt', index: isOfAllDelivered ? 'jobs_created' : null };
}

/**
 * MariaDB would go through the list from its end, wherever the wanted days begin, or through all jobs. Few jobs are to
 * be billed: those are sorted.
 */
function indexOfCompletion(selection: JobSelection): string | null {
  const { billing, customerId } = selection.filters ?? {};
  if (isOfDriver(selection)) return 'jobs_driver';
  if (customerId !== undefined) return null;
  return billing === 'pending' ? 'jobs_billing' : 'jobs_status';
}

function isOfDriver({ scope, filters }: JobSelection): boolean {
  return scope !== 'all' || filters?.driverId !== undefined;
}
