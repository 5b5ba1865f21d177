import Box from '@mui/material/Box';
import { JobsPerDay } from './JobsPerDay';
import { RevenuePerMonth } from './RevenuePerMonth';

/** How the company has been doing. */
export function Charts() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <JobsPerDay />
      <RevenuePerMonth />
    </Box>
  );
}
