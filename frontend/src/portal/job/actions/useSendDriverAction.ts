import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import { useRef, useState } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import type { NewOperation } from '../../offline/queue/operation';
import type { Settlement } from '../../offline/queue/operationQueue';
import { askForBackgroundSync } from '../../../lib/serviceWorker';
import { hasWaiting } from '../../offline/projection';
import { useQueue, useQueueState } from '../../offline/queueContext';

/** A driver's action on a job; plain data. */
export type DriverActionRequest =
  | { readonly kind: 'status'; readonly job: Job; readonly target: JobStatus }
  | { readonly kind: 'complete' | 'note'; readonly job: Job; readonly notes: string }
  | {
      readonly kind: 'leave-unit';
      readonly job: Job;
      readonly unitId: number;
      readonly reason: LeftReason;
      readonly notes: string;
    }
  | { readonly kind: 'take-unit'; readonly job: Job; readonly unitId: number };

/** The kinds of text that a driver writes. */
export type DraftKind = 'complete' | 'note' | 'leave-unit';

/** The key of the draft for a job or one of its units. */
export function draftKeyOf(kind: DraftKind, id: number): string {
  return `${kind}:${id}`;
}

function draftOf(request: DriverActionRequest): string | null {
  if (request.kind === 'leave-unit') return draftKeyOf(request.kind, request.unitId);
  const isWritten = request.kind === 'complete' || request.kind === 'note';
  return isWritten ? draftKeyOf(request.kind, request.job.id) : null;
}

/** The fields of an operation apart from its job; an empty unit note becomes null. */
function wordsOf(request: DriverActionRequest): Pick<NewOperation, 'notes' | 'unitId' | 'reason'> {
  switch (request.kind) {
    case 'status':
      return { notes: null };
    case 'take-unit':
      return { notes: null, unitId: request.unitId };
    case 'leave-unit': {
      const { unitId, reason } = request;
      return { notes: request.notes.trim() || null, unitId, reason };
    }
    default:
      return { notes: request.notes };
  }
}

/** Null for actions that do not change the status. */
export function targetOf(request: DriverActionRequest): JobStatus | null {
  if (request.kind === 'status') return request.target;
  return request.kind === 'complete' ? 'delivered' : null;
}

/**
 * The only way to send a driver's action: it is stored on the phone first, then sent. Returns null
 * if a call is in progress or the step was already taken.
 */
export function useSendDriverAction(userId: number, jobId: number) {
  const queue = useQueue();
  const { waiting, isSending, isSlow } = useQueueState();
  const isUnderWay = useRef(false);
  const [isKeeping, setIsKeeping] = useState(false);
  const isBeingSent = isSending && !isSlow && hasWaiting({ id: jobId }, waiting);

  const send = async (request: DriverActionRequest): Promise<Settlement | null> => {
    if (isUnderWay.current || isBeingSent) return null;
    isUnderWay.current = true;
    setIsKeeping(true);
    const { kind, job } = request;
    const operation = await queue.add(
      {
        userId,
        jobId,
        jobName: job.jobId,
        baseVersion: job.version,
        type: kind,
        status: targetOf(request),
        ...wordsOf(request),
      },
      draftOf(request),
    );
    const settlement = operation && (await queue.settlementOf(operation.id));
    if (settlement?.kind === 'waiting') askForBackgroundSync();
    isUnderWay.current = false;
    setIsKeeping(false);
    return settlement;
  };

  return { send, isPending: isKeeping || isBeingSent };
}
