import type { ReactNode } from 'react';
import type { Job } from '../../api/jobs';
import type { JobColumn } from './jobColumns';
import { useShownLayout } from './useJobLayout';
import { VirtualJobGrid } from './VirtualJobGrid';
import { VirtualJobTable } from './VirtualJobTable';

interface JobListProps {
  jobs: readonly Job[];
  label: string;
  columns: readonly JobColumn[];
  renderCard: (job: Job) => ReactNode;
  /** Asks for the next page, where there is one. */
  onEndReached?: () => void;
}

/** Cards or a table as the person chose; where a table finds no room there are cards. */
export function JobList({ jobs, label, columns, renderCard, onEndReached }: JobListProps) {
  return useShownLayout() === 'list' ? (
    <VirtualJobTable {...{ jobs, label, columns, onEndReached }} />
  ) : (
    <VirtualJobGrid {...{ jobs, renderCard, onEndReached }} />
  );
}
