import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
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

/** Drawn anew only for another job: scrolling asks for every card every time. */
const Card = memo(function Card({
  job,
  renderCard,
}: Pick<VirtualJobGridProps, 'renderCard'> & { job: Job }) {
  return renderCard(job);
});

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
      itemContent={(_index, job) => <Card job={job} renderCard={renderCard} />}
    />
  );
}
