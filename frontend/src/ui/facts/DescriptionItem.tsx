import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FallbackText } from './FallbackText';

interface DescriptionListProps {
  children: ReactNode;
  /** Width below which the list has one column. */
  min?: number;
}

export function DescriptionList({ children, min = 180 }: DescriptionListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 4,
        m: 0,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}

interface DescriptionItemProps {
  label: string;
  value?: string | number | null;
  fallback?: string;
  /** Instead of `value`, for chips, links and several lines. */
  children?: ReactNode;
}

/** One labelled fact inside a `DescriptionList`. */
export function DescriptionItem({ label, value, fallback, children }: DescriptionItemProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children ?? <FallbackText value={value} fallback={fallback} />}
      </Typography>
    </Box>
  );
}
