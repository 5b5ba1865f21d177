import { isOpen } from '@dispatch/domain/job-status';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { isApiError } from '../../api/errors';
import { useListActiveJobsQuery, type Job } from '../../api/jobs';
import { useSession } from '../../api/session';

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
  const open = useMemo(() => loaded?.filter((job) => isOpen(job.status)), [loaded]);
  return {
    isSignedOut: !isLoading && user === null,
    query: {
      // Thousands of changed rows must not hold up what is being typed.
      data: useDeferredValue(open),
      error: isRefused ? undefined : query.error,
      isLoading: query.isLoading,
      refetch: query.refetch,
    },
  };
}
