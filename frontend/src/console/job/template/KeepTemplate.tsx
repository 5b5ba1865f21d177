import { zodResolver } from '@hookform/resolvers/zod';
import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useForm } from 'react-hook-form';
import type { Job } from '../../../api/jobs/jobs';
import { useMakeJobTemplateMutation } from '../../../api/jobs/series';
import { useGetJobQuery } from '../../../api/singleRecords';
import * as z from '../../../lib/schema';
import { JobSummary } from '../../../parts/job/JobSummary';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { FormField } from '../../../ui/form/FormField';
import { showServerProblems } from '../../../ui/form/serverProblems';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { templateOfJob } from './templateOfJob';

const nameSchema = z.object({
  name: z.text(SERIES_NAME_MAX).refine((text) => text.trim() !== '', 'recurring:errors.name'),
});
type NameValues = z.infer<typeof nameSchema>;

/** Keeps a job that is there as a template. */
export function KeepTemplate() {
  const { t } = useTranslation('recurring');
  const { jobId, close } = useJobPanel();
  const query = useGetJobQuery(jobId === null ? skipToken : { id: jobId });
  return (
    <DialogFrame title={t('templates.keep')} onClose={close}>
      {query.currentData ? (
        <NameForm job={query.currentData} onDone={close} />
      ) : (
        <DialogWait query={query} rows={3} onClose={close} />
      )}
    </DialogFrame>
  );
}

function NameForm({ job, onDone }: { job: Job; onDone: () => void }) {
  const { t } = useTranslation('recurring');
  const toast = useToast();
  const errorText = useErrorText();
  const [make, { isLoading }] = useMakeJobTemplateMutation();
  const { control, formState, handleSubmit, setError } = useForm<NameValues>({
    resolver: zodResolver(nameSchema),
    defaultValues: { name: '' },
  });
  const submit = handleSubmit(async (values) => {
    if (isLoading) return;
    const newJobTemplate = { name: values.name.trim(), job: templateOfJob(job) };
    const { error } = await make({ newJobTemplate });
    if (!error) {
      toast.success(t('templates.saved'));
      onDone();
      return;
    }
    toast.error(errorText(error));
    showServerProblems(error, values, setError);
  });
  return (
    <DialogForm
      submitLabel={t('templates.save')}
      busyLabel={t('saving')}
      isBusy={isLoading}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onDone}
    >
      <JobSummary job={job} />
      <FormField
        {...{ control, name: 'name', label: t('templates.name'), maxLength: SERIES_NAME_MAX }}
        help={t('templates.keepNote')}
        autoComplete="off"
        autoFocus
      />
    </DialogForm>
  );
}
