import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useMemo } from 'react';
import type { Job } from '../../api/jobs';
import { FallbackText } from '../../ui/facts/FallbackText';
import { useJobColumns, type JobColumn } from '../../parts/job/jobColumns';
import { JobLink } from '../../parts/job/JobLink';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { JobGone, RowActions } from './JobActions';

/** The job, and below it when it was made, which the list is sorted by at first. */
function JobCell({ job, date }: { job: Job; date: string }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <JobLink job={job} />
      <div className="one-line caption quiet" title={t('date.created', { date })}>
        {date}
      </div>
    </>
  );
}

export function useActiveColumns(
  gone: ReadonlySet<number>,
  onMenu: (job: Job, anchor: HTMLElement) => void,
): JobColumn[] {
  const { t } = useTranslation('activeJobs');
  const format = useFormat();
  const columns = useJobColumns();
  return useMemo(() => {
    const { job, status, customer, route, vehicle, driver } = columns;
    const pickup: JobColumn = {
      id: 'pickup',
      header: t('columns.pickup'),
      width: '7rem',
      hideBelow: 'lg',
      cell: ({ preferredPickupDate: day }) => (
        <FallbackText value={day && format.day(day)} fallback="–" />
      ),
    };
    const actions: JobColumn = {
      id: 'actions',
      header: t('columns.actions'),
      width: '8rem',
      align: 'right',
      cell: (row) =>
        gone.has(row.id) ? <JobGone job={row} /> : <RowActions job={row} onOpen={onMenu} />,
    };
    return [
      { ...job, cell: (row) => <JobCell job={row} date={format.moment(row.createdAt, 'date')} /> },
      { ...status, cell: (row) => !(gone.has(row.id) && isOpen(row.status)) && status.cell(row) },
      customer,
      route,
      { ...vehicle, hideBelow: 'lg' },
      { ...driver, hideBelow: 'lg' },
      pickup,
      actions,
    ];
  }, [columns, format, gone, onMenu, t]);
}
