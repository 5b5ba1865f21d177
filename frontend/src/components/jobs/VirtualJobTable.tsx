import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComponentProps } from 'react';
import { TableVirtuoso, type ItemProps } from 'react-virtuoso';
import type { Job } from '../../api/jobs';
import type { JobColumn } from './jobColumns';
import { JobTableCells, JobTableHeadRow } from './JobTable';

interface Context {
  label: string;
}

/** Virtuoso places the parts; their look is the theme's. */
const PARTS = {
  Table: ({ context, ...props }: ComponentProps<typeof Table> & { context?: Context }) => (
    <Table {...props} aria-label={context?.label} sx={{ tableLayout: 'fixed' }} />
  ),
  TableHead: ({ style: _fixed, ...props }: ComponentProps<typeof TableHead>) => (
    // Its cells stick by themselves, below the header of the page.
    <TableHead {...props} />
  ),
  TableBody,
  TableRow: ({
    item: _job,
    context: _context,
    ...props
  }: ItemProps<Job> & { context?: Context }) => <TableRow hover {...props} />,
};

interface VirtualJobTableProps {
  jobs: readonly Job[];
  columns: readonly JobColumn[];
  label: string;
  onEndReached?: () => void;
}

/** Any number of jobs; only the rows in sight are there. Scrolls with the page. */
export function VirtualJobTable({ jobs, columns, label, onEndReached }: VirtualJobTableProps) {
  return (
    <Card sx={{ overflow: 'clip' }}>
      <TableVirtuoso<Job, Context>
        useWindowScroll
        data={jobs}
        context={{ label }}
        computeItemKey={(_index, job) => job.id}
        endReached={onEndReached}
        increaseViewportBy={400}
        components={PARTS}
        fixedHeaderContent={() => <JobTableHeadRow columns={columns} />}
        itemContent={(_index, job) => <JobTableCells job={job} columns={columns} />}
      />
    </Card>
  );
}
