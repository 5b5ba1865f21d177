import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Driver } from '../../api/drivers';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { useTranslation } from '../../ui/text/useTranslation';
import { initials } from './initials';

interface DriverPickerProps {
  drivers: readonly Driver[];
  value: number | null;
  onChange: (driverId: number) => void;
}

export function DriverPicker({ drivers, value, onChange }: DriverPickerProps) {
  const { t } = useTranslation('driver');
  const chosen = drivers.find(({ id }) => id === value);
  return (
    <FieldFrame label={t('picker.label')}>
      {(ids) => (
        <Select
          id={`${ids.id}-select`}
          value={chosen ? String(chosen.id) : ''}
          onChange={(event) => onChange(Number(event.target.value))}
          displayEmpty
          renderValue={() =>
            chosen ? <DriverLine driver={chosen} /> : <Box>{t('picker.placeholder')}</Box>
          }
          SelectDisplayProps={{ id: ids.id, 'aria-label': t('picker.label') }}
        >
          {drivers.map((driver) => (
            <MenuItem key={driver.id} value={String(driver.id)} sx={{ minHeight: 64 }}>
              <DriverLine driver={driver} />
            </MenuItem>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

function DriverLine({ driver }: { driver: Driver }) {
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center', minWidth: 0 }}>
      <Avatar
        aria-hidden
        sx={({ vars, typography }) => ({
          ...typography.subtitle2,
          bgcolor: vars.palette.primary.main,
          color: vars.palette.primary.contrastText,
        })}
      >
        {initials(driver.name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {driver.name}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {driver.email}
        </Typography>
      </Box>
    </Stack>
  );
}
