import { zodResolver } from '@hookform/resolvers/zod';
import { placeTimeZone } from '@dispatch/domain/places/place-time-zone';
import { dayOf } from '@dispatch/domain/time/company-day';
import { instantAt, timeOf } from '@dispatch/domain/time/local-time';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useConfig } from '../../../api/config';
import type { Job } from '../../../api/jobs/jobs';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';
import { timeText } from '../../../lib/timeText';
import { JobSummary } from '../../../parts/job/JobSummary';
import { DriverChoice, useDriverChoice } from '../../../parts/people/DriverChoice';
import { Button } from '../../../ui/button/Button';
import { DateField } from '../../../ui/form/DateField';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { SubmitForm } from '../../../ui/form/sending/SubmitForm';
import { TimeField } from '../../../ui/form/TimeField';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useCompleteJob } from './useCompleteJob';

const schema = z.object({
  day: dateText.min(1, 'common:fields.required'),
  time: timeText.min(1, 'common:fields.required'),
});

interface CompleteFormProps {
  job: Job;
  onDone: () => void;
}

/** Driver and moment of the delivery; the moment is now unless the user changes it. */
export function CompleteForm({ job, onDone }: CompleteFormProps) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const complete = useCompleteJob();
  const choice = useDriverChoice(job);
  const config = useConfig();
  const { dropoffCity: city, dropoffProvince: province, dropoffPostalCode: postalCode } = job;
  const timeZone = placeTimeZone({ city, province, postalCode }, config.timeZone);
  const [opened] = useState(() => new Date());
  const {
    control,
    formState: { isDirty },
    handleSubmit,
    setError,
  } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { day: dayOf(opened, timeZone), time: timeOf(opened, timeZone) },
  });
  const submit = handleSubmit(({ day, time }) => {
    const driver = choice.require();
    const at = isDirty ? instantAt(day, time, timeZone) : new Date();
    if (at > new Date()) setError('day', { message: t('complete.future') }, { shouldFocus: true });
    else if (driver) {
      void complete(job, driver, at);
      onDone();
    }
  });
  return (
    <SubmitForm onSubmit={() => void submit()}>
      <DialogBody className="stack gap-20">
        <JobSummary job={job} />
        <DriverChoice
          choice={choice}
          label={t('complete.driver')}
          missing={t('complete.missing')}
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
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('complete.submit')}
        </Button>
      </DialogButtons>
    </SubmitForm>
  );
}
