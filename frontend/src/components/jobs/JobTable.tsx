import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import type { Job } from '../../api/jobs';
import type { JobColumn } from './jobColumns';

function displayOf({ hideBelow }: JobColumn) {
  return hideBelow ? { xs: 'none', [hideBelow]: 'table-cell' } : undefined;
}

export function JobTableHeadRow({ columns }: { columns: readonly JobColumn[] }) {
  return (
    <TableRow>
      {columns.map((column) => (
        <TableCell
          key={column.id}
          align={column.align}
          sx={{
            width: column.width,
            display: displayOf(column),
            top: 'var(--sticky-top, 0px)',
          }}
        >
          {column.header}
        </TableCell>
      ))}
    </TableRow>
  );
}

interface JobTableCellsProps {
  job: Job;
  columns: readonly JobColumn[];
}

/** Drawn anew only for another job or other columns: scrolling asks for every row every time. */
export const JobTableCells = memo(function JobTableCells({ job, columns }: JobTableCellsProps) {
  return columns.map((column) => (
    <TableCell
      key={column.id}
      align={column.align}
      sx={{ display: displayOf(column), overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {column.cell(job)}
    </TableCell>
  ));
});

interface JobTableProps {
  jobs: readonly Job[];
  columns: readonly JobColumn[];
  /** What the table lists, for those who cannot see the title above it. */
  label: string;
}

/** A short table of jobs; long ones are `VirtualJobTable`s. */
export function JobTable({ jobs, columns, label }: JobTableProps) {
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Table aria-label={label} sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <JobTableHeadRow columns={columns} />
        </TableHead>
        <TableBody>
          {jobs.map((job) => (
            <TableRow key={job.id} hover>
              <JobTableCells job={job} columns={columns} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
