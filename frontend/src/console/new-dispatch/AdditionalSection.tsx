import { DISPATCH_TEXTS } from '@dispatch/domain/jobs/dispatch-texts';
import { useWatch } from 'react-hook-form';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { FormSection } from '../../ui/form/layout/FormSection';
import { useTranslation } from '../../ui/text/useTranslation';
import { JobDates } from '../../parts/job-form/JobDates';
import { JobDriverField, JobTextField } from '../../parts/job-form/JobFields';
import { LINE_TEXTS, NOTE_TEXTS } from '../../parts/job-form/jobForm';
import { useWantedTruck } from '../../parts/people/useWantedTruck';
import { DISPATCH_DAYS, useDispatchForm, type DispatchValues } from './dispatchForm';

export function AdditionalSection() {
  const { t } = useTranslation('dispatch');
  return (
    <FormSection title={t('additional.title')}>
      <FieldGrid>
        <FieldCell span={2}>
          <Driver />
        </FieldCell>
        <JobDates<DispatchValues> days={DISPATCH_DAYS} span={2} />
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
