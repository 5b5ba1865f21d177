import { compareDayJobs } from '@dispatch/domain/jobs/driver-day';
import type { DriverGroup } from '@dispatch/domain/jobs/job-status';
import type { Job } from '../../api/jobs/jobs';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { MoreButton } from '../../ui/states/MoreButton';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { useTranslation } from '../../ui/text/useTranslation';
import '../job/job.css';
import { dayJobOf } from './dayJobOf';
import { DriverJobCard } from './DriverJobCard';
import type { DriverJobGroup } from '../offline/useDriverJobs';

interface JobGroupProps {
  group: DriverGroup;
  jobs: DriverJobGroup;
  jobPath: (jobId: number) => string;
}

const SKELETON_CARDS = 3;

function inOrder(group: DriverGroup, jobs: readonly Job[]): readonly Job[] {
  if (group === 'completed') return jobs;
  return [...jobs].sort((a, b) => compareDayJobs(dayJobOf(a), dayJobOf(b)));
}

/** The cards of the selected tile; open jobs stand in the order of the day. */
export function JobGroup({ group, jobs, jobPath }: JobGroupProps) {
  const { t } = useTranslation('driver');
  const isDone = group === 'completed';
  return (
    <DataView
      query={jobs}
      skeleton={<CardsSkeleton count={SKELETON_CARDS} lines={6} />}
      empty={<EmptyState text={t(`empty.${group}`)} hint={t(`empty.${group}Hint`)} />}
    >
      {(data) => (
        <div className="stack">
          {inOrder(group, data).map((job) => (
            <DriverJobCard key={job.id} job={job} href={isDone ? null : jobPath(job.id)} />
          ))}
          {jobs.pages && <MoreButton query={jobs.pages} />}
        </div>
      )}
    </DataView>
  );
}
