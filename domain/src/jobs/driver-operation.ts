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

/** What a driver's phone sends of its own accord, once or many times, sooner or later. */
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

/**
 * `applied` now, `duplicate` of one applied before, `rejected` for good, or to be sent again as it
 * is: `retry`.
 */
export const OPERATION_OUTCOMES = ['applied', 'duplicate', 'rejected', 'retry'] as const;
export type OperationOutcome = (typeof OPERATION_OUTCOMES)[number];

export const OPERATIONS_PER_SENDING = 50;

/** A refused update is kept for dispatch where the job was the driver's within this time. */
export const REFUSALS_CONCERN_MS = 30 * 24 * 60 * 60 * 1000;
/** Open refusals of one driver and job; a newer one puts the oldest away. */
export const OPEN_REFUSALS_MAX = 50;
/** How long the server knows an operation again when it is repeated. */
export const OPERATION_REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/** Why an operation is rejected for good. Codes are stable: programs rely on them. */
export const REFUSALS = {
  'job-not-yours': 'This job is no longer assigned to you.',
  'already-delivered': 'This job is already delivered.',
  'transition-refused': null,
  'nothing-to-carry': 'Every unit of this job is left behind.',
  'unit-gone': 'This unit is no longer on the job.',
  'unit-carried-on': 'Dispatch has put this unit on another job.',
  'other-vin': 'The VIN that was read is not that of this unit.',
  incomplete: 'This update is incomplete.',
  'id-reused': 'This update was already sent with another content.',
} as const satisfies Record<string, string | null>;
export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  readonly code: RefusalCode;
  /** One sentence fit to show to a person. */
  readonly message: string;
}

/** What an operation wants of its job. */
export interface OperationWish {
  readonly type: OperationType;
  readonly status: OperationStatus | null;
  readonly notes: string | null;
  /** Of all that is about one unit. */
  readonly unitId: number | null;
  /** Why a unit is left behind. */
  readonly reason: LeftReason | null;
  /** What was read at a unit, with `check-unit` and `load-anyway`, and how. */
  readonly vin: string | null;
  readonly method: CheckMethod | null;
  /** Of what belongs to one end of the way. */
  readonly stage: ReportStage | null;
  /** With `report-unit`: what was found at the unit. */
  readonly report: UnitReport | null;
  /** With `sign`. */
  readonly signature: Signature | null;
}

export interface OperationUnit extends CarriedOn, RecordedVin {
  readonly id: number;
}

/** What decides whether a job takes an operation. */
export interface OperationJob {
  readonly status: JobStatus;
  readonly units: readonly OperationUnit[];
}

export function refusal(code: Exclude<RefusalCode, 'transition-refused'>): Refusal {
  return { code, message: REFUSALS[code] };
}

/**
 * Whether a job takes an operation; null when it does. `job` is null when it is not there or not the
 * driver's. Whoever sends it, the rules are those of a driver: what was tapped hours ago must not undo
 * what dispatch has decided since. A delivered job still takes notes, reports of its units and signatures: they say
 * what happened.
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

/** Marking or checking again, or taking back what is not marked, is harmless. */
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

/** Earlier than any tap there can have been. */
const FIRST_TAP = new Date('2020-01-01T00:00:00.000Z');

/**
 * When a tap really was, by the server's clock: the phone's clock is as wrong about the tap as it is
 * about the sending. Never in the future, whatever the phone claims.
 */
export function correctedTap(tappedAt: Date, sentAt: Date, now: Date): Date {
  const corrected = now.getTime() - Math.max(0, sentAt.getTime() - tappedAt.getTime());
  return new Date(Math.max(FIRST_TAP.getTime(), corrected));
}

/** The tap as the date of a job's step: the driver had the job by then, and it is not later than now. */
export function stepMoment(tappedAt: Date, assignedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime(), Math.max(assignedAt.getTime(), tappedAt.getTime())));
}
