import { useMemo } from 'react';
import type { Import, ImportRow } from '../../../api/imports';
import { MoneyText } from '../../../ui/facts/MoneyText';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { CutText } from '../../../ui/text/CutText';
import { useTexts } from '../../../ui/text/useTexts';
import { hasRowActions, RowActions } from './RowActions';
import { RowCustomer } from './RowCustomer';
import { RowProblems } from './RowProblems';
import { routeOf, unitsOf } from './rowWords';

/** Columns of the import rows: result and problems. */
export function useImportRowColumns(one: Import): RecordColumn<ImportRow, 'line'>[] {
  const { t, format } = useTexts('import');
  return useMemo(() => {
    const ofJobs: RecordColumn<ImportRow, 'line'>[] = [
      {
        id: 'route',
        header: t('rows.route'),
        cell: (row) => <CutText value={routeOf(row)} onTwoLines />,
        card: 'block',
        cardCell: (row) => row.job && <CutText value={routeOf(row)} onTwoLines />,
      },
      {
        id: 'units',
        header: t('rows.units'),
        cell: (row) => <CutText value={unitsOf(row)} onTwoLines />,
        card: 'block',
        cardCell: (row) => row.job && <CutText value={unitsOf(row)} onTwoLines />,
      },
      {
        id: 'date',
        header: t('rows.date'),
        width: '8.25rem',
        cell: ({ job }) =>
          job?.preferredPickupDate && (
            <span className="one-line">{format.day(job.preferredPickupDate)}</span>
          ),
        card: 'block',
        cardCell: ({ job }) =>
          job?.preferredPickupDate && (
            <span className="small quiet">{format.day(job.preferredPickupDate)}</span>
          ),
      },
      {
        id: 'price',
        header: t('rows.price'),
        width: '7rem',
        align: 'right',
        hideBelow: 'lg',
        cell: ({ job }) => job?.price != null && <MoneyText amount={job.price} />,
        card: 'corner',
      },
    ];
    return [
      {
        id: 'line',
        header: t('rows.line'),
        width: '5rem',
        sort: 'line',
        firstOrder: 'asc',
        cell: ({ line }) => <span className="strong">{format.number(line)}</span>,
        card: 'title',
      },
      {
        id: 'customer',
        header: t('rows.customer'),
        cell: (row) => <RowCustomer row={row} />,
        card: 'block',
      },
      ...(one.kind === 'jobs' ? ofJobs : []),
      {
        id: 'problems',
        header: t('rows.problems'),
        cell: (row) => <RowProblems row={row} />,
        card: 'block',
      },
      {
        id: 'actions',
        header: t('rows.actions'),
        width: '12.5rem',
        align: 'right',
        cell: (row) => hasRowActions(one, row) && <RowActions one={one} row={row} />,
        card: 'foot',
      },
    ];
  }, [format, one, t]);
}
