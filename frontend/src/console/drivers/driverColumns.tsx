import { completionRate } from '@dispatch/domain/jobs/completion-rate';
import { useMemo } from 'react';
import type { Driver } from '../../api/drivers';
import { EmailLink, PhoneLink } from '../../ui/facts/ContactLinks';
import '../../ui/text/text.css';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { DriverLink } from './DriverLink';
import type { DriverSort } from './driversUrl';
import { DriverStatusChip } from './DriverStatusChip';
import { InactiveChip } from './InactiveChip';

export function useDriverColumns(): RecordColumn<Driver, DriverSort>[] {
  const { t } = useTranslation('drivers');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        sort: 'name',
        cell: (driver) => (
          <div className="line">
            <DriverLink driver={driver} />
            {!driver.isActive && <InactiveChip />}
          </div>
        ),
      },
      {
        id: 'email',
        header: t('columns.email'),
        hideBelow: 'lg',
        cell: ({ email }) => <EmailLink email={email} />,
      },
      {
        id: 'phone',
        header: t('columns.phone'),
        width: '8.5rem',
        cell: ({ phone }) => <PhoneLink phone={phone} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '8.5rem',
        sort: 'status',
        cell: (driver) => <DriverStatusChip driver={driver} />,
      },
      {
        id: 'activeJobs',
        header: t('stats.activeJobs'),
        width: '9rem',
        align: 'right',
        sort: 'activeJobs',
        firstOrder: 'desc',
        cell: ({ activeJobs }) => format.number(activeJobs),
      },
      {
        id: 'completedJobs',
        header: t('stats.completedJobs'),
        width: '9.5rem',
        align: 'right',
        hideBelow: 'lg',
        cell: ({ completedJobs }) => format.number(completedJobs),
      },
      {
        id: 'rate',
        header: t('stats.completionRate'),
        width: '8.5rem',
        align: 'right',
        hideBelow: 'lg',
        cell: ({ completedJobs, totalJobs }) =>
          format.percent(completionRate(completedJobs, totalJobs)),
      },
    ],
    [format, t],
  );
}
