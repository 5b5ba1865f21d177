import { zodResolver } from '@hookform/resolvers/zod';
import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Job } from '../../../api/jobs/jobs';
import { useMakeJobTemplateMutation } from '../../../api/jobs/series';
import { useGetJobQuery } from '../../../api/singleRecords';
import { JobSummary } from '../../../parts/job/JobSummary';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { FormField } from '../../../ui/form/FormField';
import { templateNameSchema } from '../../../parts/templates/templateName';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { NewRecordForm } from '../../../ui/record/NewRecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { templateOfJob } from './templateOfJob';

/** Saves an existing job as a template. */
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
  const [make] = useMakeJobTemplateMutation();
  return (
    <NewRecordForm
      texts={{ submit: t('templates.save'), busy: t('saving'), done: t('templates.saved') }}
      place={`job-${job.id}-template`}
      resolver={zodResolver(templateNameSchema)}
      defaultValues={{ name: '' }}
      send={({ name }, once) =>
        make({ newJobTemplate: { name: name.trim(), job: templateOfJob(job) }, ...once })
      }
      onClose={onDone}
    >
      <JobSummary job={job} />
      <FormField
        name="name"
        label={t('templates.name')}
        maxLength={SERIES_NAME_MAX}
        help={t('templates.keepNote')}
        autoFocus
      />
    </NewRecordForm>
  );
}
