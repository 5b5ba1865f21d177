import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useGetCancelledJobQuery } from '../../../api/jobs/jobs';
import { getErrorCode } from '../../../api/request/errors';
import { useJobPanel } from '../../../parts/navigation/jobPanel';

/** Leads from the details of a job that is gone to its cancellation, where it was called off. */
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
