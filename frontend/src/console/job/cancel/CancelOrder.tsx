import { zodResolver } from '@hookform/resolvers/zod';
import { CANCELLATION_REASONS, isCancellationReason } from '@dispatch/domain/jobs/cancellation';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { AMOUNT, isMoney } from '@dispatch/domain/text/money';
import { trimmed } from '@dispatch/domain/text/text';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useForm } from 'react-hook-form';
import { useCallback } from 'react';
import {
  type Job,
  useCancelJobMutation,
  useReinstateJobMutation,
  type NewJobCancellation,
} from '../../../api/jobs/jobs';
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
import { idempotent, ifMatch } from '../../../api/request/requestHeaders';
import { jobAndDriver } from '../../../parts/job/jobTexts';
import { useIntentKey } from '../../../ui/form/sending/useIntentKey';
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useUndo } from '../../../ui/over/undo/useUndo';
import { useAct } from '../../../ui/record/useAct';
import * as z from '../../../lib/schema';

/** Requires a reason; a charge and a note are optional. */
const cancelSchema = z.object({
  reason: z
    .string()
    .refine((value): boolean => isCancellationReason(value), 'jobDetails:cancel.choose'),
  dryRunCharge: z.custom<number | null>(
    (value) => value === null || isMoney(value),
    'jobDetails:errors.price',
  ),
  note: z.text(TEXT_MAX.cancellationNote, {}, true),
});

type CancelValues = z.infer<typeof cancelSchema>;

const NO_REASON: CancelValues = { reason: '', dryRunCharge: null, note: '' };

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

/** Cancels a job; the toast offers to reinstate it. Resolves to whether it was cancelled. */
function useCancelJob() {
  const { t } = useTranslation('jobDetails');
  const act = useAct();
  const { read } = useIntentKey();
  const [cancelJob, { isLoading }] = useCancelJobMutation();
  const { touch } = useUndo();
  const [reinstateJob] = useReinstateJobMutation();
  const cancel = useCallback(
    (job: Job, newJobCancellation: NewJobCancellation): Promise<boolean> => {
      const { id, version, jobId: name } = job;
      const about = jobAndDriver(job, job.driver);
      const record = recordKey('job', id);
      const back = (newest: number) => reinstateJob({ id, ...ifMatch(newest) });
      return act({
        send: async () => {
          const settle = touch(record);
          const once = idempotent(read());
          const answer = await cancelJob({ id, newJobCancellation, ...ifMatch(version), ...once });
          settle();
          return answer;
        },
        done: (cancelled) => ({
          text: t('cancel.done'),
          undo: {
            changes: [{ record, versions: [version, cancelled.version], back, name }],
            about,
          },
        }),
        failed: () => t('cancel.failed'),
        about,
      });
    },
    [act, cancelJob, read, reinstateJob, t, touch],
  );
  return { cancel, isBusy: isLoading };
}
