import type { DriverGroup } from '@dispatch/domain/jobs/job-status';
import { Button } from '../../components/button/Button';
import { DataView } from '../../components/states/DataView';
import { EmptyState } from '../../components/states/EmptyState';
import { CardsSkeleton } from '../../components/states/skeletons';
import { useTranslation } from '../../lib/useTranslation';
import './job.css';
import { JobCard } from './JobCard';
import type { DriverJobGroup } from './useDriverJobs';

interface JobGroupProps {
  group: DriverGroup;
  jobs: DriverJobGroup;
  jobPath: (jobId: number) => string;
}

const SKELETON_CARDS = 3;

/** The cards of the selected tile. */
export function JobGroup({ group, jobs, jobPath }: JobGroupProps) {
  const { t } = useTranslation('driver');
  const isDone = group === 'completed';
  return (
    <DataView
      query={jobs}
      skeleton={<CardsSkeleton count={SKELETON_CARDS} lines={6} />}
      isEmpty={(data) => data.length === 0}
      empty={<EmptyState text={t(`empty.${group}`)} hint={t(`empty.${group}Hint`)} />}
    >
      {(data) => (
        <div className="rows">
          {data.map((job) => (
            <JobCard key={job.id} job={job} href={isDone ? null : jobPath(job.id)} />
          ))}
          {jobs.loadMore && (
            <Button
              variant="outlined"
              color="secondary"
              disabled={jobs.isLoadingMore}
              onClick={jobs.loadMore}
            >
              {t('more')}
            </Button>
          )}
        </div>
      )}
    </DataView>
  );
}
