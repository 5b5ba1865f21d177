import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

export interface ChartColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
  /** Where the number leads to; undefined where there is nothing to see. */
  readonly href?: (row: Row) => string | undefined;
}

interface ChartTableProps<Row> {
  title: string;
  rows: readonly Row[];
  /** The first one names the row. */
  columns: readonly ChartColumn<Row>[];
  /** For those only who listen to the page; then nothing in it takes focus. */
  isHidden: boolean;
}

/** What a chart shows, in numbers. */
export function ChartTable<Row>({ title, rows, columns, isHidden }: ChartTableProps<Row>) {
  const cell = (row: Row, { text, href }: ChartColumn<Row>) => {
    const to = isHidden ? undefined : href?.(row);
    return to === undefined ? (
      text(row)
    ) : (
      <Link component={RouterLink} to={to}>
        {text(row)}
      </Link>
    );
  };
  const table = (
    <Table aria-label={title} stickyHeader={!isHidden} size="small">
      <TableHead>
        <TableRow>
          {columns.map((column, n) => (
            <TableCell key={column.title} align={n === 0 ? 'left' : 'right'}>
              {column.title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, line) => (
          <TableRow key={line}>
            {columns.map((column, n) => (
              <TableCell
                key={column.title}
                align={n === 0 ? 'left' : 'right'}
                component={n === 0 ? 'th' : 'td'}
                scope={n === 0 ? 'row' : undefined}
              >
                {cell(row, column)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
  if (isHidden) return <VisuallyHidden component="div">{table}</VisuallyHidden>;
  return (
    // Scrolled with the keys, so it takes focus.
    <Box role="group" aria-label={title} tabIndex={0} sx={{ height: 1, overflow: 'auto' }}>
      {table}
    </Box>
  );
}
