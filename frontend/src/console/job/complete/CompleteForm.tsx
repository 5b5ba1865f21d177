import { zodResolver } from '@hookform/resolvers/zod';
import { placeTimeZone } from '@dispatch/domain/places/place-time-zone';
import { dayOf } from '@dispatch/domain/time/company-day';
import { instantAt, timeOf } from '@dispatch/domain/time/local-time';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useConfig } from '../../../api/config';
import { useListDriversQuery } from '../../../api/drivers';
import type { Job } from '../../../api/jobs/jobs';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';
import { timeText } from '../../../lib/timeText';
import { JobSummary } from '../../../parts/job/JobSummary';
import { DriverSelect } from '../../../parts/people/DriverSelect';
import { DateField } from '../../../ui/form/DateField';
import { FormControlField } from '../../../ui/form/FormField';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
import { TimeField } from '../../../ui/form/TimeField';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useReleaseDialog } from '../../../ui/over/dismissGuard';
import { useWhileShown } from '../../../ui/over/useWhileShown';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useCompleteJob } from './useCompleteJob';

const schema = z.object({
  driverId: z.custom<number | null>(
    (value) => typeof value === 'number',
    'jobDetails:complete.missing',
  ),
  day: dateText.min(1, 'common:fields.required'),
  time: timeText.min(1, 'common:fields.required'),
});
type CompleteValues = z.infer<typeof schema>;

interface CompleteFormProps {
  job: Job;
  onDone: () => void;
}

/** Driver and moment of the delivery; the moment is now unless the user changes it. */
export function CompleteForm({ job, onDone }: CompleteFormProps) {
  const { t } = useTranslation('jobDetails');
  const complete = useCompleteJob();
  const releaseDialog = useReleaseDialog();
  const whileShown = useWhileShown();
  const { data: drivers = [] } = useListDriversQuery({});
  const { timeZone, before } = useMomentOf(job);
  const form = useForm<CompleteValues>({ resolver: zodResolver(schema), defaultValues: before });
  const { control, formState, handleSubmit, setError } = form;
  const { dirtyFields, isDirty, isSubmitting } = formState;
  // On another day, a kept time would mean another moment.
  const kept = useKeptWork({ form, place: `job-${job.id}-complete-${before.day}`, before });
  const submit = handleSubmit(async ({ driverId, day, time }) => {
    if (isSubmitting) return;
    // The job's driver is known before all drivers are loaded.
    const driver = [...drivers, job.driver].find((each) => each?.id === driverId);
    const isChosen = dirtyFields.day === true || dirtyFields.time === true;
    const at = isChosen ? instantAt(day, time, timeZone) : new Date();
    if (!driver) setError('driverId', { message: t('complete.missing') }, { shouldFocus: true });
    else if (at > new Date())
      setError('day', { message: t('complete.future') }, { shouldFocus: true });
    else if (await complete(job, driver, at)) {
      kept.release();
      releaseDialog();
      whileShown(onDone);
    }
  });
  return (
    <DialogForm
      submitLabel={t('complete.submit')}
      busyLabel={t('complete.busy')}
      isBusy={isSubmitting}
      isDirty={isDirty}
      kept={kept}
      onSubmit={() => void submit()}
      onClose={onDone}
    >
      <JobSummary job={job} />
      <FormControlField
        control={control}
        name="driverId"
        label={t('complete.driver')}
        render={({ field, ids }) => (
          <DriverSelect
            ids={ids}
            value={typeof field.value === 'number' ? field.value : null}
            onChange={field.onChange}
            autoFocus
            inputRef={field.ref}
          />
        )}
      />
      <FieldPair>
        <DateField control={control} name="day" label={t('complete.day')} prefer="past" />
        <TimeField
          control={control}
          name="time"
          label={t('complete.time')}
          help={t('complete.timeHelp')}
        />
      </FieldPair>
    </DialogForm>
  );
}

/** The time zone of the drop-off, and the form's first values: the job's driver and the moment it was opened. */
function useMomentOf(job: Job) {
  const config = useConfig();
  const { dropoffCity: city, dropoffProvince: province, dropoffPostalCode: postalCode } = job;
  const timeZone = placeTimeZone({ city, province, postalCode }, config.timeZone);
  const [before] = useState((): CompleteValues => {
    const opened = new Date();
    return {
      ...{ driverId: job.driverId, day: dayOf(opened, timeZone) },
      time: timeOf(opened, timeZone),
    };
  });
  return { timeZone, before };
}
