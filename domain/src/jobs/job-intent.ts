import { AppError } from '../errors';
import { canMove, type JobStatus, type JobActor } from './job-status';

/** The part of a job that its verbs change together. */
export interface JobState {
  readonly status: JobStatus;
  readonly driverId: number | null;
  readonly completedAt: Date | null;
}

/** Fields as sent: absent leaves, null clears. */
export interface JobStateChange {
  readonly status?: JobStatus;
  readonly driverId?: number | null;
  readonly completedAt?: Date | null;
}

export type UpdateIntent = 'assign' | 'unassign' | 'deliver' | 'advance' | 'edit';

const STATE_FIELDS: readonly string[] = ['status', 'driverId', 'completedAt'];

/** Names what an update body of `PUT /jobs/{id}` is for; undefined fields count as absent. */
export function classifyUpdate(body: Readonly<Record<string, unknown>>): UpdateIntent {
  const sent = Object.keys(body).filter((key) => body[key] !== undefined);
  if (sent.some((key) => !STATE_FIELDS.includes(key))) return 'edit';
  if (body.status === 'delivered') return 'deliver';
  if (body.driverId !== undefined) return body.driverId === null ? 'unassign' : 'assign';
  return body.status === undefined ? 'edit' : 'advance';
}

/**
 * Status of a new job: assigned if a driver is chosen, otherwise pending (specification 4.2);
 * a later status may be asked for outright, for work entered after the fact.
 */
export function initialStatus(
  driverId: number | null | undefined,
  requested?: JobStatus | null,
): JobStatus {
  if (requested && requested !== 'pending' && requested !== 'assigned') return requested;
  return typeof driverId === 'number' ? 'assigned' : 'pending';
}

/** The whole state of a new job. */
export function initialState(
  driverId: number | null | undefined,
  requested: JobStatus | null | undefined,
  now: Date,
): JobState {
  const status = initialStatus(driverId, requested);
  return {
    status,
    driverId: driverId ?? null,
    completedAt: status === 'delivered' ? now : null,
  };
}

/**
 * State of a job after a dispatcher's change.
 * Naming a driver on a pending job makes it assigned; removing the driver makes it pending unless
 * delivered; otherwise the sent status holds. The full editor sends status and driver even when
 * untouched, so with a status beside it only a driver that differs counts as named or removed.
 * Delivered carries `completedAt` (the given one, else the present one, else now), the others none.
 */
export function nextStateForUpdate(present: JobState, change: JobStateChange, now: Date): JobState {
  const driverId = change.driverId === undefined ? present.driverId : change.driverId;
  const status = statusAfter(present, change);
  return { status, driverId, completedAt: completedAtFor(status, present, change, now) };
}

function statusAfter(present: JobState, change: JobStateChange): JobStatus {
  const asked = change.status ?? present.status;
  const driverCounts =
    change.driverId !== undefined &&
    (change.status === undefined || change.driverId !== present.driverId);
  if (!driverCounts) return asked;
  if (change.driverId === null) return asked === 'delivered' ? 'delivered' : 'pending';
  return asked === 'pending' ? 'assigned' : asked;
}

function completedAtFor(
  status: JobStatus,
  present: JobState,
  change: JobStateChange,
  now: Date,
): Date | null {
  if (status !== 'delivered') return null;
  const kept = present.status === 'delivered' ? present.completedAt : null;
  return change.completedAt ?? kept ?? now;
}

/** Throws `transition_refused` (409) naming the present status. */
export function assertCanMove(jobActor: JobActor, from: JobStatus, to: JobStatus): void {
  if (canMove(jobActor, from, to)) return;
  throw new AppError('transition_refused', { status: from, target: to });
}

/**
 * Completing a job: by its driver from in-transit, by staff from any status. The very state
 * that was passed comes back when the job is delivered already: completing twice changes nothing.
 */
export function deliver(
  jobActor: JobActor,
  present: JobState,
  change: Omit<JobStateChange, 'status'>,
  now: Date,
): JobState {
  assertCanMove(jobActor, present.status, 'delivered');
  if (present.status === 'delivered') return present;
  return nextStateForUpdate(present, { ...change, status: 'delivered' }, now);
}
