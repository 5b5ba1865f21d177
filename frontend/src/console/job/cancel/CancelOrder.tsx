import { zodResolver } from '@hookform/resolvers/zod';
import { CANCELLATION_REASONS, isCancellationReason } from '@dispatch/domain/jobs/cancellation';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { AMOUNT } from '@dispatch/domain/text/money';
import { trimmed } from '@dispatch/domain/text/text';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useForm } from 'react-hook-form';
import type { Job } from '../../../api/jobs/jobs';
import { useGetJobQuery } from '../../../api/singleRecords';
import { JobSummary } from '../../../parts/job/JobSummary';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useReleaseDialog } from '../../../ui/over/dismissGuard';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useWhileShown } from '../../../ui/over/useWhileShown';
import { useTranslation } from '../../../ui/text/useTranslation';
import { cancelSchema, NO_REASON, type CancelValues } from './cancelForm';
import { useCancelJob } from './useCancelJob';

/** Cancels a job with a reason and, if a truck drove for nothing, a dry-run charge. */
export function CancelOrder() {
  const { t } = useTranslation('jobDetails');
  const { jobId, close } = useJobPanel();
  const query = useGetJobQuery(jobId === null ? skipToken : { id: jobId });
  return (
    <DialogFrame title={t('cancel.title')} onClose={close}>
      {query.currentData ? (
        <CancelForm job={query.currentData} onDone={close} />
      ) : (
        <DialogWait query={query} rows={4} onClose={close} />
      )}
    </DialogFrame>
  );
}

function CancelForm({ job, onDone }: { job: Job; onDone: () => void }) {
  const { t } = useTranslation(['jobDetails', 'jobs']);
  const { cancel, isBusy } = useCancelJob();
  const releaseDialog = useReleaseDialog();
  const whileShown = useWhileShown();
  const form = useForm<CancelValues>({
    resolver: zodResolver(cancelSchema),
    defaultValues: NO_REASON,
  });
  const { control, formState, handleSubmit } = form;
  const kept = useKeptWork({ form, place: `job-${job.id}-cancel`, before: NO_REASON });
  const submit = handleSubmit(async ({ reason, dryRunCharge, note }) => {
    if (isBusy || !isCancellationReason(reason)) return;
    if (!(await cancel(job, { reason, dryRunCharge, note: trimmed(note) }))) return;
    releaseDialog();
    whileShown(onDone);
  });
  return (
    <DialogForm
      submitLabel={t('cancel.submit')}
      busyLabel={t('cancel.busy')}
      closeLabel={t('cancel.keep')}
      isBusy={isBusy}
      isDirty={formState.isDirty}
      kept={kept}
      onSubmit={() => void submit()}
      onClose={onDone}
    >
      <JobSummary job={job} />
      <FormSelect
        control={control}
        name="reason"
        label={t('cancel.reason')}
        options={CANCELLATION_REASONS.map((value) => ({
          value,
          label: t(`jobs:cancelled.reasons.${value}`),
        }))}
      />
      <NumberField
        control={control}
        name="dryRunCharge"
        label={t('cancel.charge')}
        help={t('cancel.chargeHelp')}
        bounds={AMOUNT}
      />
      <FormField
        control={control}
        name="note"
        label={t('cancel.note')}
        rows={2}
        maxLength={TEXT_MAX.cancellationNote}
      />
    </DialogForm>
  );
}
