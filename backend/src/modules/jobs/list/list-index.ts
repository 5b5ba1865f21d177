import type { Engine } from '../../../database/engines/engine';
import { readBy } from '../../../database/records/read-by';
import type { Direction, JobOrder } from './job-order';
import { isOfDelivered, type JobSelection } from './job-selection';

interface IndexedKey {
  /** A column of jobs `j`. */
  readonly key: 'j.createdAt' | 'j.completedAt' | 'j.priceCents' | 'j.id';
  /** The index to force. Null if the planner finds it. */
  readonly index: string | null;
}

/** A column whose index sorts the jobs in either direction. Each index ends with the id. */
export interface KeptOrder extends IndexedKey {
  readonly direction: Direction;
}

/** Null if no index has the order, and for a list of one day: its few jobs are sorted. */
export function keptOrder(selection: JobSelection, order: JobOrder): KeptOrder | null {
  const { by, direction = 'desc' } = order;
  // Few jobs have reports, and they are found through them.
  if (selection.filters?.damage !== undefined) return null;
  const few = indexOfFew(selection);
  // Units left behind are read by completion. Other short lists are sorted.
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

/** The jobs `j` of a list, read by the most selective index. The planners choose the wrong one for some lists. */
export function jobsOf(engine: Engine, selection: JobSelection, kept: KeptOrder | null): string {
  const index = indexOfFew(selection) ?? kept?.index ?? null;
  return index === null ? 'jobs j' : readBy(engine, 'jobs j', index);
}

/** Jobs of one day, with an unread note, or with a unit left behind. */
function indexOfFew({ filters }: JobSelection): string | null {
  if (filters?.note !== undefined) return 'jobs_unread_note';
  if (filters?.created) return 'jobs_created';
  return filters?.left === undefined ? null : 'jobs_left';
}

/** Ids ascend in order of creation. */
function byCreation(selection: JobSelection): IndexedKey {
  if (isOfDriver(selection)) return { key: 'j.id', index: 'jobs_driver' };
  return { key: 'j.createdAt', index: isOfAllDelivered(selection) ? 'jobs_created' : null };
}

/** Whether it contains every delivered job, except for a search text. */
function isOfAllDelivered(selection: JobSelection): boolean {
  const { q: _, status: __, ...others } = selection.filters ?? {};
  const isNarrowed = isOfDriver(selection) || Object.values(others).some(Boolean);
  return isOfDelivered(selection) && !isNarrowed;
}

/**
 * MariaDB would scan the list from its end wherever the period begins, or scan all jobs. The few unbilled jobs are
 * sorted.
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
