import { isOpen } from '@dispatch/domain/jobs/job-status';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { isApiError } from '../../api/request/errors';
import { useListActiveJobsQuery, type Job } from '../../api/jobs/jobs';
import { useSession } from '../../api/accounts/session';

const NONE: Job[] = [];

/**
 * The open jobs, loaded only for a signed-in person and never from a cache (specification 6, 9).
 * A 401 gives an empty list here rather than in the endpoint, so that it still ends the session.
 */
export function useActiveJobs() {
  const { user, isLoading } = useSession();
  const query = useListActiveJobsQuery(user ? {} : skipToken, { refetchOnMountOrArgChange: true });
  const isRefused = isApiError(query.error) && query.error.status === 401;
  const loaded = isRefused ? NONE : query.data;
  // Thousands of changed rows must not hold up what is being typed.
  const shown = useDeferredValue(loaded);
  const { refetch } = query;
  const error = isRefused ? undefined : query.error;
  return {
    isSignedOut: !isLoading && user === null,
    query: useMemo(
      () => ({
        data: shown?.filter((job) => isOpen(job.status)),
        error,
        isLoading: query.isLoading,
        refetch,
      }),
      [shown, error, query.isLoading, refetch],
    ),
  };
}
