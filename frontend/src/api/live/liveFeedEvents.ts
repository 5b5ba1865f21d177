import { REACH, type Resource } from '../cache/reach';
import { idTag, listTag, type Tag, type TagType } from '../cache/tags';

/** One `change` of GET /api/events. */
export interface Change {
  readonly resource: Resource;
  readonly id: number;
  readonly action: string;
  readonly version?: number;
  readonly driverIds?: readonly number[];
}

/** Data that belongs to a job but is loaded separately. */
const BESIDE_JOB: Readonly<Record<string, TagType>> = {
  'job.photo-added': 'photo',
  'job.photo-deleted': 'photo',
  'job.charge-added': 'charge',
  'job.charge-changed': 'charge',
  'job.charge-removed': 'charge',
  'job.link-made': 'telling',
  'job.commented': 'comment',
  'job.comment-deleted': 'comment',
  'job.link-taken-back': 'telling',
};

/** Whether the job record itself is unchanged. Drivers add a hundred photos to a job. */
export function isBesideJob({ action }: Pick<Change, 'action'>): boolean {
  return Object.hasOwn(BESIDE_JOB, action);
}

/** Only loaded as lists, never as single records. */
const LISTED_ALONE = [
  'session',
  'price-list',
  'service-account',
  'job-template',
  'recurring-job',
] as const;

function isListedAlone(resource: Resource): resource is (typeof LISTED_ALONE)[number] {
  return LISTED_ALONE.some((one) => one === resource);
}

/** The tags that a change invalidates. */
export function tagsForChange(change: Change): Tag[] {
  const { resource, id, action } = change;
  const beside = BESIDE_JOB[action];
  if (beside) return [idTag(beside, id), listTag('activity')];
  const own = isListedAlone(resource) ? [] : [idTag(resource, id)];
  return [...own, ...REACH[resource].map(listTag)];
}

/** Null for anything that is not a change, so a newer server cannot break an open page. */
export function parseChange(data: string): Change | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    const { resource, id } = value as Partial<Change>;
    const known = typeof resource === 'string' && Object.hasOwn(REACH, resource);
    return known && typeof id === 'number' ? (value as Change) : null;
  } catch {
    return null;
  }
}

/** The job of a `presence` event, null for anything else. */
export function parsePresence(data: string): number | null {
  try {
    const { jobId } = JSON.parse(data) as { jobId?: unknown };
    return typeof jobId === 'number' ? jobId : null;
  } catch {
    return null;
  }
}

export function mergeTags(tags: readonly Tag[]): Tag[] {
  return [...new Map(tags.map((tag) => [`${tag.type} ${tag.id}`, tag])).values()];
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Delays double up to 30 s; `spread` (0 to 1) keeps many browsers from reconnecting at once. */
export function reconnectDelay(attempt: number, spread: number): number {
  const whole = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return Math.round(whole * (0.5 + spread / 2));
}
