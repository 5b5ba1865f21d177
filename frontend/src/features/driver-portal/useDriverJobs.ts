import type { DriverGroup } from '@dispatch/domain/job-status';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useDriverCompletedJobPagesInfiniteQuery,
  useListDriverActiveJobsQuery,
  useListDriverAssignedJobsQuery,
  type Job,
} from '../../api/jobs';

export interface DriverJobGroup {
  /** Undefined until the first answer. */
  readonly data: readonly Job[] | undefined;
  readonly count: number | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly refetch: () => unknown;
  /** Loads the next page; null when all are there. */
  readonly loadMore: (() => void) | null;
  readonly isLoadingMore: boolean;
}

interface ListResult {
  data?: Job[];
  error?: unknown;
  isLoading: boolean;
  refetch: () => unknown;
}

function whole({ data, error, isLoading, refetch }: ListResult): DriverJobGroup {
  const count = data?.length;
  return { data, count, error, isLoading, refetch, loadMore: null, isLoadingMore: false };
}

/** The three groups of the dashboard; `driverId` is null until known. */
export function useDriverJobs(driverId: number | null): Record<DriverGroup, DriverJobGroup> {
  const arg = driverId === null ? skipToken : { driverId };
  const assigned = useListDriverAssignedJobsQuery(arg);
  const active = useListDriverActiveJobsQuery(arg);
  const completed = useDriverCompletedJobPagesInfiniteQuery(arg);
  return {
    assigned: whole(assigned),
    active: whole(active),
    completed: {
      data: completed.data?.pages.flatMap(({ records }) => records),
      count: completed.data?.pages[0]?.total,
      error: completed.error,
      isLoading: completed.isLoading,
      refetch: completed.refetch,
      loadMore: completed.hasNextPage ? () => void completed.fetchNextPage() : null,
      isLoadingMore: completed.isFetchingNextPage,
    },
  };
}
