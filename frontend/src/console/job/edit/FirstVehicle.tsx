import { maxYear, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import { likelyModelYear } from '@dispatch/domain/jobs/vin-year';
import type { UseFormReturn } from 'react-hook-form';
import type { Vehicle } from '../../../api/vehicles';
import { FormField } from '../../../ui/form/FormField';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { useToast } from '../../../ui/over/toast/useToast';
import { VehicleSearch } from '../../../parts/units/VehicleSearch';
import { vehicleFacts } from '../../../parts/units/vehicleSuggestions';
import { VinField } from '../../../parts/units/VinField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { JobValues } from './jobEditForm';
import { NumberText } from './NumberText';
import { FieldGrid, Section } from '../Section';

const CHANGE = { shouldDirty: true, shouldValidate: true };
const asText = (year: number | null) => (year === null ? '' : String(year));

/** Vehicle Information of the editor: the first vehicle alone (specification 5). */
export function FirstVehicle({ form }: { form: UseFormReturn<JobValues> }) {
  const { t } = useTranslation('jobDetails');
  const toast = useToast();
  const allUnits = useJobPanel().linkTo('units').to;
  const { control, getValues, setValue } = form;
  const latestYear = maxYear(new Date());
  const handlePick = (vehicle: Vehicle) => {
    const { year, make, model, vin, poNumber } = vehicleFacts(vehicle);
    setValue('vehicleYear', asText(year), CHANGE);
    setValue('vehicleMake', make, CHANGE);
    setValue('vehicleModel', model, CHANGE);
    setValue('vehicleVin', vin, CHANGE);
    if (poNumber) setValue('vehiclePoNumber', poNumber, CHANGE);
  };
  const handleVins = ([vin = '', ...others]: readonly string[]) => {
    const year = getValues('vehicleYear') || asText(likelyModelYear(vin, latestYear));
    setValue('vehicleVin', vin, CHANGE);
    setValue('vehicleYear', year, CHANGE);
    if (others.length > 0)
      toast.show({
        title: t('edit.firstVinTitle'),
        description: t('edit.firstVin'),
        action: { label: t('edit.allUnits'), href: allUnits },
      });
  };
  return (
    <Section title={t('sections.vehicle')}>
      <FieldGrid min={175}>
        <NumberText
          control={control}
          name="vehicleYear"
          label={t('fields.vehicleYear')}
          min={YEAR_MIN}
          max={latestYear}
        />
        <VehicleSearch
          control={control}
          name="vehicleMake"
          label={t('fields.vehicleMake')}
          maxLength={TEXT_MAX.make}
          onPick={handlePick}
        />
        <FormField
          control={control}
          name="vehicleModel"
          label={t('fields.vehicleModel')}
          maxLength={TEXT_MAX.model}
        />
        <VinField
          control={control}
          name="vehicleVin"
          year="vehicleYear"
          onVins={handleVins}
          onPick={handlePick}
        />
        <FormField
          control={control}
          name="vehiclePoNumber"
          label={t('fields.vehiclePoNumber')}
          maxLength={TEXT_MAX.poNumber}
        />
      </FieldGrid>
    </Section>
  );
}
