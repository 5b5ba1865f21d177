import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Job } from '../../api/jobs/jobs';
import { dateText } from '../../lib/dateText';
import * as z from '../../lib/schema';
import { DateField } from '../../ui/form/DateField';
import { useKeptWork } from '../../ui/form/sending/useKeptWork';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useReleaseDialog } from '../../ui/over/dismissGuard';
import { useWhileShown } from '../../ui/over/useWhileShown';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';

interface PickupDateTogetherProps {
  jobs: readonly Job[];
  busyLabel: string;
  /** Sets the day; null for none. Resolves to whether any job has it. */
  onSet: (day: string | null) => Promise<boolean>;
  onClose: () => void;
}

const schema = z.object({ day: dateText });
const NOTHING = { day: '' };

/** Sets one preferred pickup date for several jobs. */
export function PickupDateTogether(props: PickupDateTogetherProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('select.date.title')} onClose={props.onClose}>
      <DateForm {...props} />
    </DialogFrame>
  );
}

/** Input of an expired session is offered again for the same jobs. */
const placeOf = (jobs: readonly Job[]) =>
  `pickup-date-${jobs
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .join('-')}`;

function DateForm({ jobs, busyLabel, onSet, onClose }: PickupDateTogetherProps) {
  const { t, format } = useTexts();
  const releaseDialog = useReleaseDialog();
  const whileShown = useWhileShown();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: NOTHING });
  const { control, formState, handleSubmit } = form;
  const { isDirty, isSubmitting } = formState;
  const kept = useKeptWork({ form, place: placeOf(jobs), before: NOTHING });
  const submit = handleSubmit(async ({ day }) => {
    if (isSubmitting || !(await onSet(day || null))) return;
    kept.release();
    releaseDialog();
    whileShown(onClose);
  });
  const count = jobs.length;
  return (
    <DialogForm
      submitLabel={t('select.date.submit', { count, number: format.number(count) })}
      busyLabel={busyLabel}
      isBusy={isSubmitting}
      isDirty={isDirty}
      kept={kept}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <DateField control={control} name="day" label={t('select.date.day')} prefer="future" />
      <p className="small quiet">{t('select.date.none')}</p>
    </DialogForm>
  );
}
