import type { ReactNode } from 'react';
import { ShortTable } from '../../ui/list/ShortTable';
import { useFitsTable } from '../../ui/list/useListLayout';
import './reports.css';

export interface ReportColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly width?: string;
  readonly align?: 'right';
  /** Hidden on narrow desks. */
  readonly hideBelow?: 'lg';
}

interface ReportTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The first names the row; the second is its main number. */
  columns: readonly ReportColumn<Row>[];
}

/** The rows of a report: a table, or on a phone a list with the same numbers. */
export function ReportTable<Row extends object>({ label, rows, columns }: ReportTableProps<Row>) {
  const fitsTable = useFitsTable();
  const items = rows.map((row, id) => ({ ...row, id }));
  if (fitsTable)
    return (
      <div className="report-table">
        <ShortTable {...{ items, columns, label }} />
      </div>
    );
  const [name, main, ...others] = columns;
  return (
    <ul className="card row-list" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <div className="row-words strong">{name?.cell(item)}</div>
          <div className="strong figures">{main?.cell(item)}</div>
          <dl className="record-facts small report-card-facts">
            {others.map(({ id, header, cell }) => (
              <div key={id}>
                <dt className="quiet">{header}</dt>
                <dd>{cell(item)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
