import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatTilesProps {
  label: string;
  /** Two by two, where there is no room for a row. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Four numbers about one thing. */
export function StatTiles({ label, isNarrow = false, children }: StatTilesProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 3,
        m: 0,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          lg: isNarrow ? undefined : 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}

interface StatTileProps {
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  /** Words and dates, which would be too long in the size of numbers. */
  isText?: boolean;
}

export function StatTile({ label, value, isText = false }: StatTileProps) {
  return (
    <Card sx={{ px: 4, py: 3 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="figure"
        sx={({ typography }) => ({ m: 0, ...(isText && { fontSize: typography.h2.fontSize }) })}
      >
        {value ?? <Skeleton width="60%" />}
      </Typography>
    </Card>
  );
}
