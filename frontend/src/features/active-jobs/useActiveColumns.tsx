import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { useJobColumns, type JobColumn } from '../../components/jobs/jobColumns';
import { CreatedCell } from './CreatedCell';
import { JobGone, RowActions } from './JobActions';

export function useActiveColumns(
  gone: ReadonlySet<number>,
  onMenu: (job: Job, anchor: HTMLElement) => void,
): JobColumn[] {
  const { t } = useTranslation('activeJobs');
  const columns = useJobColumns();
  return useMemo(() => {
    const { job, status, customer, route, vehicle, driver } = columns;
    const created: JobColumn = {
      id: 'created',
      header: t('columns.created'),
      width: '9.5rem',
      hideBelow: 'lg',
      cell: (row) => <CreatedCell job={row} />,
    };
    const actions: JobColumn = {
      id: 'actions',
      header: t('columns.actions'),
      width: '13.5rem',
      align: 'right',
      cell: (row) => (gone.has(row.id) ? <JobGone /> : <RowActions job={row} onOpen={onMenu} />),
    };
    return [job, status, customer, route, vehicle, driver, created, actions];
  }, [columns, gone, onMenu, t]);
}
