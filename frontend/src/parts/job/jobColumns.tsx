import { useMemo } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { MoneyText } from '../../ui/facts/MoneyText';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { StatusChip } from './StatusChip';
import { CutText } from '../../ui/text/CutText';
import { JobCell } from './JobCell';
import { JobDate } from './JobDate';
import { noDriver } from './jobTexts';
import { RouteCell } from './RouteCell';
import { UnitsCell } from './UnitsCell';

export type JobColumn = RecordColumn<Job>;

/** Names take two lines without breaking words; a place takes one. */
const ROOM = {
  customer: 'minmax(0, 1.2fr)',
  driver: 'minmax(0, 1.05fr)',
  vehicle: 'minmax(0, 1.1fr)',
  route: 'minmax(0, 1.6fr)',
};

/** All columns that job tables use. */
export function useJobColumns() {
  const { t } = useTranslation('jobs');
  return useMemo(
    () => ({
      job: {
        id: 'job',
        header: t('columns.job'),
        width: '8.5rem',
        cell: (job) => <JobCell job={job} />,
      },
      vehicle: {
        id: 'vehicle',
        header: t('columns.vehicle'),
        width: ROOM.vehicle,
        cell: (job) => <UnitsCell job={job} />,
      },
      customer: {
        id: 'customer',
        header: t('columns.customer'),
        width: ROOM.customer,
        cell: (job) => (
          <CutText value={job.customer?.name} fallback={t('customer.none')} onTwoLines />
        ),
      },
      driver: {
        id: 'driver',
        header: t('columns.driver'),
        width: ROOM.driver,
        cell: (job) => <CutText value={job.driver?.name} fallback={t(noDriver(job))} onTwoLines />,
      },
      route: {
        id: 'route',
        header: t('columns.route'),
        width: ROOM.route,
        cell: (job) => <RouteCell job={job} />,
      },
      status: {
        id: 'status',
        header: t('columns.status'),
        width: '7.75rem',
        cell: (job) => <StatusChip status={job.status} />,
      },
      date: {
        id: 'date',
        header: t('columns.date'),
        width: '10.5rem',
        hideBelow: 'lg',
        cell: (job) => <JobDate job={job} />,
      },
      price: {
        id: 'price',
        header: t('columns.price'),
        width: '6.75rem',
        align: 'right',
        hideBelow: 'lg',
        cell: (job) => <MoneyText amount={job.price} />,
      },
    }),
    [t],
  ) satisfies Record<string, JobColumn>;
}
