import type { ReactNode } from 'react';
import type { Job } from '../../api/jobs';
import type { RecordColumn } from '../records/recordColumn';
import { RecordGrid } from '../records/RecordGrid';
import { RecordTable } from '../records/RecordTable';
import { useShownLayout } from './useJobLayout';

interface JobListProps {
  jobs: readonly Job[];
  label: string;
  columns: readonly RecordColumn<Job>[];
  renderCard: (job: Job) => ReactNode;
  /** Asks for the next page, where there is one. */
  onEndReached?: () => void;
}

/** Cards or a table as the person chose; where a table finds no room there are cards. */
export function JobList({ jobs, label, columns, renderCard, onEndReached }: JobListProps) {
  return useShownLayout() === 'list' ? (
    <RecordTable items={jobs} {...{ label, columns, onEndReached }} />
  ) : (
    <RecordGrid items={jobs} {...{ renderCard, onEndReached }} />
  );
}
