import type { ReactNode } from 'react';
import type { Job } from '../../api/jobs';
import { useIsWide } from '../useIsWide';
import type { JobColumn } from './jobColumns';
import { useJobLayout } from './useJobLayout';
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

/** Cards or a table as the person chose; a phone is too narrow for tables and gets cards. */
export function JobList({ jobs, label, columns, renderCard, onEndReached }: JobListProps) {
  const [layout] = useJobLayout();
  const isWide = useIsWide();
  return layout === 'list' && isWide ? (
    <VirtualJobTable {...{ jobs, label, columns, onEndReached }} />
  ) : (
    <VirtualJobGrid {...{ jobs, renderCard, onEndReached }} />
  );
}
