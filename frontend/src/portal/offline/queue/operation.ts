import type { Job } from '../../../api/jobs/jobs';
import type { OperationType } from '@dispatch/domain/jobs/driver-operation';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import type { CheckMethod } from '@dispatch/domain/vehicles/vin-agreement';
import type { ReportStage } from '@dispatch/domain/report/photo';
import type { UnitReport } from '@dispatch/domain/report/unit-report';
import type { Signature } from '@dispatch/domain/report/signature';
import type { LeftReason } from '@dispatch/domain/jobs/unit-state';

/** What a driver asked for with a tap. */
export interface NewOperation {
  readonly userId: number;
  readonly jobId: number;
  /** As the driver knows the job, for a refusal that is read long after. */
  readonly jobName: string;
  /** The version of the job that the driver saw. */
  readonly baseVersion: number;
  readonly type: OperationType;
  /** Where the job stands afterwards; null for what leaves it where it is. */
  readonly status: JobStatus | null;
  readonly notes: string | null;
  /** The unit that it is about; absent where it is about the whole job. */
  readonly unitId?: number;
  /** Why it is left behind. */
  readonly reason?: LeftReason;
  /** What was read at the unit, and how. */
  readonly vin?: string;
  readonly method?: CheckMethod;
  /** Of what belongs to one end of the way. */
  readonly stage?: ReportStage;
  /** What was found at the unit. */
  readonly report?: UnitReport;
  /** What came of asking for a signature. */
  readonly signature?: Signature;
}

/** Why the server will never do it. */
export interface Refusal {
  readonly code: string | null;
  readonly message: string | null;
}

/** Tells one step, note or mark of a job from another. */
export function tapOf(operation: NewOperation): string {
  const { jobId, type, status, notes, unitId, reason, vin, stage } = operation;
  return JSON.stringify([jobId, type, status ?? notes, unitId, reason, vin, stage]);
}

export interface Operation extends NewOperation {
  /** Made by the phone; by it the server does the same thing only once. */
  readonly id: string;
  /** By the phone's clock. */
  readonly tappedAt: string;
  /** Null while it waits to be sent. */
  readonly refusal: Refusal | null;
}

/** What the server made of one operation. */
export interface OperationResult {
  readonly id: string;
  readonly outcome: 'applied' | 'duplicate' | 'rejected' | 'retry';
  readonly code: string | null;
  readonly message: string | null;
  /** As it is now, where it is this driver's. */
  readonly job: Job | null;
}

/** What is left of an operation once the server has spoken: all of it, the refusal, or nothing. */
export function judge(operation: Operation, result: OperationResult | undefined): Operation[] {
  if (!result || result.outcome === 'retry') return [operation];
  if (result.outcome !== 'rejected') return [];
  return [{ ...operation, refusal: { code: result.code, message: result.message } }];
}
