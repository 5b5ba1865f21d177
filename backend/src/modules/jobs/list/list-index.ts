import type { Engine } from '../../../database/engines/engine';
import { readBy } from '../../../database/records/read-by';
import type { Direction, JobOrder } from './job-order';
import { isOfDelivered, type JobSelection } from './job-selection';

interface IndexedKey {
  /** A column of jobs `j`. */
  readonly key: 'j.createdAt' | 'j.completedAt' | 'j.priceCents' | 'j.id';
  /** The index to read by; null where the planner finds it. */
  readonly index: string | null;
}

/** A column that an index keeps jobs in the order of, from either end; each index ends with the id. */
export interface KeptOrder extends IndexedKey {
  readonly direction: Direction;
}

/** Null where no index keeps the list in its order, and where it is of one day: those few jobs are sorted. */
export function keptOrder(selection: JobSelection, order: JobOrder): KeptOrder | null {
  const { by, direction = 'desc' } = order;
  // They are found by their reports, and are few.
  if (selection.filters?.damage !== undefined) return null;
  const few = indexOfFew(selection);
  // Units left behind are walked by completion; whatever else is few is sorted.
  if (few !== null && !(few === 'jobs_left' && by === 'completedAt')) return null;
  const indexed = indexedKey(selection, by);
  return indexed && { ...indexed, direction };
}

function indexedKey(selection: JobSelection, by: JobOrder['by']): IndexedKey | null {
  if (by === 'createdAt') return byCreation(selection);
  if (by === 'completedAt' && isOfDelivered(selection))
    return {
      key: 'j.completedAt',
      index: indexOfFew(selection) ?? indexOfCompletion(selection),
    };
  if (by === 'price' && isOfAllDelivered(selection))
    return { key: 'j.priceCents', index: 'jobs_price' };
  return null;
}

export function orderedBy({ key, direction }: KeptOrder): string {
  const way = direction === 'asc' ? 'ASC' : 'DESC';
  return `${key} ${way}, j.id ${way}`;
}

/** Jobs `j` of a list, read by the index that has the fewest others; planners take the wrong one for some lists. */
export function jobsOf(engine: Engine, selection: JobSelection, kept: KeptOrder | null): string {
  const index = indexOfFew(selection) ?? kept?.index ?? null;
  return index === null ? 'jobs j' : readBy(engine, 'jobs j', index);
}

/** Jobs of one day, those with a note to be read, and those with a unit left behind. */
function indexOfFew({ filters }: JobSelection): string | null {
  if (filters?.note !== undefined) return 'jobs_unread_note';
  if (filters?.created) return 'jobs_created';
  return filters?.left === undefined ? null : 'jobs_left';
}

/** Ids are given in the order of creation. */
function byCreation(selection: JobSelection): IndexedKey {
  if (isOfDriver(selection)) return { key: 'j.id', index: 'jobs_driver' };
  return { key: 'j.createdAt', index: isOfAllDelivered(selection) ? 'jobs_created' : null };
}

/** Whether it holds every delivered job, but for a search text. */
function isOfAllDelivered(selection: JobSelection): boolean {
  const { q: _, status: __, ...others } = selection.filters ?? {};
  const isNarrowed = isOfDriver(selection) || Object.values(others).some(Boolean);
  return isOfDelivered(selection) && !isNarrowed;
}

/**
 * MariaDB would go through the list from its end, wherever the wanted days begin, or through all jobs. Few jobs are to
 * be billed: those are sorted.
 */
function indexOfCompletion(selection: JobSelection): string | null {
  const { billing, report, customerId } = selection.filters ?? {};
  if (isOfDriver(selection)) return 'jobs_driver';
  if (customerId !== undefined) return null;
  if (report !== undefined) return 'jobs_report';
  return billing === 'pending' ? 'jobs_billing' : 'jobs_status';
}

function isOfDriver({ scope, filters }: JobSelection): boolean {
  return scope !== 'all' || filters?.driverId !== undefined;
}
