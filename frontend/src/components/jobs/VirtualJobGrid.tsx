import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';
import type { Job } from '../../api/jobs';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
}));

const PARTS = { List };

interface VirtualJobGridProps {
  jobs: readonly Job[];
  /** Cards must be equally high. */
  renderCard: (job: Job) => ReactNode;
  onEndReached?: () => void;
}

/** Any number of cards; only those in sight are there. Scrolls with the page. */
export function VirtualJobGrid({ jobs, renderCard, onEndReached }: VirtualJobGridProps) {
  return (
    <VirtuosoGrid<Job>
      useWindowScroll
      data={jobs}
      computeItemKey={(_index, job) => job.id}
      endReached={onEndReached}
      increaseViewportBy={400}
      components={PARTS}
      itemContent={(_index, job) => renderCard(job)}
    />
  );
}
