import type { JobStatus } from '@dispatch/domain/job-status';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '../../api/errors';
import { jobCache, useCompleteJobMutation, useUpdateJobMutation, type Job } from '../../api/jobs';
import { showJobStatus, type ApiDispatch } from '../../api/jobStatusCache';
import { idempotent, ifMatch } from '../../api/requestHeaders';
import { listTag, idTag } from '../../api/tags';

/** What a driver does to a job; plain data. */
export type DriverActionRequest =
  | { readonly kind: 'advance'; readonly job: Job; readonly target: JobStatus }
  /** `key` stays the same while the same notes are sent again. */
  | { readonly kind: 'complete'; readonly job: Job; readonly notes: string; readonly key: string };

export type SendResult =
  | { readonly sent: true }
  /** `unreachable`: the server was never asked, or its answer was lost. */
  | { readonly sent: false; readonly unreachable: boolean; readonly error: unknown };

export function targetOf(request: DriverActionRequest): JobStatus {
  return request.kind === 'complete' ? 'delivered' : request.target;
}

/** A repeat after a lost answer is stale, yet what it asked for has happened. */
function hasHappened(error: unknown, target: JobStatus): boolean {
  if (!isApiError(error) || error.status !== 412) return false;
  const { current } = (error.body ?? {}) as { current?: Partial<Job> };
  return current?.status === target;
}

/**
 * The one way a driver's action leaves the phone: shown at once, sent, taken back on failure.
 * A second call while one is under way does nothing and answers null; that holds for every
 * page showing the same job.
 */
export function useSendDriverAction(jobId: number) {
  const dispatch = useDispatch<ApiDispatch>();
  const [advance, advancing] = useUpdateJobMutation({ fixedCacheKey: `driver-advance-${jobId}` });
  const [complete, completing] = useCompleteJobMutation({
    fixedCacheKey: `driver-complete-${jobId}`,
  });
  const isUnderWay = useRef(false);
  const isPending = advancing.isLoading || completing.isLoading;

  const send = async (request: DriverActionRequest): Promise<SendResult | null> => {
    if (isUnderWay.current || isPending) return null;
    isUnderWay.current = true;
    const { id, version } = request.job;
    const takeBack = showJobStatus(dispatch, request.job, targetOf(request));
    const { data, error } =
      request.kind === 'advance'
        ? await advance({ id, jobChange: { status: request.target }, ...ifMatch(version) })
        : await complete({
            id,
            jobCompletion: { completionNotes: request.notes },
            ...idempotent(request.key),
          });
    isUnderWay.current = false;
    // The answer's version is what the next action builds on.
    if (data) dispatch(jobCache.updateQueryData('getJob', { id }, () => data));
    if (error === undefined) return { sent: true };
    const unreachable = isApiError(error) && error.status === 0;
    const happened = hasHappened(error, targetOf(request));
    if (!happened) takeBack();
    // What the server refused was built on something old.
    if (!unreachable) {
      dispatch(jobCache.invalidateTags([idTag('job', id), listTag('job'), listTag('driver')]));
    }
    return happened ? { sent: true } : { sent: false, unreachable, error };
  };

  return { send, isPending };
}
