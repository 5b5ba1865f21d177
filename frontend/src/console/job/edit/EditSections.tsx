import Alert from '@mui/material/Alert';
import { SIDES } from '@dispatch/domain/jobs/job-location';
import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { Link } from 'react-router-dom';
import type { Job } from '../../../api/jobs/jobs';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { JobDates } from '../../../parts/job-form/JobDates';
import { JobDriverField, JobTextField, NOTE_ROWS } from '../../../parts/job-form/JobFields';
import { LINE_TEXTS, NOTE_TEXTS } from '../../../parts/job-form/jobForm';
import { LocationFields } from '../../../parts/job-form/LocationFields';
import { ColleagueField } from '../../../parts/people/ColleagueField';
import { CustomerField } from '../../../parts/people/CustomerField';
import { useWantedTruck } from '../../../parts/people/useWantedTruck';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { useTranslation } from '../../../ui/text/useTranslation';
import { FirstVehicle } from './FirstVehicle';
import { EDITED_DAYS, type JobValues } from './jobEditForm';
import { JobPrice } from './JobPrice';
import { FilledGrid } from '../../../ui/form/layout/FieldGrid';
import { Section } from '../../../ui/layout/Section';
import { UnitList } from '../units/UnitList';

/** The sections of read mode with all fields that a dispatcher may change. */
export function EditSections({ job }: { job: Job }) {
  const { t } = useTranslation(['jobDetails', 'jobForm', 'common']);
  const units = useJobPanel().linkTo('units');
  const wanted = useWantedTruck([job]);
  return (
    <>
      <Section title={t('sections.job')}>
        <FilledGrid>
          <FormSelect<JobValues>
            name="status"
            label={t('jobForm:fields.status')}
            options={JOB_STATUSES.map((value) => ({ value, label: t(`common:status.${value}`) }))}
          />
          {LINE_TEXTS.map((name) => (
            <JobTextField key={name} name={name} />
          ))}
          <JobPrice job={job} />
          <JobDates<JobValues> days={EDITED_DAYS} />
          <ColleagueField<JobValues>
            name="responsibleId"
            label={t('jobForm:fields.responsibleId')}
            noneLabel={t('edit.noResponsible')}
          />
        </FilledGrid>
      </Section>
      <Section title={t('sections.customer')}>
        <CustomerField<JobValues>
          name="customerId"
          label={t('jobForm:fields.customerId')}
          noneLabel={t('edit.noCustomer')}
          hasHeading
        />
      </Section>
      <FirstVehicle job={job} />
      <Section title={t('sections.driver')}>
        <JobDriverField noneLabel={t('edit.noDriver')} wanted={wanted} hasHeading />
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
      {SIDES.map((side) => (
        <Section key={side} title={t(`sections.${side}`)}>
          <LocationFields side={side} />
        </Section>
      ))}
      {NOTE_TEXTS.map((name) => (
        <Section key={name} title={t(`jobForm:fields.${name}`)}>
          <JobTextField name={name} hasHeading />
        </Section>
      ))}
      <Section title={t('jobForm:fields.completionNotes')}>
        <FormField<JobValues>
          name="completionNotes"
          label={t('jobForm:fields.completionNotes')}
          hasHeading
          rows={NOTE_ROWS}
          maxLength={TEXT_MAX.completionNotes}
        />
      </Section>
    </>
  );
}
