import { AppError } from '../errors';
import { canMove, type JobStatus, type JobActor } from './job-status';

/** The job fields that one action changes together. */
export interface JobState {
  readonly status: JobStatus;
  readonly driverId: number | null;
  readonly completedAt: Date | null;
}

/** Fields as sent: absent keeps the value, null clears it. */
export interface JobStateChange {
  readonly status?: JobStatus;
  readonly driverId?: number | null;
  readonly completedAt?: Date | null;
}

export type UpdateIntent = 'assign' | 'unassign' | 'deliver' | 'advance' | 'edit';

const STATE_FIELDS: readonly string[] = ['status', 'driverId', 'completedAt'];

/** The fields that decide; any others are edits. */
interface UpdateBody {
  readonly status?: unknown;
  readonly driverId?: unknown;
}

/** Classifies the body of `PUT /jobs/{id}`; undefined fields count as absent. */
export function classifyUpdate(body: UpdateBody): UpdateIntent {
  const sent = Object.entries(body).filter(([, value]) => value !== undefined);
  if (sent.some(([key]) => !STATE_FIELDS.includes(key))) return 'edit';
  if (body.status === 'delivered') return 'deliver';
  if (body.driverId !== undefined) return body.driverId === null ? 'unassign' : 'assign';
  return body.status === undefined ? 'edit' : 'advance';
}

/**
 * Status of a new job: assigned if a driver is selected, otherwise pending (specification 4.2). A later status can be
 * requested for work entered afterwards.
 */
export function initialStatus(
  driverId: number | null | undefined,
  requested?: JobStatus | null,
): JobStatus {
  if (requested && requested !== 'pending' && requested !== 'assigned') return requested;
  return typeof driverId === 'number' ? 'assigned' : 'pending';
}

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
 * State of a job after a dispatcher's change. Naming a driver on a pending job makes it assigned. Removing the driver
 * makes it pending unless delivered. Otherwise the sent status applies. The full editor always sends status and
 * driver. So if a status is sent, the driver counts as named or removed only if it differs. Only delivered jobs have
 * `completedAt`: the given one, else the present one, else now.
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

/** Throws `transition_refused` (409) with the present status. */
export function assertCanMove(jobActor: JobActor, from: JobStatus, to: JobStatus): void {
  if (canMove(jobActor, from, to)) return;
  throw new AppError('transition_refused', { status: from, target: to });
}

/**
 * Completes a job: the driver from in-transit, staff from any status. A delivered job is returned unchanged, so
 * repeating it is harmless.
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
