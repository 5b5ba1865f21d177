import { errorMessage } from '../errors';
import type { ReportStage } from '../report/photo';
import type { UnitReport } from '../report/unit-report';
import { isWholeSignature, type Signature } from '../report/signature';
import { canMove, type JobStatus } from './job-status';
import {
  type CheckMethod,
  hasRecordedVin,
  type RecordedVin,
  vinAgreement,
} from '../vehicles/vin-agreement';
import { asksForNote, type CarriedOn, isAllLeft, type LeftReason } from './unit-state';
import { isVinInput } from '../vehicles/vin';

/** Operations that a driver's phone sends in the background, possibly late or repeatedly. */
export const OPERATION_TYPES = [
  'status',
  'complete',
  'note',
  'leave-unit',
  'take-unit',
  'check-unit',
  'load-anyway',
  'report-unit',
  'sign',
] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

/** Where a `status` operation may move a job; delivering takes a `complete`. */
export const OPERATION_STATUSES = ['picked-up', 'in-transit'] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

/** `applied` now, `duplicate` of an earlier operation, `rejected` permanently, or `retry`: send it again unchanged. */
export const OPERATION_OUTCOMES = ['applied', 'duplicate', 'rejected', 'retry'] as const;
export type OperationOutcome = (typeof OPERATION_OUTCOMES)[number];

export const OPERATIONS_PER_SENDING = 50;

/** A refused update is kept for dispatch if the job was the driver's within this time. */
export const REFUSALS_CONCERN_MS = 30 * 24 * 60 * 60 * 1000;
/** Open refusals per driver and job; a newer one closes the oldest. */
export const OPEN_REFUSALS_MAX = 50;
/** How long the server recognizes a repeated operation. */
export const OPERATION_REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/** Why an operation is rejected permanently. Codes are stable: clients depend on them. */
export const REFUSALS = {
  'job-not-yours': 'This job is no longer assigned to you.',
  'already-delivered': 'This job is already delivered.',
  'transition-refused': null,
  'nothing-to-carry': 'Every unit of this job is left behind.',
  'unit-gone': 'This unit is no longer on the job.',
  'unit-carried-on': 'Dispatch moved this unit to another job.',
  'other-vin': 'The VIN does not match this unit.',
  incomplete: 'This update is incomplete.',
  'id-reused': 'This update was already sent with different content.',
} as const satisfies Record<string, string | null>;
export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  readonly code: RefusalCode;
  /** One sentence to show to the user. */
  readonly message: string;
}

/** The requested change of an operation. */
export interface OperationWish {
  readonly type: OperationType;
  readonly status: OperationStatus | null;
  readonly notes: string | null;
  /** For operations on one unit. */
  readonly unitId: number | null;
  readonly reason: LeftReason | null;
  /** The VIN that was read at a unit, for `check-unit` and `load-anyway`, and how it was read. */
  readonly vin: string | null;
  readonly method: CheckMethod | null;
  /** For operations at the pickup or the delivery. */
  readonly stage: ReportStage | null;
  /** For `report-unit`: the condition of the unit. */
  readonly report: UnitReport | null;
  /** For `sign`. */
  readonly signature: Signature | null;
}

export interface OperationUnit extends CarriedOn, RecordedVin {
  readonly id: number;
}

/** The job fields that decide whether an operation is accepted. */
export interface OperationJob {
  readonly status: JobStatus;
  readonly units: readonly OperationUnit[];
}

export function refusal(code: Exclude<RefusalCode, 'transition-refused'>): Refusal {
  return { code, message: REFUSALS[code] };
}

/**
 * Why a job refuses an operation; null if it accepts it. `job` is null if it does not exist or is not the driver's.
 * Driver rules apply to every sender: a tap from hours ago must not undo a later decision of dispatch. A delivered
 * job still accepts notes, unit reports and signatures, as they record past events.
 */
export function refusalOf(job: OperationJob | null, wish: OperationWish): Refusal | null {
  if (job === null) return refusal('job-not-yours');
  if (wish.type === 'note') return wish.notes === null ? refusal('incomplete') : null;
  if (wish.type === 'sign') return isSigning(wish) ? null : refusal('incomplete');
  if (wish.type !== 'status' && wish.type !== 'complete') return refusalOfUnit(job, wish);
  const target = wish.type === 'complete' ? 'delivered' : wish.status;
  if (target === null) return refusal('incomplete');
  if (job.status === 'delivered') return refusal('already-delivered');
  if (!canMove('driver', job.status, target))
    return {
      code: 'transition-refused',
      message: errorMessage('transition_refused', { status: job.status, target }),
    };
  const isMove = job.status !== target;
  return isMove && isAllLeft(job.units) ? refusal('nothing-to-carry') : null;
}

function isSigning({ stage, signature }: OperationWish): boolean {
  return stage !== null && signature !== null && isWholeSignature(signature);
}

/** Repeating a mark or a check is harmless, and so is removing a mark that is not set. */
function refusalOfUnit({ status, units }: OperationJob, wish: OperationWish): Refusal | null {
  const { type, unitId, vin } = wish;
  if (unitId === null || !saysEnough(wish)) return refusal('incomplete');
  if (status === 'delivered' && type !== 'report-unit') return refusal('already-delivered');
  const unit = units.find(({ id }) => id === unitId);
  if (unit === undefined) return refusal('unit-gone');
  if (unit.isCarriedOn) return refusal('unit-carried-on');
  const isOther =
    type === 'check-unit' && hasRecordedVin(unit) && vinAgreement(unit, vin ?? '') === null;
  return isOther ? refusal('other-vin') : null;
}

function saysEnough(wish: OperationWish): boolean {
  const { type, reason, notes, vin, method, stage, report } = wish;
  if (type === 'take-unit') return true;
  if (type === 'report-unit') return stage !== null && report !== null;
  if (type === 'leave-unit') return reason !== null && !(asksForNote(reason) && notes === null);
  return method !== null && vin !== null && isVinInput(vin);
}

/** Earlier than any possible tap. */
const FIRST_TAP = new Date('2020-01-01T00:00:00.000Z');

/**
 * The tap's time by the server's clock: the phone's clock has the same error for the tap and for the sending. Never
 * in the future.
 */
export function correctedTap(tappedAt: Date, sentAt: Date, now: Date): Date {
  const corrected = now.getTime() - Math.max(0, sentAt.getTime() - tappedAt.getTime());
  return new Date(Math.max(FIRST_TAP.getTime(), corrected));
}

/** The date of a job's step, from the tap: not before the driver's assignment and not after now. */
export function stepMoment(tappedAt: Date, assignedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime(), Math.max(assignedAt.getTime(), tappedAt.getTime())));
}
