import { TEXT_MAX } from '@dispatch/domain/limits';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button/Button';
import { DateField } from '../../ui/form/DateField';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { useListDriversQuery } from '../../api/drivers';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { DriverSelect } from '../../parts/people/DriverSelect';
import { useWantedTruck } from '../../parts/people/useWantedTruck';
import { useTranslation } from '../../ui/text/useTranslation';
import { useDispatchForm } from './dispatchForm';
import { FormSection } from '../../ui/form/layout/FormSection';

const NOTE_ROWS = 4;

export function AdditionalSection() {
  const { t } = useTranslation('dispatch');
  const { control } = useDispatchForm();
  return (
    <FormSection title={t('additional.title')}>
      <FieldGrid>
        <FieldCell span={2}>
          <Driver />
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

/** Without a driver the job is pending. */
function Driver() {
  const { t } = useTranslation(['dispatch', 'common']);
  const { control } = useDispatchForm();
  const [city, province, isMultiple, units] = useWatch({
    control,
    name: ['pickupCity', 'pickupProvince', 'isMultipleVehicles', 'units'],
  });
  const wanted = useWantedTruck([
    {
      vehicleCount: isMultiple ? units.length : 1,
      pickupCity: city || null,
      pickupProvince: province || null,
    },
  ]);
  const { isError, refetch } = useListDriversQuery({});
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
        <DriverSelect
          ids={ids}
          value={typeof field.value === 'number' ? field.value : null}
          onChange={field.onChange}
          noneLabel={t('additional.noDriver')}
          wanted={wanted}
          inputRef={field.ref}
        />
      )}
    />
  );
}
