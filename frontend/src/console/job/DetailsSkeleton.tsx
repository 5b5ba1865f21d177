import Box from '@mui/material/Box';
import { Skeleton } from '../../ui/states/Skeleton';

/** Matches the final layout: facts on the left, the map on the right. */
export function DetailsSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { md: '3fr 2fr' }, pt: 4 }}>
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {[120, 96, 96, 160].map((height, index) => (
          <Skeleton key={index} shape="rounded" height={height} />
        ))}
      </Box>
      <Skeleton shape="rounded" height={256} />
    </Box>
  );
}
