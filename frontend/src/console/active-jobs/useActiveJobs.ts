import { isOpen } from '@dispatch/domain/jobs/job-status';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { isApiError } from '../../api/request/errors';
import { useListActiveJobsQuery, type Job } from '../../api/jobs/jobs';
import { useSession } from '../../api/accounts/session';

const NONE: Job[] = [];

/**
 * The open jobs, loaded only for a signed-in user and never cached (specification 6, 9). A 401 becomes an empty list
 * here rather than in the endpoint, so it still ends the session.
 */
export function useActiveJobs() {
  const { user, isLoading } = useSession();
  const query = useListActiveJobsQuery(user ? {} : skipToken, { refetchOnMountOrArgChange: true });
  const isRefused = isApiError(query.error) && query.error.status === 401;
  const loaded = isRefused ? NONE : query.data;
  // Re-rendering thousands of changed rows must not block typing.
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
