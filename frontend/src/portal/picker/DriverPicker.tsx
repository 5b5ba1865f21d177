import type { Driver } from '../../api/drivers';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { Combobox } from '../../ui/form/search/Combobox';
import { useTranslation } from '../../ui/text/useTranslation';
import { initials } from './initials';
import './picker.css';

interface DriverPickerProps {
  drivers: readonly Driver[];
  value: number | null;
  onChange: (driverId: number | null) => void;
}

export function DriverPicker({ drivers, value, onChange }: DriverPickerProps) {
  const { t } = useTranslation(['driver', 'common']);
  const chosen = drivers.find(({ id }) => id === value) ?? null;
  return (
    <FieldFrame label={t('picker.label')} help={chosen?.email}>
      {(ids) => (
        <Combobox<Driver, false>
          options={drivers}
          value={chosen}
          onChange={(_event, driver) => onChange(driver?.id ?? null)}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          rowOf={(driver) => <DriverLine driver={driver} />}
          emptyText={t('common:states.noMatches')}
          // A screen keyboard would cover the list.
          input={{ ...ids, inputMode: 'none', placeholder: t('picker.placeholder') }}
        />
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
