import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { IconButton } from '../../../ui/button/IconButton';
import { useFieldError } from '../../../ui/form/fieldProblem';
import { FormSelect } from '../../../ui/form/FormSelect';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AddJobs } from './AddJobs';
import { CARRIAGE_CHOICES, type DraftValues } from './draftForm';
import './edit.css';

/** The jobs on the draft and their tax treatment. */
export function DraftJobs({ customerId }: { customerId: number }) {
  const { t } = useTranslation('invoice');
  const id = useId();
  const { control, formState } = useFormContext<DraftValues>();
  const fieldError = useFieldError();
  const { fields, append, remove } = useFieldArray({ control, name: 'jobs' });
  const { jobs: problem } = formState.errors;
  const message = fieldError(problem?.root?.message ?? problem?.message);
  return (
    <section aria-labelledby={id} className="stack gap-12">
      <h3 id={id} className="type-h3">
        {t('edit.jobs')}
      </h3>
      {message !== undefined && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
      {fields.length > 0 && (
        <ul className="card plain-list edit-rows">
          {fields.map(({ id: key, jobReference }, place) => (
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
            </li>
          ))}
        </ul>
      )}
      <AddJobs
        customerId={customerId}
        taken={fields.map(({ jobId }) => jobId)}
        onAdd={({ jobId, jobReference }) => append({ jobId, jobReference, carriage: 'auto' })}
      />
    </section>
  );
}
