import { Link } from 'react-router-dom';
import '../dashboard.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

export interface ChartColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
  /** The target of the number's link; undefined if there is nothing to show. */
  readonly href?: (row: Row) => string | undefined;
}

interface ChartTableProps<Row> {
  title: string;
  rows: readonly Row[];
  /** The first column names the row. */
  columns: readonly ChartColumn<Row>[];
  /** Only for screen readers: nothing in the table takes focus. */
  isHidden: boolean;
}

/** The data of a chart as a table. */
export function ChartTable<Row>({ title, rows, columns, isHidden }: ChartTableProps<Row>) {
  const cell = (row: Row, { text, href }: ChartColumn<Row>) => {
    const to = isHidden ? undefined : href?.(row);
    return to === undefined ? (
      text(row)
    ) : (
      <Link to={to} className="link">
        {text(row)}
      </Link>
    );
  };
  const alignOf = (n: number) => (n === 0 ? undefined : 'right');
  const table = (
    <table className="record-table chart-table" aria-label={title}>
      <thead>
        <tr>
          {columns.map((column, n) => (
            <th key={column.title} scope="col" data-align={alignOf(n)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {columns.map((column, n) =>
              n === 0 ? (
                <th key={column.title} scope="row">
                  {cell(row, column)}
                </th>
              ) : (
                <td key={column.title} data-align="right">
                  {cell(row, column)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isHidden) return <VisuallyHidden component="div">{table}</VisuallyHidden>;
  return (
    // Scrolled with the keys, so it takes focus.
    <div role="group" aria-label={title} tabIndex={0} className="chart-numbers">
      {table}
    </div>
  );
}
