import { useSession } from '../../api/accounts/session';
import { RECENT_JOBS } from '@dispatch/domain/limits';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useListJobsQuery, type Job } from '../../api/jobs/jobs';
import { Button } from '../../ui/button/Button';
import { useJobColumns, type JobColumn } from '../../parts/job/jobColumns';
import { JobCard } from '../../parts/job/JobCard';
import { useOpenJobPanel } from '../../parts/navigation/jobPanel';
import { ShortTable } from '../../ui/list/ShortTable';
import { useHeldRows } from '../../ui/list/useHeldRows';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { CardGrid, CardsSkeleton, TableSkeleton } from '../../ui/states/skeletons';
import { useOpenView, viewHref } from '../../parts/navigation/consoleViews';
import { useMedia } from '../../ui/screen/useMedia';
import { useTranslation } from '../../ui/text/useTranslation';
import { Section } from '../../ui/layout/Section';
import './dashboard.css';

const NONE: readonly Job[] = [];

/** Assign for a pending job, Manage for all others. */
function JobAction({ job }: { job: Job }) {
  const { t } = useTranslation('dashboard');
  const { may } = useSession();
  const open = useOpenJobPanel();
  if (!may('jobs:manage')) return null;
  const action = job.status === 'pending' ? 'assign' : 'edit';
  return (
    <Button
      size="small"
      variant="outlined"
      color={action === 'assign' ? 'primary' : 'secondary'}
      aria-haspopup="dialog"
      aria-label={t(`recent.${action}Label`, { job: job.jobId })}
      onClick={() => open(job.id, action)}
    >
      {t(`recent.${action}`)}
    </Button>
  );
}

function useRecentColumns(): JobColumn[] {
  const { t } = useTranslation('jobs');
  const { may } = useSession();
  const mayChange = may('jobs:manage');
  const columns = useJobColumns();
  return useMemo(() => {
    const { job, vehicle, driver, route, status } = columns;
    const action: JobColumn = {
      id: 'action',
      header: t('columns.action'),
      width: '7.5rem',
      cell: (row) => <JobAction job={row} />,
    };
    return [job, vehicle, driver, route, status, ...(mayChange ? [action] : [])];
  }, [columns, mayChange, t]);
}

/** The first 10 jobs, newest first (specification 2.3). */
export function RecentJobs() {
  const { t } = useTranslation('dashboard');
  // Next to the menu, a tablet is too narrow for six columns.
  const isTable = useMedia('(min-width: 75em)');
  const openView = useOpenView();
  const { may } = useSession();
  const columns = useRecentColumns();
  const query = useListJobsQuery({ limit: RECENT_JOBS });
  const { rows, gone, hold } = useHeldRows(query.data ?? NONE, query, 'job');
  return (
    <Section
      level="h2"
      title={t('recent.title')}
      beside={
        <Link to={viewHref('active-jobs')} className="link small">
          {t('recent.all')}
        </Link>
      }
    >
      <DataView
        query={query}
        skeleton={isTable ? <TableSkeleton /> : <CardsSkeleton count={3} />}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyState
            text={t('recent.empty')}
            action={
              may('jobs:manage') && (
                <Button variant="contained" onClick={() => openView('new-dispatch')}>
                  {t('actions.newDispatch')}
                </Button>
              )
            }
          />
        }
      >
        {() => (
          <div {...hold}>
            {isTable ? (
              <ShortTable
                items={rows}
                gone={gone}
                kind="job"
                columns={columns}
                label={t('recent.title')}
              />
            ) : (
              <CardGrid>
                {rows.map((job) => (
                  <div
                    key={job.id}
                    data-record-id={job.id}
                    inert={gone.has(job.id)}
                    className="record-grid-item"
                  >
                    <JobCard job={job} actions={<JobAction job={job} />} />
                  </div>
                ))}
              </CardGrid>
            )}
          </div>
        )}
      </DataView>
    </Section>
  );
}
