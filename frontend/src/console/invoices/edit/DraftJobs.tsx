import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Invoice } from '../../../api/invoicing/invoices';
import { IconButton } from '../../../ui/button/IconButton';
import { useFieldError } from '../../../ui/form/fieldProblem';
import { FormSelect } from '../../../ui/form/FormSelect';
import { Icon } from '../../../ui/icon/Icon';
import { Section } from '../../../ui/layout/Section';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AddJobs } from './AddJobs';
import { CARRIAGE_CHOICES, NO_VALUES, type DraftValues } from './draftForm';
import { DraftJobValues } from './DraftJobValues';
import './edit.css';

/** The jobs on the draft: their lines, their tax treatment, and the values that the draft needs of them. */
export function DraftJobs({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice');
  const { control, formState } = useFormContext<DraftValues>();
  const fieldError = useFieldError();
  const { fields, append, remove } = useFieldArray({ control, name: 'jobs' });
  const { jobs: problem } = formState.errors;
  const message = fieldError(problem?.root?.message ?? problem?.message);
  return (
    <Section title={t('edit.jobs')}>
      {message !== undefined && (
        <div role="alert" className="field-below" data-wrong>
          {message}
        </div>
      )}
      {fields.length > 0 && (
        <ul className="card plain-list edit-rows">
          {fields.map(({ id: key, jobId, jobReference }, place) => (
            <li key={key} className="edit-job">
              <span className="strong">{jobReference}</span>
              <FormSelect
                control={control}
                name={`jobs.${place}.carriage`}
                label={t('edit.carriageOf', { job: jobReference })}
                options={CARRIAGE_CHOICES.map((value) => ({
                  value,
                  label: t(`carriage.${value}`),
                }))}
              />
              <IconButton
                label={t('edit.removeJob', { job: jobReference })}
                tip={t('edit.removeJob', { job: jobReference })}
                onClick={() => remove(place)}
              >
                <Icon name="delete" />
              </IconButton>
              <DraftJobValues invoice={invoice} jobId={jobId} place={place} />
            </li>
          ))}
        </ul>
      )}
      <AddJobs
        customerId={invoice.customerId}
        taken={fields.map(({ jobId }) => jobId)}
        onAdd={({ jobId, jobReference }) => append({ ...NO_VALUES, jobId, jobReference })}
      />
    </Section>
  );
}
