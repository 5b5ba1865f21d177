import { DRIVER_GROUPS, JOB_STATUS, type DriverGroup } from '@dispatch/domain/jobs/job-status';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Job } from '../../api/jobs/jobs';
import {
  useDriverCompletedJobPagesInfiniteQuery,
  useListDriverActiveJobsQuery,
  useListDriverAssignedJobsQuery,
} from '../../api/driverJobs';
import type { PagedQuery } from '../../ui/states/MoreButton';
import type { JobsCopy } from './store/copies';
import { projectGroups } from './projection';
import { useQueueState } from './queueContext';
import { useJobsCopy, useKeepCopy } from './store/useJobsCopy';

export interface DriverJobGroup {
  /** Undefined until the first answer. */
  readonly data: readonly Job[] | undefined;
  readonly count: number | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly refetch: () => unknown;
  /** The query of a group that is loaded page by page. */
  readonly pages: PagedQuery | null;
}

export interface DriverJobs {
  readonly groups: Readonly<Record<DriverGroup, DriverJobGroup>>;
  /** The job as last known, without queued operations. */
  readonly find: (jobId: number) => Job | undefined;
  /** The time of the server's last answer, in milliseconds; null while the data is fresh. */
  readonly asOf: number | null;
}

type Lists = Readonly<Record<DriverGroup, readonly Job[] | undefined>>;

function listsOf(copy: JobsCopy): Lists {
  const of = (group: DriverGroup) =>
    copy.jobs.filter(({ status }) => JOB_STATUS[status].group === group);
  return { assigned: of('assigned'), active: of('active'), completed: of('completed') };
}

/** The three groups of the dashboard; `driverId` is null until known. */
export function useDriverJobs(userId: number, driverId: number | null): DriverJobs {
  const arg = driverId === null ? skipToken : { driverId };
  const assigned = useListDriverAssignedJobsQuery(arg);
  const active = useListDriverActiveJobsQuery(arg);
  const completed = useDriverCompletedJobPagesInfiniteQuery(arg);
  const queries = { assigned, active, completed };
  const { waiting, serverJobs } = useQueueState();
  const copy = useJobsCopy(userId, driverId);

  const fresh = useMemo<JobsCopy | null>(() => {
    const [newest] = completed.data?.pages ?? [];
    if (!assigned.data || !active.data || !newest) return null;
    return {
      savedAt: Math.min(
        assigned.fulfilledTimeStamp ?? 0,
        active.fulfilledTimeStamp ?? 0,
        completed.fulfilledTimeStamp ?? 0,
      ),
      jobs: [...assigned.data, ...active.data, ...newest.records],
      completedTotal: newest.total,
    };
  }, [
    assigned.data,
    assigned.fulfilledTimeStamp,
    active.data,
    active.fulfilledTimeStamp,
    completed.data,
    completed.fulfilledTimeStamp,
  ]);
  useKeepCopy(userId, driverId, fresh);

  const lists = useMemo<Lists>(() => {
    const kept = copy ? listsOf(copy) : undefined;
    return {
      assigned: assigned.data ?? kept?.assigned,
      active: active.data ?? kept?.active,
      completed: completed.data?.pages.flatMap(({ records }) => records) ?? kept?.completed,
    };
  }, [assigned.data, active.data, completed.data, copy]);
  const shown = useMemo(
    () => projectGroups(lists, { waiting, serverJobs }),
    [lists, waiting, serverJobs],
  );

  const group = (name: DriverGroup): DriverJobGroup => {
    const { error, refetch } = queries[name];
    const data = shown[name];
    return {
      data,
      count: data?.length,
      error: data === undefined ? error : undefined,
      isLoading: data === undefined && error === undefined,
      refetch,
      pages: null,
    };
  };
  const total = completed.data?.pages[0]?.total ?? copy?.completedTotal;
  const gained = (shown.completed?.length ?? 0) - (lists.completed?.length ?? 0);
  const isFailing = DRIVER_GROUPS.some((name) => queries[name].error !== undefined);
  return {
    groups: {
      assigned: group('assigned'),
      active: group('active'),
      completed: {
        ...group('completed'),
        count: total === undefined ? undefined : total + gained,
        pages: completed,
      },
    },
    find: (jobId) =>
      DRIVER_GROUPS.flatMap((name) => lists[name] ?? []).find(({ id }) => id === jobId),
    asOf: isFailing ? (fresh?.savedAt ?? copy?.savedAt ?? null) : null,
  };
}
