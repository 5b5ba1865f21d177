import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { JobVehicle } from '../../api/jobs';
import { unitName } from './unit';

/** Reads like a plate: year, make and model, then the last eight of the VIN. */
export function UnitPlate({ vehicle }: { vehicle: JobVehicle | null }) {
  const { t } = useTranslation('driver');
  const missing = t('units.missing');
  return (
    <Box
      sx={({ vars }) => ({
        px: 3,
        py: 2,
        borderRadius: 1,
        bgcolor: vars.palette.surface.sunken,
        border: `1px solid ${vars.palette.divider}`,
      })}
    >
      <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {vehicle ? unitName(vehicle, missing) : missing}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'baseline', columnGap: 3, flexWrap: 'wrap' }}>
        <Typography component="span" variant="body2" color="text.secondary">
          {t('units.vin')}
        </Typography>
        <Typography
          component="span"
          sx={({ typography }) => ({
            ...typography.figure,
            fontFamily: typography.mono.fontFamily,
            letterSpacing: '0.14em',
            overflowWrap: 'anywhere',
          })}
        >
          {vehicle?.vinLast8 || missing}
        </Typography>
      </Stack>
    </Box>
  );
}
