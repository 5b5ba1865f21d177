import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardGrid, TableSkeleton } from '../states/skeletons';
import { useShownLayout } from './useJobLayout';

/** Line heights of a `JobCard`: head, customer, route, units, driver and date. */
const LINES = [
  { height: 32, width: '100%' },
  { height: 20, width: '70%' },
  { height: 38, width: '55%' },
  { height: 38, width: '80%' },
  { height: 18, width: '90%' },
];

/** Stands for a list of jobs in the layout that it will have. */
export function JobListSkeleton() {
  const layout = useShownLayout();
  if (layout === 'list') return <TableSkeleton rows={6} />;
  return (
    <CardGrid>
      {Array.from({ length: 6 }, (_, card) => (
        <Card key={card} aria-hidden data-testid="skeleton-card">
          <Stack sx={{ gap: 3, p: 4 }}>
            {LINES.map((line, index) => (
              <Skeleton key={index} variant="rounded" {...line} />
            ))}
          </Stack>
          <Box
            sx={({ vars }) => ({ px: 4, py: 2.5, borderTop: `1px solid ${vars.palette.divider}` })}
          >
            <Skeleton variant="rounded" height={30} width="60%" />
          </Box>
        </Card>
      ))}
    </CardGrid>
  );
}
