import { DISPATCH_TEXTS } from '@dispatch/domain/jobs/dispatch-texts';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../ui/form/DateField';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { FormSection } from '../../ui/form/layout/FormSection';
import { useTranslation } from '../../ui/text/useTranslation';
import { JobDriverField, JobTextField } from '../../parts/job-form/JobFields';
import { LINE_TEXTS, NOTE_TEXTS } from '../../parts/job-form/jobForm';
import { useWantedTruck } from '../../parts/people/useWantedTruck';
import { useDispatchForm, type DispatchValues } from './dispatchForm';

export function AdditionalSection() {
  const { t } = useTranslation(['dispatch', 'jobForm']);
  return (
    <FormSection title={t('additional.title')}>
      <FieldGrid>
        <FieldCell span={2}>
          <Driver />
        </FieldCell>
        <FieldCell span={2}>
          <DateField<DispatchValues>
            name="pickupDate"
            label={t('jobForm:fields.preferredPickupDate')}
            prefer="future"
          />
        </FieldCell>
        <FieldCell span={2}>
          <DateField<DispatchValues>
            name="deliveryDate"
            label={t('jobForm:fields.preferredDeliveryDate')}
            prefer="future"
          />
        </FieldCell>
        {[...LINE_TEXTS, ...NOTE_TEXTS].map((name) => (
          <FieldCell key={name} span={DISPATCH_TEXTS[name].multiline ? 6 : 2}>
            <JobTextField name={name} />
          </FieldCell>
        ))}
      </FieldGrid>
    </FormSection>
  );
}

/** Without a driver the job is pending. */
function Driver() {
  const { t } = useTranslation('dispatch');
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
  return <JobDriverField noneLabel={t('additional.noDriver')} wanted={wanted} />;
}
