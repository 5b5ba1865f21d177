import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A row of numbers about one thing. */
export function StatTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 3,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

/** `value` is undefined while it loads. */
export function StatTile({ label, value }: { label: string; value: string | undefined }) {
  return (
    <Card sx={{ px: 4, py: 3 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="figure" sx={{ m: 0 }}>
        {value ?? <Skeleton width="60%" />}
      </Typography>
    </Card>
  );
}
