import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useGetCancelledJobQuery } from '../../../api/jobs/jobs';
import { getErrorCode } from '../../../api/request/errors';
import { useJobPanel } from '../../../parts/navigation/jobPanel';

/** Redirects from the details of a missing job to its cancellation, if it was cancelled. */
export function useCancelledInstead(error: unknown): void {
  const { jobId, change } = useJobPanel();
  const isGone = getErrorCode(error) === 'not_found';
  const { currentData } = useGetCancelledJobQuery(
    isGone && jobId !== null ? { id: jobId } : skipToken,
  );
  useEffect(() => {
    if (currentData) change('cancelled');
  }, [change, currentData]);
}
