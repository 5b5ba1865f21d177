import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Driver } from '../../api/drivers';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { useTranslation } from '../../ui/text/useTranslation';
import { initials } from './initials';
import './picker.css';

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
            chosen ? <DriverLine driver={chosen} /> : <span>{t('picker.placeholder')}</span>
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
    <div className="driver-line">
      <span className="driver-initials" aria-hidden>
        {initials(driver.name)}
      </span>
      <div className="push">
        <p className="cut strong">{driver.name}</p>
        <p className="cut type-small quiet">{driver.email}</p>
      </div>
    </div>
  );
}
