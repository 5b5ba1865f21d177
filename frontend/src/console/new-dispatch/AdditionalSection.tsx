import { DISPATCH_TEXTS } from '@dispatch/domain/jobs/dispatch-texts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { FormSection } from '../../ui/form/layout/FormSection';
import { useTranslation } from '../../ui/text/useTranslation';
import { JobDates } from '../../parts/job-form/JobDates';
import { JobDriverField, JobTextField } from '../../parts/job-form/JobFields';
import { LINE_TEXTS, NOTE_TEXTS } from '../../parts/job-form/jobForm';
import { ColleagueField } from '../../parts/people/ColleagueField';
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
        <Responsible />
        {[...LINE_TEXTS, ...NOTE_TEXTS].map((name) => (
          <FieldCell key={name} span={DISPATCH_TEXTS[name].multiline ? 6 : 2}>
            <JobTextField name={name} />
          </FieldCell>
        ))}
      </FieldGrid>
    </FormSection>
  );
}

/** Only for a copied job, or one from a template, whose user comes with it. */
function Responsible() {
  const { t } = useTranslation(['dispatch', 'jobForm']);
  const { control } = useDispatchForm();
  const responsibleId = useWatch({ control, name: 'responsibleId' });
  // Stays once the user is removed.
  const [isShown, setIsShown] = useState(false);
  if (responsibleId !== null && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <FieldCell span={2}>
      <ColleagueField<DispatchValues>
        name="responsibleId"
        label={t('jobForm:fields.responsibleId')}
        noneLabel={t('additional.noResponsible')}
      />
    </FieldCell>
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
