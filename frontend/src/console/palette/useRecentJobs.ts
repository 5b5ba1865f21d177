import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Job } from '../../api/jobs/jobs';
import { useGetJobQuery } from '../../api/singleRecords';
import type { RecentItem } from '../../parts/commands/recentItems';

const SHOWN = 5;

/** The user's recently viewed jobs with current data; deleted jobs are omitted. */
export function useRecentJobs(items: readonly RecentItem[]): ReadonlyMap<RecentItem, Job> {
  const wanted = items.filter((item) => item.startsWith('job:')).slice(0, SHOWN);
  const idAt = (place: number) => {
    const item = wanted[place];
    return item ? { id: Number(item.slice('job:'.length)) } : skipToken;
  };
  // A fixed number of calls, because hooks require it.
  const answers = [
    useGetJobQuery(idAt(0)),
    useGetJobQuery(idAt(1)),
    useGetJobQuery(idAt(2)),
    useGetJobQuery(idAt(3)),
    useGetJobQuery(idAt(4)),
  ];
  return new Map(
    wanted.flatMap((item, place) => {
      const job = answers[place]?.currentData;
      return job ? [[item, job] as const] : [];
    }),
  );
}
