import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder cards in the grid that will hold the real ones. */
export function CardsSkeleton({ count = 6, lines = 4 }: { count?: number; lines?: number }) {
  return (
    <CardGrid>
      {times(count).map((card) => (
        <Card key={card} aria-hidden data-testid="skeleton-card">
          <CardContent>
            <Skeleton width="45%" height={24} />
            {times(lines).map((line) => (
              <Skeleton key={line} width={`${90 - line * 12}%`} />
            ))}
          </CardContent>
        </Card>
      ))}
    </CardGrid>
  );
}

export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Card aria-hidden>
      <Skeleton variant="rectangular" height={36} animation={false} />
      <Stack sx={{ px: 3 }}>
        {times(rows).map((row) => (
          <Skeleton key={row} height={44} sx={{ transform: 'none', my: '1px' }} />
        ))}
      </Stack>
    </Card>
  );
}

/** As many equal columns as fit. */
export function CardGrid({ children, min = 300 }: { children: ReactNode; min?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
