import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useMemo } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { FallbackText } from '../../ui/facts/FallbackText';
import { useJobColumns } from '../../parts/job/jobColumns';
import { JobCell } from '../../parts/job/JobCell';
import { DeliveryMark } from '../../parts/job/marks/DeliveryMark';
import { PickupMark } from '../../parts/job/marks/PickupMark';
import { useStopHours } from '../../parts/job/useStopHours';
import { LastStop } from '../../parts/job/LastStop';
import { ListedSince } from '../../parts/job/ListedSince';
import { noDriver } from '../../parts/job/jobTexts';
import { CutText } from '../../ui/text/CutText';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { SORTING, type Sort } from './activeJobsUrl';
import { JobGone, RowActions } from './JobActions';

type Column = RecordColumn<Job, Sort>;

/** The job and, below it, its creation time, which is the default sort key. */
function CreatedCell({ job }: { job: Job }) {
  const { t, format } = useTexts('jobs');
  const written = (style: 'shortDay' | 'date') =>
    t('date.created', { date: format.moment(job.createdAt, style) });
  return (
    <JobCell job={job}>
      <span title={written('date')}>{written('shortDay')}</span>
    </JobCell>
  );
}

function PickupCell({ job }: { job: Job }) {
  const { t, format } = useTexts('jobs');
  const { preferredPickupDate: day, preferredDeliveryDate: delivery } = job;
  const hours = useStopHours(job, 'pickup');
  return (
    <>
      <div className="one-line" title={hours || undefined}>
        <FallbackText value={day && format.day(day)} fallback={t('date.noPickup')} />
      </div>
      <div className="one-line caption quiet">
        <PickupMark job={job} />
        <DeliveryMark job={job} />{' '}
        {delivery && t('date.delivery', { date: format.shortDay(delivery) })}
      </div>
    </>
  );
}

const sortedBy = (sort: Sort) => ({ sort, firstOrder: SORTING.natural[sort] });

/** Columns of active jobs. The head of the job column sorts by the creation time below the number. */
export function useActiveColumns(
  gone: ReadonlySet<number>,
  onMenu: (job: Job, anchor: HTMLElement) => void,
): Column[] {
  const { t } = useTranslation(['activeJobs', 'jobs']);
  const columns = useJobColumns();
  return useMemo(() => {
    const { job, status, customer, route, vehicle, driver } = columns;
    const pickup: Column = {
      id: 'pickup',
      header: t('columns.pickup'),
      width: '7.75rem',
      cell: (row) => <PickupCell job={row} />,
      ...sortedBy('pickup'),
    };
    const actions: Column = {
      id: 'actions',
      header: t('columns.actions'),
      width: '8rem',
      align: 'right',
      cell: (row) =>
        gone.has(row.id) ? <JobGone job={row} /> : <RowActions job={row} onOpen={onMenu} />,
    };
    return [
      { ...job, cell: (row) => <CreatedCell job={row} />, ...sortedBy('date') },
      {
        ...status,
        cell: (row) =>
          !(gone.has(row.id) && isOpen(row.status)) && (
            <>
              {status.cell(row)}
              <div className="one-line caption quiet">
                <ListedSince job={row} />
              </div>
            </>
          ),
        ...sortedBy('status'),
      },
      { ...customer, ...sortedBy('customer') },
      { ...route, ...sortedBy('route') },
      { ...vehicle, hideBelow: 'lg' },
      {
        ...driver,
        hideBelow: 'lg',
        cell: (row) => (
          <>
            <CutText value={row.driver?.name} fallback={t(`jobs:${noDriver(row)}`)} />
            <div className="caption quiet">
              <LastStop job={row} />
            </div>
          </>
        ),
      },
      pickup,
      actions,
    ];
  }, [columns, gone, onMenu, t]);
}
