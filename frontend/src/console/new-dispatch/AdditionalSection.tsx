import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { Button } from '../../ui/button/Button';
import { DateField } from '../../ui/form/DateField';
import { FieldCell, FieldGrid } from '../../ui/form/FieldGrid';
import { useListDriversQuery } from '../../api/drivers';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { useDispatchForm } from './dispatchForm';
import { FormSection } from './FormSection';

const NOTE_ROWS = 4;

export function AdditionalSection() {
  const { t } = useTranslation('dispatch');
  const { control } = useDispatchForm();
  return (
    <FormSection title={t('additional.title')}>
      <FieldGrid>
        <FieldCell span={2}>
          <DriverSelect />
        </FieldCell>
        <FieldCell span={2}>
          <DateField
            control={control}
            name="pickupDate"
            label={t('additional.pickupDate')}
            lean="ahead"
          />
        </FieldCell>
        <FieldCell span={2}>
          <FormField
            control={control}
            name="poNumber"
            label={t('additional.poNumber')}
            maxLength={TEXT_MAX.poNumber}
          />
        </FieldCell>
        <FieldCell span={6}>
          <FormField
            control={control}
            name="specialInstructions"
            label={t('additional.specialInstructions')}
            rows={NOTE_ROWS}
            maxLength={TEXT_MAX.specialInstructions}
          />
        </FieldCell>
      </FieldGrid>
    </FormSection>
  );
}

/** Drivers who can sign in; none chosen leaves the job pending. */
function DriverSelect() {
  const { t } = useTranslation(['dispatch', 'common']);
  const { control } = useDispatchForm();
  const { data, isError, refetch } = useListDriversQuery({});
  const drivers = data?.filter(({ isActive }) => isActive) ?? [];
  return (
    <FormControlField
      control={control}
      name="driverId"
      label={t('additional.driver')}
      help={
        isError && (
          <>
            {t('additional.driversFailed')}{' '}
            <Button size="small" color="secondary" onClick={() => void refetch()}>
              {t('common:actions.tryAgain')}
            </Button>
          </>
        )
      }
      render={({ field, ids }) => (
        <Select
          error={ids['aria-invalid']}
          id={`${ids.id}-select`}
          name={field.name}
          displayEmpty
          // A driver of a kept draft is unknown until the list is there.
          value={drivers.find(({ id }) => id === field.value)?.id.toString() ?? ''}
          onChange={({ target }) => field.onChange(target.value ? Number(target.value) : null)}
          onBlur={field.onBlur}
          inputRef={field.ref}
          SelectDisplayProps={{
            id: ids.id,
            'aria-label': t('additional.driver'),
            'aria-describedby': ids['aria-describedby'],
          }}
        >
          <MenuItem value="">{t('additional.noDriver')}</MenuItem>
          {drivers.map(({ id, name, status }) => (
            <MenuItem key={id} value={String(id)}>
              {t('additional.driverOption', { name, status: t(`additional.duty.${status}`) })}
            </MenuItem>
          ))}
        </Select>
      )}
    />
  );
}
