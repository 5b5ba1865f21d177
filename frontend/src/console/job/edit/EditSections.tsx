import Alert from '@mui/material/Alert';
import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import '../../../ui/button/link.css';
import type { Job } from '../../../api/jobs/jobs';
import { DateField } from '../../../ui/form/DateField';
import { FormControlField, FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { CustomerSelect } from '../../../parts/people/CustomerSelect';
import { DriverSelect } from '../../../parts/people/DriverSelect';
import { useWantedTruck } from '../../../parts/people/useWantedTruck';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { useTranslation } from '../../../ui/text/useTranslation';
import { FirstVehicle } from './FirstVehicle';
import type { JobValues } from './jobEditForm';
import { JobPrice } from './JobPrice';
import { LocationFields } from './LocationFields';
import { FieldGrid, Section } from '../Section';
import { UnitList } from '../units/UnitList';

interface EditSectionsProps {
  form: UseFormReturn<JobValues>;
  job: Job;
}

/** The sections of read mode with all fields that a dispatcher may change. */
export function EditSections({ form, job }: EditSectionsProps) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const { control } = form;
  const units = useJobPanel().linkTo('units');
  const wanted = useWantedTruck([job]);
  return (
    <>
      <Section title={t('sections.job')}>
        <FieldGrid>
          <FormSelect
            control={control}
            name="status"
            label={t('fields.status')}
            options={JOB_STATUSES.map((value) => ({ value, label: t(`common:status.${value}`) }))}
          />
          <FormField
            control={control}
            name="poNumber"
            label={t('fields.poNumber')}
            maxLength={TEXT_MAX.poNumber}
          />
          <JobPrice form={form} job={job} />
          <DateField
            control={control}
            name="preferredPickupDate"
            label={t('fields.preferredPickupDate')}
            lean="ahead"
          />
        </FieldGrid>
      </Section>
      <Section title={t('sections.customer')}>
        <FormControlField
          control={control}
          name="customerId"
          label={t('fields.customerId')}
          hasHeading
          render={({ field, ids }) => (
            <CustomerSelect
              ids={ids}
              value={typeof field.value === 'number' ? field.value : null}
              onChange={field.onChange}
              noneLabel={t('edit.noCustomer')}
            />
          )}
        />
      </Section>
      <FirstVehicle form={form} job={job} />
      <Section title={t('sections.driver')}>
        <FormControlField
          control={control}
          name="driverId"
          label={t('fields.driverId')}
          hasHeading
          render={({ field, ids }) => (
            <DriverSelect
              ids={ids}
              value={typeof field.value === 'number' ? field.value : null}
              onChange={field.onChange}
              noneLabel={t('edit.noDriver')}
              wanted={wanted}
            />
          )}
        />
      </Section>
      <Section title={t('sections.vehicles', { count: job.vehicleCount })}>
        {job.vehicleCount > 1 && (
          <Alert severity="info">
            <span>{t('edit.onlyFirst')}</span>{' '}
            <Link className="link" {...units}>
              {t('edit.allUnits')}
            </Link>
          </Alert>
        )}
        <UnitList job={job} />
      </Section>
      <LocationFields form={form} side="pickup" />
      <LocationFields form={form} side="dropoff" />
      <Section title={t('sections.specialInstructions')}>
        <FormField
          control={control}
          name="specialInstructions"
          label={t('fields.specialInstructions')}
          hasHeading
          rows={3}
          maxLength={TEXT_MAX.specialInstructions}
        />
      </Section>
      <Section title={t('sections.completionNotes')}>
        <FormField
          control={control}
          name="completionNotes"
          label={t('fields.completionNotes')}
          hasHeading
          rows={3}
          maxLength={TEXT_MAX.completionNotes}
        />
      </Section>
    </>
  );
}
