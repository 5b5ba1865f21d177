import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

/** One unit on a line, its last eight at the end of it. */
export function UnitLine({ name, vin }: { name: string; vin: string | null }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, minWidth: 0 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {vin && (
        <Box
          component="span"
          sx={({ typography }) => ({
            ...typography.h2,
            ...typography.mono,
            ml: 'auto',
          })}
        >
          {vin}
        </Box>
      )}
    </Stack>
  );
}
