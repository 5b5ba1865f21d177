import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { useRef, useState } from 'react';
import type { Job } from '../../../api/jobs';
import type { Settlement } from '../../offline/queue/operationQueue';
import { askForBackgroundSync } from '../../../lib/serviceWorker';
import { hasWaiting } from '../../offline/projection';
import { useQueue, useQueueState } from '../../offline/queueContext';

/** What a driver does to a job; plain data. */
export type DriverActionRequest =
  | { readonly kind: 'status'; readonly job: Job; readonly target: JobStatus }
  | { readonly kind: DraftKind; readonly job: Job; readonly notes: string };

/** What a driver writes. */
export type DraftKind = 'complete' | 'note';

/** Where notes are drafted until they are sent. */
export function draftKeyOf(kind: DraftKind, jobId: number): string {
  return `${kind}:${jobId}`;
}

/** Null for a note, which leaves the job where it is. */
export function targetOf(request: DriverActionRequest): JobStatus | null {
  if (request.kind === 'note') return null;
  return request.kind === 'status' ? request.target : 'delivered';
}

/**
 * The one way a driver's action leaves the phone: kept on it first, then sent. Answers null to a
 * second call while one is under way, and to a step that was taken already.
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
        notes: kind === 'status' ? null : request.notes,
      },
      kind === 'status' ? null : draftKeyOf(kind, jobId),
    );
    const settlement = operation && (await queue.settlementOf(operation.id));
    if (settlement?.kind === 'waiting') askForBackgroundSync();
    isUnderWay.current = false;
    setIsKeeping(false);
    return settlement;
  };

  return { send, isPending: isKeeping || isBeingSent };
}
