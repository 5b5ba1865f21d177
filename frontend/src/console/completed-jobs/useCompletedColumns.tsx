import { useMemo } from 'react';
import { useSession } from '../../api/accounts/session';
import { JobCell } from '../../parts/job/JobCell';
import { useJobColumns } from '../../parts/job/jobColumns';
import { useTexts } from '../../ui/text/useTexts';
import type { Job } from '../../api/jobs/jobs';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { SORTING, type CompletedSort } from './completedSorting';
import { ReportAction } from './ReportAction';

type Column = RecordColumn<Job, CompletedSort>;

/** Columns of delivered jobs; heads are buttons for the allowed sort orders. */
export function useCompletedColumns(sorts: readonly CompletedSort[]): Column[] {
  const { t, format } = useTexts('completed');
  const columns = useJobColumns();
  const { may } = useSession();
  const seesPrices = may('prices:read');
  return useMemo(() => {
    const { job, vehicle, customer, driver, route, price } = columns;
    const sortedBy = (sort: CompletedSort) =>
      sorts.includes(sort) ? { sort, firstOrder: SORTING.natural[sort] } : {};
    return [
      { ...job, cell: (row) => <JobCell job={row} />, ...sortedBy('number') },
      {
        id: 'date',
        header: t('columns.date'),
        width: '6.5rem',
        cell: ({ completedAt }) => (
          <span className="one-line">{completedAt && format.moment(completedAt, 'date')}</span>
        ),
        ...sortedBy('date'),
      },
      vehicle,
      { ...customer, ...sortedBy('customer') },
      { ...driver, ...sortedBy('driver') },
      route,
      ...(seesPrices ? [{ ...price, ...sortedBy('price') }] : []),
      {
        id: 'report',
        header: t('report.column'),
        width: '8.75rem',
        cell: (row) => <ReportAction job={row} isShort />,
      },
    ];
  }, [columns, format, seesPrices, sorts, t]);
}
