import { maxYear, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import type { UseFormReturn } from 'react-hook-form';
import type { Job } from '../../../api/jobs/jobs';
import { FormField } from '../../../ui/form/FormField';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { useToast } from '../../../ui/over/toast/useToast';
import { MakeModelField } from '../../../parts/units/MakeModelField';
import { useMakes } from '../../../parts/units/makeModelSuggestions';
import { ModelField } from '../../../parts/units/ModelField';
import { withVin } from '../../../parts/units/pastedVins';
import { withVehicle } from '../../../parts/units/vehicleSuggestions';
import { VinField } from '../../../parts/units/VinField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { JobValues } from './jobEditForm';
import { FieldGrid, Section } from '../Section';

const CHANGE = { shouldDirty: true, shouldValidate: true };

/** Vehicle Information of the editor, for the first vehicle only (specification 5). */
export function FirstVehicle({ form, job }: { form: UseFormReturn<JobValues>; job: Job }) {
  const { t } = useTranslation('jobDetails');
  const toast = useToast();
  const allUnits = useJobPanel().linkTo('units').to;
  const { control, getValues, setValue } = form;
  const latestYear = maxYear(new Date());
  const present = () => ({
    year: getValues('vehicleYear'),
    make: getValues('vehicleMake'),
    model: getValues('vehicleModel'),
    vinLast8: getValues('vehicleVin'),
    poNumber: getValues('vehiclePoNumber'),
  });
  const fill = ({ year, make, model, vinLast8, poNumber }: ReturnType<typeof present>) => {
    setValue('vehicleVin', vinLast8, CHANGE);
    setValue('vehicleYear', year, CHANGE);
    setValue('vehicleMake', make, CHANGE);
    setValue('vehicleModel', model, CHANGE);
    setValue('vehiclePoNumber', poNumber, CHANGE);
  };
  const handleVins = ([vin, ...others]: readonly string[]) => {
    fill(withVin(present(), vin, latestYear));
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
        <VinField
          control={control}
          name="vehicleVin"
          year="vehicleYear"
          ownJob={job}
          onVins={handleVins}
          onPick={(vehicle) => fill(withVehicle(present(), vehicle))}
        />
        <NumberField
          control={control}
          name="vehicleYear"
          label={t('fields.vehicleYear')}
          bounds={{ min: YEAR_MIN, max: latestYear, decimals: 0 }}
        />
        <MakeModelField
          control={control}
          name="vehicleMake"
          label={t('fields.vehicleMake')}
          maxLength={TEXT_MAX.make}
          useSuggestions={useMakes}
        />
        <ModelField
          control={control}
          name="vehicleModel"
          make="vehicleMake"
          label={t('fields.vehicleModel')}
          onMake={(make) => setValue('vehicleMake', make, CHANGE)}
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
